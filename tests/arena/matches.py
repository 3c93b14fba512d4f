"""Matches for the tests: small, quick, the same everywhere."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from parlour.arena.crew import LocalCrew
from parlour.arena.match import Match
from parlour.arena.play import Row, sure
from parlour.arena.results import Results
from parlour.arena.settings import Settings

TOY = Path(__file__).with_name("toy_engine.py")
SMALL = {"size": "4x4", "rules": "pass"}


def toy(kind: str, at: int = 1, words: str = "movetime=1000") -> str:
    """A contestant that misbehaves."""
    return f"name={kind} cmd='{sys.executable} {TOY} {kind} {at}' {words}"


def settings(*engines: str, **given: Any) -> Settings:
    """A match of Ataxx on a small board."""
    return Settings("ataxx", engines, **{"options": SMALL, "plies": 2, **given})


def played(match: Settings, rounds: int, workers: int = 2, path: Path | None = None) -> list[Row]:
    """The rows of a match, by number."""
    results = Results(path, match.header())
    crew = LocalCrew(match.to_json(), workers)
    try:
        run = Match(match, results, rounds)
        run.play(crew, lambda row: None)
        return run.rows()
    finally:
        crew.close()
        results.close()


def same(rows: Sequence[Row]) -> list[Row]:
    """What must be the same in every run."""
    return [sure(row) for row in rows]
