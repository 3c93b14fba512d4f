"""What a search asks of an evaluator, and the answer that works for every game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Protocol

from parlour.game import CHANCE, Game


class Evaluator(Protocol):
    """An opinion on positions; utilities are in the units of `Game.payoffs`."""

    def values(self, game: Any, position: Any, /) -> Sequence[float]:
        """The expected payoff of every seat at a position where the game goes on."""

    def weights(self, game: Any, position: Any, moves: Sequence[Any], /) -> Sequence[float] | None:
        """How promising each move looks at a glance (positive numbers, any scale); None: no idea.

        Asked at every node a search opens, so it must be cheap.
        """

    def strikes(self, game: Any, position: Any, /) -> Mapping[Any, int]:
        """The moves that beat a seat at once (win the game or put the seat out), with the seat beaten."""

    def instinct(self, game: Any, position: Any, /) -> Any | None:
        """A move that needs no search (a cube decision), or None."""


class PlainEvaluator:
    """A base for evaluators: no weights, no instincts, strikes found by trying every move."""

    def weights(self, game: Any, position: Any, moves: Sequence[Any], /) -> Sequence[float] | None:
        """No idea."""
        return None

    def strikes(self, game: Any, position: Any, /) -> Mapping[Any, int]:
        """The moves that end the game with a loss for some seat; the seat that loses most is named."""
        found: dict[Any, int] = {}
        for move in game.legal_moves(position):
            outcome = game.outcome(game.after(position, move))
            if outcome is not None and min(outcome.payoffs) < max(outcome.payoffs):
                found[move] = outcome.payoffs.index(min(outcome.payoffs))
        return found

    def instinct(self, game: Any, position: Any, /) -> Any | None:
        """None: every decision is searched."""
        return None


class RandomPlayouts(PlainEvaluator):
    """The mean payoff of games played to the end at random: for a game without an evaluator of its own.

    A playout of more than `limit` moves counts as an even result.
    """

    def __init__(self, random: Random, limit: int = 400) -> None:
        self.random, self.limit = random, limit

    def values(self, game: Any, position: Any, /) -> Sequence[float]:
        """The payoffs of one random game from here."""
        for _ in range(self.limit):
            actor = game.actor(position)
            if actor == CHANCE:
                moves, chances = zip(*game.chances(position), strict=True)
                move = self.random.choices(moves, chances)[0]
            elif actor < 0:
                break
            else:
                move = self.random.choice(game.legal_moves(position))
            position = game.after(position, move)
        return game.payoffs(position)
