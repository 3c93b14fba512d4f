"""The rules of Backgammon's checker play, B1–B10, B14 and the texts of B15 and B18.

The cube (`cube.py`) and the match (`match.py`) are games around this one. Checker play knows
nothing of them; it only answers who is about to roll.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from operator import neg
from typing import Any, NamedTuple

from parlour.game import CHANCE, NOBODY, Actor, Outcome, Rules

Points = tuple[int, ...]
"""Checkers by point 1…24, on the own bar (25) and the enemy's (0); own positive, enemy negative."""
Dice = tuple[int, ...]
BAR, OFF = 25, 0
CHECKERS = 15

SETUPS: dict[str, dict[int, int]] = {
    "standard": {24: 2, 13: 5, 8: 3, 6: 5},
    "nackgammon": {24: 2, 23: 2, 13: 4, 8: 3, 6: 4},
    "hypergammon": {24: 1, 23: 1, 22: 1},
    "longgammon": {24: 15},
}
"""Where each player's checkers start, from the player's own count (B1, B2)."""


class Step(NamedTuple):
    """One die's move of one checker, by the mover's count (B4, B15): `13/7`, `bar/22`, `6/off`."""

    source: int
    target: int

    def __str__(self) -> str:
        return f"{'bar' if self.source == BAR else self.source}/{self.target or 'off'}"


class Roll(NamedTuple):
    """A throw, the larger die first; at the opening the first player's die, then the second's."""

    dice: tuple[int, int]

    def __str__(self) -> str:
        return f"{self.dice[0]}{self.dice[1]}"


class Pass(NamedTuple):
    """A roll that cannot be played (B9)."""

    name: str = "pass"

    def __str__(self) -> str:
        return self.name


Move = Step | Roll | Pass
PASS = (Pass(),)
LETTERS = {n: "-" if n == 0 else chr(ord("@" if n > 0 else "`") + abs(n)) for n in range(-15, 16)}
"""How an XGID writes the checkers of a point: capitals for seat 1."""
ROLLS = tuple(
    (Roll((a, b)), (1 if a == b else 2) / 36) for a in range(1, 7) for b in range(1, a + 1)
)
"""The 21 rolls with their probabilities."""
OPENING = tuple((Roll((a, b)), 1 / 30) for a in range(1, 7) for b in range(1, 7) if a != b)
"""The 30 opening throws: each player one die, ties thrown again (B3)."""


@dataclass(frozen=True, slots=True)
class Position:
    """Where the checkers are, who is on roll, and what is still to be played.

    `points` are seen by seat 1 (index 0): its checkers positive, its bar at 25.
    """

    points: Points
    mover: int = 0
    roll: tuple[int, int] | None = None
    """The whole roll that stands, larger die first."""
    left: Dice = ()
    """The dice still to play, larger first."""
    opening: bool = False
    conceded: tuple[int, int] | None = None
    """The winner's seat and the level of a game given up: dropped or resigned."""
    limit: int = 10
    """The text's last field, the cube's limit; no rule depends on it (B18)."""

    @property
    def key(self) -> Hashable:
        """The position itself: it has no turn number."""
        return self

    @property
    def view(self) -> Points:
        """The checkers as the mover counts them."""
        return self.points if self.mover == 0 else flip(self.points)

    @property
    def pending(self) -> str:
        """What is pending beside the XGID (B18)."""
        if self.conceded is not None:
            winner, level = self.conceded
            return f"over{winner + 1}" if level == 1 else f"over{winner + 1}x{level}"
        if self.opening:
            return "open"
        whole = self.roll is None or self.left == whole_roll(self.roll)
        return "-" if whole else "".join(map(str, self.left))

    def text(
        self, cube: str = "0:0", dice: str = "", tail: str = "0:0:0:0", pending: str = ""
    ) -> str:
        """The position's text (B18) with the fields of the games around it."""
        board = "".join(LETTERS[n] for n in self.points)
        dice = dice or (str(Roll(self.roll)) if self.roll else "00")
        turn = -1 if self.mover else 1
        return f"XGID={board}:{cube}:{turn}:{dice}:{tail}:{self.limit} {pending or self.pending}"

    def __str__(self) -> str:
        return self.text()


