#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "parlour/base/hash.hpp"
#include "parlour/game.hpp"
#include "parlour/games/backgammon/marks.hpp"
#include "parlour/games/backgammon/text.hpp"

namespace parlour::backgammon {

// The rules of checker play, the twin of src/parlour/games/backgammon/rules.py (B1–B10).
class Backgammon {
public:
    using Position = backgammon::Position;
    static constexpr bool kIsDuel = true;
    static constexpr int kMaxMoves = 64;
    static constexpr int kMaxChances = 36;

    // `checkers`: how many a side begins with.
    explicit Backgammon(int checkers) : checkers_(checkers) {}

    int players() const { return 2; }
    int checkers() const { return checkers_; }
    Position start() const { return start_; }
    void start_from(const Position& position) { start_ = position; }
    int actions() const { return kActions; }

    Actor actor(const Position& at) const {
        if (is_over(at)) return kNobody;
        return at.has_roll() ? at.turn.mover : kChance;
    }

    // Who is about to roll; nobody at the opening throw, over standing dice and at the end.
    Actor roller(const Position& at) const {
        return at.has_roll() || at.turn.opening || is_over(at) ? kNobody : at.turn.mover;
    }

    bool is_over(const Position& at) const {
        return at.turn.winner >= 0 || !own_points(at.board) || !enemy_points(at.board);
    }

    // The steps that begin a play of as many dice as can be (B4–B8), or a forced pass (B9).
    Move* legal_moves(const Position& at, Move* out) const {
        if (!at.has_roll() || is_over(at)) return out;
        const Move* const first = out;
        const FirstSteps found = first_steps(at.board, at.dice());
        Mask off_by_high = 0;
        for (Mask sources = found.high; sources;) {
            const int source = highest(sources);
            sources ^= bit(source);
            if (source <= at.turn.high) off_by_high |= bit(source);
            *out++ = static_cast<Move>(step_action(source, at.turn.high));
        }
        // The same checker borne off by either die is one move.
        for (Mask sources = found.low & ~(off_by_high & ~(~Mask{1} << at.turn.low)); sources;) {
            const int source = highest(sources);
            sources ^= bit(source);
            *out++ = static_cast<Move>(step_action(source, at.turn.low));
        }
        if (out == first) *out++ = kPass;
        return out;
    }

    // The same as a byte an action; returns their number.
    int mark_moves(const Position& at, std::span<std::uint8_t> mask) const {
        const bool moves = at.has_roll() && !is_over(at);
        const FirstSteps found = moves ? first_steps(at.board, at.dice()) : FirstSteps{};
        const int high = at.turn.high, low = at.turn.low;
        std::fill(mask.begin() + kPass, mask.end(), std::uint8_t{0});
        const int count = mark_steps(found, high, low, mask.first<kPass>());
        const bool passes = moves && count == 0;
        mask[kPass] = passes;
        return count + passes;
    }

    // The 30 opening throws (B3), else the 21 rolls.
    Chance* chances(const Position& at, Chance* out) const {
        if (at.has_roll() || is_over(at)) return out;
        const auto shown = shown_chances(at);
        return std::copy(shown.begin(), shown.end(), out);
    }

    std::span<const Chance> shown_chances(const Position& at) const {
        if (at.turn.opening) return kOpeningChances;
        return kRollChances;
    }

    Move roll(const Position& at, Random& random) const {
        if (at.turn.opening) {
            const int k = static_cast<int>(random.below(30)), first = k / 5, second = k % 5;
            return throw_of(first + 1, second + (second >= first) + 1);
        }
        const int k = static_cast<int>(random.below(36)), one = k / 6 + 1, other = k % 6 + 1;
        return throw_of(std::max(one, other), std::min(one, other));
    }

    // The position after a roll, a step or a pass; the turn ends where no die can be played. A finished
    // game stays as it is.
    void apply(Position& at, Move move) const {
        if (is_over(at)) return;
        if (move < kPass) {
            step(at, move / kDice + 1, move % kDice + 1);
        } else if (move == kPass) {
            end_turn(at);
        } else if (kThrows <= move && move < kEnd) {
            throw_dice(at, (move - kThrows) / 6 + 1, (move - kThrows) % 6 + 1);
        }
    }

