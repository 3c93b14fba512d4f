// The ways on which Klopodavka's look ahead rushes: legal to the last step, and none is shorter.

#include <array>
#include <cstdio>

#include "check.hpp"
#include "parlour/evaluate/klopodavka/foresight.hpp"

namespace {

using Sheet = parlour::Sheet24;
using Game = parlour::Klopodavka<Sheet>;
using Foresight = parlour::KlopodavkaForesight<Sheet>;
using parlour::Move;

constexpr std::string_view kStart = "bbb14ccc/bBb14cCc/bbb14ccc/20/20/20/20/20/20/20/20/20/20/20/20/20/20/aaa14ddd/aAa14dDd/aaa14ddd a 5 0 - 1";

// How many steps the mover is from the nearest main bug (0: it never gets there): whatever is accessible is
// stepped on, all at once, by the rules alone.
int rings_to_a_main(const Game& game, Game::Position at) {
    const int seat = at.standing.to_move;
    for (int rings = 1;; ++rings) {
        std::array<Move, Game::kMaxMoves> moves;
        at.left = 9;
        Move* const end = game.legal_moves(at, moves.data());
        bool steps = false;
        for (Move* move = moves.data(); move != end; ++move) {
            if (*move >= game.sheet().cells) continue;
            for (int other = 0; other < game.players(); ++other) {
                if (other != seat && at.mains[other] == *move) return rings;
            }
            steps = true;
        }
        if (!steps) return 0;
        for (Move* move = moves.data(); move != end; ++move) {
            if (*move >= game.sheet().cells) continue;
            at.left = 9;
            game.apply(at, *move);
        }
    }
}

// Whether the steps are legal one after the other, turns being as long as they must, and the last kills a main bug.
bool leads_to_a_kill(const Game& game, Game::Position at, const Move* way, int length) {
    const int before = at.standing.still_in(game.players());
    for (int i = 0; i < length; ++i) {
        std::array<Move, Game::kMaxMoves> moves;
        at.left = 9;
        Move* const end = game.legal_moves(at, moves.data());
        if (at.standing.still_in(game.players()) != before || std::find(moves.data(), end, way[i]) == end) return false;
        game.apply(at, way[i]);
    }
    return at.standing.still_in(game.players()) == before - 1;
}

void ways(bool linked) {
    const Game game(4, 20, 20, 5, linked, true);
    const Foresight foresight(game);
    parlour::Random random(linked ? 3 : 4);
    int found = 0, none = 0;
    for (int number = 0; number < 60; ++number) {
        Game::Position at = *game.read(kStart);
        const int moves = 40 + static_cast<int>(random.below(400));
        for (int i = 0; i < moves && game.actor(at) != parlour::kNobody; ++i) game.apply(at, game.random_move(at, random));
        if (game.actor(at) == parlour::kNobody) continue;
        std::array<Move, Foresight::kFarthest> way;
        const int length = foresight.shortest(at, random, way);
        CHECK(length == rings_to_a_main(game, at));
        CHECK(length == 0 || leads_to_a_kill(game, at, way.data(), length));
        ++(length > 0 ? found : none);
        const auto shares = foresight.guess(at, random);
        double sum = 0;
        for (int seat = 0; seat < 4; ++seat) {
            sum += shares[seat];
            CHECK(shares[seat] >= 0 && (!at.standing.is_out(seat) || shares[seat] == 0));
        }
        CHECK(sum > 0.999 && sum < 1.001);
    }
    CHECK(found > 30);
    std::printf("link=%s: %d ways, %d positions without one\n", linked ? "main" : "any", found, none);
}

}  // namespace

int main() {
    ways(false);
    ways(true);
    return 0;
}
