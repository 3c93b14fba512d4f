"""What the sheet games share: sets of cells as whole numbers, with leaps, floods and members.

In a set of cells bit `i` stands for cell `i` of the sheet. So a whole set leaps at once by a few
shifts, and what hangs together is found ring by ring: access and links are asked for after every
step.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, reduce
from itertools import compress, count
from operator import or_
from typing import TypeVar

from parlour.games.grid import RING, Cell, Sheet

T = TypeVar("T")
Cells = int
"""A set of cells: bit i stands for cell i. Sets are combined by `|`, `&`, `& ~`."""


class Leaps:
    """Where the cells of one sheet get by the same `steps` (dx, dy), for whole sets at a time."""

    def __init__(self, board: Sheet, steps: Iterable[tuple[int, int]]) -> None:
        self.sheet: Cells = (1 << len(board.cells)) - 1
        self._leaps = [(_stays(board, dx), board.width * dy + dx) for dx, dy in steps]

    def grow(self, cells: Cells) -> Cells:
        """The cells and all that one step from them reaches."""
        grown = cells
        for stays, shift in self._leaps:
            leaping = cells & stays
            grown |= leaping << shift if shift > 0 else leaping >> -shift
        return grown & self.sheet

    def flood(self, cells: Cells, conducts: Cells) -> Cells:
        """The cells and all that is joined to them through `conducts`."""
        reached = edge = cells
        while edge := self.grow(edge) & conducts & ~reached:
            reached |= edge
        return reached


class Around(Leaps):
    """The eight directions at one distance, for 1 the neighbours. Quicker than other `Leaps`."""

    def __init__(self, board: Sheet, distance: int) -> None:
        super().__init__(board, [(dx * distance, dy * distance) for dx, dy in RING])
        self._aside, self._above = distance, distance * board.width
        self._right, self._left = _stays(board, distance), _stays(board, -distance)

    def grow(self, cells: Cells) -> Cells:
        """The cells and all that lie around them at the distance: first sideways, then the rows."""
        aside = self._aside
        wide = cells | (cells & self._right) << aside | (cells & self._left) >> aside
        return (wide | wide << self._above | wide >> self._above) & self.sheet

    def rings(self, cells: Cells) -> Cells:
        """The cells around which all eight lie on the sheet and in `cells`."""
        aside = self._aside
        beside = (cells & self._right) << aside & (cells & self._left) >> aside
        row = beside & cells
        return beside & row << self._above & row >> self._above


def _stays(board: Sheet, dx: int) -> Cells:
    """The cells that a leap `dx` columns aside leaves on the sheet."""
    return sum(1 << cell for cell in board.cells if 0 <= cell % board.width + dx < board.width)


@cache
def leaps(board: Sheet, steps: tuple[tuple[int, int], ...]) -> Leaps:
    """The leaps by `steps` on a sheet; made once."""
    return Leaps(board, steps)


@cache
def around(board: Sheet, distance: int = 1) -> Around:
    """What lies around the cells of a sheet, straight and diagonally, at `distance`; made once."""
    return Around(board, distance)


def collect(cells: Iterable[Cell]) -> Cells:
    """The set of these cells."""
    return union(1 << cell for cell in cells)


def union(sets: Iterable[Cells]) -> Cells:
    """The cells that lie in any of the sets."""
    return reduce(or_, sets, 0)


def members(cells: Cells) -> Iterator[Cell]:
    """The cells of a set, from `a1` on."""
    return compress(count(), _flags(cells))


def pick(things: Sequence[T], cells: Cells) -> Iterator[T]:
    """Of one thing a cell (its name, its step …) those of the cells in a set, from `a1` on."""
    return compress(things, _flags(cells))


def _flags(cells: Cells) -> bytes:
    """A byte for each cell from `a1` to the last of a set: whether the cell is in it."""
    return f"{cells:b}"[::-1].encode().translate(_IS_ONE)


_IS_ONE = bytes(digit == ord("1") for digit in range(256))


def table(codes: Iterable[int]) -> bytes:
    """Some of the codes a board of bytes can hold, as `where` wants them: a digit 0 or 1 a code."""
    return _table(frozenset(codes))


@cache
def _table(codes: frozenset[int]) -> bytes:
    return bytes(ord("1" if code in codes else "0") for code in range(256))


def where(board: bytes, codes: bytes) -> Cells:
    """The cells of a board, a byte each, that hold one of `codes`, a `table`."""
    return int(board[::-1].translate(codes), 2)
