"""How far a long task is, on stderr."""

from __future__ import annotations

import sys
import time

import click

from parlour.cli.errors import Speaker

QUIET = 1.0
"""Seconds before progress is shown."""


class Progress:
    """Says on stderr how far it is, once it has taken over a second."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker, self.begun, self.shown = speaker, time.monotonic(), -1
        self.terminal = sys.stderr.isatty()

    def tell(self, share: float) -> None:
        """How much is done, from 0 to 1."""
        percent = int(100 * share)
        # On a terminal the line is drawn over; in a file a line for every tenth.
        step = percent if self.terminal else percent // 10
        if time.monotonic() - self.begun < QUIET or step == self.shown:
            return
        self.shown = step
        said = self.speaker.say("analyse-progress", percent=percent)
        line = f"\r\x1b[K{said}" if self.terminal else said
        click.echo(line, err=True, nl=not self.terminal, color=True)

    def __enter__(self) -> Progress:
        return self

    def __exit__(self, *_: object) -> None:
        if self.terminal and self.shown >= 0:
            click.echo("\r\x1b[K", err=True, nl=False, color=True)
