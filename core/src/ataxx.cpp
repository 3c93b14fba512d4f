#include "parlour/games/ataxx.hpp"

#include "parlour/evaluate/ataxx/searches.hpp"
#include "parlour/games.hpp"

namespace parlour {

std::unique_ptr<AnyGame> make_ataxx(const Options& options) {
    const int width = options["width"], height = options["height"];
    const bool fill = options["fill"] != 0;
    const int clock = options["clock"];
    if (Sheet64::fits(width, height)) {
        return erased<Ataxx<Sheet64>>(options, width, height, fill, clock);
    }
    return erased<Ataxx<Sheet16>>(options, width, height, fill, clock);
}

}  // namespace parlour
