"""`parlour play backgammon --tutor`: asked again before a blunder."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from parlour import native
from parlour.text import LANGUAGES, say
from tests.cli.conftest import Parlour, Ran

needs_core = pytest.mark.skipif(not native.available(), reason="there is no compiled core here")


def at(parlour: Parlour, rolls: Path, *lines: str, lang: str = "en") -> Ran:
    """A sitting of two friends: 3-1 opens."""
    rolls.write_text("31 65 42")
    options = ("--two", "--seed", "1", "--dice", str(rolls), "--tutor", "--lang", lang)
    return parlour("play", "backgammon", *options, input="\n".join([*lines, ""]).encode())


@needs_core
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_blunder_can_be_taken_back(parlour: Parlour, tmp_path: Path, lang: str) -> None:
    lines = ("24/20", "n", "8/5 6/5", "record", "quit")
    ran = at(parlour, tmp_path / "rolls.txt", *lines, lang=lang)
    asked = say("analyse-tutor", lang, loss="0.", better="8/5 6/5").split("0.")[0]
    assert ran.out.count(asked) == 1
    assert "31: 8/5 6/5" in ran.out
    assert "24/20" not in ran.out.split("31: ")[1]


@needs_core
def test_a_blunder_can_be_insisted_on(parlour: Parlour, tmp_path: Path) -> None:
    ran = at(parlour, tmp_path / "rolls.txt", "24/20", "y", "record", "quit")
    assert "31: 24/20" in ran.out


@needs_core
def test_a_turn_in_steps_is_asked_about_when_it_is_whole(parlour: Parlour, tmp_path: Path) -> None:
    steps = ("24/21", "21/20", "n", "8/5", "6/5", "", "record", "quit")
    ran = at(parlour, tmp_path / "rolls.txt", *steps)
    assert ran.out.count("Play it all the same") == 1
    assert "31: 8/5 6/5" in ran.out


@needs_core
def test_nothing_is_asked_of_a_good_play(parlour: Parlour, tmp_path: Path) -> None:
    ran = at(parlour, tmp_path / "rolls.txt", "8/5 6/5", "24/13", "quit")
    assert "Play it all the same" not in ran.out


def test_a_tutor_needs_a_game(parlour: Parlour) -> None:
    assert parlour("play", "--tutor").status == 2


def test_a_tutor_of_a_game_without_dice(parlour: Parlour) -> None:
    """A win in one turn is thrown away, thought better of, and played."""
    position = ("--position", "4/4/1o2/x3 x 3 0 3", "--set", "size=4x4", "--seed", "1")
    lines = b"pass\nn\nb2\nrecord\nquit\n"
    ran = parlour("play", "virus-war", *position, "--two", "--tutor", input=lines)
    assert ran.out.count("Play it all the same") == 1
    assert re.search(r"better: .*b2", ran.out)
    assert "1-0" in ran.out
