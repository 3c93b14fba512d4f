"""The lines of the table: what is measured, against whom, and what must be reached."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from itertools import count
from time import perf_counter
from typing import Any

import parlour
from benchmarks import backgammon_rows, inside, memory, peers, sets
from benchmarks.measure import Contender, Goal, Row, Sample, rate
from parlour import native
from parlour.game import NOBODY

N = 1024
"""Games in a batch of environments."""
BACKGAMMON_GAMES = "each distinct end of a play equally likely"


@cache
def _twin(id: str, **options: Any) -> native.Twin:
    return native.twin(parlour.load(id, **options))


# ---- our work ----------------------------------------------------------------------------------


def _perft(depth: int, nodes: int, *, made: bool = False, threads: int = 1) -> Sample:
    twin = _twin("ataxx")
    start = twin.start()

    def chunk() -> int:
        if (found := twin.perft(start, depth, made=made, threads=threads)) != nodes:
            raise ValueError(f"perft {depth} is {found}")
        return nodes

    return rate(chunk)


def _games(games: int, id: str, threads: int = 1, **options: Any) -> Sample:
    twin = _twin(id, **options)
    start, seeds = twin.start(), count(1)

    def chunk() -> int:
        done = twin.play_outs(start, games, seed=next(seeds), threads=threads)
        if done.finished != games:
            raise ValueError(f"{games - done.finished} games did not end")
        return games

    return rate(chunk)


def _plays(*, all_made: bool = False) -> Sample:
    twin, positions = _twin("backgammon"), sets.rolls().positions
    length: Any = (lambda ends: len(list(ends))) if all_made else len

    def chunk() -> int:
        for position in positions:
            length(twin.ends(position))
        return len(positions)

    return rate(chunk)


def _inside_plays() -> Sample:
    drawn = sets.rolls()
    return inside.plays(drawn.texts, drawn.ends)


def _inside_steps(id: str) -> Sample:
    return inside.steps(id, str(parlour.load(id).start()))


def _steps(id: str) -> Sample:
    from parlour.envs import BatchEnv

    env = BatchEnv(id, N, core="native")
    env.reset(seed=1)

    def chunk() -> int:
        for _ in range(8):
            env.step(env.sample_actions())
        return 8 * N

    return rate(chunk)


def _searched(id: str, nodes: int) -> Sample:
    """Steps searched a second, one thread, from positions spread over random games."""
    from random import Random

    from parlour.search.compiled import Search
    from parlour.search.report import Limits

    twin = _twin(id)
    search, random, positions = Search(twin, "alphabeta", "hand"), Random(1), []
    for number in range(8):
        position = twin.start()
        for _ in range(12 + 9 * number):
            after = twin.after(position, random.choice(twin.legal_moves(position)))
            if twin.actor(after) == NOBODY:
                break
            position = after
        positions.append(position)

    def chunk() -> int:
        search.clear()
        return sum(search.run(position, Limits(nodes=nodes)).nodes for position in positions)

    return rate(chunk)


def _legal_moves() -> Sample:
    legal, games = _twin("ataxx").legal_moves, sets.ataxx_games()

    def chunk() -> int:
        for position in games.positions:
            legal(position)
        return len(games.positions)

    return rate(chunk)


def _replays() -> Sample:
    twin, games = _twin("ataxx"), sets.ataxx_games()

    def chunk() -> int:
        for moves in games.games:
            record = parlour.Record(twin)
            for move in moves:
                _ = record.legal_moves
                record.play(move)
        return len(games.texts)

    return rate(chunk)


def _import(module: str) -> Sample:
    """Milliseconds that an import takes, beyond those of a bare start of Python."""
    environment = {**os.environ, "JAX_PLATFORMS": "cpu"}

    def once(program: str) -> float:
        begun = perf_counter()
        subprocess.run([sys.executable, "-c", program], check=True, env=environment)
        return (perf_counter() - begun) * 1000

    bare = min(once("pass") for _ in range(8))
    return lambda _: once(f"import {module}") - bare


def _scaling(one: Sample, two: Sample) -> Sample:
    """How much quicker two threads are than one, measured in turns."""

    def sample(seconds: float) -> float:
        single = one(seconds / 2)
        return two(seconds / 2) / single

    return sample


# ---- the table ---------------------------------------------------------------------------------


def rows(minutes: float) -> list[Row]:
    """All of them; `minutes` is how long the memory is watched."""
    us, us_long = "parlour", 0.6
    pure = "python-ataxx"
    core_alone = "the core alone"

    def own(prepare: Any, note: str = "", seconds: float = us_long) -> Contender:
        return Contender(us, prepare, note, seconds)

    def imported(module: str, name: str) -> Contender:
        return Contender(name, lambda: _import(module), seconds=0)

    plays_of_peers = (
        Contender("gnubg-nn", lambda: peers.gnubg_plays(sets.rolls()), seconds=0.6),
        Contender("bgsage", lambda: peers.bgsage_plays(sets.rolls()), seconds=0.6),
        Contender(
            "open_spiel",
            peers.open_spiel_plays,
            "positions of its own random games; a double is two turns there",
            0.6,
        ),
    )
    table = [
        Row(
            "Ataxx: perft 7 from the start, leaves counted",
            "nodes/s",
            own(lambda: _perft(7, 5_023_479_496)),
            (Contender(pure, peers.ataxx_perft, "perft 4", 0.8),),
            (Goal(2.5e9),),
            ("libataxx (C++, not on PyPI): 1.1–1.2 G",),
        ),
        Row(
            "Ataxx: perft 6 from the start, every leaf made",
            "nodes/s",
            own(lambda: _perft(6, 141_865_520, made=True)),
            (Contender(pure, peers.ataxx_perft, "perft 4; it counts its leaves", 0.8),),
            (Goal(250e6),),
            ("libataxx (C++, not on PyPI): 95–127 M",),
        ),
        Row(
            "Ataxx: random games",
            "games/s",
            own(lambda: _games(256, "ataxx")),
            (Contender(pure, peers.ataxx_games, seconds=0.8),),
            (Goal(60e3),),
        ),
        Row(
            "Backgammon: all distinct plays of a roll, inside the core",
            "rolls/s",
            own(_inside_plays, "in C++, every end made"),
            plays_of_peers,
            (Goal(2e6),),
        ),
        Row(
            "Backgammon: the same from Python, one by one",
            "rolls/s",
            own(_plays, "`twin.ends(position)`"),
            (
                Contender(
                    "parlour, all ends looked at",
                    lambda: _plays(all_made=True),
                    "`list(twin.ends(position))`",
                    0.6,
                ),
                *plays_of_peers,
            ),
            (Goal(400e3),),
        ),
        Row(
            "Backgammon: random games",
            "games/s",
            own(lambda: _games(128, "backgammon"), BACKGAMMON_GAMES),
            (
                Contender("gnubg-nn", peers.gnubg_games, BACKGAMMON_GAMES),
                Contender("bgsage", peers.bgsage_games, BACKGAMMON_GAMES),
                Contender("open_spiel", peers.open_spiel_games, "each action equally likely"),
                Contender(
                    "pgx", peers.pgx_games, f"batch of {peers.BATCH}; each die alike by itself", 2.0
                ),
            ),
            (Goal(15e3),),
        ),
        *backgammon_rows.rows(),
        Row(
            "Virus War 10×10: random games",
            "games/s",
            own(lambda: _games(128, "virus-war")),
            goals=(Goal(20e3),),
        ),
        Row(
            "Virus War 10×10: positions judged, inside the core",
            "positions/s",
            own(lambda: inside.judged(str(parlour.load("virus-war").start())), "floods and all"),
            goals=(Goal(1e6),),
        ),
        Row(
            "Virus War 10×10: steps searched, alpha-beta",
            "steps/s",
            own(lambda: _searched("virus-war", 20_000), "positions of random games"),
            goals=(Goal(500e3),),
        ),
        Row(
            "Slime Trail 7×7: random games",
            "games/s",
            own(lambda: _games(4096, "slime-trail")),
            goals=(Goal(1e6),),
        ),
        Row(
            "Klopodavka 20×20, four players: random games",
            "games/s",
            own(lambda: _games(16, "klopodavka", size="20x20", players=4)),
            goals=(Goal(1e3),),
        ),
        Row(
            "War 20×20, two players: random games",
            "games/s",
            own(lambda: _games(16, "war", size="20x20", players=2)),
            goals=(Goal(1e3),),
        ),
    ]
    for id, name, others in (
        ("ataxx", "Ataxx", ()),
        (
            "backgammon",
            "Backgammon",
            (Contender("pgx", peers.pgx_steps, f"batch of {peers.BATCH}; micro-steps", 2.0),),
        ),
    ):
        alone = Contender(core_alone, lambda id=id: _inside_steps(id), "the same batch, in C++")
        table.append(
            Row(
                f"{name}: environment steps from Python, {N:,} games",
                "steps/s",
                own(lambda id=id: _steps(id), "random actions, observations, masks, rewards", 1.0),
                (alone, *others),
                (Goal(2e6), Goal(0.5, core_alone)),
            )
        )
    games = sets.ataxx_games
    return [
        *table,
        Row(
            "Ataxx: `legal_moves` from Python",
            "lists/s",
            own(_legal_moves),
            (Contender(pure, lambda: peers.ataxx_legal_moves(games()), seconds=0.8),),
            (Goal(50, pure),),
        ),
        Row(
            "Ataxx: `legal_moves`, then `Record.play`",
            "moves/s",
            own(_replays, "checks each move"),
            (
                Contender(
                    pure, lambda: peers.ataxx_replays(games()), "`makemove`, which checks not", 0.8
                ),
            ),
            (Goal(20, pure),),
        ),
        Row(
            "`import parlour`",
            "ms",
            own(lambda: _import("parlour"), "beyond a bare `python`", 0),
            (
                imported("ataxx", pure),
                imported("gnubg_nn", "gnubg-nn"),
                imported("bgsage", "bgsage"),
                imported("pyspiel", "open_spiel"),
                imported("pgx", "pgx"),
            ),
            (Goal(60),),
            less=True,
            repeats=7,
        ),
        Row(
            "Two threads against one: Ataxx perft 7",
            "×",
            own(lambda: _scaling(_perft(7, 5_023_479_496), _perft(7, 5_023_479_496, threads=2))),
            goals=(Goal(1.8),),
            threads=2,
        ),
        Row(
            "Two threads against one: Ataxx random games",
            "×",
            own(
                lambda: _scaling(_games(20_000, "ataxx"), _games(20_000, "ataxx", threads=2)),
                "",
                1.6,
            ),
            goals=(Goal(1.8),),
            threads=2,
        ),
        Row(
            f"Memory: growth in {minutes:g} minutes of play of all games",
            "MiB",
            own(lambda: memory.growth(minutes), "after the first fifth", 0),
            goals=(Goal(memory.ALLOWED),),
            less=True,
            repeats=1,
        ),
    ]
