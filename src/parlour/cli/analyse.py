"""`parlour analyse`: how well a match was played, or what is best in a position."""

from __future__ import annotations

import json
import os
import sys
import time
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import click

from parlour.cli.errors import Speaker
from parlour.cli.options import Setting, game_options
from parlour.game import Game, OptionError
from parlour.games import REGISTRY

QUIET = 1.0
"""Seconds before progress is shown."""


@click.command(name="analyse")
@game_options
@click.option(
    "--plies", type=int, default=2, show_default=True, help="How far to look, as GNU counts."
)
@click.option("--json", "as_json", is_flag=True, help="Answer as JSON.")
@click.option("--html", metavar="OUT", help="Write a report with boards and plots (`-`: stdout).")
@click.option("--player", metavar="NAME", help="Only this player's errors: a name, or 1 or 2.")
@click.option(
    "--errors",
    type=click.IntRange(0, 10**6),
    default=10,
    show_default=True,
    help="How many of the worst errors to show.",
)
@click.option(
    "--rollout",
    type=click.IntRange(1, 10**9),
    metavar="GAMES",
    help="With --position: play the best options out so often.",
)
@click.option(
    "--ray",
    metavar="ADDRESS",
    help="Roll out over a Ray cluster: its address, or `local` for one on this machine.",
)
def command(
    setting: Setting,
    plies: int,
    as_json: bool,
    html: str | None,
    player: str | None,
    errors: int,
    rollout: int | None,
    ray: str | None,
) -> None:
    """Judge a match move by move, or one position.

    GAME is the file of a record (`-`: standard input), or a game together with --position. Of a
    match: ratings, luck, what was lost where, the worst errors. Texts exported by eXtreme Gammon
    and GNU Backgammon are judged position by position, our numbers beside theirs. There is an
    analysis of Backgammon.

    \b
    Examples:
      parlour analyse match.mat
      parlour analyse match.mat --plies 3 --html report.html
      parlour analyse match.mat --json > match.json
      parlour analyse backgammon --position XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:1:0:10
      parlour analyse backgammon --position 4HPwATDgc/ABMA:cAkAAAAAAAAA --rollout 1296
      parlour analyse backgammon --position 4HPwATDgc/ABMA:cAkAAAAAAAAA --rollout 5184 --ray local
    """
    if setting.position is not None:
        if html is not None or player is not None:
            raise OptionError("analyse-match-only", option="--html" if html else "--player")
        _position(setting, plies, rollout, ray, as_json)
        return
    if rollout is not None or ray is not None:
        option = "--rollout" if rollout is not None else "--ray"
        raise OptionError("analyse-position-only", option=option)
    if setting.game.replace("_", "-") in REGISTRY and not Path(setting.game).exists():
        raise OptionError("analyse-needs-position", game=setting.game)
    if setting.options or setting.variant:
        raise OptionError(
            "analyse-position-only", option="--set" if setting.options else "--variant"
        )
    _file(setting, plies, as_json, html, player, errors)


def _file(
    setting: Setting, plies: int, as_json: bool, html: str | None, player: str | None, errors: int
) -> None:
    """A match, a session, or an export of another program."""
    from parlour import analysis, files
    from parlour.analysis.backgammon import exports
    from parlour.cli import analysis_text
    from parlour.games import read_records

    speaker = setting.speaker
    text = files.read_text(Path(setting.game))
    if exports.recognises(text):
        if html is not None or player is not None:
            raise OptionError("analyse-match-only", option="--html" if html else "--player")
        with Progress(speaker) as progress:
            compared = exports.compared(text, setting.game, plies, progress.tell)
        if as_json:
            click.echo(_json({"game": "backgammon", "positions": [c.plain() for c in compared]}))
        else:
            click.echo("\n".join(analysis_text.compared(speaker, compared)))
        return
    records = read_records(text, setting.game)
    seat = None if player is None else _seat(player, analysis.players(records))
    with Progress(speaker) as progress:
        found = analysis.study(records, plies, progress.tell)
    if html is not None:
        from parlour.cli import analysis_page

        page = analysis_page.page(found, records[0].game, speaker, errors, seat)
        if html == files.STANDARD:
            click.echo(page, nl=False)
            return
        Path(html).write_text(page, "utf-8")
    if as_json:
        click.echo(_json(found.plain()))
    else:
        click.echo("\n".join(analysis_text.match(speaker, found, errors, seat)))


def _seat(player: str, players: tuple[str, ...]) -> int:
    """Whom `--player` means: a name, or a number from 1. Raises `OptionError`."""
    if player in players:
        return players.index(player)
    if player in map(str, range(1, len(players) + 1)):
        return int(player) - 1
    raise OptionError("analyse-player", text=player, known=", ".join(players))


def _position(
    setting: Setting, plies: int, rollout: int | None, ray: str | None, as_json: bool
) -> None:
    from parlour import analysis

    game, position = _opened(setting)
    if not analysis.analysed(game.id):
        raise OptionError("analysis-no-game", game=(game.id, {}))
    if ray is not None and rollout is None:
        raise OptionError("analyse-ray-alone")
    from parlour.analysis.backgammon.on_ray import Cluster
    from parlour.analysis.backgammon.position import judged_position, rolled_out
    from parlour.cli import analysis_text

    rules: Any = game
    with ExitStack() as stack:
        progress = stack.enter_context(Progress(setting.speaker))
        cluster = None
        if ray is not None:
            cluster = stack.enter_context(closing(Cluster(None if ray == "local" else ray)))
        found = judged_position(rules, position, plies)
        if rollout is not None:
            found = rolled_out(
                rules,
                found,
                position,
                rollout,
                seed=1 if setting.seed is None else setting.seed,
                threads=os.cpu_count() or 1,  # any number plays the same games
                told=progress.tell,
                roll=cluster.rollout if cluster else None,
            )
    if as_json:
        click.echo(_json(found.plain()))
    else:
        click.echo("\n".join(analysis_text.position(setting.speaker, game, position, found)))


def _opened(setting: Setting) -> tuple[Game[Any, Any], Any]:
    """The game and the position; with the cube, where that is not said and there is one."""
    from parlour.games import rulebook

    has_cube = any(option.key == "cube" for option in rulebook(setting.game).options)
    unsaid = has_cube and not setting.options and setting.variant is None
    return setting.open(None, {"cube": "on"} if unsaid else {})


def _json(made: Any) -> str:
    return json.dumps(made, ensure_ascii=False)


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
