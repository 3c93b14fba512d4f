#pragma once

#include <algorithm>
#include <atomic>
#include <cmath>
#include <vector>

#include "parlour/search/any_search.hpp"
#include "parlour/search/clock.hpp"
#include "parlour/search/guess.hpp"

namespace parlour {

// No search: the move after which an evaluator thinks best of the seat that moves, equals by lot. The
// steps of a turn are chosen one by one. It is what stronger players are measured against.
template <Game G, Guesses<G> E>
class Greedy {
public:
    using Position = typename G::Position;

    struct Settings {
        int lines = 1;
        std::uint64_t seed = 0;
    };

    Greedy(const G& game, const E& evaluator, const Settings& settings)
        : game_(game), evaluator_(evaluator), settings_(settings), moves_(G::kMaxMoves) {}

    // The position must not be over. The lot is drawn from the seed and the position. Moves that time
    // does not suffice for count as the worst.
    Report run(const Position& at, const Limits& limits, const std::atomic<bool>& stopped) {
        SearchClock clock(limits, stopped);
        Random random(Random::seed_of(settings_.seed, game_.key(at)));
        const auto seat = static_cast<std::size_t>(std::max<Actor>(game_.actor(at), 0));
        const auto count = static_cast<std::size_t>(game_.legal_moves(at, moves_.data()) - moves_.data());
        for (std::size_t i = count; i > 1; --i) std::swap(moves_[i - 1], moves_[random.below(static_cast<std::uint32_t>(i))]);
        Report report;
        for (std::size_t i = 0; i < count && (i == 0 || !clock.is_late()); ++i) {
            Position after = at;
            game_.apply(after, moves_[i]);
            Line line;
            line.pv = {moves_[i]};
            line.proven = game_.actor(after) == kNobody;
            line.value = (line.proven ? game_.payoffs(after) : evaluator_.guess(after, random))[seat];
            line.plies = line.proven ? 1 : 0;
            line.score = static_cast<int>(std::lround(100 * line.value));
            line.visits = 1;
            report.lines.push_back(std::move(line));
        }
        report.depth = report.deepest = 1;
        report.nodes = report.lines.size();
        report.seconds = clock.seconds();
        std::ranges::stable_sort(report.lines, std::ranges::greater{}, &Line::value);
        report.lines.resize(std::min(report.lines.size(), static_cast<std::size_t>(settings_.lines)));
        return report;
    }

private:
    const G& game_;
    const E& evaluator_;
    Settings settings_;
    std::vector<Move> moves_;
};

}  // namespace parlour
