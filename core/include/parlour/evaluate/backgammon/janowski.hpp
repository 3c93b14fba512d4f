#pragma once

#include <algorithm>

#include "parlour/evaluate/backgammon/match_equity.hpp"
#include "parlour/evaluate/backgammon/probabilities.hpp"
#include "parlour/evaluate/backgammon/stakes.hpp"

namespace parlour::backgammon {

// How much of a live cube's worth is had in play: 1 where every double comes at the perfect moment, 0
// where the cube might as well be gone. The numbers are GNU Backgammon's (eval.c); 0.68 is about
// Janowski's own (R. Janowski, Take-Points in Money Games, 1993). Pips are of the player on roll.
inline double cube_efficiency(bool is_race, int pips) {
    return is_race ? std::clamp(0.55 + 0.00125 * pips, 0.6, 0.7) : 0.68;
}

// What ends of the game are worth to the player on roll: in money play points, per unit of the cube at
// `stakes`; in a match the chance to win it.
class Worth {
public:
    Worth(const Stakes& stakes, const MatchEquities& table) : stakes_(stakes), table_(table) {}

    // A game won (`side` 1) or lost (-1) at a level 1…3 with the cube at two to `power`.
    double end(int side, int level, int power) const {
        if (!stakes_.is_match()) return side * level * std::ldexp(1.0, power - stakes_.power);
        const int points = static_cast<int>(std::min(1e6, level * std::ldexp(1.0, power)));
        const int away = stakes_.away - (side > 0 ? points : 0);
        const int enemy_away = stakes_.enemy_away - (side < 0 ? points : 0);
        const bool was_near = stakes_.away == 1 || stakes_.enemy_away == 1;
        return table_.chance(away, enemy_away, was_near || !stakes_.crawford_rule);
    }

private:
    const Stakes& stakes_;
    const MatchEquities& table_;
};

// Values of positions with the cube, after R. Janowski (Take-Points in Money Games), and for matches
// the same straight lines between match-winning chances. Only the chance to win varies along them; the
// shares of gammons are those of the position. Made once for some stakes, asked of many positions.
class Janowski {
public:
    Janowski(const Stakes& stakes, const MatchEquities& table) : stakes_(stakes) {
        const Worth worth(stakes, table);
        steps_ = 2;
        if (stakes.is_match()) {
            // From the power where a single game wins the match for either the cube is no use.
            const int most = std::max(stakes.away, stakes.enemy_away);
            while (steps_ < kSteps && std::ldexp(1.0, stakes.power + steps_ - 1) < most) ++steps_;
        }
        for (int step = 0; step < steps_; ++step) {
            for (int i = 0; i < 2; ++i) {
                const auto at = [&](int level) { return worth.end(i ? -1 : 1, level, stakes.power + step); };
                ends_[at_step(step)][static_cast<std::size_t>(i)] = {at(1), at(2) - at(1), at(3) - at(2)};
            }
            for (int i = 0; i < 2; ++i) {
                const int away = i ? stakes.enemy_away : stakes.away;
                enough_[at_step(step)][static_cast<std::size_t>(i)] = std::ldexp(1.0, stakes.power + step) >= away;
            }
        }
        can_gain_ = stakes.can_gain();
        enemy_can_gain_ = stakes.enemy_can_gain();
        singles_ = !stakes.has_gammons();
        awaits_double_ = enemy_can_gain_ && stakes.is_enough();
    }

    const Stakes& stakes() const { return stakes_; }
    // A game won, or lost, single, the cube as it stands: a double passed.
    double cash() const { return ends_[0][0].single; }
    double doubled_out() const { return ends_[0][1].single; }

    // For the player on roll, before that player does anything about the cube, should it not double now.
    // Money: points per unit of the cube; match: chance to win it.
    double value(const Probabilities& on_roll, double efficiency) const {
        const Shares shares(on_roll);
        const double dead = dead_value(shares);
        return dead + efficiency * (live_value(shares) - dead);
    }
    // The cube never turned again; but where the enemy loses nothing by turning it, having lost the match
    // with this game anyway (after the Crawford game, or owning a cube of enough points), it will be
    // turned at once, and the player on roll may drop.
    double dead_value(const Probabilities& on_roll) const { return dead_value(Shares(on_roll)); }
    // Doubles come at the moment when passing and taking are worth the same.
    double live_value(const Probabilities& on_roll) const { return live_value(Shares(on_roll)); }

private:
    static constexpr int kSteps = 8;  // from 1 to 128, which wins any match of a table

