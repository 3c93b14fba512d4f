"""Why a move is refused, in the rules' terms."""

from __future__ import annotations

from parlour.game import IllegalMove
from parlour.games.cells import where
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
    leaps_of,
    open_kinds,
    sources_of,
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
    """Whether the pieces in reach are only unlinked, only of another kind, or missing."""
    seat, cells = position.to_move, position.cells
    # Leaps go both ways: what can reach the cell is what it reaches.
    near = leaps_of(position.board, step.kind, game.plane).grow(1 << cell)
    if near & where(cells, sources_of(seat, step.kind, game.fortress)):
        return "war-not-linked"
    if near & where(cells, sources_of(seat, step.kind, "any")) & game.linked(position, seat):
        return "war-fortress-kind"
    return "war-far"
