"""What the command says when something goes wrong, and its exit status; decided only here."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from io import TextIOWrapper
from itertools import pairwise
from typing import Any

import click

from parlour.game import ParlourError

INTERRUPTED = 130
FAULT = 70
"""A fault of the program itself, not of its input."""

REASONS = {
    errno.ENOENT: "cli-file-not-found",
    errno.EACCES: "cli-file-no-permission",
    errno.EPERM: "cli-file-no-permission",
    errno.EISDIR: "cli-file-is-folder",
    errno.ENOTDIR: "cli-file-no-folder",
    errno.ENOSPC: "cli-file-no-space",
}
"""What the system refuses most, by its number; it says the rest itself, in its own language."""


def reason(error: OSError | ValueError, say: Callable[[str], str]) -> str:
    """Why a file cannot be read or written, in the language of `say`."""
    if isinstance(error, OSError):
        return say(REASONS[error.errno]) if error.errno in REASONS else error.strerror or str(error)
    return str(error)


@dataclass
class Speaker:
    """The language of this run: `--lang`, else the locale's."""

    lang: str | None = None

    def say(self, code: str, /, **values: Any) -> str:
        """A sentence in the language of this run."""
        from parlour import text

        return text.say(code, text.language(self.lang), **values)

    def explain(self, error: ParlourError) -> str:
        """What an error says, its place in front, on one line."""
        from parlour import text

        return " ".join(text.sentence(error, text.language(self.lang)).split())


def run(command: click.Command, arguments: Sequence[str]) -> int:
    """Runs the command line and returns its exit status; one sentence on stderr if it fails."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    speaker = Speaker(_wanted(arguments))
    try:
        result = command.main(list(arguments), "parlour", standalone_mode=False, obj=speaker)
        return result if isinstance(result, int) else 0
    except Exception as error:
        sentence, status = _explain(error, speaker)
        if status == FAULT and os.environ.get("PARLOUR_DEBUG"):
            raise
        click.echo(sentence, err=True)
        return status


def _wanted(arguments: Sequence[str]) -> str | None:
    """The language that `--lang` asks for, known before the line is read, which may be wrong."""
    words = " ".join(arguments).replace("--lang=", "--lang ").split()
    wanted = next((word for key, word in pairwise(words) if key == "--lang"), None)
    if wanted is None:
        return None
    from parlour import text

    return wanted if wanted in text.LANGUAGES else None


def _explain(error: Exception, speaker: Speaker) -> tuple[str, int]:
    """The sentence for an error and the exit status it means."""
    if isinstance(error, ParlourError):
        return speaker.explain(error), error.exit_code
    if isinstance(error, click.ClickException):
        context = getattr(error, "ctx", None)
        name = context.command_path if context else "parlour"
        from parlour.cli.usage import complaint

        return f"{name}: {' '.join(complaint(error, speaker).split())}", error.exit_code
    if isinstance(error, click.Abort):
        return speaker.say("cli-interrupted"), INTERRUPTED
    if isinstance(error, OSError):
        name = os.fsdecode(error.filename) if error.filename else "-"
        return speaker.say("cli-file", text=name, reason=reason(error, speaker.say)), 2
    if isinstance(error, UnicodeError):
        return speaker.say("cli-encoding"), 2
    if isinstance(error, (RecursionError, MemoryError)):
        return speaker.say("cli-too-large"), 2
    return speaker.say("cli-fault", kind=type(error).__name__, text=str(error)), FAULT
