#pragma once

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

#include "parlour/search/clock.hpp"
#include "parlour/search/proof_table.hpp"

namespace parlour {

// A depth-first proof-number search (Nagai 2002): is a state won for the player to move?
//
// It is told of a game by a theory. A *state* holds all that the answer depends on; `key` names it
// exactly. `judge` gives its first proof numbers, from the view of its player to move: 0 to prove
// if he is known to win, 0 to disprove if he is known to lose. `expand` writes the states after
// the moves of an open state; at least one. `same_mover`: whether the player to move of a state
// moves again in the next; players need not alternate. States must not repeat along a path.
template <class T>
concept ProofTheory = requires(const T theory, const typename T::State state, typename T::Key key,
                               typename T::State* out) {
    requires std::is_trivially_copyable_v<typename T::State>;
    { theory.key(state) } -> std::same_as<typename T::Key>;
    { theory.hash(key) } -> std::same_as<std::uint64_t>;
    { theory.judge(state) } -> std::same_as<ProofNumbers>;
    { theory.expand(state, out) } -> std::same_as<typename T::State*>;
    { theory.same_mover(state, state) } -> std::same_as<bool>;
    { T::kMaxMoves } -> std::convertible_to<int>;
};

// What was found about a state.
enum class Verdict : std::int8_t { kLost = -1, kUnknown = 0, kWon = 1 };

// How the numbers of several moves are put together, and how long a move is followed.
struct ProofSettings {
    // To refute a state all its moves must fail. Sum: their numbers added, right in a tree. Else
    // the largest, and one for each other move: states reached in many ways are not counted often.
    bool sum = false;
    // The best move is followed until it is this many times as hard as the second (in percent):
    // fewer changes of mind, fewer states found again (Pawlewicz and Lew 2007 tell why).
    std::uint32_t patience = 175;
};

template <ProofTheory T>
class ProofSearch {
public:
    using State = typename T::State;

    ProofSearch(T theory, std::size_t bytes, ProofSettings settings = {})
        : theory_(std::move(theory)), table_(bytes), settings_(settings) {}

    const T& theory() const { return theory_; }

    // Whether the player to move wins; unknown if the clock runs out before. What it found is kept
    // for later questions. The clock counts the states opened.
    Verdict prove(const State& root, SearchClock& clock) {
        clock_ = &clock;
        opened_ = 0;
        numbers_ = known(root);
        if (!numbers_.settled()) {
            if (const auto key = theory_.key(root); root_ != key) {
                table_.touch();
                root_ = key;
            }
            numbers_ = follow(root, {ProofNumbers::kMost, ProofNumbers::kMost});
        }
        return numbers_.prove == 0 ? Verdict::kWon : numbers_.disprove == 0 ? Verdict::kLost : Verdict::kUnknown;
    }

    // What is known of a state without looking further.
    ProofNumbers known(const State& state) {
        const auto key = theory_.key(state);
        if (const auto* found = table_.find(key, theory_.hash(key))) return *found;
        ++generated_;
        return theory_.judge(state);
    }

    ProofNumbers numbers() const { return numbers_; }  // of the last question's root
    std::uint64_t visits() const { return visits_; }      // states opened, again and again counted
    std::uint64_t generated() const { return generated_; }  // states judged
    double fullness() const { return table_.fullness(); }
    void clear() { table_.clear(); }

private:
    // A move's state, with the numbers as the player above sees them.
    struct Child {
        State state;
        bool same;
        ProofNumbers numbers;
    };

    // Searches below a state until its numbers reach the bounds.
    ProofNumbers follow(const State& state, ProofNumbers bounds) {
        ++visits_;
        ++opened_;
        const std::uint64_t before = visits_;
        const std::size_t first = children_.size();
        open(state);
        ProofNumbers now;
        while (true) {
            std::size_t best = first;
            std::uint32_t second = ProofNumbers::kNever, others = 0;
            now = combined(first, best, second, others);
            if (now.prove >= bounds.prove || now.disprove >= bounds.disprove || now.settled()) break;
            if (clock_->over(opened_)) break;
            const Child chosen = children_[best];
            ProofNumbers below;
            const auto patience = static_cast<std::uint64_t>(second) * settings_.patience / 100 + 1;
            below.prove = static_cast<std::uint32_t>(std::min<std::uint64_t>(bounds.prove, patience));
            below.disprove = bounds.disprove - others;
            const ProofNumbers found = follow(chosen.state, chosen.same ? below : below.turned());
            children_[best].numbers = chosen.same ? found : found.turned();
        }
        children_.resize(first);
        const auto key = theory_.key(state);
        table_.store(key, theory_.hash(key), now, visits_ - before + 1);
        return now;
    }

    // Puts the moves of a state on the stack, up to one that wins.
    void open(const State& state) {
        State* const end = theory_.expand(state, made_.data());
        for (State* child = made_.data(); child != end; ++child) table_.prefetch(theory_.hash(theory_.key(*child)));
        for (State* child = made_.data(); child != end; ++child) {
            const bool same = theory_.same_mover(state, *child);
            const ProofNumbers numbers = known(*child);
            children_.push_back({*child, same, same ? numbers : numbers.turned()});
            if (children_.back().numbers.prove == 0) return;
        }
    }

    // The numbers of a state from those of its moves; the easiest move, how hard the next is, and
    // what the others add to the number to disprove.
    ProofNumbers combined(std::size_t first, std::size_t& best, std::uint32_t& second, std::uint32_t& others) const {
        std::uint32_t least = ProofNumbers::kNever, largest = 0;
        std::uint64_t sum = 0, open = 0;
        for (std::size_t i = first; i < children_.size(); ++i) {
            const auto [prove, disprove] = children_[i].numbers;
            if (prove < least) {
                second = least;
                least = prove;
                best = i;
            } else if (prove < second) {
                second = prove;
            }
            if (disprove == 0) continue;
            sum += disprove;
            largest = std::max(largest, disprove);
            ++open;
        }
        if (least == 0) return ProofNumbers::won();
        if (open == 0) return ProofNumbers::lost();
        const std::uint64_t all = settings_.sum ? sum : largest + open - 1;
        others = static_cast<std::uint32_t>(settings_.sum ? std::min<std::uint64_t>(sum - children_[best].numbers.disprove, ProofNumbers::kMost) : open - 1);
        return {std::min(least, ProofNumbers::kMost),
                static_cast<std::uint32_t>(std::min<std::uint64_t>(all, ProofNumbers::kMost))};
    }

    T theory_;
    ProofTable<typename T::Key> table_;
    ProofSettings settings_;
    ProofNumbers numbers_;
    std::optional<typename T::Key> root_;  // of the last question
    std::vector<Child> children_;  // of the states on the path, one after the other
    std::vector<State> made_ = std::vector<State>(T::kMaxMoves);
    std::uint64_t opened_ = 0, visits_ = 0, generated_ = 0;  // the first: for this question
    SearchClock* clock_ = nullptr;
};

}  // namespace parlour
