// The Python module parlour._core: only calls. src/parlour/_core.pyi is its stub (`make stubs`).

#include <nanobind/nanobind.h>
#include <nanobind/stl/map.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>

#include <map>
#include <string>

#include "parlour/base/instruction_set.hpp"
#include "parlour/base/version.hpp"

namespace nb = nanobind;

NB_MODULE(_core, module) {
    module.doc() = "The compiled core of Parlour; parlour.native is its door.";

    module.def(
        "version", [] { return parlour::kVersion; },
        "The version of the package that this core was built for.");

    module.def(
        "build_info",
        [] {
            return std::map<std::string, std::string>{
                {"compiler", parlour::compiler()},
                {"instruction_set", std::string(name(parlour::chosen_instruction_set()))},
            };
        },
        "How the core was built (`compiler`) and which path its hot loops take (`instruction_set`).");
}
