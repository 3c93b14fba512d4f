"""Games in progress, kept in the user's data folder after every turn, so that nothing is lost."""

from __future__ import annotations

import json
import os
import tempfile
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from parlour.game import ParlourError
from parlour.games import open_position
from parlour.record import Event, Played, Record

FORMAT = 1


@dataclass
class Save:
    """One table: the record, who sits where (`you`, `friend`, or a computer's level) and its file."""

    record: Record[Any, Any]
    seats: list[str]
    path: Path

    @classmethod
    def new(cls, record: Record[Any, Any], seats: list[str]) -> Save:
        """A table that has no file yet; it gets one with the first `store`."""
        name = f"{record.game.id}-{datetime.now():%Y%m%d-%H%M%S}-{os.getpid()}.json"
        return cls(record, seats, folder() / name)

    def store(self) -> None:
        """Writes the table: whole or not at all."""
        record = self.record
        rows = [
            {"move": str(entry.move)} if isinstance(entry, Played)
            else {"event": entry.kind, "seat": entry.seat, "values": list(entry.values)}
            for entry in record.entries
        ]  # fmt: skip
        table = {
            "format": FORMAT, "game": record.game.id, "options": options_of(record),
            "start": str(record.start), "tags": record.tags, "seats": self.seats, "entries": rows,
        }  # fmt: skip
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(
            "w", dir=self.path.parent, delete=False, encoding="utf-8"
        ) as file:
            json.dump(table, file, ensure_ascii=False)
            file.flush()
            os.fsync(file.fileno())
        os.replace(file.name, self.path)

    def remove(self) -> None:
        """Forgets the table once its game is over."""
        self.path.unlink(missing_ok=True)


def folder() -> Path:
    """Where tables are kept."""
    return user_data_path("parlour") / "tables"


def unfinished() -> list[Save]:
    """The games in progress, the latest first; a file that cannot be read is left alone."""
    if not folder().is_dir():
        return []
    files = sorted(folder().glob("*.json"), key=lambda file: file.stat().st_mtime, reverse=True)
    saves = []
    for file in files:
        try:
            saves.append(_load(file))
        except (ParlourError, ValueError, KeyError, TypeError, OSError):
            continue
    return [save for save in saves if save.record.outcome is None]


def options_of(record: Record[Any, Any]) -> dict[str, str]:
    """The record's options as text."""
    from parlour.game import companion

    options: dict[str, str] = companion(record.game, "variants").options_of(record.game)
    return options


def _load(file: Path) -> Save:
    table = json.loads(file.read_text("utf-8"))
    if table["format"] != FORMAT:
        raise ValueError(f"format {table['format']}")
    game, start = open_position(table["game"], table["start"], None, table["options"])
    record = Record(game, start, dict(table["tags"]))
    for row in table["entries"]:
        if "move" in row:
            record.play(row["move"])
        else:
            event = Event(row["event"], row["seat"], tuple(row["values"]))
            record.note(event.kind, event.seat, *event.values)
    return Save(record, list(table["seats"]), file)
