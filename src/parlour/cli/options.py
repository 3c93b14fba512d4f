"""The options that the commands share: game, variant, position, language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import update_wrapper
from typing import Any, TypeVar

import click

from parlour.cli.errors import Speaker
from parlour.game import Game, OptionError
from parlour.text import LANGUAGES

F = TypeVar("F", bound=Callable[..., Any])


@dataclass(frozen=True)
class Setting:
    """What the shared options of a command say."""

    game: str
    variant: str | None
    options: Mapping[str, str]
    position: str | None
    speaker: Speaker
    seed: int | None = None

    @property
    def lang(self) -> str:
        """The language to speak."""
        from parlour import text

        return text.language(self.speaker.lang)

    def open(
        self, position: str | None = None, options: Mapping[str, str] | None = None
    ) -> tuple[Game[Any, Any], Any]:
        """The game and the position asked for; `position` and `options` go over what was given."""
        from parlour.games import open_position

        text = self.position if position is None else position
        return open_position(self.game, text, self.variant, {**self.options, **(options or {})})

    def warn(self, game: Game[Any, Any]) -> None:
        """Says on stderr what is doubtful about the game's start (A1, A3), if the game tells."""
        from parlour.game import companion

        warnings = getattr(companion(game, "variants"), "warnings", None)
        for code, values in warnings(game) if warnings and self.position is None else ():
            click.echo(self.speaker.say(code, **values), err=True)


def lang_option(function: F) -> F:
    """`--lang`; the speaker of the run hears of it before anything else is read.

    It may stand before a command as well as after it, where it goes over the one before.
    """

    def hear(ctx: click.Context, _: click.Parameter, lang: str | None) -> None:
        if lang is not None:
            ctx.ensure_object(Speaker).lang = lang

    return click.option(
        "--lang",
        type=click.Choice(LANGUAGES),
        is_eager=True,
        expose_value=False,
        callback=hear,
        help="Language of what is said (default: the locale's).",
    )(function)


def game_options(function: Callable[..., None]) -> Callable[..., None]:
    """GAME and the options that choose a variant and a position; they arrive as a `Setting`."""
    return _game_options(function, required=True)


def optional_game_options(function: Callable[..., None]) -> Callable[..., None]:
    """The same where GAME may be left out; it is then empty."""
    return _game_options(function, required=False)


def _game_options(function: Callable[..., None], *, required: bool) -> Callable[..., None]:

    @click.pass_context
    def read(
        ctx: click.Context,
        /,
        game: str | None,
        variant: str | None,
        pairs: tuple[str, ...],
        position: str | None,
        seed: int | None,
        **rest: Any,
    ) -> None:
        options = read_pairs(pairs, seed)
        speaker = ctx.ensure_object(Speaker)
        setting = Setting(game or "", variant, options, position, speaker, seed)
        ctx.invoke(function, setting, **rest)

    wrapped = update_wrapper(read, function)
    for decorate in (
        lang_option,
        click.option(
            "--seed",
            type=click.IntRange(0, 10**18 - 1),
            metavar="N",
            help="Seed of what chance draws: `--set setup=random` of Ataxx.",
        ),
        click.option(
            "--position", metavar="TEXT", help="The position, quoted (default: the start)."
        ),
        click.option(
            "--set",
            "pairs",
            multiple=True,
            metavar="KEY=VALUE",
            help="An option of the game; can be repeated. `parlour games` lists them.",
        ),
        click.option("--variant", metavar="NAME", help="A named preset of options."),
        click.argument("game", required=required),
    ):
        wrapped = decorate(wrapped)
    return wrapped


def read_pairs(pairs: tuple[str, ...], seed: int | None = None) -> dict[str, str]:
    """The options of `--set KEY=VALUE …`; a value `random` gets the seed. Raises `OptionError`."""
    options: dict[str, str] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        key = key.strip().lower()
        if not (equals and key):
            raise OptionError("cli-set", text=pair)
        if options.get(key, value) != value:
            raise OptionError("cli-set-twice", key=key, first=options[key], second=value)
        options[key] = value
    if seed is not None:
        options = {k: f"random:{seed}" if v == "random" else v for k, v in options.items()}
    return options
