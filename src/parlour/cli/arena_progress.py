"""How a match goes while it is played: a bar on a terminal, else a line a game."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import TYPE_CHECKING, Any

import click

from parlour.cli.errors import Speaker

if TYPE_CHECKING:
    from parlour.arena.match import Match

QUIET = 0.5
"""Seconds between two standings on the bar."""
Tell = Callable[[dict[str, Any]], None]


@contextmanager
def progress(speaker: Speaker, match: Match) -> Iterator[Tell]:
    """What hears of each game; everything goes to stderr."""
    done = len(match.results.rows)
    if match.games is None:
        click.echo(speaker.say("arena-until", done=done), err=True)
    else:
        click.echo(
            speaker.say("arena-playing", games=max(0, match.games - done), done=done), err=True
        )
    if sys.stderr.isatty():
        with _bar(speaker, match) as tell:
            yield tell
    else:
        yield lambda row: click.echo("\n".join(said(speaker, match, row)), err=True)


def said(speaker: Speaker, match: Match, row: dict[str, Any]) -> Iterator[str]:
    """A game in a line, and each fault in one more."""
    from parlour.arena.play import result

    names = [one.name for one in match.settings.contestants]
    # A value that is itself a message is a list in JSON.
    values = {k: tuple(v) if isinstance(v, list) else v for k, v in row["values"].items()}
    reason = speaker.say(row["reason"], **values)
    yield speaker.say(
        "arena-game",
        number=row["game"] + 1,
        seats=" - ".join(names[engine] for engine in row["seats"]),
        result=result(row),
        reason=reason.rstrip("."),
        moves=len(row["entries"]),
    )
    for fault in row["faults"]:
        name = names[row["seats"][fault["seat"]]]
        yield "  " + speaker.say("arena-fault", name=name, how=fault["how"], said=fault["said"])


@contextmanager
def _bar(speaker: Speaker, match: Match) -> Iterator[Tell]:
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    columns = (
        BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn(),
        TextColumn("{task.description}"),
    )  # fmt: skip
    with Progress(*columns, console=Console(stderr=True)) as shown:
        task = shown.add_task("", total=match.games, completed=len(match.results.rows))

        due = 0.0

        def tell(row: dict[str, Any]) -> None:
            nonlocal due
            shown.update(task, advance=1)
            if monotonic() >= due:
                shown.update(task, description=standing(match))
                due = monotonic() + QUIET
            for line in list(said(speaker, match, row))[1:]:
                shown.console.print(line, markup=False, highlight=False)

        yield tell
        shown.update(task, description=standing(match))


def standing(match: Match) -> str:
    """The score so far, and where the test stands."""
    from parlour.arena.lines import test, versus_line
    from parlour.arena.table import table

    found = table(match.settings, match.rows())
    if len(found.engines) == 2 and found.versus:
        (versus,) = found.versus.values()
        text = versus_line(versus)
    else:
        text = "  ".join(f"{one.name} {one.share:.0%}" for one in found.engines)
    return "  ".join([text, *(line.partition(": ")[2] for line in test(match))])
