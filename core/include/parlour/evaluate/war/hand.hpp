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
#include "parlour/evaluate/peril.hpp"
#include "parlour/evaluate/war/strike.hpp"

namespace parlour {

// What a position of War is worth to each seat: its chance to live on (whether an enemy could kill its
// general within a turn, on foot or by a raid, and who moves before whom), times what it has: cells
// that it reaches before the others, linked units, those among them that no single blow cuts off,
// fortresses.
template <class Sheet>
class WarHand {
public:
    using Rules = War<Sheet>;
    using Position = typename Rules::Position;
    using Set = typename Sheet::Set;
    static constexpr int kKinds = Rules::kKinds;

    explicit WarHand(const Rules& game) : game_(game), strikes_(game) {}

    // Shares that sum to 1; a seat that is out has 0.
    Payoffs guess(const Position& at, Random&) const { return shares(at); }

    // The share of who moves, in thousandths.
    int score(const Position& at) const { return static_cast<int>(std::lround(1000 * shares(at)[at.standing.to_move])); }

    Payoffs shares(const Position& at) const {
        const Sheet& sheet = game_.sheet();
        const int players = game_.players(), mover = at.standing.to_move;
        const Tempo tempo{players, mover, left_in(at), kWhole, at.standing.out};
        std::array<WarForce<Sheet>, kMostPlayers> forces;
        std::array<Set, kMostPlayers> edges{}, open{};
        std::array<double, kMostPlayers> alive{}, chance{};
        alive.fill(1.0);
        for (int seat = 0; seat < players; ++seat) {
            if (at.standing.is_out(seat)) continue;
            WarForce<Sheet>& force = forces[seat];
            force = strikes_.force(at, seat);
            open[seat] = force.open;
            edges[seat] = sheet.grow(force.linked) & force.open;
            int nearest = kFar;
            const auto blows = strikes_.blows(at, force, seat, seat == mover ? at.used : 0);
            for (int other = 0; other < players; ++other) {
                if (other == seat || at.standing.is_out(other)) continue;
                const WarBlow& blow = blows[other];
                if (blow.now && at.standing.still_in(players) == 2 && seat == mover) return won_by(seat);
                int distance = blow.steps;
                if (!blow.now) {
                    distance = tempo.left_of(seat) + (blow.next ? std::min(blow.steps, kWhole) : kWhole + std::max(1, blow.steps - 5));
                }
                nearest = std::min(nearest, distance - tempo.left_of(seat));
                alive[other] *= 1 - peril(tempo, seat, other, distance);
            }
            chance[seat] = kAttack / (kWhole + std::max(0, nearest));
        }
        const auto room = raced(at, edges, open);
        double rooms = 1;
        for (int seat = 0; seat < players; ++seat) rooms += room[seat];
        for (int seat = 0; seat < players; ++seat) {
            if (at.standing.is_out(seat)) continue;
            Set struck{};
            for (int other = 0; other < players; ++other) {
                if (other == seat || at.standing.is_out(other)) continue;
                for (const Set& leap : forces[other].leaps) struck |= leap;
            }
            const WarForce<Sheet>& force = forces[seat];
            const Set own = at.owners.of(seat);
            const Set safe = sheet.flood(sheet.one(at.generals[seat]), force.linked & (at.fortresses | ~struck));
            chance[seat] += kRoom * room[seat] / rooms + kLinked * Sheet::count(force.linked) + kSafe * Sheet::count(safe) +
                            kFortress * Sheet::count(own & at.fortresses) + kUnlinked * Sheet::count(own & ~force.linked);
        }
        return shared(tempo, alive, chance);
    }

    // The first step of a way to kill the last enemy general in the turn under way, if one is seen: those
    // that `WarStrikes` knows, and what is a step longer.
    std::optional<Move> strike(const Position& at) const {
        if (at.standing.still_in(game_.players()) != 2) return {};
        const WarBlow known = blow(at);
        if (!known.now && known.steps > kNear) return {};
        std::array<Move, Rules::kMaxMoves> moves;
        Move* const end = game_.legal_moves(at, moves.data());
        for (const Move* move = moves.data(); move != end; ++move) {
            if (*move >= game_.pass()) continue;
            Position after = at;
            game_.apply(after, *move);
            const Actor actor = game_.actor(after);
            if (actor == kNobody) return *move;
            if (actor != at.standing.to_move) continue;
            const WarBlow next = blow(after);
            if (next.now && (!known.now || next.steps < known.steps)) return *move;
        }
        return {};
    }

