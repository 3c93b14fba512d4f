"""How the time of a whole turn is shared among its steps."""

from __future__ import annotations

from typing import Any

from parlour.game import Game
from parlour.native import Twin
from parlour.record import Record
from parlour.turns import turn_ended

MARGIN = 0.03
"""The share of a turn's time that is kept back for what happens between the steps."""
LEAST = 0.001
"""Seconds that a step is given even where the turn's time is used up."""


class TurnTime:
    """What an engine may still spend in the turn under way: `turn` seconds for all of it.

    The first steps are given more than the last ones, which find the table filled. It counts only
    what it is told of by `spent`; a turn that it met in the middle counts from there.
    """

    def __init__(self, turn: float) -> None:
        self.turn = turn * (1 - MARGIN)
        self._began: tuple[str, int] | None = None
        self._spent = 0.0

    def seconds(self, record: Record[Any, Any]) -> float:
        """Seconds for the next step of the turn under way in `record`."""
        began = _began(record)
        if began != self._began:
            self._began, self._spent = began, 0.0
        return max(LEAST, (self.turn - self._spent) * _share(record.game, record.position))

    def spent(self, seconds: float) -> None:
        """So long was thought since `seconds` was asked."""
        self._spent += seconds


def planned(turn: float, record: Record[Any, Any]) -> float:
    """Seconds for the next step in `record`, of `turn` for all of its turn.

    As if every step of it before had taken the whole of its share: the same record is always given
    the same.
    """
    left, positions = turn, record.positions
    for position in positions[_first(record) : -1]:
        left *= 1 - _share(record.game, position)
    return max(LEAST, left * _share(record.game, positions[-1]))


def _began(record: Record[Any, Any]) -> tuple[str, int]:
    """Where the turn under way began: the text of that position, and its place in the record."""
    first = _first(record)
    return str(record.positions[first]), first


def _first(record: Record[Any, Any]) -> int:
    """How many entries of the record came before the turn under way."""
    positions, game = record.positions, record.game
    first = len(positions) - 1
    while first > 0 and not turn_ended(game, positions[first - 1], positions[first]):
        first -= 1
    return first


def _share(game: Game[Any, Any], position: Any) -> float:
    """The share of what is left of a turn's time that its next step gets.

    With n steps to come they get parts like n, n − 1, … 1. Where a game does not say how many they
    are, it is half while the next step need not be the last.
    """
    left = _steps_left(game, position)
    if left is not None:
        return 2 / (left + 1)
    moves = game.legal_moves(position)
    ends = (turn_ended(game, position, game.after(position, move)) for move in moves)
    return 1.0 if all(ends) else 0.5


def _steps_left(game: Game[Any, Any], position: Any) -> int | None:
    """The steps left in the turn, for games whose positions have `left`."""
    plain = game.plain_position(position) if isinstance(game, Twin) else position
    left = getattr(plain, "left", None)
    return left if isinstance(left, int) and left > 0 else None
