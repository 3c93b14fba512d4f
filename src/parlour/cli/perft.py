"""`parlour perft`: counts paths of moves; checks a table of such counts."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import click

from parlour.cli.errors import Speaker
from parlour.cli.options import Setting, game_options
from parlour.game import Game, IllegalMove, OptionError

PARTS = 200
"""A count is cut into at least so many parts, so that progress can be shown."""
QUIET = 1.0
"""Seconds before progress is shown."""
Compile = Callable[[Game[Any, Any]], Any]
"""Makes a game's compiled twin."""


@click.command(name="perft")
@game_options
@click.argument("depth", type=click.IntRange(0, 10_000), required=False)
@click.option("--divide", is_flag=True, help="Also the count behind each first move.")
@click.option(
    "--core",
    type=click.Choice(["python", "native"]),
    default="python",
    help="Which rules count: the Python ones (default) or the compiled ones.",
)
@click.option(
    "--suite",
    type=click.Path(allow_dash=True),
    metavar="FILE",
    help="Check a table (`fen,depth,nodes` CSV or `.perft`) instead.",
)
@click.option(
    "--max-nodes",
    type=click.IntRange(0),
    metavar="N",
    help="With --suite: leave out counts above N.",
)
def command(
    setting: Setting,
    depth: int | None,
    divide: bool,
    core: str,
    suite: str | None,
    max_nodes: int | None,
) -> None:
    """Count the paths of DEPTH atomic moves from a position.

    A roll of the dice is a move. A finished game has no moves, so its paths end early and do not
    count. Backgammon is checker play unless `--set cube=on`.

    \b
    Examples:
      parlour perft slime-trail 4
      parlour perft ataxx 3 --set rules=pass --divide
      parlour perft ataxx --set rules=pass --suite perft.csv --max-nodes 300000
    """
    compiled = _door() if core == "native" else None
    if suite is not None:
        if depth is not None or divide or setting.position is not None:
            raise click.UsageError(
                "--suite has its own positions and depths", click.get_current_context()
            )
        _check_table(setting, suite, max_nodes, compiled)
        return
    if depth is None:
        raise click.UsageError(
            "Missing argument 'DEPTH' (or --suite FILE).", click.get_current_context()
        )
    game, position = _opened(setting.open(), compiled)
    progress = Progress(setting.speaker)
    if divide and depth:
        counts = sorted(
            (str(move), nodes) for move, nodes in _divided(game, position, depth, progress)
        )
        progress.clear()
        for move, nodes in counts:
            click.echo(f"{move} {nodes}")
        click.echo(sum(nodes for _, nodes in counts))
        return
    nodes = count(game, position, depth, progress)
    progress.clear()
    click.echo(nodes)


def count(game: Game[Any, Any], position: Any, depth: int, progress: Progress) -> int:
    """Perft in parts, telling `progress` after each."""
    from parlour.perft import perft, successors

    parts = [position]
    while depth > 2 and 0 < len(parts) < PARTS:
        parts = [game.after(part, move) for part in parts for move in successors(game, part)]
        depth -= 1
    nodes = 0
    for done, part in enumerate(parts, 1):
        nodes += perft(game, part, depth)
        progress.tell(done / len(parts), nodes)
    return nodes


class Progress:
    """Says on stderr how far a count has come, once it has taken over a second.

    In a terminal one line is drawn over and over; elsewhere a line is added at growing intervals.
    """

    def __init__(self, speaker: Speaker) -> None:
        self.speaker, self.begun = speaker, time.monotonic()
        self.next, self.shown = QUIET, False
        self.terminal = sys.stderr.isatty()

    def tell(self, share: float, nodes: int) -> None:
        """This share (0…1) is done, with so many nodes counted."""
        passed = time.monotonic() - self.begun
        if passed < self.next:
            return
        self.next = passed + 0.2 if self.terminal else passed * 2
        said = self.speaker.say("cli-progress", percent=int(100 * share), nodes=nodes)
        click.echo(
            f"\r\x1b[K{said}" if self.terminal else said, err=True, nl=not self.terminal, color=True
        )
        self.shown = True

    def clear(self) -> None:
        """Wipes the line, if one was drawn."""
        if self.shown and self.terminal:
            click.echo("\r\x1b[K", err=True, nl=False, color=True)


def _divided(
    game: Game[Any, Any], position: Any, depth: int, progress: Progress
) -> Iterator[tuple[Any, int]]:
    from parlour.perft import successors

    for move in successors(game, position):
        yield move, count(game, game.after(position, move), depth - 1, progress)


def _check_table(
    setting: Setting, file: str, max_nodes: int | None, compiled: Compile | None
) -> None:
    """Checks every row of a table; raises `IllegalMove` at the first difference."""
    from parlour.files import read_text
    from parlour.games.pgn import placed
    from parlour.perft import read_table

    rows = read_table(read_text(file), file)
    checked = [row for row in rows if max_nodes is None or row.nodes <= max_nodes]
    progress = Progress(setting.speaker)
    for done, row in enumerate(checked):
        with placed(row.where):
            game, position = _opened(setting.open(row.position, row.options), compiled)
        found = count(game, position, row.depth, Progress(setting.speaker))
        if found != row.nodes:
            progress.clear()
            raise IllegalMove(
                "perft-differs", where=row.where, depth=row.depth, found=found, expected=row.nodes
            )
        progress.tell((done + 1) / len(checked), row.nodes)
    progress.clear()
    left = len(rows) - len(checked)
    click.echo(setting.speaker.say("cli-suite", checked=len(checked), left=left))


def _door() -> Compile:
    """What compiles a game. Refuses where the core is absent."""
    from parlour import native

    try:
        native.core()
    except native.CoreMissing as error:
        raise OptionError("core-missing", reason=str(error)) from None
    return native.twin


def _opened(
    opened: tuple[Game[Any, Any], Any], compiled: Compile | None
) -> tuple[Game[Any, Any], Any]:
    """The game and the position, compiled if asked for."""
    if compiled is None:
        return opened
    game, position = opened
    twin = compiled(game)
    return twin, twin.position(position)
