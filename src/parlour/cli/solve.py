"""`parlour solve`: the exact value of a position and of every move."""

from __future__ import annotations

import json
import sys
import time
from dataclasses import replace
from typing import Any

import click

from parlour.cli.errors import Speaker
from parlour.cli.options import Setting, game_options
from parlour.game import NOBODY, Game, OptionError

QUIET = 1.0
"""Seconds before progress is shown."""
SIGNS = {1: "W", 0: "D", -1: "L"}
KINDS = ((1, "wins"), (0, "draws"), (-1, "loses"))


@click.command(name="solve")
@game_options
@click.option("--json", "as_json", is_flag=True, help="Answer as JSON.")
@click.option(
    "--starts", is_flag=True, help="Slime Trail: a map of who wins from each start cell instead."
)
@click.option(
    "--seconds",
    type=click.FloatRange(0.1, 10**7),
    default=60.0,
    metavar="N",
    help="Give up after so long (default 60).",
)
@click.option(
    "--memory",
    type=click.FloatRange(1, 10**6),
    default=32.0,
    metavar="MB",
    help="Size of the table of what was found (default 32).",
)
def command(setting: Setting, as_json: bool, starts: bool, seconds: float, memory: float) -> None:
    """Solve a position: who wins, and by which moves.

    Slime Trail is solved up to 7x7, and later positions of larger boards; of Ataxx and Virus War
    small boards and late positions. What is beyond reach is refused after --seconds.

    \b
    Examples:
      parlour solve slime-trail --set start=e5
      parlour solve slime-trail --set size=6x6 --starts
      parlour solve virus-war --set size=4x4 --set steps=2 --json
    """
    from parlour.evaluate import book_for
    from parlour.search.compiled_proof import prover
    from parlour.search.solution import Solver

    game, position = setting.open()
    progress = Progress(setting.speaker)
    solver = Solver(game, prover(game, memory), book=book_for(game), tell=progress.tell)
    began = time.monotonic()
    try:
        if starts:
            values = _start_values(game, solver, seconds, progress)
            progress.clear()
            click.echo(json.dumps({"starts": values}) if as_json else _map(game, values))
            return
        solution = solver.solve(position, seconds=seconds)
    finally:
        progress.clear()
    if not solution.exact:
        spent = round(time.monotonic() - began)
        raise OptionError("solve-beyond", seconds=spent, text=str(position))
    if as_json:
        moves = {str(move): value for move, value in solution.moves.items()}
        moves = dict(sorted(moves.items()))
        click.echo(json.dumps({"exact": True, "value": solution.value, "moves": moves}))
        return
    click.echo("\n".join(_told(setting.speaker, game, position, solution)))


def _told(speaker: Speaker, game: Game[Any, Any], position: Any, solution: Any) -> list[str]:
    """Who wins, then the moves by what they lead to."""
    actor = game.actor(position)
    from parlour.cli import sides
    from parlour.text import language

    if actor == NOBODY:
        from parlour.game import companion

        code, values = companion(game, "layout").status(game, position)
        return [speaker.say(code, **values)]
    kinds = dict(KINDS)
    player = sides.called(game, actor, language(speaker.lang))
    lines = [speaker.say(f"solve-{kinds[solution.value]}", player=player)]
    for value, kind in KINDS:
        moves = sorted(str(move) for move, worth in solution.moves.items() if worth == value)
        if moves:
            lines.append(
                speaker.say(f"solve-moves-{kind}", count=len(moves), moves=" ".join(moves))
            )
    return lines


def _start_values(
    game: Game[Any, Any], solver: Any, seconds: float, progress: Progress
) -> dict[str, int]:
    """By start cell: 1 if who moves first wins, −1 if the other. Raises `OptionError`."""
    board, goals = getattr(game, "board", None), getattr(game, "goals", None)
    if board is None or goals is None or not hasattr(game, "start_cell"):
        raise OptionError("solve-no-starts", game=game.id)
    until = time.monotonic() + seconds
    cells = [cell for cell in board.cells if cell not in goals]
    values: dict[str, int] = {}
    for cell in cells:
        start = replace(game, start_cell=board.names[cell]).start()  # type: ignore[type-var]
        value = solver.value(start, seconds=until - time.monotonic())
        if value is None:
            raise OptionError("solve-beyond", seconds=round(seconds), text=str(start))
        values[board.names[cell]] = value
        progress.part = len(values), len(cells)
    return values


def _map(game: Any, values: dict[str, int]) -> str:
    """The values as a map, rows from the top: W first wins, L second wins, 1 and 2 the goals."""
    board = game.board
    signs = {name: SIGNS[value] for name, value in values.items()}
    signs |= {board.names[goal]: str(seat + 1) for seat, goal in enumerate(game.goals)}
    names = [board.names[cell] for cell in board.cells]
    rows = [names[i : i + board.width] for i in range(0, len(names), board.width)]
    return "\n".join(" ".join(signs[name] for name in row) for row in reversed(rows))


class Progress:
    """Says on stderr how far a solution has come, once it has taken over a second."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker, self.begun = speaker, time.monotonic()
        self.next, self.shown = QUIET, False
        self.terminal = sys.stderr.isatty()
        self.part: tuple[int, int] | None = None
        """Starts done, and all of them, where a map is asked for."""

    def tell(self, progress: Any) -> None:
        """A moment of the search."""
        passed = time.monotonic() - self.begun
        if passed < self.next:
            return
        self.next = passed + 0.2 if self.terminal else passed * 2
        done, all_ = self.part or (progress.settled, progress.moves)
        said = self.speaker.say(
            "cli-solving",
            done=done,
            all=all_,
            visits=f"{progress.visits:,}",
            prove=progress.numbers[0],
            disprove=progress.numbers[1],
            full=round(100 * progress.full),
        )
        click.echo(
            f"\r\x1b[K{said}" if self.terminal else said, err=True, nl=not self.terminal, color=True
        )
        self.shown = True

    def clear(self) -> None:
        """Wipes the line, if one was drawn."""
        if self.shown and self.terminal:
            click.echo("\r\x1b[K", err=True, nl=False, color=True)
