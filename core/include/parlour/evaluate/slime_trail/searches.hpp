#pragma once

#include "parlour/evaluate/slime_trail/hand.hpp"
#include "parlour/search/duel_searches.hpp"

namespace parlour {

template <class Sheet>
struct Searches<SlimeTrail<Sheet>> {
    static std::unique_ptr<AnySearch> make(const SlimeTrail<Sheet>& game, const SearchOptions& options) {
        if (options.evaluator == "hand") return duel_search<SlimeTrailHand<Sheet>>(game, options);
        return search_by_rules(game, options);
    }
};

}  // namespace parlour
