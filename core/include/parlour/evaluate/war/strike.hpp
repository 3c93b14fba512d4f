#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "parlour/games/war.hpp"

namespace parlour {

// What a seat can do from where it stands.
template <class Sheet>
struct WarForce {
    using Set = typename Sheet::Set;
    Set linked{};  // what hangs together with its general (W7)
    Set open{};    // where its steps may land (W4)
    std::array<Set, 4> leaps{};  // the cells that each kind reaches, free or not (W3)
};

// How near a general is to death from one enemy.
struct WarBlow {
    bool now = false;   // in the turn that is under way
    bool next = false;  // in a whole turn
    int steps = 99;     // so many, the last one kills
};

// The ways to kill a general within a turn: by a leap from where the force stands; by infantry that
// walks there; by a raid, a unit put down (or standing there unlinked) within its leap of the general
// and linked, if need be, by infantry; by a leap of any kind from a fortress made on the way. Longer
// chains, of several leaps, are not seen.
template <class Sheet>
class WarStrikes {
public:
    using Rules = War<Sheet>;
    using Position = typename Rules::Position;
    using Set = typename Sheet::Set;
    static constexpr int kKinds = Rules::kKinds, kInfantry = Rules::kInfantry;

    explicit WarStrikes(const Rules& game) : game_(game) {}

    WarForce<Sheet> force(const Position& at, int seat) const {
        WarForce<Sheet> found;
        if (seat == at.standing.to_move) {
            found.linked = at.linked;
            found.leaps = at.leaps;
        } else {
            game_.reaches_of(at, seat, found.linked, found.leaps);
        }
        found.open = game_.sheet().all & ~(at.fortresses | at.owners.of(seat));
        return found;
    }

    // Against the general of every other seat still in: the shortest way that a turn allows in which the
    // steps `used` have been made; beyond a turn the way on foot.
    std::array<WarBlow, kMostPlayers> blows(const Position& at, const WarForce<Sheet>& force, int seat, std::uint32_t used) const {
        const Sheet& sheet = game_.sheet();
        std::array<WarBlow, kMostPlayers> found{};
        std::array<std::array<Set, kKinds>, kMostPlayers> landing, standing, hitting{};
        std::array<bool, kMostPlayers> raids{}, wanted{};
        const Set hanging = at.owners.of(seat) & ~force.linked;
        const bool hangs = Sheet::any(hanging);
        int left = 0;
        for (int victim = 0; victim < game_.players(); ++victim) {
            if (victim == seat || at.standing.is_out(victim)) continue;
            wanted[victim] = true;
            ++left;
            const Set target = sheet.one(at.generals[victim]);
            for (int kind = 0; kind < kKinds; ++kind) {
                if (sheet.has(force.leaps[kind], at.generals[victim])) note(found[victim], used, 0, kind, 1);
                if (kind == kInfantry) continue;
                Set& hits = hitting[victim][kind];
                game_.spread(hits, target, kind);
                landing[victim][kind] = hits & force.leaps[kind] & force.open;
                standing[victim][kind] = hangs ? hits & hanging & game_.sources_of(at, kind) : Set{};
                raids[victim] |= Sheet::any(landing[victim][kind] | standing[victim][kind]);
            }
        }
        const Set enemies = game_.is_narrow() ? Set{} : at.owners.taken() & force.open;
        // On foot, ring by ring.
        const Set walking = hangs ? hanging & game_.sources_of(at, kInfantry) : Set{};
        Set touched = sheet.grow(force.linked);
        Set edge = force.leaps[kInfantry] & force.open, seen = edge;
        for (int walked = 0; walked < kFarthest && left > 0; ++walked) {
            for (int victim = 0; victim < game_.players(); ++victim) {
                if (!wanted[victim]) continue;
                WarBlow& blow = found[victim];
                if (raids[victim] && walked <= kMostOnFoot) {
                    for (int kind = 1; kind < kKinds; ++kind) {
                        if (Sheet::any(touched & landing[victim][kind])) note(blow, used, walked, kind, 2);
                        if (hangs && Sheet::any(touched & standing[victim][kind])) note(blow, used, walked, kind, 1);
                    }
                }
                if (walked < kMostOnFoot && Sheet::any(edge & enemies)) {
                    for (int kind = 1; kind < kKinds; ++kind) {
                        if (Sheet::any(edge & enemies & hitting[victim][kind])) note(blow, used, walked + 1, kind, 1);
                    }
                }
                if (sheet.has(edge, at.generals[victim])) {
                    if (walked < kMostOnFoot) note(blow, used, walked + 1, kInfantry, 0);
                    if (!blow.now && !blow.next) blow.steps = walked + 1;
                    wanted[victim] = false;
                } else if ((blow.now || blow.next) && walked + 1 >= blow.steps) {
                    wanted[victim] = false;
                }
                left -= !wanted[victim];
            }
            if (!Sheet::any(edge)) break;
            Set grown = sheet.grow(edge);
            touched |= grown;
            if (hangs) {
                const Set joined = grown & walking;
                if (Sheet::any(joined)) grown |= sheet.grow(joined);
                const Set reached = grown & hanging;
                if (Sheet::any(reached)) touched |= sheet.grow(reached);
            }
            edge = grown & force.open & ~seen;
            seen |= grown;
        }
        return found;
    }

private:
    static constexpr int kFarthest = 22;   // rings; further away it does not matter how far
    static constexpr int kMostOnFoot = 7;  // infantry steps of a turn that gives up all else (W8)

    // A way that may be shorter than what is known.
    void note(WarBlow& blow, std::uint32_t used, int walked, int kind, int leaps) const {
        const int steps = walked + leaps;
        const bool now = is_open(used, walked, kind, leaps), next = is_open(0, walked, kind, leaps);
        if (now ? !blow.now || steps < blow.steps : next && !blow.now && (!blow.next || steps < blow.steps)) blow.steps = steps;
        blow.now |= now;
        blow.next |= next;
    }

    // Whether a turn with these steps may have so much infantry more, and so many steps of a kind (W8).
    bool is_open(std::uint32_t used, int infantry, int kind, int more) const {
        std::array<int, kKinds> counts;
        for (int i = 0; i < kKinds; ++i) counts[i] = Rules::used_of(used, i);
        counts[kInfantry] += infantry;
        counts[kind] += more;
        int exchanges = 0;
        for (int i = 0; i < kKinds; ++i) exchanges += (counts[i] == 0) - std::max(0, counts[i] - Rules::kBase[i]);
        return exchanges >= 0;
    }

    const Rules& game_;
};

}  // namespace parlour
