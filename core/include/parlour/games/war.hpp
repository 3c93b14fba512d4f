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

// War, the twin of src/parlour/games/war/rules.py (rule numbers W1–W12 as there).
//
// Actions: a step is cells × kind + its target cell, kinds in the order infantry, knight, tank,
// plane; then come the pass and the end of the turn.
template <class Sheet>
class War {
public:
    using Set = typename Sheet::Set;
    using Row = typename Sheet::Row;
    static constexpr int kKinds = 4, kInfantry = 0, kKnight = 1, kTank = 2, kPlane = 3;
    static constexpr int kMaxMoves = kKinds * Sheet::kMaxCells + 1;
    static constexpr std::uint16_t kGone = 0xFFFF;  // in place of a general that was killed
    static constexpr std::array<int, kKinds> kBase{4, 2, 2, 1};  // how many steps a turn has (W2)

    struct Position {
        Owners<Sheet> owners;
        std::array<Set, 2> kinds{};  // the kind of each unit and fortress in two bits; 0 for generals
        Set fortresses{};
        // Of the seat to move: what hangs together with its general (W7), and the cells that a step
        // of each kind reaches from there, free or not (W3–W5). They follow from the rest and are
        // kept because a step changes them little.
        Set linked{};
        std::array<Set, kKinds> leaps{};
        std::uint64_t hash = 0;  // of what lies on the sheet
        Standing standing;
        std::array<std::uint16_t, kMostPlayers> generals{kGone, kGone, kGone, kGone, kGone, kGone};
        std::uint16_t used = 0;  // the steps of this turn by kind, three bits each

        friend bool operator==(const Position& one, const Position& other) {
            return one.hash == other.hash && one.standing == other.standing && one.used == other.used &&
                   one.generals == other.generals && one.owners == other.owners &&
                   one.kinds == other.kinds && one.fortresses == other.fortresses;
        }
    };

    // A plane flies exactly `plane` cells (W3); `narrow`: a fortress is a source only for the kind
    // that killed (W5).
    War(int players, int width, int height, int plane, bool narrow)
        : sheet_(width, height), players_(players), narrow_(narrow), distance_{1, 0, 2, plane} {
        for (std::uint32_t used = 0; used < open_.size(); ++used) {
            for (int kind = 0; kind < kKinds; ++kind) {
                // No legal turn has seven of a kind and one to add.
                const bool more = used_of(used, kind) < 7 && exchanges(used + (1u << 3 * kind)) >= 0;
                if (more) open_[used] |= static_cast<std::uint8_t>(1 << kind);
            }
        }
        const auto columns = [&](int x, std::initializer_list<int> asides) {
            Row row = 0;
            for (const int dx : asides) {
                if (0 <= x + dx && x + dx < width) row |= static_cast<Row>(Row{1} << (x + dx));
            }
            return row;
        };
        for (int x = 0; x < width; ++x) {
            for (const int kind : {kInfantry, kTank, kPlane}) {
                const int d = distance_[kind];
                lines_[kind][0].row[x] = lines_[kind][2].row[x] = columns(x, {-d, 0, d});
                lines_[kind][1].row[x] = columns(x, {-d, d});
                lines_[kind][0].dy = -d;
                lines_[kind][2].dy = d;
            }
            for (int i = 0; i < 4; ++i) {
                const int dy = i < 2 ? i - 2 : i - 1, aside = dy == 1 || dy == -1 ? 2 : 1;
                lines_[kKnight][i].dy = dy;
                lines_[kKnight][i].row[x] = columns(x, {-aside, aside});
            }
        }
    }

    const Sheet& sheet() const { return sheet_; }
    bool is_narrow() const { return narrow_; }
    int players() const { return players_; }
    Position start() const { return start_; }
    void start_from(const Position& position) { start_ = position; }
    int actions() const { return end() + 1; }
    Move pass() const { return static_cast<Move>(kKinds * sheet_.cells); }
    Move end() const { return static_cast<Move>(kKinds * sheet_.cells + 1); }

    Actor actor(const Position& at) const {
        return at.standing.is_over(players_) ? kNobody : at.standing.to_move;
    }

