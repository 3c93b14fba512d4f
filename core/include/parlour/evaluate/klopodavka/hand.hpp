#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <span>

#include "parlour/base/random.hpp"
#include "parlour/evaluate/klopodavka/walk.hpp"
#include "parlour/evaluate/peril.hpp"

namespace parlour {

// What a position of Klopodavka is worth to each seat: its chance to live on (how many steps each
// enemy is from its main bug, and who moves before whom), times what it has: the cells that it reaches
// before the others, walls that nobody takes away, its own way to the nearest main bug.
//
// Distances are exact for an enemy that nobody hinders: a step on a live enemy bug is a step like any
// other, only painted cells stop it (K4).
template <class Sheet>
class KlopodavkaHand {
public:
    using Rules = Klopodavka<Sheet>;
    using Position = typename Rules::Position;
    using Set = typename Sheet::Set;

    explicit KlopodavkaHand(const Rules& game) : game_(game) {}

    // Shares that sum to 1; a seat that is out has 0.
    Payoffs guess(const Position& at, Random&) const { return shares(at); }

    // The share of who moves, in thousandths.
    int score(const Position& at) const { return static_cast<int>(std::lround(1000 * shares(at)[at.standing.to_move])); }

    Payoffs shares(const Position& at) const {
        const Sheet& sheet = game_.sheet();
        const int players = game_.players(), steps = game_.steps();
        const Tempo tempo{players, at.standing.to_move, at.left, steps, at.standing.out};
        std::array<Set, kMostPlayers> edges{}, open{};
        std::array<double, kMostPlayers> alive{}, chance{};
        std::array<int, kMostPlayers> touched{};
        alive.fill(1.0);
        for (int seat = 0; seat < players; ++seat) {
            if (at.standing.is_out(seat)) continue;
            const Set border = seat == at.standing.to_move ? at.border : game_.border_of(at, seat);
            KlopodavkaWalk<Sheet> walk(sheet, at, seat, border);
            edges[seat] = walk.edge();
            open[seat] = walk.open();
            touched[seat] = Sheet::count(edges[seat]);
            // The way to each enemy main bug.
            int wanted = 0, nearest = 0;
            std::array<int, kMostPlayers> distance{};
            for (int other = 0; other < players; ++other) wanted += other != seat && !at.standing.is_out(other);
            const int horizon = tempo.left_of(seat) + 3 * steps;
            for (int ring = 1; ring <= horizon && wanted > 0 && Sheet::any(walk.edge()); ++ring) {
                for (int other = 0; other < players; ++other) {
                    if (other == seat || distance[other] != 0 || at.standing.is_out(other)) continue;
                    if (!sheet.has(walk.edge(), at.mains[other])) continue;
                    distance[other] = ring;
                    if (nearest == 0) nearest = ring;
                    --wanted;
                }
                if (wanted > 0) walk.go_on(sheet.all);
            }
            for (int other = 0; other < players; ++other) {
                if (distance[other] > 0) alive[other] *= 1 - peril(tempo, seat, other, distance[other]);
            }
            const int way = nearest > 0 ? nearest - tempo.left_of(seat) : horizon + 5;
            chance[seat] = kAttack / (steps + std::max(0, way));
        }
        const auto room = raced(at, edges, open);
        double rooms = 1;
        for (int seat = 0; seat < players; ++seat) rooms += room[seat];
        for (int seat = 0; seat < players; ++seat) {
            if (at.standing.is_out(seat)) continue;
            const Set own = at.owners.of(seat);
            const double painted = Sheet::count(own & at.painted), live = Sheet::count(own & ~at.painted);
            chance[seat] += kRoom * room[seat] / rooms + kPainted * painted + kLive * live + kTouch * std::sqrt(touched[seat]);
            if (touched[seat] == 0) chance[seat] -= kStuck;
        }
        return shared(tempo, alive, chance);
    }

    // Main bugs first; kills, those near the own main bug most of all; then the way to the nearest one.
    void rate(const Position& at, std::span<const Move> moves, int* out) const {
        const Sheet& sheet = game_.sheet();
        const int seat = at.standing.to_move, players = game_.players();
        const Set taken = at.owners.taken() | at.border;
        const int home = at.mains[seat];
        for (std::size_t i = 0; i < moves.size(); ++i) {
            if (moves[i] >= sheet.cells) {
                out[i] = moves[i] == game_.pass() ? -1500 : -200;
                continue;
            }
            const int cell = moves[i], x = sheet.column(cell), y = sheet.row(cell);
            int near = 99;
            bool kills_main = false;
            for (int other = 0; other < players; ++other) {
                if (other == seat || at.mains[other] == Rules::kGone) continue;
                near = std::min(near, apart(sheet, x, y, at.mains[other]));
                kills_main |= at.mains[other] == cell;
            }
            const int victim = at.owners.at(x, y);
            int rating = kills_main ? 5000 : 0;
            rating += std::max(0, 600 - 30 * near);
            if (victim >= 0) {
                rating += at.standing.is_out(victim) ? 50 : 250 + 60 * std::max(0, 8 - (home == Rules::kGone ? 8 : apart(sheet, x, y, home)));
            } else {
                rating += 15 * Sheet::count(sheet.grow(sheet.one(cell)) & ~taken);
            }
            out[i] = rating;
        }
    }

private:
    static constexpr double kRoom = 2.0, kPainted = 0.03, kLive = 0.01, kTouch = 0.05, kAttack = 5.0, kStuck = 1.0;

    static int apart(const Sheet& sheet, int x, int y, int cell) {
        return std::max(std::abs(x - sheet.column(cell)), std::abs(y - sheet.row(cell)));
    }

    // How many cells each seat reaches before the others: the mover grows by the steps it has left,
    // then the seats in turn by a turn's steps.
    std::array<int, kMostPlayers> raced(const Position& at, std::array<Set, kMostPlayers>& edges,
                                        const std::array<Set, kMostPlayers>& open) const {
        const Sheet& sheet = game_.sheet();
        const int players = game_.players();
        std::array<int, kMostPlayers> owned{};
        Set unclaimed = sheet.all;
        int rings = at.left, seat = at.standing.to_move;
        for (int idle = 0; idle < players; seat = seat + 1 < players ? seat + 1 : 0) {
            Set edge = edges[seat] & unclaimed;
            idle = Sheet::any(edge) ? 0 : idle + 1;
            for (int ring = 0; ring < rings && Sheet::any(edge); ++ring) {
                owned[seat] += Sheet::count(edge);
                unclaimed &= ~edge;
                edge = sheet.grow(edge) & open[seat] & unclaimed;
            }
            edges[seat] = edge;
            rings = game_.steps();
        }
        return owned;
    }

    const Rules& game_;
};

}  // namespace parlour
