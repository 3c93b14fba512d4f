"""Rollouts in parts, and over a Ray cluster."""

from __future__ import annotations

from dataclasses import astuple

import pytest

from parlour import native
from parlour.analysis.backgammon.on_ray import Cluster, together
from parlour.evaluate.backgammon.analyst import Analyst
from parlour.games import open_position

pytestmark = pytest.mark.skipif(not native.available(), reason="there is no compiled core here")
START = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:1:0:10 -"


def numbers(rollout: object) -> list[float]:
    flat = []
    for value in astuple(rollout):  # type: ignore[call-overload]
        flat += value if isinstance(value, tuple) else [value]
    return flat


def test_parts_put_together_are_the_whole() -> None:
    game, position = open_position("backgammon", START, None, {"cube": "on"})
    analyst = Analyst(game)
    whole = analyst.rollout(position, 180, seed=5)
    parts = [
        analyst.rollout(position, games, first=first, seed=5)
        for first, games in ((0, 108), (108, 72))
    ]
    assert numbers(together(parts)) == pytest.approx(numbers(whole), abs=1e-6)


@pytest.mark.ray
def test_a_cluster_gives_the_same_games() -> None:
    game, position = open_position("backgammon", START, None, {"cube": "on"})
    cluster = Cluster()
    heard: list[int] = []
    try:
        found = cluster.rollout(
            game, position, 288, seed=5, told=lambda r: heard.append(r.games) is None
        )
    finally:
        cluster.close()
    assert heard[-1] == 288
    assert numbers(found) == pytest.approx(
        numbers(Analyst(game).rollout(position, 288, seed=5)), abs=1e-6
    )
