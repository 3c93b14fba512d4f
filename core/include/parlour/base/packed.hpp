#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstdlib>

#include "parlour/base/marks.hpp"

namespace parlour {

__extension__ using Word128 = unsigned __int128;

// A small board (up to 64 or 128 cells) on which a set of cells is one word: bit i is cell i,
// counted row by row from the bottom left. Sets are combined by `|`, `&`, `~`.
template <class Word>
class PackedSheet {
public:
    using Set = Word;
    static constexpr int kMaxCells = 8 * sizeof(Word);
    static constexpr int kFar = 5;  // the longest leap aside

    static constexpr bool fits(int width, int height) { return width * height <= kMaxCells && width < 64; }

    PackedSheet(int width, int height) : width(width), height(height), cells(width * height) {
        all = cells == kMaxCells ? ~Word{0} : (Word{1} << cells) - 1;
        for (int dx = -kFar; dx <= kFar; ++dx) {
            for (int cell = 0; cell < cells; ++cell) {
                const int x = cell % width + dx;
                if (0 <= x && x < width) stays_[dx + kFar] |= one(cell);
            }
        }
    }

    int width, height, cells;
    Set all{};

    static Set one(int cell) { return Word{1} << cell; }
    static bool has(Set set, int cell) { return (set >> cell & 1) != 0; }
    static bool any(Set set) { return set != 0; }

    static int count(Set set) {
        if constexpr (sizeof(Word) == 16) {
            return std::popcount(static_cast<std::uint64_t>(set)) +
                   std::popcount(static_cast<std::uint64_t>(set >> 64));
        } else {
            return std::popcount(set);
        }
    }

    // The lowest cell of a set that is not empty.
    static int first(Set set) {
        if constexpr (sizeof(Word) == 16) {
            const auto low = static_cast<std::uint64_t>(set);
            return low ? std::countr_zero(low)
                       : 64 + std::countr_zero(static_cast<std::uint64_t>(set >> 64));
        } else {
            return std::countr_zero(set);
        }
    }

    // The k-th cell of a set from 0; the set has more than k.
    static int nth(Set set, int k) {
        if constexpr (sizeof(Word) == 16) {
            const auto low = static_cast<std::uint64_t>(set);
            const int below = std::popcount(low);
            return k < below ? nth_bit(low, k)
                             : 64 + nth_bit(static_cast<std::uint64_t>(set >> 64), k - below);
        } else {
            return nth_bit(set, k);
        }
    }

    // Calls `visit(cell)` for each cell of a set, from the lowest on.
    template <class Visit>
    static void for_each(Set set, Visit&& visit) {
        for (; set; set &= set - 1) visit(first(set));
    }

    // Writes a set as a byte a cell.
    void mark(Set set, Marks& marks) const {
        marks.put(static_cast<std::uint64_t>(set), std::min(cells, 64));
        if constexpr (sizeof(Word) == 16) {
            if (cells > 64) marks.put(static_cast<std::uint64_t>(set >> 64), cells - 64);
        }
    }

    // The set moved by (dx, dy), |dx| ≤ kFar; what leaves the board is lost.
    Set leap(Set set, int dx, int dy) const {
        const Set moving = set & stays_[dx + kFar];
        const int shift = width * dy + dx;
        if (std::abs(shift) >= kMaxCells) return Set{0};
        return (shift >= 0 ? moving << shift : moving >> -shift) & all;
    }

    // The set and all cells beside it, straight and diagonally.
    Set grow(Set set) const {
        const Set wide = set | (set & stays_[kFar + 1]) << 1 | (set & stays_[kFar - 1]) >> 1;
        return (wide | raised(wide) | lowered(wide)) & all;
    }

    // The cells of `from` that a leap by (dx, dy), |dx| ≤ 2, takes to a cell of `to`.
    template <int dx, int dy>
    Set reaching(Set from, Set to) const {
        const Set leaping = from & stays_[kFar + dx];
        if constexpr (dy > 0 || (dy == 0 && dx > 0)) {
            return leaping & to >> (width * dy + dx);
        } else {
            return leaping & to << (-width * dy - dx);
        }
    }

    // How many pairs of a cell of `from` and one of `to` lie two apart, as a jump of Ataxx goes.
    int pairs_two_apart(Set from, Set to) const {
        const Set left2 = (from & stays_[kFar - 2]) >> 2, left1 = (from & stays_[kFar - 1]) >> 1;
        const Set right2 = (from & stays_[kFar + 2]) << 2, right1 = (from & stays_[kFar + 1]) << 1;
        const Set up1 = to >> width, up2 = up1 >> width, down1 = to << width, down2 = down1 << width;
        int pairs = count(left2 & to) + count(right2 & to);
        for (const Set row : {up1, down1}) pairs += count(left2 & row) + count(right2 & row);
        for (const Set row : {up2, down2}) {
            pairs += count(left2 & row) + count(left1 & row) + count(from & row) +
                     count(right1 & row) + count(right2 & row);
        }
        return pairs;
    }

    // `seed` and all cells joined to it through `conducts`.
    Set flood(Set seed, Set conducts) const {
        Set reached = seed;
        while (true) {
            const Set wider = reached | (grow(reached) & conducts);
            if (wider == reached) return reached;
            reached = wider;
        }
    }

private:
    // A row up, a row down. Words of 128 bits are moved in halves: by less than 64 no bit needs to
    // jump, which a shift of the whole word tests for.
    Set raised(Set set) const {
        if constexpr (sizeof(Word) == 16) {
            const auto low = static_cast<std::uint64_t>(set), high = static_cast<std::uint64_t>(set >> 64);
            return static_cast<Set>(high << width | low >> 1 >> (63 - width)) << 64 | (low << width);
        } else {
            return set << width;
        }
    }
    Set lowered(Set set) const {
        if constexpr (sizeof(Word) == 16) {
            const auto low = static_cast<std::uint64_t>(set), high = static_cast<std::uint64_t>(set >> 64);
            return static_cast<Set>(high >> width) << 64 | (low >> width | high << 1 << (63 - width));
        } else {
            return set >> width;
        }
    }

    std::array<Set, 2 * kFar + 1> stays_{};  // by dx: the cells that a leap aside leaves on the board
};

using Sheet64 = PackedSheet<std::uint64_t>;
using Sheet128 = PackedSheet<Word128>;

}  // namespace parlour
