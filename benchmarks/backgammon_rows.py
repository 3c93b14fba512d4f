"""The rows of the benchmark that are about the engine of Backgammon."""

from __future__ import annotations

import time
from random import Random
from typing import Any

import numpy as np

from benchmarks import peers, sets
from benchmarks.backgammon_match import START, flipped, ours
from benchmarks.measure import Contender, Goal, Row, Sample, rate
from parlour import native
from parlour.evaluate.backgammon.analyst import Analyst, _core
from parlour.evaluate.backgammon.match_equities import USUAL
from parlour.games import open_position

DECISIONS = 24
"""Positions of 2-ply decisions, from games of our own 0-ply play."""


def decisions() -> list[tuple[tuple[int, ...], tuple[int, int]]]:
    """Boards as the player on roll counts them, with a roll that can be played in several ways."""
    random, play, found = Random(11), ours(0), []
    while len(found) < DECISIONS:
        board = START
        for turn in range(60):
            roll = random.randint(1, 6), random.randint(1, 6)
            high, low = max(roll), min(roll)
            if turn % 7 == 3 and len(found) < DECISIONS:
                found.append((board, (high, low)))
            board = play(board, high, low)
            if not any(count > 0 for count in board):
                break
            board = flipped(board)
    return found


def xgid(board: tuple[int, ...], roll: tuple[int, int]) -> str:
    """The position text of a money game with a centred cube, without Jacoby."""
    points = "".join("-" if n == 0 else chr((64 if n > 0 else 96) + abs(n)) for n in board)
    return f"XGID={points}:0:0:1:{roll[0]}{roll[1]}:0:0:0:0:10 -"


def _static() -> Sample:
    core, rolls = _core(USUAL), sets.rolls()
    asked = [(np.array(view, np.int8).tobytes(), roll) for view, roll in rolls.views]

    def chunk() -> int:
        for board, roll in asked:
            core.best(board, *roll, 0)
        return rolls.ends

    return rate(chunk)


def _static_of_gnubg() -> Sample:
    from gnubg_nn import bestmove

    rolls = sets.rolls()
    asked = [([peers._checkers(flipped(v)), peers._checkers(v)], roll) for v, roll in rolls.views]

    def chunk() -> int:
        for board, roll in asked:
            bestmove(board, *roll, 0)
        return rolls.ends

    return rate(chunk)


def _static_of_bgsage() -> Sample:
    from bgbot_cpp import batch_evaluate_post_move, create_strategy
    from bgsage import default_weights, possible_moves
    from bgsage.analyzer import resolve_owner

    weights, owner = default_weights(), resolve_owner("centered")
    strategy = create_strategy(
        weights.strategy_type, weights.weight_paths_list, weights.hidden_sizes_list
    )
    ends = [
        [(board, owner) for board in possible_moves([-view[0], *view[1:]], *roll)]
        for view, roll in sets.rolls().views[:400]
    ]
    total = sum(map(len, ends))

    def chunk() -> int:
        for boards in ends:
            batch_evaluate_post_move(boards, strategy, 1, jacoby=False)
        return total

    return rate(chunk)


def _seconds_each(calls: list[Any], scale: float) -> Sample:
    def sample(_: float) -> float:
        begun = time.perf_counter()
        for call in calls:
            call()
        return scale * (time.perf_counter() - begun) / len(calls)

    return sample


def _two_ply() -> Sample:
    asked = [open_position("backgammon", xgid(*one), None, {"cube": "on"}) for one in decisions()]
    analyst = Analyst(asked[0][0])
    return _seconds_each([lambda p=p: analyst.plays(p, 2) for _, p in asked], 1000)


def _two_ply_of_gnubg() -> Sample:
    from gnubg_nn import bestmove

    asked = [([peers._checkers(flipped(b)), peers._checkers(b)], r) for b, r in decisions()]
    return _seconds_each([lambda b=b, r=r: bestmove(b, *r, 2) for b, r in asked], 1000)


def _rollout() -> Sample:
    game, position = open_position("backgammon", xgid(START, (0, 0)), None, {"cube": "on"})
    analyst = Analyst(game)
    return rate(lambda: analyst.rollout(position, 36).games)


def _bear_off() -> Sample:
    def sample(_: float) -> float:
        begun = time.process_time()
        native.core().make_one_sided(6, 15, native.core().Job())
        return time.process_time() - begun

    return sample


def rows() -> list[Row]:
    """All of them."""
    us = "parlour"
    return [
        Row(
            "Backgammon: static evaluations, over the plays of a roll",
            "boards/s",
            Contender(us, _static, "best play of a roll, its plays found as well", 0),
            (
                Contender("gnubg-nn", _static_of_gnubg, "the same", 0),
                Contender("bgsage", _static_of_bgsage, "the plays were found before", 0),
            ),
            (Goal(1e6),),
            repeats=1,  # gnubg-nn remembers what it has judged
        ),
        Row(
            "Backgammon: a 2-ply checker decision",
            "ms",
            Contender(us, _two_ply, "with the cube, filters 8 and 4", 0),
            (Contender("gnubg-nn", _two_ply_of_gnubg, "without the cube", 0),),
            (Goal(15),),
            noted=("GNU Backgammon 1.07 with the cube: 89",),
            less=True,
            repeats=3,
        ),
        Row(
            "Backgammon: rollout of the opening, 0-ply, with the cube, luck taken away",
            "games/s",
            Contender(us, _rollout, seconds=1.0),
            goals=(Goal(60),),
            noted=("GNU Backgammon 1.07: 8.8",),
        ),
        Row(
            "Backgammon: one-sided bear-off table of 6 points",
            "CPU-s",
            Contender(us, _bear_off, seconds=0),
            goals=(Goal(2),),
            noted=("GNU Backgammon's makebearoff: 4.8",),
            less=True,
            repeats=3,
        ),
    ]
