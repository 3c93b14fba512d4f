"""`turn=`: a whole turn keeps to its time, and its steps share it."""

from __future__ import annotations

from itertools import pairwise
from time import thread_time
from typing import Any

import pytest

import parlour
from parlour import native
from parlour.arena.contestant import read_contestant
from parlour.arena.player import OurPlayer
from parlour.engines import engine
from parlour.engines.turn_time import TurnTime
from parlour.protocols.go import Go
from parlour.search.report import Limits

LATE = 0.1
"""Seconds over its time, of this thread alone: others may keep the machine busy."""


def middle(id: str, moves: int, **options: Any) -> parlour.Record[Any, Any]:
    """A game under way, at the start of a turn of several steps."""
    record = parlour.Record(parlour.load(id, **options))
    for number in range(moves):
        record.play(record.legal_moves[number * 7 % len(record.legal_moves)])
    return record


@pytest.mark.usefixtures("no_collector")
@pytest.mark.parametrize(
    ("id", "moves", "turn", "options"),
    [
        ("virus-war", 12, 0.12, {}),
        ("virus-war", 10, 0.12, {"steps": 5}),
        ("klopodavka", 20, 0.3, {}),
        ("war", 60, 0.3, {"players": 4}),  # of every step one alone takes long in Python
        ("ataxx", 3, 0.12, {}),
    ],
)
def test_a_turn_takes_no_longer_than_it_may(id: str, moves: int, turn: float, options: Any) -> None:
    record = middle(id, moves, **options)
    player = engine(record.game, f"search=uct turn={turn}", seed=1)
    seat, begun, steps = record.actor, thread_time(), 0
    while record.actor == seat and steps < 20:
        record.play(player.choose(record))
        steps += 1
    assert thread_time() - begun < turn + LATE


def test_early_steps_get_more_and_all_is_used() -> None:
    record = middle("virus-war", 12)
    time, shares = TurnTime(1.0), []
    for _ in range(3):
        shares.append(time.seconds(record))
        time.spent(shares[-1])
        record.play(record.legal_moves[0])
    assert all(early > late for early, late in pairwise(shares))
    assert sum(shares) == pytest.approx(time.turn)
    assert 0.9 <= time.turn < 1.0
    assert time.seconds(record) == shares[0]  # the next turn has its own


def test_what_a_step_saves_the_next_ones_have() -> None:
    record = middle("virus-war", 12)
    time = TurnTime(1.0)
    time.seconds(record)
    record.play(record.legal_moves[0])
    spared = time.seconds(record)
    time.spent(spared)
    record.play(record.legal_moves[0])
    assert time.seconds(record) == pytest.approx(time.turn - spared)


def test_a_single_step_has_the_whole_turn() -> None:
    record = middle("ataxx", 3)
    time = TurnTime(1.0)
    assert time.seconds(record) == time.turn


def test_a_twin_knows_its_steps_too() -> None:
    record = middle("virus-war", 12)
    if not native.available():
        pytest.skip("no compiled core here")
    twin = native.twin(record.game)
    compiled = parlour.Record(twin, twin.position(str(record.position)))
    assert TurnTime(1.0).seconds(compiled) == TurnTime(1.0).seconds(record)


def test_the_shorter_of_both_limits_holds() -> None:
    record = middle("virus-war", 12)
    assert engine(record.game, "search=uct turn=9 seconds=0.5").limits(record).seconds == 0.5
    shared = engine(record.game, "search=uct turn=0.2 seconds=0.5").limits(record).seconds
    assert shared is not None
    assert shared < 0.2


def test_only_who_counts_looks_at_no_clock_in_matches() -> None:
    record = middle("virus-war", 12)
    asked: list[Limits] = []
    for words in ("search=uct nodes=1 turn=0.2", "search=uct nodes=1"):
        player = OurPlayer(record.game, read_contestant(words, "virus-war"))
        think = player.engine.think

        def heard(record: Any, limits: Limits, think: Any = think) -> Any:
            asked.append(limits)
            return think(record, limits)

        player.engine.think = heard  # type: ignore[method-assign]
        player.choose(record, record.actor, Go(), 1.0)
    assert asked[0].seconds is not None
    assert asked[1].seconds is None
