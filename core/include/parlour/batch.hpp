#pragma once

#include <algorithm>
#include <array>
#include <cstring>
#include <functional>
#include <optional>
#include <thread>
#include <vector>

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
    std::uint8_t* final_observations;  // N × observation_size: how an ended game looked to its last mover
};

// N games played side by side: a step plays one action in each, rolls the dice that follow and
// begins a new game where one has ended.
class AnyBatch {
public:
    virtual ~AnyBatch() = default;

    // Begins all games anew, each with its own seed.
    virtual void reset(const std::uint64_t* seeds) = 0;

    // Plays one action a game; if one of them is not legal, nothing is played and its index returned.
    virtual std::optional<int> step(const std::int32_t* actions) = 0;

    // The position of a game as text.
    virtual std::string text(int index) const = 0;
};

template <Game G>
class Batch final : public AnyBatch {
public:
    Batch(const G& game, int count, std::uint32_t limit, int threads, const BatchArrays& arrays)
        : game_(game), limit_(limit), arrays_(arrays), positions_(static_cast<std::size_t>(count), game.start()),
          lengths_(static_cast<std::size_t>(count)), workers_(threads) {
        for (int i = 0; i < count; ++i) randoms_.emplace_back(static_cast<std::uint64_t>(i));
    }

    void reset(const std::uint64_t* seeds) override {
        each_game([&](int i) {
            randoms_[index(i)] = Random(seeds[i]);
            clear_results(i);
            begin(i);
            show(i);
        });
    }

    std::optional<int> step(const std::int32_t* actions) override {
        const int count = static_cast<int>(positions_.size()), width = game_.actions();
        for (int i = 0; i < count; ++i) {
            const int action = actions[i];
            if (action < 0 || action >= width || !arrays_.masks[offset(i, width) + index(action)]) return i;
        }
        each_game([&](int i) { step_one(i, static_cast<Move>(actions[i])); });
        return {};
    }

    std::string text(int i) const override { return game_.write(positions_[index(i)]); }

private:
    static std::size_t index(int i) { return static_cast<std::size_t>(i); }
    static std::size_t offset(int i, int width) { return index(i) * index(width); }

    template <class Play>
    void each_game(Play&& play) {
        workers_.share(static_cast<int>(positions_.size()), [&](int first, int last) {
            for (int i = first; i < last; ++i) play(i);
        });
    }

    void clear_results(int i) {
        std::fill_n(arrays_.rewards + offset(i, game_.players()), game_.players(), 0.0f);
        arrays_.terminations[i] = arrays_.truncations[i] = 0;
    }

    void begin(int i) {
        positions_[index(i)] = game_.start();
        lengths_[index(i)] = 0;
        roll(i);
    }

    void roll(int i) {
        if constexpr (ChanceGame<G>) {
            auto& at = positions_[index(i)];
            while (game_.actor(at) == kChance) game_.apply(at, game_.roll(at, randoms_[index(i)]));
        }
    }

    void step_one(int i, Move action) {
        auto& at = positions_[index(i)];
        const Actor mover = arrays_.players[i];
        clear_results(i);
        game_.apply(at, action);
        roll(i);
        const bool over = game_.actor(at) == kNobody;
        if (over || (++lengths_[index(i)] >= limit_ && limit_ > 0)) {
            arrays_.terminations[i] = over;
            arrays_.truncations[i] = !over;
            const Payoffs payoffs = game_.payoffs(at);
            std::transform(payoffs.begin(), payoffs.begin() + game_.players(),
                           arrays_.rewards + offset(i, game_.players()),
                           [](double payoff) { return static_cast<float>(payoff); });
            game_.observe(at, mover, planes(arrays_.final_observations, i));
            begin(i);
        }
        show(i);
    }

    std::span<std::uint8_t> planes(std::uint8_t* array, int i) const {
        return {array + offset(i, game_.observation_size()), index(game_.observation_size())};
    }

    void show(int i) {
        const auto& at = positions_[index(i)];
        const Actor actor = game_.actor(at);
        arrays_.players[i] = actor;
        game_.observe(at, actor, planes(arrays_.observations, i));
        std::uint8_t* const mask = arrays_.masks + offset(i, game_.actions());
        std::memset(mask, 0, index(game_.actions()));
        std::array<Move, G::kMaxMoves> moves;
        const Move* const end = game_.legal_moves(at, moves.data());
        for (const Move* move = moves.data(); move != end; ++move) mask[*move] = 1;
    }

    const G& game_;
    std::uint32_t limit_;
    BatchArrays arrays_;
    std::vector<typename G::Position> positions_;
    std::vector<std::uint32_t> lengths_;
    std::vector<Random> randoms_;
    Workers workers_;
};

}  // namespace parlour
