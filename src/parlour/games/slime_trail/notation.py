"""Position and move text of Slime Trail (S9, S10), and its records."""

from __future__ import annotations

from typing import Any

from parlour.game import TextError
from parlour.games.grid import read_cell, read_rows
from parlour.games.records import Style, read_styled, recognises_style, write_styled
from parlour.games.slime_trail.rules import (
    NOT_SWAPPED,
    SWAP_OPEN,
    SWAPPED,
    Move,
    Position,
    SlimeTrail,
    Step,
    Swap,
    _steps,
)
from parlour.record import Record

STYLE = Style("slime-trail", joined=False)


def position_options(text: str) -> dict[str, str]:
    """The options that a position text holds: the size, and the pie rule if its field is there."""
    fields = text.split()
    _, width, height = read_rows(fields[0] if fields else "", _symbol)
    return {"size": f"{width}x{height}"} | ({"pie": "on"} if len(fields) == 3 else {})


def read_position(game: SlimeTrail, text: str) -> Position:
    """The position a text describes (S9). Raises `TextError`."""
    fields = text.split()
    if len(fields) not in (2, 3):
        raise TextError("slime-trail-fields", text=text)
    cells, width, height = read_rows(fields[0], _symbol)
    if (width, height) != (game.width, game.height):
        raise TextError("board-size", found=f"{width}x{height}", wanted=f"{game.width}x{game.height}")
    if cells.count("s") != 1:
        raise TextError("slime-trail-snails", found=cells.count("s"), text=fields[0])
    for goal in game.goals:
        if cells[goal] == "#":
            raise TextError("slime-trail-goal-sealed", cell=game.board.names[goal], text=fields[0])
    if fields[1] not in ("1", "2"):
        raise TextError("slime-trail-to-move", text=fields[1])
    pie = SWAP_OPEN if game.pie else None
    if len(fields) == 3:
        if not game.pie or fields[2] not in (SWAP_OPEN, NOT_SWAPPED, SWAPPED):
            raise TextError("slime-trail-pie", text=fields[2])
        pie = fields[2]
    sealed = frozenset(i for i, cell in enumerate(cells) if cell == "#")
    return Position(game.board, cells.index("s"), sealed, int(fields[1]) - 1, pie)


def read_move(game: SlimeTrail, position: Position, text: str) -> Move:
    """The move a text describes: a cell or `swap`; upper case is read. Raises `TextError`."""
    if text.lower() == "swap":
        return Swap()
    return Step(game.board.names[read_cell(game.board, text)])


def recognises(text: str) -> bool:
    """Whether a text is a record of this game."""
    return recognises_style(STYLE, text)


def write_record(record: Record[Any, Any]) -> str:
    """The record's text: tags, then `1. d5 e6 2. …` (S10)."""
    return write_styled(STYLE, record)


def read_records(text: str, name: str = "text") -> list[Record[Any, Any]]:
    """The games of a text; raises `TextError` or `IllegalMove` with the place."""
    return read_styled(STYLE, text, name)


def _symbol(text: str) -> str | None:
    return text if text in ("s", "#") else None
