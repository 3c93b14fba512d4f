"""The first opponent at the doubling cube, and what it answers to resignations and offers."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import parlour
from parlour.engines import engine
from parlour.games import open_position
from parlour.games.backgammon.cube import CubePosition
from parlour.games.backgammon.match import MatchPosition
from parlour.games.backgammon.rules import Position

LEVEL = pytest.mark.parametrize("number", [1, 2, 3])


def race(mine: dict[int, int], theirs: dict[int, int], mover: int = 0) -> Position:
    """Checkers by point, each side's own count; who has passed whom decides only the race."""
    points = [0] * 26
    for point, count in mine.items():
        points[point] += count
    for point, count in theirs.items():
        points[25 - point] -= count
    return Position(tuple(points), mover)


AHEAD = race({6: 5, 5: 4, 4: 3, 3: 3}, {6: 6, 5: 4, 4: 2, 3: 3})
EVEN = race({6: 5, 5: 4, 4: 3, 3: 3}, {6: 5, 5: 4, 4: 3, 3: 3})
WON = race({1: 2}, {6: 7, 5: 5, 4: 2})
LOST = race({6: 7, 5: 5, 4: 2}, {1: 2})


def chosen(position: Any, number: int, **options: Any) -> str:
    game = parlour.load("backgammon", **options)
    return str(engine(game, number, 1).choose(parlour.Record(game, position)))


@LEVEL
@pytest.mark.parametrize(
    ("play", "call"), [(AHEAD, "double"), (EVEN, "roll"), (LOST, "roll"), (WON, "roll")]
)
def test_doubles_when_well_ahead_but_not_when_more_is_to_be_won(
    play: Position, call: str, number: int
) -> None:
    assert chosen(CubePosition(play), number, cube="on") == call


@LEVEL
@pytest.mark.parametrize(("play", "call"), [(AHEAD, "take"), (EVEN, "take"), (WON, "drop")])
def test_takes_with_a_fair_chance_and_drops_without(play: Position, call: str, number: int) -> None:
    assert chosen(CubePosition(play, stage="D"), number, cube="on") == call


@LEVEL
def test_beavers_and_raccoons_when_the_double_was_a_mistake(number: int) -> None:
    options = {"cube": "on", "beavers": "on", "raccoons": "on"}
    wrong = CubePosition(LOST, stage="D", beavers=True)
    assert chosen(wrong, number, **options) == "beaver"
    cheeky = CubePosition(WON, value=2, owner=1, stage="B", beavers=True)
    assert chosen(cheeky, number, **options) == "raccoon"
    hopeless = CubePosition(LOST, value=2, owner=1, stage="B", beavers=True)
    assert chosen(hopeless, number, **options) == "drop"


def test_a_double_that_can_win_nothing_is_not_given() -> None:
    at = MatchPosition(CubePosition(AHEAD, value=2, owner=0), 3, (1, 0))
    assert chosen(at, 2, match=3) == "roll"
    assert chosen(replace(at, length=7), 2, match=7) == "double"


@pytest.mark.parametrize(
    ("play", "level", "answer"),
    [(WON, 1, True), (AHEAD, 1, True), (AHEAD, 2, True), (EVEN, 1, True), (LOST, 1, True)],
)
def test_a_resignation_that_gives_enough_is_accepted(
    play: Position, level: int, answer: bool
) -> None:
    game = parlour.load("backgammon")
    # seat 2 is about to give up its dice
    position = replace(play, mover=1, roll=(2, 1), left=(2, 1))
    record = parlour.Record(game, position)
    record.note("resign", 1, level)
    assert engine(game, 2, 1).accepts(record) is answer


def test_a_single_is_refused_where_a_gammon_is_near() -> None:
    game = parlour.load("backgammon")
    play = race({1: 2}, {23: 10, 20: 5}, mover=1)
    record = parlour.Record(game, replace(play, roll=(2, 1), left=(2, 1)))
    record.note("resign", 1, 1)
    assert engine(game, 2, 1).accepts(record) is False


def test_a_draw_is_accepted_when_behind_only() -> None:
    game = parlour.load("ataxx")
    for text, answer in (
        ("xxxxxxx/7/7/7/7/7/6o o 0 9", True),
        ("ooooooo/7/7/7/7/7/6x o 0 9", False),
    ):
        record = parlour.Record(game, open_position("ataxx", text, None, {})[1])
        record.note("offer", 0, "draw")
        assert engine(game, 2, 1).accepts(record) is answer


def test_nothing_offered_nothing_accepted() -> None:
    game = parlour.load("ataxx")
    assert engine(game, 2, 1).accepts(parlour.Record(game)) is False
