"""Boards of Ataxx before the first move: named and random set-ups, and their symmetry (A1–A4).

A board is `bytes`, one byte a cell by index: `.` empty, `-` blocked, `x` and `o` pieces.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from random import Random
from typing import TypeVar

from parlour.game import OptionError
from parlour.games.grid import Cell, Sheet, read_rows, sheet, write_rows

T = TypeVar("T")

EMPTY, BLOCKED = ord("."), ord("-")
PIECES = (ord("x"), ord("o"))
"""Each seat's piece: `x` moves first."""
SIDES = ("x", "o")

SMALLEST, LARGEST = 2, 16
FAR = tuple((dx, dy) for dy in range(-2, 3) for dx in range(-2, 3) if max(abs(dx), abs(dy)) == 2)
"""The sixteen cells of a jump, as steps (A5)."""

NAMED = {
    "four": "x5o/7/2-1-2/7/2-1-2/7/o5x",
    "five": "x5o/7/2-1-2/3-3/2-1-2/7/o5x",
    "diamond": "x5o/7/3-3/2-1-2/3-3/7/o5x",
    "swapped": "o5x/7/7/7/7/7/x5o",
    "five-swapped": "o5x/7/2-1-2/3-3/2-1-2/7/x5o",
    "diamond-swapped": "o5x/7/3-3/2-1-2/3-3/7/x5o",
}
"""The engine community's boards (A4): blocked cells in three patterns; the corners exchanged."""
STANDARD = "standard"


def read_cells(text: str) -> tuple[bytes, int, int]:
    """The cells, width and height of a board text (A15). Raises `TextError`."""
    symbols, width, height = read_rows(text, _symbol)
    return "".join(symbol or "." for symbol in symbols).encode(), width, height


def write_cells(cells: bytes, width: int) -> str:
    """The board's text: ranks from the top, runs of empty cells as numbers (A15)."""
    return write_rows(["" if cell == EMPTY else chr(cell) for cell in cells], width)


def read_setup(text: str) -> str:
    """A set-up as `setup=` names it: a name, `random:SEED` or a board text; in its one spelling.

    Raises `OptionError`, or `TextError` for a board text that cannot be read.
    """
    name = text.lower()
    if name == STANDARD or name in NAMED:
        return name
    if "/" in text:
        cells, width, height = read_cells(text)
        if not all(SMALLEST <= side <= LARGEST for side in (width, height)):
            size = f"{width}x{height}"
            raise OptionError("option-size", key="size", text=size, low=SMALLEST, high=LARGEST)
        check_free(cells, sheet(width, height))
        return write_cells(cells, width)
    if match := re.fullmatch(r"random:([0-9]{1,18})", name):
        return f"random:{int(match[1])}"
    raise OptionError("ataxx-setup", text=text, names=" ".join((STANDARD, *NAMED)))


@lru_cache(maxsize=256)
def setup_cells(setup: str, width: int, height: int) -> bytes:
    """The cells of a set-up on a board of this size; raises `OptionError` if it does not fit."""
    board = sheet(width, height)
    if setup == STANDARD:
        cells = bytearray([EMPTY]) * len(board.cells)
        for x, y, piece in ((0, 1, 0), (1, 0, 0), (1, 1, 1), (0, 0, 1)):
            cells[board.at(x * (width - 1), y * (height - 1))] = PIECES[piece]
        return bytes(cells)
    if setup.startswith("random:"):
        return _random_cells(board, setup)
    cells_given, *size = read_cells(NAMED.get(setup, setup))
    if size != [width, height]:
        fits = f"{size[0]}x{size[1]}"
        raise OptionError("ataxx-setup-size", text=setup, fits=fits, size=f"{width}x{height}")
    return cells_given


def setup_of(cells: bytes, width: int, height: int) -> str:
    """The name of the set-up with these cells; `standard` if none has."""
    return next(
        (name for name, text in NAMED.items() if read_cells(text) == (cells, width, height)),
        STANDARD,
    )


def check_free(cells: bytes, board: Sheet) -> None:
    """Raises `OptionError` unless a set-up typed in by hand obeys A2 and A3."""
    x, o = (cells.count(piece) for piece in PIECES)
    text = write_cells(cells, board.width)
    if not 0 < x == o:
        raise OptionError("ataxx-setup-count", x=x, o=o, text=text)
    if not any(_exchanges(cells, image) for image in symmetries(board).values()):
        raise OptionError("ataxx-setup-sides", text=text)
    for cell, other in enumerate(symmetries(board)["half_turn"]):
        if cells[cell] == BLOCKED != cells[other]:
            names = board.names
            raise OptionError(
                "ataxx-setup-blocked", cell=names[cell], other=names[other], text=text
            )


