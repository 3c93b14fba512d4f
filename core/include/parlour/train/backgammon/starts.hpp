#pragma once

#include <array>
#include <cstdint>

#include "parlour/base/random.hpp"
#include "parlour/games/backgammon/board.hpp"

namespace parlour::backgammon {

// Where a game of self-play begins, as its starter counts it, and how many of its first plies are drawn
// by lot, by which side (1 the starter, 2 the other, 3 both).
struct Start {
    Board board;
    int odd = 0, sides = 3;
};

inline Board board_of(const std::array<std::int8_t, kPoints>& own) {
    Board board;
    for (std::size_t i = 0; i < kPoints; ++i) {
        board.at[i] = static_cast<std::int8_t>(board.at[i] + own[i]);
        board.at[kBar - i] = static_cast<std::int8_t>(board.at[kBar - i] - own[i]);
    }
    return board;
}
inline const Board kStandard = board_of({0, 0, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0});
inline const Board kNackgammon = board_of({0, 0, 0, 0, 0, 0, 4, 0, 3, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0});

// A back game by lot: one side holds one to three points of the other's home, the rest of its checkers
// are on the way home or there; the other side brings its own round. Either of them is to play.
inline Board back_game(Random& random) {
    Board board;
    auto& at = board.at;
    int left = kMostCheckers;
    const int anchors = 1 + static_cast<int>(random.below(8) >= 2) + static_cast<int>(random.below(8) == 7);
    for (int k = 0; k < anchors; ++k) {
        const std::size_t point = 19 + random.below(6);
        if (at[point]) continue;
        at[point] = static_cast<std::int8_t>(2 + (random.below(5) == 0));
        left -= at[point];
    }
    const bool is_ready = random.below(3) > 0;  // most are still on the way
    while (left > 0) {
        const std::size_t point = 1 + random.below(is_ready ? 9 : 18);
        const int count = std::min<int>(left, 1 + static_cast<int>(random.below(3)));
        if (at[point] + count > 5) continue;
        at[point] = static_cast<std::int8_t>(at[point] + count);
        left -= count;
    }
    int enemies = kMostCheckers;
    const std::uint32_t reach = 6 + random.below(13);  // how far from home its last one may be
    for (int tries = 0; enemies > 0 && tries < 2000; ++tries) {
        const std::size_t point = 24 - random.below(reach);
        const int count = std::min<int>(enemies, 1 + static_cast<int>(random.below(3)));
        if (at[point] > 0 || at[point] - count < -5) continue;
        at[point] = static_cast<std::int8_t>(at[point] - count);
        enemies -= count;
    }
    if (enemies > 0) return kStandard;
    return random.below(2) ? flipped(board) : board;
}

// Mostly the standard start; some back games, Nackgammon, and games that begin with plays by lot.
inline Start draw_start(Random& random) {
    const auto lot = random.below(20);
    const auto drawn = [&](std::uint32_t most) { return 1 + static_cast<int>(random.below(most)); };
    if (lot == 0) return {kNackgammon};
    if (lot <= 4) return {back_game(random), static_cast<int>(random.below(3))};
    if (lot <= 8) return {kStandard, drawn(18), drawn(2)};
    if (lot <= 10) return {kStandard, drawn(8)};
    return {kStandard};
}

}  // namespace parlour::backgammon
