#pragma once

#include <filesystem>
#include <optional>
#include <string_view>
#include <vector>

#include "parlour/evaluate/backgammon/bearoff/hypergammon.hpp"
#include "parlour/evaluate/backgammon/bearoff/one_sided.hpp"
#include "parlour/evaluate/backgammon/bearoff/two_sided.hpp"

namespace parlour::backgammon::bearoff {

// The tables at hand. Small to copy: the bytes are shared. All questions can be asked by several
// threads at once.
class Tables {
public:
    // Takes a table of this kind in the place of the one there; or says what is wrong with it and stays
    // as it was.
    Fault add(Kind kind, Bytes bytes);
    Fault add(Kind kind, const std::filesystem::path& path);

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

// Adds the tables of these files; an empty path is none, a damaged file is passed over.
inline void open_tables(Tables& tables, std::string_view one_sided, std::string_view two_sided, std::string_view hypergammon) {
    if (!one_sided.empty()) tables.add(Kind::kOneSided, std::filesystem::path(one_sided));
    if (!two_sided.empty()) tables.add(Kind::kTwoSided, std::filesystem::path(two_sided));
    if (!hypergammon.empty()) tables.add(Kind::kHypergammon, std::filesystem::path(hypergammon));
}

}  // namespace parlour::backgammon::bearoff
