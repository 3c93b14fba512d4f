"""Action numbers and observation planes of Slime Trail (`docs/encodings.md`)."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.game import Actor
from parlour.games.slime_trail.rules import Move, Position, SlimeTrail, Step, Swap


def moves(game: SlimeTrail) -> Sequence[Move | None]:
    """The move of each action number: a step by its target cell, then the swap.

    None in place of the swap where there is no pie rule.
    """
    return [*map(Step, game.board.names), Swap() if game.pie else None]


def planes(game: SlimeTrail) -> tuple[int, int, int]:
    """The shape of an observation: planes, rows from the bottom, columns."""
    return 5, game.height, game.width


def observation(game: SlimeTrail, position: Position, pov: Actor) -> bytes:
    """The snail, sealed cells, own goal, enemy goal, and on every cell whether a swap is legal."""
    cells = position.board.cells
    owners = [game.goal_owner(position, cell) for cell in cells]
    swap_is_legal = game.may_swap(position) and owners[position.snail] is None
    return b"".join(
        (
            bytes(cell == position.snail for cell in cells),
            bytes(cell in position.sealed for cell in cells),
            bytes(owner == pov for owner in owners),
            bytes(owner == 1 - pov for owner in owners),
            bytes([swap_is_legal]) * len(cells),
        )
    )


def core_options(game: SlimeTrail) -> dict[str, int]:
    """What the compiled twin is made from, beside the start."""
    return {"width": game.width, "height": game.height, "pie": game.pie}
