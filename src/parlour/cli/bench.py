"""`parlour bench`: fixed work for the rules and the searches, with its counts as a checksum."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import click

from parlour.cli.options import Setting, optional_game_options
from parlour.game import OptionError

NODES = {"native": 1_000_000, "python": 10_000}
"""Perft goes to the first depth with so many paths; random games until so many moves are made."""
MIDDLE = 9
"""Searches begin after so many moves of a random game."""
SEARCHES: dict[str, tuple[tuple[str, str, int, int], ...]] = {
    "native": (
        ("alphabeta", "net", 0, 300_000),
        ("alphabeta", "hand", 0, 300_000),
        ("mcts", "playouts", 0, 3_000),
        ("mcts", "hand", 0, 30_000),
        ("expectimax", "pips", 5, 0),
    ),
    "python": (("alphabeta", "hand", 3, 3_000), ("uct", "hand", 0, 60)),
}
"""Search and evaluator, where a game has them, to a depth or a number of nodes."""


class Work(NamedTuple):
    """One piece of work and how it went."""

    game: str
    work: str
    total: int
    """What was counted; for the same rules always the same."""
    unit: str
    seconds: float
    sum: int | None = None
    """Of a search: a checksum of all it reported on the way."""


@click.command(name="bench")
@optional_game_options
@click.option(
    "--core",
    type=click.Choice(["native", "python"]),
    help="Which rules work (default: the compiled ones, where they are there).",
)
@click.option(
    "--yardstick",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="Backgammon: score our evaluation on a file of positions with known probabilities.",
)
@click.option("--plies", type=click.IntRange(0, 3), help="Of the yardstick: how far to look.")
@click.option("--json", "as_json", is_flag=True, help="One JSON list, for programs.")
def command(
    setting: Setting,
    core: str | None,
    yardstick: Path | None,
    plies: int | None,
    as_json: bool,
) -> None:
    """Measure how fast rules and searches are here, of GAME or of all.

    The work is fixed and its counts are a checksum: they change exactly when the rules or the
    searches do. Perft is counted to the first depth with a million paths (Python: ten thousand),
    with the last moves counted and with every last position made; random games are played until a
    million moves are made. Each search of the game looks at the same position on one thread, to a
    depth or a number of nodes, and `sum` mixes the moves, scores and counts it found.

    A yardstick's errors are of the equity without the cube, in points: mean absolute, root of the
    mean squared, and mean (bias). Its lines are JSON with `board` and `equity` or `probs`, or 26
    numbers of the board and five probabilities, as who has just moved counts them.

    \b
    Examples:
      parlour bench
      parlour bench backgammon --yardstick ordinary.jsonl --plies 1
      parlour bench ataxx --core python
      parlour bench war --set players=4 --json
    """
    from parlour import native
    from parlour.games import open_position, rulebooks

    if yardstick is not None:
        _scored(setting, yardstick, plies or 0, as_json=as_json)
        return
    if plies is not None:
        raise OptionError("bench-plies")
    if core is None:
        core = "native" if native.available() else "python"
    done: list[Work] = []
    for id in [setting.game] if setting.game else [book.id for book in rulebooks()]:
        if setting.game:
            game, position = setting.open()
        else:
            game, position = open_position(id, None, None, {})
        if core == "native":
            try:
                twin = native.twin(game)
            except native.CoreMissing as error:
                raise OptionError("core-missing", reason=str(error)) from None
            game, position = twin, twin.position(position)
        for work in _worked(id, game, position, core):
            done.append(work)
            if not as_json:
                click.echo(_line(work))
    if as_json:
        click.echo(json.dumps([work._asdict() for work in done], indent=2))


def _scored(setting: Setting, yardstick: Path, plies: int, *, as_json: bool) -> None:
    from dataclasses import asdict

    from parlour import native

    if setting.game != "backgammon":
        raise OptionError("bench-yardstick")
    if not native.available():
        raise OptionError("bench-core")
    from parlour.evaluate.backgammon.yardstick import score

    found = score(yardstick, plies)
    if as_json:
        click.echo(json.dumps({"plies": plies, **asdict(found)}))
        return
    told = {"mean": f"{found.mean:.4f}", "rms": f"{found.rms:.4f}", "bias": f"{found.bias:+.4f}"}
    click.echo(setting.speaker.say("bench-scored", count=found.positions, plies=str(plies), **told))


def _line(work: Work) -> str:
    speed = work.total / max(work.seconds, 1e-9)
    line = f"{work.game:<12} {work.work:<28} {work.total:>14} {work.unit:<6} {speed:>14,.0f} /s"
    return line if work.sum is None else f"{line}  sum {work.sum:08x}"


def _worked(id: str, game: Any, position: Any, core: str) -> Iterator[Work]:
    from parlour.perft import perft

    least, depth = NODES[core], 1
    while (nodes := perft(game, position, depth)) < least and nodes > 0:
        depth += 1
    begun = time.perf_counter()
    nodes = perft(game, position, depth)
    yield Work(id, f"perft {depth}, counted", nodes, "paths", time.perf_counter() - begun)
    if core == "native":
        begun = time.perf_counter()
        nodes = game.perft(position, depth, made=True)
        yield Work(id, f"perft {depth}, made", nodes, "paths", time.perf_counter() - begun)
    games, moves, seconds = _random_games(game, position, least, core)
    yield Work(id, f"random games, {games}", moves, "moves", seconds)
    yield from _searched(id, game, position, core)


def _searched(id: str, game: Any, position: Any, core: str) -> Iterator[Work]:
    """Every search of the game at one position of a random game."""
    from zlib import crc32

    from parlour.engines.minds import Question, mind
    from parlour.engines.spec import Spec
    from parlour.search.report import Limits

    rules, middle = (game.plain if core == "native" else game), _middle(game, position)
    for search, evaluator, depth, nodes in SEARCHES[core]:
        spec = Spec(search, evaluator)
        try:
            thinks = mind(rules, spec, 0, may_be_compiled=core == "native")
        except OptionError:
            continue  # the game has no such search
        told: list[Any] = []
        limits = Limits(depth or None, nodes or None)
        question = Question(game, middle, limits, 1, told.append, lambda: False, "")
        begun = time.perf_counter()
        told.append(thinks.run(question))
        seconds = time.perf_counter() - begun
        said = [
            (report.depth, report.nodes, [(str(x.move), x.score) for x in report.lines[:3]])
            for report in told
        ]
        work = f"{search} {evaluator}, " + (f"depth {depth}" if depth else f"{nodes} nodes")
        yield Work(id, work, told[-1].nodes, "nodes", seconds, crc32(repr(said).encode()))


def _middle(game: Any, position: Any) -> Any:
    """Where somebody has a choice, some moves on; always the same."""
    from random import Random

    from parlour.perft import successors

    random, found = Random(0), position
    for number in range(4 * MIDDLE):
        moves = successors(game, position)
        if not moves:
            break
        if game.actor(position) >= 0 and len(moves) > 1:
            found = position
            if number >= MIDDLE:
                break
        position = game.after(position, random.choice(sorted(moves, key=str)))
    return found


def _random_games(game: Any, position: Any, least: int, core: str) -> tuple[int, int, float]:
    """Random games until `least` moves are made: games, moves, seconds."""
    games = moves = 0
    begun = time.perf_counter()
    while moves < least:
        if core == "native":
            moves += game.play_outs(position, 16, seed=games).moves
            games += 16
        else:
            moves += _random_game(game, position, games)
            games += 1
    return games, moves, time.perf_counter() - begun


def _random_game(game: Any, position: Any, seed: int) -> int:
    from random import Random

    from parlour.game import NOBODY
    from parlour.perft import successors

    random, moves = Random(seed), 0
    while game.actor(position) != NOBODY:
        position = game.after(position, random.choice(successors(game, position)))
        moves += 1
    return moves
