#pragma once

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>

#include "parlour/playout.hpp"
#include "parlour/search/evaluator.hpp"

namespace parlour {

// What a tree of simulations asks at its leaves: the payoffs to expect where the game goes on.
template <class E, class G>
concept Guesses = requires(const E evaluator, const typename G::Position at, Random random) {
    { evaluator.guess(at, random) } -> std::same_as<Payoffs>;
};

// It may also know a way to win the game in the turn under way: the first step of it.
template <class E, class G>
concept Strikes = requires(const E evaluator, const typename G::Position at) {
    { evaluator.strike(at) } -> std::same_as<std::optional<Move>>;
};

// A game played to its end at random: for any game, by its rules alone.
template <Game G>
class Playout {
public:
    explicit Playout(const G& game) : game_(game) {}

    Payoffs guess(typename G::Position at, Random& random) const {
        play_out(game_, at, random, kMost);
        return game_.payoffs(at);
    }

    // The mean of a hundred games for who decides, in hundredths.
    int score(const typename G::Position& at) const {
        constexpr int kGames = 100;
        Random random(0);
        const auto seat = static_cast<std::size_t>(std::max(game_.actor(at), 0));
        double sum = 0;
        for (int i = 0; i < kGames; ++i) sum += guess(at, random)[seat];
        return static_cast<int>(sum * 100 / kGames);
    }

private:
    static constexpr std::uint64_t kMost = 20'000;  // moves; a game that goes on counts nothing

    const G& game_;
};

// The opinion of a duel's evaluator, and its order of moves.
template <Duel G, DuelEvaluator<G> E>
class Opinion {
public:
    template <class... Arguments>
    explicit Opinion(const G& game, Arguments&&... arguments) : game_(game), evaluator_(game, std::forward<Arguments>(arguments)...) {}

    Payoffs guess(const typename G::Position& at, Random&) const {
        const double value = E::value(evaluator_.score(at));
        return game_.actor(at) == 0 ? Payoffs{value, -value} : Payoffs{-value, value};
    }
    int score(const typename G::Position& at) const { return evaluator_.score(at); }

    void rate(const typename G::Position& at, std::span<const Move> moves, int* out) const
        requires RatesMoves<E, G>
    {
        evaluator_.rate(at, moves, out);
    }

private:
    const G& game_;
    E evaluator_;
};

}  // namespace parlour
