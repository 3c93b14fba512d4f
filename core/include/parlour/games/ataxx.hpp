#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <string>
#include <vector>

#include "parlour/base/hash.hpp"
#include "parlour/base/keep.hpp"
#include "parlour/base/packed.hpp"
#include "parlour/base/rows.hpp"
#include "parlour/base/text.hpp"
#include "parlour/game.hpp"

namespace parlour {

// Ataxx, the twin of src/parlour/games/ataxx/rules.py (rule numbers A1–A16 as there).
//
// Actions: a clone is the number of its target cell; a jump is cells × (1 + d) + its source, where
// d is the direction's place in kJumps; the pass comes last.
template <class Sheet>
class Ataxx {
public:
    using Set = typename Sheet::Set;
    static constexpr bool kIsDuel = true;
    static constexpr int kDirections = 16;
    static constexpr int kMaxMoves = Sheet::kMaxCells * (1 + kDirections) + 1;
    static constexpr std::array<std::pair<int, int>, kDirections> kJumps{{
        {-2, -2}, {-1, -2}, {0, -2}, {1, -2}, {2, -2}, {-2, -1}, {2, -1}, {-2, 0},
        {2, 0},   {-2, 1},  {2, 1},  {-2, 2}, {-1, 2}, {0, 2},   {1, 2},  {2, 2},
    }};

    struct Position {
        std::array<Set, 2> pieces{};  // x's and o's
        Set empty{};                  // neither a piece nor a gap (A3)
        std::int32_t to_move = 0;
        std::uint32_t clock = 0;   // half-moves since the last clone (A14)
        std::uint32_t number = 1;  // of the full move (A15)

        friend bool operator==(const Position&, const Position&) = default;
    };

    Ataxx(int width, int height, bool fill, int clock)
        : sheet_(width, height), fill_(fill), clock_(static_cast<std::uint32_t>(clock)) {
        for (int cell = 0; cell < sheet_.cells; ++cell) {
            const Set one = sheet_.one(cell);
            near_.push_back(sheet_.grow(one) & ~one);
            Set far{};
            for (const auto& [dx, dy] : kJumps) far |= sheet_.leap(one, dx, dy);
            far_.push_back(far);
            for (const auto& [dx, dy] : kJumps) {
                const int x = cell % width + dx, y = cell / width + dy;
                const bool inside = 0 <= x && x < width && 0 <= y && y < height;
                landing_.push_back(static_cast<std::int16_t>(inside ? y * width + x : -1));
            }
        }
        if constexpr (std::is_integral_v<Set>) {
            for (std::size_t direction = 0; direction < kJumps.size(); ++direction) {
                const auto [dx, dy] = kJumps[direction];
                const int back = -(width * dy + dx);
                landings_[direction] = sheet_.leap(sheet_.all, dx, dy);
                up_[direction] = static_cast<Set>(std::clamp(back, 0, Sheet::kMaxCells - 1));
                down_[direction] = static_cast<Set>(std::clamp(-back, 0, Sheet::kMaxCells - 1));
            }
        }
    }

    const Sheet& sheet() const { return sheet_; }
    int players() const { return 2; }
    Position start() const { return start_; }
    void start_from(const Position& position) { start_ = position; }
    int actions() const { return pass() + 1; }
    Move pass() const { return static_cast<Move>(sheet_.cells * (1 + kDirections)); }

    // The cells one and two away from a cell.
    const Set& near(int cell) const { return near_[static_cast<std::size_t>(cell)]; }
    const Set& far(int cell) const { return far_[static_cast<std::size_t>(cell)]; }
    bool is_clone(Move move) const { return move < sheet_.cells; }
    // The cell that a move leaves and the one that it enters; the pass does neither.
    int source(Move move) const { return is_clone(move) || move == pass() ? -1 : move % sheet_.cells; }
    int target(Move move) const {
        if (is_clone(move)) return move;
        if (move == pass()) return -1;
        return landing_[static_cast<std::size_t>((move % sheet_.cells) * kDirections + move / sheet_.cells - 1)];
    }
    Set gaps(const Position& at) const { return sheet_.all & ~(at.pieces[0] | at.pieces[1] | at.empty); }
    // The clock of A14 at which the game ends, 0 for none.
    std::uint32_t clock() const { return clock_; }

