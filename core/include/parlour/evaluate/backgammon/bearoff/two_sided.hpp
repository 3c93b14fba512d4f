#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <optional>

#include "parlour/base/job.hpp"
#include "parlour/evaluate/backgammon/bearoff/home.hpp"
#include "parlour/evaluate/backgammon/bearoff/table.hpp"
#include "parlour/evaluate/backgammon/probabilities.hpp"

namespace parlour::backgammon::bearoff {

// What a bear-off of two sides is worth to who is on roll, in money play without gammons (both have
// borne off), if both play and double perfectly: expected points with the cube at 1.
//
// The first four are of *rolling now*, and say who may double from the next turn on: the cube is out
// of the game, centred, the roller's, the other's. All else follows, as who has no right to double can
// only roll: a double that is taken is worth 2 × `theirs`, one that is dropped 1 (B11).
struct Exact {
    float cubeless = 0, centred = 0, own = 0, theirs = 0;

    // After a double: what the other makes of it.
    float doubled() const { return std::min(2 * theirs, 1.0F); }
    bool is_take() const { return 2 * theirs < 1; }
    // Before the roller decides whether to double.
    float best_centred() const { return std::max(centred, doubled()); }
    float best_own() const { return std::max(own, doubled()); }
    float win() const { return (cubeless + 1) / 2; }
};

// Those of every pair of positions of so many points and checkers. `make_two_sided` makes its file:
// the header; for each position of who is on roll and each of the other's, four numbers of 16 bits in
// the order of `Exact`, v being v / 32,767 points.
class TwoSided {
public:
    static constexpr float kPoint = 32767;
    using Entry = std::array<std::int16_t, 4>;

    // Of a file's bytes; what is wrong with it otherwise.
    static Fault open(Bytes bytes, std::optional<TwoSided>& table) {
        Header header;
        const Fault fault = inspect(bytes, Kind::kTwoSided, header);
        if (fault != Fault::kNone) return fault;
        if (!fits(header, kMostCheckers - 1) || header.size != header.positions * header.positions * sizeof(Entry)) {
            return Fault::kDamaged;
        }
        table = TwoSided(std::move(bytes), header);
        return fault;
    }

    int points() const { return home_.points(); }
    int checkers() const { return checkers_; }
    const Home& home() const { return home_; }

    // By the numbers of the two positions, neither of them empty.
    Exact at(std::uint32_t roller, std::uint32_t other) const {
        Entry entry;
        std::memcpy(&entry, entries_ + (std::size_t{roller} * positions_ + other) * sizeof entry, sizeof entry);
        return {entry[0] / kPoint, entry[1] / kPoint, entry[2] / kPoint, entry[3] / kPoint};
    }

    // Of a board as who has just moved counts it, the enemy being on roll: what it is worth to the
    // *enemy*. Nothing beyond the table or if a side has borne off all.
    std::optional<Exact> on_roll(const Board& just_moved) const {
        if (!are_home(just_moved, points())) return {};
        const Sides both = sides(just_moved, points());
        if (std::max(both.own_checkers, both.enemy_checkers) > checkers_) return {};
        if (both.own_checkers == 0 || both.enemy_checkers == 0) return {};
        return at(home_.number(both.enemy), home_.number(both.own));
    }

    // The chances of who has just moved.
    std::optional<Probabilities> race(const Board& just_moved) const {
        const auto found = on_roll(just_moved);
        if (!found) return {};
        return Probabilities{1 - found->win(), 0, 0, 0, 0};
    }

private:
    TwoSided(Bytes bytes, const Header& header)
        : bytes_(std::move(bytes)), home_(static_cast<int>(header.points)), checkers_(static_cast<int>(header.checkers)),
          positions_(header.positions), entries_(bytes_.data() + sizeof header) {}

    Bytes bytes_;
    Home home_;
    int checkers_;
    std::size_t positions_;
    const std::byte* entries_;
};

// Of one side; the square of it, times 24 bytes, is what making a table takes: 1.5 GB.
inline constexpr std::uint32_t kMostPositions = 8008;

// The file of a two-sided table (fewer than fifteen checkers, so that gammons are impossible); empty
// if the job is stopped. On one thread 0.5 s for 6 points and 6 checkers.
std::vector<std::byte> make_two_sided(int points, int checkers, int threads, Job& job);

}  // namespace parlour::backgammon::bearoff
