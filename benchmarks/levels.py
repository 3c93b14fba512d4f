"""Matches between the levels of play: `python -m benchmarks.levels [GAME …]`.

Each level plays the one below, with seats rotated and one seed a game, until the 95 % interval of
its share lies above par (a half; a quarter for four), `--games` games at most; each result is
appended to `--out` as a JSON line, so that an interrupted run goes on where it stopped. Whoever
changes a level or an evaluator deletes the lines of that game first.
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
from parlour import native
from parlour.engines import LEVELS, engine, levels
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
FEWEST = 8
"""Games of a pair, however clear they are."""


def pairs(name: str) -> list[tuple[int, int]]:
    """Each level and the one below; level 0 is uniform random play."""
    return [(number, number - 1) for number in range(1, len(levels(game_of(name))) + 1)]


def game_of(name: str) -> str:
    """The game of a match."""
    return name.removesuffix("-4")


def play_game(task: tuple[str, int, int, int]) -> dict[str, Any]:
    """One game: the stronger level in one seat, the weaker in the others; the former's share."""
    name, strong, weak, number = task
    game = parlour.load(game_of(name), **SETUPS[name])
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
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--out", type=Path, default=Path("docs/levels.jsonl"))
    options = parser.parse_args()
    rows = read(options.out)
    have = {(row["match"], row["strong"], row["weak"], row["game"]) for row in rows}
    with ProcessPoolExecutor(options.workers) as pool, options.out.open("a") as out:
        # Round by round, so that an interrupted run has as many games of every match.
        for number in range(options.games):
            tasks = [
                (name, strong, weak, number)
                for name in options.matches
                for strong, weak in pairs(name)
                if (name, strong, weak, number) not in have
                and not is_clear(results(rows, name, strong, weak), par(name))
            ]
            for row in pool.map(play_game, tasks):
                rows.append(row)
                print(json.dumps(row), file=out, flush=True)
            print(f"\rround {number + 1}, {len(tasks)} games ", end="", flush=True)
    print()
    page = written(read(options.out))
    options.out.with_suffix(".md").write_text(page)
    print(page)


def results(rows: list[dict[str, Any]], name: str, strong: int, weak: int) -> list[dict[str, Any]]:
    """The games of one pair."""
    return [r for r in rows if (r["match"], r["strong"], r["weak"]) == (name, strong, weak)]


def is_clear(mine: list[dict[str, Any]], par: float) -> bool:
    """Whether the stronger level is known to be the stronger one."""
    return len(mine) >= FEWEST and interval(mean(r["share"] for r in mine), len(mine))[0] > par


def par(name: str) -> float:
    """The share of one among equals."""
    return 0.25 if name.endswith("-4") else 0.5


def read(file: Path) -> list[dict[str, Any]]:
    """The games played so far."""
    return [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []


def written(rows: list[dict[str, Any]]) -> str:
    """The page about the levels: what was measured, how, and what a level is."""
    lines = [
        "# The levels of play",
        "",
        f"Written by `make levels` from `levels.jsonl`, {date.today()}, {machine()},"
        f" {'with' if native.available() else 'without'} the compiled core.",
        "",
        "The stronger level plays the weaker one; level 0 is uniform random play. Seats rotate and"
        " every game has a seed of its own. The share is that of the stronger side (a draw is"
        " shared) with its 95 % interval (Wilson); a match ends as soon as that lies above par"
        f" ({FEWEST} games at least; ending so makes the intervals a little too sure). In a match"
        " for four one stronger player meets three weaker ones: par is 25 %.",
        "",
        "| match | levels | share | | 95 % | games | moves | ms a move |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for name in SETUPS:
        for strong, weak in pairs(name):
            mine = results(rows, name, strong, weak)
            if not mine:
                continue
            share = mean(row["share"] for row in mine)
            low, high = interval(share, len(mine))
            verdict = "" if low > par(name) else ", not shown"
            ms, moves = mean(row["ms"] for row in mine), mean(row["moves"] for row in mine)
            lines.append(
                f"| {name} | {strong} v {weak or 'random'} | {share:.1%} | {bar(share)} |"
                f" {low:.1%} … {high:.1%}{verdict} | {len(mine)} | {moves:.0f} |"
                f" {ms:.0f} |"
            )
    lines += [
        "",
        "*ms a move* is the processor time of the stronger side; a move is one step of a turn of"
        " several steps. *moves* counts those of both sides and the dice.",
        "",
        "## What a level sees",
        "",
        "`nodes` are positions, for `uct` simulations, for each move; of the moves `breadth` are"
        " looked at now and `width` further on; `blur` is the error in judging positions,"
        " in payoff units, and `overlooks` the share of the board that escapes attention: both stay"
        " the same all game long. Within `variety` of the best move's value any move may be played"
        " in the opening. No level misses a win in two steps of its turn or steps into a loss in"
        " one that can be avoided.",
        "",
        "| game | level | name | made of |",
        "|---|---|---|---|",
    ]
    for game, ladder in LEVELS.items():
        for number, level in enumerate(ladder, 1):
            lines.append(f"| {game} | {number} | {level.name} | `{level.words}` |")
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
