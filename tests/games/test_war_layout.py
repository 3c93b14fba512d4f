"""War's reasons and options, and what is drawn of it."""

from __future__ import annotations

from random import Random

import pytest

import parlour
from parlour.games import open_position
from parlour.games.war import layout, variants
from parlour.text import LANGUAGES, codes, say

BOARD = "11bG/12/12/12/12/12/12/12/12/12/12/aG11"


@pytest.mark.parametrize(
    ("row", "rest", "move", "says"),
    [
        ("aGbi10", "a I0N0T0P0 0 - 1", "Ib1", "fortress stands on b1.*W6"),
        ("aGai10", "a I0N0T0P0 0 - 1", "Ib1", "fortress stands on b1.*W6"),
        ("aGaI10", "a I0N0T0P0 0 - 1", "Ib1", "b1 already holds.*W4"),
        ("aG11", "a I0N0T0P0 0 - 1", "Ic1", "reaches c1 with infantry.*W3"),
        ("aG11", "a I0N0T0P0 0 - 1", "Pe1", "flies exactly 5.*W3"),
        ("aG2aI8", "a I0N0T0P0 0 - 1", "Ic1", "not linked.*W7"),
        ("aG11", "a I0N0T0P4 0 - 1", "Ib1", "step of infantry.*W8"),
        ("aG11", "a I4N2T2P1 0 - 1", "Pf1", "step of a plane.*W8"),
        ("aG11", "a I4N2T2P1 0 - 1", "pass", "first step.*W8a"),
        ("aG11", "a I0N0T0P0 0 - 1", "end", "decline the whole turn.*W8a"),
    ],
)
def test_reasons_name_the_rule(row: str, rest: str, move: str, says: str) -> None:
    game, position = open_position("war", f"{BOARD.replace('aG11', row)} {rest}")
    with pytest.raises(parlour.IllegalMove, match=says) as caught:
        parlour.Record(game, position).play(move)
    for lang in LANGUAGES:
        assert say(caught.value.code, lang, **caught.value.values) != caught.value.code


def test_w5_the_reason_under_fortress_kind() -> None:
    text = f"{BOARD.replace('aG11', 'aGat10')} a I0N0T0P0 0 - 1"
    with pytest.raises(parlour.IllegalMove, match="fortress=kind"):
        parlour.Record(*open_position("war", text, None, {"fortress": "kind"})).play("Ic1")
    parlour.Record(*open_position("war", text)).play("Ic1")


def test_the_three_languages_have_the_same_messages() -> None:
    mine = [{code for code in codes(lang) if code.split("-")[0] == "war"} for lang in LANGUAGES]
    assert mine[0] == mine[1] == mine[2] != set()


@pytest.mark.parametrize("name", variants.VARIANTS)
def test_options_say_how_to_build_the_game_again(name: str) -> None:
    game = parlour.load("war", name)
    assert parlour.load("war", **variants.options_of(game)) == game
    assert parlour.load("war", **variants.VARIANTS[name]) == game


def test_options_of_names_only_what_differs() -> None:
    assert variants.options_of(parlour.load("war")) == {}
    options = {"players": "3", "size": "12x13", "plane": "4", "fortress": "kind", "seats": "2,3,1"}
    assert variants.options_of(parlour.load("war", **options)) == options
    assert variants.options_of(parlour.load("war", players=3)) == {"players": "3"}
    for option in ({"plane": 3}, {"fortress": "all"}, {"players": "٣"}):
        with pytest.raises(parlour.OptionError):
            parlour.load("war", **option)


def test_layout_shows_kinds_fortresses_and_states() -> None:
    game, position = open_position(
        "war", "bG10cG/cI11/12/12/12/4aP7/12/12/12/12/12/aGanbIdT8 a I0N0T0P0 0 bd 9"
    )
    pieces = layout.layout(game, position).pieces
    assert {p.at: (p.symbol, p.seat, p.text, p.state) for p in pieces} == {
        "a1": ("general", 0, "G", ""),
        "b1": ("knight", 0, "n", "fortress"),
        "c1": ("infantry", 1, "I", "out"),
        "d1": ("tank", 3, "T", "out"),
        "e7": ("plane", 0, "P", "unlinked"),
        "a11": ("infantry", 2, "I", "unlinked"),
        "a12": ("general", 1, "G", "out"),
        "m12": ("general", 2, "G", ""),
    }
    for piece in pieces:
        for lang in LANGUAGES:
            assert say(piece.name, lang) != piece.name


def test_gestures_touch_a_kind_and_a_cell_and_spell_the_move() -> None:
    random = Random(2)
    game = parlour.load("war", size="12x12")
    position = game.start()
    for _ in range(30):
        touched = {target.id for target in layout.layout(game, position).targets}
        for move in game.legal_moves(position):
            assert touched.issuperset(layout.gestures(move))
            assert "".join(layout.gestures(move)) == str(move)
        position = game.after(position, random.choice(game.legal_moves(position)))


def test_overlays_show_links_dead_units_and_reach() -> None:
    text = "9bI1bG/12/12/12/12/4aP7/12/12/12/2aI9/12/aGaiaI8aI b I0N0T0P0 0 - 9"
    sets = layout.overlays(*open_position("war", text), 0)
    assert sets["links"] == {"a1", "b1", "c1"}
    assert sets["dead"] == {"c3", "e7", "m1"}
    assert {"d1", "d2", "b3"} <= sets["reach"]
    assert not {"m2", "e8"} & sets["reach"]
    assert sets["threats"] == frozenset()


def test_overlays_show_the_generals_that_a_next_step_can_kill() -> None:
    close = "12/12/12/12/12/12/12/12/12/2bG9/12/aG11"
    for rest, threats in (
        ("b I4N2T0P1 0 - 9", {"a1", "c3"}),
        ("b I4N2T2P1 0 - 9", {"c3"}),
        ("b I0N0T0P0 2 - 9", set()),
        ("b I0N0T0P0 0 a 9", set()),
    ):
        game, position = open_position("war", f"{close} {rest}")
        assert layout.overlays(game, position, 0)["threats"] == threats
    assert not any(layout.overlays(game, position, 0).values())


def test_status_counts_what_is_left_and_the_exchanges() -> None:
    def status(rest: str, board: str = BOARD) -> str:
        code, values = layout.status(*open_position("war", f"{board} {rest}"))
        assert all(say(code, lang, **values) != code for lang in LANGUAGES)
        return say(code, "en", **values)

    assert "infantry 4, knights 2, tanks 2, plane 1; up to 3 exch" in status("a I0N0T0P0 0 - 1")
    assert "infantry 1, knights 0, tanks 0, plane 0 left; no exch" in status("b I3N3T0P1 0 - 1")
    assert "infantry 0, knights 2, tanks 2, plane 1 left; 2 exch" in status("b I5N0T0P0 0 - 1")
    assert "players 1, 2 share the result" in status("a I0N0T0P0 2 - 3")
    assert "Player 1 has the last general" in status("a I0N0T0P0 0 b 3")
    walled = "11bG/12/12/12/12/12/bi4bi6/12/12/bibibi9/bibibi9/aGbibi2bi6"
    assert "must `pass`" in status("a I0N0T0P0 0 - 3", walled)