    Actor actor(const Position& at) const { return is_over(at) ? kNobody : at.to_move; }

    // Clones by target (A5, A8), jumps by target (A6); the pass if there is neither (A11, A12).
    Move* legal_moves(const Position& at, Move* out) const {
        Move* const first = out;
        const Set own = at.pieces[at.to_move];
        sheet_.for_each(sheet_.grow(own) & at.empty, [&](int cell) { *out++ = static_cast<Move>(cell); });
        for (int direction = 0; direction < kDirections; ++direction) {
            const auto [dx, dy] = kJumps[direction];
            const int base = sheet_.cells * (1 + direction);
            // Where the jump lands on an empty cell, seen from its source.
            sheet_.for_each(sheet_.leap(at.empty, -dx, -dy) & own,
                            [&](int cell) { *out++ = static_cast<Move>(base + cell); });
        }
        if (out != first) return is_over_by_count_or_clock(at) ? first : out;
        if (!is_over(at)) *out++ = pass();
        return out;
    }

    int count_moves(const Position& at) const {
        const int steps = count_steps(at.pieces[at.to_move], at.empty);
        if (steps > 0) return is_over_by_count_or_clock(at) ? 0 : steps;
        return is_over(at) ? 0 : 1;
    }

    Move random_move(const Position& at, Random& random) const {
        const Set own = at.pieces[at.to_move];
        const Set clones = sheet_.grow(own) & at.empty;
        std::array<Set, kDirections> sources;
        std::array<int, kDirections> counts;
        int total = Sheet::count(clones);
        const int number_of_clones = total;
        for (int direction = 0; direction < kDirections; ++direction) {
            const auto [dx, dy] = kJumps[direction];
            sources[direction] = sheet_.leap(at.empty, -dx, -dy) & own;
            total += counts[direction] = Sheet::count(sources[direction]);
        }
        if (total == 0) return pass();
        int k = static_cast<int>(random.below(static_cast<std::uint32_t>(total)));
        if (k < number_of_clones) return static_cast<Move>(sheet_.nth(clones, k));
        k -= number_of_clones;
        int direction = 0;
        while (k >= counts[direction]) k -= counts[direction++];
        return static_cast<Move>(sheet_.cells * (1 + direction) + sheet_.nth(sources[direction], k));
    }

    // The piece on its new cell, enemies beside it infected (A5, A7); the clocks move on.
    void apply(Position& at, Move move) const {
        const int seat = at.to_move;
        at.clock += 1;
        if (move < sheet_.cells) {
            settle(at, move);
            at.clock = 0;
        } else if (move < pass()) {
            const int direction = move / sheet_.cells - 1, source = move % sheet_.cells;
            const int target = landing_[source * kDirections + direction];
            if (target >= 0) {
                const Set one = sheet_.one(source);
                at.pieces[seat] &= ~one;
                at.empty |= one;
                settle(at, target);
            }
        }
        at.to_move = 1 - seat;
        at.number += static_cast<std::uint32_t>(seat);
    }

    // More pieces win, equal numbers draw (A13); after an enclosure the empty cells count too (A10).
    Payoffs payoffs(const Position& at) const {
        if (!is_over(at)) return {};
        const Set &own = at.pieces[at.to_move], &enemy = at.pieces[1 - at.to_move];
        int lead = Sheet::count(own) - Sheet::count(enemy);
        if (Sheet::any(own) && Sheet::any(enemy) && Sheet::any(at.empty)) {
            const bool own_stuck = !can_move(own, at.empty);
            if (own_stuck && can_move(enemy, at.empty) && fill_) {
                lead -= Sheet::count(at.empty);
            } else if (!own_stuck || can_move(enemy, at.empty)) {
                return {};  // the clock (A14)
            }
        }
        if (at.to_move == 1) lead = -lead;
        const double x = (lead > 0) - (lead < 0);
        return {x, -x};
    }

