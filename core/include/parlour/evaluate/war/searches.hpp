#pragma once

#include "parlour/evaluate/war/rush.hpp"
#include "parlour/search/make_greedy.hpp"
#include "parlour/search/searches.hpp"

namespace parlour {

template <class Sheet>
struct Searches<War<Sheet>> {
    static std::unique_ptr<AnySearch> make(const War<Sheet>& game, const SearchOptions& options) {
        if (options.kind == "greedy" && options.evaluator == "rush") return greedy<WarRush<Sheet>>(game, options);
        return search_by_rules(game, options);
    }
};

}  // namespace parlour
