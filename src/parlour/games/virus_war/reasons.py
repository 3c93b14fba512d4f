"""Why a move is refused, in the rules' terms."""

from __future__ import annotations

from parlour.game import IllegalMove
from parlour.games.virus_war.rules import (
    LAST_MOVER,
    NOUGHTS,
    SIDES,
    Move,
    Pass,
    Position,
    VirusWar,
)


def why_not(game: VirusWar, position: Position, move: Move) -> IllegalMove:
    """The rule that an illegal move breaks."""
    mover, names = position.to_move, game.board.names
    side, corner = SIDES[mover], names[game.corners[mover]]
    if isinstance(move, Pass):
        if game.end == LAST_MOVER:
            return IllegalMove("virus-war-no-passing")
        if not position.entered(mover):
            return IllegalMove("virus-war-pass-before-entry", side=side, cell=corner)
        return IllegalMove("virus-war-pass-mid-turn", left=position.left)
    if not position.entered(mover):
        return IllegalMove("virus-war-enter", side=side, cell=corner, move=move.target)
    cell = 1 << game.board.index[move.target]
    if (position.killed[0] | position.killed[1]) & cell:
        return IllegalMove("virus-war-killed-cell", cell=move.target)
    if position.live[mover] & cell:
        return IllegalMove("virus-war-own-cell", cell=move.target)
    if not position.entered(NOUGHTS) and cell == 1 << game.corners[NOUGHTS]:
        return IllegalMove("virus-war-corner-waits", cell=move.target)
    return IllegalMove("virus-war-not-accessible", cell=move.target, side=side)
