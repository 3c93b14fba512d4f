#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <utility>
#include <vector>

#include "parlour/base/marks.hpp"

namespace parlour {

// A set of cells of a larger board: a word a row, bit x of it is column x. Plain loops over all
// rows, which compilers turn into vector instructions.
template <class Word, int kRows>
struct Rows {
    std::array<Word, kRows> row{};

    friend bool operator==(const Rows& one, const Rows& other) {
        Word differences = 0;
        for (int y = 0; y < kRows; ++y) differences |= static_cast<Word>(one.row[y] ^ other.row[y]);
        return differences == 0;
    }

    Rows& operator|=(const Rows& other) {
        for (int y = 0; y < kRows; ++y) row[y] |= other.row[y];
        return *this;
    }
    Rows& operator&=(const Rows& other) {
        for (int y = 0; y < kRows; ++y) row[y] &= other.row[y];
        return *this;
    }
    Rows& operator^=(const Rows& other) {
        for (int y = 0; y < kRows; ++y) row[y] ^= other.row[y];
        return *this;
    }
    friend Rows operator|(Rows one, const Rows& other) { return one |= other; }
    friend Rows operator&(Rows one, const Rows& other) { return one &= other; }
    friend Rows operator^(Rows one, const Rows& other) { return one ^= other; }
    friend Rows operator~(Rows set) {
        for (auto& word : set.row) word = static_cast<Word>(~word);
        return set;
    }
};

// A board of up to kRows rows, as wide as a word; the same questions as `PackedSheet` answers.
template <class Word, int kRows>
class RowSheet {
public:
    using Set = Rows<Word, kRows>;
    using Row = Word;
    static constexpr int kMaxWidth = 8 * sizeof(Word);
    static constexpr int kMaxCells = kMaxWidth * kRows;

    static constexpr bool fits(int width, int height) { return width <= kMaxWidth && height <= kRows; }

    RowSheet(int width, int height) : width(width), height(height), cells(width * height) {
        xy_.reserve(cells);
        for (int y = 0; y < height; ++y) {
            for (int x = 0; x < width; ++x) {
                xy_.emplace_back(static_cast<std::uint8_t>(x), static_cast<std::uint8_t>(y));
                all.row[y] |= bit(x);
            }
        }
    }

    int width, height, cells;
    Set all{};

    // Where a cell lies, for work on single words of sets.
    int column(int cell) const { return xy_[cell].first; }
    int row(int cell) const { return xy_[cell].second; }

    Set one(int cell) const {
        Set set;
        set.row[xy_[cell].second] = bit(xy_[cell].first);
        return set;
    }
    bool has(const Set& set, int cell) const {
        return (set.row[xy_[cell].second] >> xy_[cell].first & 1) != 0;
    }
    static bool any(const Set& set) {
        Word found = 0;
        for (int y = 0; y < kRows; ++y) found |= set.row[y];
        return found != 0;
    }
    static int count(const Set& set) {
        static_assert(sizeof set.row % 8 == 0);
        int number = 0;
        for (std::size_t part = 0; part < sizeof set.row; part += 8) {
            std::uint64_t word;  // one row or several
            std::memcpy(&word, reinterpret_cast<const char*>(&set.row) + part, 8);
            number += std::popcount(word);
        }
        return number;
    }

    // The lowest cell of a set that is not empty.
    int first(const Set& set) const {
        int y = 0;
        while (set.row[y] == 0) ++y;
        return y * width + std::countr_zero(set.row[y]);
    }

    // The k-th cell of a set from 0; the set has more than k.
    int nth(const Set& set, int k) const {
        int y = 0;
        for (int here; (here = std::popcount(set.row[y])) <= k; ++y) k -= here;
        Word word = set.row[y];
        for (; k > 0; --k) word &= static_cast<Word>(word - 1);
        return y * width + std::countr_zero(word);
    }

    // Calls `visit(cell)` for each cell of a set, from the lowest on.
    template <class Visit>
    void for_each(const Set& set, Visit&& visit) const {
        for (int y = 0; y < height; ++y) {
            for (Word word = set.row[y]; word; word &= static_cast<Word>(word - 1)) {
                visit(y * width + std::countr_zero(word));
            }
        }
    }

    // Writes a set as a byte a cell.
    void mark(const Set& set, Marks& marks) const {
        for (int y = 0; y < height; ++y) marks.put(set.row[y], width);
    }

    // The set moved by (dx, dy); what leaves the board is lost.
    Set leap(const Set& set, int dx, int dy) const {
        Set moved;
        for (int y = 0; y < height; ++y) {
            if (y + dy < 0 || y + dy >= height) continue;
            const Word word = set.row[y];
            moved.row[y + dy] =
                static_cast<Word>(dx >= 0 ? word << dx : word >> -dx) & all.row[y + dy];
        }
        return moved;
    }

    // The set and all cells beside it, straight and diagonally.
    Set grow(const Set& set) const {
        std::array<Word, kRows + 2> wide{};
        for (int y = 0; y < kRows; ++y) {
            const Word word = set.row[y];
            wide[y + 1] = static_cast<Word>(word | word << 1 | word >> 1);
        }
        Set grown;
        for (int y = 0; y < kRows; ++y) {
            grown.row[y] =
                static_cast<Word>((wide[y] | wide[y + 1] | wide[y + 2]) & all.row[y]);
        }
        return grown;
    }

    // How many pairs of a cell of `from` and one of `to` lie two apart, as a jump of Ataxx goes.
    int pairs_two_apart(const Set& from, const Set& to) const {
        int pairs = 0;
        for (int dy = -2; dy <= 2; ++dy) {
            for (int dx = -2; dx <= 2; dx += dy == -2 || dy == 2 ? 1 : 4) {
                pairs += count(leap(from, dx, dy) & to);
            }
        }
        return pairs;
    }

    // `seed` and all cells joined to it through `conducts`.
    Set flood(const Set& seed, const Set& conducts) const {
        Set reached = seed;
        while (true) {
            const Set wider = reached | (grow(reached) & conducts);
            if (wider == reached) return reached;
            reached = wider;
        }
    }

private:
    static Word bit(int x) { return static_cast<Word>(Word{1} << x); }

    std::vector<std::pair<std::uint8_t, std::uint8_t>> xy_;  // by cell: column and row
};

using Sheet16 = RowSheet<std::uint16_t, 16>;  // up to 16×16
using Sheet24 = RowSheet<std::uint32_t, 24>;  // up to 32×24
using Sheet32 = RowSheet<std::uint32_t, 32>;  // up to 32×32
using SheetLow = RowSheet<std::uint64_t, 32>;  // up to 64×32
using SheetWide = RowSheet<std::uint64_t, 64>;  // up to 64×64

}  // namespace parlour
