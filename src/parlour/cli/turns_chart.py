"""The course of a game as a small plot of block characters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from parlour.draw.describe import columns

BLOCKS = " ▁▂▃▄▅▆▇█"
ASCII = " ...:::##"
"""The same eighths where a terminal has no blocks."""
WIDTH = 64
"""Columns of a plot at most."""
SIGNS = {"doubtful": "?!", "bad": "?", "very bad": "??"}


def chart(
    values: Sequence[float],
    low: float,
    high: float,
    rows: int,
    labels: Sequence[str] = (),
    *,
    plain: bool = False,
) -> Iterator[str]:
    """Bars over the turns, `rows` lines high; `labels` stand before the lines, from the top."""
    tops = [(value - low) / (high - low) * rows * 8 for value in spread(values)]
    signs = ASCII if plain else BLOCKS
    margin = max(map(columns, labels), default=0)
    for row in range(rows - 1, -1, -1):
        label = labels[rows - 1 - row] if rows - 1 - row < len(labels) else ""
        cells = (signs[max(0, min(8, round(top) - 8 * row))] for top in tops)
        yield f"{' ' * (margin - columns(label))}{label}  {''.join(cells)}".rstrip()


def spread(values: Sequence[float]) -> list[float]:
    """The values as columns: twice each where there is room, the mean of some where there is not.

    >>> spread([0, 1]), len(spread([0.0] * 130))
    ([0, 0, 1, 1], 64)
    """
    count = len(values)
    if 2 * count <= WIDTH:
        return [value for value in values for _ in range(2)]
    if count <= WIDTH:
        return list(values)
    edges = [round(at * count / WIDTH) for at in range(WIDTH + 1)]
    return [sum(values[a:b]) / (b - a) for a, b in pairwise(edges)]


def place(index: int, count: int) -> int:
    """The column of a turn."""
    return 2 * index if 2 * count <= WIDTH else index * min(count, WIDTH) // count


def signs(errors: Sequence[tuple[int, str]], count: int) -> str:
    """The signs of errors below their turns (`index`, `class`); a worse one covers its neighbour.

    Where there is room for one character alone it is `?`.
    """
    wide = 2 * count <= WIDTH
    line = [" "] * min(2 * count, WIDTH)
    for index, name in errors:
        sign = SIGNS[name] if wide else "?"
        for offset, letter in enumerate(sign):
            line[place(index, count) + offset] = letter
    return "".join(line).rstrip()
