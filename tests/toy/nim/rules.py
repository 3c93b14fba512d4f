"""The rules of a small game that shows what a game needs."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from parlour.game import NOBODY, Actor, Outcome, Rules


class Take(NamedTuple):
    """Counters taken."""

    count: int

    def __str__(self) -> str:
        return str(self.count)


@dataclass(frozen=True, slots=True)
class Position:
    """The heap and whose move it is."""

    heap: int
    to_move: Actor

    @property
    def key(self) -> Hashable:
        """The position itself."""
        return self

    def __str__(self) -> str:
        return f"{self.heap} {self.to_move + 1}"


@dataclass(frozen=True)
class Nim(Rules):
    """One heap of `heap` counters."""

    heap: int = 12
    id = "nim"
    players = 2

    def start(self) -> Position:
        """The whole heap."""
        return Position(self.heap, 0)

    def actor(self, position: Position, /) -> Actor:
        """The player to move."""
        return position.to_move if position.heap else NOBODY

    def legal_moves(self, position: Position, /) -> Sequence[Take]:
        """One to three counters."""
        return [Take(count) for count in range(1, min(3, position.heap) + 1)]

    def after(self, position: Position, move: Take, /) -> Position:
        """The smaller heap."""
        return Position(position.heap - move.count, 1 - position.to_move)

    def outcome(self, position: Position, /) -> Outcome | None:
        """Whoever took the last counter has won."""
        if position.heap:
            return None
        winner = 1 - position.to_move
        payoffs = (1.0, -1.0) if winner == 0 else (-1.0, 1.0)
        return Outcome(payoffs, "nim-last", winner, {"seat": str(winner + 1)})
