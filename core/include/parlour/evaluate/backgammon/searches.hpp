#pragma once

#include "parlour/evaluate/backgammon/pips.hpp"
#include "parlour/evaluate/backgammon/plied.hpp"
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
        return backgammon::plied_or_by_rules(game, options);
    }
};

template <>
struct Searches<backgammon::Cube> {
    static std::unique_ptr<AnySearch> make(const backgammon::Cube& game, const SearchOptions& options) {
        return backgammon::plied_or_by_rules(game, options);
    }
};

template <>
struct Searches<backgammon::Match> {
    static std::unique_ptr<AnySearch> make(const backgammon::Match& game, const SearchOptions& options) {
        return backgammon::plied_or_by_rules(game, options);
    }
};

}  // namespace parlour
