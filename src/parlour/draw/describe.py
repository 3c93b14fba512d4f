"""A layout in words, for screen readers: whose move it is, and which pieces lie where."""

from __future__ import annotations

from collections.abc import Sequence
from unicodedata import east_asian_width

from parlour.games.layout import Layout, Message
from parlour.text import say


def description(layout: Layout, status: Message | None, lang: str | None) -> str:
    """The status, the notes, then each kind of piece with its places."""
    said = [say(code, lang, **values) for code, values in ((status,) if status else ())]
    said += [say(code, lang, **values) for code, values in layout.notes]
    places: dict[str, list[str]] = {}
    for piece in layout.pieces:
        places.setdefault(piece_name(piece.name or piece.symbol, piece.seat, lang), []).append(
            f"{piece.at} ({piece.text})" if piece.text.isdigit() else piece.at
        )
    said += [f"{name}: {', '.join(where)}." for name, where in places.items()]
    return " ".join(said)


def piece_name(name: str, seat: int | None, lang: str | None) -> str:
    """A piece's name and its owner."""
    said = say(name, lang)
    return said if seat is None else f"{said} ({seat + 1})"


def joined(notes: Sequence[str], width: float, gap: str) -> list[str]:
    """The notes in as few lines of `width` characters as hold them, `gap` between two on a line."""
    lines: list[str] = []
    for note in notes:
        if lines and columns(lines[-1] + gap + note) <= width:
            lines[-1] += gap + note
        else:
            lines.append(note)
    return lines


def columns(text: str) -> int:
    """How many columns of a terminal a text takes: Korean letters take two."""
    return sum(2 if east_asian_width(char) in "WF" else 1 for char in text)
