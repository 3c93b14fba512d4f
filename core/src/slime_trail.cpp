#include "parlour/games/slime_trail.hpp"

#include "parlour/evaluate/slime_trail/proofs.hpp"
#include "parlour/evaluate/slime_trail/searches.hpp"
#include "parlour/games.hpp"

namespace parlour {

std::unique_ptr<AnyGame> make_slime_trail(const Options& options) {
    const int width = options["width"], height = options["height"];
    const bool pie = options["pie"] != 0;
    if (Sheet64::fits(width, height)) return erased<SlimeTrail<Sheet64>>(options, width, height, pie);
    return erased<SlimeTrail<Sheet128>>(options, width, height, pie);
}

}  // namespace parlour
