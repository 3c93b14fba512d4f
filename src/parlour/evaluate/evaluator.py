"""What a search asks of an evaluator, and the answer that works for every game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Protocol

from parlour.game import CHANCE, Game


class Evaluator(Protocol):
    """An opinion on positions; utilities are in the units of `Game.payoffs`."""

    best: float
    """The highest payoff there is: whoever has it need not look for more."""

    def values(self, game: Game[Any, Any], position: Any, /) -> Sequence[float]:
        """The expected payoff of every seat at a position where the game goes on."""

    def weights(
        self, game: Game[Any, Any], position: Any, moves: Sequence[Any], /
    ) -> Sequence[float] | None:
        """How promising each move looks at a glance (positive numbers, any scale); None: no idea.

        A search that does not look at every move leaves out those of the lowest weights.
        """

    def strikes(self, game: Game[Any, Any], position: Any, /) -> Mapping[Any, int]:
        """The moves that beat a seat at once (win the game or put the seat out), and which seat."""

    def openers(self, game: Game[Any, Any], position: Any, /) -> Sequence[Any]:
        """The moves that could make a winning strike possible as the next step of the same turn."""

    def exposed(self, game: Game[Any, Any], position: Any, seat: int, /) -> int:
        """Whether another seat could beat `seat` with one step, if the turn ended here.

        0 if none could, else the larger the sooner its turn comes.
        """

    def defences(self, game: Game[Any, Any], position: Any, /) -> Sequence[Any]:
        """The moves that could help, with more steps of the same turn, against being exposed."""

    def declines(self, move: Any, /) -> float | None:
        """For a move that is only tried where all others are worth less: what they are worth then.

        None: the move is like any other.
        """

    def instinct(self, game: Game[Any, Any], position: Any, /) -> Any | None:
        """A move that needs no search (a cube decision), or None."""


class Resigner(Protocol):
    """An opinion on giving games up, where the opponent must agree to that (B14)."""

    def resignation(self, position: Any, /) -> int:
        """The level at which the player to decide should give up, 0: not for certain lost."""

    def accepts(self, position: Any, seat: int, level: int, /) -> bool:
        """Whether the other side should accept that `seat` gives up at a level."""


class PlainEvaluator:
    """A base for evaluators: no weights, no instincts; what beats a seat is found by trying."""

    best = 1.0

    def weights(self, game: Any, position: Any, moves: Sequence[Any], /) -> Sequence[float] | None:
        """No idea."""
        return None

    def strikes(self, game: Any, position: Any, /) -> Mapping[Any, int]:
        """The moves that end the game with a loss for some seat; the seat that loses most."""
        found: dict[Any, int] = {}
        for move in game.legal_moves(position):
            outcome = game.outcome(game.after(position, move))
            if outcome is not None and min(outcome.payoffs) < max(outcome.payoffs):
                found[move] = outcome.payoffs.index(min(outcome.payoffs))
        return found

    def openers(self, game: Any, position: Any, /) -> Sequence[Any]:
        """Any move."""
        moves: Sequence[Any] = game.legal_moves(position)
        return moves

    def exposed(self, game: Any, position: Any, seat: int, /) -> int:
        """Whether the turn did end and the next player can beat `seat`."""
        actor: int = game.actor(position)
        return actor >= 0 and actor != seat and seat in self.strikes(game, position).values()

    def defences(self, game: Any, position: Any, /) -> Sequence[Any]:
        """Any move."""
        moves: Sequence[Any] = game.legal_moves(position)
        return moves

    def declines(self, move: Any, /) -> float | None:
        """None: every move is like any other."""
        return None

    def instinct(self, game: Any, position: Any, /) -> Any | None:
        """None: every decision is searched."""
        return None


class RandomPlayouts(PlainEvaluator):
    """The mean payoff of games played to the end at random: for a game without an evaluator.

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
        payoffs: Sequence[float] = game.payoffs(position)
        return payoffs
