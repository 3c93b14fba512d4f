#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "parlour/base/hash.hpp"
#include "parlour/base/rows.hpp"
#include "parlour/base/text.hpp"
#include "parlour/game.hpp"
#include "parlour/games/seats.hpp"

namespace parlour {

// Klopodavka, the twin of src/parlour/games/klopodavka/rules.py (rule numbers K1–K12 as there).
//
// Actions: a step is the number of its target cell, a revolution cells + its cell; the pass comes
// last.
template <class Sheet>
class Klopodavka {
public:
    using Set = typename Sheet::Set;
    using Row = typename Sheet::Row;
    static constexpr int kMaxMoves = 2 * Sheet::kMaxCells + 1;
    static constexpr std::uint16_t kGone = 0xFFFF;  // in place of the main bug of a seat that is out

    struct Position {
        Owners<Sheet> owners;  // of live bugs and painted cells
        Set painted{};         // cells that bugs were killed on, and old main bugs (K4, K8)
        // The cells that the sources of the seat to move (K4) cover or touch. It follows from the
        // rest and is kept because a step changes it little.
        Set border{};
        std::uint64_t hash = 0;  // of what lies on the sheet
        Standing standing;
        std::array<std::uint16_t, kMostPlayers> mains{kGone, kGone, kGone, kGone, kGone, kGone};
        std::uint8_t left = 0;  // steps left in the turn

        friend bool operator==(const Position& one, const Position& other) {
            return one.hash == other.hash && one.standing == other.standing && one.left == other.left &&
                   one.mains == other.mains && one.owners == other.owners && one.painted == other.painted;
        }
    };

    // `linked`: bugs must hang together with the main bug to give access (K4); `revolution`: K8.
    Klopodavka(int players, int width, int height, int steps, bool linked, bool revolution)
        : sheet_(width, height), players_(players), steps_(static_cast<std::uint8_t>(steps)), linked_(linked),
          revolution_(revolution) {}

    const Sheet& sheet() const { return sheet_; }
    int players() const { return players_; }
    Position start() const { return start_; }
    void start_from(const Position& position) { start_ = position; }
    int actions() const { return pass() + 1; }
    Move pass() const { return static_cast<Move>(2 * sheet_.cells); }
    int steps() const { return steps_; }
    bool is_linked() const { return linked_; }

    Actor actor(const Position& at) const {
        return at.standing.is_over(players_) ? kNobody : at.standing.to_move;
    }

    // The cells that the sources of a seat cover or touch (K4).
    Set border_of(const Position& at, int seat) const {
        const std::uint16_t main = at.mains[seat];
        const Set own = at.owners.of(seat);
        Set first{};
        if (!linked_) {
            first = own & ~at.painted;
        } else if (main != kGone) {
            first = sheet_.one(main);
        }
        Set border = sheet_.grow(first);
        follow(border, own, own & border & ~first);
        return border;
    }

    // The cells accessible to the seat to move: empty or with a live enemy bug, beside a source (K4).
    Set reach(const Position& at) const {
        Set cells;
        for (int y = 0; y < kRows; ++y) {
            const Row walls = at.painted.row[y] | at.owners.row_of(at.standing.to_move, y);
            cells.row[y] = static_cast<Row>(at.border.row[y] & ~walls);
        }
        return cells;
    }

    // Where the seat to move may set a new main bug.
    Set centres(const Position& at) const { return centres_of(at, at.standing.to_move); }

    // Where a seat could set a new main bug: in the middle of eight own ordinary live bugs, empty or
    // with one more such bug (K8).
    Set centres_of(const Position& at, int seat) const {
        const std::uint16_t main = at.mains[seat];
        if (!revolution_ || main == kGone) return Set{};
        const auto live = [&](int y) {
            return static_cast<Row>(at.owners.row_of(seat, y) & ~at.painted.row[y]);
        };
        Set cells{};
        for (int y = 1; y < kRows - 1; ++y) {
            const Row row = live(y), both = static_cast<Row>(live(y - 1) & live(y + 1));
            cells.row[y] = static_cast<Row>(row << 1 & row >> 1 & both & both << 1 & both >> 1);
        }
        const int x = sheet_.column(main);
        for (int y = std::max(0, sheet_.row(main) - 1); y <= std::min(kRows - 1, sheet_.row(main) + 1); ++y) {
            cells.row[y] &= static_cast<Row>(~around(x));  // the main bug is no ordinary one
        }
        if (Sheet::any(cells)) cells &= ~at.owners.taken() | (at.owners.of(seat) & ~at.painted);
        return cells;
    }

