#pragma once

#include <cmath>

#include "parlour/games/backgammon/rules.hpp"

namespace parlour::backgammon {

// What about the cube is due: nothing, the roll chosen, and the three in which an answer is.
enum class Stage : std::uint8_t { kPlay, kThrown, kDoubled, kBeavered, kRaccooned };

// Checker play with the cube: its value, owner and stage; the score of the match or session.
struct CubePosition {
    Position play;
    std::uint16_t power = 0;     // the cube's value is two to this
    std::int8_t owner = -1;      // nobody
    Stage stage = Stage::kPlay;
    std::uint8_t automatic = 0;  // automatic doubles left, at the opening throw (B3)
    std::uint8_t in_play = 1;    // 0 where the cube is not used: the Crawford game, a match to 1
    std::uint16_t none = 0;
    std::array<Number, 2> score{};

    friend bool operator==(const CubePosition&, const CubePosition&) = default;

    bool is_answer() const { return stage >= Stage::kDoubled; }
};

// One money game with the cube, the twin of src/parlour/games/backgammon/cube.py (B11, B12).
class Cube {
public:
    using Position = CubePosition;
    static constexpr bool kIsDuel = true;
    static constexpr int kMaxMoves = Backgammon::kMaxMoves;
    static constexpr int kMaxChances = 36;

    Cube(Backgammon game, bool jacoby, bool beavers, bool raccoons)
        : game_(game), jacoby_(jacoby), beavers_(beavers), raccoons_(raccoons) {}

    const Backgammon& checker_play() const { return game_; }
    bool jacoby() const { return jacoby_; }
    bool beavers() const { return beavers_; }
    int players() const { return 2; }
    int checkers() const { return game_.checkers(); }
    Position start() const { return start_; }
    void start_from(const Position& position) { start_ = position; }
    int actions() const { return kActions; }

    // Who answers a double, who may double before rolling, else who decides in checker play.
    Actor actor(const Position& at) const {
        const Actor mover = at.play.turn.mover;
        if (at.is_answer()) return at.stage == Stage::kBeavered ? mover : 1 - mover;
        return may_double(at) ? mover : game_.actor(at.play);
    }

    // Whether the player about to roll may double: owns the cube, or it is centred (B11).
    bool may_double(const Position& at) const {
        return at.stage == Stage::kPlay && at.in_play && (at.owner < 0 || at.owner == at.play.turn.mover) &&
               game_.roller(at.play) >= 0;
    }

    Move* legal_moves(const Position& at, Move* out) const {
        switch (at.stage) {
            case Stage::kDoubled:
                *out++ = kTake, *out++ = kDrop;
                if (beavers_) *out++ = kBeaver;
                return out;
            case Stage::kBeavered:
                *out++ = kAccept, *out++ = kDrop;
                if (raccoons_) *out++ = kRaccoon;
                return out;
            case Stage::kRaccooned:
                *out++ = kAccept, *out++ = kDrop;
                return out;
            default: break;
        }
        if (may_double(at)) {
            *out++ = kRoll, *out++ = kDouble;
            return out;
        }
        return game_.legal_moves(at.play, out);
    }

    // The rolls; at the opening ties too while automatic doubles remain (B3).
    Chance* chances(const Position& at, Chance* out) const {
        if (at.is_answer() || may_double(at)) return out;
        const bool ties = at.automatic && at.play.turn.opening && game_.actor(at.play) == kChance;
        if (!ties) return game_.chances(at.play, out);
        for (Move move = kThrows; move < kEnd; ++move) *out++ = {move, 1.0 / 36};
        return out;
    }

    Move roll(const Position& at, Random& random) const {
        if (at.automatic && at.play.turn.opening) return static_cast<Move>(kThrows + random.below(36));
        return game_.roll(at.play, random);
    }

    void apply(Position& at, Move move) const {
        if (game_.is_over(at.play)) return;
        if (kRoll <= move && move <= kAccept) return call(at, move);
        if (at.automatic && move >= kThrows) {
            if ((move - kThrows) % 7 == 0) {  // a tie
                raise(at);
                --at.automatic;
                return;
            }
            at.automatic = 0;
        }
        game_.apply(at.play, move);
        at.stage = Stage::kPlay;
    }

    // The win times the cube (B10); single under Jacoby while the cube is centred (B12).
    Backgammon::Result result(const Position& at) const {
        auto result = game_.result(at.play);
        if (jacoby_ && at.owner < 0) result.level = std::min(result.level, 1);
        return result;
    }
    Payoffs payoffs(const Position& at) const {
        return Backgammon::payoffs_of(result(at), std::ldexp(1.0, at.power));
    }

    std::uint64_t key(const Position& at) const {
        const auto cube = static_cast<std::uint64_t>(at.power) | static_cast<std::uint64_t>(at.owner + 1) << 16 |
                          static_cast<std::uint64_t>(at.stage) << 24 | static_cast<std::uint64_t>(at.automatic) << 32 |
                          static_cast<std::uint64_t>(at.in_play) << 40;
        const auto score = static_cast<std::uint64_t>(at.score[0]) | static_cast<std::uint64_t>(at.score[1]) << 32;
        return mixed(mixed(game_.key(at.play), cube), score);
    }

