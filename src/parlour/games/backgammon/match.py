"""A match to a number of points, a game around money games: B13, and B14 and B18 in a match."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field, replace

from parlour.game import NOBODY, Actor, Outcome, Rules
from parlour.games.backgammon.cube import Cube, CubePosition, Move
from parlour.games.backgammon.rules import Backgammon, Position


@dataclass(frozen=True, slots=True)
class MatchPosition:
    """The game being played, the score before it, the length; at the end the final score."""

    game: CubePosition
    length: int
    score: tuple[int, int] = (0, 0)

    @property
    def key(self) -> Hashable:
        """The position itself: it has no turn number."""
        return self

    @property
    def is_crawford(self) -> bool:
        """Whether this is the Crawford game (a match to 1 has no cube, but no Crawford game)."""
        return self.length > 1 and not self.game.in_play

    def __str__(self) -> str:
        crawford = 1 if self.is_crawford else 0
        return self.game.text(f"{self.score[0]}:{self.score[1]}:{crawford}:{self.length}")


@dataclass(frozen=True)
class Match(Rules):
    """A match to `length` points (B13); in its games what is for money play is switched off."""

    game: Cube = field(default_factory=Cube)
    length: int = 7
    crawford: bool = True
    id = "backgammon"
    players = 2
    has_draws = False
    resignation_needs_consent = True

    def __post_init__(self) -> None:
        object.__setattr__(self, "game", Cube(self.game.game, jacoby=False))

    def start(self) -> MatchPosition:
        """The first game's opening throw."""
        return MatchPosition(replace(self.game.start(), in_play=self.length > 1), self.length)

    def actor(self, position: MatchPosition, /) -> Actor:
        """Who decides in the game; nobody once the match is won."""
        return NOBODY if self._winner(position) is not None else self.game.actor(position.game)

    def legal_moves(self, position: MatchPosition, /) -> Sequence[Move]:
        """The game's moves."""
        return self.game.legal_moves(position.game)

    def chances(self, position: MatchPosition, /) -> Sequence[tuple[Move, float]]:
        """The game's rolls."""
        return self.game.chances(position.game)

    def after(self, position: MatchPosition, move: Move, /) -> MatchPosition:
        """The position after a move; from the end of a game straight to the next one's opening."""
        return self._scored(position, self.game.after(position.game, move))

    def _scored(self, before: MatchPosition, game: CubePosition) -> MatchPosition:
        """The match with `game` as it now stands, counted if it is over (B13, B18)."""
        result = self.game.outcome(game)
        if result is None:
            return MatchPosition(game, before.length, before.score)
        first, second = (
            old + max(0, int(new)) for old, new in zip(before.score, result.payoffs, strict=True)
        )
        score = (first, second)
        if max(score) >= self.length:
            return MatchPosition(game, before.length, score)
        start = self.start().game
        # The Crawford game is the first after either side comes within a point, and only that one.
        crawford = self.crawford and max(before.score) < self.length - 1 == max(score)
        play = replace(start.play, limit=game.play.limit)
        return MatchPosition(replace(start, play=play, in_play=not crawford), before.length, score)

    def outcome(self, position: MatchPosition, /) -> Outcome | None:
        """The first with `length` points or more wins (B13)."""
        winner = self._winner(position)
        if winner is None:
            return None
        last = self.game.outcome(position.game)
        values = {
            "seat": str(winner + 1),
            "won": position.score[winner],
            "lost": position.score[1 - winner],
            "last": "" if last is None else (last.reason, last.values),
        }
        return Outcome(
            (1.0, -1.0) if winner == 0 else (-1.0, 1.0), "backgammon-match", winner, values
        )

    def _winner(self, position: MatchPosition) -> int | None:
        return next((seat for seat in (0, 1) if position.score[seat] >= self.length), None)

    def is_useless_double(self, position: MatchPosition) -> bool:
        """Whether the cube already covers what the player about to double needs (B11)."""
        mover = position.game.play.mover
        return position.score[mover] + position.game.value >= self.length

    # Resignation

    def resign(self, position: MatchPosition, seat: int, level: int, /) -> MatchPosition:
        """The game scored for the other side; the match goes on with the next (B14)."""
        return self._scored(position, self.game.resign(position.game, seat, level))

    def resignation_levels(self, position: MatchPosition, seat: int, /) -> Sequence[int]:
        """As in the game that is being played."""
        return self.game.resignation_levels(position.game, seat)


AnyGame = Backgammon | Cube | Match
AnyPosition = Position | CubePosition | MatchPosition


def checker_game(game: AnyGame) -> Backgammon:
    """The checker play inside a game."""
    while not isinstance(game, Backgammon):
        game = game.game
    return game


def checker_position(position: AnyPosition) -> Position:
    """The checkers and dice inside a position."""
    if isinstance(position, MatchPosition):
        position = position.game
    return position.play if isinstance(position, CubePosition) else position
