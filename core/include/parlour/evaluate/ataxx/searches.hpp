#pragma once

#include "parlour/evaluate/ataxx/hand.hpp"
#include "parlour/search/make.hpp"

namespace parlour {

template <class Sheet>
struct Searches<Ataxx<Sheet>> {
    static std::unique_ptr<AnySearch> make(const Ataxx<Sheet>& game, const SearchOptions& options) {
        if (options.kind != "alphabeta") return nullptr;
        if (options.evaluator == "hand") return alpha_beta<AtaxxHand<Sheet>>(game, options);
        if (options.evaluator == "material") return alpha_beta<AtaxxMaterial<Sheet>>(game, options);
        return nullptr;
    }
};

}  // namespace parlour
