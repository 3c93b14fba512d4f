"""`parlour show`."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from parlour.games import REGISTRY
from tests.cli.conftest import Parlour


@pytest.mark.parametrize("game", REGISTRY)
def test_every_game_is_drawn_without_colour_into_a_file(parlour: Parlour, game: str) -> None:
    ran = parlour("show", game)
    assert ran.status == 0
    assert len(ran.lines) > 7
    assert "\x1b" not in ran.out


@pytest.mark.parametrize("game", REGISTRY)
def test_the_plain_board_is_ascii(parlour: Parlour, game: str) -> None:
    assert parlour("show", game, "--ascii").out.partition("\n\n")[0].isascii()


def test_the_position_asked_for_is_drawn_and_said(parlour: Parlour) -> None:
    position = "7/7/4s2/3#3/7/7/7 2"
    ran = parlour("show", "slime-trail", "--position", position)
    assert ran.lines[-1] == position
    assert "Player 2 to move" in ran.out


def test_svg(parlour: Parlour, tmp_path: Path) -> None:
    file = tmp_path / "board.svg"
    ran = parlour("show", "ataxx", "--svg", str(file))
    assert ran == (0, "", "")
    assert ElementTree.parse(file).getroot().tag == "{http://www.w3.org/2000/svg}svg"
    assert parlour("show", "ataxx", "--svg", "-").out.strip() == file.read_text("utf-8").strip()


def test_a_doubtful_start_is_warned_of(parlour: Parlour) -> None:
    ran = parlour("show", "ataxx", "--set", "size=3x3")
    assert ran.status == 0
    assert len(ran.err.splitlines()) == 1


def test_a_picture_that_cannot_be_written(parlour: Parlour, tmp_path: Path) -> None:
    ran = parlour("show", "ataxx", "--svg", str(tmp_path / "none" / "board.svg"))
    assert ran.status == 2
    assert "board.svg: No such file" in ran.err
