"""What other programs judged of a position, read from their text exports (B16).

Equities are in points of the cube (1 is a single win at its value), chances shares of 1. The
numbers of a play are those of who plays, the numbers of a cube decision those of who may double.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

Lines = tuple[tuple[int, str], ...]
"""Lines with their numbers."""


@dataclass(frozen=True)
class Chances:
    """How often a game ends how; a gammon counts among the wins, a backgammon among the gammons."""

    win: float
    win_gammon: float
    win_backgammon: float
    lose: float
    lose_gammon: float
    lose_backgammon: float

    @property
    def equity(self) -> float:
        """The cubeless equity."""
        won = self.win + self.win_gammon + self.win_backgammon
        return won - self.lose - self.lose_gammon - self.lose_backgammon

    def flipped(self) -> Chances:
        """The same, seen by the other side."""
        mine = self.win, self.win_gammon, self.win_backgammon
        return Chances(self.lose, self.lose_gammon, self.lose_backgammon, *mine)


@dataclass(frozen=True)
class Candidate:
    """A play as it was judged."""

    rank: int
    play: str
    """In the usual notation, `bar` and `off` in English: `24/18*/13`; empty where none is legal."""
    level: str
    """How it was judged: `Cubeful 2-ply`, `XG Roller+`."""
    equity: float
    loss: float
    """What it gives up against the first one listed; none for that one, negative for one that is
    better but was looked at less deeply."""
    chances: Chances | None = None
    played: bool = False


@dataclass(frozen=True)
class CubeVerdict:
    """A cube decision as it was judged: the three equities of who may double."""

    level: str
    no_double: float
    double_take: float
    double_pass: float
    chances: Chances | None = None
    cubeless: tuple[float, ...] = ()
    """Without the cube: as it stands; after a double, or in money play, where that is said."""
    action: str = ""
    """What the program advises, in its words."""
    percent: float | None = None
    """The share of wrong answers that would make the other action right, in per cent."""

    @property
    def is_double(self) -> bool:
        """Whether doubling is right."""
        return min(self.double_take, self.double_pass) > self.no_double

    @property
    def is_take(self) -> bool:
        """Whether the answer to a double is to take."""
        return self.double_take <= self.double_pass


NUMBER = r"[+-]?\s?[0-9]+(?:[.,][0-9]+)?"
"""A number with a point or a comma before its decimals."""


def number(text: str) -> float:
    """The number that `NUMBER` matched."""
    return float(text.replace(",", ".").replace(" ", ""))


def canonical(play: str) -> str:
    """A play with `bar` and `off` in English, whatever language it is in."""
    return " ".join(map(_canonical, play.split()))


def _canonical(word: str) -> str:
    """One checker's way: its first point is the bar, its last off, where they are words."""
    count = re.search(r"\([1-4]\)$", word)
    first, *others = word[: count.start() if count else None].split("/")
    names = [first if first[:1].isdigit() else "bar"]
    for point in others:
        star = "*" if point.endswith("*") else ""
        names.append(point if point[:1].isdigit() else f"off{star}")
    return "/".join(names) + (count[0] if count else "")
