#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <tuple>
#include <utility>
#include <vector>

#include "parlour/search/any_search.hpp"
#include "parlour/search/clock.hpp"
#include "parlour/search/guess.hpp"

namespace parlour {

// An evaluator that says how large a payoff can be at most.
template <class E, class G>
concept BoundedGuesses = Guesses<E, G> && requires { { E::kMostPayoff } -> std::convertible_to<double>; };

// Expectimax over a duel, with dice or without: the value for who decides, its sign following the
// actor, at chance nodes the mean. Windows go through the dice: what is open yet counts as the worst
// and as the best there is (Star1, Ballard 1983). Nothing is left out and nothing remembered, so the
// value at a depth is that of src/parlour/search/plain.py.
template <Duel G, BoundedGuesses<G> E>
class Expectimax {
public:
    using Position = typename G::Position;

    Expectimax(const G& game, const E& evaluator, int lines) : game_(game), evaluator_(evaluator), lines_(lines) {}

    // The position must not be over, nor wait for dice.
    Report run(const Position& at, const Limits& limits, const std::atomic<bool>& stopped, const Tell& tell) {
        SearchClock clock(limits, stopped);
        clock_ = &clock;
        nodes_ = 0;
        frames_.resize(1);
        frames_[0].resize(G::kMaxMoves);
        std::vector<Line> lines;
        for (Move* move = frames_[0].data(), *last = game_.legal_moves(at, move); move != last; ++move) {
            lines.emplace_back();
            lines.back().pv = {*move};
        }
        Report report;
        const Actor seat = game_.actor(at);
        const int most = limits.depth > 0 ? std::min(limits.depth, kMostDepth) : kMostDepth;
        for (int depth = 1; depth <= most; ++depth) {
            first_ = depth == 1;
            bool open = false;
            auto found = lines;
            for (Line& line : found) {
                Position child = at;
                game_.apply(child, line.pv.front());
                open_ = false;
                const std::uint64_t before = nodes_;
                line.value = value(child, seat, -E::kMostPayoff, E::kMostPayoff, depth - 1, 1);
                if (over()) break;
                line.visits = nodes_ - before;
                line.proven = !open_;
                line.score = static_cast<int>(std::lround(100 * line.value));
                open |= open_;
            }
            if (over()) break;
            std::ranges::stable_sort(found, std::ranges::greater{}, &Line::value);
            lines = std::move(found);
            report.depth = report.deepest = depth;
            report.lines.assign(lines.begin(), lines.begin() + std::min<std::ptrdiff_t>(lines_, std::ssize(lines)));
            report.nodes = nodes_;
            report.seconds = clock.seconds();
            if (tell) tell(report);
            if (!open) break;  // every line was played to its end
        }
        report.nodes = nodes_;
        report.seconds = clock.seconds();
        return report;
    }

private:
    static constexpr int kMostDepth = 100;

    // The first depth is always looked at whole.
    bool over() { return !first_ && clock_->over(nodes_); }

    // The value for `seat`, exact between alpha and beta, else a bound.
    double value(const Position& at, Actor seat, double alpha, double beta, int depth, std::size_t ply) {
        ++nodes_;
        if (over()) return 0;
        const Actor actor = game_.actor(at);
        if (actor == kNobody) return game_.payoffs(at)[static_cast<std::size_t>(seat)];
        if (depth == 0) {
            open_ = true;
            Random none(0);
            return std::clamp(evaluator_.guess(at, none)[static_cast<std::size_t>(seat)], -E::kMostPayoff, E::kMostPayoff);
        }
        if constexpr (ChanceGame<G>) {
            if (actor == kChance) return mean(at, seat, alpha, beta, depth, ply);
        }
        const double sign = actor == seat ? 1 : -1;
        if (actor != seat) std::tie(alpha, beta) = std::pair(-beta, -alpha);
        while (frames_.size() <= ply) frames_.emplace_back(G::kMaxMoves);
        const auto count = static_cast<std::size_t>(game_.legal_moves(at, frames_[ply].data()) - frames_[ply].data());
        double best = std::numeric_limits<double>::lowest();
        for (std::size_t i = 0; i < count; ++i) {
            Position child = at;
            game_.apply(child, frames_[ply][i]);
            best = std::max(best, value(child, actor, std::max(alpha, best), beta, depth - 1, ply + 1));
            if (best >= beta || over()) break;
        }
        return sign * best;
    }

    double mean(const Position& at, Actor seat, double alpha, double beta, int depth, std::size_t ply)
        requires ChanceGame<G>
    {
        constexpr double kMost = E::kMostPayoff;
        std::array<Chance, G::kMaxChances> outcomes;
        const Chance* const last = game_.chances(at, outcomes.data());
        double total = 0, rest = 1;
        for (const Chance* outcome = outcomes.data(); outcome != last; ++outcome) {
            const double chance = outcome->probability;
            rest -= chance;
            const double low = (alpha - total - rest * kMost) / chance, high = (beta - total + rest * kMost) / chance;
            Position child = at;
            game_.apply(child, outcome->move);
            const double found = value(child, seat, std::max(low, -kMost), std::min(high, kMost), depth - 1, ply + 1);
            if (over()) return 0;
            total += chance * found;
            if (found >= high) return total - rest * kMost;
            if (found <= low) return total + rest * kMost;
        }
        return total;
    }

    const G& game_;
    const E& evaluator_;
    int lines_;
    SearchClock* clock_ = nullptr;
    std::vector<std::vector<Move>> frames_;  // moves by ply
    std::uint64_t nodes_ = 0;
    bool first_ = true, open_ = false;
};

}  // namespace parlour
