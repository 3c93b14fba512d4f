#pragma once

#include <array>

#include "parlour/evaluate/backgammon/features.hpp"

namespace parlour::backgammon {

// The chances of a side: to win at all, at least a gammon, a backgammon; to lose at least a gammon,
// a backgammon. (The chance to lose at all is what is missing of `win`.)
struct Probabilities {
    float win = 0, win_gammon = 0, win_backgammon = 0, lose_gammon = 0, lose_backgammon = 0;

    // Expected points with the cube at 1 and out of the game (B10).
    float equity() const {
        return 2 * win - 1 + win_gammon + win_backgammon - lose_gammon - lose_backgammon;
    }
    // As the other side sees them.
    Probabilities flipped() const { return {1 - win, lose_gammon, lose_backgammon, win_gammon, win_backgammon}; }

    Probabilities& add(const Probabilities& other, float share) {
        win += share * other.win;
        win_gammon += share * other.win_gammon;
        win_backgammon += share * other.win_backgammon;
        lose_gammon += share * other.lose_gammon;
        lose_backgammon += share * other.lose_backgammon;
        return *this;
    }
};

// Of a game won at that level by the side itself (B10).
constexpr Probabilities won(int level) { return {1, level > 1 ? 1.0F : 0.0F, level > 2 ? 1.0F : 0.0F, 0, 0}; }

// The six results as the network's outputs have them: won single, gammon, backgammon; lost so.
inline constexpr int kResults = 6;
using Results = std::array<float, kResults>;
inline constexpr Results kPointsOf{1, 2, 3, -1, -2, -3};

inline Probabilities of_results(const Results& share) {
    return {share[0] + share[1] + share[2], share[1] + share[2], share[2], share[4] + share[5], share[5]};
}
inline Results results_of(const Probabilities& p) {
    return {p.win - p.win_gammon,           p.win_gammon - p.win_backgammon,   p.win_backgammon,
            1 - p.win - p.lose_gammon,      p.lose_gammon - p.lose_backgammon, p.lose_backgammon};
}

// Which results can be at all (bit i is result i): no gammon once the loser has borne off, no
// backgammon in a race once the loser has left the winner's home board.
inline unsigned possible_results(const Board& board, const features::Counts& found, bool is_race) {
    unsigned possible = 0b111111;
    if (found.enemy < kMostCheckers) possible &= ~0b000110U;
    if (found.own < kMostCheckers) possible &= ~0b110000U;
    if (is_race) {
        if (!(enemy_points(board) & ~kOutside)) possible &= ~0b000100U;
        if (!(own_points(board) >> 19)) possible &= ~0b100000U;
    }
    return possible;
}

}  // namespace parlour::backgammon
