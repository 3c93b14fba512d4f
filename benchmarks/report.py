"""Figures as text: lines for the terminal, `docs/speed.md` for readers."""

from __future__ import annotations

import platform
from collections.abc import Iterator
from datetime import date
from importlib.metadata import version
from pathlib import Path

from benchmarks.measure import PROCESSORS, REPEATS, Figure, Goal, Result, Row
from parlour import native

PEERS = ("ataxx", "gnubg-nn", "bgsage", "open_spiel", "pgx", "jax")


def short(value: float) -> str:
    """Three digits: 2.61 G, 141 M, 60.3 k, 374, 0.52."""
    for size, sign in ((1e9, " G"), (1e6, " M"), (1e3, " k")):
        if abs(value) >= 0.9995 * size:
            return _digits(value / size) + sign
    return _digits(value)


def _digits(value: float) -> str:
    places = 0 if abs(value) >= 99.95 else 1 if abs(value) >= 9.995 else 2
    return f"{value:.{places}f}"


def times(result: Result, other: Figure) -> str:
    """How many times as fast we are."""
    if not (result.ours.samples and other.samples and result.ours.value and other.value):
        return ""
    ratio = result.ours.value / other.value
    ratio = 1 / ratio if result.row.less else ratio
    return f"{ratio:,.0f}×" if ratio >= 20 else f"{ratio:.1f}×" if ratio >= 2 else f"{ratio:.2f}×"


def wanted(row: Row, goal: Goal) -> str:
    """A goal in words."""
    if goal.than:
        return f"≥ {goal.least:g}× {goal.than}"
    return f"{'≤' if row.less else '≥'} {short(goal.least)}"


def verdicts(result: Result) -> str:
    """The goals with what came of them."""
    return "; ".join(
        f"{wanted(result.row, goal)}: {result.verdict(goal)}" for goal in result.row.goals
    )


def lines(result: Result) -> Iterator[str]:
    """A row for the terminal: ours, the goals, and each peer below."""
    row, ours = result.row, result.ours
    yield f"{row.work} ({row.unit})"
    yield _line(ours, verdicts(result) or "")
    for other in result.others:
        yield _line(other, f"parlour is {ratio}" if (ratio := times(result, other)) else "")
    for noted in row.noted:
        yield f"    noted, not measured here: {noted}"


def _line(figure: Figure, right: str) -> str:
    if figure.failure:
        return f"    {figure.name:26} FAILED: {figure.failure}"
    note = f"  ({figure.note})" if figure.note else ""
    return f"    {figure.name:26} {short(figure.value):>8} {figure.spread:>14}   {right}{note}"


def failures(results: list[Result]) -> list[str]:
    """What could not be measured."""
    return [
        f"{result.row.work}: {figure.name}: {figure.failure}"
        for result in results
        for figure in (result.ours, *result.others)
        if figure.failure
    ]


def machine() -> str:
    """Processor, processors at hand, system, Python, compiler, instruction set."""
    name = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    for line in info.read_text().splitlines() if info.exists() else ():
        if line.startswith("model name"):
            name = line.partition(":")[2].strip()
            break
    built = native.core().build_info()
    return (
        f"{name}, {len(PROCESSORS) or '?'} processors, {platform.system()} {platform.machine()}, "
        f"Python {platform.python_version()}, core by {built['compiler']} "
        f"for {built['instruction_set']}"
    )


def versions() -> str:
    """The peers as they are installed."""
    found = []
    for name in PEERS:
        try:
            found.append(f"{name} {version(name)}")
        except ModuleNotFoundError:
            found.append(f"{name} (not installed)")
    return ", ".join(found)


def page(results: list[Result], seconds: float) -> str:
    """`docs/speed.md`."""
    goals = [result.verdict(goal) for result in results for goal in result.row.goals]
    reached = sum(verdict == "reached" for verdict in goals)
    head = f"""# Speed

Written by `python -m benchmarks --write` on {date.today()}, in one run of {seconds / 60:.0f} \
minutes; `make bench` measures anew on your machine.

- Machine: {machine()}.
- Peers: {versions()}.
- Goals reached: {reached} of {len(goals)}.

![How much work a second, by Parlour and by its peers](pictures/speed.svg)

Each figure is the median of {REPEATS} repeats, in which all on a row work in turns; beside it are \
the slowest and the fastest repeat. Of milliseconds the least of 7 counts. One thread on one \
processor, except where two are named. *Ours ÷ theirs* says how many times as fast Parlour is.

| work | by | figure | spread | ours ÷ theirs | goal |
|---|---|---:|---|---:|---|
"""
    return head + "\n".join(line for result in results for line in _cells(result)) + _ends()


def _cells(result: Result) -> Iterator[str]:
    row = result.row
    for figure in (result.ours, *result.others):
        first = figure is result.ours
        name = f"**{figure.name}**" if first else figure.name
        by = name + (f" <br>{figure.note}" if figure.note else "")
        value = (
            f"failed: {figure.failure}" if figure.failure else f"{short(figure.value)} {row.unit}"
        )
        ratio = "" if first else times(result, figure)
        goal = verdicts(result) if first else ""
        work = row.work if first else ""
        value = f"**{value}**" if first else value
        yield f"| {work} | {by} | {value} | {figure.spread} | {ratio} | {goal} |"
    for noted in row.noted:
        by, _, value = noted.rpartition(": ")
        yield f"| | {by} | *{value}* | *not measured here* | | |"


def _ends() -> str:
    return """

## What is compared

- Who lists the plays of a roll works on the same 2,000 positions of random games, and must find
  as many plays as we do, or its figure is refused; open_spiel cannot read them and has positions
  of its own games.
- A random game of Backgammon is not the same everywhere: what is drawn is beside each name.
- Pgx steps one die at a time and lets a player break the rule of playing both dice (B6); its
  figure is of jitted code, compiled and run in beforehand.
- Figures of libataxx are from an earlier measurement on a machine of this kind.
- Memory is watched in a process of its own, which plays all games through random games, records,
  lists of plays and environments; `make bench` watches it for less than a minute,
  `python -m benchmarks.memory --minutes 60` for an hour.
- Only gnubg-nn is under the GPL. Peers are installed for the benchmarks alone:
  `pip install '.[benchmarks]'`.
"""
