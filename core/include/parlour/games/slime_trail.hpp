#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "parlour/base/hash.hpp"
#include "parlour/base/packed.hpp"
#include "parlour/base/text.hpp"
#include "parlour/game.hpp"

namespace parlour {

// Slime Trail, the twin of src/parlour/games/slime_trail/rules.py (rule numbers S1–S10 as there).
//
// Actions: a step is the number of its target cell; the swap comes last.
template <class Sheet>
class SlimeTrail {
public:
    using Set = typename Sheet::Set;
    static constexpr bool kIsDuel = true;
    static constexpr int kMaxMoves = 8 + 1;

    // The pie rule's state (S9); without that rule as if the swap was declined.
    enum class Pie : std::uint8_t { kOpen, kNotSwapped, kSwapped };

    struct Position {
        Set free{};  // cells not sealed, the snail's among them
        std::uint8_t snail = 0;
        std::uint8_t to_move = 0;
        Pie pie = Pie::kNotSwapped;

        friend bool operator==(const Position&, const Position&) = default;
    };

    SlimeTrail(int width, int height, bool pie) : sheet_(width, height), pie_(pie) {
        for (int cell = 0; cell < sheet_.cells; ++cell) {
            const Set one = sheet_.one(cell);
            beside_[cell] = sheet_.grow(one) & ~one;
        }
    }

    const Sheet& sheet() const { return sheet_; }
    int players() const { return 2; }
    Position start() const { return start_; }
    void start_from(const Position& position) { start_ = position; }
    int actions() const { return sheet_.cells + 1; }
    Move swap() const { return static_cast<Move>(sheet_.cells); }

    Actor actor(const Position& at) const { return count_moves(at) == 0 ? kNobody : at.to_move; }

    // One step onto a cell beside the snail that is not sealed (S4); the swap (S2).
    Move* legal_moves(const Position& at, Move* out) const {
        if (is_home(at)) return out;
        sheet_.for_each(steps(at), [&](int cell) { *out++ = static_cast<Move>(cell); });
        if (may_swap(at)) *out++ = swap();
        return out;
    }

    int count_moves(const Position& at) const {
        return is_home(at) ? 0 : Sheet::count(steps(at)) + may_swap(at);
    }

    Move random_move(const Position& at, Random& random) const {
        const Set targets = steps(at);
        const int count = Sheet::count(targets);
        const auto k = static_cast<int>(random.below(static_cast<std::uint32_t>(count + may_swap(at))));
        return k < count ? static_cast<Move>(Sheet::nth(targets, k)) : swap();
    }

    // The snail on its new cell, the old one sealed (S5); after a swap player 1 moves (S2).
    void apply(Position& at, Move move) const {
        if (move >= sheet_.cells) {
            at.pie = Pie::kSwapped;
            at.to_move = 0;
            return;
        }
        if (may_swap(at)) at.pie = Pie::kNotSwapped;
        at.free &= ~Sheet::one(at.snail);
        at.snail = static_cast<std::uint8_t>(move);
        at.to_move ^= 1;
    }

    // The goal's owner wins (S6), else who moved last, if the other is stuck (S7).
    Payoffs payoffs(const Position& at) const {
        int winner = 1 - at.to_move;
        if (is_home(at)) {
            winner = owner(at, at.snail);
        } else if (count_moves(at) > 0) {
            return {};
        }
        return winner == 0 ? Payoffs{1, -1} : Payoffs{-1, 1};
    }

    std::uint64_t key(const Position& at) const {
        const auto rest = static_cast<std::uint64_t>(at.snail) << 16 |
                          static_cast<std::uint64_t>(at.to_move) << 8 | static_cast<std::uint64_t>(at.pie);
        return mixed_bytes(rest, &at.free, sizeof at.free);
    }

    // Planes: the snail, sealed cells, the own goal, the enemy's, and on every cell whether the
    // swap is legal.
    int observation_size() const { return 5 * sheet_.cells; }

    void observe(const Position& at, Actor pov, std::span<std::uint8_t> planes) const {
        const int cells = sheet_.cells, far = cells - 1;
        Marks marks(planes);
        sheet_.mark(Sheet::one(at.snail), marks);
        sheet_.mark(sheet_.all & ~at.free, marks);
        for (const bool own : {true, false}) {
            Set goals{};
            for (const int goal : {0, far}) goals |= (owner(at, goal) == pov) == own ? Sheet::one(goal) : Set{};
            sheet_.mark(goals, marks);
        }
        marks.fill(may_swap(at) && !is_home(at), cells);
    }

    std::string write(const Position& at) const {
        std::string text = write_rows(sheet_.width, sheet_.height, [&](int cell) -> std::string_view {
            if (cell == at.snail) return "s";
            return sheet_.has(at.free, cell) ? "" : "#";
        });
        text += at.to_move == 0 ? " 1" : " 2";
        if (pie_) {
            text += ' ';
            text += kPies[static_cast<std::size_t>(at.pie)];
        }
        return text;
    }

    // One snail, neither goal sealed (S9).
    std::optional<Position> read(std::string_view text) const {
        Position at;
        at.free = sheet_.all;
        int snails = 0;
        const auto board = next_field(text);
        const bool rows = read_rows(board, sheet_.width, sheet_.height, 1, [&](int cell, std::string_view symbol) {
            if (symbol == "s") {
                at.snail = static_cast<std::uint8_t>(cell);
                ++snails;
                return true;
            }
            at.free &= ~Sheet::one(cell);
            return symbol == "#";
        });
        if (!rows || snails != 1) return {};
        if (!sheet_.has(at.free, 0) || !sheet_.has(at.free, sheet_.cells - 1)) return {};
        const auto side = pie_ ? next_field(text) : text;
        if (side != "1" && side != "2") return {};
        at.to_move = side == "2";
        if (pie_) {
            const auto found = text.size() == 1 ? kPies.find(text) : std::string_view::npos;
            if (found == std::string_view::npos) return {};
            at.pie = static_cast<Pie>(found);
        }
        return at;
    }

private:
    static constexpr std::string_view kPies = "-ny";

    Set steps(const Position& at) const { return beside_[at.snail] & at.free; }

    // On one of the goals, the corners bottom left and top right (S3).
    bool is_home(const Position& at) const { return at.snail == 0 || at.snail == sheet_.cells - 1; }

    // Whose a goal is: the near one player 1's, the far one player 2's; a swap exchanges them (S3, S2).
    Actor owner(const Position& at, int goal) const { return (goal != 0) != (at.pie == Pie::kSwapped); }

    // Exactly while the swap is undecided, player 2 is to move and one cell is sealed (S9).
    bool may_swap(const Position& at) const {
        return at.pie == Pie::kOpen && at.to_move == 1 && Sheet::count(at.free) == sheet_.cells - 1;
    }

    Sheet sheet_;
    bool pie_;
    std::array<Set, Sheet::kMaxCells> beside_{};  // by cell
    Position start_;
};

}  // namespace parlour
