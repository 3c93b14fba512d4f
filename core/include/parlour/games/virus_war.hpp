#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "parlour/base/hash.hpp"
#include "parlour/base/packed.hpp"
#include "parlour/base/rows.hpp"
#include "parlour/base/text.hpp"
#include "parlour/game.hpp"

namespace parlour {

// Virus War, the twin of src/parlour/games/virus_war/rules.py (rule numbers V1–V13 as there).
//
// Actions: a step is the number of its target cell; the pass comes last.
template <class Sheet>
class VirusWar {
public:
    using Set = typename Sheet::Set;
    static constexpr bool kIsDuel = true;
    static constexpr int kMaxMoves = Sheet::kMaxCells + 1;
    static constexpr int kCrosses = 0, kNoughts = 1;

    struct Position {
        std::array<Set, 2> live{}, killed{};  // the symbols *of* each side (V2)
        // The cells that the sources of the player to move (V4) cover or touch. It follows from
        // the rest and is kept because a step changes it little.
        Set border{};
        std::uint32_t turn = 1;
        std::uint8_t to_move = 0;
        std::uint8_t left = 0;    // steps left in the turn; 0 only where the last step won
        std::uint8_t passes = 0;  // in a row

        friend bool operator==(const Position& one, const Position& other) {
            return one.live == other.live && one.killed == other.killed && one.turn == other.turn &&
                   one.to_move == other.to_move && one.left == other.left && one.passes == other.passes;
        }
    };

    // `first_turn`: the steps of crosses' first turn; `last_mover`: the end of that name (V10).
    VirusWar(int width, int height, int steps, int first_turn, bool last_mover)
        : sheet_(width, height), steps_(static_cast<std::uint8_t>(steps)),
          first_turn_(static_cast<std::uint8_t>(first_turn)), last_mover_(last_mover),
          corners_{0, sheet_.cells - 1} {
        for (int cell = 0; cell < sheet_.cells; ++cell) {
            one_[cell] = sheet_.one(cell);
            around_[cell] = sheet_.grow(one_[cell]);
        }
    }

    const Sheet& sheet() const { return sheet_; }
    int players() const { return 2; }
    int steps() const { return steps_; }
    bool last_mover() const { return last_mover_; }
    Position start() const { return start_; }
    void start_from(const Position& position) { start_ = position; }
    int actions() const { return sheet_.cells + 1; }
    Move pass() const { return static_cast<Move>(sheet_.cells); }

    Actor actor(const Position& at) const {
        if (is_destroyed(at, kCrosses) || is_destroyed(at, kNoughts) || at.passes >= 2) return kNobody;
        return last_mover_ && !Sheet::any(reach(at)) ? kNobody : at.to_move;
    }

    // The cells accessible to the player to move: empty or with a live enemy symbol (V3–V5).
    Set reach(const Position& at) const {
        const int mover = at.to_move, enemy = 1 - mover;
        if (!has_entered(at, mover)) return one_[corners_[mover]];
        const Set cells = at.border & ~(at.live[mover] | at.killed[0] | at.killed[1]);
        return has_entered(at, enemy) ? cells : cells & ~one_[corners_[enemy]];
    }

    // The same for either side, as if it were to move.
    Set reach_of(const Position& at, int seat) const {
        if (seat == at.to_move) return reach(at);
        Position turned = at;
        turned.to_move = static_cast<std::uint8_t>(seat);
        survey(turned);
        return reach(turned);
    }

    // A step on every accessible cell (V3); the pass where it is allowed (V6, V7).
    Move* legal_moves(const Position& at, Move* out) const {
        if (actor(at) == kNobody) return out;
        const Set targets = reach(at);
        sheet_.for_each(targets, [&](int cell) { *out++ = static_cast<Move>(cell); });
        if (may_pass(at, targets)) *out++ = pass();
        return out;
    }

    int count_moves(const Position& at) const {
        if (actor(at) == kNobody) return 0;
        const Set targets = reach(at);
        return Sheet::count(targets) + may_pass(at, targets);
    }

