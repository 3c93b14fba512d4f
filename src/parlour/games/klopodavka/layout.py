"""What to draw for Klopodavka: bugs, main bugs in a frame, painted cells."""

from __future__ import annotations

from parlour.games.cells import Cells, collect, members, pick, union
from parlour.games.klopodavka.dangers import dangers
from parlour.games.klopodavka.rules import Klopodavka, Move, Pass, Position, Revolution
from parlour.games.layout import (
    Layout,
    Message,
    Overlays,
    button,
    cell_piece,
    cell_target,
    on_sheet,
)

BUG, PAINT = "bug", "painted"
NAMES = {
    "": "klopodavka-bug",
    "framed": "klopodavka-main-bug",
    "out": "klopodavka-bug-out",
}
"""What a bug is called in each state."""


def layout(game: Klopodavka, position: Position) -> Layout:
    """The position as it lies on the table."""
    board, mover = game.board, position.to_move
    targets = [cell_target(board, cell) for cell in board.cells]
    moves = game.legal_moves(position)
    if any(isinstance(move, Revolution) for move in moves):
        targets.append(button(board, "revolution", mover, x=4, width=4))
    if Pass() in moves:
        targets.append(button(board, "pass", mover))
    pieces = []
    for seat in range(game.players):
        for cell in members(position.live[seat]):
            main = cell == position.mains[seat]
            state = "framed" if main else "out" if seat in position.out else ""
            pieces.append(cell_piece(board, cell, BUG, seat, name=NAMES[state], state=state))
        for cell in members(position.painted[seat]):
            pieces.append(cell_piece(board, cell, PAINT, seat, name="klopodavka-painted"))
    square = ("quarter_turn", "diagonal", "antidiagonal") if game.width == game.height else ()
    symmetries = ("mirror_x", "mirror_y", "half_turn", *square)
    return on_sheet("klopodavka", board, targets, pieces, symmetries=symmetries)


def gestures(move: Move) -> tuple[str, ...]:
    """The targets to touch one after another to make a move."""
    return ("revolution", move.target) if isinstance(move, Revolution) else (str(move),)


def overlays(game: Klopodavka, position: Position, pov: int) -> Overlays:
    """Named sets of cells.

    `reach`: the cells accessible to `pov`; `links`: its bugs and painted cells that give access;
    `chains`: the painted ones among them, which conduct (K4); `threats`: main bugs that an enemy
    can kill in its next turn; `dead`: live bugs of players still in that are no sources, and the
    cells `pov` painted that do not conduct (K4).
    """
    sources = [game.sources(position, seat) for seat in range(game.players)]
    dead = position.painted[pov] & ~sources[pov]
    for seat in range(game.players):
        if seat not in position.out:
            dead |= position.live[seat] & ~sources[seat]
    sets = {
        "reach": game.reach(position, pov),
        "links": sources[pov],
        "chains": position.painted[pov] & sources[pov],
        "threats": threats(game, position),
        "dead": dead,
    }
    names = game.board.names
    return {key: frozenset(pick(names, cells)) for key, cells in sets.items()}


def threats(game: Klopodavka, position: Position) -> Cells:
    """The main bugs that an enemy can kill in its next turn, or in the one under way."""
    return collect(danger.cell for danger in dangers(game, position) if danger.is_threat)


def status(game: Klopodavka, position: Position) -> Message:
    """Whose move it is and what can be done; at the end, how it ended."""
    outcome = game.outcome(position)
    if outcome is not None:
        return outcome.reason, outcome.values
    mover = position.to_move
    moves = game.legal_moves(position)
    if len(moves) == 1:
        return "klopodavka-must-pass", {"seat": str(mover + 1)}
    cells = game.reach(position, mover)
    kills = union(position.live) & cells  # own bugs are no cells of its reach
    values: dict[str, object] = {
        "seat": str(mover + 1),
        "left": position.left,
        "can": "nothing"
        if not cells
        else "place"
        if not kills
        else "kill"
        if kills == cells
        else "both",
        "revolution": "yes" if game.centres(position, mover) else "no",
        "passing": "yes" if Pass() in moves else "no",
    }
    return "klopodavka-turn", values
