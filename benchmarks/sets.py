"""Positions of random games, drawn once, that ours and the peers work on alike."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import parlour
from parlour import native
from parlour.game import CHANCE, NOBODY


@dataclass(frozen=True)
class AtaxxGames:
    """Random games of Ataxx."""

    games: list[list[Any]]
    """Their moves."""
    positions: list[Any]
    """Every position in which there is a move, compiled."""
    texts: list[str]
    """The same as text."""
    moves: int
    """The number of legal moves in all of them."""


@cache
def ataxx_games(count: int = 10) -> AtaxxGames:
    """Draws them; each legal move is as likely as any other."""
    twin = native.twin(parlour.load("ataxx"))
    random, games, positions, legal = Random(1), [], [], 0
    for _ in range(count):
        position, game = twin.start(), []
        while twin.actor(position) != NOBODY:
            moves = twin.legal_moves(position)
            positions.append(position)
            legal += len(moves)
            game.append(random.choice(moves))
            position = twin.after(position, game[-1])
        games.append(game)
    return AtaxxGames(games, positions, [str(position) for position in positions], legal)


@dataclass(frozen=True)
class Rolls:
    """Positions of random games of Backgammon in which a roll is to be played."""

    positions: list[Any]
    """Compiled."""
    texts: list[str]
    """The same as text."""
    views: list[tuple[tuple[int, ...], tuple[int, int]]]
    """The checkers as the mover counts them, and the roll."""
    ends: int
    """How many different positions at the end of the turn there are in all; a pass has one."""
    passes: int
    """How many rolls cannot be played at all."""


@cache
def rolls(count: int = 2000) -> Rolls:
    """Draws them; each different end of a play is as likely as any other."""
    twin = native.twin(parlour.load("backgammon"))
    random, positions, views, found, passes = Random(1), [], [], 0, 0
    position = twin.start()
    while len(positions) < count:
        if twin.actor(position) == NOBODY:
            position = twin.start()
        elif twin.actor(position) == CHANCE:
            outcomes, chances = zip(*twin.chances(position), strict=True)
            position = twin.after(position, random.choices(outcomes, chances)[0])
        else:
            ends = twin.ends(position) or []
            plain = twin.plain_position(position)
            positions.append(position)
            views.append((plain.view, plain.roll))
            found += len(ends)
            passes += len(ends) == 1 and str(twin.legal_moves(position)[0]) == "pass"
            position = ends[random.randrange(len(ends))]
    return Rolls(positions, [str(position) for position in positions], views, found, passes)
