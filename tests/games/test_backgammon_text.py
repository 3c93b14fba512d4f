"""Backgammon's texts (B15, B18): moves, plays, position text, and what bad input is told."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import parlour
from parlour.game import NOBODY
from parlour.games import open_position
from parlour.games.backgammon.formats import xgid
from parlour.games.backgammon.layout import gestures, layout, overlays
from parlour.games.backgammon.notation import position_options, read_play, write_play
from parlour.games.backgammon.rules import Pass, Roll, Step

START = "XGID=-b----E-C---eE---c-e----B-"


def at(text: str, **options: Any) -> tuple[Any, Any]:
    return open_position("backgammon", text, None, options)


def dice(board: str, roll: str, pending: str = "-") -> tuple[Any, Any]:
    return at(f"XGID={board}:0:0:1:{roll}:0:0:0:0:10 {pending}")


def play(board: str, roll: str, text: str, pending: str = "-") -> str:
    game, position = dice(board, roll, pending)
    return " ".join(map(str, read_play(game, position, text)))


def test_b15_atomic_moves() -> None:
    game, position = at(f"{START}:0:0:1:61:0:0:0:0:10 -")
    for text, move in (
        ("13/7", Step(13, 7)),
        ("13/7*", Step(13, 7)),
        ("bar/22", Step(25, 22)),
        ("BAR/22", Step(25, 22)),
        ("25/22", Step(25, 22)),
        ("6/off", Step(6, 0)),
        ("6/0", Step(6, 0)),
        ("6/OFF", Step(6, 0)),
        ("PASS", Pass()),
        ("61", Roll((6, 1))),
        ("16", Roll((6, 1))),
    ):
        assert parlour.read_move(game, position, text) == move
    for text in ("roll", "double", "take", "drop", "beaver", "raccoon", "accept", "pass"):
        assert str(parlour.read_move(game, position, text.upper())) == text
    for text in ("13/7", "bar/22", "6/off", "61", "pass"):
        assert str(parlour.read_move(game, position, text)) == text
    opening = parlour.load("backgammon").start()
    assert parlour.read_move(game, opening, "13") == Roll((1, 3))
    assert Step(6, 1) != Roll((6, 1))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "7/13",
        "26/20",
        "13/13",
        "off/3",
        "x",
        "13-7",
        "13/7 8/7",
        "/",
        "13/",
        "77",
        "٦/١",
        "611",
        "1/1/0",
    ],
)
def test_b15_malformed_moves(text: str) -> None:
    game, position = at(f"{START}:0:0:1:61:0:0:0:0:10 -")
    with pytest.raises(parlour.TextError) as error:
        parlour.read_move(game, position, text)
    assert f"‘{text}’" in str(error.value)


@pytest.mark.parametrize(
    ("board", "roll", "text", "moves"),
    [
        ("-b----E-C---eE---c-e----B-", "61", "13/7 8/7", "13/7 8/7"),
        ("-b----E-C---eE---c-e----B-", "61", "8/7 13/7", "8/7 13/7"),
        ("-b----E-C---eE---c-e----B-", "33", "8/5(2) 6/3(2)", "8/5 8/5 6/3 6/3"),
        ("-b----E-C---eE---c-e----B-", "65", "24/13", "24/18 18/13"),
        ("-b----E-C---eE---c-e----B-", "65", "24/18/13", "24/18 18/13"),
        ("-b----E-C---eE---c-e----B-", "11", "8/7*(2) 6/5(2)", "8/7 8/7 6/5 6/5"),
        ("-b----E-C---eE---c-e----B-", "22", "13/11(2) 6/4(2)", "13/11 13/11 6/4 6/4"),
        ("-b----E-C---eE---c-e----B-", "22", "24/20(2)", "24/22 22/20 24/22 22/20"),
        # The same end by way of a hit or past it
        ("-b----E-C---eE---a-a----B-", "65", "24/19*/13", "24/19 19/13"),
        ("-b----E-C---eE---a-a----B-", "65", "24/13", "24/18 18/13"),
        # 6-1: the checker goes off by both dice
        ("-A----------------------b-", "61", "1/off", "1/off"),
        ("--A---------------------b-", "61", "2/off", "2/1 1/off"),
        ("----------D--------b-bb--A", "64", "", "pass"),
        ("----------D--------b-bb--A", "64", "pass", "pass"),
        # Hits inside need not be written where only one play is meant.
        ("-b-----------------ab---A-", "54", "24/15", "24/19 19/15"),
    ],
)
def test_b15_plays_end_on_the_same_board(board: str, roll: str, text: str, moves: str) -> None:
    got, wanted = play(board, roll, text), moves
    assert sorted(got.split()) == sorted(wanted.split())
    if text != "24/20(2)":
        assert got == wanted


def test_b15_less_than_a_play_is_read_as_it_stands() -> None:
    assert play("-b----E-C---eE---c-e----B-", "61", "13/7") == "13/7"
    assert play("-b----E-C---eE---c-e----B-", "61", "8/7", "1") == "8/7"


@pytest.mark.parametrize(
    "text", ["13/6 8/7", "13/8", "24/16", "", "pass", "13/7 8/7 6/5", "6/off", "8/5*(2)"]
)
def test_b15_plays_that_are_not_legal(text: str) -> None:
    game, position = at(f"{START}:0:0:1:61:0:0:0:0:10 -")
    with pytest.raises(parlour.IllegalMove):
        read_play(game, position, text)
    with pytest.raises(parlour.IllegalMove, match="no roll stands"):
        read_play(game, game.start(), "13/7 8/7")


@pytest.mark.parametrize(
    "text", ["13/7 8", "13/7(5)", "13/7 x", "7/13", "(2)", "13/7*(2", "13/7 ٨/٧"]
)
def test_b15_malformed_plays(text: str) -> None:
    game, position = at(f"{START}:0:0:1:61:0:0:0:0:10 -")
    with pytest.raises(parlour.TextError):
        read_play(game, position, text)


@pytest.mark.parametrize(
    ("board", "roll", "moves", "text"),
    [
        ("-b----E-C---eE---c-e----B-", "61", "13/7 8/7", "13/7 8/7"),
        ("-b----E-C---eE---c-e----B-", "33", "8/5 8/5 6/3 6/3", "8/5(2) 6/3(2)"),
        ("-----a--C--------------bA-", "31", "8/5 24/23", "8/5* 24/23"),
        ("-----a--C--------------b--", "33", "8/5 8/5", "8/5*(2)"),
        ("-a----------e-----a-----A-", "65", "24/18 18/13", "24/18*/13"),
        ("-a----------e-----------A-", "65", "24/18 18/13", "24/13"),
        ("-a----------e-----------A-", "65", "24/19 19/13", "24/19 19/13"),
        ("-b---------------------a-B", "21", "bar/23 bar/24", "bar/23* bar/24"),
        ("-BB---------------------b-", "21", "2/off 1/off", "2/off 1/off"),
        ("----------D--------b-bb--A", "64", "pass", "pass"),
    ],
)
def test_b15_plays_are_written_shortly_and_read_back_the_same(
    board: str, roll: str, moves: str, text: str
) -> None:
    game, position = dice(board, roll)
    played = [parlour.read_move(game, position, move) for move in moves.split()]
    assert write_play(position, played) == text


def test_b15_every_play_reads_back() -> None:
    random = Random(3)
    for options in ({}, {"match": 3}):
        game = parlour.load("backgammon", **options)
        position = game.start()
        while game.actor(position) != NOBODY:
            before, played = position, []
            actor = game.actor(position)
            while game.actor(position) == actor:
                rolls = [move for move, _ in game.chances(position)]
                move = random.choice(rolls or list(game.legal_moves(position)))
                played.append(move)
                position = game.after(position, move)
                if rolls:
                    break
            if all(isinstance(move, (Step, Pass)) for move in played):
                text = write_play(before, played)
                assert read_play(game, before, text) == played, (str(before), text)


def test_b18_mid_turn_keeps_the_whole_roll() -> None:
    record = parlour.Record(parlour.load("backgammon")).play("13")
    assert str(record.position) == f"{START}:0:0:-1:31:0:0:0:0:10 -"
    record.play("8/5")
    assert str(record.position).endswith(":-1:31:0:0:0:0:10 1")
    record.play("6/5")
    assert str(record.position).endswith(":1:00:0:0:0:0:10 -")
    record.play("55").play("13/8").play("13/8")
    assert str(record.position).endswith(":1:55:0:0:0:0:10 55")


def test_b18_a_bare_xgid_is_pending_nothing_and_dice_may_be_unsorted() -> None:
    bare = f"{START}:0:0:1:16:0:0:0:0:10"
    assert str(at(bare)[1]) == f"{START}:0:0:1:61:0:0:0:0:10 -"
    assert xgid.write(at(bare)[1]) == f"{START}:0:0:1:61:0:0:0:0:10"


def test_b18_the_limit_and_a_session_score_are_read_and_written_back() -> None:
    for text in (
        f"{START}:0:0:1:00:0:0:0:0:6 -",
        f"{START}:3:-1:-1:00:12:7:3:0:6 -",
        f"{START}:3:-1:-1:42:12:7:3:0:6 2",
        f"{START}:3:-1:-1:00:12:7:0:25:0 -",
    ):
        assert str(at(text)[1]) == text


def test_b18_over_is_written_where_a_game_was_given_up() -> None:
    for pending, payoffs in (("over1", (1, -1)), ("over2", (-1, 1)), ("over2x3", (-3, 3))):
        text = f"{START}:0:0:1:00:0:0:0:0:10 {pending}"
        game, position = at(text)
        assert str(position) == text
        assert game.payoffs(position) == payoffs
        assert game.actor(position) == NOBODY


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "XGID"),
        ("-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10 -", "XGID"),
        (f"{START}:0:0:1:00:0:0:0:0:10 - -", "XGID"),
        (f"{START}:0:0:1:00:0:0:0:10 -", "9 fields"),
        (f"{START[:-1]}:0:0:1:00:0:0:0:0:10 -", "25 characters"),
        (f"{START[:-1]}?:0:0:1:00:0:0:0:0:10 -", "number 26"),
        (f"{START[:-1]}P:0:0:1:00:0:0:0:0:10 -", "number 26"),
        (f"{START[:-1]}b:0:0:1:00:0:0:0:0:10 -", "wrong bar"),
        (f"{START[:-1]}B:0:0:1:00:0:0:0:0:10 -", "17 checkers"),
        ("XGID=--------------------------:0:0:1:00:0:0:0:0:10 -", "no checkers"),
        (f"{START}:x:0:1:00:0:0:0:0:10 -", "cube field"),
        (f"{START}:999999:0:1:00:0:0:0:0:10 -", "cube field"),
        (f"{START}:0:2:1:00:0:0:0:0:10 -", "cube owner"),
        (f"{START}:0:0:0:00:0:0:0:0:10 -", "turn field"),
        (f"{START}:0:0:1:07:0:0:0:0:10 -", "dice field"),
        (f"{START}:0:0:1:00:-1:0:0:0:10 -", "score field"),
        (f"{START}:0:0:1:00:0:0:4:0:10 -", "Jacoby field"),
        (f"{START}:0:0:1:00:0:0:2:5:10 -", "Jacoby field"),
        (f"{START}:0:0:1:00:0:0:0:99999:10 -", "match length field"),
        (f"{START}:0:0:1:00:0:0:0:0:x -", "cube limit field"),
        (f"{START}:0:0:1:00:0:0:0:0:10 soon", "not something pending"),
        (f"{START}:0:0:1:61:0:0:0:0:10 5", "no rest of the roll 61"),
        (f"{START}:0:0:1:61:0:0:0:0:10 61", "no rest of the roll 61"),
        (f"{START}:0:0:1:00:0:0:0:0:10 1", "no rest of the roll 00"),
        (f"{START}:0:0:-1:00:0:0:0:0:10 open", "turn field 1"),
        (f"{START}:0:0:1:61:0:0:0:0:10 over1", "dice field 00"),
        (f"{START}:1:-1:1:00:0:0:0:0:10 throw", "`throw`"),
        (f"{START}:1:-1:1:D:0:0:0:0:10 -", "cube’s owner"),
        (f"{START}:0:-1:1:B:0:0:2:0:10 -", "at least 1"),
        (f"{START}:1:-1:1:B:0:0:0:0:10 -", "beavers=on"),
        (f"{START}:0:0:1:D:0:0:0:0:10 open", "dice field 00"),
        ("XGID=-b------------------------:0:0:1:00:0:0:0:0:10 open", "no checkers left"),
        ("XGID=-b------------------------:0:0:1:00:0:0:0:0:10 over1", "no checkers left"),
    ],
)
def test_b18_bad_position_texts_say_what_is_wrong(text: str, words: str) -> None:
    with pytest.raises(parlour.TextError, match=words):
        at(text)


def test_b18_positions_of_another_game_are_refused() -> None:
    match, _ = at(f"{START}:0:0:1:00:0:0:0:7:10 -")
    for game, text, words in (
        (parlour.load("backgammon"), f"{START}:0:0:1:00:0:0:0:7:10 -", "match length 7"),
        (parlour.load("backgammon"), f"{START}:1:1:1:00:0:0:0:0:10 -", "cube=on"),
        (parlour.load("backgammon", cube=True), f"{START}:0:0:1:00:0:0:2:0:10 -", "beavers"),
        (match, f"{START}:0:0:1:00:0:0:0:5:10 -", "match length 5"),
    ):
        with pytest.raises(parlour.TextError, match=words):
            parlour.read_position(game, text)


def test_bad_texts_never_give_another_error() -> None:
    random = Random(8)
    texts = [
        f"{START}:0:0:1:61:0:0:0:0:10 1",
        f"{START}:1:-1:-1:D:4:2:0:7:10 -",
        f"{START}:0:0:1:00:0:0:3:0:10 open2",
        "XGID=-A---o--------------------:2:-1:1:21:0:0:1:0:10 over1x2",
    ]
    letters = "0123456789-:xABDRaz ٣²ⅷ=\t\nopenthrwv"
    said: set[str] = set()
    moves = ["13/7", "bar/22*", "8/5*(2) 6/3(2)", "24/18*/13", "double", "61"]
    for _ in range(1500):
        text = mutated(random, random.choice(texts), letters)
        try:
            game, position = at(text)
        except parlour.ParlourError as error:
            said.add(str(error))
            continue
        assert parlour.read_position(game, str(position)) == position
        assert (game.actor(position) == NOBODY) == (game.outcome(position) is not None)
        layout(game, position)
        for read in (parlour.read_move, read_play):
            try:
                read(game, position, mutated(random, random.choice(moves), letters + "/()*"))
            except parlour.ParlourError as error:
                said.add(str(error))
    assert all(" " in sentence for sentence in said)


def mutated(random: Random, text: str, letters: str) -> str:
    signs = list(text)
    for _ in range(random.randint(1, 3)):
        where = random.randrange(len(signs) + 1)
        signs[where : where + random.randint(0, 2)] = random.choices(
            letters, k=random.randint(0, 2)
        )
    return "".join(signs)


def test_position_options_hold_what_the_text_says() -> None:
    assert position_options(f"{START}:0:0:1:00:0:0:0:0:10") == {
        "match": "0",
        "jacoby": "off",
        "beavers": "off",
    }
    assert position_options(f"{START}:0:0:1:00:6:2:1:7:10 -") == {
        "match": "7",
        "cube": "on",
        "crawford": "on",
    }


def test_layout_names_points_by_the_movers_count() -> None:
    game, position = at(f"{START}:0:0:-1:61:0:0:0:0:10 -")
    drawn = layout(game, position)
    stacks = {piece.at for piece in drawn.pieces if piece.seat == 1 and piece.symbol == "checker"}
    assert stacks == {"24", "13", "8", "6"}
    assert gestures(Step(25, 22)) == ("bar", "22")
    assert gestures(Step(6, 0)) == ("6", "off")
    assert gestures(Roll((6, 1))) == ("dice",)
    assert {p.text for p in drawn.pieces if p.symbol == "die"} == {"6", "1"}


def test_layout_marks_spent_dice_and_counts_tall_stacks() -> None:
    drawn = layout(*dice("-b----------------------O-", "61", "1"))
    states = {p.text: p.state for p in drawn.pieces if p.symbol == "die"}
    assert states == {"6": "used", "1": ""}
    drawn = layout(*dice("-b----------------------O-", "33", "33"))
    assert sorted(p.state for p in drawn.pieces if p.symbol == "die") == ["", "", "used", "used"]
    stack = [p for p in drawn.pieces if p.at == "24" and p.seat == 0]
    assert len(stack) == 5
    assert [p.text for p in stack] == ["", "", "", "", "15"]
    assert [p.text for p in drawn.pieces if p.at == "opponent-off"] == ["13"]


def test_overlays_reach_and_blots() -> None:
    game, position = dice("-b----A-------A----b----A-", "61")
    shown = overlays(game, position, 0)
    assert shown["reach"] == {"23", "18", "13", "8", "5"}
    assert shown["blots"] == {"6", "14", "24"}
    assert overlays(game, position, 1)["blots"] == frozenset()
    # A blot that the enemy has passed is safe.
    assert overlays(*dice("-A-----------a------------", "61"), 0)["blots"] == frozenset()
