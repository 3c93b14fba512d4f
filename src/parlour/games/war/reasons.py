"""Why a move is refused, in the rules' terms."""

from __future__ import annotations

from parlour.game import IllegalMove
from parlour.games.grid import Cell
from parlour.games.war.rules import (
    EMPTY,
    OWNER,
    PIECE,
    End,
    Move,
    Pass,
    Position,
    Step,
    War,
    open_kinds,
    piece_code,
    reach,
    source_pieces,
)


def why_not(game: War, position: Position, move: Move) -> IllegalMove:
    """The rule that an illegal move breaks."""
    if isinstance(move, Pass):
        return IllegalMove("war-pass-late")
    if isinstance(move, End):
        return IllegalMove("war-end-early")
    if move.kind not in open_kinds(position.used):
        return IllegalMove("war-kind-used", kind=move.kind)
    cell = position.board.index[move.target]
    code = position.cells[cell]
    if code != EMPTY and PIECE[code].islower():
        return IllegalMove("war-fortress-stands", cell=move.target)
    if OWNER[code] == position.to_move:
        return IllegalMove("war-own", cell=move.target)
    reason = _why_no_source(game, position, move, cell)
    return IllegalMove(reason, kind=move.kind, cell=move.target, plane=game.plane)


def _why_no_source(game: War, position: Position, step: Step, cell: Cell) -> str:
    """Whether sources in reach are only unlinked, only of another kind, or missing."""
    seat = position.to_move
    linked = game.linked(position, seat)
    # Every reach is symmetric: what a cell reaches can reach it.
    near = reach(position.board, step.kind, game.plane)[cell]
    sources = {piece_code(seat, piece) for piece in source_pieces(step.kind, game.fortress)}
    if any(position.cells[other] in sources for other in near):
        return "war-not-linked"
    forts = {piece_code(seat, piece) for piece in source_pieces(step.kind, "any")}
    if any(position.cells[other] in forts and other in linked for other in near):
        return "war-fortress-kind"
    return "war-far"