@dataclass(frozen=True)
class Backgammon(Rules):
    """Checker play from one of the `SETUPS`; a gammon counts 2, a backgammon 3 (B10, B19)."""

    setup: str = "standard"
    id = "backgammon"
    players = 2
    has_draws = False
    resignation_needs_consent = True

    @property
    def checkers(self) -> int:
        """How many checkers a side begins with."""
        return sum(SETUPS[self.setup].values())

    def start(self) -> Position:
        """The opening throw over the starting board (B1–B3)."""
        points = [0] * 26
        for point, count in SETUPS[self.setup].items():
            points[point] += count
            points[25 - point] -= count
        return Position(tuple(points), opening=True)

    def actor(self, position: Position, /) -> Actor:
        """The mover while dice stand, else the dice; nobody once the game is over."""
        if _is_over(position):
            return NOBODY
        return CHANCE if position.roll is None else position.mover

    def roller(self, position: Position, /) -> Actor:
        """Who is about to roll; nobody at the opening throw, over standing dice and at the end."""
        rolls = position.roll is None and not position.opening and not _is_over(position)
        return position.mover if rolls else NOBODY

    def legal_moves(self, position: Position, /) -> Sequence[Move]:
        """The steps that begin a play of as many dice as can be (B4–B8), or a forced pass (B9)."""
        if position.roll is None or _is_over(position):
            return ()
        return steps(position.view, position.left) or PASS

    def chances(self, position: Position, /) -> Sequence[tuple[Move, float]]:
        """The 30 opening throws (B3), else the 21 rolls."""
        if position.roll is not None or _is_over(position):
            return ()
        return OPENING if position.opening else ROLLS

    def after(self, position: Position, move: Move, /) -> Position:
        """The position after a roll, a step or a pass; the turn ends where no die can be played."""
        points, mover, limit = position.points, position.mover, position.limit
        if isinstance(move, Roll):
            first, second = move.dice
            if position.opening:
                mover = 0 if first > second else 1
            roll = (max(first, second), min(first, second))
            return Position(points, mover, roll, whole_roll(roll), limit=limit)
        if isinstance(move, Pass):
            return Position(points, 1 - mover, limit=limit)
        view = position.view
        left = without(position.left, die_spent(view, position.left, move))
        view = moved(view, move)
        points = view if mover == 0 else flip(view)
        if max(view) <= 0:
            return Position(points, mover, limit=limit)
        if longest(view, left):
            return Position(points, mover, position.roll, left, limit=limit)
        return Position(points, 1 - mover, limit=limit)

    def outcome(self, position: Position, /) -> Outcome | None:
        """The side without checkers has won, by its level (B10); or a game was given up."""
        if not _is_over(position):
            return None
        if position.conceded is not None:
            winner, level = position.conceded
            reason = "backgammon-conceded"
        else:
            winner = 0 if max(position.points) <= 0 else 1
            level = self._level(flip(position.points) if winner == 0 else position.points)
            reason = ("backgammon-single", "backgammon-gammon", "backgammon-backgammon")[level - 1]
        return won(winner, level, reason)

    def _level(self, loser: Points) -> int:
        """What a loss counts for the side that sees its checkers so (B10)."""
        if sum(n for n in loser if n > 0) < self.checkers:
            return 1
        return 3 if max(loser[19:]) > 0 else 2

    # Resignation

    def resign(self, position: Position, seat: int, level: int, /) -> Position:
        """The game given up by `seat` at `level` (B14)."""
        return Position(
            position.points, position.mover, conceded=(1 - seat, level), limit=position.limit
        )

    def resignation_levels(self, position: Position, seat: int, /) -> Sequence[int]:
        """The levels at which the player to decide may resign (B14)."""
        return self.levels_left(position, seat) if self.actor(position) == seat else ()

    def levels_left(self, position: Position, seat: int) -> Sequence[int]:
        """The levels at which `seat` can still lose (B14).

        No gammon once it has a checker off; no backgammon once all its checkers have passed the
        enemy and left the enemy's home.
        """
        view = position.points if seat == 0 else flip(position.points)
        if sum(n for n in view if n > 0) < self.checkers:
            return (1,)
        last = max(i for i, n in enumerate(view) if n > 0)
        return (1, 2, 3) if last >= 19 or min(view[:last]) < 0 else (1, 2)


