"""Drawings for the terminal: rectangular, single width, 7-bit on request, nothing lost."""

from __future__ import annotations

import re
import subprocess
import sys
import unicodedata

import pytest

from parlour import draw
from parlour.draw.describe import columns
from parlour.draw.terminal import _Drawing
from parlour.draw.theme import theme
from parlour.game import companion
from parlour.games import load, open_position
from tests.draw.sampled import GAMES, IDS, positions

ESCAPE = re.compile("\x1b\\[[0-9;]*m")


@pytest.mark.parametrize(("id", "variant"), GAMES, ids=IDS)
def test_drawings_are_rectangular(id: str, variant: str) -> None:
    game, some = positions(id, variant)
    layouts = companion(game, "layout")
    for position in some[::3]:
        names = tuple(layouts.overlays(game, position, 0))
        for style in ("unicode", "ascii"):
            plain = draw.text(game, position, style=style, overlays=names, legend=True)
            lines = plain.split("\n")
            assert len({len(line) for line in lines}) == 1
            assert (
                ESCAPE.sub(
                    "",
                    draw.text(
                        game, position, style=style, overlays=names, legend=True, colour=True
                    ),
                )
                == plain
            )
            if style == "ascii":
                assert plain.isascii()
                assert plain.replace("\n", "").isprintable()
            for char in set(plain):
                assert unicodedata.east_asian_width(char) not in "WF", char
                assert not unicodedata.combining(char), char


@pytest.mark.parametrize(("id", "variant"), GAMES, ids=IDS)
@pytest.mark.parametrize("style", ["unicode", "ascii"])
def test_different_pieces_have_different_signs(id: str, variant: str, style: str) -> None:
    """Owner, symbol, state and text can be told apart without colour."""
    game, some = positions(id, variant)
    layouts = companion(game, "layout")
    for position in some:
        layout = layouts.layout(game, position)
        drawing = _Drawing(layout, theme(layout.theme), style, None)
        signs: dict[str, set[tuple[object, ...]]] = {}
        for piece in layout.pieces:
            sign = drawing._glyph(drawing._look(piece), piece)
            owner = None if sign.strip("[]()<>").isdigit() and piece.text else piece.seat
            signs.setdefault(sign, set()).add((owner, piece.symbol, piece.state, piece.text))
        assert all(len(kinds) == 1 for kinds in signs.values()), signs
        empty = {
            drawing._filled(look.get(style), t.seat, t.id, "")
            for t in layout.targets
            if t.kind in ("cell", "blocked") and (look := drawing.theme.target(t.kind))
        }
        assert not empty & set(signs)


@pytest.mark.parametrize(("id", "variant"), GAMES, ids=IDS)
def test_no_piece_is_lost(id: str, variant: str) -> None:
    """Each piece's sign stands where the piece lies."""
    game, some = positions(id, variant)
    layouts = companion(game, "layout")
    for position in some:
        layout = layouts.layout(game, position)
        for width in (None, 20):
            drawing = _Drawing(layout, theme(layout.theme), "ascii", None)
            across, down = drawing.plan["scale"]
            drawing.draw(across if width is None else drawing.narrowest(), down, {})
            for piece in layout.pieces:
                sign = drawing._glyph(drawing._look(piece), piece)
                left, row = drawing._start(piece.x, len(sign)), int(piece.y * down)
                found = "".join(drawing.canvas[left + k, row].char for k in range(len(sign)))
                assert found == sign, piece


def test_two_letter_columns_stay_aligned() -> None:
    game = load("klopodavka", size="64x9", players=2)
    lines = draw.text(game, game.start(), style="ascii").split("\n")
    first = next(k for k, line in enumerate(lines) if line.split()[:2] == ["a", "a"])
    assert lines[first][:4] == "    "
    below = lines[first + 1]
    for column, name in enumerate(game.board.columns):
        at = 2 + 2 * column
        assert (lines[first][at] + below[at]).strip() == name
    assert len(lines[0]) == 2 + 127


