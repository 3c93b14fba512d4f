"""Matches, rule by rule (B11, B13, B14, B18, B19)."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from parlour.game import CHANCE, NOBODY
from parlour.games import open_position
from parlour.games.backgammon.cube import Cube
from parlour.games.backgammon.layout import layout, status
from parlour.games.backgammon.match import Match
from parlour.games.backgammon.rules import Backgammon

START = "XGID=-b----E-C---eE---c-e----B-"
LAST = "XGID=-A----------------------b-"
"""Seat 1 on roll bears off its last checker: a single."""
GAMMON = "XGID=-A-----------o------------"
BACKGAMMON = "XGID=-A---o--------------------"


def at(text: str, **options: Any) -> parlour.Record[Any, Any]:
    game, position = open_position("backgammon", text, None, options)
    return parlour.Record(game, position)


def legal(record: parlour.Record[Any, Any]) -> list[str]:
    return [str(move) for move in record.legal_moves]


def fields(record: parlour.Record[Any, Any]) -> str:
    return str(record.position).split(":", 1)[1]


def test_b13_start_of_a_match() -> None:
    record = parlour.Record(parlour.load("backgammon", match=7))
    assert str(record.position) == f"{START}:0:0:1:00:0:0:0:7:10 open"
    assert record.actor == CHANCE
    assert len(record.legal_moves) == 30
    record.play("31").play("8/5").play("6/5")
    assert record.actor == 1
    assert legal(record) == ["roll", "double"]


@pytest.mark.parametrize(("board", "points"), [(LAST, 1), (GAMMON, 2), (BACKGAMMON, 3)])
def test_b13_the_end_of_a_game_leads_to_the_next(board: str, points: int) -> None:
    record = at(f"{board}:0:0:1:21:1:2:0:9:10 -").play("1/off")
    assert str(record.position) == f"{START}:0:0:1:00:{1 + points}:2:0:9:10 open"
    assert record.actor == CHANCE
    assert record.outcome is None
    doubled = at(f"{board}:1:-1:1:21:1:2:0:9:10 -").play("1/off")
    assert fields(doubled) == f"0:0:1:00:{1 + 2 * points}:2:0:9:10 open"


def test_b13_dropping_scores_and_goes_on() -> None:
    record = at(f"{START}:1:1:1:00:1:2:0:9:10 -").play("double").play("drop")
    assert str(record.position) == f"{START}:0:0:1:00:3:2:0:9:10 open"


def test_b13_the_next_game_starts_from_the_variant_and_keeps_the_limit() -> None:
    record = at(f"{LAST}:0:0:1:21:1:2:0:9:6 -", start="hypergammon").play("1/off")
    assert str(record.position) == "XGID=-aaa------------------AAA-:0:0:1:00:2:2:0:9:6 open"


def test_b13_first_with_the_points_or_more_wins_points_beyond_are_nothing() -> None:
    record = at(f"{BACKGAMMON}:1:-1:1:21:1:2:0:5:10 -").play("1/off")
    final = "XGID=-----o--------------------:1:-1:1:00:7:2:0:5:10 -"
    assert str(record.position) == final
    assert record.actor == NOBODY
    assert not record.legal_moves
    assert tuple(record.game.payoffs(record.position)) == (1, -1)
    assert record.outcome is not None
    assert record.outcome.reason == "backgammon-match"
    assert parlour.read_position(record.game, final) == record.position
    exactly = at(f"{LAST}:0:0:1:21:4:2:1:5:10 -").play("1/off")
    assert exactly.actor == NOBODY
    assert fields(exactly) == "0:0:1:00:5:2:1:5:10 -"
    dropped = at(f"{START}:0:0:-1:D:3:4:0:5:10 -").play("drop")
    assert fields(dropped) == "0:0:-1:00:3:5:0:5:10 over2"
    assert tuple(dropped.game.payoffs(dropped.position)) == (-1, 1)


def test_b13_crawford_is_the_first_game_after_match_point_and_only_that_one() -> None:
    record = at(f"{LAST}:0:0:1:21:3:2:0:5:10 -").play("1/off")
    assert fields(record) == "0:0:1:00:4:2:1:5:10 open"
    record.play("13").play("8/5").play("6/5")
    # No cube in it: the throw is no choice.
    assert record.actor == CHANCE
    assert len(record.legal_moves) == 21
    with pytest.raises(parlour.IllegalMove, match="Crawford"):
        record.play("double")
    # The trailer wins it: after it the cube is back, for the leader too, whatever the score.
    won = at("XGID=-A----------------------a-:0:0:-1:21:4:2:1:5:10 -").play("1/off")
    assert fields(won) == "0:0:1:00:4:3:0:5:10 open"
    won.play("31").play("8/5").play("6/5")
    assert legal(won) == ["roll", "double"]
    level = at("XGID=-A----------------------a-:0:0:-1:21:4:3:0:5:10 -").play("1/off")
    assert fields(level) == "0:0:1:00:4:4:0:5:10 open"


def test_b13_a_jump_over_match_point_is_no_crawford_and_neither_is_one_before() -> None:
    assert fields(at(f"{GAMMON}:0:0:1:21:2:2:0:5:10 -").play("1/off")).startswith("0:0:1:00:4:2:1")
    assert fields(at(f"{LAST}:0:0:1:21:2:2:0:5:10 -").play("1/off")).startswith("0:0:1:00:3:2:0")


def test_b13_crawford_can_be_switched_off() -> None:
    record = at(f"{LAST}:0:0:1:21:3:2:0:5:10 -", crawford=False).play("1/off")
    assert fields(record) == "0:0:1:00:4:2:0:5:10 open"
    record.play("31").play("8/5").play("6/5")
    assert legal(record) == ["roll", "double"]


def test_b13_a_match_to_1_has_no_cube() -> None:
    record = parlour.Record(parlour.load("backgammon", match=1)).play("31").play("8/5").play("6/5")
    assert str(record.game.start()) == f"{START}:0:0:1:00:0:0:0:1:10 open"
    assert record.actor == CHANCE
    assert len(record.legal_moves) == 21
    with pytest.raises(parlour.IllegalMove, match="no cube"):
        record.play("double")


def test_b11_a_useless_double_is_legal_and_said_to_be_useless() -> None:
    useless = at(f"{START}:1:1:1:00:3:2:0:5:10 -")
    assert legal(useless) == ["roll", "double"]
    assert status(useless.game, useless.position)[0] == "backgammon-turn-useless"
    useful = at(f"{START}:1:1:1:00:2:2:0:5:10 -")
    assert status(useful.game, useful.position)[0] == "backgammon-turn-double"


def test_b13_money_options_do_not_reach_into_a_match() -> None:
    game = Match(Cube(Backgammon(), jacoby=True, beavers=True, automatic_doubles=2), 5)
    assert game == parlour.load("backgammon", match=5)
    record = at(f"{GAMMON}:0:0:1:21:0:0:0:5:10 -").play("1/off")
    assert fields(record) == "0:0:1:00:2:0:0:5:10 open"  # a gammon with the cube centred: no Jacoby
    doubled = at(f"{START}:0:0:1:D:0:0:0:5:10 -")
    assert legal(doubled) == ["take", "drop"]


def test_b14_a_resigned_game_is_scored_and_the_match_goes_on() -> None:
    record = at(f"{START}:1:-1:1:61:1:2:0:9:10 -").note("resign", 0, 2).note("accept", 1)
    assert str(record.position) == f"{START}:0:0:1:00:1:6:0:9:10 open"
    assert record.actor == CHANCE
    assert record.outcome is None
    record.play("31")
    lost = at(f"{START}:1:-1:1:61:1:2:0:5:10 -").note("resign", 0, 2).note("accept", 1)
    assert fields(lost) == "1:-1:1:00:1:6:0:5:10 over2x2"
    assert lost.outcome is not None
    assert lost.outcome.winner == 1
    assert not record.game.resignation_levels(record.position, 1)


def test_b18_score_crawford_and_end_must_agree() -> None:
    for text, words in (
        (f"{START}:0:0:1:00:5:2:0:5:10 -", "already ends"),
        ("XGID=-a------------------------:0:0:1:00:3:2:0:5:10 -", "next game’s start"),
        ("XGID=-a------------------------:0:0:1:00:3:5:0:5:10 -", "next game’s start"),
        (f"{START}:0:0:1:00:2:2:1:5:10 -", "Crawford"),
        (f"{START}:1:1:1:00:4:2:1:5:10 -", "must be 0:0"),
        (f"{START}:1:0:1:00:0:0:0:1:10 -", "must be 0:0"),
        (f"{START}:0:0:1:00:4:2:1:5:10 throw", "throw"),
        (f"{START}:0:0:1:D:4:2:1:5:10 -", "no answer can be due"),
        (f"{START}:0:0:1:00:0:0:0:5:10 open2", "automatic"),
        (f"{START}:1:-1:1:B:0:0:0:5:10 -", "needs money play"),
    ):
        with pytest.raises(parlour.TextError, match=words):
            at(text)


def test_b18_notes_tell_the_match() -> None:
    record = at(f"{START}:0:0:1:00:4:2:1:5:10 -")
    drawn = layout(record.game, record.position)
    assert [code for code, _ in drawn.notes] == [
        "backgammon-note-pips",
        "backgammon-note-match",
        "backgammon-note-crawford",
    ]
    assert dict(drawn.notes)["backgammon-note-pips"] == {"first": 167, "second": 167}
    assert not any(piece.symbol == "cube" for piece in drawn.pieces)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"match": 5, "cube": "off"}, "cube=off"),
        ({"match": 5, "jacoby": "on"}, "jacoby=on is for money play"),
        ({"match": 5, "jacoby": "off"}, "jacoby=off is for money play"),
        ({"match": 5, "beavers": "on"}, "beavers=on"),
        ({"match": 5, "raccoons": "on"}, "raccoons=on"),
        ({"match": 5, "automatic_doubles": 1}, "automatic_doubles=1"),
        ({"jacoby": "on"}, "cube=on"),
        ({"beavers": "on"}, "cube=on"),
        ({"automatic_doubles": 1}, "cube=on"),
        ({"cube": "on", "raccoons": "on"}, "beavers=on"),
        ({"crawford": "on"}, "match=N"),
        ({"match": 40_000}, "match"),
        ({"match": "x"}, "match"),
        ({"start": "x"}, "start"),
        ({"automatic_doubles": 100}, "automatic_doubles"),
    ],
)
def test_b19_options_that_contradict(options: dict[str, Any], words: str) -> None:
    with pytest.raises(parlour.OptionError, match=words):
        parlour.load("backgammon", **options)


def test_b19_defaults_and_what_wraps_what() -> None:
    assert isinstance(parlour.load("backgammon"), Backgammon)
    assert isinstance(parlour.load("backgammon", cube="on"), Cube)
    match = parlour.load("backgammon", match=5, start="nackgammon", crawford="off")
    assert isinstance(match, Match)
    assert not match.crawford
    assert match == parlour.load(
        "backgammon", match=5, cube="on", start="nackgammon", crawford="off"
    )
    assert match.game.game.setup == "nackgammon"
    assert parlour.load("backgammon", match=0, crawford="off", jacoby="off") == Backgammon()


def test_b19_a_text_brings_its_options() -> None:
    def game(fields: str, **options: Any) -> Any:
        return open_position("backgammon", f"{START}:{fields}", None, options)[0]

    assert isinstance(game("0:0:1:00:0:0:0:0:10 -"), Backgammon)
    assert game("0:0:1:00:0:0:0:0:10 -", cube="on") == Cube(Backgammon(), jacoby=False)
    assert game("0:0:1:00:0:0:1:0:10 -") == Cube(Backgammon(), jacoby=True)
    assert game("0:0:1:00:0:0:2:0:10 -") == Cube(Backgammon(), jacoby=False, beavers=True)
    assert game("2:-1:1:R:0:0:2:0:10 -").raccoons
    for fields in ("1:1:1:00:0:0:0:0:10 -", "0:0:1:D:0:0:0:0:10 -", "0:0:1:00:2:0:0:0:10 -"):
        assert isinstance(game(fields), Cube)
        with pytest.raises(parlour.OptionError):
            game(fields, cube="off")
    assert game("0:0:1:00:0:0:0:7:10 -") == Match(Cube(Backgammon()), 7)
    assert not game("0:0:1:00:0:0:0:7:10 -", crawford="off").crawford
    for fields, options in (
        ("0:0:1:00:0:0:0:7:10 -", {"match": 5}),
        ("0:0:1:00:0:0:0:7:10 -", {"cube": "off"}),
        ("0:0:1:00:0:0:0:7:10 -", {"jacoby": "on"}),
        ("0:0:1:00:0:6:1:7:10 -", {"crawford": "off"}),
        ("0:0:1:00:0:0:0:0:10 -", {"match": 7}),
        ("0:0:1:00:0:0:0:0:10 -", {"cube": "on", "jacoby": "on"}),
        ("0:0:1:00:0:0:1:0:10 -", {"beavers": "on"}),
    ):
        with pytest.raises(parlour.OptionError):
            game(fields, **options)