    Move random_move(const Position& at, Random& random) const {
        const Set targets = reach(at);
        const int count = Sheet::count(targets);
        const int choices = count + may_pass(at, targets);
        const auto k = static_cast<int>(random.below(static_cast<std::uint32_t>(choices)));
        return k < count ? static_cast<Move>(sheet_.nth(targets, k)) : pass();
    }

    // A live enemy symbol on the cell is killed, else an own one placed (V3); any step sets the
    // passes to 0 (V9). The turn is handed on where it ends, not where the game does (V7, V13).
    void apply(Position& at, Move move) const {
        if (move >= sheet_.cells) return hand_on(at, at.passes + 1);
        const int mover = at.to_move, enemy = 1 - mover;
        const Set one = one_[move], kill = at.live[enemy] & one;
        at.live[enemy] ^= kill;
        at.killed[enemy] |= kill;
        at.live[mover] |= one ^ kill;
        at.left -= 1;
        at.passes = 0;
        if (is_destroyed(at, enemy)) return;
        if (at.left == 0) return hand_on(at, 0);
        widen(at, move);
        if (!last_mover_ && !Sheet::any(reach(at))) hand_on(at, 0);
    }

    // Annihilation wins (V8), two passes draw (V9), as `last_mover` no step is a loss (V10).
    Payoffs payoffs(const Position& at) const {
        for (const int seat : {kCrosses, kNoughts}) {
            if (is_destroyed(at, seat)) return won_by(1 - seat);
        }
        if (at.passes >= 2 || !last_mover_ || Sheet::any(reach(at))) return {};
        return won_by(1 - at.to_move);
    }

    // The position without the number of the turn, which decides nothing once the steps are given.
    Position unnumbered(Position at) const {
        at.turn = 2;
        return at;
    }

    std::uint64_t key(const Position& at) const {
        const auto rest = static_cast<std::uint64_t>(at.to_move) << 16 |
                          static_cast<std::uint64_t>(at.left) << 8 | at.passes;
        return mixed_bytes(mixed_bytes(rest, &at.live, sizeof at.live), &at.killed, sizeof at.killed);
    }

    // Planes: own and enemy live symbols, own and enemy killed ones, the accessible cells (if `pov`
    // is to decide), on every cell the steps left and the passes in a row, the own entry corner and
    // the enemy's.
    int observation_size() const { return 9 * sheet_.cells; }

    void observe(const Position& at, Actor pov, std::span<std::uint8_t> planes) const {
        const Set reached = actor(at) == pov ? reach(at) : Set{};
        const Set &own = one_[corners_[pov]], &enemy = one_[corners_[1 - pov]];
        Marks marks(planes);
        for (const auto& symbols : {at.live, at.killed}) {
            sheet_.mark(symbols[pov], marks);
            sheet_.mark(symbols[1 - pov], marks);
        }
        sheet_.mark(reached, marks);
        marks.fill(at.left, sheet_.cells);
        marks.fill(at.passes, sheet_.cells);
        sheet_.mark(own, marks);
        sheet_.mark(enemy, marks);
    }

    std::string write(const Position& at) const {
        std::string text = write_rows(sheet_.width, sheet_.height, [&](int cell) -> std::string_view {
            if (sheet_.has(at.killed[kNoughts], cell)) return "O";
            if (sheet_.has(at.live[kNoughts], cell)) return "o";
            if (sheet_.has(at.killed[kCrosses], cell)) return "X";
            return sheet_.has(at.live[kCrosses], cell) ? "x" : "";
        });
        text += at.to_move == kCrosses ? " x" : " o";
        for (const std::uint32_t number : {std::uint32_t{at.left}, std::uint32_t{at.passes}, at.turn}) {
            text += ' ';
            text += std::to_string(number);
        }
        return text;
    }

