"""Analysis beside GNU Backgammon's, and its time: `python -m benchmarks.backgammon_analysis CASES`.

CASES is a folder with `2-ply-match<ID>.txt`, the text export of a match that GNU Backgammon has
analysed at 2-ply, and matches `galaxy/match<ID>.txt`. Prints how our losses correlate with GNU's
for the decisions of that match and for everything the export lists, then how long every match of
the folder takes.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean
from time import perf_counter, process_time

from parlour import analysis, files
from parlour.analysis.backgammon.exports import correlation
from parlour.analysis.judged import CHECKER, TAKE, Decision
from parlour.games import open_position
from parlour.games.backgammon.formats import gnu_text

Pairs = list[tuple[float, float]]
"""Losses: GNU's, ours."""
WANTED, SECONDS, LENGTH = 0.9, 20.0, 7
"""The correlation and the time of a match to so many points that are aimed at."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Exit 1 where the correlation or the time misses its aim."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("cases", type=Path)
    parser.add_argument("--plies", type=int, default=2)
    options = parser.parse_args(arguments)
    missed = False
    for export in sorted(options.cases.glob("2-ply-match*.txt")):
        (name,) = re.findall(r"match\d+", export.name)
        record = options.cases / "galaxy" / f"{name}.txt"
        made, listed = losses(export, record, options.plies)
        for what, pairs in (("decisions", made), ("all that is listed", listed)):
            found = correlation(pairs)
            told = "–" if found is None else f"{found:.3f}"
            off = fmean(abs(ours - theirs) for theirs, ours in pairs)
            count = f"{len(pairs)} losses"
            print(f"{name}, {what}: correlation {told}, {count}, mean difference {off:.4f}")
            missed |= found is None or found < WANTED
    for file in sorted([*options.cases.glob("galaxy/*"), *options.cases.glob("studio/*")]):
        records = files.read(file)
        begun, busy = perf_counter(), process_time()
        found_match = analysis.study(records, options.plies)
        seconds, busy = perf_counter() - begun, process_time() - busy
        count = sum(len(game.decisions) for game in found_match.games)
        ratings = " and ".join(
            "–" if one.rating is None else f"{one.rating:.2f}" for one in found_match.summary
        )
        print(
            f"{file.name}: {found_match.length} points, {count} decisions,"
            f" {seconds:.1f} s ({busy:.1f} s of CPU), ratings {ratings}"
        )
        missed |= found_match.length <= LENGTH and busy > SECONDS
    return 1 if missed else 0


def losses(export: Path, record: Path, plies: int) -> tuple[Pairs, Pairs]:
    """Of the decisions made, and of every play and word that the export lists."""
    ours = {
        (one.position, one.kind == CHECKER, one.kind == TAKE): one
        for game in analysis.study(files.read(record), plies).games
        for one in game.decisions
    }
    made: Pairs = []
    listed: Pairs = []
    for theirs in gnu_text.read(files.read_text(export), export.name).decisions:
        _, position = open_position("backgammon", f"{theirs.position_id}:{theirs.match_id}")
        text = str(position)
        played = ours.get((text, True, False))
        if played is not None and theirs.played is not None:
            made.append((theirs.played.loss, played.loss))
            mine = {one.play: -one.difference for one in played.candidates}
            listed += [(c.loss, mine[c.play]) for c in theirs.candidates if c.play in mine]
        cube = theirs.cube
        words = [(text.replace(f":{theirs.fields.dice}:", ":00:"), False), (text, True)]
        for key, is_take in words:
            said = ours.get((key, False, is_take))
            if cube is not None and said is not None and (said.kind == TAKE) == is_take:
                made.append(
                    (_lost(cube.no_double, cube.double_take, cube.double_pass, said), said.loss)
                )
                break
    return made, listed + made


def _lost(none: float, take: float, dropped: float, said: Decision) -> float:
    """What a word loses by GNU's equities of who may double."""
    doubled = min(take, dropped)
    values = {"no double": none, "double": doubled, "take": -take, "drop": -dropped}
    options = ("take", "drop") if said.kind == TAKE else ("no double", "double")
    return max(values[word] for word in options) - values[said.played]


if __name__ == "__main__":
    sys.exit(main())
