"""What to draw for Slime Trail: the garden, the snail, its trail, the two goals."""

from __future__ import annotations

from parlour.games.layout import Layout, Message, Overlays, Piece, Target
from parlour.games.slime_trail.rules import Move, Position, SlimeTrail, Swap


def layout(game: SlimeTrail, position: Position) -> Layout:
    """The position as it lies on the table."""
    board, height = game.board, game.height
    targets = []
    pieces = []
    for cell in board.cells:
        x, y = board.xy(cell)
        owner = game.goal_owner(position, cell)
        kind = "goal" if owner is not None else "sealed" if cell in position.sealed else "cell"
        targets.append(Target(board.names[cell], x, height - 1 - y, kind=kind, seat=owner))
        if cell in position.sealed:
            pieces.append(Piece(board.names[cell], x + 0.5, height - y - 0.5, "slime", name="slime-trail-slime"))
    x, y = board.xy(position.snail)
    pieces.append(Piece(board.names[position.snail], x + 0.5, height - y - 0.5, "snail", name="slime-trail-snail"))
    if game.may_swap(position):
        targets.append(Target("swap", 0, height + 0.2, width=2, height=0.8, kind="button", seat=1))
    return Layout(
        "slime_trail",
        game.width,
        height,
        tuple(targets),
        tuple(pieces),
        board.columns,
        tuple(str(row) for row in range(height, 0, -1)),
        symmetries=("diagonal",) if game.width == game.height else (),
    )


def gestures(move: Move) -> tuple[str, ...]:
    """The targets to touch one after another to make a move."""
    return ("swap",) if isinstance(move, Swap) else (move.target,)


def overlays(game: SlimeTrail, position: Position, pov: int) -> Overlays:
    """`reach`: the cells the snail can step on; `danger`: steps that hand the goal to the opponent."""
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
