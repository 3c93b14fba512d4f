"""The doubling cube, rule by rule (B3, B10–B12, B14, B18), at money play."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from parlour.game import CHANCE, NOBODY
from parlour.games import open_position
from parlour.games.backgammon.layout import layout, status
from parlour.text import say

START = "XGID=-b----E-C---eE---c-e----B-"
LAST = "XGID=-A----------------------b-"
"""Whoever rolls wins; the other has borne off 13 or 14."""


def at(text: str, **options: Any) -> parlour.Record[Any, Any]:
    """A record that begins at a position with the cube."""
    game, position = open_position("backgammon", text, None, {"cube": "on", **options})
    return parlour.Record(game, position)


def legal(record: parlour.Record[Any, Any]) -> list[str]:
    return [str(move) for move in record.legal_moves]


def fields(record: parlour.Record[Any, Any]) -> str:
    """What follows the board in the position's text."""
    return str(record.position).split(":", 1)[1]


def refusal(record: parlour.Record[Any, Any], move: str) -> str:
    with pytest.raises(parlour.IllegalMove) as error:
        record.play(move)
    return str(error.value)


def payoffs(record: parlour.Record[Any, Any]) -> tuple[float, ...]:
    assert record.actor == NOBODY
    assert not record.legal_moves
    return tuple(record.game.payoffs(record.position))


def test_b3_automatic_doubles() -> None:
    game = parlour.load("backgammon", cube=True, automatic_doubles=2)
    record = parlour.Record(game)
    assert str(record.position) == f"{START}:0:0:1:00:0:0:1:0:10 open2"
    assert len(record.legal_moves) == 36
    assert fields(record.play("44")) == "1:0:1:00:0:0:1:0:10 open1"
    assert fields(record.play("11")) == "2:0:1:00:0:0:1:0:10 open"
    assert len(record.legal_moves) == 30
    assert "33" not in legal(record)
    assert "B3" in refusal(record, "33")
    assert fields(record.play("26")) == "2:0:-1:62:0:0:1:0:10 -"
    # No tie, no doubling; the ones left are lost.
    assert fields(parlour.Record(game).play("26")) == "0:0:-1:62:0:0:1:0:10 -"
    # Without the option there are no ties at all.
    assert len(parlour.Record(parlour.load("backgammon", cube=True)).legal_moves) == 30


def test_b11_no_double_before_the_opening_throw() -> None:
    record = parlour.Record(parlour.load("backgammon", cube=True))
    assert str(record.position) == f"{START}:0:0:1:00:0:0:1:0:10 open"
    assert record.actor == CHANCE
    assert "opening" in refusal(record, "double")
    record.play("31")
    assert record.actor == 0
    assert "8/5" in legal(record)
    assert "double" not in legal(record)


def test_b11_a_centred_cube_is_open_to_both() -> None:
    for turn, seat in ((1, 0), (-1, 1)):
        record = at(f"{START}:0:0:{turn}:00:0:0:1:0:10 -")
        assert record.actor == seat
        assert legal(record) == ["roll", "double"]
        assert "roll` or `double" in refusal(record, "61")
        assert fields(record.play("roll")) == f"0:0:{turn}:00:0:0:1:0:10 throw"
        assert record.actor == CHANCE
        assert len(record.legal_moves) == 21
        assert fields(record.play("61")) == f"0:0:{turn}:61:0:0:1:0:10 -"
        assert record.actor == seat


def test_b11_only_the_owner_doubles_again() -> None:
    owned = at(f"{START}:1:1:1:00:0:0:1:0:10 -")
    assert legal(owned) == ["roll", "double"]
    other = at(f"{START}:1:-1:1:00:0:0:1:0:10 -")
    assert other.actor == CHANCE
    assert len(other.legal_moves) == 21
    assert "player 2 owns the cube" in refusal(other, "double")
    assert fields(other.play("61")) == "1:-1:1:61:0:0:1:0:10 -"


def test_b11_take_doubles_the_value_and_owns_the_cube() -> None:
    record = at(f"{START}:0:0:1:00:0:0:1:0:10 -").play("double")
    assert fields(record) == "0:0:1:D:0:0:1:0:10 -"
    assert record.actor == 1
    assert legal(record) == ["take", "drop"]
    assert "take drop" in refusal(record, "roll")
    assert fields(record.play("take")) == "1:-1:1:00:0:0:1:0:10 -"
    assert record.actor == CHANCE
    record.play("61").play("13/7").play("8/7")
    assert record.actor == 1
    assert legal(record) == ["roll", "double"]
    assert fields(record.play("double")) == "1:-1:-1:D:0:0:1:0:10 -"
    assert fields(record.play("take")) == "2:1:-1:00:0:0:1:0:10 -"


