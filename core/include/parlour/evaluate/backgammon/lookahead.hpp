#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "parlour/evaluate/backgammon/cube_decision.hpp"
#include "parlour/evaluate/backgammon/judge.hpp"
#include "parlour/games/backgammon/plays.hpp"

namespace parlour::backgammon {

// A play of a roll, for who plays it.
struct Candidate {
    Board board;         // after it
    Code code = 0;       // its steps
    Results results{};   // without the cube
    double value = 0;    // with it: points per unit of the cube, or the chance to win the match
    int plies = 0;       // how far it was looked into
};

// How many candidates go from one depth to the next: at most `most`, and none that is further than
// `within` (points) behind the best.
struct Filter {
    int most = 8;
    double within = 0.16;
};

// Looks some rolls ahead with a `Judge`, as GNU Backgammon counts plies: 0 is the judge alone, each
// more is one roll of either side, played by what the judge alone thinks best. Both sides may double
// before each roll; the leaves are judged by Janowski's formulas, so that values are cubeful.
class Lookahead {
public:
    Lookahead(const Judge& judge, const MatchEquities& equities) : judge_(judge), equities_(equities) {}

    const MatchEquities& equities() const { return equities_; }
    const Judge& judge() const { return judge_; }

    // The plays of a roll, the best first, looked into `plies` deep where the filters let them through
    // (`filters[k]` from k to k + 1 plies; the last goes for all deeper). `board` and `stakes` are of
    // who plays. Empty where the roll cannot be played.
    std::vector<Candidate> plays(const Board& board, const Dice& dice, const Stakes& stakes, int plies,
                                 std::span<const Filter> filters) {
        std::vector<Candidate> found;
        Net::Sums sums;
        judge_.prepare(board, sums);
        backgammon::plays(board, dice, [&](const Board& end, Code code) {
            found.push_back({end, code, {}, 0, 0});
        });
        const Stakes theirs = stakes.flipped();
        for (Candidate& play : found) {
            play.results = judge_.judge(play.board, sums);
            ++judged;
            play.value = opposite(leaf(play.board, play.results, theirs), stakes);
        }
        sort(found, found.size());
        const double unit = point(stakes);
        for (int depth = 1; depth <= plies && !found.empty(); ++depth) {
            const auto& filter = filters[std::min(filters.size() - 1, static_cast<std::size_t>(depth - 1))];
            std::size_t count = 1;
            while (count < found.size() && static_cast<int>(count) < filter.most && found[count].plies == depth - 1 &&
                   found[count].value >= found[0].value - filter.within * unit) {
                ++count;
            }
            for (std::size_t i = 0; i < count; ++i) {
                const Look seen = look(found[i].board, theirs, depth);
                if (stopped()) return found;
                found[i].results = seen.results;
                found[i].value = opposite(seen.value, stakes);
                found[i].plies = depth;
            }
            sort(found, count);
        }
        return found;
    }

    // A board that one side leaves to the other.
    struct Look {
        Results results{};  // without the cube, of who has just moved
        double value = 0;   // of who is on roll, with the best word about the cube
    };
    // `theirs`: the stakes as who is on roll sees them.
    Look look(const Board& board, const Stakes& theirs, int plies) {
        Look seen;
        look(board, plies, {&theirs, 1}, {&seen.value, 1}, seen.results);
        return seen;
    }

    // What the words about the cube are worth to the player on roll, who counts the board and sees the
    // stakes; `results` are without the cube.
    CubeValues cube(const Board& on_roll, const Stakes& stakes, int plies, Results& results) {
        const Board left = flipped(on_roll);
        if (const auto known = exact(left, stakes)) {
            const float wins = known->win();
            results = {wins, 0, 0, 1 - wins, 0, 0};
            return {stakes.owner > 0 ? known->own : stakes.owner < 0 ? known->theirs : known->centred, with_beaver(2 * known->theirs, stakes), 1};
        }
        if (plies == 0) {
            const Results theirs = judge_.judge(left);
            ++judged;
            results = flipped(theirs);
            return cube_judge(stakes).values(of_results(results), efficiency(left));
        }
        const std::array<Stakes, 2> both{stakes, stakes.taken()};
        std::array<double, 2> values{};
        const std::size_t count = stakes.may_double() ? 2 : 1;
        Results theirs{};
        roll(left, plies, {both.data(), count}, values.data(), theirs);
        results = flipped(theirs);
        CubeValues cube;
        cube.no_double = values[0];
        cube.double_pass = Worth(stakes, equities_).end(1, 1, stakes.power);
        cube.double_take = count == 2 ? with_beaver(turned(values[1], stakes), stakes) : cube.no_double;
        return cube;
    }