def won(winner: int, points: int, reason: str, **values: Any) -> Outcome:
    """A game won: `points` to the winner, as many lost by the other."""
    payoffs = (float(points), float(-points)) if winner == 0 else (float(-points), float(points))
    return Outcome(payoffs, reason, winner, {"seat": str(winner + 1), "points": points, **values})


def _is_over(position: Position) -> bool:
    points = position.points
    return position.conceded is not None or max(points) <= 0 or min(points) >= 0


# Checkers as the mover sees them


def flip(points: Points) -> Points:
    """The same checkers seen from the other side."""
    return tuple(map(neg, points[::-1]))


def whole_roll(roll: tuple[int, int]) -> Dice:
    """The dice a roll gives to play: a double four times (B4)."""
    return roll if roll[0] != roll[1] else roll * 2


def without(dice: Dice, die: int) -> Dice:
    """The dice that remain when one is spent."""
    at = dice.index(die)
    return dice[:at] + dice[at + 1 :]


def die_spent(view: Points, left: Dice, step: Step) -> int:
    """The die a step uses: in a bear-off where either would do, the larger (B15)."""
    if step.target != OFF:
        return step.source - step.target
    return next(die for die in left if step in die_steps(view, die))


def moved(view: Points, step: Step) -> Points:
    """The checkers after a step: an enemy blot it lands on goes to the bar (B5)."""
    source, target = step
    checkers = list(view)
    checkers[source] -= 1
    if target != OFF:
        if checkers[target] == -1:
            checkers[target] = 0
            checkers[OFF] -= 1
        checkers[target] += 1
    return tuple(checkers)


STEPS = tuple(tuple(Step(i, max(i - die, OFF)) for i in range(26)) for die in range(7))
"""The step of each die from each point, made once."""


def die_steps(view: Points, die: int) -> Iterator[Step]:
    """The steps that one die allows, other dice aside (B5, B6, B8)."""
    if view[BAR] > 0:
        if view[BAR - die] >= -1:
            yield STEPS[die][BAR]
        return
    last = 24
    while last and view[last] <= 0:
        last -= 1
    for source in range(last, 0, -1):
        if view[source] <= 0:
            continue
        target = source - die
        # Off: exactly, or from the highest point with a larger die, once all are home.
        if view[target] >= -1 if target > 0 else last <= 6 and (target == 0 or source == last):
            yield STEPS[die][source]


@lru_cache(maxsize=1 << 16)
def longest(view: Points, left: Dice) -> int:
    """How many of the dice can be played one after the other, in the best order."""
    best = 0
    for die in dict.fromkeys(left):
        rest = without(left, die)
        for step in die_steps(view, die):
            played = 1 + longest(moved(view, step), rest) if rest else 1
            if played == len(left):
                return played
            best = max(best, played)
    return best


@lru_cache(maxsize=1 << 14)
def steps(view: Points, left: Dice) -> tuple[Step, ...]:
    """The steps that begin a play of as many dice as possible, the larger if only one (B7)."""
    most = longest(view, left)
    found: dict[Step, None] = {}
    for die in dict.fromkeys(left):
        rest = without(left, die)
        for step in die_steps(view, die):
            if 1 + (longest(moved(view, step), rest) if rest else 0) == most:
                found[step] = None
        if found and most == 1:
            break
    return tuple(found)
