#pragma once

#include <memory>
#include <utility>

#include "parlour/search/make.hpp"
#include "parlour/search/make_greedy.hpp"
#include "parlour/search/searches.hpp"

namespace parlour {

// The searches of a duel with one of its evaluators, which is made from the arguments.
template <class E, Duel G, class... Arguments>
std::unique_ptr<AnySearch> duel_search(const G& game, const SearchOptions& options, Arguments&&... arguments) {
    if (options.kind == "alphabeta") return alpha_beta<E>(game, options, std::forward<Arguments>(arguments)...);
    if (options.kind == "mcts") return mcts<Opinion<G, E>>(game, options, std::forward<Arguments>(arguments)...);
    if (options.kind == "greedy") return greedy<Opinion<G, E>>(game, options, std::forward<Arguments>(arguments)...);
    return nullptr;
}

}  // namespace parlour
