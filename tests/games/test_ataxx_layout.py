"""What is drawn of Ataxx: cells and pieces, gestures, the reach of clones and jumps."""

from __future__ import annotations

from typing import Any

from parlour.games import open_position
from parlour.games.ataxx import layout
from parlour.games.ataxx.rules import Clone, Jump, Pass

ENCLOSED = "xxoo3/xxoo3/oooo3/oooo3/7/7/7 x 0 20"


def at(text: str, **options: object) -> tuple[Any, Any]:
    return open_position("ataxx", text, None, options)


def test_overlays_tell_clones_from_jumps() -> None:
    game, position = at("x-3/5/5/5/o4 o 0 1")
    for pov, clones, jumps in (
        (0, "a4 b4", "c5 c4 c3 b3 a3"),
        (1, "a2 b1 b2", "c1 c2 c3 b3 a3"),
    ):
        found = layout.overlays(game, position, pov)
        assert found["clones"] == set(clones.split())
        assert found["jumps"] == set(jumps.split())
        assert found["blocked"] == {"b5"}


def test_layout_and_gestures() -> None:
    game, position = at("x-3/5/5/5/o4 o 3 1")
    drawn = layout.layout(game, position)
    kinds = {target.id: target.kind for target in drawn.targets}
    assert len(kinds) == 25
    assert kinds["b5"] == "blocked"
    assert kinds["a5"] == "cell"
    assert {(piece.at, piece.symbol, piece.seat) for piece in drawn.pieces} == {
        ("a5", "x", 0),
        ("a1", "o", 1),
    }
    assert [code for code, _ in drawn.notes] == ["ataxx-count", "ataxx-clock-left"]
    assert layout.gestures(Clone("a2")) == ("a2",)
    assert layout.gestures(Jump("a1", "a3")) == ("a1", "a3")
    enclosed = layout.layout(*at(ENCLOSED, rules="pass"))
    assert enclosed.targets[-1].id == "pass"
    assert layout.gestures(Pass()) == ("pass",)
    assert layout.status(*at(ENCLOSED, rules="pass"))[0] == "ataxx-turn-pass"
