#pragma once

#include <array>
#include <concepts>
#include <cstdint>

#include "parlour/game.hpp"
#include "parlour/search/proof_table.hpp"

namespace parlour {

// A game whose positions hold numbers that decide nothing: `unnumbered` leaves them out.
template <class G>
concept NumbersPositions = requires(const G game, const typename G::Position position) {
    { game.unnumbered(position) } -> std::same_as<typename G::Position>;
};

// The theory of any duel without dice: what the rules say, and nothing else. The question is
// whether `seat` wins, a draw being none; the player to move then "wins" if the answer suits him.
template <Duel G>
class PlainTheory {
public:
    using Position = typename G::Position;
    struct State {
        Position at;
        Actor seat;
    };
    using Key = ProofKey<Position>;
    static constexpr int kMaxMoves = G::kMaxMoves;
    static constexpr bool kHasDraws = true;

    explicit PlainTheory(G game) : game_(std::move(game)) {}

    State state(const Position& at, Actor seat) const {
        if constexpr (NumbersPositions<G>) return {game_.unnumbered(at), seat};
        return {at, seat};
    }

    Key key(const State& state) const { return {state.at, static_cast<std::uint8_t>(state.seat)}; }

    std::uint64_t hash(const Key& key) const { return game_.key(key.word) + key.tag; }

    bool same_mover(const State& one, const State& other) const { return mover(one.at) == mover(other.at); }

    State* expand(const State& from, State* out) const {
        std::array<Move, G::kMaxMoves> moves;
        const Move* const end = game_.legal_moves(from.at, moves.data());
        for (const Move* move = moves.data(); move != end; ++move) {
            Position next = from.at;
            game_.apply(next, *move);
            *out++ = state(next, from.seat);
        }
        return out;
    }

    ProofNumbers judge(const State& state) const {
        if (game_.actor(state.at) != kNobody) return {};
        const bool wins = game_.payoffs(state.at)[static_cast<std::size_t>(state.seat)] > 0;
        // The numbers of a finished game are seen by its first seat, as `mover` says.
        return wins == (state.seat == 0) ? ProofNumbers::won() : ProofNumbers::lost();
    }

    // Who moves; in a finished game the first seat, so that its result has a point of view.
    Actor mover(const Position& at) const { return std::max(game_.actor(at), 0); }

private:
    G game_;
};

}  // namespace parlour
