#pragma once

#include <cstdint>
#include <cstdlib>
#include <vector>

#include "parlour/search/evaluator.hpp"
#include "parlour/search/table.hpp"

namespace parlour {

// A move of the position that is searched, with what is known of it.
struct RootMove {
    static constexpr int kUnknown = -kWin - 1;

    Move move;
    int score = kUnknown, previous = kUnknown;  // in this depth and in the one before
    std::uint64_t nodes = 0;
    std::vector<Move> pv;

    // What is told of it; `value` turns a score into an expected result.
    template <class Value>
    Line line(const Value& value) const {
        const int known = score != kUnknown ? score : previous != kUnknown ? previous : 0;
        Line line;
        line.pv = pv;
        line.score = known;
        line.visits = nodes;
        line.proven = std::abs(known) >= kProven;
        line.plies = line.proven ? kWin - std::abs(known) : 0;
        line.value = line.proven ? (known > 0 ? 1.0 : -1.0) : value(known);
        return line;
    }
};

}  // namespace parlour
