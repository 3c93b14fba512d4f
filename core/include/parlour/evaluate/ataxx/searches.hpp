#pragma once

#include "parlour/evaluate/ataxx/hand.hpp"
#include "parlour/evaluate/ataxx/net.hpp"
#include "parlour/search/duel_searches.hpp"

namespace parlour {

template <class Sheet>
struct Searches<Ataxx<Sheet>> {
    static std::unique_ptr<AnySearch> make(const Ataxx<Sheet>& game, const SearchOptions& options) {
        if (options.evaluator == "hand") return duel_search<AtaxxHand<Sheet>>(game, options);
        if (options.kind == "alphabeta" && options.evaluator == "material") return alpha_beta<AtaxxMaterial<Sheet>>(game, options);
        if constexpr (std::same_as<Sheet, Sheet64>) {
            if (options.evaluator == "net" && AtaxxNet::fits_in_seven(game.sheet().width, game.sheet().height)) {
                return duel_search<AtaxxNet>(game, options, options.weights);
            }
        }
        return search_by_rules(game, options);
    }
};

}  // namespace parlour
