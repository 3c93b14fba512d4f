"""What to draw for Slime Trail: the garden, the snail, its trail, the two goals."""

from __future__ import annotations

from parlour.games.layout import (
    Layout,
    Message,
    Overlays,
    button,
    cell_piece,
    cell_target,
    on_sheet,
)
from parlour.games.slime_trail.rules import Move, Position, SlimeTrail, Swap


def layout(game: SlimeTrail, position: Position) -> Layout:
    """The position as it lies on the table."""
    board = game.board
    targets = []
    pieces = []
    for cell in board.cells:
        owner = game.goal_owner(position, cell)
        kind = "goal" if owner is not None else "sealed" if cell in position.sealed else "cell"
        targets.append(cell_target(board, cell, kind, owner))
        if cell in position.sealed:
            pieces.append(cell_piece(board, cell, "slime", name="slime-trail-slime"))
    pieces.append(cell_piece(board, position.snail, "snail", name="slime-trail-snail"))
    if game.may_swap(position):
        targets.append(button(board, "swap", seat=1))
    symmetries = ("diagonal",) if game.width == game.height else ()
    return on_sheet("slime_trail", board, targets, pieces, symmetries=symmetries)


def gestures(move: Move) -> tuple[str, ...]:
    """The targets to touch one after another to make a move."""
    return ("swap",) if isinstance(move, Swap) else (move.target,)


def overlays(game: SlimeTrail, position: Position, pov: int) -> Overlays:
    """`reach`: cells the snail can step on; `danger`: steps that hand the goal to the opponent."""
    steps = [move.target for move in game.legal_moves(position) if not isinstance(move, Swap)]
    index = game.board.index
    danger = [step for step in steps if game.goal_owner(position, index[step]) == 1 - pov]
    return {"reach": frozenset(steps), "danger": frozenset(danger)}


def status(game: SlimeTrail, position: Position) -> Message:
    """Whose move it is and what can be done; at the end, how it ended."""
    outcome = game.outcome(position)
    if outcome is not None:
        return outcome.reason, outcome.values
    code = "slime-trail-turn-swap" if game.may_swap(position) else "slime-trail-turn"
    return code, {"seat": str(position.to_move + 1)}
