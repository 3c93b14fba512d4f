"""What to draw for War: the sheet, units and fortresses, a button for each kind."""

from __future__ import annotations

from parlour.games.cells import Cells, collect, pick, table, union, where
from parlour.games.grid import Cell
from parlour.games.layout import (
    Layout,
    Message,
    Overlays,
    Piece,
    button,
    cell_piece,
    cell_target,
    on_sheet,
)
from parlour.games.war.dangers import dangers
from parlour.games.war.rules import (
    BASE,
    EMPTY,
    KINDS,
    OWNER,
    PIECE,
    UNUSED,
    Move,
    Position,
    Step,
    War,
    exchanges,
    open_kinds,
    piece_code,
)

NAMES = {"G": "general", "I": "infantry", "N": "knight", "T": "tank", "P": "plane"}
"""The symbol of each kind; its name is the message `war-<symbol>`."""


def layout(game: War, position: Position) -> Layout:
    """The position as it lies on the table."""
    board = game.board
    linked = [game.linked(position, seat) for seat in range(game.players)]
    targets = [cell_target(board, cell) for cell in board.cells]
    names = dict.fromkeys(gestures(move)[0] for move in game.legal_moves(position))
    for number, name in enumerate(names):
        targets.append(button(board, name, position.to_move, x=2 * number, width=1.8))
    pieces = [
        _piece(position, cell, bool(linked[OWNER[code]] >> cell & 1))
        for cell, code in enumerate(position.cells)
        if code != EMPTY
    ]
    square = ("diagonal",) if game.width == game.height else ()
    symmetries = ("mirror_x", "mirror_y", "half_turn", *square)
    return on_sheet("war", board, targets, pieces, symmetries=symmetries)


def _piece(position: Position, cell: Cell, is_linked: bool) -> Piece:
    code = position.cells[cell]
    kind, seat = PIECE[code], OWNER[code]
    symbol = NAMES[kind.upper()]
    name = f"war-{symbol}"
    state = "out" if seat in position.out else "" if is_linked else "unlinked"
    if kind.islower():
        name, state = f"{name}-fortress", "fortress"
    return cell_piece(position.board, cell, symbol, seat, text=kind, name=name, state=state)


def gestures(move: Move) -> tuple[str, ...]:
    """The targets to touch one after another to make a move: a kind's button, then a cell."""
    return (move.kind, move.target) if isinstance(move, Step) else (move.name,)


def overlays(game: War, position: Position, pov: int) -> Overlays:
    """Named sets of cells.

    `reach`: where `pov` can step (while it waits, where it could); `links`: what hangs on its
    general; `chains`: the fortresses among it; `dead`: its units and fortresses that do not (W7);
    `threats`: generals that an enemy can kill in its next turn.
    """
    linked = game.linked(position, pov) if pov not in position.out else 0
    forts = where(position.cells, table(piece_code(pov, unit.lower()) for unit in KINDS))
    units = where(position.cells, table(piece_code(pov, unit) for unit in KINDS))
    sets = {
        "reach": _reach(game, position, pov),
        "links": linked,
        "chains": forts & linked,
        "dead": (units | forts) & ~linked if pov not in position.out else 0,
        "threats": threats(game, position),
    }
    names = game.board.names
    return {name: frozenset(pick(names, cells)) for name, cells in sets.items()}


def threats(game: War, position: Position) -> Cells:
    """The generals that an enemy can kill in its next turn, or in the one under way."""
    return collect(danger.cell for danger in dangers(game, position) if danger.is_threat)


def _reach(game: War, position: Position, seat: int) -> Cells:
    """Where a seat can step with any kind; nowhere once it is out or the game is over."""
    if seat in position.out or game.outcome(position) is not None:
        return 0
    return union(game.reach(position, seat).values())


def status(game: War, position: Position) -> Message:
    """Whose turn it is and what is left of it, exchanges too; at the end, how it ended."""
    outcome = game.outcome(position)
    if outcome is not None:
        return outcome.reason, outcome.values
    still_open = open_kinds(position.used)
    left: dict[str, object] = {
        NAMES[kind]: max(0, base - used) if kind in still_open else 0
        for kind, base, used in zip(KINDS, BASE, position.used, strict=True)
    }
    # A turn with all four kinds untouched has four to give up, but one of them must be played.
    left |= {"seat": str(position.to_move + 1), "exchanges": min(exchanges(position.used), 3)}
    if position.used != UNUSED:
        return "war-turn-end", left
    return ("war-turn" if _reach(game, position, position.to_move) else "war-must-pass"), left
