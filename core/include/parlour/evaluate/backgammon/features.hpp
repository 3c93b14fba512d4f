#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "parlour/games/backgammon/plays.hpp"

namespace parlour::backgammon {

// What the network sees of a board, as the player who has just moved counts it (the enemy is on
// roll). The 26 places (enemy bar, points 1…24, own bar) make 25 pairs of neighbours; a pair picks
// one of 49 rows by how many checkers stand there, −3 (three or more enemy ones) to 3. A place with
// more than three picks one more row, and so do the checkers borne off by each side.
namespace features {

inline constexpr int kPairs = kPoints - 1, kMost = 3, kStates = 2 * kMost + 1, kPairStates = kStates * kStates;
inline constexpr int kTall = kMostCheckers - kMost;  // heights of 4…15
inline constexpr int kTallFrom = kPairs * kPairStates;
inline constexpr int kOffFrom = kTallFrom + kPoints * 2 * kTall;
inline constexpr int kRows = kOffFrom + 2 * (kMostCheckers + 1);
inline constexpr int kMostRows = kPairs + 2 * 3 + 2;  // three of a side can be taller than three

constexpr int state(int count) { return std::clamp(count, -kMost, kMost) + kMost; }
constexpr int pair_row(int place, int count, int next) {
    return place * kPairStates + state(count) * kStates + state(next);
}
// Of a place with more than three checkers of one side.
constexpr int tall_row(int place, int count) {
    return kTallFrom + (place * 2 + (count < 0)) * kTall + (count < 0 ? -count : count) - kMost - 1;
}
constexpr int off_row(bool enemy, int count) { return kOffFrom + enemy * (kMostCheckers + 1) + count; }

// By place, the state of the pair that begins there: the row less that of the place's first.
struct PairCodes {
    alignas(32) std::array<std::uint8_t, 32> at;

    explicit PairCodes(const Board& board) {
        alignas(32) std::array<std::int8_t, 64> states{};  // room to read one byte on
        for (std::size_t i = 0; i < 32; ++i) {
            const auto low = std::max<std::int8_t>(board.at[i], -kMost);
            states[i] = static_cast<std::int8_t>(std::min<std::int8_t>(low, kMost) + kMost);
        }
        for (std::size_t i = 0; i < 32; ++i) at[i] = static_cast<std::uint8_t>(states[i] * kStates + states[i + 1]);
    }
    PairCodes() = default;
};

// The places with a tall row.
inline Mask tall_places(const Board& board) { return more_than(board, kMost) | (~more_than(board, -kMost - 1) & kAllPoints); }

// Checkers on the board of each side.
struct Counts {
    int own = 0, enemy = 0;
};
inline Counts counts(const Board& board) {
    Counts found;
#if defined(__AVX2__)
    const __m256i points = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(board.at.data()));
    const __m256i zero = _mm256_setzero_si256();
    const auto sum = [](__m256i bytes) {
        const __m256i words = _mm256_sad_epu8(bytes, _mm256_setzero_si256());
        const __m128i half = _mm_add_epi64(_mm256_castsi256_si128(words), _mm256_extracti128_si256(words, 1));
        return static_cast<int>(_mm_extract_epi16(half, 0) + _mm_extract_epi16(half, 4));
    };
    found.own = sum(_mm256_max_epi8(points, zero));
    found.enemy = sum(_mm256_max_epi8(_mm256_sub_epi8(zero, points), zero));
#else
    for (const int count : board.at) (count > 0 ? found.own : found.enemy) += count > 0 ? count : -count;
#endif
    return found;
}

// Every row that a board picks; returns the end.
inline int* all_rows(const Board& board, int* out) {
    const auto& at = board.at;
    for (int place = 0; place < kPoints; ++place) {
        const auto i = static_cast<std::size_t>(place);
        if (place < kPairs) *out++ = pair_row(place, at[i], at[i + 1]);
        if (at[i] > kMost || at[i] < -kMost) *out++ = tall_row(place, at[i]);
    }
    const Counts found = counts(board);
    *out++ = off_row(false, kMostCheckers - found.own);
    *out++ = off_row(true, kMostCheckers - found.enemy);
    return out;
}

// Whether the two sides can still meet.
inline bool contact(const Board& board) {
    const Mask own = own_points(board), enemy = enemy_points(board);
    return own && enemy && highest(own) > std::countr_zero(enemy);
}

// Which of the sets of further layers judges a board: the race; else by how many checkers each side
// has in the other's home or on the bar: up to one, two or three, more.
inline constexpr int kStages = 10;
inline int stage(const Board& board) {
    if (!contact(board)) return 0;
    int own = 0, enemy = 0;
    for (std::size_t i = 0; i <= 6; ++i) enemy += std::max<int>(-board.at[i], 0);
    for (std::size_t i = 19; i <= kBar; ++i) own += std::max<int>(board.at[i], 0);
    const auto bin = [](int back) { return back < 2 ? 0 : back < 4 ? 1 : 2; };
    return 1 + 3 * bin(own) + bin(enemy);
}

}  // namespace features
}  // namespace parlour::backgammon
