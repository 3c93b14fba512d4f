"""`parlour bearoff`: makes the bear-off tables of Backgammon."""

from __future__ import annotations

import os
import sys
import time
from threading import Thread
from typing import TYPE_CHECKING

import click

from parlour.cli.errors import Speaker
from parlour.game import OptionError

if TYPE_CHECKING:
    from parlour.evaluate.backgammon.bearoff import Table
    from parlour.native.core import Job

QUIET = 1.0
"""Seconds before progress is shown."""
MOST_PAIRS = 8008
"""Positions of one side of a two-sided table: 10 checkers on 6 points, 513 MB."""


@click.command(name="bearoff")
@click.option("--points", type=click.IntRange(1, 10), help="Of a side's home (default 6).")
@click.option("--checkers", type=click.IntRange(1, 15), help="Of a side (default 15; of two 6).")
@click.option("--two-sided", is_flag=True, help="Both sides at once, with the cube: exact.")
@click.option("--hypergammon", is_flag=True, help="All positions of Hypergammon: 107 MB, minutes.")
@click.option("--threads", type=click.IntRange(1, 256), help="Default: all processors.")
@click.option("--lang", type=click.Choice(("en", "ko", "ru")), help="The language.")
def command(
    points: int | None,
    checkers: int | None,
    two_sided: bool,
    hypergammon: bool,
    threads: int | None,
    lang: str | None,
) -> None:
    """Make tables of Backgammon's bear-off, which engines then use.

    Without options the two standard ones (6 points and 15 checkers one-sided, 6 and 6 two-sided),
    which engines also make themselves. Whole tables are kept, damaged ones made anew; Ctrl-C stops
    and leaves no half file. They lie in the user's data folder.

    \b
    Examples:
      parlour bearoff
      parlour bearoff --points 8
      parlour bearoff --two-sided --checkers 8
      parlour bearoff --hypergammon
    """
    from parlour import native

    speaker = Speaker(lang)
    if not native.available():
        raise OptionError("bearoff-core")
    for table in _asked(points, checkers, two_sided, hypergammon):
        _make(speaker, table, threads or os.cpu_count() or 1)


def _asked(
    points: int | None, checkers: int | None, two_sided: bool, hypergammon: bool
) -> tuple[Table, ...]:
    """The tables that the options mean. Raises `OptionError`."""
    from math import comb

    from parlour.evaluate.backgammon.bearoff import HYPERGAMMON, STANDARD, Table

    if hypergammon:
        if two_sided or points or checkers:
            raise OptionError("bearoff-alone")
        return (HYPERGAMMON,)
    if two_sided:
        table = Table("two-sided", points or 6, checkers or 6)
        if table.checkers > 14 or comb(table.points + table.checkers, table.points) > MOST_PAIRS:
            raise OptionError("bearoff-large", points=table.points, checkers=table.checkers)
        return (table,)
    return (Table("one-sided", points or 6, checkers or 15),) if points or checkers else STANDARD


def _make(speaker: Speaker, table: Table, threads: int) -> None:
    """Makes one table in another thread; this one shows how far it is and hears Ctrl-C."""
    from parlour import native
    from parlour.evaluate.backgammon.bearoff import made_and_stored

    job: Job = native.core().Job()
    done: list[str] = []
    failed: list[Exception] = []

    def work() -> None:
        try:
            done.append(
                made_and_stored(
                    table, job, threads, lambda error: click.echo(speaker.explain(error), err=True)
                )
            )
        except Exception as error:
            failed.append(error)

    begun = time.monotonic()
    thread = Thread(target=work)
    thread.start()
    try:
        _wait(speaker, thread, job)
    except KeyboardInterrupt:
        job.stop()
        thread.join()
        raise click.Abort from None
    if failed:
        raise failed[0]
    size = table.path.stat().st_size
    click.echo(
        speaker.say(
            f"bearoff-{done[0]}",
            file=str(table.path),
            size=f"{size / 1e6:.1f}",
            seconds=f"{time.monotonic() - begun:.1f}",
        )
    )


def _wait(speaker: Speaker, thread: Thread, job: Job) -> None:
    """Until the thread is done, with a line on stderr once it has taken a second."""
    begun, terminal, shown = time.monotonic(), sys.stderr.isatty(), -1
    while thread.is_alive():
        thread.join(0.1)
        percent = int(100 * job.share)
        # On a terminal the line is drawn over; in a file a line for every tenth.
        if time.monotonic() - begun < QUIET or percent // (1 if terminal else 10) == shown:
            continue
        shown = percent // (1 if terminal else 10)
        said = speaker.say("bearoff-progress", percent=percent)
        click.echo(f"\r\x1b[K{said}" if terminal else said, err=True, nl=not terminal, color=True)
    if terminal and shown >= 0:
        click.echo("\r\x1b[K", err=True, nl=False, color=True)
