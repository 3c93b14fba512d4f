"""Why a move of Nim is refused."""

from __future__ import annotations

from parlour.game import IllegalMove
from parlour.games.nim.rules import Nim, Position, Take


def why_not(game: Nim, position: Position, move: Take) -> IllegalMove:
    """One to three, and not more than there are."""
    return IllegalMove("nim-count", text=str(move), heap=position.heap)
