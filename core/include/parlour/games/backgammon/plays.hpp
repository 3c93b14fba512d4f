#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "parlour/games/backgammon/board.hpp"

namespace parlour::backgammon {

// Whole plays: all boards that a roll can lead to, each once (B4–B8), without memory or lists to
// search.
//
// With a double every play has one order of falling sources, and different sources make different
// boards. With two different dice a play is a pair of sources, one a die, whatever the order;
// two pairs make the same board only where one checker goes the way of both dice by either point
// and hits on neither, or where both dice bear off the same two checkers.

// At most so many plays has a roll: four steps shared among fifteen checkers.
inline constexpr int kMostPlays = 3060;

// The steps of a play, a byte each from the lowest: one more than the action number.
using Code = std::uint32_t;

// The action number of a step: a bear-off counts as the exact die.
constexpr int step_action(int source, int die) {
    return (source - 1) * kDice + std::min(source, die) - 1;
}
constexpr Code step_code(int source, int die) { return static_cast<Code>(step_action(source, die) + 1); }
constexpr int steps_in(Code code) { return (std::bit_width(code) + 7) / 8; }
constexpr Code joined(Code code, Code step, int steps_before) { return code | step << 8 * steps_before; }

inline int highest(Mask points) { return std::bit_width(points) - 1; }

// The points from which a die can move a checker (B5, B6, B8); `closed` are those with two or more
// enemy checkers.
inline Mask movable(Mask own, Mask closed, int die) {
    if (own >> kBar & 1) return closed >> (kBar - die) & 1 ? 0 : bit(kBar);
    Mask found = own & ~(closed << die) & ~Mask{1} << die;
    // Off: exactly, or from the highest point with a larger die.
    if (!(own & kOutside)) found |= own >> die ? own & bit(die) : std::bit_floor(own);
    return found;
}

// The sets of points that decide where steps can go.
struct Points {
    Mask own, twice;     // with at least one and two own checkers
    Mask closed, blots;  // with two and more, and with one enemy checker

    explicit Points(const Board& board)
        : own(own_points(board)), twice(own_points(board, 2)), closed(enemy_points(board, 2) & ~bit(kOff)),
          blots(enemy_points(board) & ~closed & ~bit(kOff)) {}

