"""Positions of every game and variant, from the start to the end of random play."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from parlour.game import CHANCE, NOBODY
from parlour.games import load, rulebooks

GAMES = [(book.id, variant) for book in rulebooks() for variant in book.variants]
IDS = [f"{id}-{variant}" for id, variant in GAMES]
BUSY = {"war": 60, "klopodavka": 120}
"""Moves to play where a whole game would take too long."""


@cache
def positions(id: str, variant: str) -> tuple[Any, tuple[Any, ...]]:
    """The game and seven positions of it: the start, five along random play, the last one."""
    game, dice = load(id, variant), random.Random(variant)
    position = game.start()
    seen = [position]
    for _ in range(BUSY.get(id, 300)):
        actor = game.actor(position)
        if actor == NOBODY:
            break
        if actor == CHANCE:
            outcomes = game.chances(position)
            move = dice.choices([m for m, _ in outcomes], [weight for _, weight in outcomes])[0]
        else:
            moves = game.legal_moves(position)
            move = dice.choice([m for m in moves if str(m) not in ("pass", "end", "drop")] or moves)
        position = game.after(position, move)
        seen.append(position)
    picked = sorted({0, len(seen) - 1, *(len(seen) * k // 6 for k in range(1, 6))})
    return game, tuple(seen[k] for k in picked)
