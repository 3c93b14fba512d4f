#pragma once

#include <memory>
#include <stdexcept>
#include <utility>
#include <vector>

#include "parlour/search/alphabeta.hpp"
#include "parlour/search/any_search.hpp"
#include "parlour/search/self_play.hpp"

namespace parlour {

// Alpha-beta with an evaluator, over plain bytes. It owns its game: a search may outlive the twin it
// was made for.
template <Duel G, DuelEvaluator<G> E>
class ErasedAlphaBeta final : public AnySearch {
public:
    using Position = typename G::Position;

    template <class... Arguments>
    ErasedAlphaBeta(const G& game, const SearchOptions& options, Arguments&&... arguments)
        : game_(game), evaluator_(game_, std::forward<Arguments>(arguments)...),
          search_(game_, evaluator_, {options.value("hash", 16), static_cast<int>(options.value("threads", 1)),
                                      static_cast<int>(options.value("lines", 1)), options.value("plain", 0) != 0}),
          many_(options.value("lines", 1) > 1) {}

    // Of several lines those of the last whole depth: where the next was cut short, not all are known.
    Report run(const std::byte* at, const Limits& limits, const Tell& tell) override {
        if (!many_) return search_.run(seen(at), limits, stopped, tell);
        std::vector<Line> whole;
        Report report = search_.run(seen(at), limits, stopped, [&](const Report& told) {
            whole = told.lines;
            if (tell) tell(told);
        });
        if (!whole.empty()) report.lines = std::move(whole);
        return report;
    }
    void clear() override { search_.clear(); }
    int score(const std::byte* at) const override { return evaluator_.score(seen(at)); }
    std::vector<std::uint8_t> play_itself(const std::vector<const std::byte*>& starts, const Limits& limits, int random_moves,
                                          std::uint64_t seed) override {
        if constexpr (WritesSamples<E, G>) {
            if (!evaluator_.writes_samples()) throw std::invalid_argument("no network fits this board");
            std::vector<Position> positions;
            for (const std::byte* start : starts) positions.push_back(seen(start));
            return self_play(game_, evaluator_, search_, positions, limits, random_moves, seed, stopped);
        } else {
            throw std::invalid_argument("this game's positions cannot be learnt from yet");
        }
    }

private:
    static const Position& seen(const std::byte* at) { return *std::launder(reinterpret_cast<const Position*>(at)); }

    G game_;
    E evaluator_;
    AlphaBeta<G, E> search_;
    bool many_;
};

// Alpha-beta over a game with one of its evaluators.
template <class E, Duel G, class... Arguments>
std::unique_ptr<AnySearch> alpha_beta(const G& game, const SearchOptions& options, Arguments&&... arguments) {
    return std::make_unique<ErasedAlphaBeta<G, E>>(game, options, std::forward<Arguments>(arguments)...);
}

}  // namespace parlour
