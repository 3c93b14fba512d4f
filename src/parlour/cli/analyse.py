"""`parlour analyse`: how well a match was played, or what is best in a position."""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from parlour.cli.options import Setting, game_options
from parlour.cli.progress import Progress
from parlour.game import Game, OptionError
from parlour.games import REGISTRY

if TYPE_CHECKING:
    from parlour.record import Record


@click.command(name="analyse")
@game_options
@click.option("--plies", type=int, help="Backgammon: how far to look, as GNU counts (default 2).")
@click.option(
    "--seconds",
    type=click.FloatRange(0.001, 10**5),
    metavar="S",
    help="Games without dice: for each position (default 0.25).",
)
@click.option(
    "--engine",
    metavar="WORDS",
    help="Games without dice: who judges, such as `search=mcts nodes=5000`.",
)
@click.option("--json", "as_json", is_flag=True, help="Answer as JSON.")
@click.option("--html", metavar="OUT", help="Write a report with boards and plots (`-`: stdout).")
@click.option(
    "--player",
    metavar="NAME",
    help="Only this player's errors: a name (Anna, crosses) or a number.",
)
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
    help="Backgammon, with --position: play the best options out so often.",
)
@click.option(
    "--ray",
    metavar="ADDRESS",
    help="Roll out over a Ray cluster: its address, or `local` for one on this machine.",
)
def command(
    setting: Setting,
    plies: int | None,
    seconds: float | None,
    engine: str | None,
    as_json: bool,
    html: str | None,
    player: str | None,
    errors: int,
    rollout: int | None,
    ray: str | None,
) -> None:
    """Judge a game or a match turn by turn, or one position.

    GAME is the file of a record (`-`: standard input), or a game together with --position. Of a
    game: how it went, what was lost where, the worst errors and what was better. Of a match of
    Backgammon ratings and luck too; texts exported by eXtreme Gammon and GNU Backgammon are judged
    position by position, our numbers beside theirs. All other games are judged by their engines: a
    limit of nodes instead of time gives the same numbers every time.

    \b
    Examples:
      parlour analyse game.pgn --html report.html
      parlour analyse game.pgn --seconds 1 --errors 3
      parlour analyse game.pgn --engine "search=uct nodes=40" --json
      parlour analyse virus-war --position "4/2x1/1x2/x3 o 3 0 2" --set size=4x4
      parlour analyse match.mat
      parlour analyse match.mat --plies 3 --html report.html
      parlour analyse match.mat --json > match.json
      parlour analyse backgammon --position XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:1:0:10
      parlour analyse backgammon --position 4HPwATDgc/ABMA:cAkAAAAAAAAA --rollout 1296
      parlour analyse backgammon --position 4HPwATDgc/ABMA:cAkAAAAAAAAA --rollout 5184 --ray local
    """
    how = How(plies, seconds, engine or "", 1 if setting.seed is None else setting.seed)
    if setting.position is not None:
        if html is not None or player is not None:
            raise OptionError("analyse-match-only", option="--html" if html else "--player")
        _position(setting, how, rollout, ray, as_json)
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
    _file(setting, how, as_json, html, player, errors)


@dataclass(frozen=True, slots=True)
class How:
    """How far is looked: with dice in plies, without by an engine and in seconds."""

    plies: int | None
    seconds: float | None
    engine: str
    seed: int

    def for_turns(self, game: str) -> dict[str, Any]:
        """What is asked of the engine of a game without dice; raises `OptionError`."""
        if self.plies is not None:
            raise OptionError("analysis-no-plies", game=(game, {}))
        return {"seconds": self.seconds, "engine": self.engine, "seed": self.seed}

    def for_dice(self, game: str) -> int:
        """The plies of a game with dice; raises `OptionError`."""
        from parlour.analysis import PLIES

        if self.seconds is not None or self.engine:
            word = "engine" if self.engine else "seconds"
            raise OptionError("analysis-plies-only", game=(game, {}), word=word)
        return PLIES if self.plies is None else self.plies


