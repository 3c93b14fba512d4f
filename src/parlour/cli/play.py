"""`parlour play`: a game at the terminal, against the computer or a friend."""

from __future__ import annotations

from random import SystemRandom
from typing import Any

import click

from parlour.cli.options import Setting, optional_game_options
from parlour.game import Game, OptionError


@click.command(name="play")
@optional_game_options
@click.option(
    "--level",
    type=int,
    default=1,
    show_default=True,
    help="The computer's strength, from 1 to 7.",
)
@click.option(
    "--side",
    default="1",
    show_default=True,
    help="Your seat: a number, a side (crosses), or `random`.",
)
@click.option("--two", is_flag=True, help="Play with friends at this terminal.")
@click.option("--ascii", "plain", is_flag=True, help="Draw with plain ASCII signs.")
@click.option(
    "--dice",
    default="random",
    show_default=True,
    metavar="random|manual|FILE",
    help="Where rolls come from: the generator (see --seed), the keyboard, or a file of rolls.",
)
@click.option("--tutor", is_flag=True, help="Be asked again before a blunder.")
def command(
    setting: Setting, level: int, side: str, two: bool, plain: bool, dice: str, tutor: bool
) -> None:
    """Play against the computer or a friend; without GAME a menu opens.

    A game that is left is kept, and the menu offers to go on with it. The same --seed and the
    same moves give the same game. `help` at the prompt lists what can be typed.

    \b
    Examples:
      parlour play
      parlour play ataxx --level 2
      parlour play war --set players=4 --side 3
      parlour play backgammon --set match=5 --two --dice manual
      parlour play backgammon --variant money --level 3 --tutor
    """
    # Imported here, so that the help is quick.
    from parlour.cli import sitting
    from parlour.cli.screen import Screen

    screen = Screen.of_terminal(setting.lang, plain=plain)
    seed = SystemRandom().randrange(2**32) if setting.seed is None else setting.seed
    if not setting.game:
        if tutor:
            raise OptionError("analyse-tutor-game")
        sitting.menu(screen, seed)
        return
    game, position = setting.open()
    if tutor:
        _check_tutor(game)
    setting.warn(game)
    seats = sitting.seats(game, level, side, seed, two=two, lang=setting.lang)
    sitting.sit(sitting.new(game, position, seats, seed, dice), screen, tutor=tutor)


def _check_tutor(game: Game[Any, Any]) -> None:
    """Raises if nobody can warn in this game: `OptionError`, `CoreMissing`."""
    from parlour import analysis, native

    if not analysis.analysed(game.id):
        raise OptionError("analysis-no-game", game=(game.id, {}))
    if analysis.needs_core(game.id):
        native.core()
