"""Why a move is refused, in the rules' terms."""

from __future__ import annotations

from parlour.game import IllegalMove
from parlour.games.ataxx.boards import BLOCKED, EMPTY, PIECES, SIDES
from parlour.games.ataxx.rules import Ataxx, Clone, Move, Pass, Position, can_move


def why_not(game: Ataxx, position: Position, move: Move) -> IllegalMove:
    """The rule that an illegal move breaks."""
    side = SIDES[position.to_move]
    if isinstance(move, Pass):
        return IllegalMove("ataxx-no-pass", side=side)
    if not can_move(position, position.to_move):
        return IllegalMove("ataxx-must-pass", side=side, move=str(move))
    board, cells, own = game.board, position.cells, PIECES[position.to_move]
    if not isinstance(move, Clone) and cells[board.index[move.source]] != own:
        return IllegalMove("ataxx-not-yours", cell=move.source, side=side, move=str(move))
    target = board.index[move.target]
    if cells[target] == BLOCKED:
        return IllegalMove("ataxx-blocked", cell=move.target)
    if cells[target] != EMPTY:
        return IllegalMove("ataxx-taken", cell=move.target, side=chr(cells[target]))
    if isinstance(move, Clone):
        return IllegalMove("ataxx-no-parent", cell=move.target, side=side)
    return IllegalMove("ataxx-far", source=move.source, target=move.target)
