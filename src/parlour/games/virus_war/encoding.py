"""Action numbers and observation planes of Virus War (`docs/encodings.md`)."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.game import Actor
from parlour.games.cells import Cells
from parlour.games.virus_war.rules import LAST_MOVER, PASS, Move, Position, Step, VirusWar


def moves(game: VirusWar) -> Sequence[Move | None]:
    """The move of each action number: a step by its target cell, then the pass.

    None in place of the pass where there is no passing.
    """
    return [*map(Step, game.board.names), None if game.end == LAST_MOVER else PASS]


def planes(game: VirusWar) -> tuple[int, int, int]:
    """The shape of an observation: planes, rows from the bottom, columns."""
    return 9, game.height, game.width


def observation(game: VirusWar, position: Position, pov: Actor) -> bytes:
    """Symbols, what is accessible, the turn's state and the corners, nine planes.

    Own and enemy live symbols, own and enemy killed ones, the cells accessible to `pov` if it is to
    decide (else none), on every cell the steps left and the passes in a row, the corner where `pov`
    enters and the enemy's.
    """
    enemy, count = 1 - pov, len(position.board.cells)
    reach = game.reach(position, pov) if game.actor(position) == pov else 0
    symbols = position.live[pov], position.live[enemy], position.killed[pov], position.killed[enemy]
    drawn = b"".join(_drawn(cells, count) for cells in (*symbols, reach))
    numbers = bytes([position.left]) * count + bytes([position.passes]) * count
    corners = (_drawn(1 << game.corners[seat], count) for seat in (pov, enemy))
    return drawn + numbers + b"".join(corners)


def core_options(game: VirusWar) -> dict[str, int]:
    """What the compiled twin is made from, beside the start."""
    return {
        "width": game.width,
        "height": game.height,
        "steps": game.steps,
        "first_turn": game.first_turn or game.steps,
        "last_mover": game.end == LAST_MOVER,
    }


def _drawn(cells: Cells, count: int) -> bytes:
    return bytes(cells >> cell & 1 for cell in range(count))
