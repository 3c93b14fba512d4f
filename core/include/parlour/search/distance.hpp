#pragma once

#include <algorithm>
#include <cstdint>
#include <unordered_map>
#include <utility>
#include <vector>

#include "parlour/game.hpp"
#include "parlour/search/clock.hpp"

namespace parlour {

// How soon a seat can force its win, by the rules themselves: deeper and deeper, every answer of
// the other tried. `wins(position)` says whether a position is won for the seat, or at least that
// it may be: moves that give the win away are not looked at.
template <Duel G>
class Distance {
public:
    using Position = typename G::Position;

    // `entries`: the most positions remembered.
    Distance(const G& game, Actor seat, std::size_t entries) : game_(game), seat_(seat), entries_(entries) {}

    // The moves to the end from `at` when the seat hurries and the other delays, at most `most`;
    // nothing (−1) if it is not found within the clock's time. `at` must be won.
    template <class Wins>
    int plies(const Position& at, int most, SearchClock& clock, Wins&& wins) {
        nodes_ = 0;
        for (int depth = 0; depth <= most; ++depth) {
            if (within(at, depth, clock, wins)) return depth;
            if (clock.is_over()) return -1;
        }
        return -1;
    }

private:
    // What a node counts for the clock, which then looks at the time at every one: proofs take long.
    static constexpr std::uint64_t kOften = 128;

    // What is known: no win within `not_within` moves, one within `within` moves.
    struct Known {
        std::int16_t not_within = -1, within = 10'000;
    };
    struct Hash {
        const G* game;
        std::size_t operator()(const Position& at) const { return game->key(at); }
    };

    template <class Wins>
    bool within(const Position& at, int depth, SearchClock& clock, Wins& wins) {
        const Actor actor = game_.actor(at);
        if (actor == kNobody) return game_.payoffs(at)[static_cast<std::size_t>(seat_)] > 0;
        if (depth == 0 || clock.over(nodes_ += kOften)) return false;
        if (const auto found = known_.find(at); found != known_.end()) {
            if (found->second.within <= depth) return true;
            if (found->second.not_within >= depth) return false;
        }
        const bool mine = actor == seat_;
        bool answer = !mine;
        for (const Position& next : nexts(at)) {
            if (mine && !wins(next)) continue;
            if (clock.is_over()) return false;
            if (within(next, depth - 1, clock, wins) == mine) {
                answer = mine;
                break;
            }
        }
        if (clock.is_over()) return false;
        if (known_.size() < entries_) {
            Known& known = known_[at];
            if (answer) {
                known.within = std::min<std::int16_t>(known.within, static_cast<std::int16_t>(depth));
            } else {
                known.not_within = std::max<std::int16_t>(known.not_within, static_cast<std::int16_t>(depth));
            }
        }
        return answer;
    }

    std::vector<Position> nexts(const Position& at) const {
        std::vector<Move> moves(G::kMaxMoves);
        moves.resize(static_cast<std::size_t>(game_.legal_moves(at, moves.data()) - moves.data()));
        std::vector<Position> found;
        for (const Move move : moves) {
            found.push_back(at);
            game_.apply(found.back(), move);
        }
        return found;
    }

    const G& game_;
    Actor seat_;
    std::size_t entries_;
    std::uint64_t nodes_ = 0;
    std::unordered_map<Position, Known, Hash> known_{16, Hash{&game_}};
};

}  // namespace parlour