def test_b11_drop_loses_the_value_before_the_double() -> None:
    record = at(f"{START}:2:-1:-1:00:0:0:1:0:10 -").play("double").play("drop")
    assert fields(record) == "2:-1:-1:00:0:0:1:0:10 over2"
    assert payoffs(record) == (-4, 4)
    record = at(f"{START}:0:0:1:00:0:0:1:0:10 -").play("double").play("drop")
    assert fields(record) == "0:0:1:00:0:0:1:0:10 over1"
    assert payoffs(record) == (1, -1)


def test_b11_no_upper_limit() -> None:
    record = at(f"{START}:10:1:1:00:0:0:1:0:10 -").play("double").play("take")
    assert fields(record) == "11:-1:1:00:0:0:1:0:10 -"
    huge = at(f"{START}:400:1:1:00:0:0:1:0:10 -").play("double")
    code, values = status(huge.game, huge.position)
    assert str(2**401) in say(code, "ru", **values)


def test_b11_answers_need_a_double_and_words_fit_the_moment() -> None:
    record = at(f"{START}:0:0:1:61:0:0:1:0:10 -")
    assert "no double is offered" in refusal(record, "take")
    assert "6-1 is still to be played" in refusal(record, "double")
    alone = parlour.Record(parlour.load("backgammon")).play("31")
    assert "no cube" in refusal(alone, "double")


def test_b10_points_times_cube() -> None:
    for text, points in (
        (f"{LAST}:3:1:1:21:0:0:0:0:10 -", 8),
        ("XGID=-A-----------o------------:3:1:1:21:0:0:0:0:10 -", 16),
        ("XGID=-A---o--------------------:3:1:1:21:0:0:0:0:10 -", 24),
    ):
        record = at(text).play("1/off")
        assert payoffs(record) == (points, -points)


def test_b12_jacoby_wins_count_single_while_the_cube_is_centred() -> None:
    gammon = "XGID=-A-----------o------------"
    assert payoffs(at(f"{gammon}:0:0:1:21:0:0:1:0:10 -").play("1/off")) == (1, -1)
    assert payoffs(at(f"{gammon}:0:0:1:21:0:0:0:0:10 -").play("1/off")) == (2, -2)
    # An automatic double leaves the cube centred.
    assert payoffs(at(f"{gammon}:1:0:1:21:0:0:1:0:10 -").play("1/off")) == (2, -2)
    assert payoffs(at(f"{gammon}:1:-1:1:21:0:0:1:0:10 -").play("1/off")) == (4, -4)
    # On by default with the cube, off by option; alone a gammon counts.
    assert parlour.load("backgammon", cube=True).jacoby
    assert not parlour.load("backgammon", cube=True, jacoby=False).jacoby
    game, position = open_position("backgammon", f"{gammon}:0:0:1:21:0:0:0:0:10 -")
    assert game.payoffs(game.after(position, game.legal_moves(position)[0])) == (2, -2)


def test_b12_beaver_redoubles_and_keeps_the_cube() -> None:
    text = f"{START}:0:0:1:00:0:0:3:0:10 -"
    record = at(text).play("double")
    assert legal(record) == ["take", "drop", "beaver"]
    record.play("beaver")
    assert fields(record) == "1:-1:1:B:0:0:3:0:10 -"
    assert record.actor == 0
    assert legal(record) == ["accept", "drop"]
    assert "raccoons=off" in refusal(record, "raccoon")
    assert fields(record.play("accept")) == "2:-1:1:00:0:0:3:0:10 -"
    assert record.actor == CHANCE
    dropped = at(text).play("double").play("beaver").play("drop")
    assert fields(dropped) == "1:-1:1:00:0:0:3:0:10 over2"
    assert payoffs(dropped) == (-2, 2)
    assert "beavers=off" in refusal(at(f"{START}:0:0:1:D:0:0:1:0:10 -"), "beaver")


def test_b12_raccoon_redoubles_once_more_the_cube_staying() -> None:
    text = f"{START}:0:0:1:00:0:0:3:0:10 -"
    record = at(text, raccoons=True).play("double").play("beaver")
    assert legal(record) == ["accept", "drop", "raccoon"]
    record.play("raccoon")
    assert fields(record) == "2:-1:1:R:0:0:3:0:10 -"
    assert record.actor == 1
    assert legal(record) == ["accept", "drop"]
    assert fields(record.play("accept")) == "3:-1:1:00:0:0:3:0:10 -"
    dropped = at(text, raccoons=True)
    for word in ("double", "beaver", "raccoon", "drop"):
        dropped.play(word)
    assert fields(dropped) == "2:-1:1:00:0:0:3:0:10 over1"
    assert payoffs(dropped) == (4, -4)


