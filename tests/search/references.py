"""Positions and opinions for tests of searches: small games, random trees, values by lot."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import parlour
from parlour.evaluate import PlainEvaluator
from tests.search.trees import Node, choice, dice, end
from tests.strategies import random_line
from tests.toy.nim.rules import Nim

SMALL: list[tuple[str, dict[str, Any]]] = [
    ("ataxx", {"size": "4x4"}),
    ("ataxx", {"size": "5x4", "rules": "pass"}),
    ("slime-trail", {"size": "5x5"}),
    ("slime-trail", {"size": "4x4", "pie": "on"}),
    ("virus-war", {"size": "4x4"}),
    ("virus-war", {"size": "4x3", "end": "last_mover", "steps": 2}),
]
NAMES = ["-".join((name, *map(str, options.values()))) for name, options in SMALL]


def met(name: str, options: dict[str, Any], count: int) -> Iterator[tuple[Any, Any]]:
    """`count` positions of random games where somebody has a choice."""
    game = parlour.load(name, **options)
    random, found = Random(f"{name} {options}"), 0
    while found < count:
        line = random_line(game, random.random(), 60)
        position = line[random.randrange(len(line))][0]
        if len(game.legal_moves(position)) > 1:
            found += 1
            yield game, position


def nim(heap: int) -> Any:
    """The counting-out game of the toy folder."""
    return Nim(heap)


class ByLot(PlainEvaluator):
    """Opinions drawn by lot, the same for the same position, within ±0.9."""

    def values(self, game: Any, position: Any, /) -> tuple[float, ...]:
        value = Random(f"{position.key}").uniform(-0.9, 0.9)
        return (value, -value)


def random_tree(random: Random, depth: int, *, with_dice: bool = False) -> Node:
    """A duel as a tree: any order of actors, three branches at most."""
    if depth == 0 or random.random() < 0.1:
        payoff = random.choice((1, 0, -1))
        return end(payoff, -payoff)
    after = [
        random_tree(random, depth - 1, with_dice=with_dice) for _ in range(random.randint(1, 3))
    ]
    if with_dice and random.random() < 0.4:
        shares = [random.random() + 0.1 for _ in after]
        return dice(
            *((share / sum(shares), node) for share, node in zip(shares, after, strict=True))
        )
    return choice(random.randrange(2), *after)