    // The play that the judge alone thinks best, and its results for who plays it.
    Board best_play(const Board& on_roll, const Net::Sums& sums, int high, int low, const Results& worths, Results& results) {
        Board chosen = on_roll;
        float most = -1e9F;
        const int count = backgammon::plays(on_roll, Dice::of(high, low), [&](const Board& end, Code) {
            const Results found = judge_.judge(end, sums);
            float worth = 0;
            for (std::size_t i = 0; i < kResults; ++i) worth += found[i] * worths[i];
            if (worth > most) most = worth, chosen = end, results = found;
        });
        if (count == 0) results = judge_.judge(on_roll, sums);
        judged += static_cast<std::uint64_t>(std::max(count, 1));
        return chosen;
    }

    // What each result is worth to who plays, the cube left as it is: by this plays are chosen on the way.
    Results worth(const Stakes& stakes) const {
        if (!stakes.is_match()) return kPointsOf;
        const Worth ends(stakes, equities_);
        Results values;
        for (int level = 1; level <= 3; ++level) {
            values[static_cast<std::size_t>(level - 1)] = static_cast<float>(ends.end(1, level, stakes.power));
            values[static_cast<std::size_t>(level + 2)] = static_cast<float>(ends.end(-1, level, stakes.power));
        }
        return values;
    }

    // The value for who is on roll of a board that was judged (`results` are of who has just moved).
    double leaf(const Board& board, const Results& results, const Stakes& theirs) const {
        if (!own_points(board)) return lost(board, theirs);
        if (const auto known = exact(board, theirs)) {
            return theirs.owner > 0 ? known->best_own() : theirs.owner < 0 ? known->theirs : known->best_centred();
        }
        const Probabilities on_roll = of_results(flipped(results));
        if (!theirs.cube && !theirs.is_match()) return on_roll.equity();
        return cube_judge(theirs).best(on_roll, efficiency(board));
    }

    // A value for the other side, of the same cube.
    static double opposite(double value, const Stakes& stakes) { return stakes.is_match() ? 1 - value : -value; }
    // How much of a live cube is had, the board being one that has just been left to who is on roll.
    static double efficiency(const Board& board) {
        if (features::contact(board)) return cube_efficiency(false, 0);
        int pips = 0;  // of who is on roll
        for (std::size_t i = 0; i < kBar; ++i) pips += (kBar - static_cast<int>(i)) * std::max<int>(-board.at[i], 0);
        return cube_efficiency(true, pips);
    }

    // A point at this cube, in the unit of values.
    double point(const Stakes& stakes) const {
        if (!stakes.is_match()) return 1;
        const Worth worth(stakes, equities_);
        return (worth.end(1, 1, stakes.power) - worth.end(-1, 1, stakes.power)) / 2;
    }

    std::uint64_t judged = 0;
    const std::atomic<bool>* stop = nullptr;

private:
    static constexpr std::size_t kMostStakes = 32;

    bool stopped() const { return stop != nullptr && stop->load(std::memory_order_relaxed); }

    // A value of the doubled cube per unit of the cube before.
    static double turned(double value, const Stakes& stakes) { return stakes.is_match() ? value : 2 * value; }
    static void sort(std::vector<Candidate>& plays, std::size_t count) {
        std::stable_sort(plays.begin(), plays.begin() + static_cast<std::ptrdiff_t>(count),
                         [](const Candidate& a, const Candidate& b) { return a.value > b.value; });
    }

    // Those of the last stakes asked about: to prepare one costs more than to judge a position.
    const CubeJudge& cube_judge(const Stakes& stakes) const {
        for (const auto& known : cube_judges_) {
            if (known->stakes() == stakes) return *known;
        }
        if (cube_judges_.size() == kMostStakes) cube_judges_.clear();
        return *cube_judges_.emplace_back(std::make_unique<CubeJudge>(stakes, equities_));
    }

