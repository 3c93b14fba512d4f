#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "parlour/base/hash.hpp"
#include "parlour/base/text.hpp"
#include "parlour/game.hpp"

namespace parlour {

// What the sheet games for 2–6 players share, the twin of src/parlour/games/seats.py: who is still
// in, results, texts, and whose each cell is (rule numbers K2–K12 as there).

inline constexpr std::string_view kSeatLetters = "abcdef";  // a seat's letter in texts (K11)

// Whose turn it is, and who is out.
struct Standing {
    std::uint32_t turn = 1;
    std::uint32_t order = 0;  // the seats out in the order they went, four bits each: seat + 1
    std::uint8_t out = 0;     // the same as a set: bit i is seat i
    std::uint8_t to_move = 0;
    std::uint8_t passes = 0;  // in a row (K6)

    friend bool operator==(const Standing&, const Standing&) = default;

    bool is_out(int seat) const { return (out >> seat & 1) != 0; }

    // A seat goes out after those already out (K5).
    void send_out(int seat) {
        order |= static_cast<std::uint32_t>(seat + 1) << 4 * std::popcount(out);
        out |= static_cast<std::uint8_t>(1 << seat);
    }

    // The turn of the next seat still in (K2a).
    void hand_on(int players, int passes_now) {
        for (int step = 0; step < players; ++step) {
            to_move = static_cast<std::uint8_t>(to_move + 1 < players ? to_move + 1 : 0);
            if (!is_out(to_move)) break;
        }
        passes = static_cast<std::uint8_t>(passes_now);
        turn += 1;
    }

    int still_in(int players) const { return players - std::popcount(out); }

    // One seat left, or as many passes in a row as seats still in (K6).
    bool is_over(int players) const {
        const int left = still_in(players);
        return left <= 1 || passes >= left;
    }

    // Shares that sum to 1, divided equally among the seats still in (K12).
    Payoffs payoffs(int players) const {
        Payoffs shares{};
        if (!is_over(players)) return shares;
        for (int seat = 0; seat < players; ++seat) {
            if (!is_out(seat)) shares[static_cast<std::size_t>(seat)] = 1.0 / still_in(players);
        }
        return shares;
    }

    // All but the turn number, and how far the turn has come, as one number.
    std::uint64_t packed(std::uint32_t used) const {
        return std::uint64_t{used} << 32 | static_cast<std::uint64_t>(passes) << 28 |
               static_cast<std::uint64_t>(to_move) << 24 | order;
    }
};

// The fields of a position text around the one that each game has for the turn (K11): seat, …,
// passes, out, turn.
inline std::string write_standing(const Standing& standing, std::string_view used) {
    std::string text{' ', kSeatLetters[standing.to_move], ' '};
    text += used;
    text += ' ';
    text += std::to_string(standing.passes);
    text += ' ';
    for (std::uint32_t left = standing.order; left != 0; left >>= 4) text += kSeatLetters[(left & 15) - 1];
    if (standing.order == 0) text += '-';
    text += ' ';
    return text + std::to_string(standing.turn);
}

// Reads them back, the game's own into `used`; nothing where they cannot be.
inline std::optional<Standing> read_standing(std::string_view text, int players, std::string_view& used) {
    constexpr std::uint32_t kLargestTurn = 999'999'999;
    Standing standing;
    const auto seat = next_field(text);
    used = next_field(text);
    const auto passes = read_number(next_field(text), kMostPlayers);
    const auto out = next_field(text);
    const auto turn = read_number(text, kLargestTurn);
    if (out.empty()) return {};
    for (const char letter : out == "-" ? std::string_view{} : out) {
        const auto gone = kSeatLetters.substr(0, static_cast<std::size_t>(players)).find(letter);
        if (gone == std::string_view::npos || standing.is_out(static_cast<int>(gone))) return {};
        standing.send_out(static_cast<int>(gone));
    }
    if (standing.still_in(players) == 0 || seat.size() != 1 || !passes || !turn || *turn == 0) return {};
    const auto mover = kSeatLetters.substr(0, static_cast<std::size_t>(players)).find(seat[0]);
    if (mover == std::string_view::npos || standing.is_out(static_cast<int>(mover))) return {};
    if (static_cast<int>(*passes) > standing.still_in(players)) return {};
    standing.to_move = static_cast<std::uint8_t>(mover);
    standing.passes = static_cast<std::uint8_t>(*passes);
    standing.turn = *turn;
    return standing;
}

// Whose each cell is: the owner's seat + 1, 0 for nobody, in three sets, however many play.
template <class Sheet>
struct Owners {
    using Set = typename Sheet::Set;
    using Row = typename Sheet::Row;

    std::array<Set, 3> bits{};

    friend bool operator==(const Owners&, const Owners&) = default;

    // A row of the cells of a seat.
    Row row_of(int seat, int y) const {
        const auto other = [&](int i) { return static_cast<Row>(((seat + 1) >> i & 1) - 1); };
        return static_cast<Row>((bits[0].row[y] ^ other(0)) & (bits[1].row[y] ^ other(1)) &
                                (bits[2].row[y] ^ other(2)));
    }

    Set of(int seat) const {
        Set cells;
        for (int y = 0; y < static_cast<int>(cells.row.size()); ++y) cells.row[y] = row_of(seat, y);
        return cells;
    }

    Set taken() const { return bits[0] | bits[1] | bits[2]; }

    // The owner's seat, −1 for nobody.
    int at(int x, int y) const {
        const auto bit = [&](int i) { return static_cast<int>(bits[i].row[y] >> x & 1); };
        return (bit(0) | bit(1) << 1 | bit(2) << 2) - 1;
    }

    void give(int x, int y, int seat) {
        for (int i = 0; i < 3; ++i) {
            const Row cell = static_cast<Row>(Row{1} << x), wanted = static_cast<Row>((seat + 1) >> i & 1);
            bits[i].row[y] = static_cast<Row>((bits[i].row[y] & ~cell) | wanted << x);
        }
    }
};

// What a piece on a cell adds to the key of a position (Zobrist 1970), counted instead of looked up.
inline std::uint64_t spot_key(int cell, int piece) {
    const auto spot = static_cast<std::uint64_t>(cell) << 8 | static_cast<std::uint64_t>(piece);
    return mixed(mixed(0x9E3779B97F4A7C15u, spot), spot);
}

}  // namespace parlour
