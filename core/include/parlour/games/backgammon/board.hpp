#pragma once

#include <array>
#include <bit>
#include <cstdint>

#if defined(__SSE2__)
#include <immintrin.h>
#endif

namespace parlour::backgammon {

inline constexpr int kBar = 25, kOff = 0, kPoints = 26, kDice = 6;
inline constexpr int kMostCheckers = 15;  // of a side

// A set of points: bit i is point i, bit 25 the bar.
using Mask = std::uint32_t;

constexpr Mask bit(int point) { return Mask{1} << point; }
inline constexpr Mask kOutside = ~Mask{0} << 7;  // the home board

// Checkers by point as one player counts them: own on 1…24 and the bar (25) positive, the enemy's
// negative, those on its bar at 0. The rest is zero and makes the board a vector of 32 bytes.
struct alignas(16) Board {
    std::array<std::int8_t, 32> at{};

    friend bool operator==(const Board&, const Board&) = default;

    Board& operator+=(const Board& change) { return *this = *this + change; }

    friend Board operator+(const Board& board, const Board& change) {
        Board sum;
#if defined(__AVX2__)
        const auto* const one = reinterpret_cast<const __m256i*>(board.at.data());
        const auto* const other = reinterpret_cast<const __m256i*>(change.at.data());
        const __m256i added = _mm256_add_epi8(_mm256_loadu_si256(one), _mm256_loadu_si256(other));
        _mm256_storeu_si256(reinterpret_cast<__m256i*>(sum.at.data()), added);
#else
        for (std::size_t i = 0; i < sum.at.size(); ++i) {
            sum.at[i] = static_cast<std::int8_t>(board.at[i] + change.at[i]);
        }
#endif
        return sum;
    }
};

// The points with more than `count` checkers by sign: own from 0 on, the enemy's below.
inline Mask more_than(const Board& board, int count) {
#if defined(__AVX2__)
    const __m256i points = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(board.at.data()));
    const __m256i least = _mm256_set1_epi8(static_cast<char>(count));
    return static_cast<Mask>(_mm256_movemask_epi8(_mm256_cmpgt_epi8(points, least)));
#elif defined(__SSE2__)
    const auto* const halves = reinterpret_cast<const __m128i*>(board.at.data());
    const __m128i least = _mm_set1_epi8(static_cast<char>(count));
    const auto low = static_cast<Mask>(_mm_movemask_epi8(_mm_cmpgt_epi8(_mm_load_si128(halves), least)));
    const auto high = static_cast<Mask>(_mm_movemask_epi8(_mm_cmpgt_epi8(_mm_load_si128(halves + 1), least)));
    return low | high << 16;
#else
    Mask found = 0;
    for (int i = 0; i < kPoints; ++i) found |= Mask{board.at[static_cast<std::size_t>(i)] > count} << i;
    return found;
#endif
}

inline constexpr Mask kAllPoints = (Mask{1} << kPoints) - 1;

// The points with at least `count` own checkers, or enemy checkers.
inline Mask own_points(const Board& board, int count = 1) { return more_than(board, count - 1); }
inline Mask enemy_points(const Board& board, int count = 1) { return ~more_than(board, -count) & kAllPoints; }

// The same checkers as the other player counts them.
inline Board flipped(const Board& board) {
    Board other;
#if defined(__AVX2__)
    const __m256i points = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(board.at.data()));
    const __m256i backwards = _mm256_setr_epi8(15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0,  //
                                               15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
    const __m256i halves = _mm256_shuffle_epi8(points, backwards);
    const __m256i turned = _mm256_permute2x128_si256(halves, halves, 0x01);
    const __m256i upper = _mm256_permute2x128_si256(halves, halves, 0x80);
    const __m256i moved = _mm256_alignr_epi8(upper, turned, 32 - kPoints);
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(other.at.data()), _mm256_sub_epi8(_mm256_setzero_si256(), moved));
#else
    for (std::size_t i = 0; i < kPoints; ++i) other.at[i] = static_cast<std::int8_t>(-board.at[kBar - i]);
#endif
    return other;
}

// What a step changes, by whether it hits a blot, its die and its source (B5).
using Changes = std::array<std::array<std::array<Board, kPoints>, kDice + 1>, 2>;

inline constexpr Changes kChanges = [] {
    Changes changes{};
    for (int hits = 0; hits < 2; ++hits) {
        for (int die = 1; die <= kDice; ++die) {
            for (int source = 1; source <= kBar; ++source) {
                auto& at = changes[static_cast<std::size_t>(hits)][static_cast<std::size_t>(die)]
                                  [static_cast<std::size_t>(source)].at;
                at[static_cast<std::size_t>(source)] = -1;
                if (source <= die) continue;
                at[static_cast<std::size_t>(source - die)] = static_cast<std::int8_t>(1 + hits);
                at[kOff] = static_cast<std::int8_t>(-hits);
            }
        }
    }
    return changes;
}();

inline const Board& change_of(bool hits, int die, int source) {
    return kChanges[hits][static_cast<std::size_t>(die)][static_cast<std::size_t>(source)];
}

// The dice still to play, the larger first: how many of the one and of the other. A double is all
// `high`.
struct Dice {
    int high = 0, low = 0;
    int highs = 0, lows = 0;

    // A whole roll (B4).
    static constexpr Dice of(int high, int low) {
        return high == low ? Dice{high, low, 4, 0} : Dice{high, low, 1, 1};
    }
};

}  // namespace parlour::backgammon
