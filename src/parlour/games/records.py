"""Records as PGN-like text, shared by the games whose notation has no format of its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from parlour.record import Record


@dataclass(frozen=True)
class Style:
    """How a game writes its moves: turn by turn joined by hyphens (V12, K10, W10), or in numbered pairs (S10)."""

    id: str
    joined: bool
    unwritten: frozenset[str] = frozenset()
    """Moves that are played but not written (War's `end`)."""


def recognises_style(style: Style, text: str) -> bool:
    """Whether `text` is a record of the game `style.id`."""
    return f'[Game "{style.id}"]' in text


def write_styled(style: Style, record: Record[Any, Any]) -> str:
    """The record's text."""
    raise NotImplementedError


def read_styled(style: Style, text: str, name: str) -> list[Record[Any, Any]]:
    """The games of a text."""
    raise NotImplementedError
