#pragma once

#include "parlour/evaluate/ataxx/hand.hpp"
#include "parlour/evaluate/ataxx/net.hpp"
#include "parlour/search/make.hpp"

namespace parlour {

template <class Sheet>
struct Searches<Ataxx<Sheet>> {
    static std::unique_ptr<AnySearch> make(const Ataxx<Sheet>& game, const SearchOptions& options) {
        if (options.kind != "alphabeta") return nullptr;
        if (options.evaluator == "hand") return alpha_beta<AtaxxHand<Sheet>>(game, options);
        if (options.evaluator == "material") return alpha_beta<AtaxxMaterial<Sheet>>(game, options);
        if constexpr (std::same_as<Sheet, Sheet64>) {
            if (options.evaluator == "net" && AtaxxNet::fits(game.sheet().width, game.sheet().height)) {
                return alpha_beta<AtaxxNet>(game, options, options.weights);
            }
        }
        return nullptr;
    }
};

}  // namespace parlour
