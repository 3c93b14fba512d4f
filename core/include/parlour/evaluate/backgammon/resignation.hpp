#pragma once

#include "parlour/evaluate/backgammon/cube_decision.hpp"

namespace parlour::backgammon {

// What counts as certain: one game in ten thousand is otherwise.
inline constexpr double kCertain = 0.9999;

// The level that `resigner` should give the game up at (B14): 0 where playing on may still change
// anything. Levels that cost the same, in a match or under Jacoby's rule, are offered as the lowest.
// `stakes` are the resigner's, and so is the point of view.
inline int resignation_to_offer(const Probabilities& resigner, const Stakes& stakes, const MatchEquities& table) {
    const Worth worth(stakes, table);
    const int most = stakes.has_gammons() ? 3 : 1;
    const auto lost = [&](int level) { return worth.end(-1, std::min(level, most), stakes.power); };
    const std::array<double, 4> at_least{1, 1.0 - resigner.win, resigner.lose_gammon, resigner.lose_backgammon};
    for (int level = 1; level <= most; ++level) {
        // Nothing better than this is left, and nothing worse threatens.
        double worse = 0;
        for (int other = 3; other > level; --other) {
            if (lost(other) < lost(level)) worse = at_least[static_cast<std::size_t>(other)];
        }
        if (at_least[static_cast<std::size_t>(level)] < kCertain) return 0;
        if (worse <= 1 - kCertain) return level;
    }
    return 0;
}

// Whether a resignation at `level` is worth no less than playing on, which is worth `playing_on` to the
// one who was offered it, in the unit of `value`; `stakes` are that player's too. What is certain enough
// to be offered is certain enough to be accepted: two levels' difference, once in ten thousand games, is
// no reason to play on.
inline bool should_accept(int level, double playing_on, const Stakes& stakes, const MatchEquities& table) {
    const int counted = stakes.has_gammons() ? level : 1;
    const Worth worth(stakes, table);
    const double point = stakes.is_match() ? (worth.end(1, 1, stakes.power) - worth.end(-1, 1, stakes.power)) / 2 : 1;
    return worth.end(1, counted, stakes.power) >= playing_on - 2 * (1 - kCertain) * point - kSameValue;
}

}  // namespace parlour::backgammon
