"""Position and move text of Virus War (V12, V13), and its records."""

from __future__ import annotations

import re

from parlour.game import TextError
from parlour.games.cells import Cells, collect
from parlour.games.grid import read_board, read_cell, read_rows
from parlour.games.records import Style
from parlour.games.virus_war.rules import (
    CROSSES,
    LAST_MOVER,
    NOUGHTS,
    PASS,
    SIDES,
    Move,
    Position,
    Step,
    VirusWar,
)

STYLE = Style("virus-war", joined=True)
recognises, write_record, read_records = STYLE.recognises, STYLE.write, STYLE.read


def position_options(text: str) -> dict[str, str]:
    """The options that a position text holds: the size."""
    _, width, height = read_rows(_fields(text)[0], _symbol)
    return {"size": f"{width}x{height}"}


def read_position(game: VirusWar, text: str) -> Position:
    """The position a text describes (V13). Raises `TextError`."""
    rows, side, left, passes, turn = _fields(text)
    cells = read_board(game.board, rows, _symbol)
    if side not in ("x", "o"):
        raise TextError("virus-war-side", text=side)
    number = _number(turn, "virus-war-turn-number")
    if number == 0:
        raise TextError("virus-war-turn-number", text=turn)
    position = Position(
        game.board,
        (_cells(cells, "x"), _cells(cells, "o")),
        (_cells(cells, "X"), _cells(cells, "O")),
        SIDES.index(side),
        left=_number(left, "virus-war-left"),
        passes=_number(passes, "virus-war-passes-number"),
        turn=number,
    )
    _check_counts(game, position)
    _check_symbols(game, position, rows)
    return position


def read_move(game: VirusWar, position: Position, text: str) -> Move:
    """The move a text describes: a cell or `pass`; upper case is read (V1). Raises `TextError`."""
    if text.lower() == "pass":
        return PASS
    return Step(game.board.names[read_cell(game.board, text)])


def _fields(text: str) -> list[str]:
    fields = text.split()
    if len(fields) != 5:
        raise TextError("virus-war-fields", text=text)
    return fields


def _symbol(text: str) -> str | None:
    return text if text in ("x", "o", "X", "O") else None


def _cells(cells: list[str], symbol: str) -> Cells:
    return collect(i for i, found in enumerate(cells) if found == symbol)


def _number(text: str, code: str) -> int:
    if not re.fullmatch(r"0|[1-9][0-9]{0,5}", text):
        raise TextError(code, text=text)
    return int(text)


def _check_counts(game: VirusWar, position: Position) -> None:
    """Refuses steps and passes that cannot be (V3, V9, V10); turn numbers are taken as given."""
    left, passes, length = position.left, position.passes, game.turn_length(position)
    over = position.destroyed(CROSSES) or position.destroyed(NOUGHTS)
    if left > length or (left == 0 and not over):
        raise TextError("virus-war-left-range", left=str(left), steps=length)
    if left < length and not position.entered(position.to_move):
        raise TextError("virus-war-left-entry", left=str(left), steps=length)
    if passes > 2 or (passes and game.end == LAST_MOVER):
        raise TextError("virus-war-passes-range", passes=str(passes), end=game.end)
    if passes and left < length:
        raise TextError(
            "virus-war-passes-mid-turn", passes=str(passes), left=str(left), steps=length
        )


def _check_symbols(game: VirusWar, position: Position, board: str) -> None:
    """Refuses symbols that no play can leave: crosses enter first (V5), and one side lives."""
    if not position.entered(CROSSES) and (position.entered(NOUGHTS) or position.to_move == NOUGHTS):
        raise TextError("virus-war-crosses-first", text=board)
    if position.entered(CROSSES) and not any(position.live):
        raise TextError("virus-war-all-dead", text=board)
    if not position.entered(NOUGHTS) and position.killed[CROSSES]:
        raise TextError("virus-war-nobody-killed", text=board)
    # Until noughts enter, crosses have no access to their corner.
    far = game.corners[NOUGHTS]
    if not position.entered(NOUGHTS) and position.live[CROSSES] >> far & 1:
        raise TextError("virus-war-corner-taken", cell=game.board.names[far], text=board)
