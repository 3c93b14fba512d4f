#pragma once

#include <atomic>
#include <cmath>
#include <numeric>
#include <thread>
#include <utility>
#include <vector>

#include "parlour/base/random.hpp"
#include "parlour/evaluate/backgammon/analyst.hpp"
#include "parlour/evaluate/backgammon/lookahead.hpp"

namespace parlour::backgammon {

// The dice of a rollout's games: the first rolls go through all 36 throws in turn, each in its own
// order drawn from the seed, so that 36 games see every first throw once, 1,296 every two first throws,
// and so on; later ones are by chance.
class RolloutDice {
public:
    RolloutDice(std::uint64_t seed, std::uint64_t game) : game_(game), seed_(seed), random_(Random::seed_of(seed, game)) {}

    std::pair<int, int> roll() {
        std::uint32_t k;
        if (turn_ < kStratified) {
            // One order of the throws for every block of games that share the earlier throws' cycle.
            std::uint64_t cycle = 1;
            for (int i = 0; i < turn_; ++i) cycle *= 36;
            const std::uint64_t block = game_ / cycle / 36;
            Random order(Random::seed_of(seed_ + 0x9E37 * static_cast<std::uint64_t>(turn_ + 1), block));
            std::array<std::uint32_t, 36> throws;
            std::iota(throws.begin(), throws.end(), 0U);
            for (std::uint32_t i = 35; i > 0; --i) std::swap(throws[i], throws[order.below(i + 1)]);
            k = throws[game_ / cycle % 36];
        } else {
            k = random_.below(36);
        }
        ++turn_;
        const int one = static_cast<int>(k / 6) + 1, other = static_cast<int>(k % 6) + 1;
        return {std::max(one, other), std::min(one, other)};
    }

private:
    static constexpr int kStratified = 4;

    std::uint64_t game_, seed_;
    Random random_;
    int turn_ = 0;
};

// Plays a position out to its end, many times, with the same judge for both sides.
class Rollout {
public:
    struct Game {
        std::array<double, kResults> results{};  // of the player on roll at the start; may leave 0…1 once luck is taken away
        double value = 0;
    };

    Rollout(Lookahead& lookahead, const RolloutPlan& plan) : look_(lookahead), plan_(plan) {}

    // `board` and `stakes` are of the player on roll.
    Game play(Board board, Stakes stakes, std::uint64_t number) {
        RolloutDice dice(plan_.seed, number);
        Game game;
        bool is_open = true;      // the game with the cube still runs
        double side = 1, unit = 1;  // the player on roll as the first one; the cube beside that at the start
        const auto own = [&](double value) { return stakes.is_match() ? (side > 0 ? value : 1 - value) : side * unit * value; };
        const auto add_results = [&](const Results& results, double share) {
            const Results seen = side > 0 ? results : flipped(results);
            for (std::size_t i = 0; i < kResults; ++i) game.results[i] += share * seen[i];
        };
        for (int turn = 0;; ++turn) {
            if (plan_.truncate > 0 && turn == plan_.truncate) {
                const Board left = flipped(board);
                const Results results = look_.judge().judge(left);
                add_results(flipped(results), 1);
                if (is_open) game.value += own(look_.leaf(left, results, stakes));
                return game;
            }
            // At the start the player on roll has decided not to double: that is what is rolled out.
            if (is_open && turn > 0 && stakes.can_gain()) {
                Results none;
                const CubeValues cube = look_.cube(board, stakes, plan_.plies, none);
                const CubeDecision answer = decide(cube, stakes);
                if (answer.doubles && !answer.takes) {
                    game.value += own(cube.double_pass);
                    is_open = false;
                } else if (answer.doubles) {
                    if (answer.beavers) {
                        stakes.power += 2, stakes.owner = -1, unit *= 4;
                    } else {
                        stakes = stakes.taken(), unit *= stakes.is_match() ? 1 : 2;
                    }
                }
            }
            const auto [high, low] = dice.roll();
            Net::Sums sums;
            look_.judge().prepare(board, sums);
            const Results worths = look_.worth(stakes);
            Results results{};
            Board after = look_.best_play(board, sums, high, low, worths, results);
            const Stakes theirs = stakes.flipped();
            if (plan_.reduce) take_luck_away(board, sums, high, low, worths, stakes, after, results, is_open, game, own, add_results);
            if (plan_.plies > 0) {
                const auto plays = look_.plays(board, Dice::of(high, low), stakes, plan_.plies, kFilters);
                if (!plays.empty()) after = plays[0].board;
            }
            if (!own_points(after)) {
                add_results(won_results(after, look_.judge().checkers()), 1);
                if (is_open) game.value += own(Lookahead::opposite(look_.leaf(after, results, theirs), stakes));
                return game;
            }
            board = flipped(after);
            stakes = theirs;
            side = -side;
        }
    }

