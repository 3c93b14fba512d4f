"""`parlour play`: what can be typed at the table, and what is said to it."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.cli.commands import COMMANDS
from parlour.cli.saves import folder
from parlour.cli.screen import wrapped
from parlour.draw.describe import columns
from parlour.games import REGISTRY
from parlour.text import LANGUAGES
from tests.cli.conftest import Parlour, Ran
from tests.cli.robot import untranslated


def at(parlour: Parlour, game: str, *lines: str, options: str = "") -> Ran:
    """A sitting with these lines, then the end of the input."""
    typed = "\n".join([*lines, ""]).encode()
    ran = parlour("play", *game.split(), "--seed", "1", *options.split(), input=typed)
    assert (ran.status, ran.err) == (0, "")
    return ran


def answer(ran: Ran, line: str) -> list[str]:
    """The lines between a prompt answered with `line` and the next prompt."""
    start = next(i for i, said in enumerate(ran.lines) if said.endswith(f"> {line}"))
    following = ran.lines[start + 1 :]
    end = next((i for i, said in enumerate(following) if "> " in said), len(following))
    return following[:end]


# Moves


def test_the_table_says_who_plays_and_how(parlour: Parlour) -> None:
    ran = at(parlour, "klopodavka --set players=3 --set size=12x12")
    assert ran.lines[1:7] == [
        "Klopodavka players=3 size=12x12",
        "  × Player 1  you",
        "  ○ Player 2  computer, level 1 (beginner)",
        "  △ Player 3  computer, level 1 (beginner)",
        ran.lines[5],
        ran.lines[6],
    ]
    assert "Type a move, such as `d3`, or several, such as `d3-" in ran.out
    assert ran.lines[-2:] == [
        "Player 1 to move, 5 steps left: place a bug; the whole turn may be passed.",
        "× 1> ",
    ]


@pytest.mark.parametrize("line", ["a1-b2-c3", "a1 b2 c3", "A1,b2, C3", "a1-b2"])
def test_moves_come_one_by_one_or_together(parlour: Parlour, line: str) -> None:
    ran = at(parlour, "virus-war --set size=6x6", line, *(["c3"] if line == "a1-b2" else []))
    [turn] = [line.split(": ")[1] for line in ran.lines if line.startswith("○ Noughts: ")]
    assert turn.startswith("f6-")
    board = ran.out[ran.out.rindex("\n6 ") : ran.out.rindex("\n1 ")]
    assert board.count("°") == turn.count("-") + 1  # what the computer has just played is marked


def test_what_is_wrong_in_a_turn_undoes_all_of_it(parlour: Parlour) -> None:
    ran = at(parlour, "virus-war --set size=6x6", "a1-b2-d4", "a1-b2-c3-d4", "position")
    assert answer(ran, "a1-b2-d4") == [
        "d4 is not accessible: it touches no live cross, nor a chain of killed noughts",
        "that touches one (V4)",
    ]
    said = "the turn ‘a1-b2-c3-d4’ is over before ‘d4’, so none of it was played: leave ‘d4’ out"
    assert " ".join(answer(ran, "a1-b2-c3-d4")) == said
    assert answer(ran, "position") == ["6/6/6/6/6/6 x 3 0 1"]
    assert not folder().exists()  # nothing was played, so nothing is kept


@pytest.mark.parametrize(
    ("game", "line", "said"),
    [
        ("ataxx", "foo", "‘foo’ is not an Ataxx move"),
        ("ataxx", "a9", "‘a9’ is not a cell: the cells run from a1 to g7"),
        ("ataxx", "b3", "no piece of x stands beside b3"),
        ("ataxx", "\x1b[A", "is not an Ataxx move"),
        ("ataxx", "9" * 5000, "is not an Ataxx move"),
        ("slime-trail", "a1", "a1 is not one step from the snail on d4 (S4)"),
        ("slime-trail", "d5-d6", "‘d5-d6’ is over before ‘d6’"),
        ("war --set size=12x12", "end", "`end` comes after at least one step"),
        ("backgammon", "13/8", "13/8 needs a 5; the dice to play are 6-3 (B4)"),
        ("backgammon", "double", "this game has no cube"),
    ],
)
def test_a_refused_move_gets_the_reason(parlour: Parlour, game: str, line: str, said: str) -> None:
    assert said in " ".join(at(parlour, game, line).out.split())


def test_empty_lines_and_what_is_no_text_change_nothing(parlour: Parlour) -> None:
    ran = parlour("play", "ataxx", input=b"\n   \n\xff\xfe\xc3\x28\nposition\n")
    assert (ran.status, ran.err) == (0, "")
    assert "x5o/7/7/7/7/7/o5x x 0 1" in ran.lines


def test_undo_within_a_turn_and_back_over_the_computers(parlour: Parlour) -> None:
    game = "virus-war --set size=6x6"
    ran = at(parlour, game, "undo", "a1", "b2", "undo", "position", "b2-c3", "undo", "position")
    first, second = (i for i, line in enumerate(ran.lines) if line.endswith("> position"))
    assert "there is no step of yours to take back" in ran.out
    assert "dice" not in ran.out
    assert ran.lines[first + 1] == "6/6/6/6/6/x5 x 2 0 1"
    assert ran.lines[second + 1] == "6/6/6/6/1x4/x5 x 1 0 1"


def test_undo_goes_back_over_a_forced_pass(parlour: Parlour) -> None:
    """A pass that nobody chose is made again at once; undo must not stop at it."""
    position = "o--2/---2/---2/5/xxx2 x 0 1"
    options = ("--position", position, "--set", "rules=pass", "--two")
    ran = parlour("play", "ataxx", *options, input=b"d2\nposition\nundo\nposition\n")
    assert ran.status == 0
    assert "o has no move and must pass." in ran.lines
    assert answer(ran, "position") == ["o--2/---2/---2/3x1/xxx2 x 1 2"]
    assert ran.lines[-2] == position
    assert ran.lines[-3].endswith("> position")


def test_the_computers_moves_depend_on_the_seed_alone(parlour: Parlour) -> None:
    lines = ("g2", "undo", "f1", "b6")
    assert at(parlour, "ataxx", *lines).out == at(parlour, "ataxx", *lines).out
    again = parlour("play", "ataxx", "--seed", "2", input=b"g2\nf1\n")
    assert again.out != at(parlour, "ataxx", "g2", "f1").out


def test_side_by_lot_two_friends_and_several_computers(parlour: Parlour) -> None:
    sides = {
        parlour("play", "ataxx", "--side", "random", "--seed", str(seed)).lines[2].split()[3]
        for seed in range(8)
    }
    assert sides == {"you", "computer,"}
    ran = at(parlour, "slime-trail --two", "d5", "d6")
    assert "  ○ Player 2  at this terminal" in ran.lines
    assert "○ 2> d6" in ran.out
    six = at(parlour, "war --set players=6 --side 6", "players")
    assert [line for line in six.lines if line.startswith("  ✚")] == ["  ✚ Player 6  you"] * 2
    assert sum(line.startswith(("×", "○", "△", "□", "◇")) for line in six.lines) == 5
    assert max(map(columns, six.lines)) <= 80


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("ataxx --level 8", "level=‘8’"),
        ("ataxx --side 3", "‘3’ is not a side: write × Player 1, ○ Player 2, a number"),
        ("ataxx --side ²", "‘²’ is not a side"),
        ("virus-war --side red", "‘red’ is not a side: write Crosses, Noughts, a number from 1"),
        ("war --set size=9x9", "9x9 is too small"),
        ("ataxx --dice manual", "Ataxx has no dice"),
        ("backgammon --dice no-such-file", "no-such-file: No such file"),
        ("chess", "no game ‘chess’"),
        ("ataxx --position x6", "‘x6’"),
    ],
)
def test_a_table_that_cannot_be_is_refused(parlour: Parlour, arguments: str, said: str) -> None:
    ran = parlour("play", *arguments.split())
    assert (ran.status, ran.out) == (2, "")
    assert said in ran.err
    assert len(ran.err.splitlines()) == 1


# Commands


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", REGISTRY)
def test_every_command_of_help_works_in_every_language(
    parlour: Parlour, tmp_path: Path, game: str, lang: str
) -> None:
    help_ = parlour("play", game, "--lang", lang, "--seed", "1", input=b"help\n")
    listed = [line.split()[0] for line in help_.lines if line[:2] == "  " and line[2:3].islower()]
    names = [name for name in listed if name in COMMANDS]
    assert {"moves", "board", "show", "hint", "undo", "save", "quit", "help"} <= set(names)
    words = {"save": str(tmp_path / f"{lang}.txt"), "show": "", "pact": "2", "break": "2"}
    last = [name for name in names if name not in ("quit", "resign", "draw", "hint")]
    typed = "\n".join([f"{name} {words.get(name, '')}" for name in last] + ["resign", "quit"])
    ran = parlour("play", game, "--lang", lang, "--seed", "1", input=typed.encode())
    assert (ran.status, ran.err) == (0, "")
    assert untranslated(help_.out + ran.out) == set()
    assert (tmp_path / f"{lang}.txt").is_file()
    assert max(map(columns, help_.lines)) <= 80


def test_moves_are_listed_as_people_count(parlour: Parlour) -> None:
    ran = at(parlour, "slime-trail --set size=11x11 --set start=k10", "moves")
    assert answer(ran, "moves") == ["j9   j10  j11  k9   k11"]


def test_russian_letters_of_war_are_shown_and_read(parlour: Parlour) -> None:
    ran = at(parlour, "war --set size=12x12", "moves", "Пb2", options="--lang ru")
    assert "Пa2   Пb1   Пb2   Кb3" in ran.out
    assert " 2  · ×П° ·" in ran.out


def test_overlays_are_shown_on_request(parlour: Parlour) -> None:
    ran = at(parlour, "ataxx", "show", "show clones JUMPS", "show nothing")
    assert answer(ran, "show")[0].split() == ["clones", "reached", "by", "a", "clone"]
    assert "7 × • ◦ · · · ○" in answer(ran, "show clones JUMPS")
    assert "•  reached by a clone" in answer(ran, "show clones JUMPS")
    assert "has no overlay ‘nothing’" in " ".join(answer(ran, "show nothing"))


def test_hint_is_a_turn_that_can_be_played(parlour: Parlour) -> None:
    ran = at(parlour, "virus-war --set size=5x5", "a1", "hint")
    [said] = answer(ran, "hint")
    turn = said.removeprefix("A good move here: ")
    assert "○ Noughts:" in at(parlour, "virus-war --set size=5x5", "a1", turn).out


def test_save_writes_records_and_pictures_but_over_nothing(
    parlour: Parlour, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    lines = ["g2", "save", "save", "save my game.svg", "save no/where", "save a\0b"]
    ran = at(parlour, "ataxx", *lines)
    assert parlour("replay", "ataxx.pgn").status == 0
    assert (tmp_path / "my game.svg").read_text().startswith("<svg")
    assert "ataxx.pgn is there already and is left as it is: give another name." in ran.lines
    assert "no/where could not be written: No such file or directory." in ran.lines
    assert "could not be written: " in answer(ran, "save a\0b")[0]


# Events


def test_a_resignation_ends_the_game_with_its_reason(parlour: Parlour) -> None:
    ran = at(parlour, "ataxx", "g2", "resign")
    assert ran.lines[-5:-3] == ["× Player 1 gave up. Winner: ○ Player 2.", "You lost."]
    assert "cannot follow" in at(parlour, "ataxx", "resign 2").out


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "× Crosses gave up. Winner: ○ Noughts."),
        ("ko", "× 플레이어 1 기권. 승자: ○ 플레이어 2."),
        ("ru", "Сдача: × Крестики. Победитель: ○ Нолики."),
    ],
)
def test_who_gave_up_and_who_won_are_called_by_their_names(
    parlour: Parlour, lang: str, said: str
) -> None:
    ran = at(parlour, "virus-war --two", "resign", options=f"--lang {lang}")
    assert said in ran.lines


def test_a_draw_is_offered_and_answered(parlour: Parlour) -> None:
    ran = at(parlour, "ataxx --two", "g2", "draw", "maybe", "n", "draw", "y")
    assert "○ Player 2 offers a draw. Accept (y or n)? maybe" in ran.out
    assert "‘maybe’ is neither: type y or n." in ran.out
    assert "× Player 1: refused" in ran.lines
    assert "A draw was agreed." in ran.lines
    korean = at(parlour, "ataxx --two", "g2", "draw", "네", options="--lang ko")
    assert "× 플레이어 1: 받아들임" in korean.lines
    assert (
        ": refused" in at(parlour, "ataxx", "draw").out
        or ": accepted" in at(parlour, "ataxx", "draw").out
    )


def test_pacts_are_announced_and_end_with_a_kill(parlour: Parlour) -> None:
    position = "cCc6/ccc6/9/9/9/9/bbb6/bBb2aaa1/bbba1aAa1 a 1 0 - 1"
    ran = parlour(
        "play", "klopodavka", "--two", "--set", "steps=1", "--position", position,
        input=b"pact 2\npact 2\npact 4\npact x\npact 3\nplayers\nc1\n",
    )  # fmt: skip
    assert "× Player 1 and ○ Player 2 have a pact." in ran.lines
    assert "‘4’ is not a player: write a number from 1 to 3, such as `3`" in ran.lines
    assert "Pacts: 1–2, 1–3" in ran.lines
    assert "The pact of × Player 1 and ○ Player 2 is over." in ran.lines


def test_pacts_without_a_player_say_what_is_missing(parlour: Parlour) -> None:
    lines = ("pact", "break", "pact △", "break", "break игрок 3", "pact")
    ran = at(parlour, "klopodavka --two --set players=3", *lines)
    assert "`pact` needs a player, as in `pact 2`" in ran.lines
    assert answer(ran, "break") == ["you have no pact that could be ended"]
    assert "`break` needs a player, as in `break 3`" in ran.lines
    assert "The pact of × Player 1 and △ Player 3 is over." in ran.lines


@pytest.mark.parametrize("side", ["noughts", "нолики", "О", "○", "o", "2", "플레이어 2"])
def test_a_side_may_be_named_in_any_language(parlour: Parlour, side: str) -> None:
    ran = parlour("play", "virus-war", "--seed", "1", "--side", side, input=b"quit\n")
    assert "  ○ Noughts  you" in ran.lines


@pytest.mark.parametrize(
    ("lang", "names"),
    [("en", "× Crosses  you"), ("ko", "× 플레이어 1  나"), ("ru", "× Крестики  вы")],
)
def test_sides_are_called_by_their_names(parlour: Parlour, lang: str, names: str) -> None:
    ran = at(parlour, "virus-war", "quit", options=f"--lang {lang}")
    assert f"  {names}" in ran.lines


def test_what_can_be_killed_next_is_told_where_there_is_no_main_piece(parlour: Parlour) -> None:
    position = ("--position", "4/1o2/1x2/x3 x 3 0 3", "--set", "size=4x4", "--two")
    ran = parlour("play", "virus-war", *position, input="dangers\nshow exposed нолики\n".encode())
    assert "× Crosses: the enemy’s next turn can kill any of a1 b2." in ran.lines
    assert "○ Noughts: the enemy’s next turn can kill b3." in ran.lines
    assert "3 · ○!· ·" in ran.out and "2 · ×!" not in ran.out
    start = at(parlour, "virus-war", "dangers")
    assert "× Crosses: nothing can be killed in the enemy’s next turn." in start.lines
    assert answer(at(parlour, "ataxx", "dangers"), "dangers") == [
        "Nobody has a piece here whose loss would end the game."
    ]


def test_a_position_that_is_over_is_welcomed_without_a_blank(parlour: Parlour) -> None:
    ran = parlour("play", "slime-trail", "--position", "2s/3/3 2", input=b"help\n")
    assert "`help` lists what else you can type." in ran.lines
    assert [line for line in ran.lines if line.startswith(" `")] == []


def test_computers_answer_offers_of_pacts(parlour: Parlour) -> None:
    """Letters name players too; `end` alone is a word of War, with a player it breaks a pact."""
    ran = at(parlour, "war --set players=3", "pact b", "end b", "resign", "n")
    assert "× Player 1 and ○ Player 2 have a pact." in ran.lines
    assert "The pact of × Player 1 and ○ Player 2 is over." in ran.lines
    position = "bbb4ccc/bBb4cCc/bbb4ccc/1a8/10/10/10/aaa7/aAa7/aaa7 a 5 0 - 1"
    ran = parlour(
        "play", "klopodavka", "--position", position, "--set", "size=10x10", "--side", "1",
        input=b"pact b\npact c\ndangers\nshow links 2\n",
    )  # fmt: skip
    assert "× Player 1 and ○ Player 2 have a pact." in ran.lines
    assert "△ Player 3 and × Player 1 have a pact." not in ran.lines
    assert (
        "Player 2: the main bug on b9 can be killed by player 1 in one turn, in 2 steps"
        in " ".join(answer(ran, "dangers"))
    )
    assert "linked" in ran.out


def test_a_seat_put_out_is_announced_and_the_rest_can_be_watched(parlour: Parlour) -> None:
    """K5, W9: whoever loses its main bug or general is out, and the others go on."""
    game = "klopodavka --set players=3 --set size=12x12"
    left = at(parlour, game, "resign", "n")
    assert "× Player 1 has given up and is out." in left.lines
    assert list(folder().glob("*")) == []
    ran = at(parlour, game, "resign", "y")
    assert "You are out. Watch the others play on (y or n)? y" in ran.lines
    assert "Player 3 puts" in ran.out or "Player 2 puts" in ran.out
    assert "wins (K6). Players went out in this order: 1, " in " ".join(ran.out.split())


def test_after_the_end_another_game_with_the_other_side(parlour: Parlour) -> None:
    ran = at(parlour, "slime-trail", "resign", "moves", "undo", "resign", "again", "quit")
    assert answer(ran, "moves")[0] == "only whoever is to move can ask for this"
    assert ran.out.count("You lost.") == 2
    assert "  ○ Player 2  you" in ran.lines


# Endings of the program


def test_leaving_says_that_the_game_is_kept(parlour: Parlour) -> None:
    for last in (["quit"], ["q"], []):
        ran = at(parlour, "slime-trail", "d5", *last)
        assert ran.lines[-1] == "The game is kept; `parlour play` offers to go on with it."
    assert "kept" not in at(parlour, "slime-trail", "quit").out.splitlines()[-1]


# The screen


def test_lines_are_broken_at_spaces_and_colours_take_no_place() -> None:
    assert wrapped("one two three", 7) == "one two\nthree"
    assert wrapped("one two three", 7, 2) == "one two\n  three"
    assert wrapped("a  b\nc", 80) == "a  b\nc"
    assert wrapped("\x1b[1mone\x1b[0m two", 7) == "\x1b[1mone\x1b[0m two"
    assert wrapped("한국 어", 6) == "한국\n어"
