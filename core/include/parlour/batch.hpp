#pragma once

#include <algorithm>
#include <array>
#include <cstring>
#include <optional>
#include <span>
#include <string>
#include <thread>
#include <vector>

#include "parlour/base/marks.hpp"
#include "parlour/base/workers.hpp"
#include "parlour/playout.hpp"

namespace parlour {

// Where a batch of N games writes what its players see; all arrays are row by row, one row a game.
// The caller owns them.
struct BatchArrays {
    std::uint8_t* observations;        // N × observation_size, from the view of who is to decide
    std::uint8_t* masks;               // N × actions: 1 where the action is legal
    float* rewards;                    // N × players: the payoffs of a game that has just ended
    std::uint8_t* terminations;        // N: the game has just ended
    std::uint8_t* truncations;         // N: the game has just been cut at the limit
    std::int32_t* players;             // N: who is to decide now
    std::uint8_t* final_observations;  // N × players × observation_size: how an ended game looks to each seat
};

// N games played side by side: a step plays one action in each, rolls the dice that follow and
// begins a new game where one has ended. Every game has two streams of random numbers, one for its
// dice and one for `sample`; src/parlour/envs/plain.py is the same in Python, number for number.
class AnyBatch {
public:
    virtual ~AnyBatch() = default;

    // Begins all games anew, each with its own seed.
    virtual void reset(const std::uint64_t* seeds) = 0;

    // Plays one action in each game that is `playing` (null: in all); the others stay as they are.
    // If an action is not legal, nothing is played and the index of its game returned.
    virtual std::optional<int> step(const std::int64_t* actions, const std::uint8_t* playing) = 0;

    // Draws a legal action for each game, all equally likely.
    virtual void sample(std::int64_t* actions) = 0;

    // The position of a game as text.
    virtual std::string text(int index) const = 0;
};

// A game that marks its legal moves in a row of `actions()` bytes quicker than by a list; gives
// their number.
template <class G>
concept MarksMoves = requires(const G game, const typename G::Position position, std::span<std::uint8_t> mask) {
    { game.mark_moves(position, mask) } -> std::same_as<int>;
};

// A game whose chances lie in a table, to be looked at without a copy.
template <class G>
concept ShowsChances = requires(const G game, const typename G::Position position) {
    { game.shown_chances(position) } -> std::convertible_to<std::span<const Chance>>;
};

template <Game G>
class Batch final : public AnyBatch {
public:
    Batch(const G& game, int count, std::uint32_t limit, int threads, const BatchArrays& arrays)
        : game_(game), limit_(limit), arrays_(arrays), states_(static_cast<std::size_t>(count), State{game.start()}),
          workers_(threads) {}

    void reset(const std::uint64_t* seeds) override {
        share([&](int first, int last) {
            clear_results(first, last);
            for (int i = first; i < last; ++i) {
                State& state = states_[index(i)];
                state.dice = Random(seeds[i]);
                state.draws = Random(Random::seed_of(seeds[i], 1));
                show(i, begin(state));
            }
        });
    }

    std::optional<int> step(const std::int64_t* actions, const std::uint8_t* playing) override {
        const int count = static_cast<int>(states_.size()), width = game_.actions();
        for (int i = 0; i < count; ++i) {
            if (playing && !playing[i]) continue;
            const std::int64_t action = actions[i];
            if (action < 0 || action >= width || !arrays_.masks[offset(i, width) + static_cast<std::size_t>(action)]) return i;
        }
        share([&](int first, int last) {
            clear_results(first, last);
            for (int i = first; i < last; ++i) {
                if (!playing || playing[i]) play(i, static_cast<Move>(actions[i]));
            }
        });
        return {};
    }

    void sample(std::int64_t* actions) override {
        share([&](int first, int last) {
            for (int i = first; i < last; ++i) {
                State& state = states_[index(i)];
                const int k = state.legal > 0 ? static_cast<int>(state.draws.below(static_cast<std::uint32_t>(state.legal))) : -1;
                actions[i] = k < 0 ? -1 : static_cast<std::int64_t>(nth_mark(marks(i), k));
            }
        });
    }

