"""The bear-off in the plainest way: every play by trying all orders of steps, exact fractions.

A home is a tuple of counts, the lowest point first.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product

Home = tuple[int, ...]
Board = tuple[int, int]
ROLLS = Counter(tuple(sorted(roll)) for roll in product(range(1, 7), repeat=2))


def homes(points: int, checkers: int) -> list[Home]:
    """All homes of up to so many checkers."""
    counts = product(range(checkers + 1), repeat=points)
    return [home for home in counts if sum(home) <= checkers]


def step(home: Home, die: int) -> set[Home]:
    """Where one die leads (B8); an empty home stays."""
    if not any(home):
        return {home}
    found = set()
    highest = max(i for i, count in enumerate(home) if count)
    for source, count in enumerate(home):
        if count and (source + 1 >= die or source == highest):
            after = list(home)
            after[source] -= 1
            if source >= die:
                after[source - die] += 1
            found.add(tuple(after))
    return found


@cache
def plays(home: Home, roll: tuple[int, int]) -> frozenset[Home]:
    """Where a roll leads, in any order of its dice, a double four times (B4)."""
    one, other = roll
    orders = ((one,) * 4,) if one == other else ((one, other), (other, one))
    ends: set[Home] = set()
    for order in orders:
        reached = {home}
        for die in order:
            reached = {after for before in reached for after in step(before, die)}
        ends |= reached
    return frozenset(ends)


@cache
def spread(home: Home) -> dict[int, Fraction]:
    """How many rolls it takes, with what chance, played to take the fewest on average."""
    if not any(home):
        return {0: Fraction(1)}
    found: Counter[int] = Counter()
    for roll, ways in ROLLS.items():
        best = min(plays(home, roll), key=mean)
        for rolls, share in spread(best).items():
            found[rolls + 1] += Fraction(ways, 36) * share
    return dict(found)


@cache
def mean(home: Home) -> Fraction:
    """The mean of `spread`."""
    return sum((rolls * share for rolls, share in spread(home).items()), Fraction(0))


CUBELESS, CENTRED, OWN, THEIRS = range(4)
FLIPPED = {CUBELESS: CUBELESS, CENTRED: CENTRED, OWN: THEIRS, THEIRS: OWN}


@cache
def rolled(roller: Home, other: Home, cube: int) -> Fraction:
    """What rolling now is worth to the roller; the cube says whose it is, and counts 1."""
    total = Fraction(0)
    for roll, ways in ROLLS.items():
        ends = plays(roller, roll)
        best = max(-to_move(other, end, FLIPPED[cube]) if any(end) else Fraction(1) for end in ends)
        total += Fraction(ways, 36) * best
    return total


@cache
def to_move(roller: Home, other: Home, cube: int) -> Fraction:
    """What a turn is worth that begins with the right to double, if the cube gives it (B11)."""
    roll = rolled(roller, other, cube)
    if cube not in (CENTRED, OWN):
        return roll
    return max(roll, min(2 * rolled(roller, other, THEIRS), Fraction(1)))
