#pragma once

#include <array>
#include <cmath>
#include <span>

#include "parlour/games/virus_war.hpp"

namespace parlour {

// Kills count most; then the race for space, ring by ring, and how many cells a side touches now.
// The constants are those of src/parlour/evaluate/virus_war/hand.py; a score is a hundredth of its
// score, so that 3,000 is odds of about e² : 1.
template <class Sheet>
class VirusWarHand {
public:
    using Rules = VirusWar<Sheet>;
    using Position = typename Rules::Position;
    using Set = typename Sheet::Set;
    static constexpr int kUnit = 150;

    explicit VirusWarHand(const Rules& game) : game_(game) {}

    static double value(int score) { return 0.95 * std::tanh(score / 3000.0); }

    int score(const Position& at) const {
        const auto& sheet = game_.sheet();
        const int mover = at.to_move;
        std::array<Set, 2> reach{}, free{};
        const Set walls = at.killed[0] | at.killed[1];
        for (int seat = 0; seat < 2; ++seat) {
            reach[seat] = game_.reach_of(at, seat);
            free[seat] = sheet.all & ~(walls | at.live[seat]);
        }
        const auto race = raced(reach, free, mover, at.left);
        std::array<double, 2> prospects{};
        for (int seat = 0; seat < 2; ++seat) {
            prospects[seat] = 0.3 * race[seat] + 0.35 * Sheet::count(reach[seat]) + 0.15 * Sheet::count(at.live[seat]) +
                              5.0 * Sheet::count(at.killed[1 - seat]);
        }
        // A turn declined; the steps that the mover has left, which the race overrates.
        const double now = 20.0 * at.passes - 3.0 * at.left;
        return static_cast<int>(std::lround(100 * (prospects[mover] - prospects[1 - mover] + now)));
    }

    // Kills first; then cells that touch much that is free.
    void rate(const Position& at, std::span<const Move> moves, int* out) const {
        const auto& sheet = game_.sheet();
        const Set enemy = at.live[1 - at.to_move];
        const Set taken = at.killed[0] | at.killed[1] | at.live[at.to_move] | at.border;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            if (moves[i] >= sheet.cells) {
                out[i] = -1000;
                continue;
            }
            const Set cell = sheet.one(moves[i]);
            out[i] = 150 * Sheet::count(sheet.grow(cell) & ~taken) + (Sheet::any(cell & enemy) ? 400 : 0);
        }
    }

private:
    // How many cells each side reaches before the other: the mover grows by the steps it has left,
    // then the sides in turn by a turn's steps.
    std::array<int, 2> raced(std::array<Set, 2> edges, const std::array<Set, 2>& free, int mover, int left) const {
        const auto& sheet = game_.sheet();
        std::array<int, 2> owned{};
        Set unclaimed = sheet.all;
        int rings = left;
        while (Sheet::any(edges[0] | edges[1])) {
            for (const int seat : {mover, 1 - mover}) {
                Set edge = edges[seat] & unclaimed;
                for (int ring = 0; ring < rings && Sheet::any(edge); ++ring) {
                    owned[seat] += Sheet::count(edge);
                    unclaimed &= ~edge;
                    edge = sheet.grow(edge) & free[seat] & unclaimed;
                }
                edges[seat] = edge;
                rings = game_.steps();
            }
        }
        return owned;
    }

    const Rules& game_;
};

}  // namespace parlour