    // What a single end is worth, and what a gammon adds to it, a backgammon to that.
    struct End {
        double single, gammon, backgammon;
    };
    // Chances of a position, gammons as shares of wins and of losses.
    struct Shares {
        double win;
        std::array<double, 2> gammons, backgammons;

        explicit Shares(const Probabilities& p) : win(std::clamp<double>(p.win, 0, 1)) {
            const auto share = [](double part, double whole) { return part >= whole ? whole > 0 : part / whole; };
            gammons = {share(p.win_gammon, win), share(p.lose_gammon, 1 - win)};
            backgammons = {share(p.win_backgammon, win), share(p.lose_backgammon, 1 - win)};
        }
    };
    static constexpr std::size_t at_step(int step) { return static_cast<std::size_t>(step); }

    // Of a game won (`side` 0) or lost (1) after `step` doubles.
    double end(const Shares& shares, std::size_t side, int step) const {
        const End& end = ends_[at_step(step)][side];
        return end.single + shares.gammons[side] * end.gammon + shares.backgammons[side] * end.backgammon;
    }
    double line(const Shares& shares, int step) const {
        const double lost = end(shares, 1, step);
        return lost + shares.win * (end(shares, 0, step) - lost);
    }

    double dead_value(const Shares& shares) const {
        const double still = singles_ ? 2 * shares.win - 1 : line(shares, 0);
        if (!awaits_double_) return still;
        return std::min(still, std::max(line(shares, 1), doubled_out()));
    }

    double live_value(const Shares& shares) const {
        const double win = shares.win;
        const double low = enemy_can_gain_ ? take_point(shares, 0, 0) : 0;
        if (win < low) {
            const double worst = singles_ ? doubled_out() : end(shares, 1, 0);
            return worst + (doubled_out() - worst) * win / low;
        }
        const double high = can_gain_ ? 1 - take_point(shares, 1, 0) : 1;
        if (win > high) {
            const double most = singles_ ? cash() : end(shares, 0, 0);
            return cash() + (most - cash()) * (win - high) / (1 - high);
        }
        const double from = low > 0 || singles_ ? doubled_out() : end(shares, 1, 0);
        const double to = high < 1 || singles_ ? cash() : end(shares, 0, 0);
        return high > low ? from + (to - from) * (win - low) / (high - low) : (from + to) / 2;
    }

    // The chance to win with which `taker` (0 the player on roll, 1 the enemy) takes a double after `step`
    // others as well as passing it, the cube live afterwards.
    double take_point(const Shares& shares, std::size_t taker, int step) const {
        const double sign = taker ? -1 : 1;
        if (!stakes_.is_match()) {
            // The same at every height of the cube: T (W + L + 1/2) = L - 1/2.
            const double won = sign * end(shares, taker, 0), lost = -sign * end(shares, 1 - taker, 0);
            return (lost - 0.5) / (won + lost + 0.5);
        }
        const double pass = sign * ends_[at_step(step)][1 - taker].single;
        const double lost = sign * end(shares, 1 - taker, step + 1);
        if (step + 2 >= steps_ || enough_[at_step(step + 1)][taker]) {
            return along(lost, sign * end(shares, taker, step + 1), pass);
        }
        const double cash_at = 1 - take_point(shares, 1 - taker, step + 1);
        return cash_at * along(lost, sign * ends_[at_step(step + 1)][taker].single, pass);
    }
    // Where `value` lies between two others.
    static double along(double from, double to, double value) {
        return to > from ? std::clamp((value - from) / (to - from), 0.0, 1.0) : 0;
    }

    Stakes stakes_;
    int steps_ = 0;
    bool can_gain_ = false, enemy_can_gain_ = false, singles_ = false, awaits_double_ = false;
    std::array<std::array<End, 2>, kSteps> ends_{};
    std::array<std::array<bool, 2>, kSteps> enough_{};
};

// The value for the player on roll before any word about the cube, should the player not double now: in
// money play points per unit of the cube, in a match the chance to win it. Both average over rolls.
inline double value(const Probabilities& on_roll, const Stakes& stakes, const MatchEquities& table,
                    double efficiency) {
    return Janowski(stakes, table).value(on_roll, efficiency);
}

}  // namespace parlour::backgammon