def test_b14_resignation_needs_an_answer_and_counts_level_times_cube() -> None:
    for level, over in ((1, "over2"), (2, "over2x2"), (3, "over2x3")):
        record = at(f"{START}:1:-1:1:61:0:0:1:0:10 -").note("resign", 0, level)
        assert record.standing is not None
        assert record.outcome is None
        with pytest.raises(parlour.IllegalMove):
            record.play("13/7")
        record.note("accept", 1)
        assert payoffs(record) == (-2 * level, 2 * level)
        assert fields(record) == f"1:-1:1:00:0:0:1:0:10 {over}"
        again = parlour.read_position(record.game, str(record.position))
        assert again == record.position


def test_b14_refused_not_again_in_the_same_turn() -> None:
    record = at(f"{START}:0:0:1:00:0:0:0:0:10 -").note("resign", 0, 2).note("refuse", 1)
    with pytest.raises(parlour.IllegalMove):
        record.note("resign", 0, 1)
    for move in ("roll", "61", "13/7"):
        record.play(move)
        with pytest.raises(parlour.IllegalMove):
            record.note("resign", 0, 1)
    for move in ("8/7", "roll", "21", "6/4", "6/5"):
        record.play(move)
    assert record.note("resign", 0, 1).standing is not None


def test_b14_only_by_the_player_to_decide_and_not_while_a_double_is_pending() -> None:
    record = at(f"{START}:0:0:1:00:0:0:0:0:10 -")
    levels = record.game.resignation_levels
    assert levels(record.position, 0) == (1, 2, 3)
    assert not levels(record.position, 1)
    assert not levels(record.play("double").position, 0)
    assert not levels(record.position, 1)
    assert not levels(record.play("take").position, 0)
    with pytest.raises(parlour.IllegalMove):
        record.note("resign", 0, 1)
    assert levels(record.play("61").position, 0) == (1, 2, 3)


def test_b14_only_levels_still_possible() -> None:
    def levels(text: str) -> tuple[int, ...]:
        record = at(text)
        return tuple(record.game.resignation_levels(record.position, 0))

    assert levels(f"{START}:0:0:1:00:0:0:1:0:10 -") == (1,)  # Jacoby, the cube centred
    assert levels(f"{START}:1:-1:1:61:0:0:1:0:10 -") == (1, 2, 3)
    assert levels("XGID=-b----E-B---eE---c-e----B-:0:0:1:00:0:0:0:0:10 -") == (1,)  # one is off
    # Past each other: no backgammon any more, unless a checker is still in the winner's home.
    assert levels("XGID=------O-----------------o-:0:0:1:00:0:0:0:0:10 -") == (1, 2)
    assert levels("XGID=------N------------A----o-:0:0:1:00:0:0:0:0:10 -") == (1, 2, 3)
    # Checker play alone
    game, position = open_position("backgammon", f"{START}:0:0:1:61:0:0:0:0:10 -")
    assert tuple(game.resignation_levels(position, 0)) == (1, 2, 3)
    assert not game.resignation_levels(position, 1)
    assert game.payoffs(game.resign(position, 0, 3)) == (-3, 3)


def test_a_game_given_from_outside_counts_the_cube() -> None:
    record = at(f"{START}:2:-1:1:61:0:0:1:0:10 -").note("flag", 0)
    assert record.outcome is not None
    assert record.outcome.payoffs == (-4, 4)
    assert record.game.awarded(record.position, None) == (0, 0)


def test_b18_the_cube_is_drawn_at_its_owner() -> None:
    def cube(text: str) -> Any:
        record = at(text)
        [piece] = [p for p in layout(record.game, record.position).pieces if p.symbol == "cube"]
        return piece

    centred = cube(f"{START}:0:0:1:00:0:0:0:0:10 -")
    assert (
        cube(f"{START}:1:1:1:00:0:0:0:0:10 -").y
        > centred.y
        > cube(f"{START}:1:-1:1:00:0:0:0:0:10 -").y
    )
    assert (centred.text, cube(f"{START}:3:-1:1:00:0:0:0:0:10 -").text) == ("1", "8")
    assert cube(f"{START}:0:0:1:D:0:0:0:0:10 -").text == "2"


def test_status_says_who_answers() -> None:
    record = at(f"{START}:0:0:1:00:0:0:3:0:10 -", raccoons=True)
    said = []
    for word in ("double", "beaver", "raccoon"):
        code, values = status(record.game, record.play(word).position)
        said.append((code, values["seat"], values["value"], values["lost"]))
    assert said == [
        ("backgammon-turn-doubled", "2", 2, 1),
        ("backgammon-turn-beavered", "1", 4, 2),
        ("backgammon-turn-raccooned", "2", 8, 4),
    ]
