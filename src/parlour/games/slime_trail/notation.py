"""Position and move text of Slime Trail (S9, S10), and its records."""

from __future__ import annotations

from parlour.game import TextError
from parlour.games.grid import read_board, read_cell, read_rows
from parlour.games.records import Style
from parlour.games.slime_trail.rules import (
    NOT_SWAPPED,
    SWAP_OPEN,
    SWAPPED,
    Move,
    Position,
    SlimeTrail,
    Step,
    Swap,
)

STYLE = Style("slime-trail", joined=False)
recognises, write_record, read_records = STYLE.recognises, STYLE.write, STYLE.read


def position_options(text: str) -> dict[str, str]:
    """The options that a position text holds: the size, and the pie rule if its field is there."""
    fields = _fields(text)
    _, width, height = read_rows(fields[0], _symbol)
    return {"size": f"{width}x{height}"} | ({"pie": "on"} if len(fields) == 3 else {})


def read_position(game: SlimeTrail, text: str) -> Position:
    """The position a text describes (S9). Raises `TextError`."""
    fields = _fields(text)
    cells = read_board(game.board, fields[0], _symbol)
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


def _fields(text: str) -> list[str]:
    fields = text.split()
    if len(fields) not in (2, 3):
        raise TextError("slime-trail-fields", text=text)
    return fields


def _symbol(text: str) -> str | None:
    return text if text in ("s", "#") else None
