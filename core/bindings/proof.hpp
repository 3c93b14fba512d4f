#pragma once

#include <nanobind/nanobind.h>

namespace parlour {

// Binds the proof-number searches of compiled games.
void bind_proof(nanobind::module_& module);

}  // namespace parlour
