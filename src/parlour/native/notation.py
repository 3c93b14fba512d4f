"""Notation for compiled games: the rulebook's own, asked about the rulebook's positions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from parlour.game import companion
from parlour.native.twin import Position, Twin

if TYPE_CHECKING:
    from parlour.record import Record


def read_position(game: Twin, text: str) -> Position:
    """The position a text describes. Raises `TextError`."""
    return game.position(text)


def read_move(game: Twin, position: Position, text: str) -> Any:
    """The move a text describes. Raises `TextError`."""
    plain = game.plain_position(position)
    return companion(game.plain, "notation").read_move(game.plain, plain, text)


def write_record(record: Record[Any, Any]) -> str:
    """The record as the rulebook writes it."""
    game: Any = record.game
    text: str = companion(game.plain, "notation").write_record(
        type(record)(
            game.plain,
            game.plain_position(record.start),
            record.tags,
            list(record.entries),
            comments=record.comments,
        )
    )
    return text
