#pragma once

#include "parlour/evaluate/virus_war/hand.hpp"
#include "parlour/evaluate/virus_war/reach.hpp"
#include "parlour/search/duel_searches.hpp"

namespace parlour {

template <class Sheet>
struct Searches<VirusWar<Sheet>> {
    static std::unique_ptr<AnySearch> make(const VirusWar<Sheet>& game, const SearchOptions& options) {
        if (options.evaluator == "hand") return duel_search<VirusWarHand<Sheet>>(game, options);
        if (options.evaluator == "reach") return duel_search<VirusWarReach<Sheet>>(game, options);
        return search_by_rules(game, options);
    }
};

}  // namespace parlour
