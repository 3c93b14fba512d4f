"""`parlour show`: draws a position."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

import click

from parlour.cli.options import Setting, game_options


@click.command(name="show")
@game_options
@click.option(
    "--svg",
    "picture",
    type=click.Path(dir_okay=False, allow_dash=True),
    metavar="FILE",
    help="Write an SVG picture instead (`-`: to standard output).",
)
@click.option("--dark", is_flag=True, help="Draw the picture for a dark page.")
@click.option("--ascii", "plain", is_flag=True, help="Draw with plain ASCII signs.")
def command(setting: Setting, picture: str | None, dark: bool, plain: bool) -> None:
    """Draw a position in the terminal, or as an SVG picture.

    Colours are left out where NO_COLOR is set or the output is not a terminal.

    \b
    Examples:
      parlour show ataxx --variant diamond
      parlour show slime-trail --position "7/7/4s2/3#3/7/7/7 2" --ascii
      parlour show klopodavka --set players=4 --svg board.svg
    """
    from parlour import draw
    from parlour.game import companion

    game, position = setting.open()
    setting.warn(game)
    if picture is not None:
        svg = draw.svg(game, position, dark=dark, lang=setting.lang)
        if picture == "-":
            click.echo(svg)
        else:
            Path(picture).write_text(svg, "utf-8")
        return
    terminal = sys.stdout.isatty()
    unicode = (sys.stdout.encoding or "").lower().replace("-", "").startswith("utf")
    board = draw.text(
        game,
        position,
        style="unicode" if unicode and not plain else "ascii",
        colour=terminal and not plain and "NO_COLOR" not in os.environ,
        width=shutil.get_terminal_size().columns if terminal else None,
        lang=setting.lang,
        legend=True,
    )
    code, values = companion(game, "layout").status(game, position)
    click.echo(f"{board}\n\n{setting.speaker.say(code, **values)}\n{position}", color=True)
