// The winner's strategy of Slime Trail, walked against every reply by the plain rules.
//
// Without arguments on 5x5 and 6x6; `test_walk WIDTH HEIGHT CELL` from a start cell by its number.

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <unordered_set>

#include "check.hpp"
#include "parlour/evaluate/slime_trail/proofs.hpp"
#include "plain_slime_trail.hpp"

namespace {

using parlour::Sheet64;
using parlour::Verdict;
using Set = Sheet64::Set;
using Game = parlour::SlimeTrail<Sheet64>;
using Theory = parlour::slime_trail::GameTheory<Sheet64>;

class Walk {
public:
    Walk(int width, int height)
        : game_(width, height, false), search_(Theory(game_), 16 << 20), rules_(width, height) {}

    void from(int start) {
        winner_ = wins(0, start, 0) ? 0 : 1;
        visit(0, start, 0);
        std::printf("%dx%d from cell %d: player %d wins; %zu states, ends: %ld at the goal, %ld stuck, %ld by the loser's own step\n",
                    game_.sheet().width, game_.sheet().height, start, winner_ + 1, seen_.size(), homes_, stuck_, given_);
    }

private:
    // Whether the solver says that who moves wins.
    bool wins(Set sealed, int snail, int player) {
        Game::Position at;
        at.free = game_.sheet().all & ~sealed;
        at.snail = static_cast<std::uint8_t>(snail);
        at.to_move = static_cast<std::uint8_t>(player);
        parlour::SearchClock clock({}, never_);
        return search_.prove(search_.theory().state(at, 0), clock) == Verdict::kWon;
    }

    // From here the winner must win: he takes the first move that the solver calls won.
    void visit(Set sealed, int snail, int player) {
        if (!seen_.insert(sealed << 7 | static_cast<Set>(snail) << 1 | static_cast<Set>(player)).second) return;
        const auto steps = rules_.steps(sealed, snail);
        const Set after = sealed | Set{1} << snail;
        if (player != winner_) {
            stuck_ += steps.empty();
            for (const int to : steps) {
                if (rules_.goal(to) < 0) {
                    visit(after, to, 1 - player);
                } else {
                    CHECK(rules_.goal(to) == winner_);
                    ++given_;
                }
            }
            return;
        }
        for (const int to : steps) {
            if (rules_.goal(to) == winner_) {
                ++homes_;
                return;
            }
        }
        for (const int to : steps) {
            if (rules_.goal(to) < 0 && !wins(after, to, 1 - player)) return visit(after, to, 1 - player);
        }
        CHECK(!"the winner has a winning move");
    }

    Game game_;
    parlour::ProofSearch<Theory> search_;
    parlour::PlainSlimeTrail rules_;
    std::atomic<bool> never_{false};
    std::unordered_set<Set> seen_;
    int winner_ = 0;
    long homes_ = 0, stuck_ = 0, given_ = 0;
};

}  // namespace

int main(int count, char** words) {
    if (count == 4) {
        Walk(std::atoi(words[1]), std::atoi(words[2])).from(std::atoi(words[3]));
        return 0;
    }
    for (int start = 1; start < 24; ++start) Walk(5, 5).from(start);
    Walk(6, 6).from(21);
}
