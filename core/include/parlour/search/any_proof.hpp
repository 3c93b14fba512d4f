#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <utility>

#include "parlour/game.hpp"
#include "parlour/search/any_search.hpp"
#include "parlour/search/distance.hpp"
#include "parlour/search/plain_theory.hpp"
#include "parlour/search/proof.hpp"

namespace parlour {

// What a proof-number search says of a question; the numbers are from the view of the seat asked
// about.
struct ProofAnswer {
    Verdict verdict = Verdict::kUnknown;
    ProofNumbers numbers;
    std::uint64_t visits = 0;  // for this question
    double seconds = 0, full = 0;
};

// A proof-number search of a game known only at run time, over positions as plain bytes.
class AnyProof {
public:
    virtual ~AnyProof() = default;

    // Whether the game can end in a draw, so that not to lose is another question than to win.
    virtual bool has_draws() const = 0;
    // Whether `seat` wins from a position, whoever moves there; limits of 0 are none.
    virtual ProofAnswer prove(const std::byte* at, Actor seat, const Limits& limits) = 0;
    // The moves until a seat that wins has won, at most `limits.depth`; −1: not found.
    virtual int plies(const std::byte* at, Actor seat, const Limits& limits) = 0;
    virtual void clear() = 0;

    // As of AnySearch: ends a question soon, from any thread, until `arm`.
    void stop() { stopped = true; }
    void arm() { stopped = false; }

    std::atomic<bool> stopped{false};
};

// A theory that knows of some positions at once whether their player to move wins.
template <class T, class Position>
concept JudgesPositions = requires(const T theory, const Position position) {
    { theory.at_once(position) } -> std::same_as<Verdict>;
};

// `T` is a theory that also says `state(position, seat)` and `mover(position)`.
template <Duel G, ProofTheory T>
class Proof final : public AnyProof {
public:
    using Position = typename G::Position;

    Proof(G game, T theory, std::size_t bytes) : game_(std::move(game)), search_(std::move(theory), bytes) {}

    bool has_draws() const override { return T::kHasDraws; }

    ProofAnswer prove(const std::byte* at, Actor seat, const Limits& limits) override {
        SearchClock clock(limits, stopped);
        return prove(seen(at), seat, clock);
    }

    int plies(const std::byte* at, Actor seat, const Limits& limits) override {
        SearchClock clock(limits, stopped);
        Distance<G> distance(game_, seat, kRemembered);
        return distance.plies(seen(at), limits.depth, clock, [&](const Position& next) {
            SearchClock within({0, kLook, kPatience}, stopped);
            return prove(next, seat, within).verdict == Verdict::kWon;
        });
    }

    void clear() override { search_.clear(); }

private:
    static constexpr std::size_t kRemembered = 200'000;  // positions of known distance
    static constexpr std::uint64_t kLook = 20'000;       // visits to show that a move keeps the win,
    static constexpr double kPatience = 0.02;            // and seconds

    static const Position& seen(const std::byte* at) {
        return *std::launder(reinterpret_cast<const Position*>(at));
    }

    ProofAnswer prove(const Position& at, Actor seat, SearchClock& clock) {
        ProofAnswer answer;
        const std::uint64_t before = search_.visits();
        const Actor mover = search_.theory().mover(at);
        if (game_.actor(at) == kNobody) {
            const bool won = game_.payoffs(at)[static_cast<std::size_t>(seat)] > 0;
            answer.verdict = won ? Verdict::kWon : Verdict::kLost;
        } else {
            if constexpr (JudgesPositions<T, Position>) answer.verdict = search_.theory().at_once(at);
            if (answer.verdict == Verdict::kUnknown) {
                answer.verdict = search_.prove(search_.theory().state(at, seat), clock);
                answer.numbers = search_.numbers();
            }
            if (mover != seat) {
                answer.verdict = static_cast<Verdict>(-static_cast<int>(answer.verdict));
                answer.numbers = answer.numbers.turned();
            }
        }
        if (answer.verdict == Verdict::kWon) answer.numbers = ProofNumbers::won();
        if (answer.verdict == Verdict::kLost) answer.numbers = ProofNumbers::lost();
        answer.visits = search_.visits() - before;
        answer.seconds = clock.seconds();
        answer.full = search_.fullness();
        return answer;
    }

    G game_;
    ProofSearch<T> search_;
};

// The proof-number search of a game, its table of so many bytes: `Proofs<G>::make(game, bytes)`;
// nullptr where there is none. Specialised where a theory knows more than the rules
// (evaluate/<game>/proofs.hpp).
template <class G>
struct Proofs {
    static std::unique_ptr<AnyProof> make(const G& game, std::size_t bytes) {
        if constexpr (Duel<G> && !ChanceGame<G>) {
            using Theory = PlainTheory<G>;
            return std::make_unique<Proof<G, Theory>>(game, Theory(game), bytes);
        } else {
            return nullptr;
        }
    }
};

}  // namespace parlour