    std::optional<Position> read(std::string_view text) const {
        Position at;
        const auto board = next_field(text), side = next_field(text);
        const auto left = read_number(next_field(text), kMostSteps), passes = read_number(next_field(text), 2);
        const auto turn = read_number(text, kLargestTurn);
        const bool rows = read_rows(board, sheet_.width, sheet_.height, 1, [&](int cell, std::string_view symbol) {
            const auto kind = kSymbols.find(symbol);
            if (kind == std::string_view::npos) return false;
            (kind < 2 ? at.live : at.killed)[kind % 2] |= one_[cell];
            return true;
        });
        if (!rows || (side != "x" && side != "o") || !left || !passes || !turn || *turn == 0) return {};
        at.to_move = side == "o";
        at.left = static_cast<std::uint8_t>(*left);
        at.passes = static_cast<std::uint8_t>(*passes);
        at.turn = *turn;
        if (!has_possible_counts(at) || !has_possible_symbols(at)) return {};
        survey(at);
        return at;
    }

private:
    static constexpr std::string_view kSymbols = "xoXO";
    static constexpr std::uint32_t kMostSteps = 7;
    static constexpr std::uint32_t kLargestTurn = 1'000'000'000;  // play may lead past what people may type

    static Payoffs won_by(int seat) { return seat == kCrosses ? Payoffs{1, -1} : Payoffs{-1, 1}; }

    // Whether the board shows a symbol of a side (V13).
    static bool has_entered(const Position& at, int seat) {
        return Sheet::any(at.live[seat] | at.killed[seat]);
    }

    // Whether a side has entered and its last live symbol is dead (V8).
    static bool is_destroyed(const Position& at, int seat) {
        return !Sheet::any(at.live[seat]) && Sheet::any(at.killed[seat]);
    }

    // The steps of the turn now under way; crosses' first has its own number (V3, V10).
    int turn_length(const Position& at) const {
        return at.to_move == kCrosses && !has_entered(at, kNoughts) ? first_turn_ : steps_;
    }

    // At the start of a turn, and not before entering (V5, V6); in mid-turn only without a step (V7).
    bool may_pass(const Position& at, const Set& targets) const {
        if (last_mover_ || !has_entered(at, at.to_move)) return false;
        return at.left == turn_length(at) || !Sheet::any(targets);
    }

    void hand_on(Position& at, int passes) const {
        at.to_move ^= 1;
        at.left = steps_;
        at.passes = static_cast<std::uint8_t>(passes);
        at.turn += 1;
        survey(at);
    }

    // Finds the border of the player to move.
    void survey(Position& at) const {
        at.border = sheet_.grow(at.live[at.to_move]);
        follow(at, at.killed[1 - at.to_move] & at.border);
    }

    // Widens the border by a step of the player to move on a cell, which is a source now (V4).
    void widen(Position& at, int cell) const {
        const Set joined = at.killed[1 - at.to_move] & around_[cell] & ~at.border;
        at.border |= around_[cell];
        follow(at, joined);
    }

    // Widens the border along the chains of kills that begin at `joined`; a kill in the border is a
    // source, and all others there have been followed.
    void follow(Position& at, Set joined) const {
        const Set kills = at.killed[1 - at.to_move];
        while (Sheet::any(joined)) {
            const Set before = at.border;
            at.border |= sheet_.grow(joined);
            joined = kills & at.border & ~before;
        }
    }

    // Refuses steps and passes that cannot be (V3, V9, V10), as the rulebook's notation does.
    bool has_possible_counts(const Position& at) const {
        const int length = turn_length(at);
        const bool over = is_destroyed(at, kCrosses) || is_destroyed(at, kNoughts);
        if (at.left > length || (at.left == 0 && !over)) return false;
        if (at.left < length && !has_entered(at, at.to_move)) return false;
        return at.passes == 0 || (!last_mover_ && at.left == length);
    }

    // Crosses enter first, not in the noughts' corner (V5), and one side lives.
    bool has_possible_symbols(const Position& at) const {
        const bool noughts = has_entered(at, kNoughts);
        if (!has_entered(at, kCrosses)) return !noughts && at.to_move == kCrosses;
        if (!Sheet::any(at.live[kCrosses]) && !Sheet::any(at.live[kNoughts])) return false;
        return noughts || (!Sheet::any(at.killed[kCrosses]) && !sheet_.has(at.live[kCrosses], corners_[kNoughts]));
    }

    Sheet sheet_;
    std::uint8_t steps_, first_turn_;
    bool last_mover_;
    std::array<int, 2> corners_;  // where the sides enter (V5)
    std::array<Set, Sheet::kMaxCells> one_{}, around_{};  // by cell: it alone; with its neighbours
    Position start_;
};

}  // namespace parlour
