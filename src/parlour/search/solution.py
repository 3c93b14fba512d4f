"""The exact value of a position and of each of its moves, by proofs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from time import monotonic
from typing import Any, Protocol

from parlour.game import NOBODY, Game
from parlour.search.proof import Finding

SLICE = 0.2
"""Seconds after which a search is asked how far it has come."""


class Prover(Protocol):
    """What answers whether a seat wins: `PlainProof`, `CompiledProof`."""

    has_draws: bool

    def prove(
        self, position: Any, seat: int, *, visits: int | None = None, seconds: float | None = None
    ) -> Finding:
        """Whether `seat` wins, whoever moves."""


Book = Callable[[Any], int | None]
"""What is known of a position beforehand: 1 its player to move wins, −1 it loses; None."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a solution has come."""

    settled: int
    """Moves whose value is known."""
    moves: int
    visits: int
    numbers: tuple[int, int]
    """To prove and to disprove what is asked just now."""
    full: float
    """The share of the table in use, 0…1."""


@dataclass(frozen=True, slots=True)
class Solution:
    """What is known of a position; 1 is a win, 0 a draw, −1 a loss for who moves in it."""

    value: int | None
    moves: Mapping[Any, int | None] = field(default_factory=dict)
    """By move, from the same view; None: not found in time."""
    visits: int = 0

    @property
    def exact(self) -> bool:
        """Whether the value and every move's are known."""
        return self.value is not None and None not in self.moves.values()


class Solver:
    """Solves positions of one game; what it finds out is kept.

    `stop` is asked every fifth of a second, and `tell` hears how far it is.
    """

    def __init__(
        self,
        game: Game[Any, Any],
        prover: Prover,
        *,
        book: Book | None = None,
        stop: Callable[[], bool] | None = None,
        tell: Callable[[Progress], object] | None = None,
    ) -> None:
        self.game, self.prover = game, prover
        self.book = book or (lambda position: None)
        self.stop, self.tell = stop or (lambda: False), tell
        self.visits = 0
        self._settled = self._moves = 0

    def value(self, position: Any, *, seconds: float | None = None) -> int | None:
        """What a position is worth for who moves there, or would if the game were not over."""
        actor = self.game.actor(position)
        seat = actor if actor != NOBODY else getattr(position, "to_move", 0)
        return self.worth(position, seat, seconds=seconds)

    def worth(self, position: Any, seat: int, *, seconds: float | None = None) -> int | None:
        """What a position is worth for `seat`; None if it is not found in time."""
        actor = self.game.actor(position)
        if actor == NOBODY:
            payoff = self.game.payoffs(position)[seat]
            return (payoff > 0) - (payoff < 0)
        known = self.book(position)
        if known is not None:
            return known if actor == seat else -known
        until = None if seconds is None else monotonic() + seconds
        wins = self._ask(position, seat, until)
        if wins is None:
            return None
        if wins:
            return 1
        loses = self._ask(position, 1 - seat, until) if self.prover.has_draws else True
        return None if loses is None else -1 if loses else 0

    def solve(self, position: Any, *, seconds: float | None = None) -> Solution:
        """The value and every move's, as far as they are found in time."""
        until = None if seconds is None else monotonic() + seconds
        self.visits, self._settled = 0, 0
        seat = self.game.actor(position)
        if seat == NOBODY:
            return Solution(self.value(position))
        moves: dict[Any, int | None] = {}
        legal = self.game.legal_moves(position)
        self._moves = len(legal)
        # A lost position has lost moves only: they are all refuted together, which takes less.
        known = self.book(position)
        wins = known == 1 if known is not None else self._ask(position, seat, until)
        if wins is False and not self.prover.has_draws:
            return Solution(-1, dict.fromkeys(legal, -1), self.visits)
        for move in legal:
            left = None if until is None else max(0.0, until - monotonic())
            after = self.game.after(position, move)
            moves[move] = None if left == 0.0 else self.worth(after, seat, seconds=left)
            self._settled += moves[move] is not None
        found = [value for value in moves.values() if value is not None]
        value = None
        if found and (max(found) == 1 or len(found) == len(moves)):
            value = max(found)
        return Solution(value, moves, self.visits)

    def _ask(self, position: Any, seat: int, until: float | None) -> bool | None:
        while True:
            left = SLICE if until is None else min(SLICE, until - monotonic())
            if left <= 0 or self.stop():
                return None
            found = self.prover.prove(position, seat, seconds=left)
            self.visits += found.visits
            if found.wins is not None:
                return found.wins
            if self.tell is not None:
                numbers = found.prove, found.disprove
                self.tell(Progress(self._settled, self._moves, self.visits, numbers, found.full))
