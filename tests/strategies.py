"""Games and positions for property tests: every variant, every option, random play from a seed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from hypothesis import strategies as st

import parlour
from parlour.game import CHANCE, Game

CASES: dict[str, tuple[dict[str, Any], ...]] = {
    "ataxx": (
        {},
        {"rules": "pass"},
        {"size": "5x5", "clock": "8"},
        {"size": "4x6", "clock": "0", "rules": "pass"},
        {"setup": "random:7"},
        {"size": "9x8", "setup": "random:3"},
    ),
    "virus-war": (
        {"size": "6x6"},
        {"size": "5x4", "end": "last_mover"},
        {"size": "7x3", "steps": 5, "first_turn": 1},
        {"size": "12x12", "steps": 7},
    ),
    "klopodavka": (
        {"players": 2, "size": "11x11"},
        {"players": 3, "size": "13x13", "link": "main", "seats": "2,3,1"},
        {"players": 4, "size": "12x12", "revolution": "off", "steps": 3},
        {"players": 6, "size": "29x12"},
    ),
    "war": (
        {"players": 2, "size": "12x12"},
        {"players": 3, "size": "12x13", "plane": 4},
        {"players": 4, "size": "12x12", "fortress": "kind", "seats": "4,3,2,1"},
        {"players": 6, "size": "26x12"},
    ),
    "backgammon": (
        {},
        {"start": "hypergammon"},
        {"start": "nackgammon", "cube": "on", "beavers": "on", "raccoons": "on"},
        {"cube": "on", "jacoby": "off", "automatic_doubles": 2},
        {"match": 3},
        {"match": 2, "crawford": "off", "start": "hypergammon"},
    ),
    "slime-trail": ({}, {"size": "5x4"}, {"pie": "on"}, {"size": "3x3", "start": "c1"}),
}
"""Options that together use every option of every game, on boards small enough to play out."""


def instances() -> Iterator[tuple[str, Game[Any, Any]]]:
    """Every case above, every named variant and every registered game, with a name for the test."""
    for book in parlour.rulebooks():
        for options in CASES.get(book.id, ({},)):
            name = ",".join(f"{key}={value}" for key, value in options.items()) or "default"
            yield f"{book.id}:{name}", parlour.load(book.id, **options)
        for variant in book.variants:
            yield f"{book.id}:{variant}", parlour.load(book.id, variant)


def random_step(game: Game[Any, Any], position: Any, random: Random) -> Any:
    """A uniformly drawn legal move, or an outcome of the dice by its probability."""
    if game.actor(position) == CHANCE:
        moves, chances = zip(*game.chances(position), strict=True)
        return random.choices(moves, chances)[0]
    return random.choice(game.legal_moves(position))


def random_line(game: Game[Any, Any], seed: Any, limit: int) -> list[tuple[Any, Any]]:
    """At most `limit` (position, move played) pairs of one random game, the last position with
    None.
    """
    random = Random(seed)
    position = game.start()
    line = []
    while game.outcome(position) is None and len(line) < limit:
        move = random_step(game, position, random)
        line.append((position, move))
        position = game.after(position, move)
    return [*line, (position, None)]


@st.composite
def positions(draw: st.DrawFn, game: Game[Any, Any], limit: int = 120) -> Any:
    """A position of random play, reached after a drawn number of moves."""
    seed = draw(st.integers(0, 2**32))
    length = draw(st.integers(0, limit))
    return random_line(game, seed, length)[-1][0]
