#pragma once

#include <algorithm>
#include <array>
#include <atomic>
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
    // In parts that do not depend on the threads, so that the sums are rounded alike.
    constexpr std::uint64_t kPart = 64;
    std::vector<Playouts> results((games + kPart - 1) / kPart);
    std::atomic<std::uint64_t> taken{0};
    const auto work = [&] {
        for (std::uint64_t part; (part = taken.fetch_add(1)) < results.size();) {
            results[part] = run(part * kPart, std::min(games, (part + 1) * kPart));
        }
    };
    {
        std::vector<std::jthread> helpers;
        for (int i = 1; i < threads; ++i) helpers.emplace_back(work);
        work();
    }
    Playouts total;
    for (const auto& result : results) total += result;
    return total;
}

}  // namespace parlour
