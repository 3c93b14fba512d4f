"""What ends of a game are worth: the same as the core says."""

from __future__ import annotations

import pytest

from parlour import native
from parlour.analysis.backgammon.worth import Worth
from parlour.evaluate.backgammon.analyst import Analyst
from parlour.games import open_position

BOARD = "XGID=-aa---E-C---dE---d-e----B-"
SCORES = ("0:0:0:7", "3:5:0:7", "4:1:1:5", "4:1:0:5", "1:4:0:5", "0:0:0:2", "9:3:0:15")
"""Score, Crawford and length: with the Crawford game before, at and behind them."""
CUBES = ("0:0", "1:1", "1:-1", "2:1")

needs_core = pytest.mark.skipif(not native.available(), reason="there is no compiled core here")


@needs_core
@pytest.mark.parametrize("score", SCORES)
@pytest.mark.parametrize("cube", CUBES)
@pytest.mark.parametrize("turn", ["1", "-1"])
def test_a_pass_and_equities_are_those_of_the_core(score: str, cube: str, turn: str) -> None:
    if ":1:" in score[3:6] and cube != "0:0":
        return  # no cube in the Crawford game
    text = f"{BOARD}:{cube}:{turn}:00:{score}:10 -"
    game, position = open_position("backgammon", text, None, {})
    worth = Worth(game, position, 0 if turn == "1" else 1)  # type: ignore[arg-type]
    found = Analyst(game).cube(position, 0)  # type: ignore[arg-type]
    assert worth.end(1) == pytest.approx(found.values[2], abs=1e-6)
    for value, equity in zip(found.values, found.equities, strict=True):
        assert worth.equity(value) == pytest.approx(equity, abs=1e-4)
        assert worth.value(equity) == pytest.approx(value, abs=1e-6)
    assert worth.lost(0.1) == pytest.approx(worth.value(0.6) - worth.value(0.5))


def test_money_is_points_and_gammons_count_double() -> None:
    game, position = open_position("backgammon", f"{BOARD}:2:1:1:00:0:0:0:0:10 -", None, {})
    worth = Worth(game, position, 0)  # type: ignore[arg-type]
    assert (worth.cube, worth.end(2), worth.end(-3)) == (4, 2.0, -3.0)
    assert (worth.equity(0.3), worth.value(0.3), worth.lost(0.3)) == (0.3, 0.3, None)
