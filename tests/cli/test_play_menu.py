"""The menu of `parlour play`."""

from __future__ import annotations

import pytest

from parlour.cli.saves import folder
from parlour.draw.describe import columns
from parlour.games import REGISTRY
from parlour.text import LANGUAGES
from tests.cli.conftest import Parlour, Ran
from tests.cli.robot import untranslated


def menu(parlour: Parlour, *lines: str, lang: str = "en") -> Ran:
    typed = "\n".join([*lines, ""]).encode()
    ran = parlour("play", "--seed", "1", "--lang", lang, input=typed)
    assert (ran.status, ran.err) == (0, "")
    assert untranslated(ran.out) == set()
    return ran


@pytest.mark.parametrize("end", [("q",), ("quit",), ("Q",), ()])
def test_it_ends_with_a_word_or_with_the_input(parlour: Parlour, end: tuple[str, ...]) -> None:
    ran = menu(parlour, *end)
    assert ran.out.count("Parlour: what shall we play?") == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_is_offered_in_lines_that_fit(parlour: Parlour, lang: str) -> None:
    ran = menu(parlour, "q", lang=lang)
    numbered = [line.split()[0] for line in ran.lines if line[2:3].isdigit()]
    assert numbered == [str(i + 1) for i in range(len(REGISTRY))]
    assert max(map(columns, ran.lines)) <= 80


@pytest.mark.parametrize("game", REGISTRY)
def test_one_key_sits_down_against_a_beginner(parlour: Parlour, game: str) -> None:
    ran = menu(parlour, str(list(REGISTRY).index(game) + 1), "quit", "q")
    names = ("Crosses", "Noughts") if game == "virus-war" else ("Player 1", "Player 2")
    assert f"{names[0]}  you" in ran.out
    assert f"{names[1]}  computer, level 1" in ran.out
    if game != "backgammon":  # where dice have been thrown already
        assert not list(folder().glob("*"))


def test_the_language_changes_and_comes_back(parlour: Parlour) -> None:
    ran = menu(parlour, "l", "l", "6", "d5", "quit", "l", "q")
    for word in ("what shall we play", "무엇을 둘까요", "во что сыграем", "Партия отложена"):
        assert word in ran.out


def test_what_is_not_in_the_menu_is_said(parlour: Parlour) -> None:
    ran = menu(parlour, "9", "c1", "1x", "²", "q")
    for text in ("9", "c1", "1x", "²"):
        assert f"‘{text}’ is not in the menu: type the number or letter at the left." in ran.lines


def test_variants_players_level_and_side(parlour: Parlour) -> None:
    lines = ["3+", "9", "7", "7", "3", "size=5x5", "size=12x12 steps=3", "2", "0", "quit", "q"]
    ran = menu(parlour, *lines)
    assert "  2   duel      players=2" in ran.lines
    assert "‘9’ is not a number from 1 to 7." in ran.lines
    assert "‘7’ is not a number from 2 to 6." in ran.lines
    assert "size=‘5x5’ is not possible" in ran.out
    assert "Klopodavka players=3 size=12x12 steps=3 revolution=off" in ran.lines
    assert ran.out.count("computer, level 2") == 2


def test_a_match_of_backgammon_with_a_friend(parlour: Parlour) -> None:
    ran = menu(parlour, "5+", "7", "", "0", "quit", "q")
    assert "Backgammon match=5" in ran.lines
    assert "  ● Player 2  at this terminal" in ran.lines


@pytest.mark.parametrize("stop", range(1, 5))
def test_the_input_may_end_at_every_question(parlour: Parlour, stop: int) -> None:
    assert menu(parlour, *["3+", "1", "3", "", "1"][:stop]).out.count("what shall we play") == 1


def test_the_rules_are_shown(parlour: Parlour) -> None:
    assert "# Slime Trail" in menu(parlour, "6?", "q").out
    assert "# Слизистый след" in menu(parlour, "6?", "q", lang="ru").out


def test_unfinished_games_come_first_and_go_on(parlour: Parlour) -> None:
    menu(parlour, "6", "d5", "quit", "1", "g2", "quit", "q")
    ran = menu(parlour, "c2", "position", "quit", "", "position", "quit", "x1", "q")
    first = ran.lines[:6]
    assert "c1  go on with Ataxx" in first[3]
    assert "c2  go on with Slime Trail (2 turns played, " in first[4]
    assert "Enter goes on with the latest; `x1` forgets c1." in ran.lines
    assert ran.lines.count("Slime Trail") == 2  # chosen, and then the latest
    assert len(list(folder().glob("*.json"))) == 1


def test_a_game_gone_on_with_tells_the_last_turn(parlour: Parlour) -> None:
    first = parlour("play", "backgammon", "--seed", "1", input=b"quit\n")
    [turn] = [line for line in first.lines if line.startswith("● Player 2: ")]
    ran = menu(parlour, "", "quit", "q")
    assert turn in ran.lines
    assert "Player 1 to move with 6-3." in ran.lines
