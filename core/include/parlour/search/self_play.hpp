#pragma once

#include <cstdint>
#include <vector>

#include "parlour/base/random.hpp"
#include "parlour/search/any_search.hpp"
#include "parlour/search/evaluator.hpp"

namespace parlour {

// An evaluator whose positions can be written down to learn from: kSampleSize bytes a position, its
// score by a search and the result of the game (−1, 0, 1), both from the view of the player to move.
template <class E, class G>
concept WritesSamples = requires(const E evaluator, const typename G::Position at, std::uint8_t* out) {
    { evaluator.writes_samples() } -> std::same_as<bool>;
    { E::kSampleSize } -> std::convertible_to<std::size_t>;
    { evaluator.write_sample(at, 0, 0, out) } -> std::same_as<void>;
};

// Games of a search against itself, one from each start: `random_moves` at random (and one more in
// every other game), then as the search plays. Positions of proven scores are left out: they need no
// learning. Same seed, same games.
template <Duel G, class E, class Search>
std::vector<std::uint8_t> self_play(const G& game, const E& evaluator, Search& search, const std::vector<typename G::Position>& starts,
                                    const Limits& limits, int random_moves, std::uint64_t seed, const std::atomic<bool>& stopped) {
    std::vector<std::uint8_t> samples;
    struct Sample {
        typename G::Position at;
        Actor seat;
        int score;
    };
    std::vector<Sample> seen;
    std::vector<Move> moves(G::kMaxMoves);
    for (std::size_t index = 0; index < starts.size() && !stopped; ++index) {
        Random random(Random::seed_of(seed, index));
        auto at = starts[index];
        const auto opening = static_cast<std::uint32_t>(random_moves) + random.below(2);
        for (std::uint32_t i = 0; i < opening && game.actor(at) != kNobody; ++i) {
            const auto count = static_cast<std::uint32_t>(game.legal_moves(at, moves.data()) - moves.data());
            game.apply(at, moves[random.below(count)]);
        }
        search.clear();
        seen.clear();
        for (int ply = 0; ply < 400 && !stopped; ++ply) {
            const Actor seat = game.actor(at);
            if (seat == kNobody) break;
            const auto count = game.legal_moves(at, moves.data()) - moves.data();
            Move move = moves[0];
            if (count > 1) {
                const Report report = search.run(at, limits, stopped, {});
                const Line& best = report.lines.front();
                move = best.pv.front();
                if (!best.proven) seen.push_back({at, seat, best.score});
            }
            game.apply(at, move);
        }
        if (stopped || game.actor(at) != kNobody) continue;
        const Payoffs payoffs = game.payoffs(at);
        for (const auto& sample : seen) {
            const double payoff = payoffs[static_cast<std::size_t>(sample.seat)];
            const std::size_t end = samples.size();
            samples.resize(end + E::kSampleSize);
            evaluator.write_sample(sample.at, sample.score, payoff > 0 ? 1 : payoff < 0 ? -1 : 0, samples.data() + end);
        }
    }
    return samples;
}

}  // namespace parlour
