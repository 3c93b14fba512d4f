"""What must not be missed: a win in two steps of one's own turn, a loss by one step of another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.evaluate.evaluator import Evaluator
from parlour.game import Game
from parlour.turns import turn_ended

LOOKS = 1000
"""How many positions are tried at most to find a way out of a threat."""


def winning_move(
    game: Game[Any, Any], position: Any, evaluator: Evaluator
) -> tuple[Any, float] | None:
    """A move that wins at once or with a second step of the same turn, and what the win pays.

    None if there is none. To put one of several opponents out is no win yet: that is left to the
    search.
    """
    seat = game.actor(position)
    for move in evaluator.strikes(game, position):
        won = _won(game, game.after(position, move), seat)
        if won is not None:
            return move, won
    for move in evaluator.openers(game, position):
        after = game.after(position, move)
        if game.outcome(after) is None and not turn_ended(game, position, after):
            for second in evaluator.strikes(game, after):
                won = _won(game, game.after(after, second), seat)
                if won is not None:
                    return move, won
    return None


def careful(game: Game[Any, Any], position: Any, evaluator: Evaluator, moves: Sequence[Any]) -> Any:
    """The first of `moves` (all the legal ones, best first) that no step of another punishes.

    In mid-turn a threat may need several steps of defence: then the first of the shortest defence,
    unless one of the moves ends the threat by itself. If nothing helps, a move after which the
    blow falls as late as can be.
    """
    seat = game.actor(position)
    dangers = []
    for move in moves:
        dangers.append(_danger(game, game.after(position, move), seat, evaluator))
        if not dangers[-1]:
            return move
    if not turn_ended(game, position, game.after(position, moves[0])):
        budget = [LOOKS]
        for depth in range(2, LOOKS):
            rescue = _rescue(game, position, evaluator, depth, budget)
            if rescue is not None:
                return rescue
            if budget[0] <= 0:
                break
    return moves[dangers.index(min(dangers))]


def _rescue(
    game: Game[Any, Any], position: Any, evaluator: Evaluator, depth: int, budget: list[int]
) -> Any | None:
    """A step after which at most `depth` − 1 more of the same turn end the threat."""
    seat = game.actor(position)
    for move in evaluator.defences(game, position):
        budget[0] -= 1
        if budget[0] <= 0:
            return None
        after = game.after(position, move)
        if not _danger(game, after, seat, evaluator):
            return move
        goes_on = game.outcome(after) is None and not turn_ended(game, position, after)
        if depth > 1 and goes_on and _rescue(game, after, evaluator, depth - 1, budget) is not None:
            return move
    return None


def _danger(game: Game[Any, Any], after: Any, seat: int, evaluator: Evaluator) -> int:
    """Whether `seat` has lost (more than any threat), or how soon one step can beat it."""
    outcome = game.outcome(after)
    if outcome is not None:
        lost = outcome.payoffs[seat] <= min(outcome.payoffs) < max(outcome.payoffs)
        return (game.players + 1) * lost
    return evaluator.exposed(game, after, seat)


def _won(game: Game[Any, Any], after: Any, seat: int) -> float | None:
    """What `seat` has won, if it has."""
    outcome = game.outcome(after)
    return outcome.payoffs[seat] if outcome is not None and outcome.winner == seat else None
