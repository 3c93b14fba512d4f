"""The one abstraction: what a game is.

Everything else in Parlour (records, searches, the command line, the page) is written against the
`Game` protocol below and works for any game that satisfies it. This module imports nothing of ours.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from types import ModuleType
from typing import Any, Protocol, TypeVar, runtime_checkable

Actor = int
"""Who decides at a position: seat 0…5, or one of the two names below."""
CHANCE: Actor = -1
"""The dice decide."""
NOBODY: Actor = -2
"""The game is over."""

MAX_PLAYERS = 6


class Position(Hashable, Protocol):
    """A complete state of a game: a value, hashable, comparable; `str()` is its text."""

    @property
    def key(self) -> Hashable:
        """What the future depends on: the position without turn and move numbers."""


P = TypeVar("P", bound=Position)
M = TypeVar("M", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended.

    `payoffs` holds one number a seat (K12, B10 …); `reason` is a message code of the game's
    catalogue (`slime-trail-goal`), filled with `values`; `winner` is a seat, None for a draw or a
    shared result.
    """

    payoffs: tuple[float, ...]
    reason: str
    winner: int | None = None
    values: dict[str, Any] = field(default_factory=dict, compare=False)


@runtime_checkable
class Game(Protocol[P, M]):
    """The rules of one game with its options as fields: immutable; a variant is an instance.

    Positions and moves are values. A move is one atomic decision, so one actor may move several
    times running; nothing may assume that players alternate.
    """

    @property
    def id(self) -> str:
        """The name on the command line, such as `virus-war`."""

    @property
    def players(self) -> int:
        """The number of seats, 2…6."""

    def start(self) -> P:
        """The position a game begins with."""

    def actor(self, position: P, /) -> Actor:
        """Who decides now: a seat, `CHANCE`, or `NOBODY` once the game is over."""

    def legal_moves(self, position: P, /) -> Sequence[M]:
        """The moves of the player to decide, without duplicates.

        Never empty where a player decides (a pass is a move); empty at chance nodes and at the end.
        """

    def chances(self, position: P, /) -> Sequence[tuple[M, float]]:
        """The outcomes of a chance node with their probabilities; empty elsewhere."""

    def after(self, position: P, move: M, /) -> P:
        """The position after a legal move or an outcome.

        Trusts the move; `Record.play` checks it.
        """

    def outcome(self, position: P, /) -> Outcome | None:
        """How the game ended, or None while it runs. The only place where the end is decided."""

    def payoffs(self, position: P, /) -> Sequence[float]:
        """One payoff a seat; all zero while the game runs."""

    def awarded(self, position: P, winner: int | None, /) -> Sequence[float]:
        """The payoffs of a result that comes from outside the rules (a flag fall, an adjudication).

        `winner` None is a draw.
        """


class Rules:
    """What every rulebook gets for free; a base class for the games' `rules.py`."""

    has_draws = True
    """Whether two players can agree to a draw; not in a game that knows none."""

    def payoffs(self: Any, position: Any, /) -> Sequence[float]:
        """One payoff a seat; all zero while the game runs."""
        outcome: Outcome | None = self.outcome(position)
        return outcome.payoffs if outcome is not None else (0.0,) * self.players

    def chances(self, position: Any, /) -> Sequence[tuple[Any, float]]:
        """No chance node in this game."""
        return ()

    def awarded(self, position: Any, winner: int | None, /) -> Sequence[float]:
        """1 to the winner and −1 to the other of two players; nothing for a draw."""
        return (0.0, 0.0) if winner is None else (1.0, -1.0) if winner == 0 else (-1.0, 1.0)


@runtime_checkable
class Resignable(Protocol):
    """A game in which play or scoring goes on after a resignation (K5, W12, B14)."""

    def resign(self, position: Any, seat: int, level: int, /) -> Any:
        """The position after `seat` gives up at `level` (1 single, 2 gammon, 3 backgammon)."""

    def resignation_levels(self, position: Any, seat: int, /) -> Sequence[int]:
        """The levels `seat` may resign at now; empty if it may not."""

    @property
    def resignation_needs_consent(self) -> bool:
        """Whether the opponent must accept (B14)."""


def companion(game: Game[Any, Any], name: str) -> ModuleType:
    """The module `name` (`notation`, `layout` …) that lies beside the rules of `game`.

    A game is a folder of always the same files, so the folder is the plug-in.
    """
    package = getattr(game, "package", None) or type(game).__module__.rpartition(".")[0]
    return import_module(f"{package}.{name}")


class ParlourError(ValueError):
    """Bad input, said in one sentence.

    `code` names the sentence in the catalogues (`parlour.text`), `values` fill it, `where` is a
    place in a file (`match.txt:12`, `move 7`) if there is one. `str()` is the English sentence.
    """

    exit_code = 2

    def __init__(self, code: str, /, *, where: str | None = None, **values: Any) -> None:
        super().__init__(code)
        self.code, self.values, self.where = code, values, where

    def __str__(self) -> str:
        # The catalogues are read only when somebody looks at the sentence.
        said: str = import_module("parlour.text").sentence(self)
        return said

    def __reduce__(self) -> tuple[Any, ...]:
        return _revive, (type(self), self.code, self.where, self.values)


def _revive(kind: type[ParlourError], code: str, where: str | None, values: Any) -> ParlourError:
    return kind(code, where=where, **values)


class TextError(ParlourError):
    """A text that cannot be read: a position, a move, a record, an identifier."""


class OptionError(ParlourError):
    """An unknown game, variant or option, or a value out of its range."""


class IllegalMove(ParlourError):
    """A well-formed move, event or score that the rules forbid."""

    exit_code = 1
