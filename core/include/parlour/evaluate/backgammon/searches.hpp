#pragma once

#include "parlour/evaluate/backgammon/pips.hpp"
#include "parlour/search/make_expectimax.hpp"
#include "parlour/search/searches.hpp"

namespace parlour {

template <>
struct Searches<backgammon::Backgammon> {
    static std::unique_ptr<AnySearch> make(const backgammon::Backgammon& game, const SearchOptions& options) {
        if (options.evaluator == "pips") {
            if (options.kind == "expectimax") return expectimax<backgammon::Pips>(game, options);
            if (options.kind == "mcts") return mcts<backgammon::Pips>(game, options);
        }
        return search_by_rules(game, options);
    }
};

}  // namespace parlour