    // Steps onto accessible cells and revolutions; the pass only instead of a whole turn, and alone
    // where a turn under way has no accessible cell (K3, K7, K8).
    Move* legal_moves(const Position& at, Move* out) const {
        if (actor(at) == kNobody) return out;
        const Set cells = reach(at);
        if (is_turn_start(at) || Sheet::any(cells)) {
            sheet_.for_each(cells, [&](int cell) { *out++ = static_cast<Move>(cell); });
            const Set middles = centres(at);
            if (Sheet::any(middles)) {
                sheet_.for_each(middles, [&](int cell) { *out++ = static_cast<Move>(sheet_.cells + cell); });
            }
            if (!is_turn_start(at)) return out;
        }
        *out++ = pass();
        return out;
    }

    int count_moves(const Position& at) const {
        if (actor(at) == kNobody) return 0;
        const int steps = Sheet::count(reach(at));
        if (steps == 0 && !is_turn_start(at)) return 1;
        return steps + Sheet::count(centres(at)) + is_turn_start(at);
    }

    Move random_move(const Position& at, Random& random) const {
        const Set cells = reach(at);
        const int steps = Sheet::count(cells);
        if (steps == 0 && !is_turn_start(at)) return pass();
        const Set middles = centres(at);
        const int moves = steps + Sheet::count(middles);
        const auto k = static_cast<int>(random.below(static_cast<std::uint32_t>(moves + is_turn_start(at))));
        if (k < steps) return static_cast<Move>(sheet_.nth(cells, k));
        return k < moves ? static_cast<Move>(sheet_.cells + sheet_.nth(middles, k - steps)) : pass();
    }

    // A step or a revolution; then the turn ends with the last step or with the last accessible cell
    // (K3), but not where the game does.
    void apply(Position& at, Move move) const {
        if (move >= pass()) return hand_on(at, at.standing.passes + 1);
        at.left -= 1;
        at.standing.passes = 0;
        const bool stepping = move < sheet_.cells;
        if (stepping) {
            step(at, move);
            if (at.standing.is_over(players_)) return;
        } else {
            revolve(at, move - sheet_.cells);
        }
        if (at.left == 0) return hand_on(at, 0);
        if (stepping) {
            widen(at, move);
        } else {
            survey(at);
        }
        if (!Sheet::any(reach(at))) hand_on(at, 0);
    }

    Payoffs payoffs(const Position& at) const { return at.standing.payoffs(players_); }

    std::uint64_t key(const Position& at) const { return mixed(at.hash, at.standing.packed(at.left)); }

    // Planes: for each seat, from `pov` on in the order of turns, its live bugs, its main bug and the
    // cells it painted; for each seat whether it is out; then, on every cell, how many seats after
    // `pov` the seat to move is, the steps left and the passes in a row.
    int observation_size() const { return (4 * players_ + 3) * sheet_.cells; }

    void observe(const Position& at, Actor pov, std::span<std::uint8_t> planes) const {
        Marks marks(planes);
        const auto fill = [&](int number) { marks.fill(static_cast<std::uint8_t>(number), sheet_.cells); };
        for (int i = 0; i < players_; ++i) {
            const int seat = (pov + i) % players_;
            const Set own = at.owners.of(seat);
            sheet_.mark(own & ~at.painted, marks);
            sheet_.mark(at.mains[seat] != kGone ? sheet_.one(at.mains[seat]) : Set{}, marks);
            sheet_.mark(own & at.painted, marks);
        }
        for (int i = 0; i < players_; ++i) fill(at.standing.is_out((pov + i) % players_));
        fill((at.standing.to_move - pov + players_) % players_);
        fill(at.left);
        fill(at.standing.passes);
    }

    std::string write(const Position& at) const {
        const std::string text = write_rows(sheet_.width, sheet_.height, [&](int cell) -> std::string_view {
            const int x = sheet_.column(cell), y = sheet_.row(cell), seat = at.owners.at(x, y);
            if (seat < 0) return "";
            const bool is_painted = (at.painted.row[y] >> x & 1) != 0;
            const auto& symbols = is_painted ? kPainted : at.mains[seat] == cell ? kMains : kSeatLetters;
            return symbols.substr(static_cast<std::size_t>(seat), 1);
        });
        return text + write_standing(at.standing, std::to_string(at.left));
    }

    std::optional<Position> read(std::string_view text) const {
        Position at;
        const auto board = next_field(text);
        std::string_view left;
        const auto standing = read_standing(text, players_, left);
        if (!standing || left.size() != 1 || left[0] < '0' || left[0] > '9') return {};
        at.standing = *standing;
        at.left = static_cast<std::uint8_t>(left[0] - '0');
        const bool is_last = at.standing.still_in(players_) == 1;
        if (at.left > steps_ || (at.left == 0 && !is_last)) return {};
        if (at.left < steps_ && at.standing.passes > 0) return {};
        const bool rows = read_rows(board, sheet_.width, sheet_.height, 1, [&](int cell, std::string_view symbol) {
            return place(at, cell, symbol[0]);
        });
        if (!rows) return {};
        for (int seat = 0; seat < players_; ++seat) {
            if ((at.mains[seat] == kGone) != at.standing.is_out(seat)) return {};
        }
        survey(at);
        return at;
    }

private:
    static constexpr int kRows = static_cast<int>(std::tuple_size_v<decltype(Set::row)>);
    static constexpr std::string_view kMains = "ABCDEF", kPainted = "pqrstu";
    enum Piece { kLive, kMain, kPaint };

