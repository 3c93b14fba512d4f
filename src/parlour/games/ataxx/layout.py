"""What to draw for Ataxx: the dish, two cultures, blocked cells."""

from __future__ import annotations

from parlour.game import NOBODY
from parlour.games.ataxx.boards import BLOCKED, EMPTY, FAR, PIECES, SIDES, symmetries
from parlour.games.ataxx.rules import Ataxx, Clone, Move, Pass, Position
from parlour.games.layout import (
    Layout,
    Message,
    Overlays,
    button,
    cell_piece,
    cell_target,
    on_sheet,
)


def layout(game: Ataxx, position: Position) -> Layout:
    """The position as it lies on the table."""
    board = game.board
    targets = []
    pieces = []
    outcome = game.outcome(position)
    is_filled = outcome is not None and outcome.reason == "ataxx-enclosed"
    for cell, content in enumerate(position.cells):
        targets.append(cell_target(board, cell, "blocked" if content == BLOCKED else "cell"))
        if content in PIECES:
            seat = PIECES.index(content)
            name = f"ataxx-{SIDES[seat]}"
            pieces.append(cell_piece(board, cell, SIDES[seat], seat, name=name))
        elif content == EMPTY and is_filled:  # for the side that is not to move (A10)
            seat = 1 - position.to_move
            name = f"ataxx-{SIDES[seat]}-filled"
            pieces.append(cell_piece(board, cell, SIDES[seat], seat, name=name, state="filled"))
    if _must_pass(game, position):
        targets.append(button(board, "pass", position.to_move))
    more = {"notes": _notes(game, position), "symmetries": tuple(symmetries(board))}
    return on_sheet("ataxx", board, targets, pieces, **more)


def gestures(move: Move) -> tuple[str, ...]:
    """The targets to touch one after another to make a move: a clone needs only its target (A8)."""
    if isinstance(move, Pass):
        return ("pass",)
    return (move.target,) if isinstance(move, Clone) else (move.source, move.target)


def overlays(game: Ataxx, position: Position, pov: int) -> Overlays:
    """`clones`: cells `pov` can clone onto; `jumps`: those it reaches by a jump only; `blocked`."""
    board, cells = game.board, position.cells
    own = [cell for cell in board.cells if cells[cell] == PIECES[pov]]
    near, far = (
        {cell for source in own for cell in reach[source] if cells[cell] == EMPTY}
        for reach in (board.neighbours, board.reach(FAR))
    )
    blocked = (cell for cell in board.cells if cells[cell] == BLOCKED)
    found = {"clones": near, "jumps": far - near, "blocked": blocked}
    return {name: frozenset(board.names[cell] for cell in set_) for name, set_ in found.items()}


def status(game: Ataxx, position: Position) -> Message:
    """Whose move it is and what can be done; at the end, how it ended."""
    outcome = game.outcome(position)
    if outcome is not None:
        return outcome.reason, outcome.values
    code = "ataxx-turn-pass" if _must_pass(game, position) else "ataxx-turn"
    return code, {"side": SIDES[position.to_move], "seat": str(position.to_move + 1)}


def _must_pass(game: Ataxx, position: Position) -> bool:
    return game.legal_moves(position) == (Pass(),)


def _notes(game: Ataxx, position: Position) -> tuple[Message, ...]:
    """The count of pieces; how far the half-move clock is, once it counts (A14)."""
    x, o = (position.cells.count(piece) for piece in PIECES)
    outcome = game.outcome(position)
    if outcome is not None:  # with the fill, as the result counts it
        x, o = outcome.values["x"], outcome.values["o"]
    notes: list[Message] = [("ataxx-count", {"x": x, "o": o})]
    if game.clock and position.clock and game.actor(position) != NOBODY:
        left = game.clock - position.clock
        notes.append(("ataxx-clock-left", {"clock": position.clock, "left": left}))
    return tuple(notes)
