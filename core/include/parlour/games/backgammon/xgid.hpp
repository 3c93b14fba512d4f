#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "parlour/base/text.hpp"
#include "parlour/games/backgammon/board.hpp"
#include "parlour/games/backgammon/numbers.hpp"

namespace parlour::backgammon {

// The fields of a position text (B18): `XGID=board:cube:owner:turn:dice:score:score:flag:length:limit
// pending`, well-formed one by one, not yet a position. Strictly as the rulebook writes them.
struct Xgid {
    Board board;         // as seat 1 (index 0) counts
    int cube = 0;        // the power of two
    int owner = -1;      // nobody
    int mover = 0;
    std::string_view dice = "00";  // a roll, `00`, or `D`, `B`, `R` while an answer is due
    std::array<Number, 2> score{};
    int flag = 0;
    int length = 0;
    Number limit = 10;
    std::string_view pending = "-";
};

inline constexpr int kHighestCube = 1023;     // as a power of two; more would be no number
inline constexpr int kLongestMatch = 32'767;

inline std::string write_xgid(const Xgid& xgid) {
    std::string text = "XGID=";
    for (std::size_t point = 0; point < kPoints; ++point) {
        const int count = xgid.board.at[point];
        text += static_cast<char>(count == 0 ? '-' : count > 0 ? '@' + count : '`' - count);
    }
    const auto field = [&](const std::string& value) { (text += ':') += value; };
    field(std::to_string(xgid.cube));
    field(xgid.owner < 0 ? "0" : xgid.owner == 0 ? "1" : "-1");
    field(xgid.mover == 0 ? "1" : "-1");
    field(std::string(xgid.dice));
    field(number_text(xgid.score[0]));
    field(number_text(xgid.score[1]));
    field(std::to_string(xgid.flag));
    field(std::to_string(xgid.length));
    field(number_text(xgid.limit));
    return ((text += ' ') += xgid.pending);
}

inline std::optional<Xgid> read_xgid(std::string_view text) {
    const std::string_view start = "XGID=";
    if (!text.starts_with(start)) return {};
    text.remove_prefix(start.size());
    std::array<std::string_view, 10> fields;
    auto head = next_field(text);
    for (std::size_t i = 0; i < fields.size(); ++i) {
        const auto end = head.find(':');
        if ((end == std::string_view::npos) != (i + 1 == fields.size())) return {};
        fields[i] = head.substr(0, end);
        if (end != std::string_view::npos) head.remove_prefix(end + 1);
    }
    const auto& [board, cube, owner, turn, dice, first, second, flag, length, limit] = fields;
    Xgid xgid;
    if (board.size() != kPoints || text.empty()) return {};
    std::array<int, 2> found{};
    for (std::size_t point = 0; point < kPoints; ++point) {
        const char c = board[point];
        int count = 0;
        if ('A' <= c && c <= 'O') count = c - '@';
        else if ('a' <= c && c <= 'o') count = '`' - c;
        else if (c != '-') return {};
        found[count < 0] += count < 0 ? -count : count;
        xgid.board.at[point] = static_cast<std::int8_t>(count);
    }
    if (xgid.board.at[kOff] > 0 || xgid.board.at[kBar] < 0 || found[0] > kMostCheckers ||
        found[1] > kMostCheckers || found[0] + found[1] == 0) {
        return {};
    }
    const auto cube_number = read_number(cube, kHighestCube), size = read_number(length, kLongestMatch);
    const auto flag_number = read_number(flag, size && *size ? 1 : 3);
    const auto one = number_of(first), other = number_of(second), cube_limit = number_of(limit);
    if (!cube_number || !size || !flag_number || !one || !other || !cube_limit) return {};
    if ((owner != "0" && owner != "1" && owner != "-1") || (turn != "1" && turn != "-1")) return {};
    const auto is_die = [](char c) { return '1' <= c && c <= '6'; };
    const bool is_roll = dice.size() == 2 && is_die(dice[0]) && is_die(dice[1]) && dice[0] >= dice[1];
    if (!is_roll && dice != "00" && dice != "D" && dice != "B" && dice != "R") return {};
    xgid.cube = static_cast<int>(*cube_number);
    xgid.owner = owner == "0" ? -1 : owner == "1" ? 0 : 1;
    xgid.mover = turn == "1" ? 0 : 1;
    xgid.dice = dice;
    xgid.score = {*one, *other};
    xgid.flag = static_cast<int>(*flag_number);
    xgid.length = static_cast<int>(*size);
    xgid.limit = *cube_limit;
    xgid.pending = text;
    return xgid;
}

}  // namespace parlour::backgammon
