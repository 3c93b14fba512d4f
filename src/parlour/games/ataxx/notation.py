"""Position and move text of Ataxx (A15, A16); its records are PGN (A17, `pgn`)."""

from __future__ import annotations

import re

from parlour.game import TextError
from parlour.games.ataxx.boards import PIECES, read_cells
from parlour.games.ataxx.pgn import from_position, read_records, recognises, write_record
from parlour.games.ataxx.rules import Ataxx, Clone, Jump, Move, Pass, Position
from parlour.games.grid import read_cell

__all__ = [
    "from_position",
    "position_options",
    "read_move",
    "read_position",
    "read_records",
    "recognises",
    "write_record",
]

_SIDES = {"x": 0, "b": 0, "o": 1, "w": 1}
"""`b` and `w`, black and white, are read as the sides x and o."""
_PASSES = ("0000", "pass")


def position_options(text: str) -> dict[str, str]:
    """The option that a position text holds: the size."""
    _, width, height = read_cells(_fields(text)[0])
    return {"size": f"{width}x{height}"}


def read_position(game: Ataxx, text: str) -> Position:
    """The position a text describes (A15); it need not obey A2 and A3. Raises `TextError`."""
    rows, side, *clocks = _fields(text)
    cells, width, height = read_cells(rows)
    if (width, height) != (game.width, game.height):
        wanted = f"{game.width}x{game.height}"
        raise TextError("board-size", found=f"{width}x{height}", wanted=wanted)
    if side.lower() not in _SIDES:
        raise TextError("ataxx-side", text=side)
    clock = _number(clocks[0], "ataxx-half-moves", 0) if clocks else 0
    number = _number(clocks[1], "ataxx-full-moves", 1) if clocks[1:] else 1
    return Position(game.board, cells, _SIDES[side.lower()], clock, number)


def read_move(game: Ataxx, position: Position, text: str) -> Move:
    """The move a text describes (A16): `g2`, `a7c5`, `0000`; `a7b6`, `pass` and capitals are read.

    Two cells side by side are a clone if the first holds an own piece; otherwise the text stays a
    jump, which the rules refuse. Raises `TextError`.
    """
    if text.lower() in _PASSES:
        return Pass()
    match = re.fullmatch(r"([^\W\d_][0-9]{1,2})([^\W\d_][0-9]{1,2})?", text)
    if match is None:
        raise TextError("ataxx-move", text=text)
    source, *rest = [read_cell(game.board, cell) for cell in match.groups() if cell]
    names = game.board.names
    if not rest:
        return Clone(names[source])
    [target] = rest
    holds_own = position.cells[source] == PIECES[position.to_move]
    if holds_own and target in game.board.neighbours[source]:
        return Clone(names[target])
    return Jump(names[source], names[target])


def _fields(text: str) -> list[str]:
    fields = text.split()
    if not 2 <= len(fields) <= 4:
        raise TextError("ataxx-fields", text=text)
    return fields


def _number(text: str, code: str, low: int) -> int:
    if not re.fullmatch("[0-9]{1,9}", text) or int(text) < low:
        raise TextError(code, text=text)
    return int(text)
