"""What to draw for Virus War: crosses and noughts on squared paper, live and killed."""

from __future__ import annotations

from parlour.games.cells import Cells, around, members, pick
from parlour.games.layout import (
    Layout,
    Message,
    Overlays,
    button,
    cell_piece,
    cell_target,
    on_sheet,
)
from parlour.games.virus_war.rules import (
    CROSSES,
    NOUGHTS,
    SIDES,
    Move,
    Position,
    VirusWar,
)

SYMBOLS = ("cross", "nought")


def layout(game: VirusWar, position: Position) -> Layout:
    """The position as it lies on the table."""
    board = game.board
    targets = []
    for cell in board.cells:
        owner = game.corners.index(cell) if cell in game.corners else None
        targets.append(cell_target(board, cell, "cell" if owner is None else "corner", owner))
    if game.outcome(position) is None and game.may_pass(position):
        targets.append(button(board, "pass", position.to_move))
    pieces = []
    for seat, symbol in enumerate(SYMBOLS):
        for cells, state in ((position.live[seat], ""), (position.killed[seat], "killed")):
            name = f"virus-war-{symbol}-killed" if state else f"virus-war-{symbol}"
            for cell in members(cells):
                pieces.append(cell_piece(board, cell, symbol, seat, name=name, state=state))
    symmetries = ("diagonal",) if game.width == game.height else ()
    return on_sheet("virus_war", board, targets, pieces, symmetries=symmetries)


def gestures(move: Move) -> tuple[str, ...]:
    """The targets to touch one after another to make a move: the cell, or `pass`."""
    return (str(move),)


def overlays(game: VirusWar, position: Position, pov: int) -> Overlays:
    """What is good to see from the point of view of `pov`.

    `reach`: the cells accessible to it; `links`: its live symbols and kills that give access;
    `chains`: the kills among them, which conduct for it (V4); `dead`: groups of its live symbols
    that give access to nothing, and its kills that conduct nothing; `immortal`: the live symbols,
    of either side, in groups that can never die (V11); `exposed`: its live symbols that the enemy
    can kill before it is on move again.
    """
    idle = idle_groups(position, pov)
    sources, kills = game.sources(position, pov), position.killed[1 - pov]
    sets = {
        "reach": game.reach(position, pov),
        "links": sources & ~idle,
        "chains": kills & sources & ~idle,
        "dead": idle | kills & ~sources,
        "immortal": immortal(position, CROSSES) | immortal(position, NOUGHTS),
        "exposed": exposed(game, position, pov),
    }
    names = game.board.names
    return {name: frozenset(pick(names, cells)) for name, cells in sets.items()}


def idle_groups(position: Position, seat: int) -> Cells:
    """What hangs together for `seat` but has nothing to step on beside it (V4)."""
    near, own = around(position.board), position.live[seat] | position.killed[1 - seat]
    free = near.sheet & ~(own | position.killed[seat])
    rest, idle = position.live[seat], 0
    while rest:
        group = near.flood(rest & -rest, own)
        rest &= ~group
        if not near.grow(group) & free:
            idle |= group
    return idle


def immortal(position: Position, seat: int) -> Cells:
    """The live symbols of `seat` in groups that border only on the edge and on its kills (V11)."""
    near, rest, safe = around(position.board), position.live[seat], 0
    while rest:
        group = near.flood(rest & -rest, rest)
        rest ^= group
        if not near.grow(group) & ~(group | position.killed[1 - seat]):
            safe |= group
    return safe


def exposed(game: VirusWar, position: Position, seat: int) -> Cells:
    """The live symbols of `seat` that the enemy can kill in its next turn, or in the rest of one.

    Each of them, not all of them together: in the ring that a step widens lies what takes one more.
    """
    enemy, near, steps = 1 - seat, around(position.board), game.steps
    if game.outcome(position) is not None:
        return 0
    if position.to_move == enemy:
        steps = position.left
    won, taken = position.killed[seat], position.live[enemy] | position.killed[enemy]
    held, reached = game.sources(position, enemy), game.reach(position, enemy)
    fresh = reached
    for _ in range(steps - 1):
        held = near.flood(held | fresh, won)
        fresh = near.grow(held) & ~(held | won | taken)
        if not position.entered(seat):
            fresh &= ~(1 << game.corners[seat])
        reached |= fresh
    return reached & position.live[seat] if steps else 0


def status(game: VirusWar, position: Position) -> Message:
    """Whose move it is and what can be done; at the end, how it ended."""
    outcome = game.outcome(position)
    if outcome is not None:
        return outcome.reason, outcome.values
    mover = position.to_move
    seat: dict[str, object] = {"seat": str(mover + 1), "side": SIDES[mover]}
    if not position.entered(mover):
        cell = game.board.names[game.corners[mover]]
        return "virus-war-turn-enter", seat | {"cell": cell, "left": position.left}
    cells = game.reach(position, mover)
    if not cells:
        return "virus-war-must-pass", seat
    kills = cells & position.live[1 - mover]
    can = "kill" if kills == cells else "both" if kills else "place"
    passing = "yes" if game.may_pass(position) else "no"
    return "virus-war-turn", seat | {"left": position.left, "can": can, "passing": passing}
