#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <concepts>
#include <cstdint>
#include <cstring>
#include <optional>
#include <span>

#include "parlour/games/ataxx.hpp"

namespace parlour {

// What all evaluators of Ataxx share: a score of 400 is odds of e : 1, as in chess engines; how
// moves are ordered; which positions are alike to a search.
template <class Sheet>
class AtaxxCommon {
public:
    using Rules = Ataxx<Sheet>;
    using Position = typename Rules::Position;
    using Set = typename Sheet::Set;
    static constexpr int kUnit = 70;
    static constexpr double kScale = 400;

    explicit AtaxxCommon(const Rules& game) : game_(game) {}

    static double value(int score) { return 2 / (1 + std::exp(-score / kScale)) - 1; }

    // What a move changes in pieces (an infection counts twice), less the enemies beside the cell left.
    void rate(const Position& at, std::span<const Move> moves, int* out) const {
        const Set enemy = at.pieces[1 - at.to_move], own = at.pieces[at.to_move];
        std::array<std::int16_t, Sheet::kMaxCells> gains;
        const auto& sheet = game_.sheet();
        sheet.for_each(sheet.grow(sheet.grow(own)) & at.empty, [&](int cell) {
            const Set& near = game_.near(cell);
            gains[static_cast<std::size_t>(cell)] =
                static_cast<std::int16_t>(200 * Sheet::count(near & enemy) + 20 * Sheet::count(near & own));
        });
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const Move move = moves[i];
            const int target = game_.target(move);
            if (target < 0) {
                out[i] = 0;
            } else if (game_.is_clone(move)) {
                out[i] = gains[static_cast<std::size_t>(target)] + 150;
            } else {
                const Set& left = game_.near(game_.source(move));
                out[i] = gains[static_cast<std::size_t>(target)] - 30 * Sheet::count(left & own);
            }
        }
    }

    // A pass, which the rules refuse while there are moves; of no use when the board is nearly full.
    std::optional<Position> skip(const Position& at) const {
        if (Sheet::count(at.empty) < 6 || at.clock + 20 >= end()) return {};
        Position skipped = at;
        skipped.to_move = 1 - at.to_move;
        skipped.clock += 1;
        return skipped;
    }

    // Clocks far from the end are alike.
    std::uint64_t key(const Position& at) const {
        const std::uint32_t clock = at.clock + 50 < end() ? 0 : at.clock;
        const std::uint64_t hash = mixed_bytes(clock * 2u + static_cast<std::uint32_t>(at.to_move), &at.pieces, sizeof at.pieces);
        return mixed_bytes(hash, &at.empty, sizeof at.empty);
    }

    // To learn from (docs/training.md): 28 bytes, little-endian; own pieces, enemy pieces and gaps as 64 bits each,
    // on 7×7 cells, the score as 16 bits, the result and the clock of A14 as 8 bits each.
    static constexpr std::size_t kSampleSize = 28;
    bool writes_samples() const { return fits_in_seven(game_.sheet().width, game_.sheet().height); }
    void write_sample(const Position& at, int score, int result, std::uint8_t* out) const
        requires std::same_as<Set, std::uint64_t>
    {
        const Set gaps = game_.gaps(at);
        const std::array<std::uint64_t, 3> sets{in_seven(at.pieces[at.to_move]) & ~in_seven(gaps),
                                                in_seven(at.pieces[1 - at.to_move]) & ~in_seven(gaps), in_seven(gaps)};
        const auto number = static_cast<std::int16_t>(score);
        std::memcpy(out, sets.data(), 24);
        std::memcpy(out + 24, &number, 2);
        out[26] = static_cast<std::uint8_t>(result);
        out[27] = static_cast<std::uint8_t>(std::min(at.clock, 255u));
    }

    // A smaller board lies in a corner of 7×7 cells, gaps around.
    static constexpr int kSide = 7;
    static constexpr bool fits_in_seven(int width, int height) { return width <= kSide && height <= kSide; }

protected:
    // A set of cells on 7×7; those that the board lacks are in it.
    Set in_seven(Set set) const
        requires std::same_as<Set, std::uint64_t>
    {
        const auto& sheet = game_.sheet();
        if (sheet.cells == kSide * kSide) return set;
        Set wide = (Set{1} << (kSide * kSide)) - 1;
        const Set row = (Set{1} << sheet.width) - 1;
        for (int y = 0; y < sheet.height; ++y) {
            wide &= ~(row << (y * kSide));
            wide |= (set >> (y * sheet.width) & row) << (y * kSide);
        }
        return wide;
    }

    std::uint32_t end() const { return game_.clock() > 0 ? game_.clock() : 1u << 30; }

    const Rules& game_;
};

}  // namespace parlour
