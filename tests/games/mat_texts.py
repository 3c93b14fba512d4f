"""Texts of `.mat` for the tests, and what reads them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from parlour.game import CHANCE, IllegalMove, ParlourError
from parlour.games.backgammon.formats import mat
from parlour.record import Record

DATA = Path(__file__).parents[1] / "data" / "backgammon"
MATCH = """\
; [Player 1 "Ann"]
; [Player 2 "Bob"]
; [Variation "Backgammon"]
; [Crawford "On"]

 5 point match

 Game 1
 Ann : 0                          Bob : 0
  1) 31: 8/5 6/5                  42: 8/4 6/4
  2) 61: 13/7 8/7                 55: 13/3(2)
  3)  Doubles => 2                 Takes
  4) 54: 24/15                    31: 13/10* 6/5
  5) 66:                          41: 10/6 24/23
                                  Wins 4 points

 Game 2
 Ann : 0                          Bob : 4
  1)                              31: 8/5 6/5
      Wins 1 point
"""


def read(text: str) -> Record[Any, Any]:
    (record,) = mat.read(text, "match.mat")
    return record


def refused(text: str, kind: type[ParlourError] = IllegalMove) -> ParlourError:
    with pytest.raises(kind) as caught:
        mat.read(text, "match.mat")
    assert str(caught.value) != caught.value.code
    return caught.value


def game(rows: str, head: str = " 5 point match", score: str = "0:0") -> str:
    """A text of one game with these rows."""
    first, second = score.split(":")
    return f"{head}\n\n Game 1\n Ann : {first}      Bob : {second}\n{rows}\n"


def boards(record: Record[Any, Any]) -> list[Any]:
    """The rules, the names, the position at every roll and what stands in the end."""
    rolls = [position for position in record.positions if record.game.actor(position) == CHANCE]
    return [record.game, record.tags, rolls, record.position, record.outcome]
