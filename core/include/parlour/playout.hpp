#pragma once

#include <algorithm>
#include <array>
#include <thread>
#include <vector>

#include "parlour/game.hpp"

namespace parlour {

// A random legal move, each as likely as any other; at a chance node an outcome by its chance.
template <Game G>
Move random_successor(const G& game, const typename G::Position& at, Random& random) {
    if constexpr (ChanceGame<G>) {
        if (game.actor(at) == kChance) return game.roll(at, random);
    }
    if constexpr (DrawsMoves<G>) {
        return game.random_move(at, random);
    } else {
        std::array<Move, G::kMaxMoves> moves;
        const auto count = static_cast<std::uint32_t>(game.legal_moves(at, moves.data()) - moves.data());
        return moves[random.below(count)];
    }
}

// A game that can draw a whole play at once, uniformly among the different positions it can lead
// to, which is what "random game" means where the steps of a play are no choices of their own.
// Returns the number of moves played.
template <class G>
concept DrawsTurns = requires(const G game, typename G::Position at, Random random) {
    { game.play_random_turn(at, random) } -> std::same_as<int>;
};

// Plays on at random until the game is over or `most` moves are made. Returns their number.
template <Game G>
std::uint64_t play_out(const G& game, typename G::Position& at, Random& random, std::uint64_t most) {
    std::uint64_t moves = 0;
    while (moves < most && game.actor(at) != kNobody) {
        if constexpr (DrawsTurns<G>) {
            moves += static_cast<std::uint64_t>(game.play_random_turn(at, random));
        } else {
            game.apply(at, random_successor(game, at, random));
            ++moves;
        }
    }
    return moves;
}

// What many random games came to.
struct Playouts {
    std::uint64_t games = 0;
    std::uint64_t finished = 0;  // those that ended before `most` moves
    std::uint64_t moves = 0;
    Payoffs sums{};

    Playouts& operator+=(const Playouts& other) {
        games += other.games;
        finished += other.finished;
        moves += other.moves;
        for (std::size_t seat = 0; seat < sums.size(); ++seat) sums[seat] += other.sums[seat];
        return *this;
    }
};

// `games` random games from a position. The same seed gives the same games on any number of threads.
template <Game G>
Playouts play_outs(const G& game, const typename G::Position& from, std::uint64_t games,
                   std::uint64_t most, std::uint64_t seed, int threads) {
    const auto run = [&](std::uint64_t first, std::uint64_t last) {
        Playouts total;
        for (std::uint64_t index = first; index < last; ++index) {
            Random random(Random::seed_of(seed, index));
            typename G::Position at = from;
            total.moves += play_out(game, at, random, most);
            total.finished += game.actor(at) == kNobody;
            ++total.games;
            const Payoffs payoffs = game.payoffs(at);
            for (std::size_t seat = 0; seat < payoffs.size(); ++seat) total.sums[seat] += payoffs[seat];
        }
        return total;
    };
    if (threads <= 1) return run(0, games);
    const auto parts = static_cast<std::uint64_t>(threads);
    std::vector<Playouts> results(parts);
    {
        std::vector<std::jthread> workers;
        for (std::uint64_t i = 0; i < parts; ++i) {
            workers.emplace_back([&, i] { results[i] = run(games * i / parts, games * (i + 1) / parts); });
        }
    }
    Playouts total;
    for (const auto& result : results) total += result;
    return total;
}

}  // namespace parlour
