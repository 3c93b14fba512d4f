"""Why a move is refused, in the rules' terms."""

from __future__ import annotations

from parlour.game import IllegalMove
from parlour.games.cells import around, union
from parlour.games.klopodavka.rules import GONE, Klopodavka, Move, Pass, Position, Revolution


def why_not(game: Klopodavka, position: Position, move: Move) -> IllegalMove:
    """The rule that an illegal move breaks."""
    if isinstance(move, Pass):
        return IllegalMove("klopodavka-unfinished", left=position.left)
    if not game.is_turn_start(position) and not game.reach(position, position.to_move):
        return IllegalMove("klopodavka-only-pass", move=str(move))
    if isinstance(move, Revolution):
        return _why_no_revolution(game, position, move.target)
    seat, bit = position.to_move, 1 << game.board.index[move.target]
    if position.live[seat] & bit:
        return IllegalMove("klopodavka-own", cell=move.target)
    if union(position.painted) & bit:
        return IllegalMove("klopodavka-wall", cell=move.target)
    own = position.live[seat] | position.painted[seat]
    if game.link == "main" and around(game.board).grow(bit) & own:
        main = game.board.names[position.mains[seat]]
        return IllegalMove("klopodavka-unlinked", cell=move.target, main=main)
    return IllegalMove("klopodavka-far", cell=move.target)


def _why_no_revolution(game: Klopodavka, position: Position, target: str) -> IllegalMove:
    """What K8 asks for and is not there."""
    if not game.revolution:
        return IllegalMove("klopodavka-no-revolution", cell=target)
    seat, cell = position.to_move, game.board.index[target]
    main = position.mains[seat]
    if cell == main:
        return IllegalMove("klopodavka-revolution-main", cell=target)
    ordinary = position.live[seat] & ~(1 << main) if main != GONE else 0
    if not around(game.board).rings(ordinary) >> cell & 1:
        ring = ordinary & around(game.board).grow(1 << cell) & ~(1 << cell)
        return IllegalMove("klopodavka-revolution-ring", cell=target, found=ring.bit_count())
    return IllegalMove("klopodavka-revolution-centre", cell=target)
