#pragma once

#include "parlour/evaluate/war/hand.hpp"
#include "parlour/evaluate/war/rush.hpp"
#include "parlour/search/make_greedy.hpp"
#include "parlour/search/searches.hpp"

namespace parlour {

template <class Sheet>
struct Searches<War<Sheet>> {
    static std::unique_ptr<AnySearch> make(const War<Sheet>& game, const SearchOptions& options) {
        if (options.kind == "greedy" && options.evaluator == "rush") return greedy<WarRush<Sheet>>(game, options);
        if (options.evaluator == "hand") {
            if (options.kind == "mcts") return mcts<WarHand<Sheet>>(game, options);
            if (options.kind == "greedy") return greedy<WarHand<Sheet>>(game, options);
        }
        return search_by_rules(game, options);
    }
};

}  // namespace parlour
