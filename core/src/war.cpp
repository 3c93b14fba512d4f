#include "parlour/games/war.hpp"

#include "parlour/evaluate/war/searches.hpp"
#include "parlour/games.hpp"

namespace parlour {

std::unique_ptr<AnyGame> make_war(const Options& options) {
    const int players = options["players"], width = options["width"], height = options["height"];
    const int plane = options["plane"];
    const bool narrow = options["narrow"] != 0;
    const auto make = [&]<class Sheet>() {
        return erased<War<Sheet>>(options, players, width, height, plane, narrow);
    };
    if (Sheet24::fits(width, height)) return make.template operator()<Sheet24>();
    if (SheetLow::fits(width, height)) return make.template operator()<SheetLow>();
    return make.template operator()<SheetWide>();
}

}  // namespace parlour
