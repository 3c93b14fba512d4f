"""Positions of Klopodavka from their texts, for its tests."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from parlour.games import open_position
from parlour.games.klopodavka.rules import Klopodavka, Position

Placed = tuple[Klopodavka, Position]


def at(text: str, **options: Any) -> Placed:
    """The game and position of a text; four steps a turn unless said otherwise."""
    return open_position("klopodavka", text, None, {"steps": 4} | options)


def moves(text: str, **options: Any) -> set[str]:
    game, position = at(text, **options)
    return {str(move) for move in game.legal_moves(position)}


def played(text: str, *steps: str, **options: Any) -> parlour.Record[Any, Any]:
    game, position = at(text, **options)
    record = parlour.Record(game, position)
    for step in steps:
        record.play(step)
    return record


def refused(text: str, move: str, **options: Any) -> str:
    """The code of the reason why a move is illegal."""
    with pytest.raises(parlour.IllegalMove) as caught:
        played(text, move, **options)
    assert str(caught.value) != caught.value.code
    return caught.value.code


THREE = "7ccc/7cCc/7ccc/10/10/10/bb8/B1b7/aaa7/A9 a 4 {} - 7"
"""Three seats; seat 1 stands beside the main bug of seat 2. To fill in: the passes in a row."""
