#pragma once

#include <algorithm>
#include <cstddef>

#include "parlour/evaluate/backgammon/features.hpp"
#include "parlour/evaluate/backgammon/net.hpp"

namespace parlour::backgammon {

// What the rows of the network share while it is learned: the numbers of places, and of checkers off.

// A place's numbers: for each side, those of its first, second … sixth checker, the rest alike.
inline constexpr int kHeights = 7;
inline constexpr std::size_t kOffRows = kPoints * 2 * kHeights;  // where those of the checkers off begin
inline constexpr std::size_t kPlaceRows = kOffRows + 2 * (kMostCheckers + 1);

// Calls `visit(place row, from which height)` for the numbers of a place with `count` checkers.
template <class Visit>
void each_height(int place, int count, Visit&& visit) {
    const int side = count < 0, height = count < 0 ? -count : count;
    for (int k = 0; k < height; ++k) {
        visit(static_cast<std::size_t>((place * 2 + side) * kHeights + std::min(k, kHeights - 1)));
    }
}

// Calls `visit(row, place row)` for all that the rows of pairs, tall places and checkers off share.
template <class Visit>
void each_share(Visit&& visit) {
    using namespace features;
    for (int place = 0; place < kPairs; ++place) {
        for (int one = -kMost; one <= kMost; ++one) {
            for (int other = -kMost; other <= kMost; ++other) {
                const auto row = static_cast<std::size_t>(pair_row(place, one, other));
                each_height(place, one, [&](std::size_t share) { visit(row, share); });
                if (place + 1 == kPairs) each_height(place + 1, other, [&](std::size_t share) { visit(row, share); });
            }
        }
    }
    for (int place = 0; place < kPoints; ++place) {
        for (int count = kMost + 1; count <= kMostCheckers; ++count) {
            for (const int signed_count : {count, -count}) {
                const auto row = static_cast<std::size_t>(tall_row(place, signed_count));
                int k = 0;
                each_height(place, signed_count, [&](std::size_t share) {
                    if (k++ >= kMost) visit(row, share);
                });
            }
        }
    }
    for (std::size_t i = 0; i < 2 * (kMostCheckers + 1); ++i) visit(static_cast<std::size_t>(kOffFrom) + i, kOffRows + i);
}

// The numbers of a place's fourth, fifth … checker, from its tall rows. Rows of more than six checkers lie on a
// line of the number of checkers, each rounded: any line that passes all of them within one half will do.
template <class Rows>
void read_tall(const Rows& rows, int place, int side, float* places, std::size_t width) {
    constexpr int kLine = kHeights - 1;  // from this count on
    const auto row = [&](int count, std::size_t i) {
        return static_cast<double>(rows[static_cast<std::size_t>(features::tall_row(place, side * count))][i]);
    };
    float* const out = places + static_cast<std::size_t>((place * 2 + (side < 0)) * kHeights) * width;
    for (std::size_t i = 0; i < width; ++i) {
        double least = -1e9, most = 1e9;
        for (int one = kLine; one < kMostCheckers; ++one) {
            for (int other = one + 1; other <= kMostCheckers; ++other) {
                const double rise = row(other, i) - row(one, i);
                least = std::max(least, (rise - 1) / (other - one));
                most = std::min(most, (rise + 1) / (other - one));
            }
        }
        const double slope = (least + most) / 2;
        least = -1e9, most = 1e9;
        for (int count = kLine; count <= kMostCheckers; ++count) {
            const double start = row(count, i) - slope * (count - kLine);
            least = std::max(least, start - 0.5);
            most = std::min(most, start + 0.5);
        }
        double before = 0;
        for (int count = features::kMost + 1; count <= kLine; ++count) {
            const double now = count < kLine ? row(count, i) : (least + most) / 2;
            out[static_cast<std::size_t>(count - 1) * width + i] = static_cast<float>((now - before) / net::kRowScale);
            before = now;
        }
        out[static_cast<std::size_t>(kLine) * width + i] = static_cast<float>(slope / net::kRowScale);
    }
}

}  // namespace parlour::backgammon
