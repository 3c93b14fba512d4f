"""What the board games share: cells and their names, neighbourhoods, rows of a board text.

A cell is an index `width * y + x`, counted from the bottom left; on paper it is a column letter and
a row number (`b3`). A `Sheet` is one size of board with everything precomputed; sheets are cached,
so `sheet(10, 10)` is always the same object.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, cached_property
from typing import Any

from parlour.game import TextError

Cell = int
RING = tuple((dx, dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if (dx, dy) != (0, 0))
"""The eight neighbours, as steps."""


class Sheet:
    """A board of `width` × `height` cells; `letters` name its columns (default a b c …)."""

    def __init__(self, width: int, height: int, letters: Callable[[int], str]) -> None:
        self.width, self.height, self.letters = width, height, letters
        self.cells = range(width * height)

    def __reduce__(self) -> tuple[Any, ...]:
        return sheet, (self.width, self.height, self.letters)

    def __repr__(self) -> str:
        return f"<sheet {self.width}x{self.height}>"

    @cached_property
    def columns(self) -> tuple[str, ...]:
        """The columns' letters, from the left."""
        return tuple(self.letters(x) for x in range(self.width))

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Each cell's name, by index: `a1` `b1` …"""
        return tuple(f"{self.columns[i % self.width]}{i // self.width + 1}" for i in self.cells)

    @cached_property
    def index(self) -> dict[str, Cell]:
        """Each cell's index, by name."""
        return {name: i for i, name in enumerate(self.names)}

    @cached_property
    def neighbours(self) -> tuple[tuple[Cell, ...], ...]:
        """The cells that touch each cell (up to eight)."""
        return self.reach(RING)

    def reach(self, steps: Sequence[tuple[int, int]]) -> tuple[tuple[Cell, ...], ...]:
        """The cells on the sheet that each cell reaches by one of `steps` (dx, dy). Cached."""
        key = tuple(steps)
        if key not in self._reach:
            self._reach[key] = tuple(
                tuple(
                    j
                    for dx, dy in key
                    if (j := self.at(i % self.width + dx, i // self.width + dy)) >= 0
                )
                for i in self.cells
            )
        return self._reach[key]

    @cached_property
    def _reach(self) -> dict[tuple[tuple[int, int], ...], tuple[tuple[Cell, ...], ...]]:
        return {}

    def at(self, x: int, y: int) -> Cell:
        """The cell in column x and row y (both from 0), or −1 off the sheet."""
        return self.width * y + x if 0 <= x < self.width and 0 <= y < self.height else -1

    def xy(self, cell: Cell) -> tuple[int, int]:
        """Column and row of a cell, both from 0."""
        return cell % self.width, cell // self.width


def latin(x: int) -> str:
    """Column letters with none skipped: a b c … (A1, S1)."""
    return chr(ord("a") + x)


RUSSIAN = "abcdefghiklmnopqrstuvwxyz"


def without_j(x: int) -> str:
    """Column letters without `j` (V1), two of them past z: a … i k … z aa … (K13)."""
    return RUSSIAN[x] if x < 25 else RUSSIAN[x // 25 - 1] + RUSSIAN[x % 25]


def sheet(width: int, height: int, letters: Callable[[int], str] = latin) -> Sheet:
    """The sheet of this size; always the same object."""
    return _sheet(width, height, letters)


@cache
def _sheet(width: int, height: int, letters: Callable[[int], str]) -> Sheet:
    # Its arguments are always given in full: a default left out would make another cache entry.
    return Sheet(width, height, letters)


def write_rows(board: Sequence[str], width: int) -> str:
    """A board's text: ranks from the top, `/` between them, decimal numbers for runs of `""` cells.

    `board` holds each cell's symbol by index, an empty string for an empty cell.
    """
    rows = []
    for low in range(len(board) - width, -1, -width):
        row, run = [], 0
        for symbol in board[low : low + width]:
            if symbol:
                row.append(f"{run}{symbol}" if run else symbol)
                run = 0
            else:
                run += 1
        rows.append("".join(row) + (str(run) if run else ""))
    return "/".join(rows)


def read_rows(
    text: str, symbols: Callable[[str], str | None], length: int = 1
) -> tuple[list[str], int, int]:
    """Reads a board's text back: the cells' symbols by index, width and height.

    `symbols` turns each piece of `length` characters into the symbol to keep, or None if it is
    none. Raises `TextError` naming the rank and the offending text.
    """
    rows: list[list[str]] = []
    ranks = text.split("/")
    for number, rank in zip(range(len(ranks), 0, -1), ranks, strict=True):
        row: list[str] = []
        at = 0
        while at < len(rank):
            end = at
            while end < len(rank) and rank[end] in "0123456789":
                end += 1
            if end > at:
                run = int(rank[at:end]) if end - at <= 4 else 0
                if not 1 <= run <= 9999 or rank[at] == "0":
                    raise TextError("board-run", text=rank[at:end], rank=str(number), row=rank)
                row += [""] * run
                at = end
                continue
            symbol = symbols(rank[at : at + length])
            if symbol is None:
                raise TextError(
                    "board-symbol", text=rank[at : at + length], rank=str(number), row=rank
                )
            row.append(symbol)
            at += length
        rows.append(row)
    width = len(rows[0])
    for number, rank, row in zip(range(len(rows), 0, -1), ranks, rows, strict=True):
        if len(row) != width or not row:
            raise TextError("board-width", rank=str(number), row=rank, found=len(row), width=width)
    return [symbol for row in reversed(rows) for symbol in row], width, len(rows)


def read_board(
    board: Sheet, text: str, symbols: Callable[[str], str | None], length: int = 1
) -> list[str]:
    """The cells' symbols of a board's text, which must be of the size of `board`."""
    cells, width, height = read_rows(text, symbols, length)
    if (width, height) != (board.width, board.height):
        found, wanted = f"{width}x{height}", f"{board.width}x{board.height}"
        raise TextError("board-size", found=found, wanted=wanted)
    return cells


LOOK_ALIKES = str.maketrans("АВЕІКМНОРСТУХаеікморстух", "ABEIKMHOPCTYXaeikmopctyx")
"""Cyrillic letters that look like Latin ones: typed on a Russian keyboard, they mean these."""


def read_cell(board: Sheet, text: str) -> Cell:
    """The cell named `text`; upper case and `LOOK_ALIKES` are read. Raises `TextError`."""
    read = text.translate(LOOK_ALIKES)
    cell = board.index.get(read.lower())
    if cell is None:
        if board.letters is without_j and "j" in text.lower():
            raise TextError("cell-j", text=text)
        foreign = [sign for sign in read if sign.isalpha() and not sign.isascii()]
        if foreign:
            columns = board.columns
            raise TextError(
                "cell-letter", text=text, letter=foreign[0], first=columns[0], last=columns[-1]
            )
        raise TextError("cell-unknown", text=text, first=board.names[0], last=board.names[-1])
    return cell
