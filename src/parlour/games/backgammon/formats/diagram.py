"""The checkers of a board drawn in letters, as XG and GNU Backgammon draw it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from parlour.games.backgammon.rules import BAR, OFF, Points


def is_drawing(line: str) -> bool:
    """Whether a line belongs to a drawn board: its edges, its rows, a cube beside it."""
    return re.match(r"\s*[v^]?\s*(\+[-0-9]|\|)", line) is not None


def checkers(lines: Sequence[str]) -> Points | None:
    """The checkers as X counts them; None where this is no board.

    A column has as many letters as checkers, or a digit where they are too many.
    """
    edges = [at for at, line in enumerate(lines) if re.match(r"\s*\+-?[0-9]", line)]
    if len(edges) != 2:
        return None
    first, last = edges
    points = [0] * 26
    middle = next((at for at in range(first, last) if "BAR" in lines[at]), None)
    if middle is None:
        return None
    halves = ((lines[first], lines[first + 1 : middle]), (lines[last], lines[middle + 1 : last]))
    for edge, rows in halves:
        named = {match.end() - 1: int(match[0]) for match in re.finditer("[0-9]+", edge)}
        for column, point in named.items():
            if 1 <= point <= 24:
                points[point] += _count([row[column : column + 1] for row in rows])
        bar = _count([row[lines[middle].index("BAR") + 1 :][:1] for row in rows])
        points[BAR if bar > 0 else OFF] += bar
    found = tuple(points)
    # The points are those of who is on roll; X's own go down to 1 on the right below.
    return found if _runs_down(lines[last]) else flip_points(found)


def _runs_down(edge: str) -> bool:
    numbers = [int(text) for text in re.findall("[0-9]+", edge)]
    return numbers[-1] < numbers[0]


def flip_points(points: Points) -> Points:
    """The same checkers where the points are numbered from the other side."""
    return (points[OFF], *points[24:0:-1], points[BAR])


def _count(cells: Sequence[str]) -> int:
    """The checkers of a column, O's negative; more than there are where both sides stand in it."""
    letters = [cell for cell in cells if cell in ("X", "O")]
    digits = [int(cell, 16) for cell in cells if re.fullmatch("[0-9A-F]", cell)]
    count = max([len(letters), *digits])
    if len(set(letters)) > 1:
        return 99
    return -count if "O" in letters else count
