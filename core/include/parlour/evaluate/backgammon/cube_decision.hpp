#pragma once

#include <string>

#include "parlour/evaluate/backgammon/janowski.hpp"

namespace parlour::backgammon {

// What the words about the cube are worth to the player on roll, in one unit: in money play points per
// unit of the cube as it stands, in a match the chance to win it.
struct CubeValues {
    double no_double = 0, double_take = 0, double_pass = 0;
};

// Values as near as that are the same: the chances that they are made of have no more digits.
inline constexpr double kSameValue = 1e-6;

// With beavers, a take that the enemy would beaver counts as beavered: twice as much is lost (B12).
inline double with_beaver(double double_take, const Stakes& stakes) {
    return stakes.beavers && !stakes.is_match() ? std::min(double_take, 2 * double_take) : double_take;
}

// The three values of positions judged at once. Made for some stakes, asked of many positions.
class CubeJudge {
public:
    CubeJudge(const Stakes& stakes, const MatchEquities& table)
        : now_(stakes, table), taken_(stakes.taken(), table), unit_(stakes.is_match() ? 1 : 2) {}

    const Stakes& stakes() const { return now_.stakes(); }
    CubeValues values(const Probabilities& on_roll, double efficiency) const {
        const double taken = unit_ * taken_.value(on_roll, efficiency);
        return {now_.value(on_roll, efficiency), with_beaver(taken, stakes()), now_.cash()};
    }
    // With the best words of both sides about the cube.
    double best(const Probabilities& on_roll, double efficiency) const {
        const double still = now_.value(on_roll, efficiency);
        if (!stakes().can_gain()) return still;
        const double taken = with_beaver(unit_ * taken_.value(on_roll, efficiency), stakes());
        return std::max(still, std::min(taken, now_.cash()));
    }

private:
    Janowski now_, taken_;
    double unit_;  // of the turned cube, in today's
};

inline CubeValues cube_values(const Probabilities& on_roll, const Stakes& stakes, const MatchEquities& table,
                              double efficiency) {
    return CubeJudge(stakes, table).values(on_roll, efficiency);
}

// With the best word of both sides.
inline double best(const CubeValues& values, bool may_double) {
    return may_double ? std::max(values.no_double, std::min(values.double_take, values.double_pass))
                      : values.no_double;
}

// A match-winning chance as points per unit of the cube: a single game won is 1, one lost -1 (what GNU
// Backgammon prints as "Eq."); money values are that already.
inline double normalized(double value, const Stakes& stakes, const MatchEquities& table) {
    if (!stakes.is_match()) return value;
    const Worth worth(stakes, table);
    const double won = worth.end(1, 1, stakes.power), lost = worth.end(-1, 1, stakes.power);
    return (2 * value - won - lost) / (won - lost);
}
// Back from it.
inline double denormalized(double equity, const Stakes& stakes, const MatchEquities& table) {
    if (!stakes.is_match()) return equity;
    const Worth worth(stakes, table);
    const double won = worth.end(1, 1, stakes.power), lost = worth.end(-1, 1, stakes.power);
    return (equity * (won - lost) + won + lost) / 2;
}

// What a win at `level` (2: a gammon) instead of the one below it gains the player on roll, in units of
// what a single win instead of a single loss does, the cube as it stands: 1/2 in money play.
inline double win_value(int level, const Stakes& stakes, const MatchEquities& table) {
    const int most = stakes.has_gammons() ? 3 : 1;
    const Worth worth(stakes, table);
    const auto won = [&](int at) { return worth.end(1, std::min(at, most), stakes.power); };
    return (won(level) - won(level - 1)) / (won(1) - worth.end(-1, 1, stakes.power));
}

// What is right for both sides.
struct CubeDecision {
    bool is_available = false;  // the player on roll may double
    bool is_dead = false;       // but nothing can be gained by it
    bool is_redouble = false;
    bool doubles = false;
    bool takes = true;       // the enemy, if doubled
    bool beavers = false;    // and redoubles at once
    bool too_good = false;   // playing on is worth more than the points of a pass
    bool optional = false;   // doubling and not doubling are worth the same

