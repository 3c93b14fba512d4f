"""Backgammon's plays against the peer gnubg-nn: `python -m benchmarks.backgammon_peer`.

For seeded random positions with a roll, from random play and from random set-ups, the boards at the
end of all whole plays (B4–B9) are compared with those of `gnubg_nn.moves`. The peer is an extra
(`pip install .[benchmarks]`); the package never imports it.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from random import Random
from time import perf_counter
from typing import Any

from parlour.game import CHANCE
from parlour.games.backgammon.rules import (
    BAR,
    CHECKERS,
    SETUPS,
    Backgammon,
    Points,
    Position,
    Roll,
    flip,
    whole_roll,
)
from parlour.turns import Turns

Situation = tuple[Points, tuple[int, int]]
"""The checkers as the mover sees them, and the roll."""


def played(random: Random) -> Iterator[Situation]:
    """Every position with a roll of one game of random moves, from a random start."""
    game = Backgammon(random.choice(list(SETUPS)))
    position = game.start()
    while game.outcome(position) is None:
        if game.actor(position) == CHANCE:
            outcomes, chances = zip(*game.chances(position), strict=True)
            move = random.choices(outcomes, chances)[0]
        else:
            if position.roll and position.left == whole_roll(position.roll):
                yield position.view, position.roll
            move = random.choice(game.legal_moves(position))
        position = game.after(position, move)


def set_up(random: Random) -> Situation:
    """A random set-up: anywhere, or one of the kinds that random play seldom reaches."""
    kind = random.choice(("anywhere", "bar", "home", "both home", "closed"))
    own = enemy = range(1, 25)
    if kind in ("home", "both home"):
        own = range(1, 7)
    if kind == "both home":
        enemy = range(19, 25)
    points = [0] * 26
    for _ in range(random.randint(2, CHECKERS)):
        points[random.choice(own)] += 1
    room = [point for point in enemy if points[point] == 0]
    count = random.randint(2, CHECKERS)
    while room and count > 0:
        wall = kind == "closed" and count > 1
        point = random.choice([p for p in room if p > 18] or room if wall else room)
        points[point] -= 1 + wall
        count -= 1 + wall
    if kind in ("bar", "closed") or random.random() < 0.1:
        for _ in range(random.randint(1, 3)):
            point = random.choice([p for p in range(1, 26) if points[p] > 0])
            points[point] -= 1
            points[BAR] += 1
    high, low = sorted((random.randint(1, 6), random.randint(1, 6)), reverse=True)
    return tuple(points), (high, low)


def situations(count: int, seed: int) -> Iterator[Situation]:
    """`count` situations, half of them from random play."""
    random = Random(seed)
    games = (situation for _ in iter(int, 1) for situation in played(random))
    for number in range(count):
        yield next(games) if number % 2 else set_up(random)


def kinds(points: Points, roll: tuple[int, int], ends: int, *, passes: bool) -> Iterator[str]:
    """What a situation is an example of."""
    last = max(point for point in range(26) if points[point] > 0)
    foremost = min((point for point in range(26) if points[point] < 0), default=BAR)
    yield "contact" if foremost < last else "no contact"
    if roll[0] == roll[1]:
        yield "doubles"
    if points[BAR] > 0:
        yield "one on the bar" if points[BAR] == 1 else "several on the bar"
    if last <= 6:
        yield "bear-off with contact" if foremost < last else "bear-off"
    if passes:
        yield "no play"
    elif ends == 1:
        yield "only one play"


def own_ends(points: Points, roll: tuple[int, int]) -> set[tuple[Points, Points]]:
    """The boards after all plays: the enemy's checkers from its side, the mover's from its own."""
    position = Position(points, 0, roll, whole_roll(roll))
    ends = Turns(Backgammon()).ends(position)
    return {(_side(flip(end.points)), _side(end.points)) for end in ends}


def peer_ends(peer: Any, points: Points, roll: tuple[int, int]) -> set[tuple[Points, Points]]:
    """The same by the peer, which has no board at all where there is no play."""
    board = [list(_side(flip(points))), list(_side(points))]
    decode: Callable[[str], Any] = peer.board_from_position_key
    after = [decode(key) for key in peer.moves(board, *roll)]
    ends = {(tuple(enemy), tuple(own)) for enemy, own in after}
    return ends or {(tuple(board[0]), tuple(board[1]))}


def _side(view: Points) -> Points:
    return tuple(max(0, count) for count in view[1:])


def main(words: Sequence[str] | None = None) -> int:
    """Compares, prints the differences and the counts; 1 if there is a difference."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=12_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(words)
    try:
        peer = import_module("gnubg_nn")
    except ModuleNotFoundError:
        print("The peer is not installed: pip install 'parlour[benchmarks]'", file=sys.stderr)
        return 2
    found: Counter[str] = Counter()
    differ = boards = 0
    seconds = {"parlour": 0.0, "gnubg-nn": 0.0}
    for points, roll in situations(options.positions, options.seed):
        begin = perf_counter()
        ours = own_ends(points, roll)
        middle = perf_counter()
        theirs = peer_ends(peer, points, roll)
        seconds["parlour"] += middle - begin
        seconds["gnubg-nn"] += perf_counter() - middle
        boards += len(ours)
        before = (_side(flip(points)), _side(points))
        found.update(kinds(points, roll, len(ours), passes=ours == {before}))
        if ours != theirs:
            differ += 1
            print(f"{points} {Roll(roll)}: only here {ours - theirs}, only there {theirs - ours}")
    print(f"{options.positions:,} positions, {boards:,} boards, {differ} positions differ")
    for kind, count in found.most_common():
        print(f"{count:8,}  {kind}")
    print(", ".join(f"{name} {taken:.1f} s" for name, taken in seconds.items()))
    return 1 if differ else 0


if __name__ == "__main__":
    sys.exit(main())
