"""The result file: one line of JSON a game, on the disk before it counts, resumed after any end."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import IO, Any

from parlour.arena.play import Row
from parlour.arena.settings import FORMAT
from parlour.game import OptionError, TextError

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]


class Results:
    """The games of a match so far, by number, and the file that keeps them (None: no file).

    Opening a file that is there goes on with it: `header` must be the same. A last line that was
    only half written is dropped. Raises `TextError` for a file that is something else,
    `OptionError` for one of another match or one in use.
    """

    def __init__(self, path: Path | None, header: Mapping[str, Any]) -> None:
        self.path = path
        self.rows: dict[int, Row] = {}
        self._file: IO[bytes] | None = None
        if path is None:
            return
        is_new = not path.exists() or path.stat().st_size == 0
        self._file = path.open("ab+")
        try:
            self._begin(path, header, is_new=is_new)
        except Exception:
            self.close()
            raise

    def _begin(self, path: Path, header: Mapping[str, Any], *, is_new: bool) -> None:
        """Reads what is there, or writes the header."""
        assert self._file is not None
        _lock(self._file, path)
        if not is_new:
            whole = self._whole()
            lines = whole.splitlines()
            if lines:
                self._check(_read(lines[0], path, 1), header)
                for number, line in enumerate(lines[1:], 2):
                    row = _read(line, path, number)
                    self.rows.setdefault(row["game"], row)
                return
        self._write(header)
        _sync_folder(path)

    def add(self, row: Row) -> None:
        """Keeps a game; when this returns it is on the disk."""
        self._write(row)
        self.rows[row["game"]] = row

    def close(self) -> None:
        """Lets go of the file."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def _whole(self) -> bytes:
        """The file's whole lines; what was half written behind them is cut off."""
        assert self._file is not None
        self._file.seek(0)
        data = self._file.read()
        end = data.rfind(b"\n") + 1
        if end < len(data):
            self._file.truncate(end)
        return data[:end]

    def _check(self, found: Mapping[str, Any], header: Mapping[str, Any]) -> None:
        for key in {**found, **header}:
            if found.get(key) != header.get(key):
                raise OptionError(
                    "arena-other-match",
                    file=str(self.path),
                    key=key,
                    found=json.dumps(found.get(key)),
                    wanted=json.dumps(header.get(key)),
                )

    def _write(self, data: Mapping[str, Any]) -> None:
        if self._file is None:
            return
        self._file.write(json.dumps(data, ensure_ascii=False).encode() + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())


def read_header(path: Path) -> dict[str, Any]:
    """The first line of a result file: the settings of its match. Raises `TextError`, `OSError`."""
    with path.open("rb") as file:
        header = _read(file.readline(), path, 1)
    if header.get("arena") != FORMAT:
        raise TextError("arena-not-results", where=f"{path}:1")
    return header


def read_rows(path: Path) -> list[Row]:
    """The games of a result file by number, without touching the file."""
    rows: dict[int, Row] = {}
    data = path.read_bytes()
    for number, line in enumerate(data[: data.rfind(b"\n") + 1].splitlines()[1:], 2):
        row = _read(line, path, number)
        rows.setdefault(row["game"], row)
    return [rows[number] for number in sorted(rows)]


def _read(line: bytes, path: Path, number: int) -> dict[str, Any]:
    try:
        data: Any = json.loads(line)
    except ValueError:
        data = None
    if not isinstance(data, dict) or not ("arena" in data if number == 1 else "game" in data):
        raise TextError("arena-not-results", where=f"{path}:{number}")
    return data


def _lock(file: IO[bytes], path: Path) -> None:
    """Two runs in one file would play every game twice."""
    if fcntl is None:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise OptionError("arena-in-use", file=str(path)) from None


def _sync_folder(path: Path) -> None:
    """A new file's name must last too."""
    if os.name != "nt":
        folder = os.open(path.resolve().parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