    // The kinds of which one more step keeps the turn legal (W2, W8), as a set of bits.
    int open_kinds(std::uint32_t used) const { return open_[used % open_.size()]; }

    // What hangs together with the general of a seat (W7), and the cells that a step of each kind
    // reaches from there, free or not (W3–W5); nothing for a seat without a general.
    void reaches_of(const Position& at, int seat, Set& linked, std::array<Set, kKinds>& leaps) const {
        leaps = {};
        linked = Set{};
        if (at.generals[seat] == kGone) return;
        const Set general = sheet_.one(at.generals[seat]);
        linked = sheet_.flood(general, at.owners.of(seat));
        const Set sources = linked & ~general;
        for (int kind = 0; kind < kKinds; ++kind) {
            spread(leaps[kind], (sources & sources_of(at, kind)) | general, kind);
        }
    }

    // What is a source for a kind where it is linked: units of the kind, and fortresses (W5).
    Set sources_of(const Position& at, int kind) const {
        const auto low = static_cast<Row>((kind & 1) - 1), high = static_cast<Row>((kind >> 1) - 1);
        const auto every = static_cast<Row>(narrow_ ? 0 : ~Row{0});
        Set cells;
        for (int y = 0; y < kRows; ++y) {
            cells.row[y] = static_cast<Row>(((at.kinds[0].row[y] ^ low) & (at.kinds[1].row[y] ^ high)) |
                                            (at.fortresses.row[y] & every));
        }
        return cells;
    }

    // Adds where steps of a kind lead from a set of cells; these themselves may be added, no step
    // can land there.
    void spread(Set& leaps, const Set& sources, int kind) const {
        constexpr int kPad = 5;  // the longest leap
        std::array<Row, kRows + 2 * kPad> wide{}, narrow{};
        const int aside = kind == kKnight ? 2 : distance_[kind];
        for (int y = 0; y < kRows; ++y) {
            const Row row = sources.row[y];
            wide[y + kPad] = static_cast<Row>(row << aside | row >> aside);
            narrow[y + kPad] = static_cast<Row>(kind == kKnight ? row << 1 | row >> 1 : row | wide[y + kPad]);
        }
        if (kind == kKnight) {
            for (int y = kPad; y < kRows + kPad; ++y) {
                leaps.row[y - kPad] |= static_cast<Row>((wide[y - 1] | wide[y + 1] | narrow[y - 2] | narrow[y + 2]) &
                                                        sheet_.all.row[y - kPad]);
            }
        } else {
            for (int y = kPad; y < kRows + kPad; ++y) {
                leaps.row[y - kPad] |= static_cast<Row>((wide[y] | narrow[y - aside] | narrow[y + aside]) &
                                                        sheet_.all.row[y - kPad]);
            }
        }
    }

    // The steps of a kind in a turn's `used`.
    static int used_of(std::uint32_t used, int kind) { return used >> 3 * kind & 7; }

    // Exchanges still open: kinds not used so far, less the extra steps taken; a turn is legal
    // exactly if this is not negative (W8).
    static int exchanges(std::uint32_t used) {
        int open = 0;
        for (int kind = 0; kind < kKinds; ++kind) {
            const int count = used_of(used, kind);
            open += (count == 0) - std::max(0, count - kBase[kind]);
        }
        return open;
    }

    // Every step possible now, and the pass before the first step, the end after it (W8a).
    Move* legal_moves(const Position& at, Move* out) const {
        if (actor(at) == kNobody) return out;
        const Set targets = free_cells(at);
        each_kind(at, [&](int kind) {
            const int base = sheet_.cells * kind;
            sheet_.for_each(at.leaps[kind] & targets, [&](int cell) { *out++ = static_cast<Move>(base + cell); });
        });
        *out++ = at.used == 0 ? pass() : end();
        return out;
    }

    int count_moves(const Position& at) const {
        if (actor(at) == kNobody) return 0;
        const Set targets = free_cells(at);
        int moves = 1;
        each_kind(at, [&](int kind) { moves += Sheet::count(at.leaps[kind] & targets); });
        return moves;
    }

