"""Records in files: read from any format, written in those the game has."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from parlour.game import OptionError, TextError, companion
from parlour.games import read_records
from parlour.games.layout import Message
from parlour.record import Record

STANDARD = "-"
"""The name of standard input and output."""


def read(source: str | Path) -> list[Record[Any, Any]]:
    """The games in a file, or in a text of several lines, in any format; found from the content.

    >>> read('[Game "slime-trail"]\\n1. d5 e6 *\\n')
    [<record of slime-trail: 2 moves>]

    Raises `TextError` or `IllegalMove`, naming the file and the line, and `OSError`.
    """
    if isinstance(source, str) and ("\n" in source or source.lstrip().startswith("[")):
        return read_records(source)
    return read_records(read_text(source), str(source))


def write(records: Sequence[Record[Any, Any]], format: str | None = None) -> str:
    """The text of some games of one kind, in `format` (default: the game's first).

    Raises `OptionError` if the game has no such format, or the records are of different games.
    """
    kinds = {record.game.id for record in records}
    if len(kinds) != 1:
        raise OptionError("files-mixed", found=" ".join(sorted(kinds)) or "-")
    known = formats(records[0])
    name = format.lower().lstrip(".") if format is not None else next(iter(known))
    if name not in known:
        raise OptionError(
            "files-format", text=format, game=records[0].game.id, known=" ".join(known)
        )
    return known[name](records)


def formats(record: Record[Any, Any]) -> Mapping[str, Callable[[Sequence[Record[Any, Any]]], str]]:
    """The formats in which a game's records can be written, by their file ending.

    The `FORMATS` of its notation; where it names none, its PGN-like text.
    """
    notation = companion(record.game, "notation")
    own: Mapping[str, Callable[[Sequence[Record[Any, Any]]], str]] | None
    own = getattr(notation, "FORMATS", None)
    return own or {"pgn": lambda records: "\n".join(map(notation.write_record, records))}


def losses(record: Record[Any, Any], format: str) -> Sequence[Message]:
    """What of a record a format cannot hold; the `losses` of its notation, else nothing."""
    own = getattr(companion(record.game, "notation"), "losses", None)
    found: Sequence[Message] = own(record, format) if own else ()
    return found


def read_text(file: str | Path) -> str:
    """The text of a file (`-`: standard input): UTF-8, UTF-16 by its mark, else Latin-1 as in PGN.

    Raises `TextError` if it is no text at all, and `OSError`.
    """
    data = sys.stdin.buffer.read() if str(file) == STANDARD else Path(file).read_bytes()
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return data.decode("utf-16", "replace")
    if b"\0" in data:
        raise TextError("files-binary", where=str(file))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("latin-1")
