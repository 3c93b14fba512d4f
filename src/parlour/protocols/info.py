"""What a search knows, as `info` lines."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from parlour.search.report import Line, Report

FAR = 100_000
"""Scores are kept within ± so many hundredths."""


def info_lines(report: Report[Any], lines: int = 1) -> Iterator[str]:
    """One line for each of the best `lines` moves, the best first."""
    for rank, line in enumerate(report.lines[:lines], 1):
        pv = " ".join(map(str, line.pv or (line.move,)))
        yield (
            f"info depth {report.depth} seldepth {max(report.deepest, report.depth)}"
            f" multipv {rank} score {score(line)} nodes {report.nodes}"
            f" nps {round(report.nodes / max(report.seconds, 0.001))}"
            f" hashfull {round(1000 * report.full)}"
            f" time {round(1000 * report.seconds)} pv {pv}"
        )


def score(line: Line[Any]) -> str:
    """`mate N` where the win or loss in N plies is certain, else `cp N` in hundredths.

    `cp` is the evaluator's own unit where it has one, else hundredths of the payoff expected. Both
    from the view of who moves.
    """
    if line.proven and line.plies is not None and line.value:
        return f"mate {line.plies if line.value > 0 else -line.plies}"
    hundredths = line.score or round(100 * line.value)
    return f"cp {max(-FAR, min(FAR, hundredths))}"
