#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

#include "parlour/evaluate/virus_war/prospects.hpp"
#include "parlour/games/virus_war.hpp"

namespace parlour {

// What the sides have, counted, and weighed by how full the board is; what is certain counts as that.
// The weights are those of src/parlour/evaluate/virus_war/hand.py, where each count is explained, and
// come from games of the engine against itself (docs/virus_family.md). A score is a hundredth of
// its score, so that 3,000 is odds of about e² : 1.
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
        const int mover = at.to_move, enemy = 1 - mover;
        const VirusWarProspects<Sheet> prospects(game_.sheet(), at);
        if (const int sure = certain(at, prospects); sure != 0) return sure > 0 ? sure + kDead * dead(at, enemy) : sure - kDead * dead(at, mover);
        const Set empty = game_.sheet().all & ~(at.live[0] | at.live[1] | at.killed[0] | at.killed[1]);
        const auto counts = counted(at, prospects, empty);
        const float late = 1 - static_cast<float>(Sheet::count(empty)) / static_cast<float>(game_.sheet().cells);
        float sum = kBias + kPassed * static_cast<float>(at.passes);
        sum += static_cast<float>(at.left) * blended(kStepLeft, late);
        for (int i = 0; i < kCounts; ++i) sum += static_cast<float>(counts[mover][i] - counts[enemy][i]) * blended(kWeights[i], late);
        if (!game_.last_mover()) {
            // Who can never be killed does not lose (V11).
            if (Sheet::any(prospects.immortal(mover))) sum = std::max(sum, 0.0f);
            if (Sheet::any(prospects.immortal(enemy))) sum = std::min(sum, 0.0f);
        }
        return std::clamp(static_cast<int>(std::lround(100 * sum)), -kSure + 1, kSure - 1);
    }

    // A turn is declined where all else is worse than a small disadvantage.
    static constexpr int kDeclined = 600;
    bool declines(Move move) const { return move == game_.pass(); }

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
    // A weight on the empty board and on the full one.
    struct Weight {
        float early, late;
    };
    static constexpr int kCounts = 11;
    // First reached: empty cells, enemies · accessible now · live, killed · accessible within a turn ·
    // accessible one day · live symbols and empty cells out of the enemy's reach for ever.
    static constexpr std::array<Weight, kCounts> kWeights{{
        {-0.069f, 0.581f}, {-0.547f, 1.957f}, {-0.615f, 0.752f}, {0.17f, 0.261f},
        {0.221f, 0.404f}, {8.076f, 1.28f}, {-0.266f, 0.285f}, {-0.599f, 1.212f},
        {0.098f, 0.48f}, {-0.719f, 0.787f}, {0.536f, 0.953f},
    }};
    static constexpr Weight kStepLeft{-0.186f, 0.256f};
    static constexpr float kPassed = 20.0f, kBias = -2.287f;
    static constexpr int kSure = 25'000;  // beyond all that is weighed,
    static constexpr int kDead = 10;      // and more for every kill, so that a win comes nearer

    static float blended(const Weight& weight, float late) { return weight.early + (weight.late - weight.early) * late; }

    static int dead(const Position& at, int seat) { return Sheet::count(at.killed[seat]); }

    // ±kSure where it is settled who wins, 0 else: as `last_mover` once a turn ends short or the sides are
    // apart (V10), by the source's rules once the enemy is out of steps for good and can be killed (V11).
    int certain(const Position& at, const VirusWarProspects<Sheet>& prospects) const {
        const int mover = at.to_move, enemy = 1 - mover;
        if (!Sheet::any(at.live[0]) || !Sheet::any(at.live[1])) return 0;
        const Set own = prospects.alone(mover), other = prospects.alone(enemy);
        if (!game_.last_mover()) {
            if (!Sheet::any(other) && !Sheet::any(prospects.immortal(enemy))) return kSure;
            return !Sheet::any(own) && !Sheet::any(prospects.immortal(mover)) && at.passes == 0 ? -kSure : 0;
        }
        const int steps = Sheet::count(own);
        if (steps < at.left) return Sheet::any(at.live[enemy] & ~own) ? -kSure : kSure;
        if (!Sheet::any(other)) return kSure;
        if (!prospects.are_apart()) return 0;
        return outlasts(mover, steps, Sheet::count(other), at.left, game_.steps()) == mover ? kSure : -kSure;
    }

    std::array<std::array<int, kCounts>, 2> counted(const Position& at, const VirusWarProspects<Sheet>& prospects, Set empty) const {
        std::array<std::array<int, kCounts>, 2> counts;
        std::array<Set, 2> reach{}, free{};
        for (int seat = 0; seat < 2; ++seat) {
            reach[seat] = game_.reach_of(at, seat);
            free[seat] = game_.sheet().all & ~(at.killed[0] | at.killed[1] | at.live[seat]);
        }
        const auto first = raced(reach, free, at.to_move, at.left);
        for (int seat = 0; seat < 2; ++seat) {
            const Set targets = at.live[1 - seat], alone = prospects.alone(seat);
            const Set near = within(reach[seat], free[seat], seat == at.to_move ? at.left : game_.steps());
            const Set safe = ~prospects.flood[1 - seat];
            counts[seat] = {Sheet::count(first[seat] & empty), Sheet::count(first[seat] & targets),
                            Sheet::count(reach[seat] & empty), Sheet::count(reach[seat] & targets),
                            Sheet::count(at.live[seat]),       Sheet::count(at.killed[1 - seat]),
                            Sheet::count(near & empty),        Sheet::count(near & targets),
                            Sheet::count(alone),               Sheet::count(at.live[seat] & safe),
                            Sheet::count(empty & safe)};
        }
        return counts;
    }

    // What can be stepped on within so many steps.
    Set within(Set reach, const Set& free, int steps) const {
        for (int step = 1; step < steps; ++step) reach |= game_.sheet().grow(reach) & free;
        return reach;
    }

    // The cells each side reaches before the other: the mover grows by the steps it has left, then the
    // sides in turn by a turn's steps.
    std::array<Set, 2> raced(std::array<Set, 2> edges, const std::array<Set, 2>& free, int mover, int left) const {
        const auto& sheet = game_.sheet();
        std::array<Set, 2> owned{};
        Set unclaimed = sheet.all;
        int rings = left;
        while (Sheet::any(edges[0] | edges[1])) {
            for (const int seat : {mover, 1 - mover}) {
                Set edge = edges[seat] & unclaimed;
                for (int ring = 0; ring < rings && Sheet::any(edge); ++ring) {
                    owned[seat] |= edge;
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
