#pragma once

#include <nanobind/nanobind.h>

namespace parlour {

// Binds the one class that stands for every compiled game, its positions and its batches.
void bind_game(nanobind::module_& module);

}  // namespace parlour