    // Whole turns; a word about the cube is one. A word's code is its action number and one.
    template <class Visit>
    void each_end_coded(const Position& at, Visit&& visit) const {
        if (at.is_answer() || may_double(at)) {
            std::array<Move, kMaxMoves> words;
            const Move* const end = legal_moves(at, words.data());
            for (const Move* word = words.data(); word != end; ++word) {
                Position after = at;
                call(after, *word);
                visit(after, static_cast<Code>(*word + 1));
            }
            return;
        }
        Position after = at;
        after.stage = Stage::kPlay;
        game_.each_end_coded(at.play, [&](const backgammon::Position& end, Code code) {
            after.play = end;
            visit(after, code);
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
        if (at.is_answer() || may_double(at)) {
            std::array<Move, kMaxMoves> words;
            const auto count = static_cast<std::uint32_t>(legal_moves(at, words.data()) - words.data());
            call(at, words[random.below(count)]);
            return 1;
        }
        if (at.automatic) {
            apply(at, roll(at, random));
            return 1;
        }
        at.stage = Stage::kPlay;
        return game_.play_random_turn(at.play, random);
    }

    int observation_size() const { return Backgammon::kSeen; }

    void observe(const Position& at, Actor pov, std::span<std::uint8_t> planes) const {
        game_.observe(at.play, pov, planes);
        const Actor seat = pov == 1;
        Backgammon::observe_actor(actor(at), seat, planes);
        planes[64] = static_cast<std::uint8_t>(std::min<int>(at.power, 255));
        planes[65] = at.owner == seat;
        planes[66] = at.owner == 1 - seat;
        planes[67] = at.in_play;
        if (at.stage != Stage::kPlay) planes[static_cast<std::size_t>(67 + static_cast<int>(at.stage))] = 1;
        planes[72] = at.automatic;
        planes[78] = jacoby_;
        planes[79] = beavers_;
        planes[80] = raccoons_;
    }

    std::string write(const Position& at) const { return write(at, jacoby_ + 2 * beavers_, 0); }

    // With the flag and the length of the game around this one.
    std::string write(const Position& at, int flag, int length) const {
        std::array<char, 4> room;
        Xgid xgid = game_.fields(at.play, room);
        xgid.cube = at.power;
        xgid.owner = at.owner;
        xgid.score = at.score;
        xgid.flag = flag;
        xgid.length = length;
        if (at.is_answer()) xgid.dice = at.stage == Stage::kDoubled ? "D" : at.stage == Stage::kBeavered ? "B" : "R";
        if (at.stage == Stage::kThrown) xgid.pending = "throw";
        std::string opening;
        if (at.automatic) xgid.pending = opening = "open" + std::to_string(at.automatic);
        return write_xgid(xgid);
    }

    std::optional<Position> read(std::string_view text) const {
        const auto xgid = read_xgid(text);
        if (!xgid || xgid->length || xgid->flag != jacoby_ + 2 * beavers_) return {};
        return position_of(*xgid, true);
    }

    // The position of a text's fields; the cube's stage must be one that can be.
    std::optional<Position> position_of(const Xgid& xgid, bool in_play) const {
        const auto play = game_.position_of(xgid, true);
        if (!play || (!in_play && (xgid.cube || xgid.owner >= 0))) return {};
        Position at;
        at.play = *play;
        at.power = static_cast<std::uint16_t>(xgid.cube);
        at.owner = static_cast<std::int8_t>(xgid.owner);
        at.in_play = in_play;
        at.score = xgid.score;
        if (at.play.turn.opening && xgid.pending != "open") {
            const auto left = read_number(xgid.pending.substr(4), 99);
            if (!left || *left == 0 || xgid.length) return {};
            at.automatic = static_cast<std::uint8_t>(*left);
        }
        const int doubler = xgid.mover, other = 1 - doubler;
        if (xgid.dice == "D") {
            if (!in_play || xgid.owner == other) return {};
            at.stage = Stage::kDoubled;
        } else if (xgid.dice == "B") {
            if (!in_play || !beavers_ || xgid.owner != other || xgid.cube < 1) return {};
            at.stage = Stage::kBeavered;
        } else if (xgid.dice == "R") {
            if (!in_play || !raccoons_ || xgid.owner != other || xgid.cube < 2) return {};
            at.stage = Stage::kRaccooned;
        } else if (xgid.pending == "throw") {
            if (!may_double(at)) return {};
            at.stage = Stage::kThrown;
        }
        return at;
    }

private:
    static void raise(Position& at) { at.power = static_cast<std::uint16_t>(std::min(at.power + 1, kHighestCube)); }

    // The stages of a double: value and owner as B11, B12 and B18 say.
    void call(Position& at, Move word) const {
        const auto other = static_cast<std::int8_t>(1 - at.play.turn.mover);
        switch (word) {
            case kRoll: at.stage = Stage::kThrown; return;
            case kDouble: at.stage = Stage::kDoubled; return;
            case kBeaver:
                at.stage = Stage::kBeavered;
                raise(at);
                at.owner = other;
                return;
            case kRaccoon:
                at.stage = Stage::kRaccooned;
                raise(at);
                return;
            case kDrop: {
                const Actor loser = actor(at);
                at.stage = Stage::kPlay;
                if (loser >= 0) game_.give_up(at.play, 1 - loser, 1);
                return;
            }
            default:
                at.stage = Stage::kPlay;
                raise(at);
                at.owner = other;
        }
    }

    Backgammon game_;
    bool jacoby_, beavers_, raccoons_;
    Position start_{};
};

}  // namespace parlour::backgammon
