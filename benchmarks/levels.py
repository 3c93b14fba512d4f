"""Matches between the levels of the first opponent: `python -m benchmarks.levels [GAME …]`.

Every pair plays `--games` games with seats rotated and one seed a game; the stronger side's share of
the results is printed with a 95 % interval (Wilson) and appended to `--out` as JSON lines, so that an
interrupted run goes on where it stopped.
"""

from __future__ import annotations

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import parlour
from parlour.engines import engine
from parlour.game import CHANCE

SETUPS: dict[str, dict[str, str]] = {
    "ataxx": {},
    "virus-war": {},
    "klopodavka": {"players": "2"},
    "klopodavka-4": {"players": "4"},
    "war": {"players": "2"},
    "war-4": {"players": "4"},
    "backgammon": {},
    "slime-trail": {},
}
"""The name of a match → options; what stands before `-4` is the game."""
PAIRS = ((1, 0), (2, 1), (3, 2))
"""Level 0 is uniform random play."""


def play_game(task: tuple[str, int, int, int]) -> dict[str, Any]:
    """One game: the stronger level in one seat, the weaker in all others; its share of the result."""
    name, strong, weak, number = task
    game = parlour.load(name.removesuffix("-4"), **SETUPS[name])
    random = Random(f"{name} {strong} {weak} {number}")
    record = parlour.Record(game)
    seat = number % game.players
    players = {
        level: engine(game, level, seed=random.randrange(2**32)) for level in (strong, weak) if level
    }
    seconds = {strong: 0.0, weak: 0.0}
    moves = {strong: 0, weak: 0}
    while record.outcome is None:
        actor = record.actor
        if actor == CHANCE:
            outcomes, chances = zip(*game.chances(record.position), strict=True)
            record.play(random.choices(outcomes, chances)[0])
            continue
        level = strong if actor == seat else weak
        start = perf_counter()
        record.play(players[level].choose(record) if level else random.choice(record.legal_moves))
        seconds[level] += perf_counter() - start
        moves[level] += 1
    payoffs = record.outcome.payoffs
    best = max(payoffs)
    share = 0.0 if payoffs[seat] < best else 1 / payoffs.count(best)
    return {
        "match": name, "strong": strong, "weak": weak, "game": number, "share": share,
        "moves": len(record.moves), "ms": round(1000 * seconds[strong] / max(moves[strong], 1)),
    }  # fmt: skip


def interval(share: float, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share."""
    z = 1.96
    centre = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return centre - half, centre + half


def main() -> None:
    """Plays what is missing in `--out` and prints the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("matches", nargs="*", default=list(SETUPS))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--pairs", default="1-0,2-1,3-2")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--out", type=Path, default=Path("docs/levels.jsonl"))
    options = parser.parse_args()
    pairs = [tuple(map(int, pair.split("-"))) for pair in options.pairs.split(",")]
    rows = [json.loads(line) for line in options.out.read_text().splitlines()] if options.out.exists() else []
    have = {(row["match"], row["strong"], row["weak"], row["game"]) for row in rows}
    tasks = [
        (name, strong, weak, number)
        for name in options.matches
        for strong, weak in pairs
        for number in range(options.games)
        if (name, strong, weak, number) not in have
    ]
    with ProcessPoolExecutor(options.workers) as pool, options.out.open("a") as out:
        for done, row in enumerate(pool.map(play_game, tasks), 1):
            rows.append(row)
            print(json.dumps(row), file=out, flush=True)
            print(f"\r{done} of {len(tasks)} games", end="", flush=True)
    print()
    for name in options.matches:
        for strong, weak in pairs:
            mine = [row for row in rows if (row["match"], row["strong"], row["weak"]) == (name, strong, weak)]
            if mine:
                share = sum(row["share"] for row in mine) / len(mine)
                low, high = interval(share, len(mine))
                ms = sum(row["ms"] for row in mine) / len(mine)
                print(f"{name:14} {strong} v {weak}  {share:6.1%}  [{low:.1%}, {high:.1%}]  {len(mine)} games  {ms:.0f} ms a move")


if __name__ == "__main__":
    main()
