#include "parlour/evaluate/backgammon/bearoff/hypergammon.hpp"

#include <cmath>
#include <utility>
#include <vector>

#include "parlour/base/workers.hpp"
#include "parlour/games/backgammon/plays.hpp"

namespace parlour::backgammon::bearoff {
namespace {

constexpr int kMostPips = kBar * Few::kMost;

struct Pair {
    std::uint32_t roller, other;
};

class Solution {
public:
    Solution(int checkers, int threads) : few_(checkers), workers_(threads) {
        const std::size_t all = std::size_t{few_.size()} * few_.size();
        equities_.assign(all, 0);
        chances_.assign(all, {});
        by_pips_.resize(kMostPips + 1);
        for (std::uint32_t number = 0; number < few_.size(); ++number) {
            const auto places = few_.places(number);
            Side side{};
            for (int i = 0; i < checkers; ++i) {
                const int place = places[static_cast<std::size_t>(i)];
                side.pips += place;
                if (place) ++side.at[static_cast<std::size_t>(place)];
            }
            side.level = places[static_cast<std::size_t>(checkers - 1)] == 0 ? 1 : places[0] >= 19 ? 3 : 2;
            sides_.push_back(side);
            by_pips_[static_cast<std::size_t>(side.pips)].push_back(number);
        }
    }

    // Positions with fewer pips in all first: only a hit leads to more.
    bool sweep(Job& job, double base, double step, Sweeps& sweeps) {
        double change = 0;
        std::size_t done = 0;
        for (int pips = 2; pips <= 2 * kMostPips; ++pips) {
            if (job.is_stopped()) return false;
            const std::vector<Pair> pairs = level(pips);
            change = std::max(change, settle(pairs));
            done += pairs.size();
            job.reach(base + step * static_cast<double>(done) / static_cast<double>(equities_.size()));
        }
        ++sweeps.count;
        sweeps.last_change = change;
        return true;
    }

    std::vector<std::byte> file() const {
        auto file = unsealed(Kind::kHypergammon, kBar, few_.checkers(), few_.size(), chances_.size() * sizeof(Hypergammon::Entry));
        for (std::size_t i = 0; i < chances_.size(); ++i) {
            const Probabilities& p = chances_[i];
            const auto rounded = [](float chance) {
                return static_cast<std::uint16_t>(std::lround(std::clamp(chance, 0.0F, 1.0F) * Hypergammon::kOne));
            };
            const Hypergammon::Entry entry{rounded(p.win), rounded(p.win_gammon), rounded(p.win_backgammon),
                                           rounded(p.lose_gammon), rounded(p.lose_backgammon)};
            std::memcpy(file.data() + sizeof(Header) + i * sizeof entry, &entry, sizeof entry);
        }
        seal(file);
        return file;
    }

private:
    struct Side {
        std::array<std::int8_t, kPoints> at;
        int pips;
        int level;  // what it loses if it loses now (B10)
    };

    std::size_t place(std::uint32_t roller, std::uint32_t other) const {
        return std::size_t{roller} * few_.size() + other;
    }

    // The pairs of so many pips in all that can stand on a board, neither side having finished.
    std::vector<Pair> level(int pips) const {
        std::vector<Pair> found;
        for (int own = std::max(1, pips - kMostPips); own <= std::min(pips - 1, kMostPips); ++own) {
            for (const auto roller : by_pips_[static_cast<std::size_t>(own)]) {
                for (const auto other : by_pips_[static_cast<std::size_t>(pips - own)]) {
                    if (stand(sides_[roller], sides_[other])) found.push_back({roller, other});
                }
            }
        }
        return found;
    }

    static bool stand(const Side& one, const Side& other) {
        for (std::size_t point = 1; point < kBar; ++point) {
            if (one.at[point] && other.at[kBar - point]) return false;
        }
        return true;
    }

    // Judges the pairs anew, all by what was known before; returns the largest change.
    double settle(const std::vector<Pair>& pairs) {
        std::vector<Probabilities> found(pairs.size());
        workers_.share(static_cast<int>(pairs.size()), [&](int first, int last) {
            for (int i = first; i < last; ++i) found[static_cast<std::size_t>(i)] = rolled(pairs[static_cast<std::size_t>(i)]);
        });
        double change = 0;
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            const std::size_t at = place(pairs[i].roller, pairs[i].other);
            const Probabilities& before = chances_[at];
            const float equity = found[i].equity();
            for (const float difference :
                 {equity - equities_[at], found[i].win - before.win, found[i].win_gammon - before.win_gammon,
                  found[i].win_backgammon - before.win_backgammon, found[i].lose_gammon - before.lose_gammon,
                  found[i].lose_backgammon - before.lose_backgammon}) {
                change = std::max(change, std::abs(static_cast<double>(difference)));
            }
            equities_[at] = equity;
            chances_[at] = found[i];
        }
        return change;
    }

    // The mean over the rolls of the play that leaves the enemy the least.
    Probabilities rolled(const Pair& pair) const {
        Board board;
        for (std::size_t i = 1; i <= kBar; ++i) {
            board.at[i] = static_cast<std::int8_t>(board.at[i] + sides_[pair.roller].at[i]);
            board.at[kBar - i] = static_cast<std::int8_t>(board.at[kBar - i] - sides_[pair.other].at[i]);
        }
        Probabilities sum;
        for (int high = 1; high <= kDice; ++high) {
            for (int low = 1; low <= high; ++low) {
                const float weight = (high == low ? 1.0F : 2.0F) / 36;
                sum.add(best(board, pair, Dice::of(high, low)), weight);
            }
        }
        return sum;
    }

    Probabilities best(const Board& board, const Pair& pair, const Dice& dice) const {
        float least = 9;
        std::size_t choice = 0;
        int level = 0;  // at which a play wins at once, for it may hit on the way
        const int count = plays(board, dice, [&](const Board& end, Code) {
            const std::uint32_t own = few_.number(end);
            const std::uint32_t other = end.at[kOff] == board.at[kOff] ? pair.other : few_.number(flipped(end));
            if (own == 0) level = std::max(level, sides_[other].level);
            const std::size_t at = place(other, own);
            if (equities_[at] < least) {
                least = equities_[at];
                choice = at;
            }
        });
        if (level) return won(level);
        return chances_[count ? choice : place(pair.other, pair.roller)].flipped();
    }

    Few few_;
    Workers workers_;
    std::vector<Side> sides_;
    std::vector<std::vector<std::uint32_t>> by_pips_;
    std::vector<float> equities_;
    std::vector<Probabilities> chances_;
};

}  // namespace

std::vector<std::byte> make_hypergammon(int checkers, int threads, double tolerance, Job& job, Sweeps& sweeps) {
    constexpr double kRate = 0.7;  // of the work still to do, what the next sweep leaves: an estimate
    Solution solution(checkers, threads);
    double left = 1;
    do {
        if (!solution.sweep(job, 1 - left, left * (1 - kRate), sweeps)) return {};
        left *= kRate;
    } while (sweeps.last_change > tolerance);
    auto file = solution.file();
    job.reach(1);
    return file;
}

}  // namespace parlour::backgammon::bearoff
