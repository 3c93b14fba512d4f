"""Positions whose values are known by counting, and the small match of the tests."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from parlour import files
from parlour.games import open_position
from parlour.record import Record

MATCH = Path(__file__).parents[1] / "data" / "backgammon" / "repeated.mat"

LAST_ROLL = "XGID=--A--A------------------a-:0:0:1:00:0:0:0:0:10 -"
"""Checkers on 5 and 2 and this roll alone: 19 of 36 rolls win. Money, without Jacoby's rule."""
BEHIND = "XGID=----B-------------------a-:0:0:1:00:0:0:2:0:10 -"
"""Two checkers on 4: 11 of 36 rolls win. With beavers."""


def record_of(text: str, **options: Any) -> Record[Any, Any]:
    """A record that begins with a position; money play with the cube unless the text says else."""
    game, position = open_position("backgammon", text, None, {"cube": "on", **options})
    return Record(game, position)


def match() -> list[Record[Any, Any]]:
    """A match to 3 points."""
    return files.read(MATCH)
