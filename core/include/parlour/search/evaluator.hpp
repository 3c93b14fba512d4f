#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <span>

#include "parlour/game.hpp"

namespace parlour {

// Scores beyond ±kProven are results: kWin less the plies to the end of the game.
inline constexpr int kWin = 32000;
inline constexpr int kProven = 31000;

// What judges the positions of a duel. `score` is from the view of the player to move, in a unit of
// the evaluator's own, within ±kProven; `value` turns a score into an expected payoff. kUnit is what
// a move usually changes: margins of searches are counted in it.
template <class E, class G>
concept DuelEvaluator = requires(const E evaluator, const typename G::Position at, int score) {
    { evaluator.score(at) } -> std::same_as<int>;
    { E::value(score) } -> std::same_as<double>;
    { E::kUnit } -> std::convertible_to<int>;
};

// Beside that an evaluator may order moves (higher first; about 1,000 is a good move),
template <class E, class G>
concept RatesMoves = requires(const E evaluator, const typename G::Position at, std::span<const Move> moves, int* out) {
    { evaluator.rate(at, moves, out) } -> std::same_as<void>;
};
// name the moves that are only tried where all others are worse than −kDeclined (a turn declined
// by equal players ends the game in a draw before it has begun),
template <class E, class G>
concept Declines = requires(const E evaluator, Move move) {
    { evaluator.declines(move) } -> std::same_as<bool>;
    { E::kDeclined } -> std::convertible_to<int>;
};
// say what the position would be if the player could pass (nothing where that tells nothing),
template <class E, class G>
concept SkipsMoves = requires(const E evaluator, const typename G::Position at) {
    { evaluator.skip(at) } -> std::same_as<std::optional<typename G::Position>>;
};
// and name positions that a search may hold for the same, more loosely than the game's `key`.
template <class E, class G>
concept NamesPositions = requires(const E evaluator, const typename G::Position at) {
    { evaluator.key(at) } -> std::same_as<std::uint64_t>;
};

}  // namespace parlour
