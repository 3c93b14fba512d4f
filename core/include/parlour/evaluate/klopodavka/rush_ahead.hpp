#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "parlour/base/random.hpp"
#include "parlour/evaluate/peril.hpp"

namespace parlour {

// [enemy][victim]: how many steps an enemy is from a victim's main bug.
using Distances = std::array<std::array<int, kMostPlayers>, kMostPlayers>;

// What comes of a position of Klopodavka when everybody rushes, told from the distances alone: turn by turn each
// seat comes as much closer to the nearest main bug as it has steps, by lot where several are as near, kills
// what it reaches and goes on from there. Who cannot kill in its turn and can hold off all who would kill it
// before its next one does that first: a step of the victim sets an enemy back by about one. So it
// is seen how many enemies arrive in the same round, who is quicker, and whom a kill leaves alone.
//
// `far`: of seats that are in; `between`: of two seats, how many steps their main bugs are apart at least.
// Gives who moves then, and the distances.
template <class Between>
std::pair<Tempo, Distances> rushed(Tempo tempo, Distances far, int turns, const Between& between, Random& random) {
    const auto each = [&](const auto& seen) {
        for (int seat = 0; seat < tempo.players; ++seat) {
            if (seat != tempo.to_move && !tempo.is_out(seat)) seen(seat);
        }
    };
    for (int turn = 0; turn < turns; ++turn) {
        auto& ways = far[static_cast<std::size_t>(tempo.to_move)];
        const auto behind = [&](int enemy) -> int& { return far[static_cast<std::size_t>(enemy)][static_cast<std::size_t>(tempo.to_move)]; };
        int left = tempo.left, nearest = left + 1, needed = 0;
        each([&](int seat) {
            nearest = std::min(nearest, ways[static_cast<std::size_t>(seat)]);
            needed += std::max(0, tempo.steps + 1 - behind(seat));
        });
        if (nearest > left && needed <= left) {
            each([&](int seat) { behind(seat) = std::max(behind(seat), tempo.steps + 1); });
            left -= needed;
        }
        while (left > 0) {
            int target = -1, equals = 0;
            each([&](int seat) {
                const int way = ways[static_cast<std::size_t>(seat)], least = target < 0 ? way + 1 : ways[static_cast<std::size_t>(target)];
                if (way < least) {
                    target = seat;
                    equals = 1;
                } else if (way == least && random.below(static_cast<std::uint32_t>(++equals)) == 0) {
                    target = seat;
                }
            });
            if (target < 0) return {tempo, far};  // the last one
            auto& way = ways[static_cast<std::size_t>(target)];
            if (way > left) {
                way -= left;
                break;
            }
            left -= way;
            tempo.out |= static_cast<std::uint8_t>(1 << target);
            each([&](int seat) { ways[static_cast<std::size_t>(seat)] = std::min(ways[static_cast<std::size_t>(seat)], between(target, seat)); });
        }
        do tempo.to_move = tempo.to_move + 1 < tempo.players ? tempo.to_move + 1 : 0; while (tempo.is_out(tempo.to_move));
        tempo.left = tempo.steps;
    }
    return {tempo, far};
}

}  // namespace parlour
