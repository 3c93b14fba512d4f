#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdlib>

#include "parlour/base/random.hpp"
#include "parlour/games/war.hpp"

namespace parlour {

// The classic opponent: rush for the nearest general, look neither left nor right. A seat likes
// generals dead first; then one in reach of a leap; then what hangs together with its own general near
// the nearest enemy one, in cells; last, more of its units.
template <class Sheet>
class WarRush {
public:
    using Rules = War<Sheet>;
    using Position = typename Rules::Position;
    using Set = typename Sheet::Set;

    explicit WarRush(const Rules& game) : game_(game) {}

    // A liking of each seat in 0…1, no chance of winning.
    Payoffs guess(const Position& at, Random&) const {
        Payoffs likes{};
        const int players = game_.players();
        const double dead = players - at.standing.still_in(players);
        for (int seat = 0; seat < players; ++seat) {
            if (at.standing.is_out(seat)) continue;
            likes[static_cast<std::size_t>(seat)] = (dead + 0.9 * nearness(at, seat)) / players;
        }
        return likes;
    }

    int score(const Position& at) const {
        Random random(0);
        return static_cast<int>(std::lround(1000 * guess(at, random)[at.standing.to_move]));
    }

private:
    static constexpr int kFar = 64;  // no sheet is wider

    double nearness(const Position& at, int seat) const {
        const Sheet& sheet = game_.sheet();
        Set linked;
        std::array<Set, Rules::kKinds> leaps;
        game_.reaches_of(at, seat, linked, leaps);
        Set targets{};
        for (int other = 0; other < game_.players(); ++other) {
            if (other != seat && !at.standing.is_out(other)) targets |= sheet.one(at.generals[other]);
        }
        const double many = 1e-4 * std::min(Sheet::count(linked), 999);
        for (const Set& leap : leaps) {
            if (Sheet::any(leap & targets)) return 0.9 + many;
        }
        int rings = 0;
        for (Set grown = targets; rings < kFar && !Sheet::any(grown & linked); grown = sheet.grow(grown)) ++rings;
        return 0.8 / (1 + rings) + many;
    }

    const Rules& game_;
};

}  // namespace parlour