    Move random_move(const Position& at, Random& random) const {
        const Set targets = free_cells(at);
        std::array<int, kKinds> counts{};
        int steps = 0;
        each_kind(at, [&](int kind) { steps += counts[kind] = Sheet::count(at.leaps[kind] & targets); });
        auto k = static_cast<int>(random.below(static_cast<std::uint32_t>(steps + 1)));
        if (k == steps) return at.used == 0 ? pass() : end();
        int kind = 0;
        while (k >= counts[kind]) k -= counts[kind++];
        return static_cast<Move>(sheet_.cells * kind + sheet_.nth(at.leaps[kind] & targets, k));
    }

    // The turn ends by itself when no step is left (W8a); after the step that ends the game
    // everything stays with the mover (V13).
    void apply(Position& at, Move move) const {
        if (move >= pass()) return hand_on(at, move == pass() ? at.standing.passes + 1 : 0);
        const int kind = move / sheet_.cells, cell = move % sheet_.cells;
        step(at, kind, cell);
        if (at.standing.is_over(players_)) return;
        join(at, cell);
        if (!can_step(at)) hand_on(at, 0);
    }

    Payoffs payoffs(const Position& at) const { return at.standing.payoffs(players_); }

    std::uint64_t key(const Position& at) const { return mixed(at.hash, at.standing.packed(at.used)); }

    // Planes: for each seat, from `pov` on in the order of turns, its general, its infantry, knights,
    // tanks, planes, and its fortresses made by each; for each seat whether it is out; then, on every
    // cell, how many seats after `pov` the seat to move is, the steps used of each kind, and the
    // passes in a row.
    int observation_size() const { return (10 * players_ + 6) * sheet_.cells; }

    void observe(const Position& at, Actor pov, std::span<std::uint8_t> planes) const {
        std::fill(planes.begin(), planes.end(), std::uint8_t{0});
        auto plane = planes.begin();
        const auto fill = [&](int number) {
            if (number > 0) std::fill_n(plane, sheet_.cells, static_cast<std::uint8_t>(number));
            plane += sheet_.cells;
        };
        for (int i = 0; i < players_; ++i) {
            const int seat = (pov + i) % players_;
            const Set own = at.owners.of(seat);
            sheet_.for_each(own, [&](int cell) {
                const Spot spot(sheet_, cell);
                plane[piece_at(at, spot, at.generals[seat] == cell) * sheet_.cells + cell] = 1;
            });
            plane += kPieces * sheet_.cells;
        }
        for (int i = 0; i < players_; ++i) fill(at.standing.is_out((pov + i) % players_));
        fill((at.standing.to_move - pov + players_) % players_);
        for (int kind = 0; kind < kKinds; ++kind) fill(used_of(at.used, kind));
        fill(at.standing.passes);
    }

    std::string write(const Position& at) const {
        std::string sign(2, ' ');
        const std::string text = write_rows(sheet_.width, sheet_.height, [&](int cell) -> std::string_view {
            const Spot spot(sheet_, cell);
            const int seat = at.owners.at(spot.x, spot.y);
            if (seat < 0) return "";
            sign[0] = kSeatLetters[static_cast<std::size_t>(seat)];
            sign[1] = kSigns[static_cast<std::size_t>(piece_at(at, spot, at.generals[seat] == cell))];
            return sign;
        });
        std::string used;
        for (int kind = 0; kind < kKinds; ++kind) {
            used += kSigns[static_cast<std::size_t>(1 + kind)];
            used += static_cast<char>('0' + used_of(at.used, kind));
        }
        return text + write_standing(at.standing, used);
    }

