#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <optional>
#include <span>

#include "parlour/base/random.hpp"
#include "parlour/evaluate/klopodavka/rush_ahead.hpp"
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

    // Shares that sum to 1; a seat that is out has 0. With three or four seats in, half of them are those of
    // the position two rounds later, had everybody rushed until then.
    Payoffs guess(const Position& at, Random& random) const {
        const Seen seen = seen_in(at);
        Payoffs shares = shares_of(seen);
        if (!is_crowd(at)) return shares;
        const Payoffs later = later_shares(at, seen, random);
        for (std::size_t seat = 0; seat < shares.size(); ++seat) shares[seat] += kAhead * (later[seat] - shares[seat]);
        return shares;
    }

    // The share of who moves, in thousandths; without the look ahead.
    int score(const Position& at) const { return static_cast<int>(std::lround(1000 * shares_of(seen_in(at))[at.standing.to_move])); }

    // The first step of a way to kill the last enemy main bug within the steps left of the turn, if there
    // is one: exact.
    std::optional<Move> strike(const Position& at) const {
        if (at.standing.still_in(game_.players()) != 2) return {};
        const int distance = way(at);
        if (distance > at.left) return {};
        const Sheet& sheet = game_.sheet();
        const int seat = at.standing.to_move;
        std::optional<Move> found;
        sheet.for_each(game_.reach(at), [&](int cell) {
            if (found) return;
            Position after = at;
            game_.apply(after, static_cast<Move>(cell));
            const Actor actor = game_.actor(after);
            if (actor == kNobody || (actor == seat && way(after) < distance)) found = static_cast<Move>(cell);
        });
        return found;
    }

    // Main bugs first; kills, those near the own main bug most of all; then the way to the nearest one.
    void rate(const Position& at, std::span<const Move> moves, int* out) const {
        const Sheet& sheet = game_.sheet();
        const int seat = at.standing.to_move, players = game_.players();
        const Set taken = at.owners.taken() | at.border;
        const int home = at.mains[seat];
        // How near live enemies are to the own main bug, in cells; kClose: they are no danger yet.
        const Set enemies = at.owners.taken() & ~at.owners.of(seat) & ~at.painted;
        int close = home == Rules::kGone ? kClose : 1;
        for (Set grown = close < kClose ? sheet.grow(sheet.one(home)) : Set{}; close < kClose && !Sheet::any(grown & enemies); ++close) {
            grown = sheet.grow(grown);
        }
        for (std::size_t i = 0; i < moves.size(); ++i) {
            if (moves[i] >= sheet.cells) {
                out[i] = moves[i] == game_.pass() ? -1500 : flight(at, seat, moves[i] - sheet.cells);
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
                if (close < kClose && apart(sheet, x, y, home) <= close + 3) rating += 500;
            } else {
                rating += 15 * fresh(x, y, taken);
                if (close < kClose && apart(sheet, x, y, home) <= close) rating += 150;
            }
            out[i] = rating;
        }
    }

