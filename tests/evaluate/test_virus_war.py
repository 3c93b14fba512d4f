"""What the evaluator of Virus War is sure of is so, and what can never be killed is seen."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from parlour.evaluate.virus_war.hand import Prospects, certain, flood
from parlour.games import open_position
from tests.brute_force import Memo, value
from tests.strategies import random_line

CORNER = "XXXXoo/XXXXoo/oooo2/6/OO4/xO4 {}"
"""The cross in a1 touches only the edge and noughts it killed."""


def judged(text: str, **options: Any) -> float:
    """The value for who is to move."""
    game, position = open_position("virus-war", text, None, options)
    return Prospects().values(game, position)[position.to_move]


def test_a_group_behind_its_own_kills_never_loses() -> None:
    """V11: by the source's rules its owner has a draw at least; `last_mover` counts steps."""
    text = CORNER.format("x 3 0 9")
    _, position = open_position("virus-war", text, None, {"size": "6x6"})
    assert position.live[0] & ~flood(position, 1)
    assert judged(text, size="6x6") >= 0
    assert judged(CORNER.format("o 3 0 9"), size="6x6") <= 0
    assert judged(CORNER.format("o 3 0 9"), size="6x6", end="last_mover") > 0


def test_both_out_of_reach_is_a_draw() -> None:
    text = "4Xo/4XX/6/6/OO4/xO4 x 3 0 9"
    assert judged(text, size="6x6") == 0


def test_who_is_walled_in_and_can_be_killed_is_lost() -> None:
    """P2: out of steps for good, while the other can still come."""
    text = "2x/OO1/oO1 {} 3 0 9"
    for options in ({}, {"end": "last_mover"}):
        assert judged(text.format("x"), size="3x3", **options) > 0.9
        assert judged(text.format("o"), size="3x3", **options) < -0.9


@pytest.mark.parametrize(
    ("own", "enemy", "wins"),
    [(3, 3, False), (6, 3, True), (5, 3, False), (3, 2, True), (2, 5, False)],
)
def test_apart_the_turns_are_counted(own: int, enemy: int, *, wins: bool) -> None:
    """Whoever cannot complete a turn first loses: turns of three steps, crosses begin (V10)."""
    top = f"x{own}X" + "O" * (13 - own - enemy) + f"{enemy}o"
    wall = "X" * (own + 2) + "O" * (14 - own)
    text = f"{top}/{wall}/{wall}"
    game, position = open_position(
        "virus-war", f"{text} x 3 0 9", None, {"size": "16x3", "end": "last_mover"}
    )
    floods = [flood(position, seat) for seat in (0, 1)]
    assert certain(game, position, floods) == (1 if wins else -1)


@pytest.mark.parametrize(
    "options",
    [
        {"size": "3x3", "steps": 2},
        {"size": "3x3", "steps": 1},
        {"size": "3x3", "steps": 3, "end": "last_mover"},
        {"size": "3x3", "steps": 1, "end": "last_mover"},
    ],
)
def test_what_is_certain_is_what_trying_everything_finds(options: dict[str, Any]) -> None:
    game: Any = parlour.load("virus-war", **options)
    memo: Memo = {}
    seen = 0
    for seed in range(80):
        for position, _ in random_line(game, seed, 60):
            if game.outcome(position) is not None:
                continue
            floods = [flood(position, seat) for seat in (0, 1)]
            sure = certain(game, position, floods)
            worth = value(game, position, position.to_move, memo) if _is_late(position) else None
            if worth is None:
                continue
            if sure:
                seen += 1
                assert worth == sure, str(position)
            if game.end == "source" and all(position.live):
                mover = position.to_move
                if position.live[mover] & ~floods[1 - mover]:
                    assert worth >= 0, str(position)
                if position.live[1 - mover] & ~floods[mover]:
                    assert worth <= 0, str(position)
    assert seen


def _is_late(position: Any) -> bool:
    """Whether few enough cells are empty to try everything."""
    taken = position.live[0] | position.live[1] | position.killed[0] | position.killed[1]
    return len(position.board.cells) - taken.bit_count() <= 4