    // What money play with the cube is worth to who is on roll, where the two-sided table knows it.
    std::optional<bearoff::Exact> exact(const Board& board, const Stakes& theirs) const {
        if (judge_.tables() == nullptr || theirs.is_match() || !theirs.cube || features::contact(board)) return {};
        return judge_.tables()->on_roll(board);
    }

    double lost(const Board& board, const Stakes& theirs) const {
        const int level = theirs.has_gammons() ? lost_level(flipped(board), judge_.checkers()) : 1;
        return Worth(theirs, equities_).end(-1, level, theirs.power);
    }

    // For each of the stakes, as who is on roll sees them, the value of a board left to that player.
    void look(const Board& board, int plies, std::span<const Stakes> theirs, std::span<double> values, Results& results) {
        if (!own_points(board)) {
            results = won_results(board, judge_.checkers());
            for (std::size_t i = 0; i < theirs.size(); ++i) values[i] = lost(board, theirs[i]);
            return;
        }
        if (plies == 0) {
            results = judge_.judge(board);
            ++judged;
            for (std::size_t i = 0; i < theirs.size(); ++i) values[i] = leaf(board, results, theirs[i]);
            return;
        }
        // Each of the stakes, and what they become if the cube is turned; the same ones once.
        std::array<Stakes, kMostStakes> all;
        std::array<std::size_t, kMostStakes> kept, taken{};
        std::size_t count = 0;
        const auto place = [&](const Stakes& stakes) {
            std::size_t i = 0;
            while (i < count && !(all[i] == stakes)) ++i;
            if (i == count) all[count++] = stakes;
            return i;
        };
        for (std::size_t i = 0; i < theirs.size(); ++i) {
            kept[i] = place(theirs[i]);
            if (theirs[i].can_gain()) taken[i] = place(theirs[i].taken());
        }
        std::array<double, kMostStakes> found{};
        roll(board, plies, {all.data(), count}, found.data(), results);
        for (std::size_t i = 0; i < theirs.size(); ++i) {
            const Stakes& stakes = theirs[i];
            values[i] = found[kept[i]];
            if (!stakes.can_gain()) continue;
            const CubeValues cube{values[i], with_beaver(turned(found[taken[i]], stakes), stakes),
                                  Worth(stakes, equities_).end(1, 1, stakes.power)};
            values[i] = best(cube, true);
        }
    }

    // The mean over the 21 rolls of who is on roll, without a word about the cube before them.
    void roll(const Board& board, int plies, std::span<const Stakes> theirs, double* values, Results& results) {
        const Board on_roll = flipped(board);
        std::array<Stakes, kMostStakes> next;
        for (std::size_t i = 0; i < theirs.size(); ++i) next[i] = theirs[i].flipped();
        const Results worths = worth(theirs[0]);
        Net::Sums sums;
        judge_.prepare(on_roll, sums);
        results = {};
        std::fill_n(values, theirs.size(), 0.0);
        for (int high = 1; high <= kDice; ++high) {
            for (int low = 1; low <= high; ++low) {
                if (stopped()) return;
                const float share = (high == low ? 1.0F : 2.0F) / 36;
                Results after{};
                const Board reply = best_play(on_roll, sums, high, low, worths, after);
                std::array<double, kMostStakes> of_next;
                if (plies == 1) {
                    for (std::size_t i = 0; i < theirs.size(); ++i) of_next[i] = leaf(reply, after, next[i]);
                } else {
                    look(reply, plies - 1, {next.data(), theirs.size()}, {of_next.data(), theirs.size()}, after);
                }
                for (std::size_t i = 0; i < theirs.size(); ++i) values[i] += double{share} * opposite(of_next[i], next[i]);
                for (std::size_t i = 0; i < kResults; ++i) results[i] += share * after[i];
            }
        }
        results = flipped(results);
    }

    const Judge& judge_;
    const MatchEquities& equities_;
    mutable std::vector<std::unique_ptr<CubeJudge>> cube_judges_;
};

}  // namespace parlour::backgammon
