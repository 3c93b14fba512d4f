#include "parlour/games/klopodavka.hpp"

#include "parlour/evaluate/klopodavka/searches.hpp"
#include "parlour/games.hpp"

namespace parlour {

std::unique_ptr<AnyGame> make_klopodavka(const Options& options) {
    const int players = options["players"], width = options["width"], height = options["height"];
    const int steps = options["steps"];
    const bool linked = options["linked"] != 0, revolution = options["revolution"] != 0;
    const auto make = [&]<class Sheet>() {
        return erased<Klopodavka<Sheet>>(options, players, width, height, steps, linked, revolution);
    };
    if (Sheet24::fits(width, height)) return make.template operator()<Sheet24>();
    if (SheetLow::fits(width, height)) return make.template operator()<SheetLow>();
    return make.template operator()<SheetWide>();
}

}  // namespace parlour
