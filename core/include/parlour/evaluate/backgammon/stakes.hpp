#pragma once

#include <cmath>

#include "parlour/games/backgammon/cube.hpp"

namespace parlour::backgammon {

// What a game is played for, as the player on roll sees it (B11, B12, B13).
struct Stakes {
    int power = 0;                 // the cube's value is two to this
    int owner = 0;                 // 1 the player on roll has the cube, -1 the enemy, 0 it is centred
    int away = 0, enemy_away = 0;  // points still needed; both 0: money
    bool crawford = false;         // this is the Crawford game
    bool cube = true;              // the cube is in use
    bool jacoby = false, beavers = false;
    bool crawford_rule = true;     // one game without the cube follows when a side comes within a point

    friend bool operator==(const Stakes&, const Stakes&) = default;

    bool is_match() const { return away > 0; }
    double value() const { return std::ldexp(1.0, power); }

    // The same as the enemy sees it.
    Stakes flipped() const {
        Stakes s = *this;
        s.owner = -owner;
        std::swap(s.away, s.enemy_away);
        return s;
    }
    // After a double of the player on roll that was taken; still as that player sees it.
    Stakes taken() const {
        Stakes s = *this;
        ++s.power;
        s.owner = -1;
        return s;
    }

    bool in_play() const { return cube && !crawford; }
    // Whether the player on roll may double (B11).
    bool may_double() const { return in_play() && owner >= 0; }
    // Whether the points of a single win, at this cube, already win the match for a side.
    bool is_enough() const { return is_match() && value() >= away; }
    bool is_enough_for_enemy() const { return is_match() && value() >= enemy_away; }
    // Whether doubling can gain anything for the player on roll, for the enemy: else the cube is dead.
    bool can_gain() const { return may_double() && !is_enough(); }
    bool enemy_can_gain() const { return in_play() && owner <= 0 && !is_enough_for_enemy(); }
    bool is_dead() const { return !can_gain() && !enemy_can_gain(); }
    // Whether gammons count: not while the cube is centred under Jacoby's rule (B12).
    bool has_gammons() const { return is_match() || !jacoby || owner != 0; }
    // Whether the match is past its Crawford game, or has none and a side needs one point.
    bool is_late() const { return is_match() && (away == 1 || enemy_away == 1) && !crawford; }
};

// The stakes of a money game, of a match to `length` points, as the player who is about to roll sees them.
inline Stakes money_stakes(const CubePosition& at, bool jacoby, bool beavers) {
    const Actor seat = at.play.turn.mover;
    Stakes s;
    s.power = at.power;
    s.owner = at.owner < 0 ? 0 : at.owner == seat ? 1 : -1;
    s.cube = at.in_play;
    s.jacoby = jacoby;
    s.beavers = beavers;
    return s;
}
inline Stakes match_stakes(const CubePosition& at, int length, bool crawford_rule) {
    const auto seat = static_cast<std::size_t>(at.play.turn.mover);
    Stakes s = money_stakes(at, false, false);
    const auto left = [&](std::size_t side) {
        const auto has = static_cast<long long>(at.score[side]);
        return static_cast<int>(std::max(1LL, length - has));
    };
    s.away = left(seat);
    s.enemy_away = left(1 - seat);
    s.crawford_rule = crawford_rule;
    s.crawford = crawford_rule && length > 1 && !at.in_play;
    return s;
}

}  // namespace parlour::backgammon
