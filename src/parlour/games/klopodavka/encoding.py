"""Action numbers and observation planes of Klopodavka (`docs/encodings.md`)."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.game import Actor
from parlour.games.cells import Cells
from parlour.games.klopodavka.rules import (
    GONE,
    Klopodavka,
    Move,
    Pass,
    Position,
    Revolution,
    Step,
)


def moves(game: Klopodavka) -> Sequence[Move | None]:
    """The move of each action number; None for revolutions where there are none.

    A step is the number of its target cell, a revolution cells + its cell; the pass comes last.
    """
    names = game.board.names
    revolutions = [Revolution(name) if game.revolution else None for name in names]
    return [*map(Step, names), *revolutions, Pass()]


def planes(game: Klopodavka) -> tuple[int, int, int]:
    """The shape of an observation: planes, rows from the bottom, columns."""
    return 4 * game.players + 3, game.height, game.width


def observation(game: Klopodavka, position: Position, pov: Actor) -> bytes:
    """What lies on the sheet, who is out, and the turn's state, 4 × players + 3 planes.

    For each seat, from `pov` on in the order of turns, its live bugs, its main bug and the cells it
    painted; for each seat, whether it is out; on every cell: how many seats after `pov` the seat to
    move is, the steps left, and the passes in a row.
    """
    count = len(position.board.cells)
    seats = [(pov + i) % game.players for i in range(game.players)]
    drawn = []
    for seat in seats:
        main = position.mains[seat]
        sets = position.live[seat], 1 << main if main != GONE else 0, position.painted[seat]
        drawn += [_drawn(cells, count) for cells in sets]
    numbers = [int(seat in position.out) for seat in seats]
    numbers += [(position.to_move - pov) % game.players, position.left, position.passes]
    return b"".join([*drawn, *(bytes([number]) * count for number in numbers)])


def core_options(game: Klopodavka) -> dict[str, int]:
    """What the compiled twin is made from, beside the start."""
    return {
        "players": game.players,
        "width": game.width,
        "height": game.height,
        "steps": game.steps,
        "linked": game.link == "main",
        "revolution": game.revolution,
    }


def _drawn(cells: Cells, count: int) -> bytes:
    return bytes(digit == "1" for digit in f"{cells:0{count}b}"[::-1])