    // The position without the number of the move, which decides nothing.
    Position unnumbered(Position at) const {
        at.number = 1;
        return at;
    }

    std::uint64_t key(const Position& at) const {
        const std::uint64_t hash = mixed_bytes(at.clock * 2u + at.to_move, &at.pieces, sizeof at.pieces);
        return mixed_bytes(hash, &at.empty, sizeof at.empty);
    }

    // Perft with the last two plies counted instead of made.
    std::uint64_t count_paths(const Position& at, int depth) const {
        if (depth == 1) return static_cast<std::uint64_t>(count_moves(at));
        if (depth == 2 && clock_allows(at, 2)) return count_two(at);
        std::uint64_t nodes = 0;
        each_child(at, [&](const Position& child) { nodes += count_paths(child, depth - 1); });
        return nodes;
    }

    // Perft with every leaf made.
    std::uint64_t make_paths(const Position& at, int depth) const {
        std::uint64_t nodes = 0;
        if (depth > 1) {
            each_child(at, [&](const Position& child) { nodes += make_paths(child, depth - 1); });
        } else if constexpr (std::is_integral_v<Set> && sizeof(Set) == 8) {
            nodes = make_leaves(at);
        } else {
            each_child(at, [&](const Position& leaf) {
                keep(leaf);
                ++nodes;
            });
        }
        return nodes;
    }

    // Planes: own pieces, enemy pieces, gaps, and the half-move clock (at most 255) on every cell.
    int observation_size() const { return 4 * sheet_.cells; }

    void observe(const Position& at, Actor pov, std::span<std::uint8_t> planes) const {
        Marks marks(planes);
        for (const Set& set : {at.pieces[pov], at.pieces[1 - pov], gaps(at)}) sheet_.mark(set, marks);
        marks.fill(static_cast<std::uint8_t>(std::min(at.clock, 255u)), sheet_.cells);
    }

    // The legal moves as a byte an action; returns their number.
    int mark_moves(const Position& at, std::span<std::uint8_t> mask) const {
        Marks marks(mask);
        const Set own = is_over_by_count_or_clock(at) ? Set{} : at.pieces[at.to_move];
        const Set clones = sheet_.grow(own) & at.empty;
        int count = Sheet::count(clones);
        sheet_.mark(clones, marks);
        for (const Set& set : jumpers(own, at.empty)) {
            count += Sheet::count(set);
            sheet_.mark(set, marks);
        }
        const bool passes = count == 0 && !is_over(at);
        marks.fill(passes, 1);
        return count + passes;
    }

    std::string write(const Position& at) const {
        const Set blocked = gaps(at);
        std::string text = write_rows(sheet_.width, sheet_.height, [&](int cell) -> std::string_view {
            if (sheet_.has(at.pieces[0], cell)) return "x";
            if (sheet_.has(at.pieces[1], cell)) return "o";
            return sheet_.has(blocked, cell) ? "-" : "";
        });
        text += at.to_move == 0 ? " x " : " o ";
        return text + std::to_string(at.clock) + ' ' + std::to_string(at.number);
    }

    std::optional<Position> read(std::string_view text) const {
        Position at;
        at.empty = sheet_.all;
        const auto board = next_field(text), side = next_field(text);
        const auto clock = read_number(next_field(text), kLargest), number = read_number(text, kLargest);
        const bool rows = read_rows(board, sheet_.width, sheet_.height, 1, [&](int cell, std::string_view symbol) {
            const Set one = sheet_.one(cell);
            at.empty &= ~one;
            if (symbol == "x") at.pieces[0] |= one;
            if (symbol == "o") at.pieces[1] |= one;
            return symbol == "x" || symbol == "o" || symbol == "-";
        });
        if (!rows || (side != "x" && side != "o") || !clock || !number) return {};
        at.to_move = side == "o";
        at.clock = *clock;
        at.number = *number;
        return at;
    }

private:
    static constexpr std::uint32_t kLargest = 1'000'000'000;

