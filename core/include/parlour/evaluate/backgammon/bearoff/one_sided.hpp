#pragma once

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <optional>

#include "parlour/evaluate/backgammon/bearoff/home.hpp"
#include "parlour/evaluate/backgammon/bearoff/table.hpp"
#include "parlour/evaluate/backgammon/probabilities.hpp"

namespace parlour::backgammon::bearoff {

// How many rolls something takes: the share of each number, in 65,535ths that sum to 65,535. Numbers
// not listed have none.
struct Rolls {
    static constexpr std::uint32_t kAll = 65535;

    int first = 0, count = 0;
    const std::uint16_t* shares = nullptr;

    std::uint32_t share(int rolls) const {
        const int i = rolls - first;
        return i < 0 || i >= count ? 0 : shares[i];
    }
    double mean() const {
        double sum = 0;
        for (int i = 0; i < count; ++i) sum += static_cast<double>(shares[i]) * (first + i);
        return sum / kAll;
    }
};

// The chance that `one` takes at most as many rolls as `other`, both by chance alone.
inline double at_most(const Rolls& one, const Rolls& other) {
    std::uint64_t sum = 0, tail = 0;
    int rolls = std::max(one.first + one.count, other.first + other.count) - 1;
    for (; rolls >= one.first; --rolls) {
        tail += other.share(rolls);
        sum += one.share(rolls) * tail;
    }
    return static_cast<double>(sum) / (static_cast<double>(Rolls::kAll) * Rolls::kAll);
}

// Of each position of one side's home: how many rolls it takes to bear all off, played so as to take
// the fewest on average; and how many until the first checker is off, played for that (0 with fewer
// than fifteen checkers). `make_one_sided` makes its file:
//
// the header; for each position the place of its row, as 32 bits, counted in words of 16 bits from
// the start of the rows; the rows: four bytes (first and count of the listed shares, of bearing all
// off and of the first checker), then the shares, 16 bits each.
class OneSided {
public:
    // Of a file's bytes; what is wrong with it otherwise.
    static Fault open(Bytes bytes, std::optional<OneSided>& table) {
        Header header;
        const Fault fault = inspect(bytes, Kind::kOneSided, header);
        if (fault != Fault::kNone) return fault;
        if (!fits(header, kMostCheckers) || header.size < header.positions * sizeof(std::uint32_t)) return Fault::kDamaged;
        table = OneSided(std::move(bytes), header);
        return fault;
    }

    int points() const { return home_.points(); }
    int checkers() const { return checkers_; }
    const Home& home() const { return home_; }

    struct Row {
        Rolls all, first;
    };
    Row row(std::uint32_t number) const {
        std::uint32_t place;
        std::memcpy(&place, places_ + std::size_t{number} * sizeof place, sizeof place);
        const std::uint16_t* const at = rows_ + place;
        std::array<std::uint8_t, 4> head;
        std::memcpy(head.data(), at, head.size());
        return {{head[0], head[1], at + 2}, {head[2], head[3], at + 2 + head[1]}};
    }

    // The chances of who has just moved, the enemy being on roll; nothing if a side has checkers beyond
    // the table. There is no backgammon: all checkers are out of the enemy's home.
    std::optional<Probabilities> race(const Board& board) const {
        if (!are_home(board, points())) return {};
        const Sides both = sides(board, points());
        if (std::max(both.own_checkers, both.enemy_checkers) > checkers_) return {};
        const Row own = row(home_.number(both.own)), enemy = row(home_.number(both.enemy));
        Probabilities found;
        found.win = static_cast<float>(1 - at_most(enemy.all, own.all));
        if (both.enemy_checkers == kMostCheckers) {
            found.win_gammon = std::min(found.win, static_cast<float>(1 - at_most(enemy.first, own.all)));
        }
        if (both.own_checkers == kMostCheckers) {
            found.lose_gammon = std::min(1 - found.win, static_cast<float>(at_most(enemy.all, own.first)));
        }
        return found;
    }

private:
    OneSided(Bytes bytes, const Header& header)
        : bytes_(std::move(bytes)), home_(static_cast<int>(header.points)), checkers_(static_cast<int>(header.checkers)),
          places_(bytes_.data() + sizeof header),
          rows_(reinterpret_cast<const std::uint16_t*>(places_ + header.positions * sizeof(std::uint32_t))) {}

    Bytes bytes_;
    Home home_;
    int checkers_;
    const std::byte* places_;
    const std::uint16_t* rows_;
};

}  // namespace parlour::backgammon::bearoff
