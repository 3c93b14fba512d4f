"""Action numbers and observation planes of War (`docs/encodings.md`)."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.game import Actor
from parlour.games.war.rules import KINDS, PIECES, End, Move, Pass, Position, Step, War, piece_code


def moves(game: War) -> Sequence[Move]:
    """The move of each action number.

    A step is cells × kind + its target cell, kinds in the order of `KINDS`; then come the pass and
    the end of the turn.
    """
    steps = [Step(kind, name) for kind in KINDS for name in game.board.names]
    return [*steps, Pass(), End()]


def planes(game: War) -> tuple[int, int, int]:
    """The shape of an observation: planes, rows from the bottom, columns."""
    return 10 * game.players + 6, game.height, game.width


def observation(game: War, position: Position, pov: Actor) -> bytes:
    """What stands on the sheet, who is out, and the turn's state, 10 × players + 6 planes.

    For each seat, from `pov` on in the order of turns, its general, infantry, knights, tanks,
    planes, and its fortresses made by each; for each seat, whether it is out; on every cell: how
    many seats after `pov` the seat to move is, the steps used of each kind, and the passes in a
    row.
    """
    cells = position.cells
    seats = [(pov + i) % game.players for i in range(game.players)]
    codes = [piece_code(seat, piece) for seat in seats for piece in PIECES]
    drawn = [bytes(cell == code for cell in cells) for code in codes]
    numbers = [int(seat in position.out) for seat in seats]
    numbers += [(position.to_move - pov) % game.players, *position.used, position.passes]
    return b"".join([*drawn, *(bytes([number]) * len(cells) for number in numbers)])


def core_options(game: War) -> dict[str, int]:
    """What the compiled twin is made from, beside the start."""
    return {
        "players": game.players,
        "width": game.width,
        "height": game.height,
        "plane": game.plane,
        "narrow": game.fortress == "kind",
    }
