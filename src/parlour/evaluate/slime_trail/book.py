"""Proven positions of 7×7: of the first three moves from d4 and e5, of the first from elsewhere.

`book.txt` has one line a position: its text (S9) and `+` if the player to move wins, else `-`; of
two that mirror each other only one. `python -m tools.slime_trail_book` writes it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from parlour.games.slime_trail.notation import read_position
from parlour.games.slime_trail.rules import NOT_SWAPPED, Position, SlimeTrail

FILE = "book.txt"


def book(position: Any) -> int | None:
    """1 if the player to move is known to win, −1 if to lose, else None.

    Takes positions of the rulebook and of the core.
    """
    text = str(position).removesuffix(f" {NOT_SWAPPED}")
    return _entries().get(text)


def mirrored(text: str) -> str:
    """The text of the position mirrored on the axis through the goals, on a square board."""
    side = text.count("/") + 1
    game = SlimeTrail(side, side)
    position = read_position(game, text)
    cells = {cell: cell % side * side + cell // side for cell in game.board.cells}
    sealed = frozenset(cells[cell] for cell in position.sealed)
    return str(Position(game.board, cells[position.snail], sealed, position.to_move))


@cache
def _entries() -> Mapping[str, int]:
    entries: dict[str, int] = {}
    for line in (files(__package__) / FILE).read_text("utf-8").splitlines():
        text, sign = line.rsplit(" ", 1)
        entries[text] = entries[mirrored(text)] = 1 if sign == "+" else -1
    return entries
