"""Pacts are kept while that costs nothing, and no longer (K9)."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from parlour.engines.loyalty import loyal, partners
from parlour.games import open_position
from parlour.games.klopodavka.rules import Step
from parlour.search.report import Line, Report


def record(*, bound: bool) -> parlour.Record[Any, Any]:
    text = "bbb7/bBb7/bbb7/3b6/4a5/5c4/10/aaa4ccc/aAa4cCc/aaa4ccc a 3 0 - 9"
    game, position = open_position("klopodavka", text, None, {"steps": 4})
    played = parlour.Record(game, position)
    if bound:
        played.note("propose", 0, 1)
        played.note("pact", 1, 0)
    return played


def report(*lines: tuple[str, float, int], proven: bool = False) -> Report[Any]:
    return Report(
        tuple(
            Line(Step(cell), value, (Step(cell),), 0, visits, proven and i == 0)
            for i, (cell, value, visits) in enumerate(lines)
        )
    )


def first(found: Report[Any], *, bound: bool = True) -> str:
    played = record(bound=bound)
    return str(loyal(found, played, partners(played)).best.move)


def test_partners_are_those_of_who_decides() -> None:
    assert partners(record(bound=False)) == frozenset()
    assert partners(record(bound=True)) == {1}


@pytest.mark.parametrize(
    ("found", "played"),
    [
        (report(("d7", 0.50, 900), ("f5", 0.49, 400)), "f5"),  # a kill elsewhere is as good
        (report(("d7", 0.50, 900), ("f5", 0.40, 400)), "d7"),  # sparing costs too much
        (report(("d7", 0.50, 900), ("f5", 0.50, 3)), "d7"),  # hardly looked at
        (report(("d7", 1.00, 1), ("f5", 0.99, 1), proven=True), "d7"),  # a certain win
        (report(("f5", 0.50, 900), ("d7", 0.50, 800)), "f5"),  # nobody is hurt
    ],
)
def test_a_partner_is_spared_for_little(found: Report[Any], played: str) -> None:
    assert first(found) == played


def test_without_a_pact_the_best_move_stays() -> None:
    assert first(report(("d7", 0.50, 900), ("f5", 0.49, 400)), bound=False) == "d7"
