"""`parlour arena`: matches and tournaments between engines."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from parlour.cli.errors import INTERRUPTED
from parlour.cli.options import Setting, optional_game_options
from parlour.game import OptionError

if TYPE_CHECKING:
    from parlour.arena.match import Match
    from parlour.arena.settings import Settings
    from parlour.arena.sprt import Sprt


@click.command(name="arena")
@optional_game_options
@click.option(
    "--engine", "engines", multiple=True, metavar="WORDS", help="A contestant; twice or more."
)
@click.option("--each", default="", metavar="WORDS", help="Words for every engine without them.")
@click.option("--rounds", type=click.IntRange(1), metavar="N", help="Openings to play.")
@click.option("--gauntlet", is_flag=True, help="The first engine against each of the others.")
@click.option("--lineup", "lineup", multiple=True, metavar="1,2,…", help="Who sits where.")
@click.option(
    "--book",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="Openings from a file.",
)
@click.option("--in-order", is_flag=True, help="The book from its first line on, not shuffled.")
@click.option(
    "--plies", type=click.IntRange(0, 1000), metavar="N", help="Random moves to begin with."
)
@click.option(
    "--balance", type=click.FloatRange(0), metavar="V", help="How uneven random openings may be."
)
@click.option(
    "--margin",
    type=click.FloatRange(0),
    default=20.0,
    show_default=True,
    metavar="MS",
    help="Grace for a move, in milliseconds.",
)
@click.option(
    "--patience",
    type=click.FloatRange(0.1),
    default=120.0,
    show_default=True,
    metavar="SECONDS",
    help="How long a move without a clock is waited for.",
)
@click.option(
    "--draw-after", type=click.IntRange(0), default=0, metavar="N", help="A draw after N moves."
)
@click.option(
    "--win-score", type=click.IntRange(0), default=0, metavar="CP", help="A win once both agree …"
)
@click.option(
    "--win-moves", type=click.IntRange(1), default=4, metavar="N", help="… for N moves each."
)
@click.option("--sprt", metavar="ELO0,ELO1", help="Stop when the first engine is proven.")
@click.option("--sprt-errors", default="0.05,0.05", metavar="ALPHA,BETA", show_default=True)
@click.option("--logistic", is_flag=True, help="--sprt in logistic Elo, not normalized.")
@click.option(
    "--workers", type=click.IntRange(1, 1024), metavar="N", help="Games at once (default: cores)."
)
@click.option(
    "--ray",
    is_flag=False,
    flag_value="local",
    metavar="[=ADDRESS]",
    help="Play on a Ray cluster: one of this machine, or the one there.",
)
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Keep the results in a file; one that is there is gone on with.",
)
@click.option(
    "--resume",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="Go on with a result file.",
)
@click.option(
    "--show",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="Tell of a result file without playing.",
)
@click.option("--page", type=click.Path(dir_okay=False, path_type=Path), help="A report as HTML.")
@click.option("--records", type=click.Path(dir_okay=False, path_type=Path), help="The games.")
def command(setting: Setting, **given: Any) -> None:
    """Play engines against each other: matches, tournaments, tests.

    An engine is described by words: `level=3`; `search=alphabeta evaluator=hand nodes=500`;
    `cmd='./prog --uai' movetime=40 option.Hash=64`. A round is one opening from every seat. Ataxx
    is played by the rules of engine matches (rules=pass) unless --set says otherwise.

    \b
    Examples:
      parlour arena ataxx --engine level=4 --engine level=3 --rounds 50 --plies 4
      parlour arena ataxx --engine nodes=2000 --engine nodes=1000 --sprt 0,10 --plies 4
      parlour arena klopodavka --set players=3 --engine level=2 --engine level=1 --rounds 10
      parlour arena --resume match.jsonl --page match.html --records match.pgn
    """
    from parlour.arena.match import Match
    from parlour.arena.results import Results, read_header
    from parlour.arena.settings import from_json

    old: Path | None = given["show"] or given["resume"]
    if old is not None:
        header = read_header(old)
        held = from_json({**header, "book": _book(given["book"], header["book"])})
        settings, path = held, old
    elif setting.game:
        settings, path = _settings(setting, given), given["out"]
    else:
        raise OptionError("arena-nothing")
    if given["show"]:
        match = _seen(settings, given["show"])
    else:
        _check(settings)
        if given["rounds"] is None and settings.sprt is None and old is None:
            raise OptionError("arena-endless")
        results = Results(path, settings.header())
        rounds = given["rounds"] or (0 if settings.sprt else _rounds(settings, results.rows))
        match = Match(settings, results, rounds)
        try:
            _play(setting, match, given)
        finally:
            results.close()
    _write(setting, match, given)


def _check(settings: Settings) -> None:
    """Says what is wrong before anything is played. Raises `OptionError`."""
    from parlour.engines import engine

    for contestant in settings.contestants:
        if not contestant.is_outside:
            engine(settings.rules, contestant.words, 0)
    games = settings.schedule.games
    if settings.sprt and (settings.rules.players, games) != (2, 2):
        raise OptionError("arena-sprt-two")


def _settings(setting: Setting, given: Mapping[str, Any]) -> Settings:
    """The settings of a new match."""
    from parlour.arena.opening import read_book
    from parlour.arena.settings import Adjudication, Settings
    from parlour.files import read_text
    from parlour.games import load, rulebook
    from parlour.protocols.dialect import dialect_of

    if setting.position is not None:
        raise OptionError("arena-position")
    book = rulebook(setting.game)
    options = {**dialect_of(book.id).defaults, **setting.options}
    if setting.variant is not None:
        setting.open()
        options = {**options, **book.variants[setting.variant], **setting.options}
    load(book.id, **options)
    return Settings(
        book.id,
        given["engines"],
        options,
        given["each"],
        setting.seed or 0,
        given["gauntlet"],
        given["lineup"],
        read_book(read_text(given["book"])) if given["book"] else (),
        not given["in_order"],
        given["plies"] or 0,
        given["balance"],
        given["margin"] / 1000,
        given["patience"],
        Adjudication(given["draw_after"], given["win_score"], given["win_moves"]),
        _sprt(given),
    )


def _sprt(given: Mapping[str, Any]) -> Sprt | None:
    from parlour.arena.sprt import Sprt

    if given["sprt"] is None:
        return None
    try:
        low, high = (float(part) for part in given["sprt"].split(","))
        alpha, beta = (float(part) for part in given["sprt_errors"].split(","))
    except ValueError:
        low = high = alpha = beta = 0.0
    if not (low < high and 0 < alpha < 0.5 and 0 < beta < 0.5):
        raise OptionError("arena-sprt", text=f"{given['sprt']} {given['sprt_errors']}")
    return Sprt(low, high, alpha, beta, "logistic" if given["logistic"] else "normalized")


def _book(file: Path | None, held: Any) -> tuple[str, ...]:
    """The book of a match that goes on: its file is needed again."""
    from parlour.arena.opening import read_book
    from parlour.files import read_text

    if file is not None:
        return read_book(read_text(file))
    if held:
        raise OptionError("arena-book")
    return ()


def _rounds(settings: Settings, rows: Mapping[int, Any]) -> int:
    """The rounds of a match that goes on: those it has begun."""
    return max(rows, default=0) // settings.schedule.games + 1


def _seen(settings: Settings, path: Path) -> Match:
    """A match as its file has it."""
    from parlour.arena.match import Match
    from parlour.arena.results import Results, read_rows

    results = Results(None, {})
    results.rows = {row["game"]: row for row in read_rows(path)}
    return Match(settings, results, 1)


def _play(setting: Setting, match: Match, given: Mapping[str, Any]) -> None:
    """Plays what is missing, saying how it goes."""
    from parlour.arena.crew import LocalCrew, RayCrew
    from parlour.cli.arena_progress import progress

    size = given["workers"] or os.cpu_count() or 1
    if match.games is not None:
        size = min(size, max(1, match.games - len(match.results.rows)))
    if match.decided is not None or next(match.missing(), None) is None:
        return
    data = match.settings.to_json()
    if given["ray"]:
        crew: Any = RayCrew(data, size, None if given["ray"] == "local" else given["ray"])
    else:
        crew = LocalCrew(data, size)
    try:
        with progress(setting.speaker, match) as tell:
            match.play(crew, tell)
    except KeyboardInterrupt:
        click.echo(setting.speaker.say("arena-stopped"), err=True)
        raise click.exceptions.Exit(INTERRUPTED) from None
    finally:
        crew.close()


def _write(setting: Setting, match: Match, given: Mapping[str, Any]) -> None:
    """Says the result; writes the page and the records where asked for."""
    from parlour.arena.lines import lines

    for line in lines(match):
        click.echo(line)
    if given["records"]:
        from parlour import files
        from parlour.arena.play import recorded

        records = [recorded(match.settings, row) for row in match.rows()]
        ending = given["records"].suffix[1:].lower()
        text = files.write(
            records, ending if records and ending in files.formats(records[0]) else None
        )
        given["records"].write_text(text, encoding="utf-8")
    if given["page"]:
        from parlour.arena.page import page

        given["page"].write_text(page(match), encoding="utf-8")
    for file in (given["records"], given["page"]):
        if file:
            click.echo(setting.speaker.say("arena-written", file=str(file)), err=True)
