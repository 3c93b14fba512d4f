"""The levels of the first opponent, as data: a level is weaker because it sees less."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Level:
    """How far an engine looks.

    `simulations` for one move (a step of a compound turn has its share already); 0 plays the move whose
    position looks best. `blur` is the standard deviation of the error with which positions are judged,
    in payoff units. `seconds` is a limit for slow machines.
    """

    simulations: int
    blur: float = 0.0
    seconds: float = 2.0


DEFAULT = {1: Level(0, 0.25), 2: Level(60), 3: Level(600)}
"""For a game that has no line below."""

LEVELS: dict[str, dict[int, Level]] = {
    "ataxx": {1: Level(0, 0.25), 2: Level(60), 3: Level(1200)},
    "klopodavka": {1: Level(0, 0.05), 2: Level(40), 3: Level(300)},
    "war": {1: Level(0, 0.05), 2: Level(30), 3: Level(200)},
    "backgammon": {1: Level(0, 0.5), 2: Level(0, 0.15), 3: Level(0)},
    "slime-trail": {1: Level(0, 0.2), 2: Level(150), 3: Level(4000)},
    "virus-war": {1: Level(0, 0.03), 2: Level(40), 3: Level(800)},
}
"""By game id; measured in `docs/levels.md`."""


def level(game: str, number: int) -> Level:
    """The level `number` (1…3) of a game."""
    return LEVELS.get(game, DEFAULT)[number]
