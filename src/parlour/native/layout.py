"""What to draw of a compiled game: the rulebook's layout."""

from __future__ import annotations

from typing import Any

from parlour.game import companion
from parlour.native.twin import Position, Twin


def layout(game: Twin, position: Position) -> Any:
    """The layout of the position."""
    return companion(game.plain, "layout").layout(game.plain, game.plain_position(position))
