"""Why a move is illegal in a compiled game: the rulebook says it."""

from __future__ import annotations

from typing import Any

from parlour.game import IllegalMove, companion
from parlour.native.twin import Position, Twin


def why_not(game: Twin, position: Position, move: Any) -> IllegalMove:
    """The rule that an illegal move breaks."""
    reason: IllegalMove = companion(game.plain, "reasons").why_not(
        game.plain, game.plain_position(position), move
    )
    return reason