    // The own points after a step.
    Mask after(int source, int die) const { return after(own, twice, source, die); }
    static Mask after(Mask own, Mask twice, int source, int die) {
        const Mask from = bit(source);
        return (own & ~from) | (twice & from) | (from >> die & ~bit(kOff));
    }
};

// The beginning of some plays: their last step is one of `die` from one of the `last` points.
struct Stem {
    Board board;  // before the last step
    Mask blots;
    Code code;
    int steps;
    int die;
    Mask last;
};

namespace detail {

// Calls `visit(stem)` for all plays whose first step is this one and whose last is one of `last`.
template <class Visit>
inline void visit_pair(const Board& board, Mask blots, int first_die, int source, int die, Mask last, Visit&& visit) {
    const Mask target = bit(source) >> first_die;
    visit(Stem{board + change_of((blots & target) != 0, first_die, source), blots & ~target,
               step_code(source, first_die), 1, die, last});
}

// Two dice where no checker can be borne off; the bar is empty. True if both can be played.
template <class Visit>
bool pairs_outside(const Board& board, const Points& points, int high, int low, Visit&& visit) {
    const Mask own = points.own, closed = points.closed, blots = points.blots;
    const Mask by_high = movable(own, closed, high), by_low = movable(own, closed, low);
    const Mask quiet = by_high & ~(blots << high);  // whose step with the high die hits nothing
    bool any = false;
    for (Mask sources = by_high; sources;) {
        const int source = highest(sources);
        sources ^= bit(source);
        // The same checker first by the low die: that board comes by the high die too.
        const Mask again = bit(source) << low & quiet;
        const Mask all = movable(points.after(source, high), closed, low), last = all & ~again;
        any |= all != 0;
        if (last) visit_pair(board, blots, high, source, low, last, visit);
    }
    // What only the low die first can do: one checker by a point that was empty.
    Mask middles = by_low >> low & ~own & ~(closed << high) & ~Mask{1} << high;
    any |= middles != 0;
    for (middles &= ~(quiet >> low & ~blots); middles;) {
        const int middle = highest(middles);
        middles ^= bit(middle);
        visit_pair(board, blots, low, middle + low, high, bit(middle), visit);
    }
    return any;
}

// Two dice with checkers on the bar.
template <class Visit>
bool pairs_from_bar(const Board& board, const Points& points, int high, int low, Visit&& visit) {
    const Mask closed = points.closed, blots = points.blots;
    const bool enters_high = !(closed & bit(kBar - high)), enters_low = !(closed & bit(kBar - low));
    if (points.twice & bit(kBar)) {
        if (!enters_high || !enters_low) return false;
        visit_pair(board, blots, high, kBar, low, bit(kBar), visit);
        return true;
    }
    Mask first = 0, second = 0;
    if (enters_high) first = movable(points.after(kBar, high), closed, low);
    if (enters_low) second = movable(points.after(kBar, low), closed, high);
    const bool any = (first | second) != 0;
    const Mask middles = bit(kBar - high) | bit(kBar - low);
    if ((first & bit(kBar - high)) && !(blots & middles)) second &= ~bit(kBar - low);
    if (first) visit_pair(board, blots, high, kBar, low, first, visit);
    if (second) visit_pair(board, blots, low, kBar, high, second, visit);
    return any;
}

// Two dice where checkers may be borne off: at most one is outside the home board.
template <class Visit>
bool pairs_at_home(const Board& board, const Points& points, int high, int low, Visit&& visit) {
    const Mask own = points.own, closed = points.closed, blots = points.blots;
    const Mask by_high = movable(own, closed, high), by_low = movable(own, closed, low);
    // By the source of the first step: the sources of the second.
    std::array<Mask, kPoints> high_first{}, low_first{};
    Mask any = 0;
    for (Mask sources = by_high; sources; sources &= sources - 1) {
        const int source = std::countr_zero(sources);
        any |= high_first[static_cast<std::size_t>(source)] = movable(points.after(source, high), closed, low);
    }
    for (Mask sources = by_low; sources; sources &= sources - 1) {
        const int source = std::countr_zero(sources);
        any |= low_first[static_cast<std::size_t>(source)] = movable(points.after(source, low), closed, high);
    }
    if (!any) return false;
    const auto plays_high_first = [&](int by_high_from, int by_low_from) {
        return (high_first[static_cast<std::size_t>(by_high_from)] >> by_low_from & 1) != 0;
    };
    const auto plays_low_first = [&](int by_high_from, int by_low_from) {
        return (low_first[static_cast<std::size_t>(by_low_from)] >> by_high_from & 1) != 0;
    };
    // Whether another pair, visited instead, makes the same board.
    const auto is_again = [&](int by_high_from, int by_low_from) {
        if (by_high_from == by_low_from - low && by_low_from > high &&
            plays_high_first(by_low_from, by_low_from - high) &&
            !(blots & (bit(by_low_from - high) | bit(by_high_from)))) {
            return true;
        }
        return by_high_from < by_low_from && by_low_from <= low &&
               (plays_high_first(by_low_from, by_high_from) || plays_low_first(by_low_from, by_high_from));
    };
    for (Mask sources = by_high; sources;) {
        const int source = highest(sources);
        sources ^= bit(source);
        Mask last = high_first[static_cast<std::size_t>(source)];
        for (Mask others = last; others; others &= others - 1) {
            const int other = std::countr_zero(others);
            if (is_again(source, other)) last ^= bit(other);
        }
        if (last) visit_pair(board, blots, high, source, low, last, visit);
    }
    for (Mask sources = by_low; sources;) {
        const int source = highest(sources);
        sources ^= bit(source);
        Mask last = low_first[static_cast<std::size_t>(source)];
        for (Mask others = last; others; others &= others - 1) {
            const int other = std::countr_zero(others);
            if (plays_high_first(other, source) || is_again(other, source)) last ^= bit(other);
        }
        if (last) visit_pair(board, blots, low, source, high, last, visit);
    }
    return true;
}

// The own points by how many checkers they have, as far as a double of four can tell.
struct Heights {
    Mask one, two, three, four;

