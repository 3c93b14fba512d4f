"""The analyst of Backgammon: equities, plays, cube decisions and rollouts by the compiled network.

Plies are counted as GNU Backgammon counts them: 0 is the network alone, each more is one roll of
either side. How it works: docs/backgammon.md.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeAlias

from parlour.evaluate import weights
from parlour.evaluate.backgammon.bearoff import paths
from parlour.evaluate.backgammon.match_equities import USUAL, table_text
from parlour.game import OptionError, companion
from parlour.games.backgammon.match import (
    AnyGame,
    AnyPosition,
    Match,
    checker_game,
    checker_position,
)
from parlour.games.backgammon.rules import CHECKERS, Backgammon
from parlour.native import core

FILTERS: tuple[tuple[int, float], ...] = ((8, 0.16), (4, 0.08), (2, 0.04))
"""How many plays go from one ply to the next, and how far (points) behind the best they may be."""
MOST_PLIES = 4
Five: TypeAlias = tuple[float, float, float, float, float]
"""The chances to win, to win a gammon or more, a backgammon, to lose a gammon or more, a
backgammon."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A position before the roll, for who is to roll, with the cube where it is used."""

    probabilities: Five
    value: float
    """Points per unit of the cube; in a match the chance to win it."""
    equity: float
    """The same in points per unit of the cube in matches too (a single win is 1)."""

    @property
    def cubeless(self) -> float:
        """Expected points with the cube at 1 and out of the game."""
        return equity_of(self.probabilities)


@dataclass(frozen=True, slots=True)
class Play(Judged):
    """A play of a roll, for who plays it; `moves` are its steps in a legal order."""

    moves: tuple[Any, ...]
    plies: int
    """How far it was looked into."""


@dataclass(frozen=True, slots=True)
class Cube:
    """A decision about the cube, of who may double."""

    probabilities: Five
    values: tuple[float, float, float]
    """Of not doubling, double and take, double and pass; as `Judged.value`."""
    equities: tuple[float, float, float]
    name: str
    """The right decision, in English: `No double/take`, `Redouble/pass` …"""
    is_available: bool
    doubles: bool
    takes: bool
    beavers: bool
    too_good: bool
    window: tuple[float, float, float, float]
    """Take, doubling, cash and too-good point, as chances of who may double to win."""

    @property
    def best(self) -> float:
        """The equity with the best words of both sides."""
        no_double, take, passed = self.equities
        return max(no_double, min(take, passed)) if self.is_available else no_double


@dataclass(frozen=True, slots=True)
class Rollout:
    """What many games from a position came to, for who is to roll there."""

    games: int
    probabilities: Five
    errors: Five
    """Standard errors of the probabilities."""
    cubeless: float
    cubeless_error: float
    value: float
    """With the cube; as `Judged.value`. Nobody doubles before the first roll."""
    error: float


def equity_of(five: Sequence[float]) -> float:
    """Expected points of five probabilities, with the cube at 1 and out of the game (B10)."""
    win, gammon, backgammon, lost_gammon, lost_backgammon = five
    return 2 * win - 1 + gammon + backgammon - lost_gammon - lost_backgammon


