#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <optional>

#include "parlour/base/job.hpp"
#include "parlour/evaluate/backgammon/bearoff/home.hpp"
#include "parlour/evaluate/backgammon/bearoff/table.hpp"
#include "parlour/evaluate/backgammon/probabilities.hpp"

namespace parlour::backgammon::bearoff {

// One side's one to three checkers, on the bar (25), a point or off (0), numbered from 0 (all off).
//
// With places x_1 ≥ x_2 ≥ … ≥ x_n the number is the sum of C(x_i + n − i, n − i + 1).
class Few {
public:
    static constexpr int kMost = 3;
    using Places = std::array<int, kMost>;  // the highest first; those beyond n are not used

    explicit constexpr Few(int checkers) : checkers_(checkers) {
        for (int i = 0; i < checkers; ++i) {
            for (int place = 0; place <= kBar; ++place) {
                choose_[at(i)][at(place)] = choose(place + checkers - i - 1, checkers - i);
            }
        }
    }

    constexpr int checkers() const { return checkers_; }
    constexpr std::uint32_t size() const { return choose(kBar + checkers_, checkers_); }

    // Of the own checkers of a board.
    std::uint32_t number(const Board& board) const {
        std::uint32_t found = 0;
        std::size_t i = 0;
        for (Mask left = own_points(board); left;) {
            const int place = highest(left);
            left ^= bit(place);
            for (int n = board.at[at(place)]; n > 0 && i < kMost; --n) found += choose_[i++][at(place)];
        }
        return found;
    }

    Places places(std::uint32_t number) const {
        Places found{};
        for (int i = 0; i < checkers_; ++i) {
            int place = kBar;
            while (choose_[at(i)][at(place)] > number) --place;
            number -= choose_[at(i)][at(place)];
            found[at(i)] = place;
        }
        return found;
    }

private:
    static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }
    static int highest(Mask points) { return std::bit_width(points) - 1; }

    int checkers_;
    std::array<std::array<std::uint32_t, kBar + 1>, kMost> choose_{};
};

// The chances of who is on roll in every position of a game with one to three checkers a side, three
// being Hypergammon (B2), if both play perfectly without the cube: gammons and backgammons counted.
// `make_hypergammon` makes its file: the header; for each position of who is on roll and each of the
// other's the five probabilities, p being p / 65,535. Pairs that cannot stand on a board are 0.
class Hypergammon {
public:
    static constexpr float kOne = 65535;
    using Entry = std::array<std::uint16_t, 5>;

    // Of a file's bytes; what is wrong with it otherwise.
    static Fault open(Bytes bytes, std::optional<Hypergammon>& table) {
        Header header;
        const Fault fault = inspect(bytes, Kind::kHypergammon, header);
        if (fault != Fault::kNone) return fault;
        if (header.checkers < 1 || header.checkers > Few::kMost) return Fault::kDamaged;
        const std::uint64_t positions = Few(static_cast<int>(header.checkers)).size();
        if (header.positions != positions || header.size != positions * positions * sizeof(Entry)) return Fault::kDamaged;
        table = Hypergammon(std::move(bytes), header);
        return fault;
    }

    const Few& few() const { return few_; }

    Probabilities at(std::uint32_t roller, std::uint32_t other) const {
        Entry entry;
        std::memcpy(&entry, entries_ + (std::size_t{roller} * few_.size() + other) * sizeof entry, sizeof entry);
        return {entry[0] / kOne, entry[1] / kOne, entry[2] / kOne, entry[3] / kOne, entry[4] / kOne};
    }

    // The chances of who has just moved, the enemy being on roll, in a game with so many checkers a side.
    // Nothing if there are more of them or the game is over.
    std::optional<Probabilities> after_move(const Board& board) const {
        int own = 0, enemy = 0;
        for (const int count : board.at) (count > 0 ? own : enemy) += count > 0 ? count : -count;
        if (std::min(own, enemy) == 0 || std::max(own, enemy) > few_.checkers()) return {};
        return at(few_.number(flipped(board)), few_.number(board)).flipped();
    }

private:
    Hypergammon(Bytes bytes, const Header& header)
        : bytes_(std::move(bytes)), few_(static_cast<int>(header.checkers)), entries_(bytes_.data() + sizeof header) {}

    Bytes bytes_;
    Few few_;
    const std::byte* entries_;
};

// How the making went.
struct Sweeps {
    int count = 0;
    double last_change = 0;  // the largest of any probability or equity in the last sweep
};

// The file of that table, by sweeps over all positions until none changes by more than `tolerance`;
// empty if the job is stopped. The job's share is an estimate. Takes 256 MB and the file's 107.
std::vector<std::byte> make_hypergammon(int checkers, int threads, double tolerance, Job& job, Sweeps& sweeps);

}  // namespace parlour::backgammon::bearoff