    Heights after(int source, int die) const {
        const Mask from = bit(source), to = from >> die & ~bit(kOff), rest = ~from;
        Heights next{(one & rest) | (two & from), (two & rest) | (three & from), (three & rest) | (four & from),
                     four & rest};
        next.four |= next.three & to;
        next.three |= next.two & to;
        next.two |= next.one & to;
        next.one |= to;
        return next;
    }
};

inline Heights heights_of(const Board& board) {
    return {own_points(board), own_points(board, 2), own_points(board, 3), own_points(board, 4)};
}

// `kLeft` more steps of a double, from the `allowed` points only. True if there is such a play.
template <int kLeft, class Visit>
bool equal_steps(const Stem& stem, const Heights& heights, Mask closed, Mask allowed, Visit&& visit) {
    const Mask sources = movable(heights.one, closed, stem.die) & allowed;
    if constexpr (kLeft == 1) {
        if (!sources) return false;
        Stem last = stem;
        last.last = sources;
        visit(last);
        return true;
    } else {
        bool any = false;
        for (Mask left = sources; left;) {
            const int source = highest(left);
            const Mask target = bit(source) >> stem.die;
            const Stem next{stem.board + change_of((stem.blots & target) != 0, stem.die, source), stem.blots & ~target,
                            joined(stem.code, step_code(source, stem.die), stem.steps), stem.steps + 1, stem.die, 0};
            any |= equal_steps<kLeft - 1>(next, heights.after(source, stem.die), closed, bit(source) | (bit(source) - 1),
                                           visit);
            left ^= bit(source);
        }
        return any;
    }
}

// How many of `count` equal dice can be played.
inline int longest_of_equal(const Heights& heights, Mask closed, int die, int count, Mask allowed = kAllPoints) {
    int best = 0;
    if (count == 0) return 0;
    for (Mask left = movable(heights.one, closed, die) & allowed; left;) {
        const int source = highest(left);
        best = std::max(best, 1 + longest_of_equal(heights.after(source, die), closed, die, count - 1,
                                                   bit(source) | (bit(source) - 1)));
        if (best == count) break;
        left ^= bit(source);
    }
    return best;
}

}  // namespace detail

// Calls `visit(stem)` until every different board that the dice can lead to has been named once;
// not at all if no die can be played.
template <class Visit>
void each_stem(const Board& board, const Dice& dice, Visit&& visit) {
    const Points points(board);
    const Stem empty{board, points.blots, 0, 0, dice.high, 0};
    if (dice.highs > 1) {
        const detail::Heights heights = detail::heights_of(board);
        const Mask closed = points.closed;
        switch (std::min(dice.highs, 4)) {
            case 4:
                if (detail::equal_steps<4>(empty, heights, closed, kAllPoints, visit)) return;
                [[fallthrough]];
            case 3:
                if (detail::equal_steps<3>(empty, heights, closed, kAllPoints, visit)) return;
                [[fallthrough]];
            default:
                if (detail::equal_steps<2>(empty, heights, closed, kAllPoints, visit)) return;
        }
    } else if (dice.highs && dice.lows) {
        const Mask outside = points.own & kOutside;
        const bool both = outside >> kBar ? detail::pairs_from_bar(board, points, dice.high, dice.low, visit)
                          : (outside & (outside - 1)) | (points.twice & outside)
                              ? detail::pairs_outside(board, points, dice.high, dice.low, visit)
                              : detail::pairs_at_home(board, points, dice.high, dice.low, visit);
        if (both) return;
    }
    // One die: the larger if it can be played (B7).
    Stem stem = empty;
    if (dice.highs) stem.last = movable(points.own, points.closed, dice.high);
    if (!stem.last && dice.lows) {
        stem.die = dice.low;
        stem.last = movable(points.own, points.closed, dice.low);
    }
    if (stem.last) visit(stem);
}

// Calls `visit(board, code)` for every different board at the end of a play, as the same player
// counts it, with the steps of one play that leads there in a legal order. Returns their number: 0
// if the roll cannot be played (B9).
template <class Visit>
int plays(const Board& board, const Dice& dice, Visit&& visit) {
    int count = 0;
    each_stem(board, dice, [&](const Stem& stem) {
        const Mask hits = stem.blots << stem.die;
        count += std::popcount(stem.last);
        for (Mask sources = stem.last; sources; sources &= sources - 1) {
            const int source = std::countr_zero(sources);
            visit(stem.board + change_of((hits >> source & 1) != 0, stem.die, source),
                  joined(stem.code, step_code(source, stem.die), stem.steps));
        }
    });
    return count;
}

// The same boards written from `out` on, which has room for kMostPlays.
inline int all_plays(const Board& board, const Dice& dice, Board* out) {
    return plays(board, dice, [&](const Board& end, Code) { *out++ = end; });
}

// How many boards the dice can lead to.
inline int count_plays(const Board& board, const Dice& dice) {
    int count = 0;
    each_stem(board, dice, [&](const Stem& stem) { count += std::popcount(stem.last); });
    return count;
}

// Whether any of the dice can move a checker.
inline bool can_move(const Board& board, const Dice& dice) {
    const Mask own = own_points(board), closed = enemy_points(board, 2);
    return (dice.highs && movable(own, closed, dice.high)) || (dice.lows && movable(own, closed, dice.low));
}

// The points from which the high die, and those from which the low die, begins a play of as many
// dice as possible, or of the larger if only one can be played (B7).
struct FirstSteps {
    Mask high = 0, low = 0;
};

inline FirstSteps first_steps(const Board& board, const Dice& dice) {
    const Points points(board);
    const Mask closed = points.closed;
    FirstSteps single;
    if (dice.highs) single.high = movable(points.own, closed, dice.high);
    if (dice.lows) single.low = movable(points.own, closed, dice.low);
    FirstSteps found;
    if (dice.highs > 1) {
        const detail::Heights heights = detail::heights_of(board);
        int most = 0;
        for (Mask sources = single.high; sources; sources &= sources - 1) {
            const int source = std::countr_zero(sources);
            const int length = detail::longest_of_equal(heights.after(source, dice.high), closed, dice.high,
                                                        std::min(dice.highs, 4) - 1);
            if (length > most) found.high = 0;
            most = std::max(most, length);
            if (length == most) found.high |= bit(source);
        }
        return found;
    }
    if (dice.highs && dice.lows) {
        // Where each die can move from two points (not the bar), one step leaves a source to the other die:
        // it closes no point, and in bearing off the highest checker stays the highest.
        const auto are_two = [](Mask sources) { return (sources & (sources - 1)) != 0; };
        if (are_two(single.high) && are_two(single.low)) return single;
        for (Mask sources = single.high; sources; sources &= sources - 1) {
            const int source = std::countr_zero(sources);
            if (movable(points.after(source, dice.high), closed, dice.low)) found.high |= bit(source);
        }
        for (Mask sources = single.low; sources; sources &= sources - 1) {
            const int source = std::countr_zero(sources);
            if (movable(points.after(source, dice.low), closed, dice.high)) found.low |= bit(source);
        }
        if (found.high | found.low) return found;
    }
    if (single.high) single.low = 0;
    return single;
}

}  // namespace parlour::backgammon
