"""Races on a sheet: who reaches which cell first, and how far it is to a target.

`grow` gives a set of cells and all that touches it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp

from parlour.games.cells import Cells

Grow = Callable[[Cells], Cells]
FAR = 99


def first_reached(
    grow: Grow,
    fronts: Sequence[Cells],
    free: Sequence[Cells],
    first: int,
    left: int = 1,
    steps: int = 1,
) -> list[Cells]:
    """The cells each seat reaches before the others, from `fronts` through its `free` cells.

    Seat `first` grows by `left` rings, then the others in turn, and all again, by `steps` each.
    """
    players = len(fronts)
    order = [(first + i) % players for i in range(players)]
    edges, owned, unclaimed, rings = list(fronts), [0] * players, ~0, left
    while any(edges):
        for seat in order:
            edge = edges[seat] & unclaimed
            for _ in range(rings):
                if not edge:
                    break
                owned[seat] |= edge
                unclaimed ^= edge
                edge = grow(edge) & free[seat] & unclaimed
            edges[seat] = edge
            rings = steps
    return owned


def distances(
    grow: Grow, front: Cells, free: Cells, targets: Sequence[Cells], limit: int
) -> list[int]:
    """The steps it takes to hit each target (1: it lies in the front); `FAR` beyond `limit`."""
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


def menace(distance: int, steps: int, left: int, turns_away: int) -> float:
    """How near (0…1) death is from an enemy `distance` steps away that has `steps` in a turn.

    `left` are its steps left if it is on move, else 0; `turns_away` counts the turns of others
    before its next whole turn. What comes later can still be answered.
    """
    if distance <= left:
        return 0.97
    missing = distance - left - steps
    near = 0.5 - 0.05 * missing if missing <= 0 else 0.35 - 0.05 * missing
    return max(0.0, near) / (0.7 + 0.3 * turns_away)


def waits(to_move: int, alive: Sequence[bool]) -> list[int]:
    """How many turns of others come before each seat's next whole turn."""
    seats = [(to_move + i) % len(alive) for i in range(1, len(alive) + 1)]
    found, count = [0] * len(alive), 0
    for seat in seats:
        found[seat] = count
        count += alive[seat]
    return found
