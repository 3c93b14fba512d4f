"""`parlour legal`: the legal moves, or whole turns, of a position or of many."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Any

import click

from parlour.cli.options import Setting, game_options
from parlour.game import Game, ParlourError

Answers = Callable[[Game[Any, Any], Any], dict[str, Any]]
"""Each legal move or turn of a position, as text, with the position after it."""


@click.command(name="legal")
@game_options
@click.option("--turns", "whole", is_flag=True, help="Whole turns instead of single moves.")
@click.option("--after", is_flag=True, help="Add a tab and the position after each move.")
@click.option(
    "--max",
    "limit",
    type=click.IntRange(1, 10**9),
    default=100_000,
    metavar="N",
    help="Refuse to list more turns than this (default 100,000).",
)
@click.option(
    "--batch",
    is_flag=True,
    help="Read positions from standard input, one a line; answer each with a JSON line.",
)
def command(setting: Setting, whole: bool, after: bool, limit: int, batch: bool) -> None:
    """List the legal moves of a position, one a line, sorted bytewise.

    A move is one atomic decision: a step, one checker's move, `pass`; where the dice decide, their
    outcomes are listed. A finished game has none.

    With --turns: one whole turn for each different position at its end, in its bytewise smallest
    order; in mid-turn, the rest of the turn.

    \b
    Examples:
      parlour legal slime-trail --set size=5x5
      parlour legal virus-war --turns --set steps=2 --position "2o/3/x2 x 2 0 3"
      parlour legal ataxx --batch --after < positions.txt
    """
    answers: Answers = _turns(limit) if whole else _moves
    if batch:
        _answer_lines(setting, answers, after)
        return
    found = answers(*setting.open())
    lines = [f"{text}\t{found[text]}" if after else text for text in sorted(found)]
    if lines:
        click.echo("\n".join(lines))


def _moves(game: Game[Any, Any], position: Any) -> dict[str, Any]:
    from parlour.perft import successors

    return {str(move): Later(game, position, (move,)) for move in successors(game, position)}


def _turns(limit: int) -> Answers:
    from parlour.games import write_turn
    from parlour.turns import Turns

    def turns(game: Game[Any, Any], position: Any) -> dict[str, Any]:
        view = Turns(game, limit)
        if chances := view.chances(position):
            return {write_turn(game, turn): Later(game, position, turn) for turn, _ in chances}
        return {write_turn(game, turn): after for after, turn in view.ends(position).items()}

    return turns


class Later:
    """The position after some moves, worked out when its text is asked for."""

    def __init__(self, game: Game[Any, Any], position: Any, moves: tuple[Any, ...]) -> None:
        self.game, self.position, self.moves = game, position, moves

    def __str__(self) -> str:
        position = self.position
        for move in self.moves:
            position = self.game.after(position, move)
        return str(position)


def _answer_lines(setting: Setting, answers: Answers, after: bool) -> None:
    """Answers every line of standard input; a bad line gets its error, and the next is read."""
    for line in sys.stdin.buffer:
        text = line.decode("utf-8", "backslashreplace").strip().removeprefix("\ufeff")
        try:
            answer = _answer(setting, answers, after, text)
        except ParlourError as error:
            answer = {"position": text, "error": setting.speaker.explain(error)}
        except (RecursionError, MemoryError):
            answer = {"position": text, "error": setting.speaker.say("cli-too-large")}
        click.echo(json.dumps(answer, ensure_ascii=False))


def _answer(setting: Setting, answers: Answers, after: bool, text: str) -> dict[str, Any]:
    game, position = setting.open(text)
    over = game.outcome(position) is not None
    found = answers(game, position)
    answer: dict[str, Any] = {
        "position": text,
        "over": over,
        "payoffs": list(game.payoffs(position)) if over else None,
        "legal": sorted(found),
    }
    if after:
        answer["after"] = {move: str(found[move]) for move in sorted(found)}
    return answer
