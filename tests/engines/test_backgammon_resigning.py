"""Engines give up what is lost for certain, and accept what playing on would not better (B14)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import parlour
from parlour import native
from parlour.engines import engine
from parlour.games.backgammon.cube import CubePosition
from parlour.games.backgammon.match import MatchPosition
from parlour.games.backgammon.rules import Position
from tests.engines.test_backgammon_engine import race

pytestmark = pytest.mark.skipif(not native.available(), reason="there is no compiled core here")

SINGLE = race({6: 7, 5: 5, 4: 2}, {1: 2})
"""Seat 1 has a checker off and cannot win."""
GAMMON = race({18: 8, 17: 7}, {1: 2})
"""Far from home, past the enemy: the gammon cannot be saved."""
DOUBTFUL = race({7: 2, 6: 7, 5: 6}, {1: 4})
"""The gammon can be saved, or not."""
BACKGAMMON = race({25: 4, 23: 11}, {1: 2})
OPEN = race({6: 5, 5: 4, 4: 3, 3: 3}, {6: 6, 5: 4, 4: 2, 3: 3})


def rolled(position: Position) -> Position:
    return replace(position, roll=(2, 1), left=(2, 1))


def offered(position: Any, **options: Any) -> int:
    """The level that the strongest player offers at its decision."""
    record = parlour.Record(parlour.load("backgammon", **options), position)
    return engine(record.game, "", 1).resigns(record)


@pytest.mark.parametrize(
    ("position", "level"),
    [(SINGLE, 1), (GAMMON, 2), (DOUBTFUL, 0), (OPEN, 0)],
)
def test_what_is_lost_for_certain_is_given_up(position: Position, level: int) -> None:
    assert offered(rolled(BACKGAMMON)) == 3
    assert offered(rolled(position)) == level
    assert offered(CubePosition(position), cube="on", jacoby="off") == level


def test_levels_that_cost_the_same_are_offered_as_the_lowest() -> None:
    assert offered(CubePosition(GAMMON, jacoby=True), cube="on") == 1, "the cube is centred"
    assert offered(CubePosition(GAMMON, value=2, owner=0, jacoby=True), cube="on") == 2
    at = MatchPosition(CubePosition(DOUBTFUL), 5, (0, 4))
    assert offered(at, match=5) == 1, "any game loses the match"
    assert offered(replace(at, score=(0, 3)), match=5) == 0


def test_a_refusal_is_taken_for_the_turn() -> None:
    record = parlour.Record(parlour.load("backgammon"), rolled(SINGLE))
    player = engine(record.game, "", 1)
    record.note("resign", 0, player.resigns(record))
    record.note("refuse", 1)
    assert player.resigns(record) == 0


def test_without_a_network_nothing_is_given_up() -> None:
    record = parlour.Record(parlour.load("backgammon"), rolled(SINGLE))
    assert engine(record.game, "search=uct evaluator=hand nodes=1", 1).resigns(record) == 0
    other = parlour.Record(parlour.load("ataxx"))
    assert engine(other.game, "search=alphabeta depth=1", 1).resigns(other) == 0


@pytest.mark.parametrize(
    ("position", "level", "answer"),
    [
        (SINGLE, 1, True),
        (GAMMON, 1, False),
        (GAMMON, 2, True),
        (DOUBTFUL, 1, False),
        (DOUBTFUL, 2, True),
        (BACKGAMMON, 2, False),
        (BACKGAMMON, 3, True),
        (OPEN, 1, True),
    ],
)
def test_what_is_offered_is_accepted_where_playing_on_is_worth_no_more(
    position: Position, level: int, answer: bool
) -> None:
    record = parlour.Record(parlour.load("backgammon"), rolled(position))
    record.note("resign", 0, level)
    assert engine(record.game, 1, 1).accepts(record) is answer


def test_an_acceptance_looks_at_the_score() -> None:
    for score, answer in (((0, 4), True), ((0, 3), False)):
        at = MatchPosition(CubePosition(DOUBTFUL), 5, score)
        record = parlour.Record(parlour.load("backgammon", match=5), at)
        record.note("resign", 0, 1)
        assert engine(record.game, "", 1).accepts(record) is answer
