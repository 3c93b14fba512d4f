"""How fast the Python rules are: random play of every game, steps per second of one core."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any

import parlour
from parlour.game import CHANCE, Game

GAMES: dict[str, dict[str, Any]] = {
    "ataxx": {},
    "virus-war": {},
    "klopodavka": {"players": 4},
    "war": {"players": 2},
    "backgammon": {},
    "slime-trail": {},
}
SECONDS = 2.0


def steps_per_second(game: Game[Any, Any], seconds: float, seed: int = 1) -> tuple[float, int]:
    """Random games for about `seconds`: moves played per second, and how many games were begun."""
    random = Random(seed)
    steps = games = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        position = game.start()
        games += 1
        while (actor := game.actor(position)) >= CHANCE and perf_counter() - start < seconds:
            if actor == CHANCE:
                moves, chances = zip(*game.chances(position), strict=True)
                move = random.choices(moves, chances)[0]
            else:
                move = random.choice(game.legal_moves(position))
            position = game.after(position, move)
            steps += 1
    return steps / (perf_counter() - start), games


def main() -> None:
    """Prints one line a game."""
    for name, options in GAMES.items():
        speed, games = steps_per_second(parlour.load(name, **options), SECONDS)
        print(f"{name:12} {speed:9,.0f} steps/s in random play ({games} games begun)")


if __name__ == "__main__":
    main()
