"""What an engine's text means to an analysis: limits of a position, of a step, of a whole turn."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.analysis.turns import judged_position
from parlour.analysis.turns.thinker import SECONDS, Thinker, said, settled
from parlour.engines import Engine
from parlour.engines.levels import level
from parlour.games import open_position
from parlour.record import Record
from parlour.search.report import Limits


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, Limits]]:
    """The steps left and the limits of every question to the engine."""
    found: list[tuple[int, Limits]] = []
    think = Engine.think

    def listen(self: Engine, record: Record[Any, Any], limits: Limits, tell: Any = None) -> Any:
        found.append((record.position.left, limits))
        return think(self, record, Limits(limits.depth, 4, None), tell)

    monkeypatch.setattr(Engine, "think", listen)
    return found


def virus_war() -> Record[Any, Any]:
    record: Record[Any, Any] = Record(open_position("virus-war", None, None, {})[0])
    for cell in ("a1", "b2", "c3", "k10", "i9", "h8"):
        record.play(cell)
    return record


def test_the_time_of_a_turn_is_shared_by_its_steps(asked: list[tuple[int, Limits]]) -> None:
    record = virus_war()
    thinker = Thinker(record.game, *settled(record.game, "search=uct turn=6", None), 1)
    thinker.turns(record)
    assert [(left, round(limits.seconds or 0, 9)) for left, limits in asked] == [
        (3, 3.0), (2, 2.0), (1, 1.0)
    ]  # fmt: skip


def test_the_time_of_a_turn_is_no_time_of_a_position(asked: list[tuple[int, Limits]]) -> None:
    record = virus_war()
    found = judged_position(record.game, record.position, engine="search=uct turn=6")
    assert found.engine == "search=uct turn=6"
    assert {(left, round(limits.seconds or 0, 9)) for left, limits in asked} == {
        (3, 3.0), (2, 2.0), (1, 1.0)
    }  # fmt: skip


def test_the_time_of_a_turn_bounds_that_of_a_position(asked: list[tuple[int, Limits]]) -> None:
    record = virus_war()
    thinker = Thinker(record.game, *settled(record.game, "search=uct turn=6", 2.5), 1)
    thinker.turns(record)
    assert [limits.seconds for _, limits in asked] == [2.5, 1.25, pytest.approx(1.0)]


@pytest.mark.parametrize(
    ("words", "seconds", "text", "limits"),
    [
        ("search=uct nodes=9", None, "search=uct nodes=9", Limits(nodes=9)),
        ("search=uct nodes=9", 2.0, "search=uct nodes=9 seconds=2", Limits(None, 9, 2.0)),
        ("search=uct", None, f"search=uct seconds={SECONDS}", Limits(seconds=SECONDS)),
        ("search=uct turn=1", None, "search=uct turn=1", Limits()),
        ("search=uct seconds=1", None, "search=uct seconds=1", Limits(seconds=1.0)),
    ],
)
def test_limits_that_are_named_count(
    words: str, seconds: float | None, text: str, limits: Limits
) -> None:
    spec, found = settled(virus_war().game, words, seconds)
    assert (said(spec, found), found) == (text, limits)


def test_a_level_takes_its_time_for_a_turn() -> None:
    own = level("virus-war", 5).spec
    spec, limits = settled(virus_war().game, "level=5", None)
    assert (spec.turn, limits.nodes) == (own.turn, own.nodes) != (None, None)


def test_all_seats_are_worth_what_the_simulations_brought() -> None:
    game, position = open_position("klopodavka", None, options={"players": 4})
    record: Record[Any, Any] = Record(game, position)
    for _ in range(40):
        record.play(record.legal_moves[len(record.moves) % len(record.legal_moves)])
    seat = record.actor
    thinker = Thinker(game, *settled(game, "search=mcts nodes=600", None), 1)
    found = thinker.worth(record)
    assert found.report is not None
    told = found.report.values
    assert sum(told) == pytest.approx(1)
    assert sum(found.values) == pytest.approx(1)
    assert found.values[seat] == found.report.best.value
    others = [o for o in range(4) if o != seat]
    rest = sum(told[o] for o in others)
    for o in others:
        share = told[o] / rest
        assert found.values[o] == pytest.approx(share * (1 - found.values[seat]))
