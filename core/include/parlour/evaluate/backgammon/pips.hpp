#pragma once

#include <cmath>

#include "parlour/games/backgammon/rules.hpp"
#include "parlour/search/guess.hpp"

namespace parlour::backgammon {

// Who is ahead in the race, and nothing else: a yardstick.
class Pips {
public:
    static constexpr double kMostPayoff = 3;  // a backgammon (B10)

    explicit Pips(const Backgammon&) {}

    Payoffs guess(const Position& at, Random&) const {
        const double value = lead(at);
        return at.turn.mover == 0 ? Payoffs{value, -value} : Payoffs{-value, value};
    }

    // In hundredths, from the view of who is on roll.
    int score(const Position& at) const { return static_cast<int>(std::lround(100 * lead(at))); }

private:
    // Expected by who is on roll: the lead in pips beside all that are left.
    static double lead(const Position& at) {
        int own = 0, enemy = 0;
        for (int point = 0; point <= kBar; ++point) {
            const int checkers = at.board.at[static_cast<std::size_t>(point)];
            if (checkers > 0) own += point * checkers;
            else enemy -= (kBar - point) * checkers;
        }
        return std::tanh(4.0 * (enemy - own) / (enemy + own + 8));
    }
};

}  // namespace parlour::backgammon
