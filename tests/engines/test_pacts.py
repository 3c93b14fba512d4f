"""How computers answer offers of pacts."""

from __future__ import annotations

from typing import Any

import parlour
from parlour.engines.pacts import agrees
from parlour.games import open_position

OPTIONS = {"size": "10x10"}


def record(text: str) -> parlour.Record[Any, Any]:
    game, position = open_position("klopodavka", text, None, OPTIONS)
    return parlour.Record(game, position)


def test_a_pact_is_welcome_as_long_as_an_enemy_remains() -> None:
    played = parlour.Record(parlour.load("klopodavka", players=3))
    assert agrees(played, 1, 0)
    played.note("pact", 1, 2)
    assert not agrees(played, 1, 0)
    played.note("end", 2, 1).note("resign", 2, 1)
    assert not agrees(played, 1, 0)


def test_nobody_bonds_with_whom_it_can_put_out() -> None:
    """a stands beside b's staff; c is far away."""
    text = "bbb4ccc/bBb4cCc/bbb4ccc/1a8/10/10/10/aaa7/aAa7/aaa7 {} 5 0 - 1"
    played = record(text.format("c"))
    assert not agrees(played, 0, 1)
    assert agrees(played, 0, 2)


def test_nobody_bonds_with_whoever_is_far_ahead() -> None:
    text = "bbb4ccc/bBb4cCc/bbb4ccc/10/10/10/10/aaaaaaaaaa/aAaaaaaaaa/aaaaaaaaaa c 5 0 - 1"
    assert not agrees(record(text), 2, 0)
    assert agrees(record(text), 2, 1)
