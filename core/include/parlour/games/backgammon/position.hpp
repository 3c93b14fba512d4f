#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "parlour/game.hpp"
#include "parlour/games/backgammon/board.hpp"
#include "parlour/games/backgammon/numbers.hpp"
#include "parlour/games/backgammon/plays.hpp"

namespace parlour::backgammon {

// Actions, the same in checker play, with the cube and in matches: a step of a checker, the pass,
// the words about the cube; then the rolls, the opening's in the order of the seats.
inline constexpr Move kPass = 150;
inline constexpr Move kRoll = 151, kDouble = 152, kTake = 153, kDrop = 154;
inline constexpr Move kBeaver = 155, kRaccoon = 156, kAccept = 157;
inline constexpr Move kThrows = 158, kEnd = kThrows + 36;
inline constexpr int kActions = kThrows;

constexpr Move throw_of(int first, int second) {
    return static_cast<Move>(kThrows + 6 * (first - 1) + second - 1);
}

// The 30 opening throws, all alike; the 21 rolls, the larger die first.
inline constexpr auto kOpeningChances = [] {
    std::array<Chance, 30> chances{};
    std::size_t count = 0;
    for (int first = 1; first <= kDice; ++first) {
        for (int second = 1; second <= kDice; ++second) {
            if (first != second) chances[count++] = {throw_of(first, second), 1.0 / 30};
        }
    }
    return chances;
}();
inline constexpr auto kRollChances = [] {
    std::array<Chance, 21> chances{};
    std::size_t count = 0;
    for (int first = 1; first <= kDice; ++first) {
        for (int second = 1; second <= first; ++second) {
            chances[count++] = {throw_of(first, second), (first == second ? 1 : 2) / 36.0};
        }
    }
    return chances;
}();

// What is to be played, and whether the game was given up.
struct Turn {
    std::int8_t mover = 0;
    std::uint8_t high = 0, low = 0;    // the whole roll, 0 while none stands
    std::uint8_t highs = 0, lows = 0;  // how many of these dice are left; a double is all `high`
    std::uint8_t opening = 0;          // the opening throw comes (B3)
    std::int8_t winner = -1;           // of a game given up: dropped or resigned
    std::uint8_t level = 0;            // at which it was given up

    friend bool operator==(const Turn&, const Turn&) = default;
};

// A position of checker play.
struct Position {
    Board board;  // as the player on roll counts
    Turn turn;
    Number limit = 10;  // the text's last field; no rule depends on it (B18)
    std::uint32_t none = 0;

    friend bool operator==(const Position&, const Position&) = default;

    bool has_roll() const { return turn.high != 0; }
    Dice dice() const { return {turn.high, turn.low, turn.highs, turn.lows}; }
    // As a seat counts.
    Board seen_by(Actor seat) const { return seat == turn.mover ? board : flipped(board); }
};

// Lays a whole roll before the player on roll.
inline void set_roll(Position& at, int high, int low) {
    const Dice dice = Dice::of(high, low);
    at.turn.high = static_cast<std::uint8_t>(high);
    at.turn.low = static_cast<std::uint8_t>(low);
    at.turn.highs = static_cast<std::uint8_t>(dice.highs);
    at.turn.lows = static_cast<std::uint8_t>(dice.lows);
}

}  // namespace parlour::backgammon