def test_narrow_terminals_get_a_narrow_board() -> None:
    game = load("virus-war")
    assert len(draw.text(game, game.start(), width=80).split("\n")[0]) == 22
    assert len(draw.text(game, game.start(), width=15).split("\n")[0]) == 13


def test_backgammon_looks_like_a_board() -> None:
    text = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10 -"
    game, position = open_position("backgammon", text)
    lines = [line.rstrip() for line in draw.text(game, position, style="ascii").split("\n")]
    assert " ".join(lines[0].split()) == "13 14 15 16 17 18 19 20 21 22 23 24"
    assert " ".join(lines[2].split()) == "| x . : . o . | | o . : . : x |"
    assert " ".join(lines[7].split()) == "| | | [3] [1] |"
    assert " ".join(lines[12].split()) == "| o : . : x : | | x : . : . o |"
    assert " ".join(lines[14].split()) == "12 11 10 9 8 7 6 5 4 3 2 1"


def test_legend_names_the_signs() -> None:
    game, position = open_position("virus-war", "10/10/10/10/10/10/10/1oX7/1x8/x9 x 3 0 5")
    drawn = draw.text(game, position, style="ascii", legend=True)
    assert re.search(r"^X +killed cross \(1\) *$", drawn, re.MULTILINE)


def test_drawing_costs_nothing_at_the_start() -> None:
    """Importing the room reads no theme and none of the slow modules."""
    code = (
        "import sys, parlour.draw; "
        "print(sorted({'rich', 'fluent', 'numpy', 'tomllib', 'xml.etree'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize("lang", ["ko", "ru"])
def test_other_languages_keep_the_columns(lang: str) -> None:
    game = load("ataxx")
    drawn = draw.text(game, game.start(), lang=lang, legend=True)
    assert not drawn.isascii()
    assert len({columns(line) for line in drawn.split("\n")}) == 1
    assert draw.text(game, game.start(), lang=lang, legend=True, style="ascii").isascii()


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_buttons_stand_beside_each_other_on_a_narrow_board(lang: str) -> None:
    """War on 30 columns is drawn two characters a cell in 80: less than its buttons' words take."""
    game = load("war", players=4)
    lines = draw.text(game, game.start(), width=80, lang=lang).split("\n")
    assert len(lines[0]) <= 80
    [buttons] = [line.split() for line in lines if "[pass]" in line]
    assert buttons == [*(["[П]", "[К]", "[Т]", "[С]"] if lang == "ru" else
                         ["[I]", "[N]", "[T]", "[P]"]), "[pass]"]  # fmt: skip


@pytest.mark.parametrize("width", [80, 41])
def test_marks_leave_the_frame_of_a_main_bug_alone(width: int) -> None:
    game = load("klopodavka", players=2, size="12x12")
    lines = draw.text(game, game.start(), overlays=("links",), width=width).split("\n")
    assert "".join(lines[10].split()).startswith("2×-[×]-×-·")
    assert lines[11].count("-") == lines[10].count("-") == 3


def test_where_a_frame_and_marks_do_not_fit_the_frame_is_a_capital() -> None:
    game = load("klopodavka", players=2, size="12x12")
    lines = draw.text(game, game.start(), overlays=("links",), width=30).split("\n")
    assert lines[10].startswith(" 2 ×-A-×-·")


def test_marks_without_room_are_listed() -> None:
    game = load("war", players=4)
    lines = draw.text(game, game.start(), overlays=("links",), width=80, legend=True).split("\n")
    below = [line.split() for line in lines[-2:]]
    assert below == [["-", "linked"], ["a1"]]
    roomy = draw.text(game, game.start(), overlays=("links",), width=120, legend=True)
    assert "×G-" in roomy and roomy.split("\n")[-1].split() == ["-", "linked"]


def test_of_two_marks_on_a_piece_the_later_is_shown() -> None:
    game, position = open_position("virus-war", "xOOOo/5/5/5/5 x 3 0 7")
    drawn = draw.text(game, position, overlays=("links", "chains"), width=80)
    assert drawn.startswith("5 ×-●°●°●°○")