    // The side without checkers has won, by its level (B10); or a game was given up. The winner,
    // nobody while the game runs, and the level.
    struct Result {
        Actor winner;
        int level;
    };
    Result result(const Position& at) const {
        if (at.turn.winner >= 0) return {at.turn.winner, at.turn.level};
        const Mask own = own_points(at.board), enemy = enemy_points(at.board);
        if (own && enemy) return {kNobody, 0};
        const Actor mover = at.turn.mover;
        // Seat 1 where neither has any, as in the rulebook.
        const Actor winner = own && !enemy ? 1 - mover : enemy ? mover : 0;
        return {winner, level_of_loss(at.seen_by(1 - winner))};
    }

    Payoffs payoffs(const Position& at) const { return payoffs_of(result(at), 1.0); }

    static Payoffs payoffs_of(const Result& result, double value) {
        if (result.winner < 0) return {};
        const double points = result.level * value;
        return result.winner == 0 ? Payoffs{points, -points} : Payoffs{-points, points};
    }

    // The game given up to `winner` (B14).
    void give_up(Position& at, Actor winner, int level) const {
        clear_dice(at);
        at.turn.opening = 0;
        at.turn.winner = static_cast<std::int8_t>(winner);
        at.turn.level = static_cast<std::uint8_t>(level);
    }

    std::uint64_t key(const Position& at) const {
        const std::uint64_t hash = mixed_bytes(at.limit, &at.board, sizeof at.board);
        return mixed(hash, std::bit_cast<std::uint64_t>(at.turn));
    }

    // Whole turns. `visit(position, code)` for each different end, as `plays` does; a pass has code 0.
    template <class Visit>
    void each_end_coded(const Position& at, Visit&& visit) const {
        if (!at.has_roll() || is_over(at)) return;
        const int count = plays(at.board, at.dice(), [&](const Board& end, Code code) {
            visit(at_end(at, end), code);
        });
        if (count == 0) visit(at_end(at, at.board), Code{0});
    }

    template <class Visit>
    void each_end(const Position& at, Visit&& visit) const {
        each_end_coded(at, [&](const Position& end, Code) { visit(end); });
    }

    void turns(const Position& at, std::vector<std::vector<Move>>& out) const {
        each_end_coded(at, [&](const Position&, Code code) { out.push_back(moves_of(code)); });
    }

    static std::vector<Move> moves_of(Code code) {
        if (code == 0) return {kPass};
        std::vector<Move> moves;
        for (; code; code >>= 8) moves.push_back(static_cast<Move>((code & 255) - 1));
        return moves;
    }

    // Rolls where a roll is due, then plays one of the different ends of the turn.
    int play_random_turn(Position& at, Random& random) const {
        int moves = 0;
        if (!at.has_roll()) {
            const int thrown = roll(at, random) - kThrows;
            throw_dice(at, thrown / 6 + 1, thrown % 6 + 1);
            moves = 1;
        }
        struct Branch {
            Code code;
            Mask last;
        };
        std::array<Branch, kMostPlays> branches;
        std::array<std::uint8_t, kMostPlays> dice;
        std::size_t count = 0;
        std::uint32_t ends = 0;
        each_stem(at.board, at.dice(), [&](const Stem& stem) {
            branches[count] = {stem.code, stem.last};
            dice[count++] = static_cast<std::uint8_t>(stem.die);
            ends += static_cast<std::uint32_t>(std::popcount(stem.last));
        });
        if (ends == 0) {
            end_turn(at);
            return moves + 1;
        }
        std::uint32_t k = random.below(ends);
        std::size_t branch = 0;
        const auto here = [&] { return static_cast<std::uint32_t>(std::popcount(branches[branch].last)); };
        for (; here() <= k; ++branch) k -= here();
        Mask last = branches[branch].last;
        for (; k > 0; --k) last &= last - 1;
        const Code stem = branches[branch].code;
        const Code code = joined(stem, step_code(std::countr_zero(last), dice[branch]), steps_in(stem));
        for (Code left = code; left; left >>= 8) {
            const int action = static_cast<int>(left & 255) - 1;
            move_checker(at.board, action / kDice + 1, action % kDice + 1);
        }
        end_play(at);
        return moves + steps_in(code);
    }

    // docs/encodings.md has the table.
    static constexpr int kSeen = 83;
    int observation_size() const { return kSeen; }

    void observe(const Position& at, Actor pov, std::span<std::uint8_t> planes) const {
        const Actor seat = pov == 1;
        const Board board = at.seen_by(seat);
        observe_side(board, planes.data());
        observe_side(flipped(board), planes.data() + kPoints);
        std::fill(planes.begin() + 2 * kPoints, planes.end(), std::uint8_t{0});
        const Turn& turn = at.turn;
        if (at.has_roll()) {
            planes[static_cast<std::size_t>(51 + turn.high)] = turn.highs;
            if (turn.low != turn.high) planes[static_cast<std::size_t>(51 + turn.low)] = turn.lows;
        }
        planes[58] = turn.high;
        planes[59] = turn.low;
        planes[60] = turn.mover == seat;
        observe_actor(actor(at), seat, planes);
        planes[63] = turn.opening;
        if (turn.winner >= 0) planes[turn.winner == seat ? 81 : 82] = turn.level;
    }