    static std::uint64_t piece_key(int cell, int seat, Piece piece) { return spot_key(cell, 3 * seat + piece); }

    Row bit(int cell) const { return static_cast<Row>(Row{1} << sheet_.column(cell)); }

    // A column and those beside it, in a row; one of them may lie off the sheet.
    static Row around(int x) {
        const auto column = static_cast<Row>(Row{1} << x);
        return static_cast<Row>(column | column << 1 | column >> 1);
    }

    // Whether no step of the turn has been made: it may still be declined (V6).
    bool is_turn_start(const Position& at) const { return at.left == steps_; }

    // A bug placed on an empty cell, or an enemy bug killed and its cell painted; who loses the main
    // bug is out (K3–K5).
    void step(Position& at, int cell) const {
        const int x = sheet_.column(cell), y = sheet_.row(cell);
        const int seat = at.standing.to_move, victim = at.owners.at(x, y);
        at.owners.give(x, y, seat);
        if (victim < 0) {
            at.hash ^= piece_key(cell, seat, kLive);
            return;
        }
        at.painted.row[y] |= bit(cell);
        const bool is_main = at.mains[victim] == cell;
        at.hash ^= piece_key(cell, victim, is_main ? kMain : kLive) ^ piece_key(cell, seat, kPaint);
        if (is_main) {
            at.mains[victim] = kGone;
            at.standing.send_out(victim);
        }
    }

    // A new main bug; the cell of the old one is painted (K8).
    void revolve(Position& at, int cell) const {
        const int x = sheet_.column(cell), y = sheet_.row(cell), seat = at.standing.to_move;
        const int old = at.mains[seat];
        if (old == kGone) return;
        at.painted.row[sheet_.row(old)] |= bit(old);
        if (at.owners.at(x, y) == seat) at.hash ^= piece_key(cell, seat, kLive);
        at.hash ^= piece_key(old, seat, kMain) ^ piece_key(old, seat, kPaint) ^ piece_key(cell, seat, kMain);
        at.owners.give(x, y, seat);
        at.mains[seat] = static_cast<std::uint16_t>(cell);
    }

    void hand_on(Position& at, int passes) const {
        at.standing.hand_on(players_, passes);
        at.left = steps_;
        survey(at);
    }

    // Finds the border of the seat to move.
    void survey(Position& at) const { at.border = border_of(at, at.standing.to_move); }

    // Widens the border by a step of the seat to move on a cell, which is a source now (K4).
    void widen(Position& at, int cell) const {
        const int seat = at.standing.to_move, y = sheet_.row(cell);
        const Row beside = around(sheet_.column(cell));
        Set joined{};
        Row found = 0;
        for (int row = std::max(0, y - 1); row <= std::min(sheet_.height - 1, y + 1); ++row) {
            const Row near = static_cast<Row>(beside & sheet_.all.row[row]);
            joined.row[row] = static_cast<Row>(at.owners.row_of(seat, row) & near & ~at.border.row[row]);
            found |= joined.row[row];
            at.border.row[row] |= near;
        }
        if (found) follow(at.border, at.owners.of(seat), joined);
    }

    // Widens a border along the own cells that begin at `joined`; an own cell in the border is a
    // source, and all others there have been followed.
    void follow(Set& border, const Set& own, Set joined) const {
        while (Sheet::any(joined)) {
            const Set before = border;
            border |= sheet_.grow(joined);
            joined = own & border & ~before;
        }
    }

    // Puts a symbol of a text on its cell; says whether it can lie there.
    bool place(Position& at, int cell, char symbol) const {
        const auto find = [&](std::string_view symbols) {
            const auto seat = symbols.substr(0, static_cast<std::size_t>(players_)).find(symbol);
            return seat == std::string_view::npos ? -1 : static_cast<int>(seat);
        };
        const auto put = [&](int seat, Piece piece) {
            at.owners.give(sheet_.column(cell), sheet_.row(cell), seat);
            at.hash ^= piece_key(cell, seat, piece);
            return true;
        };
        if (const int seat = find(kSeatLetters); seat >= 0) return put(seat, kLive);
        if (const int seat = find(kMains); seat >= 0) {
            if (at.mains[seat] != kGone) return false;
            at.mains[seat] = static_cast<std::uint16_t>(cell);
            return put(seat, kMain);
        }
        const int seat = find(kPainted);
        if (seat < 0) return false;
        at.painted.row[sheet_.row(cell)] |= bit(cell);
        return put(seat, kPaint);
    }

    Sheet sheet_;
    int players_;
    std::uint8_t steps_;
    bool linked_, revolution_;
    Position start_;
};

}  // namespace parlour
