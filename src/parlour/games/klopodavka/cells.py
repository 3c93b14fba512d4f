"""Sets of cells as whole numbers, and what touches them: what makes access cheap to find."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from parlour.games.grid import Cell, Sheet

Cells = int
"""A set of cells: bit i stands for cell i."""


class Shifts:
    """The neighbourhoods of one sheet, for whole sets of cells at a time."""

    def __init__(self, board: Sheet) -> None:
        self.width = board.width
        self.sheet: Cells = (1 << len(board.cells)) - 1
        left = sum(1 << cell for cell in board.cells if cell % board.width == 0)
        self._not_left = self.sheet ^ left
        self._not_right = self.sheet ^ left << board.width - 1

    def grow(self, cells: Cells) -> Cells:
        """The cells and all that touch them."""
        wide = cells | (cells & self._not_right) << 1 | (cells & self._not_left) >> 1
        return (wide | wide << self.width | wide >> self.width) & self.sheet

    def flood(self, cells: Cells, conducts: Cells) -> Cells:
        """All that is joined to `cells` through `conducts`, the cells included."""
        reached = edge = cells
        while edge := self.grow(edge) & conducts & ~reached:
            reached |= edge
        return reached

    def rings(self, cells: Cells) -> Cells:
        """The cells all of whose eight neighbours lie on the sheet and in `cells`."""
        beside = (cells & self._not_right) << 1 & (cells & self._not_left) >> 1
        row = beside & cells
        return beside & row << self.width & row >> self.width


@cache
def shifts(board: Sheet) -> Shifts:
    """The neighbourhoods of a sheet; made once."""
    return Shifts(board)


def members(cells: Cells) -> Iterator[Cell]:
    """The cells of a set, from `a1` on."""
    while cells:
        lowest = cells & -cells
        yield lowest.bit_length() - 1
        cells ^= lowest