    // As books have it: "No double/take", "Redouble/pass" …; "Cube not available", "Dead cube".
    std::string name() const {
        if (!is_available) return "Cube not available";
        if (is_dead) return "Dead cube";
        const std::string answer = beavers ? "beaver" : takes ? "take" : "pass";
        const std::string noun = is_redouble ? "redouble" : "double";
        if (too_good) return "Too good to " + noun + "/" + answer;
        if (optional) return "Optional " + noun + "/" + answer;
        if (!doubles) return "No " + noun + "/" + answer;
        return (is_redouble ? "Redouble/" : "Double/") + answer;
    }
};

inline CubeDecision decide(const CubeValues& values, const Stakes& stakes) {
    CubeDecision answer;
    answer.is_available = stakes.may_double();
    answer.is_redouble = stakes.owner > 0;
    answer.is_dead = answer.is_available && !stakes.can_gain();
    answer.takes = values.double_take <= values.double_pass;
    answer.beavers = stakes.beavers && !stakes.is_match() && values.double_take < 0;
    if (!stakes.can_gain()) return answer;
    const double doubled = std::min(values.double_take, values.double_pass);
    answer.doubles = doubled >= values.no_double - kSameValue;
    answer.optional = answer.doubles && doubled <= values.no_double + kSameValue;
    answer.too_good = !answer.doubles && values.no_double > values.double_pass;
    return answer;
}

// Where the market of the player on roll opens and closes, as that player's chances to win, the shares
// of gammons being those of the position.
struct CubeWindow {
    double take_point = 0;    // the player itself takes a double from here on
    double double_point = 1;  // doubles are right from here on,
    double cash_point = 1;    // are passed from here on,
    double too_good_point = 1;  // and are wrong again from here on
};

inline CubeWindow cube_window(const Probabilities& on_roll, const Stakes& stakes, const MatchEquities& table,
                              double efficiency) {
    const double wins = std::max<double>(on_roll.win, 1e-9), losses = std::max<double>(1 - on_roll.win, 1e-9);
    const auto at = [&](double win) {
        const auto of_wins = [&](float part) { return static_cast<float>(std::min(1.0, part / wins) * win); };
        const auto of_losses = [&](float part) { return static_cast<float>(std::min(1.0, part / losses) * (1 - win)); };
        return Probabilities{static_cast<float>(win), of_wins(on_roll.win_gammon), of_wins(on_roll.win_backgammon),
                             of_losses(on_roll.lose_gammon), of_losses(on_roll.lose_backgammon)};
    };
    // The least chance from `low` on at which `is_past` holds; it does at every greater one up to `high`.
    const auto least = [&](double low, double high, auto&& is_past) {
        if (!is_past(high)) return 1.0;
        for (int i = 0; i < 30; ++i) {
            const double middle = (low + high) / 2;
            (is_past(middle) ? high : low) = middle;
        }
        return high;
    };
    const CubeJudge judge(stakes, table), enemy(stakes.flipped(), table);
    const auto is_pass = [&](const Probabilities& p, const CubeJudge& doubler) {
        const auto values = doubler.values(p, efficiency);
        return values.double_take >= values.double_pass;
    };
    CubeWindow window;
    if (enemy.stakes().can_gain()) {
        window.take_point = 1 - least(0, 1, [&](double win) { return is_pass(at(1 - win).flipped(), enemy); });
    }
    if (!stakes.can_gain()) return window;
    window.cash_point = least(0, 1, [&](double win) { return is_pass(at(win), judge); });
    window.double_point = least(0, window.cash_point, [&](double win) {
        const auto values = judge.values(at(win), efficiency);
        return std::min(values.double_take, values.double_pass) >= values.no_double - kSameValue;
    });
    window.too_good_point = least(window.cash_point, 1, [&](double win) {
        const auto values = judge.values(at(win), efficiency);
        return values.no_double > values.double_pass;
    });
    return window;
}

}  // namespace parlour::backgammon
