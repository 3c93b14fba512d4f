#pragma once

#include "parlour/evaluate/klopodavka/hand.hpp"
#include "parlour/evaluate/klopodavka/rush.hpp"
#include "parlour/search/make_greedy.hpp"
#include "parlour/search/searches.hpp"

namespace parlour {

template <class Sheet>
struct Searches<Klopodavka<Sheet>> {
    static std::unique_ptr<AnySearch> make(const Klopodavka<Sheet>& game, const SearchOptions& options) {
        if (options.kind == "greedy" && options.evaluator == "rush") return greedy<KlopodavkaRush<Sheet>>(game, options);
        if (options.evaluator == "hand") {
            if (options.kind == "mcts") return mcts<KlopodavkaHand<Sheet>>(game, options);
            if (options.kind == "greedy") return greedy<KlopodavkaHand<Sheet>>(game, options);
        }
        return search_by_rules(game, options);
    }
};

}  // namespace parlour
