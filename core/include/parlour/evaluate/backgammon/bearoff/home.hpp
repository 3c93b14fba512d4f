#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "parlour/evaluate/backgammon/bearoff/table.hpp"
#include "parlour/games/backgammon/board.hpp"

namespace parlour::backgammon::bearoff {

inline constexpr int kMostPoints = 10;  // beyond them the two sides may meet, and tables grow large

// How many ways there are to choose k of n things.
constexpr std::uint32_t choose(int n, int k) {
    std::uint64_t found = 1;
    for (int i = 1; i <= k; ++i) found = found * static_cast<std::uint64_t>(n - k + i) / static_cast<std::uint64_t>(i);
    return k < 0 || n < k ? 0 : static_cast<std::uint32_t>(found);
}

// One side's checkers on its points 1…`points`, numbered from 0 (none left).
//
// With s_k the checkers on the k highest points, the number is the sum of C(s_k + k − 1, k): the
// combinatorial number system. So a position of few checkers has the same number in a table of more,
// and every step leads to a smaller number.
class Home {
public:
    using Counts = std::array<std::int8_t, kMostPoints + 1>;  // by point; [0] is not used

    explicit constexpr Home(int points) : points_(points) {
        for (int k = 1; k <= points; ++k) {
            for (int s = 0; s <= kMostCheckers; ++s) choose_[at(k)][at(s)] = choose(s + k - 1, k);
        }
    }

    constexpr int points() const { return points_; }

    // How many positions of up to so many checkers there are.
    constexpr std::uint32_t size(int checkers) const { return choose(checkers + points_, points_); }

    std::uint32_t number(const Counts& counts) const {
        std::uint32_t found = 0;
        int sum = 0;
        for (int k = 1; k <= points_; ++k) {
            sum += counts[at(points_ + 1 - k)];
            found += choose_[at(k)][at(sum)];
        }
        return found;
    }

    Counts counts(std::uint32_t number) const {
        Counts found{};
        int above = kMostCheckers;
        for (int k = points_; k >= 1; --k) {
            int sum = above;
            while (choose_[at(k)][at(sum)] > number) --sum;
            number -= choose_[at(k)][at(sum)];
            if (k < points_) found[at(points_ - k)] = static_cast<std::int8_t>(above - sum);
            above = sum;
        }
        found[at(points_)] = static_cast<std::int8_t>(above);
        return found;
    }

    // Calls `visit(number)` with where each step of a die from this position leads: a checker from
    // each point that has one, exactly off, or off from the highest point with a larger die (B8).
    // There is always one as long as a checker is left.
    template <class Visit>
    void steps(std::uint32_t number, const Counts& counts, int die, Visit&& visit) const {
        const Ladder ladder(*this, counts);
        for (int source = ladder.highest; source >= 1; --source) {
            if (counts[at(source)] == 0) continue;
            const int target = std::max(source - die, 0);
            if (target == 0 && (ladder.highest > kDice || (source < die && source != ladder.highest))) continue;
            visit(number - (ladder.lost[at(points_ - target)] - ladder.lost[at(points_ - source)]));
        }
    }

private:
    static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

    // What a checker less among the 1, 2 … k highest points takes from the number, in all.
    struct Ladder {
        std::array<std::uint32_t, kMostPoints + 1> lost{};
        int highest = 0;

        Ladder(const Home& home, const Counts& counts) {
            int sum = 0;
            for (int k = 1; k <= home.points_; ++k) {
                const int point = home.points_ + 1 - k;
                sum += counts[at(point)];
                if (sum && !highest) highest = point;
                lost[at(k)] = lost[at(k - 1)];
                if (sum) lost[at(k)] += home.choose_[at(k)][at(sum)] - home.choose_[at(k)][at(sum - 1)];
            }
        }
    };

    int points_;
    std::array<std::array<std::uint32_t, kMostCheckers + 1>, kMostPoints + 1> choose_{};
};

// Whether a header speaks of as many positions as its points and checkers (up to so many) have.
inline bool fits(const Header& header, int most_checkers) {
    if (header.points < 1 || header.points > kMostPoints) return false;
    if (header.checkers < 1 || header.checkers > static_cast<std::uint32_t>(most_checkers)) return false;
    return header.positions == Home(static_cast<int>(header.points)).size(static_cast<int>(header.checkers));
}

// The two sides' checkers of a board where all of them are on the lowest points, as each side counts
// its own.
struct Sides {
    Home::Counts own{}, enemy{};
    int own_checkers = 0, enemy_checkers = 0;
};

// Whether all checkers of both sides are on their `points` lowest points.
inline bool are_home(const Board& board, int points) {
    const Mask outside = ~Mask{0} << (points + 1);
    const Mask enemy_home = ((Mask{1} << points) - 1) << (kBar - points);
    return !(own_points(board) & outside) && !(enemy_points(board) & ~enemy_home);
}

inline Sides sides(const Board& board, int points) {
    Sides found;
    for (int point = 1; point <= points; ++point) {
        const auto own = board.at[static_cast<std::size_t>(point)];
        const auto enemy = board.at[static_cast<std::size_t>(kBar - point)];
        found.own[static_cast<std::size_t>(point)] = own;
        found.enemy[static_cast<std::size_t>(point)] = static_cast<std::int8_t>(-enemy);
        found.own_checkers += own;
        found.enemy_checkers -= enemy;
    }
    return found;
}

}  // namespace parlour::backgammon::bearoff
