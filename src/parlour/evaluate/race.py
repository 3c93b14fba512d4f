"""Races on a sheet: who reaches which cell first, and how far it is to a target.

Sets of cells are whole numbers (bit i is cell i); `grow` gives a set and all that touches it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp

Cells = int
Grow = Callable[[Cells], Cells]
FAR = 99


def first_reached(grow: Grow, fronts: Sequence[Cells], free: Sequence[Cells], first: int) -> list[Cells]:
    """The cells each seat reaches before the others, growing from `fronts` through its `free` cells.

    The seats grow one ring a round, seat `first` before the others on a tie.
    """
    players = len(fronts)
    order = [(first + i) % players for i in range(players)]
    taken, owned, edge = 0, [0] * players, list(fronts)
    while any(edge):
        for seat in order:
            edge[seat] &= ~taken
            owned[seat] |= edge[seat]
            taken |= edge[seat]
        for seat in order:
            if edge[seat]:
                edge[seat] = grow(edge[seat]) & free[seat] & ~taken
    return owned


def distances(grow: Grow, front: Cells, free: Cells, targets: Sequence[Cells], limit: int) -> list[int]:
    """How many steps it takes to hit each target (1: it lies in the front); `FAR` beyond `limit`."""
    found = [FAR] * len(targets)
    reached = edge = front
    for steps in range(1, limit + 1):
        for i, target in enumerate(targets):
            if target & edge and found[i] == FAR:
                found[i] = steps
        edge = grow(edge) & free & ~reached
        if not edge:
            break
        reached |= edge
    return found


def shares_of(scores: Sequence[float | None]) -> tuple[float, ...]:
    """Chances that sum to 1 from scores (None: the seat is out): a softmax."""
    best = max(score for score in scores if score is not None)
    weights = [0.0 if score is None else exp(score - best) for score in scores]
    total = sum(weights)
    return tuple(weight / total for weight in weights)


def danger(distance: int, steps: int, turns_away: int) -> float:
    """How near (0…1) death is from an enemy `distance` steps away that has `steps` in its turn.

    `turns_away` is 0 if it is on move, 1 if it comes next …; what is far in turns can be answered.
    """
    if distance <= steps:
        return 0.97 if turns_away == 0 else 0.6 / turns_away + 0.2
    return max(0.0, 0.35 - 0.05 * (distance - steps)) / (1 + 0.3 * turns_away)