private:
    static constexpr int kFar = 1000, kClose = 8;
    static constexpr int kTurns = 8;   // two rounds of four seats
    static constexpr double kAhead = 0.5;
    static constexpr double kRoom = 2.0, kPainted = 0.03, kLive = 0.01, kTouch = 0.05, kAttack = 5.0, kStuck = 1.0, kSafe = 0.02, kFlight = 0.4;
    static constexpr double kCrowdPainted = 0.06, kCrowdAttack = 7.5;

    struct Seen {
        Tempo tempo;
        Distances far{};                            // kFar: further than looked
        std::array<double, kMostPlayers> alive{};   // each seat's chance to live on
        std::array<double, kMostPlayers> chance{};  // the logarithm of what it has
        int winner = -1;                            // who wins in the turn under way, for certain
    };

    // Whether three or four are still in: many enough for two to come for the same one. With five or six it
    // is not known what comes of it (docs/virus_family.md).
    bool is_crowd(const Position& at) const {
        const int in = at.standing.still_in(game_.players());
        return in == 3 || in == 4;
    }

    static Payoffs shares_of(const Seen& seen) {
        return seen.winner >= 0 ? won_by(seen.winner) : shared(seen.tempo, seen.alive, seen.chance);
    }

    // What is seen of a position before it is weighed.
    Seen seen_in(const Position& at) const {
        const Sheet& sheet = game_.sheet();
        const int players = game_.players(), steps = game_.steps();
        const Tempo tempo{players, at.standing.to_move, at.left, steps, at.standing.out};
        std::array<Set, kMostPlayers> edges{}, open{};
        Seen seen{tempo};
        auto& [same, far, alive, chance, winner] = seen;
        std::array<int, kMostPlayers> touched{};
        alive.fill(1.0);
        const double attack = is_crowd(at) ? kCrowdAttack : kAttack, wall = is_crowd(at) ? kCrowdPainted : kPainted;
        for (int seat = 0; seat < players; ++seat) {
            if (at.standing.is_out(seat)) continue;
            const Set border = seat == at.standing.to_move ? at.border : game_.border_of(at, seat);
            KlopodavkaWalk<Sheet> walk(sheet, at, seat, border);
            edges[seat] = walk.edge();
            open[seat] = walk.open();
            touched[seat] = Sheet::count(edges[seat]);
            // The way to each enemy main bug.
            int wanted = 0, nearest = 0;
            auto& distance = far[static_cast<std::size_t>(seat)];
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
                if (distance[other] == 0) {
                    distance[other] = kFar;
                    continue;
                }
                if (distance[other] <= tempo.left_of(seat) && at.standing.still_in(players) == 2) {
                    winner = seat;
                    return seen;
                }
                alive[other] *= 1 - peril(tempo, seat, other, distance[other]);
            }
            const int way = nearest > 0 ? nearest - tempo.left_of(seat) : horizon + 5;
            chance[seat] = attack / (steps + std::max(0, way));
        }
        const auto reach = edges;
        const auto room = raced(at, edges, open);
        double rooms = 1;
        for (int seat = 0; seat < players; ++seat) rooms += room[seat];
        for (int seat = 0; seat < players; ++seat) {
            if (at.standing.is_out(seat)) continue;
            const Set own = at.owners.of(seat);
            const double painted = Sheet::count(own & at.painted), live = Sheet::count(own & ~at.painted);
            chance[seat] += kRoom * room[seat] / rooms + wall * painted + kLive * live + kTouch * std::sqrt(touched[seat]);
            if (touched[seat] == 0) chance[seat] -= kStuck;
            // A main bug in danger may flee (K8), where its seat moves in time.
            if (alive[seat] < 0.9 && alive[seat] > 0.1 && Sheet::any(game_.centres_of(at, seat))) {
                alive[seat] += kFlight * (1 - alive[seat]);
            }
            if (game_.is_linked()) {
                // What hangs together with the main bug, whatever one blow cuts off.
                Set struck{};
                for (int other = 0; other < players; ++other) {
                    if (other != seat) struck |= reach[other];
                }
                chance[seat] += kSafe * Sheet::count(sheet.flood(sheet.one(at.mains[seat]), own & (at.painted | ~struck)));
            }
        }
        return seen;
    }

    // The shares when everybody has rushed for two rounds; what a seat has stays the same.
    Payoffs later_shares(const Position& at, const Seen& seen, Random& random) const {
        const Sheet& sheet = game_.sheet();
        const auto between = [&](int one, int other) {
            return apart(sheet, sheet.column(at.mains[one]), sheet.row(at.mains[one]), at.mains[other]);
        };
        const auto [tempo, far] = rushed(seen.tempo, seen.far, kTurns, between, random);
        std::array<double, kMostPlayers> alive{};
        for (int seat = 0; seat < tempo.players; ++seat) {
            if (tempo.is_out(seat)) continue;
            alive[seat] = 1;
            for (int enemy = 0; enemy < tempo.players; ++enemy) {
                if (enemy == seat || tempo.is_out(enemy) || far[enemy][seat] >= kFar / 2) continue;
                alive[seat] *= 1 - peril(tempo, enemy, seat, far[enemy][seat]);
            }
        }
        return shared(tempo, alive, seen.chance);
    }

    static Payoffs won_by(int seat) {
        Payoffs shares{};
        shares[static_cast<std::size_t>(seat)] = 1;
        return shares;
    }

    // How many cells on and beside a place do not belong to a set.
    int fresh(int x, int y, const Set& taken) const {
        using Row = typename Sheet::Row;
        const auto column = static_cast<Row>(Row{1} << x), columns = static_cast<Row>(column | column << 1 | column >> 1);
        int count = 0;
        for (int row = std::max(0, y - 1); row <= std::min(game_.sheet().height - 1, y + 1); ++row) {
            count += std::popcount(static_cast<Row>(columns & game_.sheet().all.row[row] & ~taken.row[row]));
        }
        return count;
    }

    static int apart(const Sheet& sheet, int x, int y, int cell) {
        return std::max(std::abs(x - sheet.column(cell)), std::abs(y - sheet.row(cell)));
    }

    // How many steps the mover is from the nearest enemy main bug.
    int way(const Position& at) const {
        const Sheet& sheet = game_.sheet();
        const int seat = at.standing.to_move;
        Set targets{};
        for (int other = 0; other < game_.players(); ++other) {
            if (other != seat && !at.standing.is_out(other)) targets |= sheet.one(at.mains[other]);
        }
        KlopodavkaWalk<Sheet> walk(sheet, at, seat, at.border);
        for (int steps = 1; Sheet::any(walk.edge()); ++steps) {
            if (Sheet::any(walk.edge() & targets)) return steps;
            walk.go_on(sheet.all);
        }
        return kFar;
    }

    // What moving the main bug to a cell promises: much where enemies are near it and far from there.
    int flight(const Position& at, int seat, int cell) const {
        const Sheet& sheet = game_.sheet();
        const Set enemies = at.owners.taken() & ~at.owners.of(seat) & ~at.painted;
        const auto distance = [&](int from) {
            int rings = 0;
            for (Set grown = sheet.one(from); rings < 12 && !Sheet::any(grown & enemies); grown = sheet.grow(grown)) ++rings;
            return rings;
        };
        const int here = distance(at.mains[seat]);
        return here > 7 ? -300 : 300 + 100 * (distance(cell) - here);
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
