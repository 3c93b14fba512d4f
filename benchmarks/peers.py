"""The same work by the peers from PyPI, each imported only here and only when it works.

gnubg-nn is under the GPL; nothing of any of them is in the package.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from random import Random
from time import perf_counter
from typing import Any

from benchmarks.measure import Sample, rate
from benchmarks.sets import AtaxxGames, Rolls
from parlour.games.backgammon.rules import flip

BATCH = 256
"""Games that Pgx plays side by side: more are no faster on a processor."""

# ---- python-ataxx: Ataxx in Python -------------------------------------------------------------


def ataxx_perft() -> Sample:
    """Perft from the start, to a depth that takes about a second."""
    from ataxx import Board

    def chunk() -> int:
        if (nodes := Board().perft(4)) != 155_888:
            raise ValueError(f"perft 4 is {nodes}")
        return nodes

    return rate(chunk)


def ataxx_games() -> Sample:
    """Random games."""
    from ataxx import Board

    random = Random(1)

    def chunk() -> int:
        board = Board()
        while not board.gameover():
            board.makemove(random.choice(board.legal_moves()))
        return 1

    return rate(chunk)


def ataxx_legal_moves(games: AtaxxGames) -> Sample:
    """Lists of the legal moves of positions of random games."""
    from ataxx import Board

    boards = [Board(text) for text in games.texts]

    def chunk() -> int:
        found = sum(len(board.legal_moves()) for board in boards)
        if found != games.moves:
            raise ValueError(f"{found} legal moves, we list {games.moves}")
        return len(boards)

    return rate(chunk)


def ataxx_replays(games: AtaxxGames) -> Sample:
    """Random games played again, the legal moves listed before each move."""
    from ataxx import Board, Move

    played = [[Move.from_san(str(move)) for move in moves] for moves in games.games]

    def chunk() -> int:
        for moves in played:
            board = Board()
            for move in moves:
                board.legal_moves()
                board.makemove(move)
        return len(games.texts)

    return rate(chunk)


# ---- Backgammon: all distinct plays of a roll --------------------------------------------------


def _listed(lists: list[Callable[[], Any]], ends: int) -> Sample:
    """A figure from calls that each list the plays of a roll, `ends` in all."""

    def chunk() -> int:
        if (found := sum(len(plays()) for plays in lists)) != ends:
            raise ValueError(f"{found} plays, we list {ends}")
        return len(lists)

    return rate(chunk)


def gnubg_plays(rolls: Rolls) -> Sample:
    """gnubg-nn gives keys of positions; none where there is no play."""
    from gnubg_nn import moves

    calls = []
    for view, roll in rolls.views:
        board = [_checkers(flip(view)), _checkers(view)]
        calls.append(lambda board=board, roll=roll: moves(board, *roll))
    return _listed(calls, rolls.ends - rolls.passes)


def bgsage_plays(rolls: Rolls) -> Sample:
    """bgsage gives boards, the same one where there is no play; the enemy's bar counts up there."""
    from bgsage import possible_moves

    calls = []
    for view, roll in rolls.views:
        board = [-view[0], *view[1:]]
        calls.append(lambda board=board, roll=roll: possible_moves(board, *roll))
    return _listed(calls, rolls.ends)


def open_spiel_plays() -> Sample:
    """OpenSpiel gives actions of one or two steps: its doubles are two turns.

    Positions cannot be set up by the same text: they are those of its own random games.
    """
    import pyspiel

    random, states = Random(1), []
    game = pyspiel.load_game("backgammon")
    while len(states) < 2000:
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                states.append(state.clone())
            state.apply_action(_drawn(state, random))
    legal = [state.legal_actions for state in states]

    def chunk() -> int:
        for actions in legal:
            actions()
        return len(legal)

    return rate(chunk)


def _checkers(view: Any) -> list[int]:
    return [max(0, count) for count in view[1:]]


# ---- Backgammon: random games ------------------------------------------------------------------


def gnubg_games() -> Sample:
    """Each distinct end of a play equally likely."""
    from gnubg_nn import board_from_position_key, moves

    random = Random(1)
    points = {24: 2, 13: 5, 8: 3, 6: 5}
    side = [points.get(point, 0) for point in range(1, 26)]

    def chunk() -> int:
        board: Any = (side, side)
        while True:
            keys = moves(board, random.randint(1, 6), random.randint(1, 6))
            enemy, own = board_from_position_key(random.choice(keys)) if keys else board
            if not any(own):
                return 1
            board = (own, enemy)

    return rate(chunk)


def bgsage_games() -> Sample:
    """Each distinct end of a play equally likely."""
    from bgsage import STARTING_BOARD, check_game_over, flip_board, possible_moves

    random = Random(1)

    def chunk() -> int:
        board = STARTING_BOARD
        while True:
            boards = possible_moves(board, random.randint(1, 6), random.randint(1, 6))
            board = random.choice(boards) if boards else board
            if check_game_over(board):
                return 1
            board = flip_board(board)

    return rate(chunk)


def open_spiel_games() -> Sample:
    """Each action equally likely."""
    import pyspiel

    random = Random(1)
    game = pyspiel.load_game("backgammon")

    def chunk() -> int:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(_drawn(state, random))
        return 1

    return rate(chunk)


def _drawn(state: Any, random: Random) -> int:
    if state.is_chance_node():
        actions, chances = zip(*state.chance_outcomes(), strict=True)
        return int(random.choices(actions, chances)[0])
    return int(random.choice(state.legal_actions()))


@cache
def _pgx() -> Callable[[float], tuple[float, float]]:
    """Pgx stepping for some seconds: micro-steps and games a second."""
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    import jax
    import pgx
    from pgx.experimental import act_randomly, auto_reset

    env = pgx.make("backgammon")
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carry: Any, _: Any) -> Any:
        state, key = carry
        key, drawing, throwing = jax.random.split(key, 3)
        actions = act_randomly(drawing, state.legal_action_mask)
        state = step(state, actions, jax.random.split(throwing, BATCH))
        return (state, key), state.terminated.sum()

    @jax.jit  # sixteen steps a call, so that no time is lost between the calls
    def several(state: Any, key: Any) -> Any:
        carry, ended = jax.lax.scan(one, (state, key), None, length=16)
        return *carry, ended.sum()

    key = jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, BATCH))
    for _ in range(16):  # until the games are no longer all equally old
        state, key, ended = several(state, key)
    ended.block_until_ready()

    def run(seconds: float) -> tuple[float, float]:
        nonlocal state, key
        micro = games = 0
        begun = perf_counter()
        while True:
            state, key, ended = several(state, key)
            games += int(ended)
            micro += 16 * BATCH
            if (taken := perf_counter() - begun) >= seconds:
                return micro / taken, games / taken

    return run


def pgx_games() -> Sample:
    """Each micro-action equally likely."""
    run = _pgx()
    return lambda seconds: run(seconds)[1]


def pgx_steps() -> Sample:
    """Micro-steps: one die each."""
    run = _pgx()
    return lambda seconds: run(seconds)[0]
