"""Whole turns as a view: a game whose move is a run of moves by one actor."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Generic

from parlour.game import CHANCE, Actor, Game, M, Outcome, P, ParlourError


class TooManyTurns(ParlourError):
    """More different turns than the limit."""


@dataclass(frozen=True)
class Turns(Generic[P, M]):
    """`game` seen turn by turn; itself a `Game` whose moves are tuples of moves.

    Of several orders that reach the same position only the bytewise smallest is kept. From a
    position in mid-turn a move is the rest of the turn. A roll or a cube action is a whole turn.
    """

    game: Game[P, M]
    limit: int = 100_000
    """More different turns than this raise `TooManyTurns`, as soon as they are found."""

    @property
    def id(self) -> str:
        """The game's name."""
        return self.game.id

    @property
    def players(self) -> int:
        """The number of seats."""
        return self.game.players

    def start(self) -> P:
        """The position a game begins with."""
        return self.game.start()

    def actor(self, position: P, /) -> Actor:
        """Who decides."""
        return self.game.actor(position)

    def legal_moves(self, position: P, /) -> Sequence[tuple[M, ...]]:
        """Every turn, one for each different position at its end, sorted bytewise."""
        return sorted(self.ends(position).values(), key=_spelling)

    def ends(self, position: P, /) -> dict[P, tuple[M, ...]]:
        """The positions at the end of a turn, each with its bytewise smallest turn."""
        game = self.game
        ends: dict[P, tuple[M, ...]] = {}
        seen: set[P] = set()

        # In the order of the texts, so the first way to a position is its bytewise smallest.
        def walk(before: P, turn: tuple[M, ...]) -> None:
            for move in sorted(game.legal_moves(before), key=str):
                after = game.after(before, move)
                if turn_ended(game, before, after):
                    ends.setdefault(after, (*turn, move))
                    if len(ends) > self.limit:
                        raise TooManyTurns("turns-too-many", limit=self.limit)
                elif after not in seen:
                    seen.add(after)
                    walk(after, (*turn, move))

        if game.actor(position) >= 0:
            walk(position, ())
        return ends

    def chances(self, position: P, /) -> Sequence[tuple[tuple[M, ...], float]]:
        """The outcomes of a chance node, each a turn of one move."""
        return [((move,), chance) for move, chance in self.game.chances(position)]

    def after(self, position: P, turn: tuple[M, ...], /) -> P:
        """The position after the moves of `turn`."""
        for move in turn:
            position = self.game.after(position, move)
        return position

    def outcome(self, position: P, /) -> Outcome | None:
        """How the game ended."""
        return self.game.outcome(position)

    def payoffs(self, position: P, /) -> Sequence[float]:
        """One payoff a seat."""
        return self.game.payoffs(position)

    def awarded(self, position: P, winner: int | None, /) -> Sequence[float]:
        """The payoffs of a result from outside the rules."""
        return self.game.awarded(position, winner)


def sample_turns(game: Game[P, M], position: P, count: int, random: Random) -> list[tuple[M, ...]]:
    """`count` turns drawn move by move, uniformly at each step; where turns cannot be counted."""
    turns = []
    for _ in range(count):
        turn: list[M] = []
        now = position
        while True:
            move = random.choice(game.legal_moves(now))
            after = game.after(now, move)
            turn.append(move)
            if turn_ended(game, now, after):
                break
            now = after
        turns.append(tuple(turn))
    return turns


def turn_ended(game: Game[P, M], before: P, after: P) -> bool:
    """Whether a move ended the turn: another actor, or the next turn number (V13, K11)."""
    actor = game.actor(after)
    if actor != game.actor(before) or actor == CHANCE:
        return True
    return bool(getattr(before, "turn", None) != getattr(after, "turn", None))


def _spelling(turn: tuple[M, ...]) -> tuple[str, ...]:
    return tuple(map(str, turn))
