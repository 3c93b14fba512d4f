"""Matches without the Crawford game are judged as such (B13)."""

from __future__ import annotations

from dataclasses import replace

import pytest

import parlour
from parlour import native
from parlour.analysis.backgammon.worth import Worth
from parlour.evaluate.backgammon.analyst import Analyst
from parlour.games.backgammon.match import Match

pytestmark = pytest.mark.skipif(not native.available(), reason="equities need the compiled core")


def judged(*, crawford: str, score: tuple[int, int]) -> tuple[float, float]:
    """What a dropped double is worth to the doubler: by the core, and by its Python twin."""
    game = parlour.load("backgammon", match=3, crawford=crawford)
    assert isinstance(game, Match)
    start = game.after(game.start(), game.chances(game.start())[0][0])
    play = replace(start.game.play, opening=False, roll=None, left=(), mover=0)
    position = replace(start, game=replace(start.game, play=play), score=score)
    return Analyst(game).cube(position).values[2], Worth(game, position, 0).end(1)


def test_a_lead_to_one_point_away_is_no_crawford_game() -> None:
    """Who trails may double at once: the lead is worth less."""
    core, twin = judged(crawford="off", score=(1, 1))
    assert core == pytest.approx(twin, abs=1e-6)
    with_rule, with_twin = judged(crawford="on", score=(1, 1))
    assert with_rule == pytest.approx(with_twin, abs=1e-6)
    assert core < with_rule - 0.01
