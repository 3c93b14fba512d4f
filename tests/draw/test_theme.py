"""Themes as data: inheritance, and colours that can be read."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from parlour import draw
from parlour.draw.theme import SEATS, theme
from parlour.games import REGISTRY, open_position

THEMES = sorted(
    folder.name for folder in (files("parlour.draw") / "themes").iterdir() if folder.is_dir()
)


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, 1…21 (WCAG 2)."""

    def light(colour: str) -> float:
        parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        red, green, blue = (
            part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("name", THEMES)
def test_words_can_be_read(name: str, dark: bool) -> None:
    look = theme(name)
    for token in ("ink", "soft"):
        assert contrast(look.colour(token, dark), look.colour("paper", dark)) >= 4.5, token


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize(
    ("name", "ground"),
    [("plain", "board"), ("notebook", "paper"), ("slime_trail", "label"), ("ataxx", "nucleus")],
)
def test_seats_stand_out(name: str, ground: str, dark: bool) -> None:
    look = theme(name)
    for seat in range(SEATS):
        assert contrast(look.colour("seat", dark, seat), look.colour(ground, dark)) >= 3, seat


def test_terminal_colours_are_read_on_black_and_white() -> None:
    data = theme("plain").data
    for colour in (*data["seats"]["terminal"], *data["terminal"]["colours"].values()):
        assert contrast(colour, "#ffffff") >= 3, colour
        assert contrast(colour, "#000000") >= 3, colour


def test_a_theme_inherits_from_its_parents() -> None:
    war, notebook, plain = theme("war"), theme("notebook"), theme("plain")
    assert war.colour("grid", False) == notebook.colour("grid", False)
    assert war.data["seats"] == plain.data["seats"]
    assert war.symbols["twice.1"] == notebook.symbols["twice.1"]
    assert "dot" not in war.symbols, "the parent's dots replace those of plain"
    assert war.piece("infantry", "fortress").get("text")["upper"]
    assert war.piece("infantry", "out").get("opacity") == 0.45


def test_w10_russian_letters_are_shown_in_russian() -> None:
    game, position = open_position("war", "11bG/" + "12/" * 10 + "aGaIbi9 a I0N0T0P0 0 - 1")
    assert "×П" in draw.text(game, position, lang="ru")
    assert "●п" in draw.text(game, position, lang="ru")
    assert "aI" in draw.text(game, position, lang="ru", style="ascii")
    assert f"glyph-{ord('П')}" in draw.svg(game, position, lang="ru")
    assert f"glyph-{ord('П')}" not in draw.svg(game, position, lang="en")


def test_draw_names_no_game() -> None:
    room = files("parlour.draw")
    code = "".join(f.read_text("utf-8") for f in room.iterdir() if f.name.endswith(".py"))
    for id in REGISTRY:
        assert not re.search(rf"\b{id.replace('-', '.')}\b", code, re.IGNORECASE), id
