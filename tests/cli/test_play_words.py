"""How players and moves may be called at the terminal, and what is said of words too many."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Parlour
from tests.cli.test_play import answer, at

BUGS = "bbb4ccc/bBb4cCc/bbb4ccc/1a8/10/10/10/aaa7/aAa7/aaa7 a 5 0 - 1"


@pytest.mark.parametrize("name", ["player 2", "플레이어 2", "Игрок 2"])
def test_show_reads_names_of_two_words(parlour: Parlour, name: str) -> None:
    lines = "\n".join(["show links 2", f"show links {name}", f"show {name} links", "show links"])
    words = ("play", "klopodavka", "--position", BUGS, "--set", "size=10x10", "--two")
    ran = parlour(*words, input=f"{lines}\nshow links player 7\nshow 9\nshow links z\n".encode())
    asked, *others = [answer(ran, line) for line in lines.split("\n")]
    assert others[:2] == [asked, asked]
    assert others[2] != asked, "one's own, when nobody is named"
    for line, nobody in (
        ("show links player 7", "player 7"),
        ("show 9", "9"),
        ("show links z", "z"),
    ):
        assert f"‘{nobody}’ is not a player: write a number" in " ".join(answer(ran, line))


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "‘pass’, so none of it was played: leave ‘pass’ out"),
        ("ko", "‘pass’을(를) 빼고 입력하세요"),
        ("ru", "поэтому ничего не сыграно: уберите «pass»"),
    ],
)
def test_a_word_after_a_complete_turn(parlour: Parlour, lang: str, said: str) -> None:
    ran = at(parlour, "virus-war", "a1 b2 c3 pass", "a1", options=f"--two --lang {lang}")
    assert said in " ".join(answer(ran, "a1 b2 c3 pass"))
    assert "a1" in ran.out.rpartition("> a1")[1], "the first step is still to be made"


@pytest.mark.parametrize("name", ["가위표", "×", "cross", "Крестик", "1"])
@pytest.mark.parametrize("lang", ["en", "ko", "ru"])
def test_sides_are_named_by_any_of_their_words(parlour: Parlour, name: str, lang: str) -> None:
    said = {"en": "× Crosses  you", "ko": "× 플레이어 1  나", "ru": "× Крестики  вы"}[lang]
    ran = at(parlour, "virus-war", options=f"--side {name} --lang {lang}")
    assert f"  {said}" in ran.lines


@pytest.mark.parametrize("name", ["동그라미", "○", "nought", "нолик", "2"])
def test_the_other_side_is_named_so_too(parlour: Parlour, name: str) -> None:
    assert "  ○ Noughts  you" in at(parlour, "virus-war", options=f"--side {name}").lines
    assert parlour("play", "ataxx", "--side", "동그라미").status == 2


def test_a_question_can_be_left(parlour: Parlour) -> None:
    ran = at(parlour, "klopodavka --set players=3", "resign", "quit", "y")
    assert "is neither" not in ran.out
    assert ran.lines[-1].startswith("The game is kept")
