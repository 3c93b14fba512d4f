#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include "parlour/games/backgammon/position.hpp"
#include "parlour/games/backgammon/xgid.hpp"

// Positions of checker play as fields of a text, and back (B18).
namespace parlour::backgammon {

// Two dice as a text holds them, a view of what lasts.
inline std::string_view roll_text(int high, int low) {
    static constexpr std::string_view kRolls = "111213141516212223242526313233343536"
                                               "414243444546515253545556616263646566";
    return kRolls.substr(static_cast<std::size_t>(2 * (6 * (high - 1) + low - 1)), 2);
}

// The fields of a text that checker play knows; `room` holds those that are made for it.
inline Xgid position_fields(const Position& at, std::array<char, 4>& room) {
    const Turn& turn = at.turn;
    Xgid xgid;
    xgid.board = at.seen_by(0);
    xgid.mover = turn.mover;
    xgid.limit = at.limit;
    if (turn.winner >= 0) {
        static constexpr std::array<std::string_view, 6> kOver{"over1", "over1x2", "over1x3",
                                                               "over2", "over2x2", "over2x3"};
        const int place = 3 * (turn.winner & 1) + std::clamp<int>(turn.level, 1, 3) - 1;
        xgid.pending = kOver[static_cast<std::size_t>(place)];
    } else if (turn.opening) {
        xgid.pending = "open";
    }
    if (!at.has_roll()) return xgid;
    xgid.dice = roll_text(turn.high, turn.low);
    const int whole = turn.high == turn.low ? 4 : 2;
    if (turn.highs + turn.lows >= whole || turn.winner >= 0 || turn.opening) return xgid;
    std::size_t length = 0;
    for (int i = 0; i < turn.highs; ++i) room[length++] = static_cast<char>('0' + turn.high);
    for (int i = 0; i < turn.lows; ++i) room[length++] = static_cast<char>('0' + turn.low);
    xgid.pending = {room.data(), length};
    return xgid;
}

// The checker play of a text's fields; what is pending about the cube is left to the cube.
// `checkers`: how many a side has at most.
inline std::optional<Position> position_of_fields(const Xgid& xgid, int checkers, bool with_cube) {
    Position at;
    int found[2] = {0, 0};
    for (const int count : xgid.board.at) found[count < 0] += count < 0 ? -count : count;
    if (found[0] > checkers || found[1] > checkers) return {};
    at.turn.mover = static_cast<std::int8_t>(xgid.mover);
    at.board = xgid.mover ? flipped(xgid.board) : xgid.board;
    at.limit = xgid.limit;
    const std::string_view pending = xgid.pending;
    const bool is_roll = '1' <= xgid.dice[0] && xgid.dice[0] <= '6', is_answer = !is_roll && xgid.dice != "00";
    if (found[0] == 0 || found[1] == 0) {
        if (pending != "-" || xgid.dice != "00") return {};
        return at;
    }
    if (is_answer) {
        if (!with_cube || pending != "-") return {};
        return at;
    }
    if (is_roll) {
        const int high = xgid.dice[0] - '0', low = xgid.dice[1] - '0';
        set_roll(at, high, low);
        if (pending == "-") return at;
        const int whole = high == low ? 4 : 2;
        at.turn.highs = at.turn.lows = 0;
        if (pending.empty() || static_cast<int>(pending.size()) >= whole) return {};
        for (const char die : pending) {
            if (die == xgid.dice[0]) ++at.turn.highs;
            else if (die == xgid.dice[1]) ++at.turn.lows;
            else return {};
        }
        return at;
    }
    if (pending == "-" || (with_cube && pending == "throw")) return at;
    if (pending.starts_with("open")) {
        if (xgid.mover || (pending != "open" && !with_cube)) return {};
        at.turn.opening = 1;
        return at;
    }
    if (!pending.starts_with("over")) return {};
    const std::string_view who = pending.substr(4);
    if (who.empty() || (who[0] != '1' && who[0] != '2')) return {};
    at.turn.winner = static_cast<std::int8_t>(who[0] - '1');
    at.turn.level = who.size() == 1 ? 1 : who == "1x2" || who == "2x2" ? 2 : who == "1x3" || who == "2x3" ? 3 : 0;
    if (!at.turn.level) return {};
    return at;
}

}  // namespace parlour::backgammon
