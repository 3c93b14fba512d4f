#pragma once

#include <array>
#include <atomic>
#include <thread>
#include <utility>
#include <vector>

#include "parlour/base/keep.hpp"
#include "parlour/game.hpp"

namespace parlour {

// How the last moves of a perft are treated: counted without being made (as far as the game can),
// or each made.
enum class Leaves { kCounted, kMade };

// Calls `visit(move)` for each legal move, or outcome of a chance node.
template <Game G, class Visit>
void each_successor(const G& game, const typename G::Position& at, Visit&& visit) {
    if constexpr (ChanceGame<G>) {
        if (game.actor(at) == kChance) {
            std::array<Chance, G::kMaxChances> chances;
            const Chance* const end = game.chances(at, chances.data());
            for (const Chance* chance = chances.data(); chance != end; ++chance) visit(chance->move);
            return;
        }
    }
    std::array<Move, G::kMaxMoves> moves;
    const Move* const end = game.legal_moves(at, moves.data());
    for (const Move* move = moves.data(); move != end; ++move) visit(*move);
}

template <Game G>
int count_successors(const G& game, const typename G::Position& at) {
    if constexpr (CountsMoves<G>) {
        if constexpr (!ChanceGame<G>) return game.count_moves(at);
    }
    int count = 0;
    each_successor(game, at, [&](Move) { ++count; });
    return count;
}

// The number of paths of `depth` atomic moves; a roll of the dice is a move, a finished game has none.
template <Game G>
std::uint64_t perft(const G& game, const typename G::Position& at, int depth, Leaves leaves) {
    if (depth == 0) return 1;
    if constexpr (CountsPaths<G>) {
        return leaves == Leaves::kCounted ? game.count_paths(at, depth) : game.make_paths(at, depth);
    } else {
        if (depth == 1 && leaves == Leaves::kCounted) {
            return static_cast<std::uint64_t>(count_successors(game, at));
        }
        std::uint64_t nodes = 0;
        each_successor(game, at, [&](Move move) {
            typename G::Position child = at;
            game.apply(child, move);
            if (depth == 1) keep(child);
            nodes += perft(game, child, depth - 1, leaves);
        });
        return nodes;
    }
}

// The same on several threads: the tree is cut into parts near its root, which the threads share.
template <Game G>
std::uint64_t perft(const G& game, const typename G::Position& at, int depth, Leaves leaves,
                    int threads) {
    if (threads <= 1 || depth < 3) return perft(game, at, depth, leaves);
    std::vector<typename G::Position> parts{at};
    while (depth > 2 && !parts.empty() && parts.size() < 64u * static_cast<unsigned>(threads)) {
        std::vector<typename G::Position> next;
        for (const auto& part : parts) {
            each_successor(game, part, [&](Move move) {
                next.push_back(part);
                game.apply(next.back(), move);
            });
        }
        parts = std::move(next);
        --depth;
    }
    std::atomic<std::size_t> taken{0};
    std::atomic<std::uint64_t> nodes{0};
    const auto work = [&] {
        for (std::size_t part; (part = taken.fetch_add(1)) < parts.size();) {
            nodes += perft(game, parts[part], depth, leaves);
        }
    };
    std::vector<std::jthread> helpers;
    for (int i = 1; i < threads; ++i) helpers.emplace_back(work);
    work();
    helpers.clear();
    return nodes;
}

}  // namespace parlour
