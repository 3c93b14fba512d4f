#pragma once

#include <nanobind/nanobind.h>

namespace parlour {

// Binds the making and asking of Backgammon's bear-off tables.
void bind_bearoff(nanobind::module_& module);

}  // namespace parlour
