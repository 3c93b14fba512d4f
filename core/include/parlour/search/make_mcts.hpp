#pragma once

#include <memory>
#include <new>
#include <stdexcept>
#include <utility>
#include <vector>

#include "parlour/search/any_search.hpp"
#include "parlour/search/mcts.hpp"

namespace parlour {

// Simulations with an evaluator, over plain bytes. It owns its game: a search may outlive the twin it
// was made for.
template <Game G, Guesses<G> E>
class ErasedMcts final : public AnySearch {
public:
    using Position = typename G::Position;

    template <class... Arguments>
    ErasedMcts(const G& game, const SearchOptions& options, Arguments&&... arguments)
        : game_(game), evaluator_(game_, std::forward<Arguments>(arguments)...),
          search_(game_, evaluator_, {options.value("hash", 64), static_cast<int>(options.value("threads", 1)),
                                      static_cast<int>(options.value("lines", 1)), options.value("exploration", 0),
                                      static_cast<std::uint64_t>(options.value("seed", 0))}) {}

    Report run(const std::byte* at, const Limits& limits, const Tell& tell) override {
        return search_.run(seen(at), limits, stopped, tell);
    }
    void clear() override { search_.clear(); }
    int score(const std::byte* at) const override { return evaluator_.score(seen(at)); }
    std::vector<std::uint8_t> play_itself(const std::vector<const std::byte*>&, const Limits&, int, std::uint64_t) override {
        throw std::invalid_argument("simulations write no positions to learn from");
    }

private:
    static const Position& seen(const std::byte* at) { return *std::launder(reinterpret_cast<const Position*>(at)); }

    G game_;
    E evaluator_;
    Mcts<G, E> search_;
};

// Simulations over a game with something that guesses at leaves.
template <class E, Game G, class... Arguments>
std::unique_ptr<AnySearch> mcts(const G& game, const SearchOptions& options, Arguments&&... arguments) {
    return std::make_unique<ErasedMcts<G, E>>(game, options, std::forward<Arguments>(arguments)...);
}

}  // namespace parlour
