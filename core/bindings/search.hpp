#pragma once

#include <nanobind/nanobind.h>

namespace parlour {

// Binds searches of every game.
void bind_search(nanobind::module_& module);

}  // namespace parlour
