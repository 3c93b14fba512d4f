"""What ends of a game are worth: points, or the chance to win the match (B10–B14)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from parlour.evaluate.backgammon.match_equities import USUAL, MatchEquities, table_text
from parlour.games.backgammon.cube import CubePosition
from parlour.games.backgammon.match import AnyGame, AnyPosition, Match, MatchPosition


@dataclass(frozen=True, slots=True)
class Worth:
    """Ends of the game that stands, for one seat.

    The twin of `Worth` and `normalized` in the core (`evaluate/backgammon/janowski.hpp`,
    `cube_decision.hpp`); a test holds the two together.
    """

    game: AnyGame
    position: AnyPosition
    seat: int
    equities: str = USUAL

    @property
    def cube(self) -> int:
        """The value of the cube."""
        position = self.position
        if isinstance(position, MatchPosition):
            position = position.game
        return position.value if isinstance(position, CubePosition) else 1

    def end(self, level: int) -> float:
        """Of the game won (positive) or lost (negative) at a level 1…3, as `Judged.value`."""
        if not isinstance(self.game, Match) or not isinstance(self.position, MatchPosition):
            return float(level)
        points, length = abs(level) * self.cube, self.game.length
        mine, theirs = (length - self.position.score[side] for side in (self.seat, 1 - self.seat))
        is_late = 1 in (mine, theirs) or not self.game.crawford
        mine -= points if level > 0 else 0
        theirs -= points if level < 0 else 0
        return _table(self.equities).chance(mine, theirs, is_late=is_late)

    def equity(self, value: float) -> float:
        """A value in points per unit of the cube: a single win is 1, a single loss −1."""
        if not isinstance(self.game, Match):
            return value
        won, lost = self.end(1), self.end(-1)
        return (2 * value - won - lost) / (won - lost)

    def value(self, equity: float) -> float:
        """Back from it."""
        if not isinstance(self.game, Match):
            return equity
        won, lost = self.end(1), self.end(-1)
        return (equity * (won - lost) + won + lost) / 2

    def lost(self, equity: float) -> float | None:
        """An equity given away, as a chance to win the match; None in money play."""
        if not isinstance(self.game, Match):
            return None
        return equity * (self.end(1) - self.end(-1)) / 2


@cache
def _table(name: str) -> MatchEquities:
    return MatchEquities.read(table_text(name), name)
