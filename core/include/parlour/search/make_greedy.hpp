#pragma once

#include <memory>
#include <new>
#include <stdexcept>
#include <utility>
#include <vector>

#include "parlour/search/any_search.hpp"
#include "parlour/search/greedy.hpp"

namespace parlour {

// The greedy player with an evaluator, over plain bytes. It owns its game: it may outlive the twin it
// was made for.
template <Game G, Guesses<G> E>
class ErasedGreedy final : public AnySearch {
public:
    using Position = typename G::Position;

    template <class... Arguments>
    ErasedGreedy(const G& game, const SearchOptions& options, Arguments&&... arguments)
        : game_(game), evaluator_(game_, std::forward<Arguments>(arguments)...),
          search_(game_, evaluator_, {static_cast<int>(options.value("lines", 1)),
                                      static_cast<std::uint64_t>(options.value("seed", 0))}) {}

    Report run(const std::byte* at, const Limits& limits, const Tell&) override {
        return search_.run(seen(at), limits, stopped);
    }
    void clear() override {}
    int score(const std::byte* at) const override { return evaluator_.score(seen(at)); }
    std::vector<std::uint8_t> play_itself(const std::vector<const std::byte*>&, const Limits&, int, std::uint64_t) override {
        throw std::invalid_argument("the greedy player writes no positions to learn from");
    }

private:
    static const Position& seen(const std::byte* at) { return *std::launder(reinterpret_cast<const Position*>(at)); }

    G game_;
    E evaluator_;
    Greedy<G, E> search_;
};

// The greedy player of a game with something that guesses.
template <class E, Game G, class... Arguments>
std::unique_ptr<AnySearch> greedy(const G& game, const SearchOptions& options, Arguments&&... arguments) {
    return std::make_unique<ErasedGreedy<G, E>>(game, options, std::forward<Arguments>(arguments)...);
}

}  // namespace parlour
