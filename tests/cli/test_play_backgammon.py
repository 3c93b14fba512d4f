"""Backgammon at the terminal: dice (B17), plays in steps, cube, resignation, matches."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour import native
from parlour.cli.dice import Dice, OutOfRolls, read_rolls
from parlour.cli.saves import unfinished
from parlour.cli.screen import Screen
from parlour.game import TextError
from parlour.games import load
from tests.cli.conftest import Parlour, Ran


def at(parlour: Parlour, options: str, *lines: str, status: int = 0) -> Ran:
    """A sitting of two friends with these lines."""
    typed = "\n".join([*lines, ""]).encode()
    ran = parlour("play", "backgammon", "--two", "--seed", "1", *options.split(), input=typed)
    assert ran.status == status
    return ran


# Dice


def test_dice_by_hand(parlour: Parlour) -> None:
    ran = at(parlour, "--dice manual", "7", "66", "x", "1-6", "13/7 8/7", "3 1", "record")
    assert "Opening throw: one die each" in ran.out
    assert "‘7’ is not a roll that can come now: write two dice, such as 61." in ran.lines
    assert "‘66’ is a tie: thrown again." in ran.lines
    assert "‘x’ is not a roll that can come now: write two dice, such as 61." in ran.lines
    assert "Opening throw 1-6: ● Player 2 begins." in ran.lines
    assert "✖ Player 1: rolls 3-1" in ran.lines
    assert '; [Dice "manual"]' in ran.lines


def test_dice_from_a_file(parlour: Parlour, tmp_path: Path) -> None:
    rolls = tmp_path / "rolls.txt"
    rolls.write_text("# the opening\n31, 6-5\n42 # no more\n")
    ran = at(parlour, f"--dice {rolls}", "8/5 6/5", "24/13", "record", "8/4 6/4", status=2)
    assert '; [Dice "file rolls.txt"]' in ran.lines
    assert ran.err == f"there are no more rolls in {rolls}\n"
    [kept], _ = unfinished()  # the game itself is not lost
    assert [str(move) for move in kept.load().record.moves[-2:]] == ["8/4", "6/4"]


@pytest.mark.parametrize("text", ["31 77", "31\n6", "31 61x", "٣١"])
def test_a_file_that_is_no_rolls_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "rolls.txt"
    file.write_text(text, "utf-8")
    with pytest.raises(TextError) as refused:
        read_rolls(file)
    assert str(refused.value).startswith(f"{file}:{1 + text.count(chr(10))}: ")


def test_the_generator_is_the_one_that_the_record_names() -> None:
    """B17: a game that is gone on with gets the dice it would have had."""
    game, screen = load("backgammon"), Screen("en")
    chances = game.chances(game.start())
    whole, rest = Dice("random", 7), Dice("random", 7, thrown=3)
    rolls = [whole.throw(chances, screen) for _ in range(5)]
    assert [rest.throw(chances, screen) for _ in range(2)] == rolls[3:]
    assert whole.origin() == "Mersenne Twister (MT19937), seed 7"
    assert len({str(roll) for roll in rolls}) > 1


def test_a_file_is_read_on_from_the_right_place(tmp_path: Path) -> None:
    file = tmp_path / "rolls.txt"
    file.write_text("31 42")
    dice = Dice(str(file), 1, thrown=1)
    chances = load("backgammon").chances(load("backgammon").start())
    assert str(dice.throw(chances, Screen("en"))) == "42"
    with pytest.raises(OutOfRolls):
        dice.throw(chances, Screen("en"))


# Plays


def test_a_play_in_steps_can_be_taken_back_until_it_is_confirmed(parlour: Parlour) -> None:
    lines = ["31", "8/5", "6/5", "6/5", "undo", "6/5", "", "62"]
    ran = at(parlour, "--dice manual", *lines)
    assert ran.out.count("Enter ends your turn, `undo` takes back a step.") == 3
    assert ran.out.count("✖ Player 1: 8/5 6/5") == 2
    assert "‘6/5’ comes after the end of your turn" in ran.out
    assert "Player 1 to move with 1." in ran.lines
    assert "● Player 2: rolls 6-2" in ran.lines


def test_a_whole_play_needs_no_confirmation_and_dice_stand(parlour: Parlour) -> None:
    ran = at(parlour, "--dice manual", "31", "8/5 6/5", "62", "undo")
    assert "Enter ends your turn" not in ran.out
    assert "there is no step to take back: dice" in ran.out


def test_with_the_cube_a_play_in_steps_is_confirmed_too(parlour: Parlour) -> None:
    """There the opponent decides before the dice."""
    ran = at(parlour, "--set cube=on --dice manual", "31", "8/5", "6/5", "undo", "6/5", "", "roll")
    assert ran.out.count("Enter ends your turn") == 2
    assert "● 2 (roll, double)> roll" in ran.lines


def test_a_roll_that_cannot_be_played_is_said_and_passed(parlour: Parlour) -> None:
    position = "XGID=-------------------bbbbbbA:0:0:1:66:0:0:0:0:10 -"
    ran = parlour("play", "backgammon", "--two", "--dice", "manual", "--position", position,
                  input=b"21\n")  # fmt: skip
    assert "Player 1 cannot move with 6-6-6-6 and must pass." in ran.lines
    assert "● Player 2: rolls 2-1" in ran.lines


# Cube and resignation


def test_the_cube_is_asked_clearly(parlour: Parlour) -> None:
    options = "--set cube=on --set beavers=on --set raccoons=on --dice manual"
    ran = at(parlour, options, "31", "8/5 6/5", "d", "be", "raccoon", "accept")
    assert "Player 2 to decide: `roll` or `double`." in ran.lines
    assert "✖ 1 (take, drop, beaver)> be" in ran.lines
    assert "● 2 (accept, drop, raccoon)> raccoon" in ran.lines
    assert "✖ 1 (accept, drop)> accept" in ran.lines
    wrong = at(parlour, options, "31", "8/5 6/5", "take", "8/5", "double", "roll")
    assert "‘take’ answers nothing: no double is offered" in wrong.lines
    said = " ".join(wrong.out.split())
    assert "‘8/5’ cannot be played: first say `roll` or `double` (B11)" in said
    assert "‘roll’ cannot be played: a double waits for an answer" in said


def test_a_dropped_double_ends_the_game(parlour: Parlour) -> None:
    ran = at(parlour, "--set cube=on --dice manual", "31", "8/5 6/5", "double", "drop")
    assert "The game was given up: player 2 wins one point." in ran.lines


@pytest.mark.parametrize(
    ("level", "points"),
    [("resign", "one point"), ("resign 2", "2 points"), ("resign 3", "3 points")],
)
def test_a_resignation_is_answered(parlour: Parlour, level: str, points: str) -> None:
    """B14."""
    ran = at(
        parlour,
        "--dice manual",
        "31",
        level,
        "n",
        level,
        "8/5 6/5",
        "62",
        "24/16",
        "61",
        level,
        "y",
    )
    assert "cannot resign twice in a turn" in " ".join(ran.out.split())
    assert "● Player 2: refused" in ran.lines
    assert f"The game was given up: player 2 wins {points}." in ran.lines


def test_the_computer_answers_a_resignation(parlour: Parlour) -> None:
    ran = parlour("play", "backgammon", "--seed", "1", input=b"resign 4\nresign gammon\nresign 3\n")
    assert "‘4’ is not a level" in ran.out
    assert "‘gammon’ is not a level" in ran.out
    assert "● Player 2: accepted" in ran.lines
    assert "The game was given up: player 2 wins 3 points." in ran.lines
    level = parlour("play", "backgammon", "--seed", "1", input=b"resign\n")
    assert "● Player 2: " in level.out


def test_a_match_goes_on_with_the_next_game(parlour: Parlour) -> None:
    ran = at(parlour, "--set match=3 --dice manual", "31", "resign 2", "y", "21", "resign", "y")
    assert "The game was given up: player 2 wins 2 points." in ran.lines
    assert "The score is 0:2; the next game begins." in ran.lines
    assert "Crawford game: no cube" in ran.lines
    ending = "The game was given up: player 2 wins one point. Player 2 wins the match 3:0 (B13)."
    assert ending in " ".join(ran.out.split())


@pytest.mark.skipif(not native.available(), reason="there is no compiled core here")
def test_a_computer_that_has_lost_offers_to_give_up(parlour: Parlour) -> None:
    """B14: it goes on in the same turn after a refusal."""
    lost = f"XGID=-B{17 * '-'}cccc---:0:0:-1:21:0:0:0:0:10 -"
    computer = ("play", "backgammon", "--level", "7", "--side", "1", "--position", lost)
    ran = parlour(*computer, input=b"y\n\n")
    assert "● Player 2 gives up a single game. Accept (y or n)?" in ran.out
    assert "Player 1: accepted" in ran.out and "player 1 wins one point" in ran.out
    refused = parlour(*computer, input=b"n\nquit\n")
    assert "Player 1: refused" in refused.out and "Player 2: " in refused.out
