"""Action numbers and observation planes of Ataxx (`docs/encodings.md`)."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.game import Actor
from parlour.games.ataxx.boards import BLOCKED, FAR, PIECES
from parlour.games.ataxx.rules import FILL, Ataxx, Clone, Jump, Move, Pass, Position


def moves(game: Ataxx) -> Sequence[Move | None]:
    """The move of each action number; None where a jump would leave the board.

    A clone is the number of its target cell; a jump is cells × (1 + direction) + its source,
    directions as in `FAR`; the pass comes last.
    """
    board = game.board
    table: list[Move | None] = [Clone(name) for name in board.names]
    for dx, dy in FAR:
        for cell in board.cells:
            x, y = board.xy(cell)
            target = board.at(x + dx, y + dy)
            table.append(Jump(board.names[cell], board.names[target]) if target >= 0 else None)
    return [*table, Pass()]


def planes(game: Ataxx) -> tuple[int, int, int]:
    """The shape of an observation: planes, rows from the bottom, columns."""
    return 4, game.height, game.width


def observation(game: Ataxx, position: Position, pov: Actor) -> bytes:
    """Own pieces, enemy pieces, gaps, and the half-move clock (at most 255) on every cell."""
    cells = position.cells
    shown = (PIECES[pov], PIECES[1 - pov], BLOCKED)
    drawn = b"".join(bytes(cell == piece for cell in cells) for piece in shown)
    return drawn + bytes([min(position.clock, 255)]) * len(cells)


def core_options(game: Ataxx) -> dict[str, int]:
    """What the compiled twin is made from, beside the start."""
    return {
        "width": game.width,
        "height": game.height,
        "fill": game.rules == FILL,
        "clock": game.clock,
    }
