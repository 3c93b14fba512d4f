#pragma once

#include "parlour/games/backgammon/cube.hpp"

namespace parlour::backgammon {

// A match to a number of points, the twin of src/parlour/games/backgammon/match.py (B13).
class Match {
public:
    using Position = CubePosition;
    static constexpr bool kIsDuel = true;
    static constexpr int kMaxMoves = Cube::kMaxMoves;
    static constexpr int kMaxChances = Cube::kMaxChances;

    Match(Backgammon game, int length, bool crawford)
        : game_(game, false, false, false), length_(static_cast<Number>(length)), crawford_(crawford) {}

    int length() const { return static_cast<int>(length_); }
    bool crawford() const { return crawford_; }
    bool may_double(const Position& at) const { return game_.may_double(at); }
    int players() const { return 2; }
    int checkers() const { return game_.checkers(); }
    Position start() const { return start_; }
    void start_from(const Position& position) { start_ = position; }
    int actions() const { return kActions; }

    Actor actor(const Position& at) const { return winner(at) >= 0 ? kNobody : game_.actor(at); }
    Move* legal_moves(const Position& at, Move* out) const { return game_.legal_moves(at, out); }
    Chance* chances(const Position& at, Chance* out) const { return game_.chances(at, out); }
    Move roll(const Position& at, Random& random) const { return game_.roll(at, random); }

    // From the end of a game straight to the next one's opening.
    void apply(Position& at, Move move) const {
        if (winner(at) >= 0) return;
        game_.apply(at, move);
        count(at);
    }

    // The first with `length` points or more wins.
    Payoffs payoffs(const Position& at) const {
        const Actor seat = winner(at);
        return seat < 0 ? Payoffs{} : seat == 0 ? Payoffs{1.0, -1.0} : Payoffs{-1.0, 1.0};
    }

    std::uint64_t key(const Position& at) const { return game_.key(at); }

    template <class Visit>
    void each_end_coded(const Position& at, Visit&& visit) const {
        if (winner(at) >= 0) return;
        // Different ends of a game may lead to the same next one: with a gammon each, and without.
        std::array<Position, 8> begun;
        std::size_t number = 0;
        game_.each_end_coded(at, [&](Position end, Code code) {
            if (count(end) && winner(end) < 0) {
                const auto last = begun.begin() + static_cast<std::ptrdiff_t>(number);
                if (std::find(begun.begin(), last, end) != last) return;
                if (number < begun.size()) begun[number++] = end;
            }
            visit(end, code);
        });
    }

    template <class Visit>
    void each_end(const Position& at, Visit&& visit) const {
        each_end_coded(at, [&](const Position& end, Code) { visit(end); });
    }

    void turns(const Position& at, std::vector<std::vector<Move>>& out) const {
        each_end_coded(at, [&](const Position&, Code code) { out.push_back(Backgammon::moves_of(code)); });
    }

    int play_random_turn(Position& at, Random& random) const {
        const int moves = game_.play_random_turn(at, random);
        count(at);
        return moves;
    }

    int observation_size() const { return Backgammon::kSeen; }

    void observe(const Position& at, Actor pov, std::span<std::uint8_t> planes) const {
        game_.observe(at, pov, planes);
        const int seat = pov == 1;
        Backgammon::observe_actor(actor(at), seat, planes);
        for (int side = 0; side < 2; ++side) {
            const Number has = at.score[static_cast<std::size_t>(side == 0 ? seat : 1 - seat)];
            const Number away = has < length_ ? length_ - has : 0;
            planes[static_cast<std::size_t>(73 + 2 * side)] = static_cast<std::uint8_t>(away / 256);
            planes[static_cast<std::size_t>(74 + 2 * side)] = static_cast<std::uint8_t>(away % 256);
        }
        planes[77] = is_crawford(at);
    }

    std::string write(const Position& at) const {
        return game_.write(at, is_crawford(at), static_cast<int>(length_));
    }

    std::optional<Position> read(std::string_view text) const {
        const auto xgid = read_xgid(text);
        if (!xgid || static_cast<Number>(xgid->length) != length_) return {};
        const bool is_late = std::max(xgid->score[0], xgid->score[1]) + 1 >= length_;
        if (xgid->flag && (!crawford_ || length_ == 1 || !is_late)) return {};
        const auto at = game_.position_of(*xgid, length_ > 1 && !xgid->flag);
        if (!at) return {};
        const Actor won = game_.result(*at).winner;
        for (int seat = 0; seat < 2; ++seat) {
            if ((at->score[static_cast<std::size_t>(seat)] >= length_) != (won == seat)) return {};
        }
        return at;
    }

private:
    Actor winner(const Position& at) const {
        return at.score[0] >= length_ ? 0 : at.score[1] >= length_ ? 1 : kNobody;
    }

    // A match to 1 has no cube, but no Crawford game.
    bool is_crawford(const Position& at) const { return length_ > 1 && !at.in_play; }

    // The game's end counted, if it is over: the next begins, unless the match is won (B13, B18).
    bool count(Position& at) const {
        const auto [seat, level] = game_.result(at);
        if (seat < 0) return false;
        const auto before = at.score;
        Number& score = at.score[static_cast<std::size_t>(seat)];
        score = plus_power(score, level, at.power);
        if (score >= length_) return true;
        Position next = start_;
        next.score = at.score;
        next.play.limit = at.play.limit;
        // The Crawford game is the first after either side comes within a point, and only that one.
        const Number near = length_ - 1;
        const bool was_far = std::max(before[0], before[1]) < near;
        next.in_play = !(crawford_ && was_far && std::max(next.score[0], next.score[1]) == near);
        at = next;
        return true;
    }

    Cube game_;
    Number length_;
    bool crawford_;
    Position start_{};
};

}  // namespace parlour::backgammon