    std::optional<Position> read(std::string_view text) const {
        Position at;
        const auto board = next_field(text);
        std::string_view steps;
        const auto standing = read_standing(text, players_, steps);
        const auto used = read_used(steps);
        if (!standing || !used || (standing->passes > 0 && *used != 0)) return {};
        at.standing = *standing;
        at.used = *used;
        const bool rows = read_rows(board, sheet_.width, sheet_.height, 2, [&](int cell, std::string_view sign) {
            return place(at, cell, sign);
        });
        if (!rows) return {};
        for (int seat = 0; seat < players_; ++seat) {
            if (at.generals[seat] == kGone && !at.standing.is_out(seat)) return {};
        }
        survey(at);
        return at;
    }

private:
    static constexpr int kRows = static_cast<int>(std::tuple_size_v<decltype(Set::row)>);
    static constexpr std::string_view kSigns = "GINTPintp";  // what can stand on a cell (W11)
    static constexpr int kPieces = 9, kFirstFortress = 1 + kKinds;

    // A cell as sets hold it.
    struct Spot {
        Spot(const Sheet& sheet, int cell)
            : x(sheet.column(cell)), y(sheet.row(cell)), bit(static_cast<Row>(Row{1} << x)) {}
        int x, y;
        Row bit;
    };

    // Where a step leads in the row `dy` away, by the column it starts from.
    struct Line {
        int dy = 0;
        std::array<Row, Sheet::kMaxWidth> row{};
    };

    static std::uint64_t piece_key(int cell, int seat, int piece) { return spot_key(cell, kPieces * seat + piece); }

    // What stands on a cell that is somebody's, as its place in kSigns.
    static int piece_at(const Position& at, const Spot& spot, bool is_general) {
        if (is_general) return 0;
        const auto bit = [&](const Set& set) { return static_cast<int>(set.row[spot.y] >> spot.x & 1); };
        return 1 + bit(at.kinds[0]) + 2 * bit(at.kinds[1]) + kKinds * bit(at.fortresses);
    }

    // Puts a piece down and leaves the key alone.
    static void put(Position& at, const Spot& spot, int seat, int kind, bool fortress) {
        at.owners.give(spot.x, spot.y, seat);
        const auto set = [&](Set& cells, int one) {
            Row& row = cells.row[spot.y];
            row = static_cast<Row>((row & ~spot.bit) | static_cast<Row>(one) << spot.x);
        };
        set(at.kinds[0], kind & 1);
        set(at.kinds[1], kind >> 1);
        set(at.fortresses, fortress);
    }

    // Where the mover's steps may land: empty cells and live enemy units (W4, W6).
    Set free_cells(const Position& at) const {
        Set cells;
        for (int y = 0; y < kRows; ++y) {
            const Row blocked = at.fortresses.row[y] | at.owners.row_of(at.standing.to_move, y);
            cells.row[y] = static_cast<Row>(sheet_.all.row[y] & ~blocked);
        }
        return cells;
    }

    // Calls `visit(kind)` for each kind still open in the turn.
    template <class Visit>
    void each_kind(const Position& at, Visit&& visit) const {
        for (int open = open_kinds(at.used), kind = 0; open; open >>= 1, ++kind) {
            if (open & 1) visit(kind);
        }
    }

    bool can_step(const Position& at) const {
        const int open = open_kinds(at.used);
        if (open == 0) return false;
        const Set targets = free_cells(at);
        for (int kind = 0; kind < kKinds; ++kind) {
            if ((open >> kind & 1) && Sheet::any(at.leaps[kind] & targets)) return true;
        }
        return false;
    }

    // A new unit, or the enemy unit there turned into a fortress of the kind; whoever loses the
    // general is out (W4, W6, W9).
    void step(Position& at, int kind, int cell) const {
        const Spot spot(sheet_, cell);
        const int seat = at.standing.to_move, hit = at.owners.at(spot.x, spot.y);
        if (hit >= 0) {
            const bool is_general = at.generals[hit] == cell;
            at.hash ^= piece_key(cell, hit, piece_at(at, spot, is_general));
            if (is_general) {
                at.generals[hit] = kGone;
                if (!at.standing.is_out(hit)) at.standing.send_out(hit);
            }
        }
        put(at, spot, seat, kind, hit >= 0);
        at.hash ^= piece_key(cell, seat, (hit >= 0 ? kFirstFortress : 1) + kind);
        at.used = static_cast<std::uint16_t>(at.used + (1u << 3 * kind));
        at.standing.passes = 0;
    }

