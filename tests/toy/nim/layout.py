"""What to draw for Nim: a row of counters; touching one takes it and those to its right."""

from __future__ import annotations

from parlour.games.layout import Layout, Message, Overlays, Piece, Target
from parlour.games.nim.rules import Nim, Position, Take


def layout(game: Nim, position: Position) -> Layout:
    """Counters from the left."""
    cells = [Target(str(i + 1), i, 0) for i in range(game.heap)]
    pieces = [
        Piece(str(i + 1), i + 0.5, 0.5, "counter", name="nim-counter") for i in range(position.heap)
    ]
    buttons = [Target(f"take-{n}", 3 * n - 3, 1.2, 2.8, 0.8, "button") for n in (1, 2, 3)]
    return Layout("nim", max(game.heap, 9), 1, (*cells, *buttons), tuple(pieces))


def gestures(move: Take) -> tuple[str, ...]:
    """The button of that number."""
    return (f"take-{move.count}",)


def overlays(game: Nim, position: Position, pov: int) -> Overlays:
    """Nothing to show."""
    return {}


def status(game: Nim, position: Position) -> Message:
    """Whose move it is."""
    outcome = game.outcome(position)
    if outcome is not None:
        return outcome.reason, outcome.values
    return "nim-turn", {"seat": str(position.to_move + 1)}
