// The Python module parlour._core: only calls. src/parlour/_core.pyi is its stub (`make stubs`).

#include <nanobind/nanobind.h>
#include <nanobind/stl/map.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>

#include <map>
#include <string>

#include "analyst.hpp"
#include "bearoff.hpp"
#include "game.hpp"
#include "parlour/base/instruction_set.hpp"
#include "parlour/base/version.hpp"
#include "proof.hpp"
#include "search.hpp"
#include "trainer.hpp"

namespace nb = nanobind;

NB_MODULE(PARLOUR_MODULE, module) {
    module.doc() = "The compiled core of Parlour; parlour.native is its door.";

    module.def(
        "version", [] { return parlour::kVersion; },
        "The version of the package that this core was built for.");

    module.def(
        "build_info",
        [] {
            return std::map<std::string, std::string>{
                {"compiler", parlour::compiler()},
                {"instruction_set", std::string(name(parlour::kBuiltFor))},
            };
        },
        "How the core was built: `compiler`, and for which `instruction_set`.");

    module.def(
        "chosen_instruction_set", [] { return name(parlour::chosen_instruction_set()); },
        "The best instruction set that this machine runs and PARLOUR_SIMD does not forbid.");

    parlour::bind_game(module);
    parlour::bind_analyst(module);
    parlour::bind_search(module);
    parlour::bind_trainer(module);
    parlour::bind_proof(module);
    parlour::bind_bearoff(module);
}
