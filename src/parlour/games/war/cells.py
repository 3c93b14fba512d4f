"""Sets of cells as whole numbers, and leaps from them: what makes War's steps cheap to find."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import compress
from typing import TypeVar

from parlour.games.grid import Sheet

T = TypeVar("T")
Cells = int
"""A set of cells: bit i stands for cell i."""


class Leaps:
    """Where the cells of one sheet get by the same `steps` (dx, dy), for whole sets at a time."""

    def __init__(self, board: Sheet, steps: Sequence[tuple[int, int]]) -> None:
        self._parts = []
        for dx, dy in steps:
            inside = sum(
                1 << cell for cell in board.cells if board.at(cell % board.width + dx, 0) >= 0
            )
            self._parts.append((inside, board.width * dy + dx))
        self._sheet = (1 << len(board.cells)) - 1

    def reach(self, cells: Cells) -> Cells:
        """The cells on the sheet that one leap from `cells` reaches."""
        reached = 0
        for inside, shift in self._parts:
            leapt = cells & inside
            reached |= leapt << shift if shift > 0 else leapt >> -shift
        return reached & self._sheet

    def flood(self, cells: Cells, conducts: Cells) -> Cells:
        """All that leaps from `cells` lead to through `conducts`, the cells included."""
        reached = edge = cells
        while edge := self.reach(edge) & conducts & ~reached:
            reached |= edge
        return reached


@cache
def leaps(board: Sheet, steps: tuple[tuple[int, int], ...]) -> Leaps:
    """The leaps of a sheet; made once."""
    return Leaps(board, steps)


@cache
def _table(codes: frozenset[int]) -> bytes:
    return bytes(ord("1" if code in codes else "0") for code in range(256))


def table(codes: Iterable[int]) -> bytes:
    """Some of the codes a board can hold, as `where` wants them: a digit 0 or 1 for each code."""
    return _table(frozenset(codes))


def where(cells: bytes, codes: bytes) -> Cells:
    """The cells of a board that hold one of `codes`, a `table`."""
    return int(cells[::-1].translate(codes), 2)


def pick(things: Sequence[T], cells: Cells) -> Iterator[T]:
    """Of one thing a cell, those of the cells in a set, from `a1` on."""
    return compress(things, f"{cells:b}"[::-1].encode().translate(_BITS))


_BITS = bytes(digit == ord("1") for digit in range(256))
