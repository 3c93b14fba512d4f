"""What must not be missed: a win within two steps of one's own turn, a loss in one step of the opponent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.evaluate.evaluator import Evaluator
from parlour.game import Game


def winning_move(game: Game[Any, Any], position: Any, evaluator: Evaluator) -> Any | None:
    """A move that wins at once or with a second step of the same turn, or None.

    Winning means the best payoff of all seats when the game ends. Striking out one of several
    opponents is left to the search.
    """
    seat = game.actor(position)
    for move in evaluator.strikes(game, position):
        if _wins(game, game.after(position, move), seat):
            return move
    for move in game.legal_moves(position):
        after = game.after(position, move)
        if game.actor(after) == seat and _same_turn(position, after):
            for second in evaluator.strikes(game, after):
                if _wins(game, game.after(after, second), seat):
                    return move
    return None


def safe_moves(game: Game[Any, Any], position: Any, evaluator: Evaluator) -> Sequence[Any]:
    """The moves after which no opponent who is next to decide can beat the mover with one step.

    All legal moves if none is safe, and where the mover goes on (a later step may still help).
    """
    seat = game.actor(position)
    moves = game.legal_moves(position)
    safe = [move for move in moves if not _exposed(game, game.after(position, move), seat, evaluator)]
    return safe or moves


def _exposed(game: Game[Any, Any], after: Any, seat: int, evaluator: Evaluator) -> bool:
    outcome = game.outcome(after)
    if outcome is not None:
        return outcome.payoffs[seat] <= min(outcome.payoffs) < max(outcome.payoffs)
    actor = game.actor(after)
    return actor >= 0 and actor != seat and seat in evaluator.strikes(game, after).values()


def _wins(game: Game[Any, Any], after: Any, seat: int) -> bool:
    outcome = game.outcome(after)
    return outcome is not None and outcome.winner == seat


def _same_turn(before: Any, after: Any) -> bool:
    return bool(getattr(before, "turn", None) == getattr(after, "turn", None))