def is_fair(cells: bytes, board: Sheet) -> bool:
    """Whether a symmetry that exchanges the sides carries the obstacles onto themselves (A3)."""
    return any(
        _exchanges(cells, image)
        and all(cells[image[cell]] == BLOCKED for cell in board.cells if cells[cell] == BLOCKED)
        for image in symmetries(board).values()
    )


@cache
def symmetries(board: Sheet) -> dict[str, tuple[Cell, ...]]:
    """The symmetries of the rectangle that are not the identity: where each cell goes (A2)."""
    right, top = board.width - 1, board.height - 1
    places = [board.xy(cell) for cell in board.cells]
    found = {
        "half_turn": [(right - x, top - y) for x, y in places],
        "mirror_x": [(right - x, y) for x, y in places],
        "mirror_y": [(x, top - y) for x, y in places],
    }
    if right == top:
        found |= {
            "quarter_turn": [(top - y, x) for x, y in places],
            "diagonal": [(y, x) for x, y in places],
            "antidiagonal": [(top - y, right - x) for x, y in places],
        }
    return {name: tuple(board.at(*place) for place in image) for name, image in found.items()}


def _exchanges(cells: bytes, image: Sequence[Cell]) -> bool:
    """Whether a symmetry carries each side's pieces exactly onto the other's."""
    x, o = PIECES
    return all(
        (cells[cell] == x) == (cells[other] == o) and (cells[cell] == o) == (cells[other] == x)
        for cell, other in enumerate(image)
    )


def _symbol(text: str) -> str | None:
    return text.lower() if text in ("x", "X", "o", "O", "-") else None


# Random set-ups: pieces on the edge, everything symmetric; the same for the same seed and size.
# Only `Random.random` is used: its numbers are promised to stay the same in later Pythons.

WISHES = 64
"""Draws among which one is looked for whose first move infects nothing; small boards have none."""


def _random_cells(board: Sheet, setup: str) -> bytes:
    random = Random(f"ataxx {board.width}x{board.height} {setup}")
    playable: bytes | None = None
    draws = 0
    while draws < WISHES or playable is None:
        draws += 1
        cells = _draw(board, random)
        if cells is None or not _is_whole(cells, board):
            continue
        if _is_apart(cells, board):
            return cells
        playable = playable or cells
    return playable


def _draw(board: Sheet, random: Random) -> bytes | None:
    """One to three orbits of pieces on the edge, then some of obstacles; None if no piece fits."""
    count = len(board.cells)
    image = _choice(random, list(symmetries(board).values()))
    half_turn = symmetries(board)["half_turn"]
    edge = [cell for cell in board.cells if len(board.neighbours[cell]) < 8]
    cells = bytearray([EMPTY]) * count
    for _ in range(_choice(random, (1, 2, 3))):
        orbit = [_choice(random, edge)]
        while (following := image[orbit[-1]]) != orbit[0]:
            orbit.append(following)
        placed = count - cells.count(EMPTY)
        fits = placed + len(orbit) <= max(2, count // 6)
        if len(orbit) % 2 == 0 and fits and cells[orbit[0]] == EMPTY:
            for number, cell in enumerate(orbit):
                cells[cell] = PIECES[number % 2]
    if cells.count(EMPTY) == count:
        return None
    for _ in range(_choice(random, range(1 + count // 12))):
        spots = {_choice(random, board.cells)}
        while not (more := {i[cell] for cell in spots for i in (image, half_turn)}) <= spots:
            spots |= more
        fits = cells.count(BLOCKED) + len(spots) <= count // 5
        if fits and all(cells[cell] == EMPTY for cell in spots):
            for cell in spots:
                cells[cell] = BLOCKED
    return bytes(cells)


def _is_whole(cells: bytes, board: Sheet) -> bool:
    """Whether clones and jumps from any cell reach every cell that is not blocked."""
    free = {cell for cell in board.cells if cells[cell] != BLOCKED}
    far = board.reach(FAR)
    edge = [next(iter(free))]
    reached = set(edge)
    while edge:
        cell = edge.pop()
        fresh = free.intersection(board.neighbours[cell] + far[cell])
        edge += fresh - reached
        reached |= fresh
    return reached == free


def _is_apart(cells: bytes, board: Sheet) -> bool:
    """Whether no piece of one side is within three cells of the other's: no first move infects."""
    x, o = ([board.xy(cell) for cell in board.cells if cells[cell] == piece] for piece in PIECES)
    return all(max(abs(i - k), abs(j - m)) > 3 for i, j in x for k, m in o)


def _choice(random: Random, items: Sequence[T]) -> T:
    return items[int(random.random() * len(items))]
