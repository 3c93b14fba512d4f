"""What is drawn of Klopodavka, what is to be touched, what is said."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from parlour.games import open_position
from parlour.games.klopodavka import layout
from parlour.games.klopodavka.rules import Pass, Revolution, Step
from parlour.text import LANGUAGES, codes, say

RING = "9/9/9/9/3aaa3/3a1a3/3aaa3/qq7/Aq6B a 4 0 - 9"


def at(text: str, **options: Any) -> Any:
    return open_position("klopodavka", text, None, {"steps": 4} | options)


def test_pieces_say_whose_they_are_and_what_state_they_are_in() -> None:
    game, position = at("7ccc/7ccc/7ccc/10/10/10/bb8/B1b7/aap7/A9 a 4 0 c 7")
    pieces = {piece.at: piece for piece in layout.layout(game, position).pieces}
    assert (pieces["a1"].symbol, pieces["a1"].seat, pieces["a1"].state) == ("bug", 0, "framed")
    assert (pieces["a2"].symbol, pieces["a2"].state) == ("bug", "")
    assert (pieces["c2"].symbol, pieces["c2"].seat) == ("painted", 0)
    assert (pieces["k10"].seat, pieces["k10"].state) == (2, "out")
    assert (pieces["k10"].x, pieces["k10"].y) == (9.5, 0.5)
    assert all(say(piece.name, "ko") != piece.name for piece in pieces.values())


def test_every_move_can_be_made_by_touching_targets() -> None:
    assert layout.gestures(Step("c3")) == ("c3",)
    assert layout.gestures(Revolution("c3")) == ("revolution", "c3")
    assert layout.gestures(Pass()) == ("pass",)
    for text in (RING, "9/9/9/9/9/9/9/qq7/Aq6B a 4 0 - 9", "9/9/9/9/9/9/9/9/A7B a 3 0 - 9"):
        game, position = at(text)
        targets = {target.id for target in layout.layout(game, position).targets}
        touched = {t for move in game.legal_moves(position) for t in layout.gestures(move)}
        assert touched <= targets
        assert targets - touched <= set(game.board.names)


def test_k4_overlays_show_what_conducts_and_what_is_cut_off() -> None:
    game, position = at("8B/9/9/4a4/4p4/9/9/1p7/Ap7 a 4 0 - 3", link="main")
    shown = layout.overlays(game, position, 0)
    assert shown["chains"] == {"b1", "b2"}
    assert shown["dead"] == {"e5", "e6"}  # its bug, and the cell it painted there
    assert "c3" in shown["reach"]
    assert "e7" not in shown["reach"]
    game, position = at("8B/9/9/4a4/4p4/9/9/1p7/Ap7 a 4 0 - 3")
    shown = layout.overlays(game, position, 0)
    assert shown["dead"] == frozenset()
    assert shown["chains"] == {"b1", "b2", "e5"}
    assert layout.overlays(game, position, 1)["reach"] == {"h8", "h9", "i8"}


@pytest.mark.parametrize(
    ("text", "threatened"),
    [
        ("9/9/9/9/9/9/9/bb7/AB7 b 4 0 - 9", {"a1", "b1"}),
        ("9/9/9/9/9/5B3/9/9/A8 a 4 0 - 9", set()),  # five steps away
        ("9/9/9/9/4B4/9/9/9/A8 a 4 0 - 9", {"a1", "e5"}),
        ("9/9/9/9/4B4/9/9/9/A8 a 3 0 - 9", {"a1"}),  # the next turn has all its steps
        ("9/9/9/9/4B4/9/9/9/A8 b 4 0 - 9", {"a1", "e5"}),
        ("9/9/9/9/4B4/3p5/9/9/A8 a 4 0 - 9", {"e5"}),
        ("9/9/9/9/9/4B4/3p5/9/A8 a 3 0 - 9", {"a1", "e4"}),  # c2, d3 conducts, e4 or so
        ("9/9/9/9/9/9/9/pb7/Ap7 a 2 0 b 9", set()),
    ],
)
def test_threats_are_main_bugs_that_fall_in_the_next_turn(text: str, threatened: set[str]) -> None:
    assert layout.overlays(*at(text), 0)["threats"] == threatened


def test_status_says_whose_turn_it_is_and_what_can_be_done() -> None:
    code, values = layout.status(*at(RING))
    assert code == "klopodavka-turn"
    assert values == {"seat": "1", "left": 4, "can": "place", "revolution": "yes", "passing": "yes"}
    code, values = layout.status(*at("9/9/9/9/9/9/9/qq7/Aq6B a 4 0 - 9"))
    assert (code, values) == ("klopodavka-must-pass", {"seat": "1"})
    code, values = layout.status(*at("9/9/9/9/9/9/9/bb7/AB7 a 3 0 - 9"))
    assert (values["can"], values["passing"]) == ("kill", "no")
    code, values = layout.status(*at("9/9/9/9/9/9/9/pb7/Ap7 a 2 0 b 9"))
    assert code == "klopodavka-last"
    for lang in LANGUAGES:
        for text in (RING, RING.replace("a 4", "a 1"), "9/9/9/9/9/9/9/bb7/AB7 a 4 2 - 9"):
            code, values = layout.status(*at(text))
            said = say(code, lang, **values)
            assert "1" in said
            assert "{" not in said


def test_the_three_catalogues_have_the_same_codes() -> None:
    own = [{code for code in codes(lang) if code.startswith("klopodavka")} for lang in LANGUAGES]
    assert own[0] == own[1] == own[2]
    assert parlour.text.say("klopodavka", "ru") == "Клоподавка"
