#include "parlour/games/virus_war.hpp"

#include "parlour/evaluate/virus_war/searches.hpp"
#include "parlour/evaluate/virus_war/theory.hpp"
#include "parlour/games.hpp"

namespace parlour {

std::unique_ptr<AnyGame> make_virus_war(const Options& options) {
    const int width = options["width"], height = options["height"];
    const int steps = options["steps"], first_turn = options["first_turn"];
    const bool last_mover = options["last_mover"] != 0;
    if (Sheet128::fits(width, height)) {
        return erased<VirusWar<Sheet128>>(options, width, height, steps, first_turn, last_mover);
    }
    return erased<VirusWar<Sheet16>>(options, width, height, steps, first_turn, last_mover);
}

}  // namespace parlour