def _file(
    setting: Setting, how: How, as_json: bool, html: str | None, player: str | None, errors: int
) -> None:
    """A game, a match, a session, or an export of another program."""
    from parlour import analysis, files
    from parlour.analysis.backgammon import exports
    from parlour.analysis.turns.judged import TurnAnalysis
    from parlour.cli import analysis_text, turns_text
    from parlour.games import read_records

    speaker = setting.speaker
    text = files.read_text(Path(setting.game))
    if exports.recognises(text):
        if html is not None or player is not None:
            raise OptionError("analyse-match-only", option="--html" if html else "--player")
        with Progress(speaker) as progress:
            plies = how.for_dice("backgammon")
            compared = exports.compared(text, setting.game, plies, progress.tell)
        if as_json:
            click.echo(_json({"game": "backgammon", "positions": [c.plain() for c in compared]}))
        else:
            click.echo("\n".join(analysis_text.compared(speaker, compared)))
        return
    records = read_records(text, setting.game)
    if html and html != files.STANDARD and not Path(html).resolve().parent.is_dir():
        # Before minutes of work, not after.
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), html)
    seat = None if player is None else _seat(player, records, setting)
    game = records[0].game if records else None
    with Progress(speaker) as progress:
        if game is not None and analysis.by_turns(game.id):
            found = analysis.study(records, None, progress.tell, **how.for_turns(game.id))
        else:
            far = how.for_dice(game.id) if game else None
            found = analysis.study(records, far, progress.tell)
    if html is not None:
        if isinstance(found, TurnAnalysis):
            from parlour.cli import turns_page

            page = turns_page.page(found, speaker, errors, seat)
        else:
            from parlour.cli import analysis_page

            page = analysis_page.page(found, records[0].game, speaker, errors, seat)
        if html == files.STANDARD:
            click.echo(page, nl=False)
            return
        Path(html).write_text(page, "utf-8")
    if as_json:
        click.echo(_json(found.plain()))
    elif isinstance(found, TurnAnalysis):
        click.echo("\n".join(turns_text.report(speaker, found, errors, seat)))
    else:
        click.echo("\n".join(analysis_text.match(speaker, found, errors, seat)))


def _seat(player: str, records: Sequence[Record[Any, Any]], setting: Setting) -> int:
    """Whom `--player` means: who played by name, else a side as `sides` reads it.

    Raises `OptionError`.
    """
    from parlour import analysis
    from parlour.cli import sides

    players = analysis.players(records)
    if player in players:
        return players.index(player)
    game = records[0].game
    seat = sides.seat_of(game, player)
    if seat is None:
        numbers = list(map(str, range(1, game.players + 1)))
        called = [sides.called(game, each, setting.lang) for each in range(game.players)]
        known = ", ".join(called if list(players) == numbers else players)
        raise OptionError("analyse-player", text=player, known=known, count=game.players)
    return seat


def _position(
    setting: Setting, how: How, rollout: int | None, ray: str | None, as_json: bool
) -> None:
    from parlour import analysis

    game, position = _opened(setting)
    if not analysis.analysed(game.id):
        raise OptionError("analysis-no-game", game=(game.id, {}))
    if analysis.by_turns(game.id):
        if rollout is not None or ray is not None:
            option = "--rollout" if rollout is not None else "--ray"
            raise OptionError("analyse-dice-only", option=option, game=(game.id, {}))
        _turns_of(setting, game, position, how, as_json)
        return
    plies = how.for_dice(game.id)
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


def _turns_of(
    setting: Setting, game: Game[Any, Any], position: Any, how: How, as_json: bool
) -> None:
    """The best turns of a position of a game without dice."""
    from parlour.analysis.turns import judged_position
    from parlour.cli import turns_text

    found = judged_position(game, position, **how.for_turns(game.id))
    if as_json:
        click.echo(_json(found.plain()))
    else:
        click.echo("\n".join(turns_text.position(setting.speaker, game, position, found)))


def _opened(setting: Setting) -> tuple[Game[Any, Any], Any]:
    """The game and the position; with the cube, where that is not said and there is one."""
    from parlour.games import rulebook

    has_cube = any(option.key == "cube" for option in rulebook(setting.game).options)
    unsaid = has_cube and not setting.options and setting.variant is None
    return setting.open(None, {"cube": "on"} if unsaid else {})


def _json(made: Any) -> str:
    return json.dumps(made, ensure_ascii=False)
