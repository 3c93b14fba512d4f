"""The levels of the first opponent, as data: a level is weaker because it sees less."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Level:
    """How much an engine sees.

    `simulations` for one move (a step of a compound turn has its share already), after a look at
    `breadth` moves; with 0 the move that looks best is played. `width` moves are looked at further
    on. `blur` is the standard deviation of the error with which positions are judged, in payoff
    units. `seconds` is a limit for slow machines; what counts is simulations, so results repeat.
    """

    simulations: int
    breadth: int | None = None
    width: int = 8
    blur: float = 0.0
    seconds: float = 2.0


DEFAULT = {1: Level(0, blur=0.25), 2: Level(10), 3: Level(80)}
"""For a game that has no line below."""

LEVELS: dict[str, dict[int, Level]] = {
    "ataxx": {1: Level(0, blur=0.25), 2: Level(8), 3: Level(40, width=12)},
    "klopodavka": {1: Level(0, 24, blur=0.05), 2: Level(4, 32, 6, blur=0.02), 3: Level(24, 48)},
    "war": {1: Level(0, 24, blur=0.07), 2: Level(4, 32, 6, blur=0.01), 3: Level(24, 48)},
    "backgammon": {1: Level(0, blur=0.2), 2: Level(0, blur=0.05), 3: Level(10)},
    "slime-trail": {1: Level(0, blur=0.25), 2: Level(30), 3: Level(150)},
    "virus-war": {1: Level(0), 2: Level(8), 3: Level(80, width=10)},
}
"""By game id; measured in `docs/levels.md`."""


def level(game: str, number: int) -> Level:
    """The level `number` (1…3) of a game."""
    return LEVELS.get(game, DEFAULT)[number]
