#include "parlour/evaluate/backgammon/searches.hpp"
#include "parlour/games.hpp"
#include "parlour/games/backgammon/match.hpp"

namespace parlour {

std::unique_ptr<AnyGame> make_backgammon(const Options& options) {
    using namespace backgammon;
    const Backgammon game(options["checkers"]);
    if (const int length = options["match"]) return erased<Match>(options, game, length, options["crawford"] != 0);
    if (options["cube"] == 0) return erased<Backgammon>(options, game);
    return erased<Cube>(options, game, options["jacoby"] != 0, options["beavers"] != 0, options["raccoons"] != 0);
}

}  // namespace parlour
