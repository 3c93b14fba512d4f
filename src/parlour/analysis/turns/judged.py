"""What an analysis of a game without dice says: every turn with what it lost, summed up by seat.

`TurnAnalysis.plain()` is the JSON of `parlour analyse --json`; the page reads the same
(`web/src/analyse/turns/types.ts`). Values are expected payoffs: from −1 to 1 in duels, shares that
sum to 1 where more play. What is lost is told in the same unit.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from math import exp
from typing import Any

from parlour.analysis.judged import GOOD, grade, rounded, worst

CLASSES = (("very bad", 0.15), ("bad", 0.10), ("doubtful", 0.05))
"""Classes of errors with the share of the way from a loss to a win they begin at: Lichess's for
blunders, mistakes and inaccuracies (lichess.org, `scalachess/core/src/main/scala/eval`: 0.3, 0.2
and 0.1 of winning chances from −1 to 1)."""
TURN = "turn"
"""The kind of the decision: there is no other."""
Values = tuple[float, ...]
"""Expected payoffs by seat."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A turn that could be played."""

    play: str
    value: float
    """The payoff that who plays it can expect."""
    difference: float
    """To the best, 0 or less."""
    values: Values
    """The payoffs that every seat can expect after it."""
    proven: bool
    """Whether the value is exact."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn as it was played, and what it lost."""

    ply: int
    """How many entries of the record came before it."""
    number: int
    """Of the turn in its game, from 1."""
    seat: int
    position: str
    """The text of the position before it."""
    played: str
    best: str
    loss: float
    grade: str
    """The class of the error, or `good`."""
    forced: bool
    """Whether there was nothing to decide."""
    values: Values
    """By seat, before it: what its best turn is worth."""
    after: Values
    """By seat, after what was played."""
    proven: bool
    """Whether the loss is exact."""
    candidates: tuple[Candidate, ...]
    """The best turn and the one played, with what else was looked at, best first."""

    def plain(self) -> dict[str, Any]:
        """As JSON has it."""
        made = asdict(self)
        made["class"] = made.pop("grade")
        return made | {"kind": TURN}


@dataclass(frozen=True, slots=True)
class Out:
    """A seat that went out, after so many entries of the record."""

    seat: int
    ply: int


@dataclass(frozen=True, slots=True)
class JudgedGame:
    """A game's turns in order."""

    number: int
    payoffs: Values | None
    """How it ended, by seat; None where it did not."""
    out: tuple[Out, ...]
    """Who went out before the end, in order."""
    decisions: tuple[Turn, ...]


@dataclass(frozen=True, slots=True)
class Summary:
    """What a seat did, summed up."""

    player: str
    turns: int
    unforced: int
    """Those where there was a choice."""
    loss: float
    """Of all turns together."""
    mean_loss: float | None
    """Of a turn with a choice; None without any."""
    accuracy: float | None
    """From 0 to 100; the mean over the turns with a choice, each counted as Lichess counts."""
    errors: Mapping[str, int]
    """How many of each class."""


@dataclass(frozen=True, slots=True)
class TurnAnalysis:
    """The games of a record, judged."""

    game: str
    options: Mapping[str, str]
    """The options that differ from the usual: a position is read with them."""
    players: tuple[str, ...]
    span: float
    """From a loss to a win: 2 in duels, 1 where shares are played for."""
    games: tuple[JudgedGame, ...]
    summary: tuple[Summary, ...]
    engine: str
    """Who judged: a search with its evaluator and its limits for a position."""

    def plain(self) -> dict[str, Any]:
        """As JSON has it."""
        made = {
            "game": self.game,
            "options": dict(self.options),
            "players": self.players,
            "span": self.span,
            "classes": {name: share * self.span for name, share in reversed(CLASSES)},
            "games": [
                {
                    "number": game.number,
                    "payoffs": game.payoffs,
                    "out": [asdict(one) for one in game.out],
                    "decisions": [turn.plain() for turn in game.decisions],
                }
                for game in self.games
            ],
            "summary": [asdict(one) for one in self.summary],
            "engine": {"words": self.engine},
        }
        plain: dict[str, Any] = rounded(made)
        return plain

    def worst(self, count: int, seat: int | None = None) -> list[tuple[JudgedGame, Turn]]:
        """The worst errors, at most `count`, of one seat or of all; the earlier first of equals."""
        return worst(self.games, count, seat)


def class_of(loss: float, span: float) -> str:
    """The class of an error of this size, or `good`.

    >>> class_of(0.2, 2), class_of(0.2, 1), class_of(0.04, 1)
    ('bad', 'very bad', 'good')
    """
    return grade(loss / span, CLASSES)


def accuracy(loss: float, span: float) -> float:
    """How good a turn was, from 0 to 100: Lichess's formula over the winning chances lost.

    Source: lichess.org/page/accuracy.

    >>> round(accuracy(0, 2)), round(accuracy(0.4, 2)), round(accuracy(2, 2))
    (100, 40, 0)
    """
    return max(0.0, min(100.0, 103.1668 * exp(-4.354 * loss / span) - 3.1669))


def summed(player: str, turns: Sequence[Turn], span: float) -> Summary:
    """What one seat's turns come to."""
    free = [turn for turn in turns if not turn.forced]
    loss = sum(turn.loss for turn in turns)
    return Summary(
        player,
        len(turns),
        len(free),
        loss,
        sum(turn.loss for turn in free) / len(free) if free else None,
        sum(accuracy(turn.loss, span) for turn in free) / len(free) if free else None,
        {name: sum(turn.grade == name for turn in turns) for name, _ in reversed(CLASSES)},
    )


def is_error(turn: Turn) -> bool:
    """Whether a turn is worse than `good`."""
    return turn.grade != GOOD
