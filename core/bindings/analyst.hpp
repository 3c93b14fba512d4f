#pragma once

#include <nanobind/nanobind.h>

namespace parlour {

// Binds the analyst of Backgammon.
void bind_analyst(nanobind::module_& module);

}  // namespace parlour