    // Checkers borne off, then those on each point and the bar.
    void observe_side(const Board& side, std::uint8_t* out) const {
        std::array<std::uint8_t, 32> counts;
        std::uint8_t sum = 0;
        for (std::size_t point = 0; point < counts.size(); ++point) {
            counts[point] = static_cast<std::uint8_t>(std::max<std::int8_t>(side.at[point], 0));
            sum = static_cast<std::uint8_t>(sum + counts[point]);
        }
        std::copy_n(counts.begin(), kPoints, out);
        out[0] = static_cast<std::uint8_t>(std::max(0, checkers_ - sum));
    }

    static void observe_actor(Actor actor, Actor seat, std::span<std::uint8_t> planes) {
        planes[61] = actor == seat;
        planes[62] = actor == 1 - seat;
    }

    std::string write(const Position& at) const {
        std::array<char, 4> room;
        return write_xgid(fields(at, room));
    }

    // `position_fields`, where the cube and the match find them.
    Xgid fields(const Position& at, std::array<char, 4>& room) const { return position_fields(at, room); }

    std::optional<Position> read(std::string_view text) const {
        const auto xgid = read_xgid(text);
        if (!xgid || xgid->length || xgid->cube || xgid->owner >= 0) return {};
        if (xgid->flag || xgid->score[0] || xgid->score[1]) return {};
        return position_of(*xgid);
    }

    std::optional<Position> position_of(const Xgid& xgid, bool with_cube = false) const {
        return position_of_fields(xgid, checkers_, with_cube);
    }

private:
    static void clear_dice(Position& at) { at.turn.high = at.turn.low = at.turn.highs = at.turn.lows = 0; }

    static void throw_dice(Position& at, int first, int second) {
        if (at.turn.opening) {
            const std::int8_t starter = first > second ? 0 : 1;
            if (starter != at.turn.mover) at.board = flipped(at.board);
            at.turn.mover = starter;
        }
        at.turn.opening = 0;
        at.turn.winner = -1;
        at.turn.level = 0;
        set_roll(at, std::max(first, second), std::min(first, second));
    }

    // A checker's step by what the action says; nothing without a checker there. An enemy blot it
    // lands on goes to the bar (B5).
    static bool move_checker(Board& board, int source, int die) {
        auto& at = board.at;
        const auto from = static_cast<std::size_t>(source);
        if (at[from] <= 0) return false;
        const bool hits = source > die && at[from - static_cast<std::size_t>(die)] == -1;
        board += change_of(hits, die, source);
        return true;
    }

    static void end_turn(Position& at) {
        at.board = flipped(at.board);
        const auto mover = static_cast<std::int8_t>(1 - at.turn.mover);
        at.turn = Turn{};
        at.turn.mover = mover;
    }

    // After the last step of a turn: the other player's, unless the game is won.
    static void end_play(Position& at) {
        if (own_points(at.board)) return end_turn(at);
        clear_dice(at);
    }

    static Position at_end(const Position& at, const Board& end) {
        Position after{end, at.turn, at.limit};
        end_play(after);
        return after;
    }

    static void step(Position& at, int source, int die) {
        Turn& turn = at.turn;
        // Off by either die: the larger, if it allows the step (B15).
        bool by_high = turn.highs > 0 && die == turn.high;
        if (source <= die && turn.highs > 0 && turn.high > die) by_high |= own_points(at.board) >> (source + 1) == 0;
        std::uint8_t& left = by_high ? turn.highs : turn.lows;
        if (left == 0 || !move_checker(at.board, source, die)) return;
        --left;
        if (!own_points(at.board)) {
            clear_dice(at);
        } else if (!can_move(at.board, at.dice())) {
            end_turn(at);
        }
    }

    // What a loss counts for the side that sees its checkers so (B10).
    int level_of_loss(const Board& loser) const {
        int found = 0;
        for (const int count : loser.at) found += std::max(count, 0);
        if (found < checkers_) return 1;
        return own_points(loser) >> 19 ? 3 : 2;
    }

    int checkers_;
    Position start_{};
};

}  // namespace parlour::backgammon
