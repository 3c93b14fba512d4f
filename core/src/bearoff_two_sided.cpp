#include <cmath>
#include <iterator>
#include <vector>

#include "parlour/base/workers.hpp"
#include "parlour/evaluate/backgammon/bearoff/two_sided.hpp"

namespace parlour::backgammon::bearoff {
namespace {

using Numbers = std::vector<std::uint32_t>;

// Where each roll leads from each position of one side.
class Plays {
public:
    Plays(const Home& home, std::uint32_t positions) : home_(home) {
        starts_.push_back(0);
        for (std::uint32_t number = 0; number < positions; ++number) {
            for (int high = 1; high <= kDice; ++high) {
                for (int low = 1; low <= high; ++low) add(number, high, low);
            }
        }
    }

    // Calls `visit(end)` for the ends of a roll, counted from 0, the larger die leading.
    template <class Visit>
    void each(std::uint32_t number, std::size_t roll, Visit&& visit) const {
        const std::size_t i = number * kRolls + roll;
        for (std::size_t at = starts_[i]; at < starts_[i + 1]; ++at) visit(ends_[at]);
    }

    static constexpr std::size_t kRolls = 21;

private:
    void add(std::uint32_t number, int high, int low) {
        Numbers ends;
        if (high == low) {
            ends = stepped(stepped(stepped(stepped({number}, high), high), high), high);
        } else {
            ends = stepped(stepped({number}, high), low);
            const Numbers others = stepped(stepped({number}, low), high);
            ends.insert(ends.end(), others.begin(), others.end());
            tidy(ends);
        }
        ends_.insert(ends_.end(), ends.begin(), ends.end());
        starts_.push_back(ends_.size());
    }

    Numbers stepped(const Numbers& from, int die) const {
        Numbers to;
        for (const auto number : from) {
            if (number == 0) to.push_back(0);
            home_.steps(number, home_.counts(number), die, [&](std::uint32_t end) { to.push_back(end); });
        }
        tidy(to);
        return to;
    }

    static void tidy(Numbers& numbers) {
        std::ranges::sort(numbers);
        numbers.erase(std::ranges::unique(numbers).begin(), numbers.end());
    }

    const Home& home_;
    std::vector<std::size_t> starts_;
    Numbers ends_;
};

// What a position is worth to who is on roll and may double, if the cube lets it: the cube out of the
// game, centred, its own, the other's.
struct alignas(16) Worth {
    std::array<float, 4> by_cube;
};
enum : std::size_t { kCubeless, kCentred, kOwn, kTheirs };

class Solution {
public:
    Solution(int points, int checkers, int threads)
        : home_(points), positions_(home_.size(checkers)), plays_(home_, positions_), workers_(threads),
          worths_(std::size_t{positions_} * positions_), file_(unsealed(Kind::kTwoSided, points, checkers, positions_,
                                                                        worths_.size() * sizeof(TwoSided::Entry))) {}

    // Every pair needs those where the roller's position has become smaller. So with all pairs of
    // smaller positions known: the new one on roll against all smaller ones, against itself, and all
    // smaller ones against it.
    std::vector<std::byte> file(Job& job) {
        for (std::uint32_t newest = 0; newest < positions_; ++newest) {
            if (job.is_stopped()) return {};
            share(newest, [&](std::uint32_t other) { settle(newest, other); });
            settle(newest, newest);
            share(newest, [&](std::uint32_t roller) { settle(roller, newest); });
            const double done = static_cast<double>(newest + 1) / positions_;
            job.reach(done * done * done);
        }
        seal(file_);
        return std::move(file_);
    }

private:
    static constexpr std::uint32_t kFew = 64;  // not worth waking threads for

    template <class Work>
    void share(std::uint32_t count, const Work& work) {
        const auto part = [&](int first, int last) {
            for (int i = first; i < last; ++i) work(static_cast<std::uint32_t>(i));
        };
        count < kFew ? part(0, static_cast<int>(count)) : workers_.share(static_cast<int>(count), part);
    }

    void settle(std::uint32_t roller, std::uint32_t other) {
        Exact found{1, 1, 1, 1};                  // the roller has borne off all: not asked for
        if (roller && other == 0) found = {-1, -1, -1, -1};  // the other has
        if (roller && other) found = rolled(roller, other);
        const std::size_t at = std::size_t{roller} * positions_ + other;
        worths_[at].by_cube = {found.cubeless, found.centred, found.own, found.theirs};
        if (roller && other) {
            worths_[at].by_cube[kCentred] = found.best_centred();
            worths_[at].by_cube[kOwn] = found.best_own();
        }
        const auto rounded = [](float worth) { return static_cast<std::int16_t>(std::lround(worth * TwoSided::kPoint)); };
        const TwoSided::Entry entry{rounded(found.cubeless), rounded(found.centred), rounded(found.own), rounded(found.theirs)};
        std::memcpy(file_.data() + sizeof(Header) + at * sizeof entry, &entry, sizeof entry);
    }

    // Of rolling now: the mean over the rolls of the best play, which the cube's place may change. The
    // other is then on roll; the cube that was the roller's is the other's to it.
    Exact rolled(std::uint32_t roller, std::uint32_t other) const {
        const Worth* const row = worths_.data() + std::size_t{other} * positions_;
        std::array<float, 4> sum{};
        std::size_t roll = 0;
        for (int high = 1; high <= kDice; ++high) {
            for (int low = 1; low <= high; ++low, ++roll) {
                Worth least{{2, 2, 2, 2}};
                plays_.each(roller, roll, [&](std::uint32_t end) {
                    for (std::size_t cube = 0; cube < 4; ++cube) {
                        least.by_cube[cube] = std::min(least.by_cube[cube], row[end].by_cube[cube]);
                    }
                });
                const float weight = (high == low ? 1.0F : 2.0F) / 36;
                for (std::size_t cube = 0; cube < 4; ++cube) sum[cube] -= weight * least.by_cube[cube];
            }
        }
        return {sum[kCubeless], sum[kCentred], sum[kTheirs], sum[kOwn]};
    }

    Home home_;
    std::uint32_t positions_;
    Plays plays_;
    Workers workers_;
    std::vector<Worth> worths_;
    std::vector<std::byte> file_;
};

}  // namespace

std::vector<std::byte> make_two_sided(int points, int checkers, int threads, Job& job) {
    return Solution(points, checkers, threads).file(job);
}

}  // namespace parlour::backgammon::bearoff