    void settle(Position& at, int target) const {
        const Set one = sheet_.one(target);
        const Set infected = near_[target] & at.pieces[1 - at.to_move];
        at.pieces[at.to_move] |= one | infected;
        at.pieces[1 - at.to_move] &= ~infected;
        at.empty &= ~one;
    }

    // The sources of all jumps, by direction.
    std::array<Set, kDirections> jumpers(const Set& own, const Set& empty) const {
        std::array<Set, kDirections> sources;
        for (std::size_t direction = 0; direction < sources.size(); ++direction) {
            if constexpr (std::is_integral_v<Set>) {
                // As `leap` says, without a branch: compilers make vector instructions of it.
                sources[direction] = (empty & landings_[direction]) << up_[direction] >> down_[direction] & own;
            } else {
                const auto [dx, dy] = kJumps[direction];
                sources[direction] = sheet_.leap(empty, -dx, -dy) & own;
            }
        }
        return sources;
    }

    // Clones and jumps of `own` onto `empty`.
    int count_steps(const Set& own, const Set& empty) const {
        return Sheet::count(sheet_.grow(own) & empty) + sheet_.pairs_two_apart(own, empty);
    }

    bool can_move(const Set& own, const Set& empty) const {
        return Sheet::any(sheet_.grow(sheet_.grow(own)) & empty);
    }

    bool is_over_by_count_or_clock(const Position& at) const {
        return !Sheet::any(at.pieces[0]) || !Sheet::any(at.pieces[1]) || (clock_ > 0 && at.clock >= clock_);
    }

    // Wiped out (A9, A13), full (A9), enclosed or stuck (A10, A12), then the clock (A14).
    bool is_over(const Position& at) const {
        if (is_over_by_count_or_clock(at)) return true;
        if (can_move(at.pieces[at.to_move], at.empty)) return false;
        return fill_ || !can_move(at.pieces[1 - at.to_move], at.empty);
    }

    bool clock_allows(const Position& at, std::uint32_t plies) const {
        return clock_ == 0 || at.clock + plies <= clock_;
    }

    // Calls `visit(child)` after each legal move. All moves to one target infect alike, so the
    // child is made once a target, and its jumps differ from it by their source.
    template <class Visit>
    void each_child(const Position& at, Visit&& visit) const {
        if (is_over_by_count_or_clock(at)) return;
        const int seat = at.to_move;
        const Set own = at.pieces[seat];
        const Set targets = sheet_.grow(sheet_.grow(own)) & at.empty;
        if (!Sheet::any(targets)) {
            if (is_over(at)) return;
            Position child = at;
            apply(child, pass());
            return visit(child);
        }
        sheet_.for_each(targets, [&](int target) {
            Position child = at;
            settle(child, target);
            child.to_move = 1 - seat;
            child.number += static_cast<std::uint32_t>(seat);
            if (Sheet::any(near_[target] & own)) {
                child.clock = 0;
                visit(child);
            }
            child.clock = at.clock + 1;
            const Set settled = child.pieces[seat], empty = child.empty;
            sheet_.for_each(far_[target] & own, [&](int source) {
                const Set one = sheet_.one(source);
                child.pieces[seat] = settled & ~one;
                child.empty = empty | one;
                visit(child);
            });
        });
    }

