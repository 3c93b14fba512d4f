#pragma once

#include <memory>
#include <new>
#include <stdexcept>
#include <vector>

#include "parlour/search/any_search.hpp"
#include "parlour/search/expectimax.hpp"

namespace parlour {

// Expectimax with an evaluator, over plain bytes. It owns its game: a search may outlive the twin it
// was made for. Nothing is kept from one position to the next.
template <Duel G, BoundedGuesses<G> E>
class ErasedExpectimax final : public AnySearch {
public:
    using Position = typename G::Position;

    ErasedExpectimax(const G& game, const SearchOptions& options)
        : game_(game), evaluator_(game_), search_(game_, evaluator_, static_cast<int>(options.value("lines", 1))) {}

    Report run(const std::byte* at, const Limits& limits, const Tell& tell) override {
        if (game_.actor(seen(at)) < 0) throw std::invalid_argument("it is for the dice to decide here");
        return search_.run(seen(at), limits, stopped, tell);
    }
    void clear() override {}
    int score(const std::byte* at) const override { return evaluator_.score(seen(at)); }
    std::vector<std::uint8_t> play_itself(const std::vector<const std::byte*>&, const Limits&, int, std::uint64_t) override {
        throw std::invalid_argument("expectimax writes no positions to learn from");
    }

private:
    static const Position& seen(const std::byte* at) { return *std::launder(reinterpret_cast<const Position*>(at)); }

    G game_;
    E evaluator_;
    Expectimax<G, E> search_;
};

template <class E, Duel G>
std::unique_ptr<AnySearch> expectimax(const G& game, const SearchOptions& options) {
    return std::make_unique<ErasedExpectimax<G, E>>(game, options);
}

}  // namespace parlour
