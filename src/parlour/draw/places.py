"""Where things go that a layout leaves open: a line through pieces, marks on targets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from parlour.games.layout import Layout, Target

Point = tuple[float, float]
PATIENCE = 20_000
"""Steps of the search after which the longest line found is taken."""
STEPS = ((1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, 1), (-1, -1), (1, -1))


def thread(layout: Layout, plan: Mapping[str, Any]) -> Sequence[Point]:
    """The line through all pieces of `plan["symbols"]` to the one of `plan["head"]`.

    A position does not say in which order cells were visited; any line that visits each once
    shows it truly. Where none is found the longest one is returned.
    """
    heads = [(p.x, p.y) for p in layout.pieces if p.symbol == plan["head"]]
    cells = {(p.x, p.y) for p in layout.pieces if p.symbol in plan["symbols"]}
    if not heads or not cells:
        return ()
    near = {point: _near(point, cells) for point in (*cells, heads[0])}
    line: list[Point] = [heads[0]]
    best = list(line)
    choices = [_ordered(heads[0], near, set(line))]
    seen = set(line)
    for _ in range(PATIENCE):
        if len(line) > len(best):
            best = list(line)
        if len(line) > len(cells) or not choices:
            break
        if choices[-1]:
            point = choices[-1].pop()
            line.append(point)
            seen.add(point)
            choices.append(_ordered(point, near, seen))
        else:
            choices.pop()
            seen.discard(line.pop())
    return best[::-1]


def _near(point: Point, cells: set[Point]) -> list[Point]:
    x, y = point
    return [(x + dx, y + dy) for dx, dy in STEPS if (x + dx, y + dy) in cells]


def _ordered(point: Point, near: Mapping[Point, list[Point]], seen: set[Point]) -> list[Point]:
    """The next points, the best last: those with the fewest ways on first (Warnsdorff)."""
    ways = [p for p in near[point] if p not in seen]
    return sorted(ways, key=lambda p: -sum(q not in seen for q in near[p]))


def spots(layout: Layout, target: Target, entry: Mapping[str, Any]) -> Sequence[Point]:
    """Where an overlay marks a target: on its pieces if the theme says so, else in its middle."""
    if entry.get("on") == "pieces":
        found = [(p.x, p.y) for p in layout.pieces if p.at == target.id]
        if found:
            return found
    return [(target.x + target.width / 2, target.y + target.height / 2)]
