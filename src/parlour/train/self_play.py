"""Games of the compiled search against itself, kept as shards of positions to learn from."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from parlour.games import open_position
from parlour.native import twin
from parlour.search.compiled import Search

SHARD_GAMES = 256
"""Games in a shard; a shard is written whole or not at all."""


@dataclass(frozen=True)
class Plan:
    """What self-play is to be: the same plan and seed give the same shards on any machine."""

    game: str
    evaluator: str
    weights: Path | None
    nodes: int
    """Positions visited a move."""
    random_moves: int
    """Moves at random before the search plays (or one more)."""
    seed: int
    options: tuple[tuple[tuple[str, str], ...], ...]
    """Options of the game's starts by turns: (("rules", "pass"), ("setup", "four")) …"""


def write_shards(
    plan: Plan,
    folder: Path,
    shards: int,
    processes: int = 1,
) -> Iterator[Path]:
    """Makes those of the first `shards` shards of a plan that `folder` lacks; yields each.

    A shard stands whole or not at all: a killed run goes on where it was.
    """
    folder.mkdir(parents=True, exist_ok=True)
    missing = [index for index in range(shards) if not shard_path(folder, index).exists()]
    if processes == 1:
        for index in missing:
            yield _shard(plan, folder, index)
        return
    with ProcessPoolExecutor(processes) as pool:
        for future in as_completed([pool.submit(_shard, plan, folder, index) for index in missing]):
            yield future.result()


def shard_path(folder: Path, index: int) -> Path:
    """Where a shard lies."""
    return folder / f"{index:06}.bin"


_searches: dict[Any, Search] = {}


def _shard(plan: Plan, folder: Path, index: int) -> Path:
    """Plays the games of one shard: a seed a shard and game, never a process."""
    random = Random(f"{plan.seed}/{index}")
    path = shard_path(folder, index)
    part = path.with_suffix(f".{os.getpid()}.part")
    with part.open("wb") as file:
        for options in plan.options:
            search, start = _ready(plan, _drawn(options, random))
            games = max(1, SHARD_GAMES // len(plan.options))
            file.write(
                search.play_itself(
                    [start] * games, plan.nodes, plan.random_moves, random.getrandbits(63)
                )
            )
        file.flush()
        os.fsync(file.fileno())
    part.rename(path)
    return path


def _drawn(options: tuple[tuple[str, str], ...], random: Random) -> tuple[tuple[str, str], ...]:
    """The options with `SEED` in a value replaced by a number."""
    return tuple(
        (key, value.replace("SEED", str(random.randrange(10**6)))) for key, value in options
    )


def _ready(plan: Plan, options: tuple[tuple[str, str], ...]) -> tuple[Search, Any]:
    game, start = open_position(plan.game, None, None, dict(options))
    key = (plan, tuple(option for option in options if option[0] != "setup"))
    if key not in _searches:
        weights = plan.weights.read_bytes() if plan.weights else b""
        _searches[key] = Search(
            twin(game), "alphabeta", plan.evaluator, weights, hash=4 if plan.nodes < 5000 else 16
        )
    search = _searches[key]
    return search, search.twin.position(str(start))
