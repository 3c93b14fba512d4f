"""Cubeless money games against gnubg-nn: `python -m benchmarks.backgammon_match --games 100000`.

Every dice sequence is played twice, with the sides changed over, so that luck falls out as far as
the games go alike; the standard error is over pairs. Both sides play at 0-ply unless told
otherwise. The peer is an extra (`pip install .[benchmarks]`); the package never imports it.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from random import Random

from parlour.evaluate.backgammon.analyst import best, equity_of, judge

Board = tuple[int, ...]
"""As who is to play counts it: 26 places, own checkers positive, the enemy's bar at 0 negative."""
START: Board = (0, -2, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, -5, 5, 0, 0, 0, -3, 0, -5, 0, 0, 0, 0, 2, 0)
Player = Callable[[Board, int, int], Board]


def flipped(board: Board) -> Board:
    """As the other side counts it."""
    return tuple(-count for count in reversed(board))


def ours(plies: int) -> Player:
    """Our network with the bear-off tables."""

    def play(board: Board, high: int, low: int) -> Board:
        return best(board, high, low, plies)

    return play


def peer(plies: int) -> Player:
    """gnubg-nn: a board is the two sides' checkers, the mover's second, 24 points and the bar."""
    gnubg_nn = import_module("gnubg_nn")

    def play(board: Board, high: int, low: int) -> Board:
        own = [max(board[point], 0) for point in range(1, 26)]
        enemy = [max(-board[25 - point], 0) for point in range(1, 26)]
        _, key, _ = gnubg_nn.bestmove([enemy, own], high, low, plies, b"X", 1, 0, 1)
        mover, other = (list(side) for side in gnubg_nn.board_from_position_key(key))
        after = [0] * 26
        for point in range(1, 26):
            after[point] += mover[point - 1]
            after[25 - point] -= other[point - 1]
        return tuple(after)

    return play


ROLLS = [(high, low) for high in range(1, 7) for low in range(1, high + 1)]


def after_best(board: Board, high: int, low: int) -> float:
    """What our network expects of its own play of a roll, for who plays it."""
    end = best(board, high, low)
    if not any(count > 0 for count in end):
        return float(level(flipped(end)))
    return equity_of(judge([end])[0])


def luck(board: Board, high: int, low: int) -> float:
    """What a roll gives beyond the mean of all 21, by our network; 0 on the average."""
    worth = {roll: after_best(board, *roll) for roll in ROLLS}
    mean = sum(value * (1 if a == b else 2) for (a, b), value in worth.items()) / 36
    return worth[high, low] - mean


def level(loser: Board) -> int:
    """What a loss counts for the side that sees its checkers so (B10)."""
    return 1 if sum(loser) < 15 else 3 if any(n > 0 for n in loser[19:]) else 2


def game(players: Sequence[Player], dice: Random, *, adjust: bool = False) -> float:
    """What the first player wins; the first throw decides who begins.

    `adjust` takes the luck of every throw but the first away.
    """
    first = second = 0
    while first == second:
        first, second = dice.randint(1, 6), dice.randint(1, 6)
    turn, board = (0 if first > second else 1), START
    lucky, is_first = 0.0, True
    while True:
        if adjust and not is_first:
            gained = luck(board, max(first, second), min(first, second))
            lucky += gained if turn == 0 else -gained
        is_first = False
        board = players[turn](board, max(first, second), min(first, second))
        if not any(count > 0 for count in board):
            won = level(flipped(board))
            return (won if turn == 0 else -won) - lucky
        board, turn = flipped(board), 1 - turn
        first, second = dice.randint(1, 6), dice.randint(1, 6)


def block(seed: int, first: int, pairs: int, plies: tuple[int, int], adjust: bool) -> list[float]:
    """What we win a game, the mean of each pair."""
    one, other = ours(plies[0]), peer(plies[1])
    return [
        (
            game((one, other), Random(f"{seed}/{number}"), adjust=adjust)
            - game((other, one), Random(f"{seed}/{number}"), adjust=adjust)
        )
        / 2
        for number in range(first, first + pairs)
    ]


def main(words: Sequence[str] | None = None) -> int:
    """Plays and says how it went; the same seed plays the same games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plies", type=int, default=0, help="of ours")
    parser.add_argument("--peer-plies", type=int, default=0)
    parser.add_argument("--adjust", action="store_true", help="take the luck of the dice away")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args(words)
    try:
        import_module("gnubg_nn")
    except ModuleNotFoundError:
        print("The peer is not installed: pip install 'parlour[benchmarks]'", file=sys.stderr)
        return 2
    pairs, begun = options.games // 2, time.monotonic()
    size = max(1, min(250, pairs // (4 * options.processes)))
    plies = options.plies, options.peer_plies
    results: list[float] = []
    with ProcessPoolExecutor(options.processes) as pool:
        tasks = [
            pool.submit(block, options.seed, first, min(size, pairs - first), plies, options.adjust)
            for first in range(0, pairs, size)
        ]
        for number, task in enumerate(tasks, 1):
            results += task.result()
            if number % max(1, len(tasks) // 10) == 0:
                print(said(results, begun), file=sys.stderr, flush=True)
    if options.json:
        mean, error = summary(results)
        print(json.dumps({"games": 2 * len(results), "points": mean, "error": error}))
    else:
        print(said(results, begun))
    return 0


def summary(results: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    mean = sum(results) / len(results)
    spread = sum((result - mean) ** 2 for result in results) / max(1, len(results) - 1)
    return mean, math.sqrt(spread / len(results))


def said(results: Sequence[float], begun: float) -> str:
    """One line."""
    mean, error = summary(results)
    return (
        f"{2 * len(results)} games: {mean:+.4f} ± {error:.4f} points a game"
        f" ({time.monotonic() - begun:.0f} s)"
    )


if __name__ == "__main__":
    sys.exit(main())
