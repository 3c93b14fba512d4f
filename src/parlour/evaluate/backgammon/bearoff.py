"""Bear-off tables of Backgammon: where they are kept, how they are made, whether they are whole.

`tables()` is what engines ask; `parlour bearoff` makes larger ones. What the numbers of a table
mean: docs/bearoff.md. Tables need the compiled core.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Literal, TypeAlias

from platformdirs import user_data_path

from parlour.game import TextError
from parlour.native import available, core

if TYPE_CHECKING:
    from parlour.native.core import BearoffTables, Job

Kind: TypeAlias = Literal["one-sided", "two-sided", "hypergammon"]
TOLERANCE = 1e-5
"""Hypergammon: no probability or equity changes by more in the last sweep."""
log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Table:
    """A table that can be made: its kind, points, and the checkers of a side at most."""

    kind: Kind
    points: int
    checkers: int

    @property
    def path(self) -> Path:
        """Its file in the user's data folder."""
        return folder() / f"{self.kind}-{self.points}x{self.checkers}.table"

    def make(self, job: Job, threads: int = 1) -> bytes | None:
        """The bytes of its file; None if the job is stopped. Raises `CoreMissing`."""
        made: bytes | None
        if self.kind == "one-sided":
            made = core().make_one_sided(self.points, self.checkers, job)
        elif self.kind == "two-sided":
            made = core().make_two_sided(self.points, self.checkers, threads, job)
        else:
            solved = core().make_hypergammon(self.checkers, threads, TOLERANCE, job)
            made = solved[0] if solved else None
        return made

    def check(self) -> None:
        """Raises `TextError` if its file is missing or damaged."""
        opened(core().BearoffTables(), self.kind, self.path)

    def store(self, made: bytes) -> None:
        """Writes its file: whole or not at all, even if the machine stops. Raises `OSError`."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        part = self.path.with_suffix(f".{os.getpid()}.part")
        try:
            with part.open("wb") as file:
                file.write(made)
                file.flush()
                os.fsync(file.fileno())
            part.replace(self.path)
        finally:
            part.unlink(missing_ok=True)


ONE_SIDED = Table("one-sided", 6, 15)
TWO_SIDED = Table("two-sided", 6, 6)
HYPERGAMMON = Table("hypergammon", 25, 3)
STANDARD = (ONE_SIDED, TWO_SIDED)
"""Those that engines make themselves: in half a second, once."""


def folder() -> Path:
    """Where tables are kept."""
    return user_data_path("parlour") / "bearoff"


def opened(tables: BearoffTables, kind: Kind, path: Path) -> None:
    """Adds a file to the tables, in the place of the one of its kind. Raises `TextError`."""
    fault = tables.open(kind, str(path))
    if fault:
        raise TextError(f"bearoff-{fault}", file=str(path))


@cache
def tables() -> BearoffTables | None:
    """The largest one-sided and two-sided table that are kept; None without the compiled core.

    The standard ones are made at once where no whole one is kept (one-sided 0.1 s, two-sided 0.5 s)
    and kept for next time. A damaged file is said in one sentence (to the log `parlour`, which
    writes to stderr unless told otherwise) and passed over.
    """
    if not available():
        return None
    found: BearoffTables = core().BearoffTables()
    for standard in STANDARD:
        if not any(_added(found, standard.kind, path) for path in _kept(standard.kind)):
            made = standard.make(core().Job())
            assert made is not None  # nobody can stop this job
            found.add(standard.kind, made)
            with suppress(OSError):  # a folder that cannot be written: made anew next time
                standard.store(made)
    return found


@cache
def hypergammon() -> BearoffTables | None:
    """The table of Hypergammon, if `parlour bearoff --hypergammon` has made it; else None."""
    if not available():
        return None
    found: BearoffTables = core().BearoffTables()
    return (
        found if any(_added(found, "hypergammon", path) for path in _kept("hypergammon")) else None
    )


def paths() -> dict[str, str]:
    """Where the best whole tables lie, by the core's names: `one_sided` … Empty: there is none.

    The standard ones are made first where they are not kept.
    """
    tables()
    kinds: tuple[Kind, ...] = ("one-sided", "two-sided", "hypergammon")
    found = {}
    for kind in kinds:
        whole = (path for path in _kept(kind) if _added(core().BearoffTables(), kind, path))
        found[kind.replace("-", "_")] = str(next(whole, ""))
    return found


def made_and_stored(
    table: Table, job: Job, threads: int, warn: Callable[[TextError], None]
) -> Literal["kept", "made", "stopped"]:
    """Makes a table unless a whole one is kept; warns of a damaged one, which is replaced.

    Raises `OSError` where the file cannot be written.
    """
    if table.path.exists():
        try:
            table.check()
            return "kept"
        except TextError as error:
            warn(error)
    made = table.make(job, threads)
    if made is None:
        return "stopped"
    table.store(made)
    return "made"


def _kept(kind: Kind) -> Iterator[Path]:
    """The files of a kind, the largest first."""
    paths = [path for path in folder().glob(f"{kind}-*x*.table") if path.is_file()]
    yield from sorted(paths, key=lambda path: path.stat().st_size, reverse=True)


def _added(tables: BearoffTables, kind: Kind, path: Path) -> bool:
    try:
        opened(tables, kind, path)
    except TextError as error:
        log.warning("%s", error)
        return False
    return True
