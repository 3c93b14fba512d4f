"""Games in progress, kept in the user's data folder after every turn, so that nothing is lost."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from parlour.cli.dice import RANDOM
from parlour.engines.levels import levels
from parlour.game import ParlourError, TextError, companion
from parlour.games import open_position
from parlour.record import Played, Record

FORMAT = 1
YOU, FRIEND = "you", "friend"
"""Who sits in a seat; a computer is written as its level: `1` `2` …"""
_COUNT = iter(range(1_000_000))


@dataclass
class Save:
    """One table: the record, who sits where, where its chance comes from, its file."""

    record: Record[Any, Any]
    seats: Sequence[str]
    seed: int
    dice: str = RANDOM
    path: Path = field(default_factory=Path)

    def __post_init__(self) -> None:
        if self.path == Path():
            time = f"{datetime.now():%Y%m%d-%H%M%S}-{os.getpid()}-{next(_COUNT)}"
            self.path = folder() / f"{self.record.game.id}-{time}.json"

    def store(self) -> None:
        """Writes the table: whole or not at all, even if the machine stops. Raises `OSError`."""
        record = self.record
        rows = [
            {"move": str(entry.move)}
            if isinstance(entry, Played)
            else {"event": entry.kind, "seat": entry.seat, "values": list(entry.values)}
            for entry in record.entries
        ]
        table = {
            "format": FORMAT,
            "game": record.game.id,
            "options": companion(record.game, "variants").options_of(record.game),
            "start": str(record.start),
            "tags": record.tags,
            "seats": list(self.seats),
            "seed": self.seed,
            "dice": self.dice,
            "turns": sum(1 for _ in record.turns()),
            "entries": rows,
        }
        self.path.parent.mkdir(parents=True, exist_ok=True)
        part = self.path.with_suffix(".part")
        with part.open("w", encoding="utf-8") as file:
            json.dump(table, file, ensure_ascii=False)
            file.flush()
            os.fsync(file.fileno())
        part.replace(self.path)

    def remove(self) -> None:
        """Forgets the table once its game is over."""
        self.path.unlink(missing_ok=True)


@dataclass(frozen=True)
class Kept:
    """A table in the folder, as the menu shows it; it is read in full only when it is chosen."""

    path: Path
    game: str
    options: dict[str, str]
    turns: int
    time: datetime

    def load(self) -> Save:
        """The table, its game played through. Raises `TextError` if the file is broken."""
        try:
            return _read(self.path)
        except (ParlourError, ValueError, KeyError, TypeError, AttributeError) as error:
            raise TextError("play-broken", file=str(self.path), why=str(error)) from error


def folder() -> Path:
    """Where tables are kept."""
    return user_data_path("parlour") / "tables"


def unfinished() -> tuple[list[Kept], list[Path]]:
    """The games in progress, the latest first; and the files that cannot be read."""
    if not folder().is_dir():
        return [], []
    kept, broken = [], []
    for path in folder().glob("*.json"):
        try:
            table = json.loads(path.read_text("utf-8"))
            if table["format"] != FORMAT:
                raise ValueError(table["format"])
            options = {str(key): str(value) for key, value in table["options"].items()}
            time = datetime.fromtimestamp(path.stat().st_mtime)
            kept.append(Kept(path, str(table["game"]), options, int(table["turns"]), time))
        except (ValueError, KeyError, TypeError, AttributeError, OSError):
            broken.append(path)
    return sorted(kept, key=lambda one: (one.time, one.path), reverse=True), sorted(broken)


def _read(path: Path) -> Save:
    table = json.loads(path.read_text("utf-8"))
    game, start = open_position(table["game"], table["start"], None, table["options"])
    record = Record(game, start, {str(key): str(value) for key, value in table["tags"].items()})
    seats = list(table["seats"])
    computers = map(str, range(1, len(levels(game.id)) + 1))
    if len(seats) != game.players or not set(seats) <= {YOU, FRIEND, *computers}:
        raise ValueError(f"seats {seats}")
    for row in table["entries"]:
        if "move" in row:
            record.play(str(row["move"]))
        else:
            record.note(str(row["event"]), int(row["seat"]), *row["values"])
    return Save(record, seats, int(table["seed"]), str(table["dice"]), path)
