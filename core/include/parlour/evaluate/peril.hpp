#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>

#include "parlour/game.hpp"

namespace parlour {

// Who moves before whom, where a turn has several steps and seats may be out.
struct Tempo {
    int players, to_move;
    int left;  // steps of the mover's turn that are still to come
    int steps;  // of a whole turn
    std::uint8_t out;

    bool is_out(int seat) const { return (out >> seat & 1) != 0; }
    int left_of(int seat) const { return seat == to_move ? left : 0; }

    // How many turns begin before the next whole turn of a seat (the mover's: those of all the others).
    int waits(int seat) const {
        int turns = 0;
        for (int other = to_move, i = 0; i < players; ++i) {
            other = other + 1 < players ? other + 1 : 0;
            if (other == seat) break;
            turns += !is_out(other);
        }
        return turns;
    }
};

// How likely a seat is to die by an enemy that is `distance` steps away from its main bug, or general:
// 0…1. What is certain if nobody interferes is nearly 1; what the victim can answer with a turn is a
// threat; what takes yet another turn is a shadow.
inline double peril(const Tempo& tempo, int enemy, int victim, int distance) {
    constexpr double kNow = 0.97, kNext = 0.92, kThreat = 0.3, kShadow = 0.08;
    const int left = tempo.left_of(enemy), steps = tempo.steps;
    if (distance <= left) return kNow;
    const int missing = distance - left;  // in whole turns to come
    const double spent = static_cast<double>(missing) / steps;
    // A step of the victim pushes the enemy back by about one; it must be further away than a turn reaches.
    const auto answered = [&](int answer) { return std::clamp(0.5 + 0.25 * (answer - (steps + 1 - missing)), 0.0, 1.0); };
    const double next = kNext - 0.02 * missing;
    // The rest of its turn is the victim's answer.
    if (victim == tempo.to_move) {
        if (missing > steps) return kShadow * std::max(0.0, 2.5 - spent);
        return next - (next - kThreat) * answered(tempo.left);
    }
    const bool is_first = enemy != tempo.to_move && tempo.waits(enemy) < tempo.waits(victim);
    if (is_first) {
        if (missing <= steps) return next;
        return kThreat * std::max(0.0, 2.2 - spent);
    }
    if (missing <= steps) return next - (next - kThreat) * answered(steps);
    return kShadow * std::max(0.0, 2.5 - spent);
}

// Shares that sum to 1, from each seat's chance to live and the logarithm of what it has.
inline Payoffs shared(const Tempo& tempo, const std::array<double, kMostPlayers>& alive,
                      const std::array<double, kMostPlayers>& chance) {
    double best = -1e9, sum = 0;
    for (int seat = 0; seat < tempo.players; ++seat) {
        if (!tempo.is_out(seat)) best = std::max(best, chance[static_cast<std::size_t>(seat)]);
    }
    Payoffs shares{};
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(tempo.players); ++seat) {
        if (tempo.is_out(static_cast<int>(seat))) continue;
        shares[seat] = alive[seat] * std::exp(chance[seat] - best);
        sum += shares[seat];
    }
    for (auto& share : shares) share /= sum;
    return shares;
}

}  // namespace parlour
