#pragma once

#include <array>
#include <cstdint>

#include "parlour/base/hash.hpp"
#include "parlour/evaluate/slime_trail/garden.hpp"
#include "parlour/evaluate/slime_trail/pairing.hpp"
#include "parlour/search/proof_table.hpp"

namespace parlour::slime_trail {

// What a proof-number search is told of Slime Trail: who must win, where that is known, and how
// hard it seems elsewhere.
//
// Where nobody can reach a goal, only the last move counts, and the player to move wins exactly if
// every largest matching of the cells covers the snail's: he answers each step by a step to its
// partner. If only one player's ring can be reached, that is still a winning strategy for him,
// his ring's cells being optional partners; the other never enters them. docs/slime_trail.md.
struct TheorySettings {
    bool one_goal = true;   // use the certificate where one ring is within reach
    int base = 1, moves = 12, distance = 4;  // the first proof numbers, see `guess`
};

template <class Sheet>
class Theory {
public:
    using Set = typename Sheet::Set;
    using State = GardenState<Sheet>;
    using Key = ProofKey<Set>;
    static constexpr int kMaxMoves = 8;

    Theory(int width, int height, TheorySettings settings = {})
        : garden_(width, height), settings_(settings) {}

    const Garden<Sheet>& garden() const { return garden_; }

    Key key(const State& state) const { return {state.region, state.snail}; }

    std::uint64_t hash(const Key& key) const { return mixed_bytes(key.tag, &key.word, sizeof key.word); }

    bool same_mover(const State&, const State&) const { return false; }

    State* expand(const State& state, State* out) const {
        Sheet::for_each(garden_.steps(state), [&](int cell) { *out++ = garden_.turned_state(state.region, cell); });
        return out;
    }

    ProofNumbers judge(const State& state) const {
        const Set snail = Sheet::one(state.snail);
        if (Sheet::any(snail & garden_.ring)) return ProofNumbers::won();
        const Set steps = garden_.steps(state);
        if (!Sheet::any(steps)) return ProofNumbers::lost();
        const Set mine = state.region & garden_.ring, theirs = state.region & garden_.far_ring;
        if (!Sheet::any(theirs)) {
            if (settings_.one_goal || !Sheet::any(mine)) {
                Pairing<Sheet> pairing(garden_.near);
                pairing.cover(state.region, mine);
                if (pairing.takes(state.snail)) return ProofNumbers::won();
                if (!Sheet::any(mine)) return ProofNumbers::lost();
            }
        } else if (!Sheet::any(mine) && settings_.one_goal) {
            Pairing<Sheet> pairing(garden_.near);
            pairing.cover(state.region, theirs);
            if (!Sheet::any(pairing.lonely()) || !Sheet::any(pairing.spare() & steps)) return ProofNumbers::lost();
        }
        return guess(state, steps);
    }

private:
    ProofNumbers guess(const State& state, Set steps) const {
        const int moves = Sheet::count(steps);
        const int mine = distance(state, garden_.ring), theirs = distance(state, garden_.far_ring);
        return {static_cast<std::uint32_t>(settings_.base + settings_.distance * mine),
                static_cast<std::uint32_t>(settings_.base + settings_.moves * moves + settings_.distance * theirs)};
    }

    int distance(const State& state, Set ring) const {
        const Set goal = ring & state.region;
        if (!Sheet::any(goal)) return garden_.sheet().width;
        int steps = 1;
        for (Set reached = garden_.near[state.snail]; !Sheet::any(reached & goal); ++steps) {
            reached = reached | (garden_.sheet().grow(reached) & state.region);
        }
        return steps;
    }

    Garden<Sheet> garden_;
    TheorySettings settings_;
};

}  // namespace parlour::slime_trail
