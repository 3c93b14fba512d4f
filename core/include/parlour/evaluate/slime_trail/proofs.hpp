#pragma once

#include <memory>

#include "parlour/evaluate/slime_trail/theory.hpp"
#include "parlour/games/slime_trail.hpp"
#include "parlour/search/any_proof.hpp"

namespace parlour {

namespace slime_trail {

// The theory as a search of the game's positions needs it.
template <class Sheet>
class GameTheory : public Theory<Sheet> {
public:
    using Game = SlimeTrail<Sheet>;
    using Position = typename Game::Position;
    static constexpr bool kHasDraws = false;

    explicit GameTheory(const Game& game) : Theory<Sheet>(game.sheet().width, game.sheet().height) {}

    Actor mover(const Position& at) const { return at.to_move; }

    // The state as the player to move sees it; who is asked about makes no difference to it.
    GardenState<Sheet> state(const Position& at, Actor) const {
        const bool goal_is_far = (at.to_move != 0) != (at.pie == Game::Pie::kSwapped);
        return goal_is_far ? this->garden().turned_state(at.free, at.snail)
                           : this->garden().state(at.free, at.snail);
    }

    // The pie rule while the swap is open (S2): who may swap wins, for either he wins by playing on
    // or whoever faces the same garden after the swap loses. So who moves first only wins by
    // stepping home at once.
    Verdict at_once(const Position& at) const {
        if (at.pie != Game::Pie::kOpen) return Verdict::kUnknown;
        const int sealed = this->garden().sheet().cells - Sheet::count(at.free);
        if (at.to_move == 1 && sealed == 1) return Verdict::kWon;
        if (at.to_move == 1 || sealed > 0) return Verdict::kUnknown;
        return Sheet::has(this->garden().near.front(), at.snail) ? Verdict::kWon : Verdict::kLost;
    }
};

}  // namespace slime_trail

template <class Sheet>
struct Proofs<SlimeTrail<Sheet>> {
    static std::unique_ptr<AnyProof> make(const SlimeTrail<Sheet>& game, std::size_t bytes) {
        using Theory = slime_trail::GameTheory<Sheet>;
        return std::make_unique<Proof<SlimeTrail<Sheet>, Theory>>(game, Theory(game), bytes);
    }
};

}  // namespace parlour
