"""Matches between the levels of the first opponent: `python -m benchmarks.levels [GAME …]`.

Every pair plays `--games` games with seats rotated and one seed a game; each result is appended to
`--out` as a JSON line, so that an interrupted run goes on where it stopped. Whoever changes a level
or an evaluator deletes the lines of that game first.
"""

from __future__ import annotations

import argparse
import json
import platform
from concurrent.futures import ProcessPoolExecutor
from datetime import date
from math import sqrt
from pathlib import Path
from random import Random
from statistics import mean
from time import process_time
from typing import Any

import parlour
from parlour.engines import LEVELS, engine
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
    """One game: the stronger level in one seat, the weaker in the others; the former's share."""
    name, strong, weak, number = task
    game = parlour.load(name.removesuffix("-4"), **SETUPS[name])
    random = Random(f"{name} {strong} {weak} {number}")
    record = parlour.Record(game)
    seat = number % game.players
    players = {
        level: engine(game, level, seed=random.randrange(2**32))
        for level in (strong, weak)
        if level
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
        start = process_time()
        record.play(players[level].choose(record) if level else random.choice(record.legal_moves))
        seconds[level] += process_time() - start
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
    """Plays what is missing in `--out`, prints the table and writes it beside as Markdown."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("matches", nargs="*", default=list(SETUPS), metavar="GAME")
    parser.add_argument("--games", type=int, default=100, help="0 only writes the table")
    parser.add_argument("--pairs", default="1-0,2-1,3-2")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--out", type=Path, default=Path("docs/levels.jsonl"))
    options = parser.parse_args()
    pairs = [tuple(map(int, pair.split("-"))) for pair in options.pairs.split(",")]
    have = {(row["match"], row["strong"], row["weak"], row["game"]) for row in read(options.out)}
    # Round by round, so that an interrupted run has as many games of every match.
    tasks = [
        (name, strong, weak, number)
        for number in range(options.games)
        for name in options.matches
        for strong, weak in pairs
        if (name, strong, weak, number) not in have
    ]
    with ProcessPoolExecutor(options.workers) as pool, options.out.open("a") as out:
        for done, row in enumerate(pool.map(play_game, tasks), 1):
            print(json.dumps(row), file=out, flush=True)
            print(f"\r{done} of {len(tasks)} games", end="", flush=True)
    print()
    page = written(read(options.out))
    options.out.with_suffix(".md").write_text(page)
    print(page)


def read(file: Path) -> list[dict[str, Any]]:
    """The games played so far."""
    return [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []


def written(rows: list[dict[str, Any]]) -> str:
    """The page about the levels: what was measured, how, and what a level is."""
    lines = [
        "# The levels of the first opponent",
        "",
        f"Written by `make levels` from `levels.jsonl`, {date.today()}, {machine()}.",
        "",
        "The stronger level plays the weaker one; level 0 is uniform random play. Seats rotate and"
        " every game has a seed of its own. The share is that of the stronger side (a draw is"
        " shared) with its 95 % interval (Wilson); *asked* is what the project asks for. In a match"
        " for four one stronger player meets three weaker ones: par is 25 %.",
        "",
        "| match | levels | share | | 95 % | asked | games | moves | ms a move |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for name in SETUPS:
        for strong, weak in PAIRS:
            mine = [r for r in rows if (r["match"], r["strong"], r["weak"]) == (name, strong, weak)]
            if not mine:
                continue
            share = mean(row["share"] for row in mine)
            low, high = interval(share, len(mine))
            asked = "" if name.endswith("-4") else "90 %" if weak == 0 else "65 %"
            verdict = "" if not asked or share >= int(asked[:2]) / 100 else ", missed"
            ms, moves = mean(row["ms"] for row in mine), mean(row["moves"] for row in mine)
            lines.append(
                f"| {name} | {strong} v {weak or 'random'} | {share:.1%} | {bar(share)} |"
                f" {low:.1%} … {high:.1%} | {asked}{verdict} | {len(mine)} | {moves:.0f} |"
                f" {ms:.0f} |"
            )
    lines += [
        "",
        "*ms a move* is the processor time of the stronger side; a move is one step of a turn of"
        " several steps. *moves* counts those of both sides and the dice.",
        "",
        "## What a level sees",
        "",
        "*Simulations* for each move, after a look at *breadth* moves at the root; *width* moves"
        " further on; *blur*: the error with which positions are judged, in payoff units. No level"
        " misses a win in two steps of its turn or steps into a loss in one that can be avoided.",
        "",
        "| game | level | simulations | breadth | width | blur |",
        "|---|---|---|---|---|---|",
    ]
    for game, levels in LEVELS.items():
        for number, seen in levels.items():
            lines.append(
                f"| {game} | {number} | {seen.simulations} | {seen.breadth or 'all'} |"
                f" {seen.width} | {seen.blur:g} |"
            )
    return "\n".join(lines) + "\n"


def bar(share: float) -> str:
    """A share as a strip of twenty blocks."""
    full = round(20 * share)
    return "█" * full + "░" * (20 - full)


def machine() -> str:
    """What the measuring ran on."""
    info = Path("/proc/cpuinfo")
    names = info.read_text().split("\n") if info.exists() else []
    name = next((line.partition(": ")[2] for line in names if line.startswith("model name")), "")
    return (
        f"{name or platform.processor() or 'unknown processor'}, Python {platform.python_version()}"
    )


if __name__ == "__main__":
    main()
