"""The plainest search: every line of play to a depth, nothing left out, nothing remembered.

Minimax (Shannon 1950), with dice expectimax (Michie 1966), with more than two players max^n
(Luckhardt and Irani 1986), all in one: each player takes what pays it most. What the other searches
find is held against this.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.evaluate.evaluator import Evaluator
from parlour.game import CHANCE, NOBODY, Game
from parlour.search.report import Line, Report


def plain_values(
    game: Game[Any, Any], position: Any, depth: int, evaluator: Evaluator
) -> Sequence[float]:
    """The expected payoff of every seat, `depth` moves looked ahead; dice count as a move."""
    actor = game.actor(position)
    if actor == NOBODY:
        return game.payoffs(position)
    if depth == 0:
        return evaluator.values(game, position)
    if actor == CHANCE:
        return expected(
            [
                (chance, plain_values(game, game.after(position, roll), depth - 1, evaluator))
                for roll, chance in game.chances(position)
            ]
        )
    return max(
        (
            plain_values(game, game.after(position, move), depth - 1, evaluator)
            for move in game.legal_moves(position)
        ),
        key=lambda values: values[actor],
    )


def plain_search(
    game: Game[Any, Any], position: Any, depth: int, evaluator: Evaluator
) -> Report[Any]:
    """Every legal move with its value for the player who decides, best first; depth 1 or more."""
    actor = game.actor(position)
    lines = [
        Line(move, plain_values(game, game.after(position, move), depth - 1, evaluator)[actor])
        for move in game.legal_moves(position)
    ]
    return Report(tuple(sorted(lines, key=lambda line: -line.value)), depth, depth)


def expected(outcomes: Sequence[tuple[float, Sequence[float]]]) -> Sequence[float]:
    """The mean payoffs over outcomes with their chances."""
    seats = range(len(outcomes[0][1]))
    return tuple(sum(chance * values[seat] for chance, values in outcomes) for seat in seats)
