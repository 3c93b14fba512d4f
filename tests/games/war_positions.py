"""War positions for tests, written as the cells that hold something."""

from __future__ import annotations

from typing import Any

import parlour
from parlour.games import open_position
from parlour.games.grid import sheet, without_j, write_rows
from parlour.games.war.rules import Position, Step, War

GENERALS = {"a1": "aG", "m12": "bG"}
FOUR = {"a1": "aG", "a12": "bG", "m12": "cG", "m1": "dG"}


def text(pieces: dict[str, str], rest: str = "a I0N0T0P0 0 - 1", width: int = 12) -> str:
    """The text of a position with these pieces by cell, 12 rows high."""
    board = sheet(width, 12, without_j)
    return f"{write_rows([pieces.get(name, '') for name in board.names], width)} {rest}"


def at(
    pieces: dict[str, str], rest: str = "a I0N0T0P0 0 - 1", **options: Any
) -> tuple[War, Position]:
    """The game and the position of `text`."""
    game, position = open_position("war", text(pieces, rest), None, options)
    return game, position


def steps(pieces: dict[str, str], kind: str, rest: str = "a I0N0T0P0 0 - 1", **options: Any) -> str:
    """The cells that a step of `kind` can be made on."""
    game, position = at(pieces, rest, **options)
    moves = game.legal_moves(position)
    return " ".join(sorted(m.target for m in moves if isinstance(m, Step) and m.kind == kind))


def played(game: War, position: Position, moves: str) -> parlour.Record[Any, Any]:
    """A record from a position, with moves that must all be legal."""
    record = parlour.Record(game, position)
    for move in moves.split("-"):
        record.play(move)
    return record


def rest(position: Position) -> str:
    """The fields after the board."""
    return str(position).split(" ", 1)[1]