    void hand_on(Position& at, int passes) const {
        at.standing.hand_on(players_, passes);
        at.used = 0;
        survey(at);
    }

    // Finds what is linked for the seat to move, and where its steps lead.
    void survey(Position& at) const { reaches_of(at, at.standing.to_move, at.linked, at.leaps); }

    // Links the piece that the seat to move has just put on a cell, if it touches what is linked, and
    // all that hangs on it (W7).
    void join(Position& at, int cell) const {
        const Spot spot(sheet_, cell);
        const int seat = at.standing.to_move;
        const auto near = static_cast<Row>(spot.bit | spot.bit << 1 | spot.bit >> 1);
        Row touched = 0, hanging = 0;
        for (int y = std::max(0, spot.y - 1); y <= std::min(sheet_.height - 1, spot.y + 1); ++y) {
            const auto beside = static_cast<Row>(y == spot.y ? near & ~spot.bit : near);
            touched |= static_cast<Row>(at.linked.row[y] & beside);
            hanging |= static_cast<Row>(at.owners.row_of(seat, y) & beside & ~at.linked.row[y]);
        }
        if (!touched) return;
        if (!hanging) {
            at.linked.row[spot.y] |= spot.bit;
            const int piece = piece_at(at, spot, false) - 1, kind = piece % kKinds;
            if (piece < kKinds || narrow_) return lead(at, kind, spot);
            for (int other = 0; other < kKinds; ++other) lead(at, other, spot);
            return;
        }
        const Set joined = sheet_.flood(sheet_.one(cell), at.owners.of(seat) & ~at.linked);
        at.linked |= joined;
        for (int kind = 0; kind < kKinds; ++kind) spread(at.leaps[kind], joined & sources_of(at, kind), kind);
    }

    // Adds where steps of a kind lead from one cell.
    void lead(Position& at, int kind, const Spot& spot) const {
        for (const auto& line : lines_[kind]) {
            const int y = spot.y + line.dy;
            if (0 <= y && y < sheet_.height) at.leaps[kind].row[y] |= line.row[spot.x];
        }
    }

    // Reads the steps used this turn, `I1N0T2P0`, which must be a legal part of a turn (W8).
    static std::optional<std::uint16_t> read_used(std::string_view text) {
        if (text.size() != 2 * kKinds) return {};
        std::uint32_t used = 0;
        for (int kind = 0; kind < kKinds; ++kind) {
            const char letter = text[static_cast<std::size_t>(2 * kind)];
            const char digit = text[static_cast<std::size_t>(2 * kind + 1)];
            if (letter != kSigns[static_cast<std::size_t>(1 + kind)] || digit < '0' || digit > '7') return {};
            used |= static_cast<std::uint32_t>(digit - '0') << 3 * kind;
        }
        if (exchanges(used) < 0) return {};
        return static_cast<std::uint16_t>(used);
    }

    // Puts a sign of a text on its cell; says whether it can stand there.
    bool place(Position& at, int cell, std::string_view sign) const {
        const auto seat = kSeatLetters.substr(0, static_cast<std::size_t>(players_)).find(sign[0]);
        const auto piece = kSigns.find(sign[1]);
        if (seat == std::string_view::npos || piece == std::string_view::npos) return false;
        if (piece == 0) {
            if (at.generals[seat] != kGone) return false;
            at.generals[seat] = static_cast<std::uint16_t>(cell);
        }
        const int number = static_cast<int>(piece), kind = piece == 0 ? 0 : (number - 1) % kKinds;
        put(at, Spot(sheet_, cell), static_cast<int>(seat), kind, number >= kFirstFortress);
        at.hash ^= piece_key(cell, static_cast<int>(seat), number);
        return true;
    }

    Sheet sheet_;
    int players_;
    bool narrow_;
    std::array<int, kKinds> distance_;  // how far each kind goes, but for knights
    std::array<std::array<Line, 4>, kKinds> lines_{};
    std::array<std::uint8_t, 1 << 3 * kKinds> open_{};  // by `used`: the kinds still open
    Position start_;
};

}  // namespace parlour
