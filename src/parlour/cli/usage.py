"""What Click finds wrong with a command line, in the language of the run.

Click says it in English alone; what is wrong is read off its exceptions. Help pages stay in
English: they are written so.
"""

from __future__ import annotations

import re
from typing import Any

import click

from parlour.cli.errors import Speaker

_VALUE = re.compile(r"(.*?) is not (?:a valid|in the range|one of)", re.DOTALL)
_MISSING = re.compile(r"\w+ '(.*)' does not exist", re.DOTALL)
_EXTRA = re.compile(r"Got unexpected extra arguments? \((.*)\)", re.DOTALL)


def complaint(error: click.ClickException, speaker: Speaker) -> str:
    """The sentence for an error of usage; Click's own where it is of an unforeseen kind."""
    if isinstance(error, click.NoSuchOption):
        return _with_near(speaker, error, speaker.say("cli-no-option", text=error.option_name))
    if isinstance(error, click.exceptions.NoSuchCommand):
        return _with_near(speaker, error, speaker.say("cli-no-command", text=error.command_name))
    if isinstance(error, click.BadOptionUsage):
        needs = "requires" in error.message
        return speaker.say("cli-needs-value" if needs else "cli-no-value", text=error.option_name)
    if isinstance(error, click.MissingParameter) and error.param is not None:
        return speaker.say("cli-missing", text=_name(error.param))
    if isinstance(error, click.BadParameter) and error.param is not None:
        return _bad_value(speaker, error, error.param) or error.format_message()
    extra = _EXTRA.match(error.message)
    return speaker.say("cli-extra", text=extra[1]) if extra else error.format_message()


def _with_near(speaker: Speaker, error: Any, said: str) -> str:
    """A sentence with the name that is most alike, if there is one."""
    near = error.possibilities
    return f"{said}; {speaker.say('cli-near', text=near[0])}" if near else said


def _name(param: click.Parameter) -> str:
    """What is written for a parameter: `--level`, `GAME`."""
    is_option = isinstance(param, click.Option)
    return max(param.opts, key=len) if is_option else param.human_readable_name


def _bad_value(speaker: Speaker, error: click.BadParameter, param: click.Parameter) -> str:
    """Why a value is none of a choice, no number of a range, no file; empty for other kinds."""
    found, kind = _VALUE.match(error.message), param.type
    missing = _MISSING.match(error.message) if isinstance(kind, click.Path) else None
    if missing is not None:
        why = speaker.say("cli-file-not-found")
        return speaker.say("cli-file", text=missing[1], reason=why)
    if found is None:
        return ""
    about = {"name": _name(param), "text": found[1].strip("'\"")}
    if isinstance(kind, click.Choice):
        return speaker.say("cli-choice", known=" | ".join(map(str, kind.choices)), **about)
    whole = isinstance(kind, click.types.IntParamType)
    if not whole and not isinstance(kind, click.types.FloatParamType):
        return ""
    low, high = getattr(kind, "min", None), getattr(kind, "max", None)
    return speaker.say(
        "cli-number",
        kind="whole" if whole else "any",
        bounds="none" if low is None else "from" if high is None else "both",
        low=_figure(low),
        high=_figure(high),
        **about,
    )


def _figure(number: float | None) -> str:
    """A bound as people write it: `0.1`, `10000000`."""
    if number is None or isinstance(number, int):
        return "" if number is None else str(number)
    return f"{number:.15g}"
