#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>

#include "parlour/base/random.hpp"

namespace parlour {

// The one abstraction, as in src/parlour/game.py: the compiled twins have the same names and obey
// the same rules, and tests hold them to it.

using Actor = int;  // a seat, 0…5
inline constexpr Actor kChance = -1;  // the dice decide
inline constexpr Actor kNobody = -2;  // the game is over
inline constexpr int kMostPlayers = 6;

// A move is its action number, as the game's `encoding.py` and docs/encodings.md give them. Chance
// outcomes are numbered on from the last action of a player.
using Move = std::uint16_t;

using Payoffs = std::array<double, kMostPlayers>;

// A chance outcome and how likely it is.
struct Chance {
    Move move;
    double probability;
};

// The options of a game, by the names that its rulebook has for them, and its start.
struct Options {
    std::map<std::string, int, std::less<>> values;
    std::string start;

    int operator[](std::string_view name) const {
        const auto found = values.find(name);
        if (found == values.end()) throw std::invalid_argument("no option " + std::string(name));
        return found->second;
    }
};

// A rulebook. `legal_moves` writes at most kMaxMoves moves from `out` on and returns the end of
// them; there is at least one where a player decides and none elsewhere. `apply` trusts the move.
// `read` takes what `write` gives, and nothing that could lead out of bounds. `observe` fills
// `observation_size()` bytes, as docs/encodings.md describes them, from the view of a seat.
template <class G>
concept Game = requires(const G game, const typename G::Position position,
                        typename G::Position changing, Move move, Move* out, Actor pov,
                        std::span<std::uint8_t> planes, std::string_view text) {
    requires std::is_trivially_copyable_v<typename G::Position>;
    requires std::equality_comparable<typename G::Position>;
    { G::kMaxMoves } -> std::convertible_to<int>;
    { game.players() } -> std::same_as<int>;
    { game.start() } -> std::convertible_to<typename G::Position>;
    { game.actor(position) } -> std::same_as<Actor>;
    { game.legal_moves(position, out) } -> std::same_as<Move*>;
    { game.apply(changing, move) } -> std::same_as<void>;
    { game.payoffs(position) } -> std::same_as<Payoffs>;
    { game.key(position) } -> std::same_as<std::uint64_t>;
    { game.actions() } -> std::same_as<int>;
    { game.observation_size() } -> std::same_as<int>;
    { game.observe(position, pov, planes) } -> std::same_as<void>;
    { game.write(position) } -> std::same_as<std::string>;
    { game.read(text) } -> std::same_as<std::optional<typename G::Position>>;
};

// A game with dice: `chances` writes the outcomes of a chance node (at most kMaxChances), `roll`
// draws one.
template <class G>
concept ChanceGame = Game<G> && requires(const G game, const typename G::Position position,
                                         Chance* out, Random random) {
    { G::kMaxChances } -> std::convertible_to<int>;
    { game.chances(position, out) } -> std::same_as<Chance*>;
    { game.roll(position, random) } -> std::same_as<Move>;
};

// Two players, zero sum: a search may use one number and change its sign with the actor.
template <class G>
concept Duel = Game<G> && G::kIsDuel;

// What a game may offer beside, where it is quicker than by lists of moves.
template <class G>
concept CountsMoves = requires(const G game, const typename G::Position position) {
    { game.count_moves(position) } -> std::same_as<int>;
};
// Adds one to `count` for each path of `depth` moves.
template <class G>
concept CountsPaths = requires(const G game, const typename G::Position position, int depth) {
    { game.count_paths(position, depth) } -> std::same_as<std::uint64_t>;
    { game.make_paths(position, depth) } -> std::same_as<std::uint64_t>;
};
template <class G>
concept DrawsMoves = requires(const G game, const typename G::Position position, Random random) {
    { game.random_move(position, random) } -> std::same_as<Move>;
};

}  // namespace parlour
