#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "parlour/base/random.hpp"
#include "parlour/evaluate/klopodavka/hand.hpp"

namespace parlour {

// What a position of Klopodavka for three or four seats promises, also by what comes of it when
// everybody rushes: half of the shares are those of the position, half those of the one two rounds
// later in which each seat has gone, turn by turn, the shortest way to the nearest main bug. So it is
// seen how many enemies arrive in the same round, who is quicker, and whom a kill leaves alone. Between
// the last two the position alone counts, for both answer what they see; with five or six seats too,
// where looking ahead lost (docs/virus_family.md).
template <class Sheet>
class KlopodavkaForesight : public KlopodavkaHand<Sheet> {
public:
    using Hand = KlopodavkaHand<Sheet>;
    using Rules = Klopodavka<Sheet>;
    using Position = typename Rules::Position;
    using Set = typename Sheet::Set;
    static constexpr int kFarthest = 48;  // steps; no main bug further away is rushed for

    explicit KlopodavkaForesight(const Rules& game) : Hand(game), game_(game) {}

    // Shares that sum to 1; a seat that is out has 0.
    Payoffs guess(const Position& at, Random& random) const {
        Payoffs shares = Hand::shares(at);
        const int players = game_.players();
        if (players > kMost || at.standing.still_in(players) == 2) return shares;
        Position ahead = at;
        for (int turn = 0; turn < kTurns && game_.actor(ahead) != kNobody; ++turn) rush(ahead, random);
        const Payoffs later = game_.actor(ahead) == kNobody ? game_.payoffs(ahead) : Hand::shares(ahead);
        for (std::size_t seat = 0; seat < shares.size(); ++seat) shares[seat] += kWeight * (later[seat] - shares[seat]);
        return shares;
    }

    // The steps of a shortest way of the mover to the nearest main bug, and how many they are; 0: there is
    // none.
    int shortest(const Position& at, Random& random, std::array<Move, kFarthest>& way) const {
        const Sheet& sheet = game_.sheet();
        const int seat = at.standing.to_move;
        Set targets{};
        for (int other = 0; other < game_.players(); ++other) {
            if (other != seat && !at.standing.is_out(other)) targets |= sheet.one(at.mains[other]);
        }
        std::array<Set, kFarthest> rings;
        std::size_t length = 0;
        Set ends{};
        for (KlopodavkaWalk<Sheet> walk(sheet, at, seat, at.border); length < kFarthest && !Sheet::any(ends); walk.go_on(sheet.all)) {
            if (!Sheet::any(walk.edge())) return 0;
            rings[length++] = walk.edge();
            ends = walk.edge() & targets;
        }
        // Back from the end: before each step one that gives access to its cell, over own cells or not.
        const Set own = at.owners.of(seat);
        for (std::size_t i = length; i-- > 0;) {
            const Set fits = rings[i] & ends;
            const int count = Sheet::count(fits);
            if (count == 0) return 0;
            const int cell = sheet.nth(fits, static_cast<int>(random.below(static_cast<std::uint32_t>(count))));
            way[i] = static_cast<Move>(cell);
            Set joined = sheet.one(cell);
            ends = Set{};
            while (Sheet::any(joined)) {
                const Set grown = sheet.grow(joined);
                joined = grown & own & ~ends;
                ends |= grown;
            }
        }
        return static_cast<int>(length);
    }

private:
    static constexpr int kMost = 4;   // seats
    static constexpr int kTurns = 8;  // two rounds of them
    static constexpr double kWeight = 0.5;

    // Plays the rest of a turn on a shortest way to the nearest main bug, by lot where there are several.
    void rush(Position& at, Random& random) const {
        const int seat = at.standing.to_move;
        const auto is_on = [&] { return game_.actor(at) == seat && at.left < game_.steps(); };
        do {
            std::array<Move, kFarthest> way;
            const int length = shortest(at, random, way);
            if (length == 0) game_.apply(at, game_.random_move(at, random));
            for (int i = 0; i < length && (i == 0 || is_on()); ++i) game_.apply(at, way[static_cast<std::size_t>(i)]);
        } while (is_on());
    }

    const Rules& game_;
};

}  // namespace parlour
