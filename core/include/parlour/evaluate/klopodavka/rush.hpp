#pragma once

#include <array>
#include <cmath>
#include <cstddef>

#include "parlour/base/random.hpp"
#include "parlour/evaluate/klopodavka/walk.hpp"

namespace parlour {

// The classic opponent: rush for the nearest main bug, look neither left nor right. A seat likes main
// bugs dead first, then its own way to the nearest one short, in steps over accessible cells.
template <class Sheet>
class KlopodavkaRush {
public:
    using Rules = Klopodavka<Sheet>;
    using Position = typename Rules::Position;
    using Set = typename Sheet::Set;

    explicit KlopodavkaRush(const Rules& game) : game_(game) {}

    // A liking of each seat in 0…1, no chance of winning.
    Payoffs guess(const Position& at, Random&) const {
        Payoffs likes{};
        const int players = game_.players();
        const double dead = players - at.standing.still_in(players);
        for (int seat = 0; seat < players; ++seat) {
            if (at.standing.is_out(seat)) continue;
            likes[static_cast<std::size_t>(seat)] = (dead + 1.0 / (1 + distance(at, seat))) / players;
        }
        return likes;
    }

    int score(const Position& at) const {
        Random random(0);
        return static_cast<int>(std::lround(1000 * guess(at, random)[at.standing.to_move]));
    }

private:
    static constexpr int kFar = 1000;

    int distance(const Position& at, int seat) const {
        const Sheet& sheet = game_.sheet();
        Set targets{};
        for (int other = 0; other < game_.players(); ++other) {
            if (other != seat && at.mains[other] != Rules::kGone) targets |= sheet.one(at.mains[other]);
        }
        KlopodavkaWalk<Sheet> walk(sheet, at, seat, game_.border_of(at, seat));
        for (int steps = 1; Sheet::any(walk.edge()); ++steps) {
            if (Sheet::any(walk.edge() & targets)) return steps;
            walk.go_on(sheet.all);
        }
        return kFar;
    }

    const Rules& game_;
};

}  // namespace parlour
