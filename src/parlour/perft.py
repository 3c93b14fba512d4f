"""Perft: the number of paths of a given length, the standard check of move generators."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from parlour.game import CHANCE, Game, M, P, TextError

_COMMENT = re.compile(r"(?:^|\s)#(?:\s.*)?$")  # a sealed cell of Slime Trail is a `#` too


def successors(game: Game[P, M], position: P) -> list[M]:
    """The legal moves, or the outcomes of a chance node; empty at the end."""
    if game.actor(position) == CHANCE:
        return [move for move, _ in game.chances(position)]
    return list(game.legal_moves(position))


def perft(game: Game[P, M], position: P, depth: int) -> int:
    """The number of paths of `depth` atomic moves from `position`.

    A roll of the dice is a move; a finished game has none, so its paths end early and do not count.
    A game that counts for itself (a compiled one, `perft(position, depth)`) is asked.
    """
    own = getattr(game, "perft", None)
    return own(position, depth) if own is not None else _count(game, position, depth)


def _count(game: Game[P, M], position: P, depth: int) -> int:
    if depth == 0:
        return 1
    moves = successors(game, position)
    if depth == 1:
        return len(moves)
    return sum(_count(game, game.after(position, move), depth - 1) for move in moves)


def divide(game: Game[P, M], position: P, depth: int) -> Iterator[tuple[M, int]]:
    """Each move with the number of paths of `depth` moves that begin with it (`depth` ≥ 1)."""
    for move in successors(game, position):
        yield move, perft(game, game.after(position, move), depth - 1)


@dataclass(frozen=True)
class Row:
    """One line of a perft table; `where` is its place in the file."""

    options: dict[str, str]
    position: str
    depth: int
    nodes: int
    where: str


def read_table(text: str, name: str = "table") -> list[Row]:
    """Reads a perft table: `fen,depth,nodes` CSV, or our `.perft` lines.

    A `.perft` file has lines `POSITION ;D1 N ;D2 N …`; `set KEY=VALUE …` lines set the options of
    the positions that follow (`set` alone clears them); a `#` between spaces begins a comment.
    """
    rows: list[Row] = []
    options: dict[str, str] = {}
    is_csv = text.lstrip().lower().startswith("fen,depth,nodes")
    for number, raw in enumerate(text.splitlines(), 1):
        line, where = (raw if is_csv else _COMMENT.sub("", raw)).strip(), f"{name}:{number}"
        if not line or (is_csv and line.lower() == "fen,depth,nodes"):
            continue
        if not is_csv and (line == "set" or line.startswith("set ")):
            options = {
                key: value for key, _, value in (pair.partition("=") for pair in line.split()[1:])
            }
            continue
        position, *counts = [
            part.strip() for part in (line.rsplit(",", 2) if is_csv else line.split(";"))
        ]
        pairs: list[Any] = [counts] if is_csv else [count.lstrip("Dd").split() for count in counts]
        for pair in pairs:
            if len(pair) != 2 or not all(
                re.fullmatch("[0-9][0-9_]{0,30}", count) for count in pair
            ):
                raise TextError("perft-line", where=where, text=raw)
            depth, nodes = (int(count.replace("_", "")) for count in pair)
            rows.append(Row(options, position, depth, nodes, where))
        if not pairs:
            raise TextError("perft-line", where=where, text=raw)
    return rows