    // Makes each position one move on. The jumps of all directions are walked through in one loop
    // without branches: at this speed a loop for each target would cost most by its wrong guesses.
    std::uint64_t make_leaves(const Position& at) const {
        const int seat = at.to_move;
        const Set own = at.pieces[seat], enemy = at.pieces[1 - seat], clones = sheet_.grow(own) & at.empty;
        std::array<Set, kDirections + 2> sources;
        std::array<std::int8_t, kDirections + 2> offsets;
        std::size_t directions = 0;
        int leaves = 0;
        const auto add = [&](Set jumping, int offset) {
            sources[directions] = jumping;
            offsets[directions] = static_cast<std::int8_t>(offset);
            leaves += Sheet::count(jumping);
            directions += jumping != 0;
        };
        [&]<std::size_t... i>(std::index_sequence<i...>) {
            (add(sheet_.template reaching<kJumps[i].first, kJumps[i].second>(own, at.empty),
                 kJumps[i].second * sheet_.width + kJumps[i].first),
             ...);
        }(std::make_index_sequence<kDirections>{});
        sources[directions] = sources[directions + 1] = 0;
        if ((leaves == 0 && clones == 0) || is_over_by_count_or_clock(at)) {
            std::uint64_t nodes = 0;
            each_child(at, [&](const Position& leaf) {
                keep(leaf);
                ++nodes;
            });
            return nodes;
        }
        Position leaf = at;
        leaf.to_move = 1 - seat;
        leaf.number += static_cast<std::uint32_t>(seat);
        leaf.clock = 0;
        const auto make = [&](Set without, int target) {
            const Set one = sheet_.one(target), infected = near_[static_cast<std::size_t>(target)] & enemy;
            leaf.pieces[seat] = (own & ~without) | one | infected;
            leaf.pieces[1 - seat] = enemy & ~infected;
            leaf.empty = (at.empty | without) & ~one;
            keep(leaf);
        };
        sheet_.for_each(clones, [&](int target) { make(0, target); });
        leaf.clock = at.clock + 1;
        std::size_t direction = 0;
        for (Set left = sources[0]; left != 0;) {
            const int source = Sheet::first(left);
            make(left & -left, source + offsets[direction]);
            left &= left - 1;
            const Set next = sources[direction + 1];
            direction += left == 0;
            left = left == 0 ? next : left;
        }
        return static_cast<std::uint64_t>(leaves + Sheet::count(clones));
    }

    // Paths of two plies, while the clock is far. The replies are counted once a target, as if it
    // was cloned to; a jump's emptied source adds the replies onto it.
    std::uint64_t count_two(const Position& at) const {
        if (is_over_by_count_or_clock(at)) return 0;
        const int seat = at.to_move;
        const Set own = at.pieces[seat];
        const Set targets = sheet_.grow(sheet_.grow(own)) & at.empty;
        std::uint64_t nodes = 0;
        if (!Sheet::any(targets)) {
            each_child(at, [&](const Position& child) { nodes += static_cast<std::uint64_t>(count_moves(child)); });
            return nodes;
        }
        const Set enemy = at.pieces[1 - seat];
        sheet_.for_each(targets, [&](int target) {
            const Set one = sheet_.one(target), infected = near_[target] & enemy;
            const Set repliers = enemy & ~infected;
            if (!Sheet::any(repliers)) return;  // wiped out: no replies
            const Set empty = at.empty & ~one;
            const auto replies = static_cast<std::uint64_t>(count_steps(repliers, empty));
            // Without a reply there is a pass, or the end.
            const auto without_replies = [&](const Set& source) {
                Position child = at;
                child.clock = 0;  // the clock is far
                child.to_move = 1 - seat;
                child.pieces[seat] = (own | one | infected) & ~source;
                child.pieces[1 - seat] = repliers;
                child.empty = empty | source;
                return static_cast<std::uint64_t>(count_moves(child));
            };
            if (Sheet::any(near_[target] & own)) nodes += replies ? replies : without_replies(Set{});
            sheet_.for_each(far_[target] & own, [&](int source) {
                const auto onto_source = static_cast<std::uint64_t>(
                    Sheet::any(near_[source] & repliers) + Sheet::count(far_[source] & repliers));
                nodes += replies + onto_source ? replies + onto_source : without_replies(sheet_.one(source));
            });
        });
        return nodes;
    }

    Sheet sheet_;
    bool fill_;
    std::uint32_t clock_;
    std::vector<Set> near_, far_;        // by cell: one and two away
    std::vector<std::int16_t> landing_;  // by source and direction: the target, or −1 off the board
    // By direction, on a packed sheet: where jumps can land, and the shift from there to the source.
    std::array<Set, kDirections> landings_{}, up_{}, down_{};
    Position start_;
};

}  // namespace parlour
