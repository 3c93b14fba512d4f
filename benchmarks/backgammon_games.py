"""Games that gnubg-nn plays against itself: `python -m benchmarks.backgammon_games FILE`.

One line of JSON a game: `turns`, the five chances (win, gammon, backgammon, lost gammon, lost
backgammon) of the player on roll before each throw but the first, judged at 0-ply; `level`, what
the last of them won. With `--gammon-go` a game at 2-away 1-away, Crawford: who trails plays for
wins and gammons alike, who leads against them; `trailer`, whether the winner trailed. The peer is
an extra (`pip install .[benchmarks]`); the package never imports it.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from importlib import import_module
from random import Random
from typing import Any

START = "4HPwATDgc/ABMA"
HOME = 18
"""From this point on, counted from 0 by the loser, checkers stand in the winner's home board."""
Chances = Sequence[float]


def gammon_go(chances: Chances) -> float:
    """The match-winning chance of a player on roll at 2-away 1-away, doubled."""
    return chances[0] + chances[1]


def gammon_save(chances: Chances) -> float:
    """The same of the leader, counted from what the trailer has."""
    return -(1 - chances[0] + chances[3])


def play(peer: Any, random: Random, trailer: int | None) -> dict[str, Any]:
    """One game; `trailer` is 0 if the starter trails, 1 if the other, None: money without cube."""
    board = [list(side) for side in peer.board_from_position_id(START)]
    turns: list[Chances] = []
    first = second = 0
    while first == second:
        first, second = random.randint(1, 6), random.randint(1, 6)
    number = 0
    while True:
        _, key, plays = peer.bestmove(board, first, second, 0, b"X", 1, 0, 1)
        if trailer is not None and plays:
            # The chances are those of the other, who is on roll next.
            judge = gammon_save if number % 2 == trailer else gammon_go
            key = min(plays, key=lambda found: judge(found[2]))[0]
        # What comes back has the mover first: the other is on roll.
        board = [list(side) for side in peer.board_from_position_key(key)]
        if not any(board[0]):
            break
        if trailer is None:
            turns.append([round(chance, 4) for chance in peer.probabilities(board, 0)])
        number += 1
        first, second = random.randint(1, 6), random.randint(1, 6)
    loser = board[1]
    level = 1 if sum(loser) < 15 else 3 if any(loser[HOME:]) else 2
    if trailer is None:
        return {"turns": turns, "level": level}
    return {"level": level, "trailer": number % 2 == trailer}


def main(words: Sequence[str] | None = None) -> int:
    """Plays and writes; the same seed plays the same games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=argparse.FileType("w"))
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--gammon-go", action="store_true")
    options = parser.parse_args(words)
    try:
        peer = import_module("gnubg_nn")
    except ModuleNotFoundError:
        print("The peer is not installed: pip install 'parlour[benchmarks]'", file=sys.stderr)
        return 2
    random = Random(options.seed)
    for number in range(options.games):
        found = play(peer, random, number % 2 if options.gammon_go else None)
        print(json.dumps(found), file=options.file)
    return 0


if __name__ == "__main__":
    sys.exit(main())