class Analyst:
    """Judges positions of one game. Answers without the GIL, one question at a time.

    `equities` names a match equity table. Raises `CoreMissing` without the compiled core,
    `TextError` for an unknown table, and `OptionError` for Hypergammon without its table.
    """

    def __init__(self, game: AnyGame, equities: str = USUAL) -> None:
        self.game = game
        self._has_cube = not isinstance(game, Backgammon)
        self._moves = companion(game, "encoding").moves(game)
        has_crawford = game.crawford if isinstance(game, Match) else True
        self.core = _core(equities, checker_game(game).checkers, crawford=has_crawford)

    def evaluate(self, position: AnyPosition, plies: int = 0) -> Judged:
        """A position whose player is to roll. `OptionError` for plies beyond 0…4, as everywhere."""
        _check("plies", plies, 0, MOST_PLIES)
        results, value, equity = self.core.evaluate(str(position), self._has_cube, plies)
        return Judged(_five(results), value, equity)

    def plays(
        self,
        position: AnyPosition,
        plies: int = 0,
        filters: Sequence[tuple[int, float]] = FILTERS,
    ) -> list[Play]:
        """The plays of the dice that stand, best first; none where nothing can be played."""
        _check("plies", plies, 0, MOST_PLIES)
        found = self.core.plays(str(position), self._has_cube, plies, list(filters))
        return [
            Play(_five(results), value, equity, tuple(self._moves[m] for m in moves), plies)
            for moves, results, value, equity, plies in found
        ]

    def cube(self, position: AnyPosition, plies: int = 0) -> Cube:
        """Whether to double, and to take, before the player on roll throws."""
        _check("plies", plies, 0, MOST_PLIES)
        results, *rest = self.core.cube(str(position), plies)
        values, equities, name, available, doubles, takes, beavers, too_good, window = rest
        return Cube(
            _five(results),
            tuple(values),
            tuple(equities),
            name,
            available,
            doubles,
            takes,
            beavers,
            too_good,
            tuple(window),
        )

    def resignation(self, position: AnyPosition, plies: int = 2) -> int:
        """The level at which who is on roll, before the dice or with them, should give up (B14).

        0 where that is not lost for certain: 9,999 games of 10,000, as seen from every depth from
        one ply to `plies`. Of levels that cost the same, in a match or under Jacoby's rule, it is
        the lowest.
        """
        _check("plies", plies, 0, MOST_PLIES)
        level: int = self.core.resignation(str(position), self._has_cube, plies)
        return level

    def accepts(self, position: AnyPosition, seat: int, level: int, plies: int = 2) -> bool:
        """Whether the other side should accept that `seat` gives up at a level (B14)."""
        _check("plies", plies, 0, MOST_PLIES)
        by_mover = checker_position(position).mover == seat
        answer: bool = self.core.accepts(str(position), self._has_cube, level, by_mover, plies)
        return answer

    def rollout(
        self,
        position: AnyPosition,
        games: int = 1296,
        *,
        plies: int = 0,
        truncate: int = 0,
        reduce_variance: bool = True,
        until_error: float = 0.0,
        seed: int = 1,
        first: int = 0,
        threads: int = 1,
        told: Callable[[Rollout], bool] | None = None,
    ) -> Rollout:
        """Plays a position out, its player being about to roll (and not doubling first).

        `truncate`: the network judges after so many rolls (0: to the end). It ends early once the
        standard error of the value is below `until_error`, or `told`, which hears of it now and
        then, returns False. `first` numbers the first game: runs of other numbers can be put
        together. The same seed and numbers give the same games on any number of threads.
        """
        for name, value, least, most in (
            ("games", games, 1, 10**9),
            ("plies", plies, 0, MOST_PLIES),
            ("truncate", truncate, 0, 10**6),
            ("seed", seed, 0, 2**63),
            ("first", first, 0, 2**63),
            ("threads", threads, 1, 256),
        ):
            _check(name, value, least, most)
        hear = None if told is None else lambda so_far: told(_rollout(so_far))
        return _rollout(
            self.core.rollout(
                str(position),
                self._has_cube,
                games,
                plies,
                truncate,
                reduce_variance,
                until_error,
                seed,
                first,
                threads,
                hear,
            )
        )


def judge(
    boards: Iterable[Sequence[int]], plies: int = 0, equities: str = USUAL
) -> list[tuple[float, ...]]:
    """The five probabilities of boards of 26 numbers, without the cube.

    A board is counted by who has just moved: own checkers on points 1…24 and the bar (25) positive,
    the enemy's negative, those on its bar at 0. The enemy is on roll. The probabilities are of who
    has just moved.
    """
    _check("plies", plies, 0, MOST_PLIES)
    asked = b"".join(map(_bytes, boards))
    told = _core(equities).judge(asked, plies)
    return [tuple(told[at : at + 5]) for at in range(0, len(told), 5)]


def best(
    board: Sequence[int], high: int, low: int, plies: int = 0, equities: str = USUAL
) -> tuple[int, ...]:
    """The board after the best play of a roll, without the cube, as its player counts both.

    The same board where nothing can be played. `ValueError` for dice that there are not.
    """
    _check("plies", plies, 0, MOST_PLIES)
    return tuple(array("b", _core(equities).best(_bytes(board), high, low, plies)))


def _check(name: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise OptionError("option-number", key=name, text=str(value), low=least, high=most)


def _bytes(board: Sequence[int]) -> bytes:
    return array("b", [int(count) for count in board]).tobytes()


@cache
def _core(equities: str, checkers: int = CHECKERS, *, crawford: bool = True) -> Any:
    tables = paths()
    if checkers != CHECKERS and not tables["hypergammon"]:
        raise OptionError("backgammon-no-hypergammon")
    try:
        files = weights("backgammon", "net"), table_text(equities), *tables.values()
        rule = {} if crawford else {"crawford_rule": False}
        return core().analyst(*files, checkers, **rule)
    except (ValueError, TypeError) as error:  # a core of another version than the package
        raise OptionError("core-search-weights", reason=str(error)) from None


def _five(results: Sequence[float]) -> Five:
    win1, win2, win3, _, lose2, lose3 = results
    return (win1 + win2 + win3, win2 + win3, win3, lose2 + lose3, lose3)


def _rollout(told: tuple[Any, ...]) -> Rollout:
    games, results, errors, cubeless, cubeless_error, value, error = told
    return Rollout(games, _five(results), tuple(errors), cubeless, cubeless_error, value, error)
