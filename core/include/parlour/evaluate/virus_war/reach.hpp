#pragma once

#include <cmath>

#include "parlour/games/virus_war.hpp"

namespace parlour {

// How many more cells the player to move could step on just now than the other (V4): what small
// programs for this game go by, one step ahead. A yardstick, not a player of ours.
template <class Sheet>
class VirusWarReach {
public:
    using Rules = VirusWar<Sheet>;
    using Position = typename Rules::Position;
    static constexpr int kUnit = 4;

    explicit VirusWarReach(const Rules& game) : game_(game) {}

    static double value(int score) { return 0.95 * std::tanh(score / 60.0); }

    int score(const Position& at) const {
        return Sheet::count(game_.reach_of(at, at.to_move)) - Sheet::count(game_.reach_of(at, 1 - at.to_move));
    }

private:
    const Rules& game_;
};

}  // namespace parlour
