"""`parlour play`: a game at the terminal, against the computer or a friend."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random, SystemRandom
from typing import Any

import click

from parlour.cli.menu import choose
from parlour.cli.options import Setting, optional_game_options
from parlour.cli.saves import Save
from parlour.cli.table import FRIEND, YOU, Left, Table
from parlour.game import CHANCE, OptionError
from parlour.games import open_position
from parlour.record import Record
from parlour.text import say


@click.command(name="play")
@optional_game_options
@click.option(
    "--level", type=int, default=1, show_default=True, help="The computer's strength, 1 to 3."
)
@click.option("--side", default="1", show_default=True, help="Your seat: a number, or `random`.")
@click.option("--two", is_flag=True, help="Play against a friend at this terminal.")
@click.option("--ascii", "plain", is_flag=True, help="Draw with plain ASCII signs.")
@click.option(
    "--dice",
    default="random",
    show_default=True,
    metavar="random|manual|FILE",
    help="Where rolls come from: the generator (see --seed), the keyboard, or a file of rolls.",
)
def command(
    setting: Setting, level: int, side: str, two: bool, plain: bool, dice: str
) -> None:
    """Play against the computer or a friend; without GAME a menu opens.

    \b
    Examples:
      parlour play
      parlour play ataxx --level 2
      parlour play war --set players=4 --side 3
      parlour play backgammon --set match=5 --two
    """
    look = {"style": "ascii" if plain or not _has_unicode() else "unicode", "colour": _has_colour(plain)}
    seed = SystemRandom().randrange(2**32) if setting.seed is None else setting.seed
    if not setting.game:
        _menu(setting.lang, seed, look)
        return
    game, position = setting.open()
    setting.warn(game)
    save = Save.new(_record(game, position, seed, dice), _seats(game.players, level, side, two, Random(seed)))
    _sit(Table(save, setting.lang, Random(seed), dice=_dice(dice, setting.lang), **look))


def _menu(lang: str, seed: int, look: dict[str, Any]) -> None:
    """The menu, and the games chosen from it, until the player leaves."""
    while True:
        choice, lang = choose(lang)
        if choice is None:
            return
        if isinstance(choice, Save):
            save = choice
        else:
            game, position = open_position(choice.game, None, None, choice.options)
            seats = _seats(game.players, choice.level or 1, str(choice.side), not choice.level, Random(seed))
            save = Save.new(_record(game, position, seed, "random"), seats)
        _sit(Table(save, lang, Random(f"{seed} {len(save.record.entries)}"), **look))
        seed += 1


def _record(game: Any, position: Any, seed: int, dice: str) -> Record[Any, Any]:
    """A new record; one with dice says where they come from (B17)."""
    has_dice = game.actor(position) == CHANCE or game.id == "backgammon"
    if not has_dice:
        return Record(game, position)
    source = f"Mersenne Twister (MT19937), seed {seed}" if dice == "random" else dice
    return Record(game, position, {"Dice": source})


def _sit(table: Table) -> None:
    """Plays a table; a game that is left is kept for the menu."""
    try:
        table.tell("play-welcome", game=say(table.record.game.id, table.lang))
        table.run()
    except Left:
        table.save.store()
        click.echo()
        table.tell("play-kept")


def _seats(players: int, level: int, side: str, two: bool, random: Random) -> list[str]:
    """Who sits where."""
    if level not in (1, 2, 3):
        raise OptionError("option-number", key="level", text=str(level), low=1, high=3)
    if two:
        return [YOU, *[FRIEND] * (players - 1)]
    if side == "random":
        side = str(random.randrange(players) + 1)
    if side not in map(str, range(1, players + 1)):
        raise OptionError("option-number", key="side", text=side, low=1, high=players)
    return [YOU if str(seat + 1) == side else str(level) for seat in range(players)]


def _dice(source: str, lang: str) -> Iterator[str] | None:
    """Rolls as text, one after another; None for the generator."""
    if source == "random":
        return None
    if source == "manual":
        return _asked(lang)
    return iter(Path(source).read_text("utf-8").split())


def _asked(lang: str) -> Iterator[str]:
    while True:
        try:
            yield click.prompt(say("play-ask-roll", lang), prompt_suffix=" ")
        except (click.Abort, EOFError):
            return


def _has_colour(ascii_only: bool) -> bool:
    return sys.stdout.isatty() and not ascii_only and "NO_COLOR" not in os.environ


def _has_unicode() -> bool:
    return (sys.stdout.encoding or "").lower().replace("-", "").startswith("utf")
