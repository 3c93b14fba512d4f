"""What an analysis says: every decision with what it lost, summed up by player.

`Analysis.plain()` is the JSON of `parlour analyse --json`; the page reads the same
(`web/src/analyse/types.ts`). Equities and losses are in one unit a game states; in Backgammon
points per unit of the cube, in matches too (a single win is 1).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Protocol, TypeVar

CLASSES = (("very bad", 0.12), ("bad", 0.06), ("doubtful", 0.03))
"""Classes of errors with the loss they begin at, as GNU Backgammon 1.07 has them by default."""
GOOD = "good"
BLUNDER = 0.08
"""A loss that a tutor warns of: what eXtreme Gammon calls a blunder."""
RATING = 500
"""The performance rating is this times the mean loss of a decision that counts (XG's PR)."""
DIGITS = 6
CHECKER, CUBE, TAKE, RESIGN = "checker", "cube", "take", "resign"
"""Kinds of decisions: turns on the board, doubling or not, answers to a double, resignations and
their answers. Other games have the first alone."""
Chances = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Candidate:
    """A turn that could be played, for who plays it."""

    play: str
    equity: float
    difference: float
    """To the best, 0 or less. What was looked at less deeply is never said to be better."""
    probabilities: Chances
    plies: int


@dataclass(frozen=True, slots=True)
class CubeEquities:
    """The three equities of a cube decision, for the one who may double."""

    no_double: float
    double_take: float
    double_pass: float
    best: str
    """`no double`, `double take`, `double pass`, `too good`."""


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision; numbers are for the seat that decides, of what was done."""

    ply: int
    """How many entries of the record came before it."""
    seat: int
    kind: str
    position: str
    """The text of the position before it."""
    roll: str
    played: str
    best: str
    loss: float
    forced: bool
    """Whether there was nothing to decide."""
    counts: bool
    """Whether it counts in the rating: `docs/analysis.md` has the rules."""
    equity: float
    luck: float | None = None
    mwc: float | None = None
    """The chance to win the match; None outside of matches."""
    mwc_loss: float | None = None
    probabilities: Chances = ()
    candidates: tuple[Candidate, ...] = ()
    cube: CubeEquities | None = None
    resigned: int = 0
    """Of a resignation and its answers: the level (B14)."""

    @property
    def grade(self) -> str:
        """The class of the error, or `good`."""
        return grade(self.loss)

    def plain(self) -> dict[str, Any]:
        """As JSON has it."""
        made = asdict(self)
        made["class"] = self.grade
        return made


@dataclass(frozen=True, slots=True)
class JudgedGame:
    """A game's decisions in order."""

    number: int
    score: tuple[int, int]
    """Before it."""
    decisions: tuple[Decision, ...]


@dataclass(frozen=True, slots=True)
class Summary:
    """What a player did, summed up."""

    player: str
    decisions: int
    unforced: int
    """Those that count in the rating."""
    checker_unforced: int
    cube_unforced: int
    checker_loss: float
    cube_loss: float
    mwc_loss: float | None
    """Match-winning chances lost."""
    luck: float | None
    errors: dict[str, int] = field(default_factory=dict)

    @property
    def rating(self) -> float | None:
        """The performance rating: less is better. None where nothing counts."""
        return rated(self.checker_loss + self.cube_loss, self.unforced)

    @property
    def checker_rating(self) -> float | None:
        """Of the turns on the board alone."""
        return rated(self.checker_loss, self.checker_unforced)

    @property
    def cube_rating(self) -> float | None:
        """Of the cube alone."""
        return rated(self.cube_loss, self.cube_unforced)

    def plain(self) -> dict[str, Any]:
        """As JSON has it."""
        ratings = ("rating", "checker_rating", "cube_rating")
        return asdict(self) | {name: getattr(self, name) for name in ratings}


@dataclass(frozen=True, slots=True)
class Analysis:
    """A match or a session, judged."""

    game: str
    players: tuple[str, ...]
    length: int
    """Of the match; 0: none."""
    result: tuple[int, int]
    """The score at the end."""
    games: tuple[JudgedGame, ...]
    summary: tuple[Summary, ...]
    plies: int
    met: str
    """The match equity table."""

    def plain(self) -> dict[str, Any]:
        """As JSON has it."""
        made = {
            "game": self.game,
            "players": self.players,
            "match": {"length": self.length, "result": self.result},
            "games": [
                {
                    "number": game.number,
                    "score": game.score,
                    "decisions": [decision.plain() for decision in game.decisions],
                }
                for game in self.games
            ],
            "summary": [one.plain() for one in self.summary],
            "engine": {"plies": self.plies, "met": self.met},
        }
        plain: dict[str, Any] = rounded(made)
        return plain

    def worst(self, count: int, seat: int | None = None) -> list[tuple[JudgedGame, Decision]]:
        """The worst errors, at most `count`, of one seat or of all; the earlier first of equals."""
        return worst(self.games, count, seat)


class _Judged(Protocol):
    """A decision of any game."""

    @property
    def seat(self) -> int: ...
    @property
    def loss(self) -> float: ...
    @property
    def grade(self) -> str: ...


D = TypeVar("D", bound=_Judged, covariant=True)


class _Game(Protocol[D]):
    """A judged game of any kind."""

    @property
    def decisions(self) -> Sequence[D]: ...


G = TypeVar("G", bound=_Game[_Judged])


def worst(games: Sequence[G], count: int, seat: int | None = None) -> list[tuple[G, Any]]:
    """The worst errors of any games, at most `count`; the earlier first of equals."""
    errors = [
        (game, decision)
        for game in games
        for decision in game.decisions
        if decision.grade != GOOD and seat in (None, decision.seat)
    ]
    return sorted(errors, key=lambda pair: -pair[1].loss)[:count]


def grade(loss: float, classes: Sequence[tuple[str, float]] = CLASSES) -> str:
    """The class of an error of this size, or `good`.

    >>> grade(0.05), grade(0.0)
    ('doubtful', 'good')
    """
    return next((name for name, least in classes if loss >= least), GOOD)


def rated(loss: float, count: int) -> float | None:
    """The performance rating of a loss in so many decisions."""
    return RATING * loss / count if count else None


def summed(player: str, decisions: Sequence[Decision]) -> Summary:
    """What one player's decisions come to.

    Resignations count neither in ratings nor in losses: no other program rates them.
    """
    judged = [one for one in decisions if one.kind != RESIGN]
    checkers = [one for one in judged if one.kind == CHECKER]
    cubes = [one for one in judged if one.kind != CHECKER]
    luck = [one.luck for one in judged if one.luck is not None]
    chances = [one.mwc_loss for one in judged if one.mwc_loss is not None]
    return Summary(
        player,
        len(judged),
        sum(one.counts for one in judged),
        sum(one.counts for one in checkers),
        sum(one.counts for one in cubes),
        sum(one.loss for one in checkers),
        sum(one.loss for one in cubes),
        sum(chances) if chances else None,
        sum(luck) if luck else None,
        {name: sum(one.grade == name for one in judged) for name, _ in reversed(CLASSES)},
    )


def rounded(value: Any) -> Any:
    """A value of JSON with its numbers rounded to `DIGITS`."""
    if isinstance(value, float):
        return round(value, DIGITS) + 0.0
    if isinstance(value, dict):
        return {key: rounded(one) for key, one in value.items()}
    if isinstance(value, (list, tuple)):
        return [rounded(one) for one in value]
    return value
