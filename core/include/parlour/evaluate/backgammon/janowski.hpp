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
        const double points = std::min(1e6, level * std::ldexp(1.0, power));
        const int away = stakes_.away - (side > 0 ? static_cast<int>(points) : 0);
        const int enemy_away = stakes_.enemy_away - (side < 0 ? static_cast<int>(points) : 0);
        const bool was_near = stakes_.away == 1 || stakes_.enemy_away == 1;
        return table_.chance(away, enemy_away, was_near || !stakes_.crawford_rule);
    }
    // The same on the average over levels, `gammons` and `backgammons` being shares of such ends.
    double ends(int side, double gammons, double backgammons, int power) const {
        const double single = end(side, 1, power), gammon = end(side, 2, power);
        return single + gammons * (gammon - single) + backgammons * (end(side, 3, power) - gammon);
    }

private:
    const Stakes& stakes_;
    const MatchEquities& table_;
};

// Values of positions with the cube, after R. Janowski (Take-Points in Money Games) and, for matches,
// the same straight lines between match-winning chances. Only the chance to win varies along
// them; the shares of gammons are those of the position.
class Janowski {
public:
    Janowski(const Probabilities& on_roll, const Stakes& stakes, const MatchEquities& table)
        : stakes_(stakes), worth_(stakes_, table), win_(std::clamp<double>(on_roll.win, 0, 1)) {
        const auto share = [](double part, double whole) { return whole > 0 ? std::clamp(part / whole, 0.0, 1.0) : 0; };
        gammons_ = {share(on_roll.win_gammon, win_), share(on_roll.lose_gammon, 1 - win_)};
        backgammons_ = {share(on_roll.win_backgammon, win_), share(on_roll.lose_backgammon, 1 - win_)};
    }
    Janowski(const Janowski&) = delete;
    Janowski& operator=(const Janowski&) = delete;

    // Of the position before the player on roll does anything about the cube, should the player not
    // double now. Money: points per unit of the cube; match: chance to win it.
    double value(double efficiency) const {
        const double dead = dead_value(), live = live_value();
        return dead + efficiency * (live - dead);
    }

    // The cube never turned again; but where the enemy loses nothing by turning it, having lost the match
    // with this game anyway (after the Crawford game, or owning a cube of enough points), it will be
    // turned at once, and the player on roll may drop.
    double dead_value() const {
        const int power = stakes_.power;
        const double still = stakes_.has_gammons() ? line(power, win_) : 2 * win_ - 1;
        if (!stakes_.enemy_can_gain() || !stakes_.is_enough()) return still;
        return std::min(still, std::max(line(power + 1, win_), worth_.end(-1, 1, power)));
    }

    // Doubles come at the moment when passing and taking are worth the same.
    double live_value() const {
        const int power = stakes_.power;
        const double low = stakes_.enemy_can_gain() ? take_point(power, 1) : 0;
        const double high = stakes_.can_gain() ? 1 - take_point(power, -1) : 1;
        const double doubled_out = worth_.end(-1, 1, power), cash = worth_.end(1, 1, power);
        const bool singles = !stakes_.has_gammons();
        const double worst = singles ? doubled_out : end(-1, power), best = singles ? cash : end(1, power);
        if (win_ < low) return std::lerp(worst, doubled_out, win_ / low);
        if (win_ > high) return std::lerp(cash, best, (win_ - high) / (1 - high));
        const double from = low > 0 ? doubled_out : worst, to = high < 1 ? cash : best;
        return high > low ? std::lerp(from, to, (win_ - low) / (high - low)) : (from + to) / 2;
    }

    // The chance to win with which `taker` (1 the player on roll, -1 the enemy) takes a double from
    // two to `power` as well as passing it, the cube live afterwards.
    double take_point(int power, int taker) const {
        const int turned = power + 1;
        const double sign = taker;
        const double pass = sign * worth_.end(-taker, 1, power), lose = sign * end(-taker, turned);
        const double away = taker > 0 ? stakes_.away : stakes_.enemy_away;
        if (!stakes_.is_match()) {
            // The same at every height of the cube: T (W + L + 1/2) = L - 1/2.
            const double win = sign * end(taker, power), loss = -sign * end(-taker, power);
            return std::clamp((loss - 0.5) / (win + loss + 0.5), 0.0, 1.0);
        }
        if (std::ldexp(1.0, turned) >= away) return along(lose, sign * end(taker, turned), pass);
        const double cash_at = 1 - take_point(turned, -taker);
        return cash_at * along(lose, sign * worth_.end(taker, 1, turned), pass);
    }

private:
    // Of a game won or lost by `side` 1 or -1 with this position's gammons.
    double end(int side, int power) const {
        const std::size_t i = side < 0;
        return worth_.ends(side, gammons_[i], backgammons_[i], power);
    }
    double line(int power, double win) const { return std::lerp(end(-1, power), end(1, power), win); }
    // Where `value` lies between two others.
    static double along(double from, double to, double value) {
        return to > from ? std::clamp((value - from) / (to - from), 0.0, 1.0) : 0;
    }

    Stakes stakes_;
    Worth worth_;
    double win_;
    std::array<double, 2> gammons_{}, backgammons_{};  // of wins, of losses
};

// The value for the player on roll before any word about the cube, should the player not double now: in
// money play points per unit of the cube, in a match the chance to win it. Both average over rolls.
inline double value(const Probabilities& on_roll, const Stakes& stakes, const MatchEquities& table,
                    double efficiency) {
    return Janowski(on_roll, stakes, table).value(efficiency);
}

}  // namespace parlour::backgammon
