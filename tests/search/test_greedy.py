"""The greedy player takes the move after which its evaluator thinks best of who moves."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from parlour import native
from parlour.game import OptionError
from parlour.games import open_position
from parlour.search.compiled import Search
from parlour.search.report import Limits
from tests.strategies import random_line

pytestmark = pytest.mark.skipif(not native.available(), reason="this is about the core")


@pytest.mark.parametrize("name", ["ataxx", "slime-trail", "virus-war"])
def test_the_best_looking_move_is_first(name: str) -> None:
    game = parlour.load(name)
    twin = native.twin(game)
    greedy, looked = Search(twin, "greedy", "hand", lines=500), 0
    for position, _ in random_line(game, 5, 40):
        seat = game.actor(position)
        if seat < 0:
            break
        at = twin.position(position)

        def looks(move: Any, at: Any = at, seat: int = seat) -> float:
            after = twin.after(at, move)
            if twin.actor(after) < 0:
                return 10.0 * twin.payoffs(after)[seat]
            score = greedy.score(after) / 32000
            return score if twin.actor(after) == seat else -score

        report = greedy.run(at, Limits())
        assert {line.move for line in report.lines} == set(game.legal_moves(position))
        seen = [looks(line.move) for line in report.lines]
        assert seen == sorted(seen, reverse=True)
        looked += 1
    assert looked > 10


@pytest.mark.parametrize(
    ("name", "text", "kill"),
    [
        ("klopodavka", "bbb6/bBb6/bab6/9/9/9/aaa6/aAa6/aaa6 a 3 0 - 9", "b8"),
        ("war", "20/" * 11 + "aGaIaIaIaIaIaIaIaIaIaIbG8 a I0N0T0P0 0 - 9", "Im1"),
    ],
)
def test_whoever_rushes_kills_what_can_be_killed(name: str, text: str, kill: str) -> None:
    options = {"steps": 4} if name == "klopodavka" else {}
    game, position = open_position(name, text, None, options)
    twin = native.twin(game)
    for seed in range(5):
        report = Search(twin, "greedy", "rush", seed=seed).run(twin.position(position), Limits())
        assert str(report.best.move) == kill


def test_equals_are_drawn_by_lot() -> None:
    twin = native.twin(parlour.load("klopodavka"))
    start = twin.start()
    first = [
        str(Search(twin, "greedy", "rush", seed=s).run(start, Limits()).best.move) for s in range(9)
    ]
    again = [
        str(Search(twin, "greedy", "rush", seed=s).run(start, Limits()).best.move) for s in range(9)
    ]
    assert first == again
    assert len(set(first)) > 1


def test_dice_are_not_for_it() -> None:
    with pytest.raises(OptionError, match="greedy"):
        Search(native.twin(parlour.load("backgammon")), "greedy", "net")
