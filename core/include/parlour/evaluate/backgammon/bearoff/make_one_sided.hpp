#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

#include "parlour/base/job.hpp"
#include "parlour/evaluate/backgammon/bearoff/one_sided.hpp"

namespace parlour::backgammon::bearoff {

// Where to go from each position so that the mean of a number of rolls is the least, by the equal
// dice still to play.
//
// Dice are played one after the other: the best two steps are the best of all first steps, each
// followed by its best second; and of two different dice either may be the first. As every die can
// always be played in a bear-off (B7 asks nothing), that is every play.
//
// Positions below `done` need no roll; all of them are 0 here, and `done` is 1.
class BestSteps {
public:
    BestSteps(const Home& home, std::uint32_t positions, std::uint32_t done)
        : home_(home), done_(done), means_(positions - done + 1), steps_(positions - done + 1) {}

    std::uint32_t folded(std::uint32_t number) const { return number < done_ ? 0 : number - done_ + 1; }

    void settle(std::uint32_t number, double mean) { means_[folded(number)] = mean; }

    // Calls `visit(end, weight)` with the best end of each roll from a position, all positions of smaller
    // numbers being settled; the ends are folded, the 21 weights sum to 36.
    template <class Visit>
    void ends(std::uint32_t number, const Home::Counts& counts, Visit&& visit) {
        std::array<std::array<std::uint32_t, kMostPoints>, kDice + 1> next;
        std::array<int, kDice + 1> nexts{};
        for (std::size_t die = 1; die <= kDice; ++die) {
            auto& own = steps_[folded(number)][die - 1];
            own = {kNone, kNone, kNone};
            std::uint32_t fourth = kNone;
            home_.steps(number, counts, static_cast<int>(die), [&](std::uint32_t reached) {
                const std::uint32_t to = folded(reached);
                next[die][static_cast<std::size_t>(nexts[die]++)] = to;
                const auto& after = steps_[to][die - 1];
                take(own[0], to);
                take(own[1], after[0]);
                take(own[2], after[1]);
                take(fourth, after[2]);
            });
            visit(fourth, 1);
        }
        for (std::size_t high = 2; high <= kDice; ++high) {
            for (std::size_t low = 1; low < high; ++low) {
                std::uint32_t best = kNone;
                for (int i = 0; i < nexts[high]; ++i) take(best, steps_[next[high][static_cast<std::size_t>(i)]][low - 1][0]);
                for (int i = 0; i < nexts[low]; ++i) take(best, steps_[next[low][static_cast<std::size_t>(i)]][high - 1][0]);
                visit(best, 2);
            }
        }
    }

private:
    static constexpr std::uint32_t kNone = std::numeric_limits<std::uint32_t>::max();

    // Of equal means the smaller number, so that tables repeat.
    void take(std::uint32_t& best, std::uint32_t other) const {
        if (best == kNone || means_[other] < means_[best] || (means_[other] == means_[best] && other < best)) best = other;
    }

    const Home& home_;
    std::uint32_t done_;
    std::vector<double> means_;
    // By die and one to three equal dice: the best end. From 0 that is itself.
    std::vector<std::array<std::array<std::uint32_t, 3>, kDice>> steps_;
};

// The distributions of one kind of all positions so far, in full.
class Spreads {
public:
    static constexpr int kMostRolls = 96;
    static constexpr float kNothing = 1e-9F;  // smaller shares are left out

    // The first takes no roll at all.
    explicit Spreads(std::uint32_t positions) : shares_{1} {
        places_.reserve(positions);
        places_.push_back({0, 0, 1});
    }

    struct Row {
        int first = 0, count = 0;
        const float* shares = nullptr;
    };
    Row row(std::uint32_t number) const {
        const Place& place = places_[number];
        return {place.first, place.count, shares_.data() + place.at};
    }

    // The mean of the next position, which takes one roll more than the ends that it is a mixture of.
    double add(const std::array<std::uint32_t, 21>& ends, const std::array<float, 21>& weights) {
        std::array<float, kMostRolls> sum{};
        int first = kMostRolls, last = 0;
        for (std::size_t i = 0; i < ends.size(); ++i) {
            const Row end = row(ends[i]);
            float* const at = sum.data() + end.first + 1;
            for (int j = 0; j < end.count; ++j) at[j] += weights[i] * end.shares[j];
            first = std::min(first, end.first + 1);
            last = std::max(last, end.first + end.count);
        }
        while (sum[static_cast<std::size_t>(first)] < kNothing) ++first;
        while (sum[static_cast<std::size_t>(last)] < kNothing) --last;
        places_.push_back({shares_.size(), static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(last - first + 1)});
        double all = 0, mean = 0;
        for (int i = first; i <= last; ++i) {
            const float share = sum[static_cast<std::size_t>(i)];
            shares_.push_back(share);
            all += static_cast<double>(share);
            mean += static_cast<double>(share) * i;
        }
        return mean / all;
    }

private:
    struct Place {
        std::size_t at;
        std::uint8_t first, count;
    };
    std::vector<Place> places_;
    std::vector<float> shares_;
};

// The file of a one-sided table of `points` points (up to kMostPoints) and up to `checkers`
// checkers; empty if the job is stopped. One thread: 0.1 s for 6 points and 15 checkers, some 10 s
// and 1 GB of memory for 10 points.
std::vector<std::byte> make_one_sided(int points, int checkers, Job& job);

}  // namespace parlour::backgammon::bearoff
