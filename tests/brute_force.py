"""Exact values by the plainest search: every move, each position worked out once."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from parlour.game import NOBODY, Game

Memo = dict[Hashable, float]
"""What the positions of one game, by their `key`, are worth to player 1."""


def value(game: Game[Any, Any], position: Any, pov: int, memo: Memo) -> float:
    """What `position` is worth to seat `pov`: 1, 0 or −1; for games for two without dice.

    `memo` is filled on the way and serves every further question about the same game.
    """
    worth = _worth(game, position, memo)
    return worth if pov == 0 else -worth


def _worth(game: Game[Any, Any], position: Any, memo: Memo) -> float:
    """The value for player 1. The sign follows the actor, who may move several times running."""
    actor = game.actor(position)
    if actor == NOBODY:
        return game.payoffs(position)[0]
    known = memo.get(position.key)
    if known is not None:
        return known
    goal, better = (1.0, max) if actor == 0 else (-1.0, min)
    worth = -goal
    for move in game.legal_moves(position):
        worth = better(worth, _worth(game, game.after(position, move), memo))
        if worth == goal:
            break
    memo[position.key] = worth
    return worth
