"""What the drawing room adds for play: seats' signs, the trail of a record, narrow sheets."""

from __future__ import annotations

import pytest

from parlour import Record, draw, load
from parlour.game import companion
from parlour.games import open_position
from parlour.games.layout import Layout


def layout(id: str, **options: object) -> Layout:
    game = load(id, **options)
    found: Layout = companion(game, "layout").layout(game, game.start())
    return found


@pytest.mark.parametrize(
    ("id", "unicode", "ascii"),
    [
        ("ataxx", "×○", "xo"),
        ("virus-war", "×○", "xo"),
        ("klopodavka", "×○△□", "abcd"),
        ("war", "×○", "ab"),
        ("backgammon", "✖●", "xo"),
        ("slime-trail", "×○", "12"),
    ],
)
def test_a_seat_has_the_sign_that_the_board_shows(id: str, unicode: str, ascii: str) -> None:
    board = layout(id)
    for seat, (mark, letter) in enumerate(zip(unicode, ascii, strict=True)):
        assert draw.mark(board, seat) == mark
        assert draw.mark(board, seat, style="ascii") == letter
        assert mark in draw.mark(board, seat, colour=True).strip("\x1b")


def test_the_trail_is_drawn_from_the_record() -> None:
    record = Record(load("slime-trail"))
    for move in ("d5", "e6", "f5", "e4"):
        record.play(move)
    board = draw.traced(record)
    assert board.path == ((3.5, 3.5), (3.5, 2.5), (4.5, 1.5), (5.5, 2.5), (4.5, 3.5))
    lines = draw.text_layout(board).splitlines()
    assert lines[1:4] == ["6 · · · · ↘ · ·", "5 · · · ↗ · ↙ ·", "4 · · · ↑ @ · ·"]
    assert draw.text_layout(board, style="ascii").splitlines()[2] == "5 . . . / . / ."
    legend = [line.split() for line in draw.text_layout(board, legend=True).splitlines()[9:]]
    assert [line[0] for line in legend] == ["↑", "@", "×", "○"]


def test_a_swap_leaves_no_gap_in_the_trail() -> None:
    record = Record(load("slime-trail", pie=True))
    record.play("d5").play("swap").play("e5")
    assert draw.traced(record).path == ((3.5, 3.5), (3.5, 2.5), (4.5, 2.5))


def test_a_game_without_a_trail_is_drawn_as_it_is() -> None:
    record = Record(load("ataxx")).play("g2")
    assert draw.traced(record) == companion(record.game, "layout").layout(
        record.game, record.position
    )


@pytest.mark.parametrize("style", ["unicode", "ascii"])
def test_the_largest_sheet_of_war_fits_a_narrow_terminal(style: draw.Style) -> None:
    empty = "/".join(["30"] * 17)
    text = f"bG13fG14cG/{empty}/15aI4dIbI8/aG14eG12dG1"
    game, position = open_position("war", f"{text} a I0N0T0P0 0 - 1")
    drawn = draw.text(game, position, style=style, width=80)
    assert max(map(len, drawn.splitlines())) <= 80
    assert ("aI" if style == "unicode" else "AI") in drawn  # cut off from its general
    assert "~" in draw.text(game, position, style=style)


@pytest.mark.parametrize(("style", "row"), [("unicode", "×A×"), ("ascii", "aAa")])
def test_the_largest_sheet_of_klopodavka_fits_a_narrow_terminal(
    style: draw.Style, row: str
) -> None:
    game, position = open_position("klopodavka", None, None, {"size": "64x40"})
    lines = draw.text(game, position, style=style, width=80).splitlines()
    assert max(map(len, lines)) <= 80
    assert lines[38].startswith(f" 2 {row}")
    notebook, start = open_position("klopodavka", None, "notebook")  # this one needs no such thing
    lines = draw.text(notebook, start, style=style, width=80).splitlines()
    assert max(map(len, lines)) <= 80
