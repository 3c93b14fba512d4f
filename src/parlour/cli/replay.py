"""`parlour replay`: plays a record through and says how each game ended."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import click

from parlour.cli.errors import Speaker
from parlour.cli.options import lang_option
from parlour.cli.sides import called
from parlour.game import companion
from parlour.record import Record
from parlour.text import language


@click.command(name="replay")
@click.argument("file")
@lang_option
@click.pass_obj
def command(speaker: Speaker, file: str) -> None:
    """Play a record through: final position, result, score.

    Any record format is read (`-`: standard input); which it is, is found from its content. The
    first move, event or score that the rules forbid is named, and the exit status is 1.

    \b
    Examples:
      parlour replay game.pgn
      parlour replay match.txt
    """
    from parlour import files

    for number, record in enumerate(files.read(Path(file)), 1):
        click.echo("\n".join(described(number, record, speaker)))


def described(number: int, record: Record[Any, Any], speaker: Speaker) -> Iterator[str]:
    """What is said of a game: names, end, result; of a match also its games."""
    from parlour.games.records import result_text

    name = speaker.say(record.game.id)
    yield speaker.say("replay-game", number=number, game=name, moves=len(record.moves))
    for inner, (position, score) in enumerate(_inner_games(record), 1):
        yield "  " + speaker.say("replay-inner", number=inner, score=score, position=position)
    yield "  " + speaker.say("replay-position", position=str(record.position))
    yield "  " + speaker.say("replay-result", result=result_text(record))
    yield "  " + speaker.say("replay-score", score=_score(record))
    outcome = record.outcome
    if outcome is not None:
        values = dict(outcome.values)
        if outcome.winner is not None:
            lang = language(speaker.lang)
            values["name"] = called(record.game, outcome.winner, lang)
            if "loser" in values:
                values["loser"] = called(record.game, 1 - outcome.winner, lang)
        yield "  " + speaker.say(outcome.reason, **values)
    else:
        code, values = companion(record.game, "layout").status(record.game, record.position)
        yield "  " + speaker.say(code, **values)


def _score(record: Record[Any, Any]) -> str:
    """The score of a match, else the payoffs: `7-5`, `1 -1`."""
    score = getattr(record.position, "score", None)
    if score is not None:
        return "-".join(map(str, score))
    outcome = record.outcome
    payoffs = outcome.payoffs if outcome else record.game.payoffs(record.position)
    return " ".join(f"{payoff:.6g}" for payoff in payoffs)


def _inner_games(record: Record[Any, Any]) -> Iterator[tuple[str, str]]:
    """The games of a match: the position at the end of each, and the score after it."""
    closing = getattr(companion(record.game, "notation"), "closing_position", None)
    for index, (before, after) in enumerate(pairwise(record.positions)):
        score = getattr(after, "score", None)
        if closing and score and score != before.score:
            yield str(closing(record, index)), "-".join(map(str, score))