    // Generals first; kills, those near the own general most of all; then the way to the nearest enemy
    // general, on links or to where a leap hits it.
    void rate(const Position& at, std::span<const Move> moves, int* out) const {
        const Sheet& sheet = game_.sheet();
        const int seat = at.standing.to_move, players = game_.players();
        const Set beside = sheet.grow(at.linked);
        const Set taken = at.owners.taken() | beside;
        const int home = at.generals[seat];
        std::array<Set, kKinds> hits{};
        for (int other = 0; other < players; ++other) {
            if (other == seat || at.standing.is_out(other)) continue;
            for (int kind = 0; kind < kKinds; ++kind) game_.spread(hits[kind], sheet.one(at.generals[other]), kind);
        }
        for (std::size_t i = 0; i < moves.size(); ++i) {
            if (moves[i] >= game_.pass()) {
                out[i] = moves[i] == game_.pass() ? -1500 : -200;
                continue;
            }
            const int kind = moves[i] / sheet.cells, cell = moves[i] % sheet.cells;
            const int x = sheet.column(cell), y = sheet.row(cell);
            int near = kFar;
            bool kills_general = false;
            for (int other = 0; other < players; ++other) {
                if (other == seat || at.standing.is_out(other)) continue;
                near = std::min(near, apart(sheet, x, y, at.generals[other]));
                kills_general |= at.generals[other] == cell;
            }
            const int victim = at.owners.at(x, y);
            const bool links = sheet.has(beside, cell);
            int rating = kills_general ? 5000 : 0;
            rating += std::max(0, 600 - 30 * near) / (links ? 1 : 2);
            if (victim >= 0) {
                rating += at.standing.is_out(victim) ? 50 : 250 + 60 * std::max(0, 8 - apart(sheet, x, y, home));
            } else {
                rating += links ? 15 * fresh(x, y, taken) : -150;
            }
            if (sheet.has(hits[kind], cell)) rating += 300;
            out[i] = rating;
        }
    }

private:
    static constexpr int kWhole = 9, kFar = 99;
    static constexpr int kNear = 15;  // steps on foot: further away no turn reaches
    static constexpr double kRoom = 2.0, kLinked = 0.02, kSafe = 0.03, kFortress = 0.03, kUnlinked = 0.005, kAttack = 6.0;

    static Payoffs won_by(int seat) {
        Payoffs shares{};
        shares[static_cast<std::size_t>(seat)] = 1;
        return shares;
    }

    // How near the mover is to the general of the last enemy.
    WarBlow blow(const Position& at) const {
        const int seat = at.standing.to_move;
        WarBlow found;
        for (const WarBlow& one : strikes_.blows(at, strikes_.force(at, seat), seat, at.used)) {
            if (one.steps < found.steps || one.now > found.now) found = one;
        }
        return found;
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

    // Steps that the mover may still make.
    static int left_in(const Position& at) {
        int left = kWhole;
        for (int kind = 0; kind < kKinds; ++kind) left -= Rules::used_of(at.used, kind);
        return std::max(left, 1);
    }

    // How many cells each seat reaches on foot before the others: the mover grows by its infantry that
    // is left, then the seats in turn by that of a turn.
    std::array<int, kMostPlayers> raced(const Position& at, std::array<Set, kMostPlayers>& edges,
                                        const std::array<Set, kMostPlayers>& open) const {
        const Sheet& sheet = game_.sheet();
        const int players = game_.players(), whole = Rules::kBase[Rules::kInfantry];
        std::array<int, kMostPlayers> owned{};
        Set unclaimed = sheet.all;
        int rings = std::max(1, whole - Rules::used_of(at.used, Rules::kInfantry)), seat = at.standing.to_move;
        for (int idle = 0; idle < players; seat = seat + 1 < players ? seat + 1 : 0) {
            Set edge = edges[seat] & unclaimed;
            idle = Sheet::any(edge) ? 0 : idle + 1;
            for (int ring = 0; ring < rings && Sheet::any(edge); ++ring) {
                owned[seat] += Sheet::count(edge);
                unclaimed &= ~edge;
                edge = sheet.grow(edge) & open[seat] & unclaimed;
            }
            edges[seat] = edge;
            rings = whole;
        }
        return owned;
    }

    const Rules& game_;
    WarStrikes<Sheet> strikes_;
};

}  // namespace parlour
