#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "parlour/batch.hpp"
#include "parlour/perft.hpp"
#include "parlour/playout.hpp"
#include "parlour/search/any_proof.hpp"
#include "parlour/search/searches.hpp"

namespace parlour {

// A game whose kind is known only at run time: what the bindings call. Positions are blocks of
// `position_size()` plain bytes, aligned as `operator new` aligns.
class AnyGame {
public:
    virtual ~AnyGame() = default;

    virtual int players() const = 0;
    virtual int actions() const = 0;
    virtual int observation_size() const = 0;
    virtual std::size_t position_size() const = 0;

    virtual void start(std::byte* out) const = 0;
    virtual bool read(std::string_view text, std::byte* out) const = 0;
    virtual std::string write(const std::byte* at) const = 0;
    virtual std::uint64_t key(const std::byte* at) const = 0;
    virtual bool equal(const std::byte* one, const std::byte* other) const = 0;

    virtual Actor actor(const std::byte* at) const = 0;
    virtual void legal_moves(const std::byte* at, std::vector<Move>& out) const = 0;
    virtual void chances(const std::byte* at, std::vector<Chance>& out) const = 0;
    virtual void apply(std::byte* at, Move move) const = 0;
    virtual Payoffs payoffs(const std::byte* at) const = 0;
    virtual void observe(const std::byte* at, Actor pov, std::span<std::uint8_t> out) const = 0;
    // Every different end of the turn of the player to decide, each with one order of moves that
    // leads there; false if the game does not list them.
    virtual bool turns(const std::byte* at, std::vector<std::vector<Move>>& out) const = 0;
    // The positions at these ends, one after the other in plain bytes.
    virtual bool ends(const std::byte* at, std::vector<std::byte>& out) const = 0;

    virtual std::uint64_t perft(const std::byte* at, int depth, Leaves leaves, int threads) const = 0;
    virtual Playouts play_outs(const std::byte* at, std::uint64_t games, std::uint64_t most,
                               std::uint64_t seed, int threads) const = 0;
    // Plays up to `moves` random moves.
    virtual void advance(std::byte* at, std::uint64_t moves, std::uint64_t seed) const = 0;
    // The game is to live as long as its batches.
    virtual std::unique_ptr<AnyBatch> batch(int count, std::uint32_t limit, int threads,
                                            const BatchArrays& arrays) const = 0;
    // A search of this game, which may outlive it; nullptr if there is none of that kind or evaluator.
    virtual std::unique_ptr<AnySearch> search(const SearchOptions& options) const = 0;
    // A proof-number search with a table of so many bytes, on the same terms.
    virtual std::unique_ptr<AnyProof> proof(std::size_t bytes) const = 0;
};

// A game that lists whole turns: `turns(position, out)` as above.
template <class G>
concept ListsTurns = requires(const G game, const typename G::Position position,
                              std::vector<std::vector<Move>>& out) { game.turns(position, out); };

// A game that is quicker to name the ends than the turns: calls `visit(position)` for each.
template <class G>
concept ListsEnds = requires(const G game, const typename G::Position position,
                             void (*visit)(const typename G::Position&)) { game.each_end(position, visit); };

template <Game G>
class Erased final : public AnyGame {
public:
    using Position = typename G::Position;
    static_assert(alignof(Position) <= __STDCPP_DEFAULT_NEW_ALIGNMENT__);

    explicit Erased(G game) : game_(std::move(game)) {}

    int players() const override { return game_.players(); }
    int actions() const override { return game_.actions(); }
    int observation_size() const override { return game_.observation_size(); }
    std::size_t position_size() const override { return sizeof(Position); }

    void start(std::byte* out) const override { new (out) Position(game_.start()); }
    bool read(std::string_view text, std::byte* out) const override {
        const auto position = game_.read(text);
        if (position) new (out) Position(*position);
        return position.has_value();
    }
    std::string write(const std::byte* at) const override { return game_.write(seen(at)); }
    std::uint64_t key(const std::byte* at) const override { return game_.key(seen(at)); }
    bool equal(const std::byte* one, const std::byte* other) const override {
        return seen(one) == seen(other);
    }

