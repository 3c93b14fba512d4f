#pragma once

#include <algorithm>
#include <array>
#include <span>

#include "parlour/games/slime_trail.hpp"

namespace parlour {

// Who is nearer home, and who runs out of steps. The constants are those of
// src/parlour/evaluate/slime_trail/hand.py; a score is a thousandth of a payoff.
template <class Sheet>
class SlimeTrailHand {
public:
    using Rules = SlimeTrail<Sheet>;
    using Position = typename Rules::Position;
    using Set = typename Sheet::Set;
    static constexpr int kUnit = 120;  // a step

    explicit SlimeTrailHand(const Rules& game) : game_(game) {}

    static double value(int score) { return score / 1000.0; }

    int score(const Position& at) const {
        const auto& sheet = game_.sheet();
        const int far = sheet.cells - 1;
        // Rings around the snail: how far it is to either goal (0: it is walled off).
        std::array<int, 2> steps{};
        Set seen = Sheet::one(at.snail);
        for (int ring = 1;; ++ring) {
            const Set wider = sheet.grow(seen) & at.free;
            if (wider == seen) break;
            if (steps[0] == 0 && Sheet::has(wider, 0)) steps[0] = ring;
            if (steps[1] == 0 && Sheet::has(wider, far)) steps[1] = ring;
            seen = wider;
        }
        const int own_goal = (at.to_move != 0) != (at.pie == Rules::Pie::kSwapped);
        const int mine = steps[static_cast<std::size_t>(own_goal)], theirs = steps[static_cast<std::size_t>(1 - own_goal)];
        int value;
        if (mine == 1) value = 980;
        else if (mine == 0 && theirs == 0) value = Sheet::count(seen) % 2 == 0 ? 500 : -500;
        else if (theirs == 0) value = 700;
        else if (mine == 0) value = -700;
        else value = std::clamp(120 * (theirs - mine) + 60, -600, 600);
        return theirs == 1 && value < 900 ? value - 100 : value;
    }

    // Steps towards the own goal first.
    void rate(const Position& at, std::span<const Move> moves, int* out) const {
        const auto& sheet = game_.sheet();
        const bool is_far = (at.to_move != 0) != (at.pie == Rules::Pie::kSwapped);
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const int x = moves[i] % sheet.width, y = moves[i] / sheet.width;
            const int away = is_far ? std::max(sheet.width - 1 - x, sheet.height - 1 - y) : std::max(x, y);
            out[i] = -200 * away;
        }
    }

private:
    const Rules& game_;
};

}  // namespace parlour
