#pragma once

#include <memory>

#include "parlour/search/make_mcts.hpp"

namespace parlour {

// The searches that every game has by its rules alone.
template <Game G>
std::unique_ptr<AnySearch> search_by_rules(const G& game, const SearchOptions& options) {
    if (options.kind == "mcts" && options.evaluator == "playouts") return mcts<Playout<G>>(game, options);
    return nullptr;
}

// The searches of a game: `Searches<G>::make(game, options)`, nullptr where it has none such.
// Specialised beside its evaluators (evaluate/<game>/searches.hpp).
template <class G>
struct Searches {
    static std::unique_ptr<AnySearch> make(const G& game, const SearchOptions& options) {
        return search_by_rules(game, options);
    }
};

}  // namespace parlour
