#pragma once

#include <nanobind/nanobind.h>

namespace parlour {

// Binds the training of Backgammon's network.
void bind_trainer(nanobind::module_& module);

}  // namespace parlour
