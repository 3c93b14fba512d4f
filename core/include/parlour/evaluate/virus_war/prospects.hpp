#pragma once

#include <array>

#include "parlour/games/virus_war.hpp"

namespace parlour {

// What can still become of the two sides of a Virus War position, whatever either plays.
//
// A side can never touch a cell that lies outside the flood of its live symbols, for its own killed
// symbols stop it for ever and all else may one day conduct (V4). So a live symbol outside the
// enemy's flood is immortal (V11 is the case without empty cells), and a flood without a cell
// of the other's is a solo: each of its steps uses up one of its empty cells, in whatever order.
template <class Sheet>
struct VirusWarProspects {
    using Set = typename Sheet::Set;
    using Position = typename VirusWar<Sheet>::Position;

    std::array<Set, 2> flood{};  // by seat: all cells that it may ever touch

    VirusWarProspects(const Sheet& sheet, const Position& at) : sheet_(sheet), at_(at) {
        for (int seat = 0; seat < 2; ++seat) {
            const Set open = sheet.all & ~at.killed[seat];
            flood[seat] = Sheet::count(at.killed[seat]) < kWall ? open : sheet.flood(at.live[seat], open);
        }
    }

    // Live symbols that the other side can never kill.
    Set immortal(int seat) const { return at_.live[seat] & ~flood[1 - seat]; }

    // The cells that a side could use up if it played alone from now on.
    Set alone(int seat) const {
        return flood[seat] & sheet_.all & ~(at_.live[seat] | at_.killed[0] | at_.killed[1]);
    }

    // Whether no cell can be played on by both, and nothing be killed.
    bool are_apart() const {
        const Set live = at_.live[0] | at_.live[1];
        return !Sheet::any(alone(0) & alone(1)) && !Sheet::any((alone(0) | alone(1)) & live);
    }

private:
    // Fewer cells wall nothing in, not even a corner.
    static constexpr int kWall = 3;

    const Sheet& sheet_;
    const Position& at_;
};

// Who is left with steps once the sides are apart (V10 `last_mover`): the seat that can still
// complete a turn when the other cannot. `left`: steps of the turn under way.
inline int outlasts(int mover, int own, int enemy, int left, int steps) {
    const int turns = own < left ? 0 : 1 + (own - left) / steps;
    return turns <= enemy / steps ? 1 - mover : mover;
}

}  // namespace parlour