    std::string text(int i) const override { return game_.write(states_[index(i)].position); }

private:
    struct State {
        typename G::Position position;
        std::uint32_t length = 0;  // actions since the game began
        int legal = 0;             // the number of legal actions
        Random dice{0}, draws{0};
    };

    static std::size_t index(int i) { return static_cast<std::size_t>(i); }
    static std::size_t offset(int i, int width) { return index(i) * index(width); }
    std::span<std::uint8_t> marks(int i) const {
        return {arrays_.masks + offset(i, game_.actions()), index(game_.actions())};
    }
    std::span<std::uint8_t> planes(std::uint8_t* array, int i) const {
        return {array + offset(i, game_.observation_size()), index(game_.observation_size())};
    }

    template <class Work>
    void share(Work&& work) {
        workers_.share(static_cast<int>(states_.size()), work);
    }

    void clear_results(int first, int last) {
        std::fill(arrays_.rewards + offset(first, game_.players()), arrays_.rewards + offset(last, game_.players()), 0.0f);
        std::fill(arrays_.terminations + first, arrays_.terminations + last, std::uint8_t{0});
        std::fill(arrays_.truncations + first, arrays_.truncations + last, std::uint8_t{0});
    }

    // Returns who decides.
    Actor begin(State& state) {
        state.position = game_.start();
        state.length = 0;
        return roll(state);
    }

    // Rolls until a player decides or the game is over. One number of the stream a roll, against
    // the chances in the order that the game lists them: what Python can do alike.
    Actor roll(State& state) {
        Actor actor = game_.actor(state.position);
        if constexpr (ChanceGame<G>) {
            for (; actor == kChance; actor = game_.actor(state.position)) {
                std::array<Chance, G::kMaxChances> room;
                const Chance *chance = room.data(), *end;
                if constexpr (ShowsChances<G>) {
                    const std::span<const Chance> shown = game_.shown_chances(state.position);
                    chance = shown.data(), end = chance + shown.size();
                } else {
                    end = game_.chances(state.position, room.data());
                }
                double left = state.dice.unit();
                while (chance != end - 1 && left >= chance->probability) left -= chance++->probability;
                game_.apply(state.position, chance->move);
            }
        }
        return actor;
    }

    void play(int i, Move action) {
        State& state = states_[index(i)];
        game_.apply(state.position, action);
        Actor actor = roll(state);
        const bool over = actor == kNobody;
        if (over || (++state.length >= limit_ && limit_ > 0)) {
            arrays_.terminations[i] = over;
            arrays_.truncations[i] = !over;
            const Payoffs payoffs = game_.payoffs(state.position);
            std::transform(payoffs.begin(), payoffs.begin() + game_.players(),
                           arrays_.rewards + offset(i, game_.players()),
                           [](double payoff) { return static_cast<float>(payoff); });
            for (int seat = 0; seat < game_.players(); ++seat) {
                game_.observe(state.position, seat, planes(arrays_.final_observations, i * game_.players() + seat));
            }
            actor = begin(state);
        }
        show(i, actor);
    }

    void show(int i, Actor actor) {
        State& state = states_[index(i)];
        arrays_.players[i] = actor;
        game_.observe(state.position, std::max(actor, 0), planes(arrays_.observations, i));
        const std::span<std::uint8_t> marks = this->marks(i);
        if constexpr (MarksMoves<G>) {
            state.legal = game_.mark_moves(state.position, marks);
        } else {
            std::fill(marks.begin(), marks.end(), std::uint8_t{0});
            std::array<Move, G::kMaxMoves> moves;
            const Move* const end = game_.legal_moves(state.position, moves.data());
            for (const Move* move = moves.data(); move != end; ++move) marks[*move] = 1;
            state.legal = static_cast<int>(end - moves.data());
        }
    }

    const G& game_;
    std::uint32_t limit_;
    BatchArrays arrays_;
    std::vector<State> states_;
    Workers workers_;
};

}  // namespace parlour
