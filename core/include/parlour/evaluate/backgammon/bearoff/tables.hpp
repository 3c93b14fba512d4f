#pragma once

#include <filesystem>
#include <optional>
#include <vector>

#include "parlour/evaluate/backgammon/bearoff/hypergammon.hpp"
#include "parlour/evaluate/backgammon/bearoff/one_sided.hpp"
#include "parlour/evaluate/backgammon/bearoff/two_sided.hpp"

namespace parlour::backgammon::bearoff {

// The tables at hand. Small to copy: the bytes are shared. All questions can be asked by several
// threads at once.
class Tables {
public:
    // Takes a table, of any kind, in the place of one of its kind; or says what is wrong with it and
    // stays as it was.
    Fault add(Bytes bytes);
    Fault add(const std::filesystem::path& path);

    const std::optional<OneSided>& one_sided() const { return one_sided_; }
    const std::optional<TwoSided>& two_sided() const { return two_sided_; }

    // The chances of who has just moved, the enemy being on roll, if a table knows the position: exact
    // by the two-sided one, else by the one-sided.
    std::optional<Probabilities> race(const Board& just_moved) const;

    // The same in a game of Hypergammon, gammons counted as they are there.
    std::optional<Probabilities> hypergammon(const Board& just_moved) const;

    // What rolling is worth to the enemy, who is on roll, if the two-sided table knows the position.
    std::optional<Exact> on_roll(const Board& just_moved) const;

    // The mean number of rolls that the own checkers take to be borne off; nothing beyond the
    // one-sided table.
    std::optional<double> mean_rolls(const Board& board) const;

private:
    std::optional<OneSided> one_sided_;
    std::optional<TwoSided> two_sided_;
    std::optional<Hypergammon> hypergammon_;
};

}  // namespace parlour::backgammon::bearoff
