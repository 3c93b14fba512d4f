#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

namespace parlour::slime_trail {

// What the future of a game of Slime Trail depends on, always seen by the player to move, whose
// goal is cell 0; the other's is the last cell.
//
// Nobody steps beside the other's goal, for the other then steps home; whoever is to move beside
// his own has won. So each player has three cells, his *ring*, that only he enters, and the goals
// themselves are never played on.
template <class Sheet>
struct GardenState {
    typename Sheet::Set region{};  // the cells that can still be entered
    std::uint8_t snail = 0;
};

// The shapes of a board of one size.
template <class Sheet>
class Garden {
public:
    using Set = typename Sheet::Set;
    using State = GardenState<Sheet>;

    explicit Garden(int width, int height) : sheet_(width, height) {
        for (int cell = 0; cell < sheet_.cells; ++cell) {
            const Set one = sheet_.one(cell);
            near[index(cell)] = sheet_.grow(one) & ~one;
        }
        goals = Sheet::one(0) | Sheet::one(sheet_.cells - 1);
        ring = near.front() & ~goals;
        far_ring = near[index(sheet_.cells - 1)] & ~goals;
        if (width == height) {
            columns_.resize(std::size_t{1} << width);
            for (std::size_t row = 0; row < columns_.size(); ++row) {
                for (int x = 0; x < width; ++x) {
                    if (row >> x & 1) columns_[row] |= Sheet::one(x * width);
                }
            }
        }
    }

    const Sheet& sheet() const { return sheet_; }

    // The cells beside each.
    std::array<Set, Sheet::kMaxCells> near{};
    Set goals{}, ring{}, far_ring{};

    // The state of a player to move on `snail` with these free cells, in its one form of two that
    // mirror each other: what cannot be entered is left out.
    State state(Set free, int snail) const {
        free &= ~(goals | Sheet::one(snail));
        const State found{reached(free, snail), static_cast<std::uint8_t>(snail)};
        return columns_.empty() ? found : smaller(found, mirrored(found));
    }

    // The same for the other player: the board turned by half.
    State turned_state(Set free, int snail) const { return state(turned(free), sheet_.cells - 1 - snail); }

    // The steps of the player to move that do not lose at once.
    Set steps(const State& state) const { return near[state.snail] & state.region & ~far_ring; }

    // The board turned by half.
    Set turned(Set set) const {
        if constexpr (sizeof(Set) == 16) {
            const auto low = reversed(static_cast<std::uint64_t>(set));
            const auto high = reversed(static_cast<std::uint64_t>(set >> 64));
            return (static_cast<Set>(low) << 64 | high) >> (Sheet::kMaxCells - sheet_.cells);
        } else {
            return reversed(set) >> (Sheet::kMaxCells - sheet_.cells);
        }
    }

private:
    static constexpr std::size_t index(int cell) { return static_cast<std::size_t>(cell); }

    static std::uint64_t reversed(std::uint64_t word) {
        word = (word >> 1 & 0x5555555555555555u) | (word & 0x5555555555555555u) << 1;
        word = (word >> 2 & 0x3333333333333333u) | (word & 0x3333333333333333u) << 2;
        word = (word >> 4 & 0x0F0F0F0F0F0F0F0Fu) | (word & 0x0F0F0F0F0F0F0F0Fu) << 4;
        return __builtin_bswap64(word);
    }

    // The cells that can be entered, players alternating and each keeping off the other's ring.
    Set reached(Set free, int snail) const {
        Set mine{}, theirs = Sheet::one(snail);  // entered by the player to move, by the other
        while (true) {
            const Set more = sheet_.grow(theirs) & free & ~far_ring;
            const Set others = theirs | (sheet_.grow(mine | more) & free & ~ring);
            if (more == mine && others == theirs) break;
            mine = more;
            theirs = others;
        }
        return (mine | theirs) & ~Sheet::one(snail);
    }

    // Mirrored on the axis through the goals, of a square board.
    State mirrored(const State& state) const {
        const int side = sheet_.width;
        const auto row = (Set{1} << side) - 1;
        Set set{};
        for (int y = 0; y < side; ++y) {
            set |= columns_[static_cast<std::size_t>(state.region >> (y * side) & row)] << y;
        }
        return {set, static_cast<std::uint8_t>(state.snail % side * side + state.snail / side)};
    }

    static const State& smaller(const State& one, const State& other) {
        if (one.snail != other.snail) return one.snail < other.snail ? one : other;
        return one.region < other.region ? one : other;
    }

    Sheet sheet_;
    std::vector<Set> columns_;  // by the cells of a row: the same cells of the first column
};

}  // namespace parlour::slime_trail