    Actor actor(const std::byte* at) const override { return game_.actor(seen(at)); }
    void legal_moves(const std::byte* at, std::vector<Move>& out) const override {
        out.resize(G::kMaxMoves);
        out.resize(static_cast<std::size_t>(game_.legal_moves(seen(at), out.data()) - out.data()));
    }
    void chances(const std::byte* at, std::vector<Chance>& out) const override {
        out.clear();
        if constexpr (ChanceGame<G>) {
            out.resize(G::kMaxChances);
            out.resize(static_cast<std::size_t>(game_.chances(seen(at), out.data()) - out.data()));
        }
    }
    void apply(std::byte* at, Move move) const override {
        game_.apply(*std::launder(reinterpret_cast<Position*>(at)), move);
    }
    Payoffs payoffs(const std::byte* at) const override { return game_.payoffs(seen(at)); }
    void observe(const std::byte* at, Actor pov, std::span<std::uint8_t> out) const override {
        game_.observe(seen(at), pov, out);
    }
    bool turns(const std::byte* at, std::vector<std::vector<Move>>& out) const override {
        if constexpr (ListsTurns<G>) game_.turns(seen(at), out);
        return ListsTurns<G>;
    }
    bool ends(const std::byte* at, std::vector<std::byte>& out) const override {
        out.clear();
        const auto add = [&](const Position& position) {
            const auto* const bytes = reinterpret_cast<const std::byte*>(&position);
            out.insert(out.end(), bytes, bytes + sizeof position);
        };
        if constexpr (ListsEnds<G>) {
            out.reserve(32 * sizeof(Position));
            game_.each_end(seen(at), add);
        } else if constexpr (ListsTurns<G>) {
            std::vector<std::vector<Move>> turns;
            game_.turns(seen(at), turns);
            for (const auto& turn : turns) {
                Position end = seen(at);
                for (const Move move : turn) game_.apply(end, move);
                add(end);
            }
        }
        return ListsEnds<G> || ListsTurns<G>;
    }

    std::uint64_t perft(const std::byte* at, int depth, Leaves leaves, int threads) const override {
        return parlour::perft(game_, seen(at), depth, leaves, threads);
    }
    Playouts play_outs(const std::byte* at, std::uint64_t games, std::uint64_t most,
                       std::uint64_t seed, int threads) const override {
        return parlour::play_outs(game_, seen(at), games, most, seed, threads);
    }
    void advance(std::byte* at, std::uint64_t moves, std::uint64_t seed) const override {
        Random random(seed);
        auto& position = *std::launder(reinterpret_cast<Position*>(at));
        for (; moves > 0 && game_.actor(position) != kNobody; --moves) {
            game_.apply(position, random_successor(game_, position, random));
        }
    }
    std::unique_ptr<AnyBatch> batch(int count, std::uint32_t limit, int threads,
                                    const BatchArrays& arrays) const override {
        return std::make_unique<Batch<G>>(game_, count, limit, threads, arrays);
    }
    std::unique_ptr<AnySearch> search(const SearchOptions& options) const override {
        return Searches<G>::make(game_, options);
    }
    std::unique_ptr<AnyProof> proof(std::size_t bytes) const override { return Proofs<G>::make(game_, bytes); }

private:
    static const Position& seen(const std::byte* at) {
        return *std::launder(reinterpret_cast<const Position*>(at));
    }

    G game_;
};

// A game from its sizes and options: the one of `Games`' classes that its board fits first.
// Throws std::invalid_argument where the start cannot be read.
template <Game G, class... Arguments>
std::unique_ptr<AnyGame> erased(const Options& options, Arguments&&... arguments) {
    G game(std::forward<Arguments>(arguments)...);
    const auto start = game.read(options.start);
    if (!start) throw std::invalid_argument("no start position: " + options.start);
    game.start_from(*start);
    return std::make_unique<Erased<G>>(std::move(game));
}

}  // namespace parlour
