"""Why a move is refused, in the rules' terms."""

from __future__ import annotations

from parlour.game import IllegalMove
from parlour.games.slime_trail.rules import Move, Position, SlimeTrail, Swap


def why_not(game: SlimeTrail, position: Position, move: Move) -> IllegalMove:
    """The rule that an illegal move breaks."""
    if isinstance(move, Swap):
        return IllegalMove("slime-trail-no-swap")
    if game.board.index[move.target] in position.sealed:
        return IllegalMove("slime-trail-sealed", cell=move.target)
    return IllegalMove("slime-trail-far", cell=move.target, snail=game.board.names[position.snail])