    static constexpr std::array<Filter, 3> kFilters{{{8, 0.16}, {4, 0.08}, {2, 0.04}}};

private:
    // What this roll gave beyond the mean of all 21, by the judge: it is 0 on the average, so that
    // without it the results mean the same and scatter less.
    template <class Own, class Add>
    void take_luck_away(const Board& board, const Net::Sums& sums, int high, int low, const Results& worths,
                        const Stakes& stakes, const Board& after, const Results& results, bool is_open, Game& game,
                        const Own& own, const Add& add_results) {
        const Stakes theirs = stakes.flipped();
        Results mean{};
        double mean_value = 0, value = 0;
        for (int h = 1; h <= kDice; ++h) {
            for (int l = 1; l <= h; ++l) {
                const float share = (h == l ? 1.0F : 2.0F) / 36;
                Results found = results;
                const bool is_this = h == high && l == low;
                const Board best = is_this ? after : look_.best_play(board, sums, h, l, worths, found);
                for (std::size_t i = 0; i < kResults; ++i) mean[i] += share * found[i];
                if (!is_open) continue;
                const double seen = own(Lookahead::opposite(look_.leaf(best, found, theirs), stakes));
                mean_value += double{share} * seen;
                if (is_this) value = seen;
            }
        }
        add_results(results, -1);
        add_results(mean, 1);
        if (is_open) game.value -= value - mean_value;
    }

    Lookahead& look_;
    const RolloutPlan& plan_;
};

// The mean of the games of a plan. `make` gives each thread its own lookahead; `told` is called now and
// then and may say that it is enough. The same plan gives the same games on any number of threads.
template <class Make>
Rolled roll_out(const Board& board, const Stakes& stakes, const RolloutPlan& plan, const Make& make,
                const std::function<bool(const Rolled&)>& told) {
    constexpr std::uint64_t kBlock = 36;
    std::array<double, 7> sums{}, squares{};  // the five probabilities, the points without the cube, the value
    Rolled rolled;
    std::vector<Rollout::Game> games;
    for (std::uint64_t done = 0; done < plan.games;) {
        const std::uint64_t count = std::min(plan.games - done, kBlock * static_cast<std::uint64_t>(std::max(1, plan.threads)));
        games.assign(count, {});
        std::atomic<std::uint64_t> next{0};
        const auto work = [&] {
            Lookahead look = make();
            Rollout rollout(look, plan);
            for (std::uint64_t i = next++; i < count; i = next++) games[i] = rollout.play(board, stakes, plan.first + done + i);
        };
        std::vector<std::thread> others;
        for (int i = 1; i < plan.threads; ++i) others.emplace_back(work);
        work();
        for (auto& thread : others) thread.join();
        done += count;
        for (const auto& game : games) {
            const auto& r = game.results;
            const std::array<double, 7> seen{r[0] + r[1] + r[2], r[1] + r[2], r[2], r[4] + r[5], r[5],
                                             r[0] + 2 * r[1] + 3 * r[2] - r[3] - 2 * r[4] - 3 * r[5], game.value};
            for (std::size_t i = 0; i < seen.size(); ++i) sums[i] += seen[i], squares[i] += seen[i] * seen[i];
            for (std::size_t i = 0; i < kResults; ++i) rolled.results[i] += static_cast<float>(r[i]);
        }
        const auto n = static_cast<double>(done);
        const auto mean = [&](std::size_t i) { return sums[i] / n; };
        const auto error = [&](std::size_t i) {
            return done < 2 ? 0.0 : std::sqrt(std::max(0.0, squares[i] / n - mean(i) * mean(i)) / (n - 1));
        };
        Rolled so_far = rolled;
        so_far.games = done;
        for (float& share : so_far.results) share /= static_cast<float>(n);
        for (std::size_t i = 0; i < 5; ++i) so_far.result_errors[i] = error(i);
        so_far.cubeless = mean(5), so_far.cubeless_error = error(5);
        so_far.value = mean(6), so_far.error = error(6);
        const bool is_enough = plan.target > 0 && done >= 2 * kBlock && so_far.error < plan.target;
        if (!told(so_far) || is_enough || done >= plan.games) return so_far;
    }
    return rolled;
}

}  // namespace parlour::backgammon
