"""Virus War, rule by rule: V1–V10."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from parlour.games import open_position
from parlour.games.cells import members
from parlour.games.virus_war.rules import PASS, Pass, Position, Step, VirusWar


def at(text: str, **options: object) -> tuple[VirusWar, Position]:
    """The game and position of a text."""
    game, position = open_position("virus-war", text, None, options)
    return game, position


def moves(text: str, **options: object) -> set[str]:
    game, position = at(text, **options)
    return {str(move) for move in game.legal_moves(position)}


def after(text: str, *played: str, **options: object) -> str:
    """The position text after legal moves."""
    game, position = at(text, **options)
    record: Any = parlour.Record(game, position)
    for move in played:
        record.play(move)
    return str(record.position)


def refused(text: str, move: str, **options: object) -> str:
    """The sentence that refuses a move."""
    game, position = at(text, **options)
    with pytest.raises(parlour.IllegalMove) as caught:
        parlour.Record(game, position).play(move)
    return str(caught.value)


def won_by(text: str, **options: object) -> tuple[int | None, str]:
    game, position = at(text, **options)
    outcome = game.outcome(position)
    assert outcome is not None
    assert not game.legal_moves(position)
    assert tuple(game.payoffs(position)) == outcome.payoffs
    return outcome.winner, outcome.reason


# Board and symbols


def test_v1_ten_by_ten_without_j_crosses_first() -> None:
    game = parlour.load("virus-war")
    assert game.board.columns == tuple("abcdefghik")
    assert (game.board.names[0], game.board.names[-1]) == ("a1", "k10")
    assert game.actor(game.start()) == 0
    assert str(game.start()) == "10/10/10/10/10/10/10/10/10/10 x 3 0 1"


def test_v1_any_rectangle_from_3_to_16() -> None:
    for size, columns, corner in (
        ("3x3", "abc", "c3"),
        ("16x3", "abcdefghiklmnopq", "q3"),
        ("4x16", "abcd", "d16"),
        ("16x16", "abcdefghiklmnopq", "q16"),
    ):
        board = parlour.load("virus-war", size=size).board
        assert board.columns == tuple(columns)
        assert board.names[-1] == corner
    for size in ("2x3", "3x17", "17x16", "0x0", "10", "10x", "axb"):
        with pytest.raises(parlour.OptionError):
            parlour.load("virus-war", size=size)


def test_v1_upper_case_is_read_and_j_refused() -> None:
    game = parlour.load("virus-war")
    record = parlour.Record(game)
    for move in ("A1", "B2", "c3", "K10"):
        record.play(move)
    assert str(record.position).startswith("9o/10/")
    with pytest.raises(parlour.TextError) as caught:
        record.play("j9")
    assert caught.value.code == "cell-j"


def test_v2_a_killed_symbol_is_neither_killed_again_nor_built_on() -> None:
    for text in ("4o/5/1O3/xX3/5 x 3 0 7", "4o/5/1O3/xX3/5 o 3 0 8"):
        assert not moves(text) & {"b2", "b3"}
    assert "V2" in refused("4o/5/1O3/xX3/5 x 3 0 7", "b3")
    assert "V2" in refused("4o/5/1O3/xX3/5 x 3 0 7", "b2")
    assert after("2o/1x1/x2 x 3 0 3", "c3").startswith("2O/1x1/x2")
    assert after("2o/1x1/x2 o 3 0 4", "b2").startswith("2o/1X1/x2")


# The turn


def test_v3_a_turn_is_three_steps() -> None:
    text = "3oo/5/5/1x3/x4 x 3 0 3"
    assert after(text, "c3") == "3oo/5/2x2/1x3/x4 x 2 0 3"
    # A step counts at once: d4 and e5 come into reach one after the other.
    assert not moves(text) & {"d4", "e5"}
    assert after(text, "c3", "d4") == "3oo/3x1/2x2/1x3/x4 x 1 0 3"
    assert after(text, "c3", "d4", "e5") == "3oO/3x1/2x2/1x3/x4 o 3 0 4"


def test_v3_steps_are_an_option() -> None:
    assert after("4o/5/5/1x3/x4 x 1 0 3", "c3", steps=1) == "4o/5/2x2/1x3/x4 o 1 0 4"
    assert after("4o/5/5/1x3/x4 x 7 0 3", "c3", steps=7) == "4o/5/2x2/1x3/x4 x 6 0 3"
    for steps in ("0", "8", "-1", "three"):
        with pytest.raises(parlour.OptionError):
            parlour.load("virus-war", steps=steps)


def test_v3_own_symbols_are_no_targets() -> None:
    assert not moves("4o/5/5/1x3/x4 x 3 0 3") & {"a1", "b2"}
    assert "V3" in refused("4o/5/5/1x3/x4 x 3 0 3", "a1")


def test_v4_access_is_to_the_eight_neighbours_of_live_symbols() -> None:
    around = {"b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"}
    assert moves("4o/5/2x2/5/5 x 2 0 3") == around
    # Nothing runs round the edge from one row to the next.
    assert moves("4o/5/4x/5/5 x 2 0 3") == {"d2", "e2", "d3", "d4", "e4"}
    assert moves("4o/5/x4/5/5 x 2 0 3") == {"a2", "b2", "b3", "a4", "b4"}
    assert "V4" in refused("4o/5/2x2/5/5 x 2 0 3", "a1")


def test_v4_killed_enemies_conduct_as_a_chain_from_a_live_symbol() -> None:
    row = {"a4", "b4", "c4", "d4", "e4", "e5"}
    assert moves("xOOOo/5/5/5/5 x 2 0 7") == row
    # A chain may run diagonally …
    assert "e5" in moves("4o/3O1/2O2/1O3/x4 x 2 0 7")
    # … but not with a hole in it, nor hang on nothing.
    assert "e5" not in moves("4o/3O1/5/1O3/x4 x 2 0 7")
    assert moves("4o/3O1/2O2/5/x4 x 2 0 7") == {"a2", "b1", "b2"}


def test_v4_own_killed_symbols_never_conduct() -> None:
    assert moves("xXXXo/5/5/5/5 x 2 0 7") == {"a4", "b4"}
    assert moves("xXXXo/5/5/5/5 o 2 0 8") == {"a4", "b4", "c4", "d4", "e4", "a5"}
    # A chain of both kinds is broken where the own killed symbol stands.
    assert "e5" not in moves("xOXOo/5/5/5/5 x 2 0 7")


def test_v5_the_first_step_of_each_side_is_its_corner() -> None:
    game = parlour.load("virus-war")
    record = parlour.Record(game)
    assert list(map(str, record.legal_moves)) == ["a1"]
    for move in ("a1", "b2", "c3"):
        record.play(move)
    assert list(map(str, record.legal_moves)) == ["k10"]
    # The first turn is a full turn, and of both sides.
    record.play("k10").play("i9")
    assert (record.actor, record.position.left) == (1, 1)
    assert moves("3/1x1/x2/x2 o 3 0 2") == {"c4"}
    assert "V5" in refused("3/3/3 x 3 0 1", "b2")
    assert "V5" in refused("3/1x1/xx1 o 3 0 2", "b3")


def test_v5_no_pass_before_entering() -> None:
    assert "V5" in refused("3/3/3 x 3 0 1", "pass")
    assert "V5" in refused("3/1x1/xx1 o 3 0 2", "pass")
    # Crosses have entered, and with `first_turn=7` their turn is still under way.
    assert "pass" not in moves("3/3/x2 x 6 0 1", first_turn=7)


def test_v5_the_corner_waits_for_noughts() -> None:
    assert moves("3/1x1/x2 x 1 0 1") == {"a2", "b1", "c1", "c2", "a3", "b3"}
    assert "kept for noughts" in refused("3/1x1/x2 x 1 0 1", "c3")
    assert "c3" in moves("2o/1x1/xx1 x 2 0 3")


def test_v6_a_turn_may_be_declined_at_its_start() -> None:
    assert "pass" in moves("4o/5/5/1x3/x4 x 3 0 3")
    assert after("4o/5/5/1x3/x4 x 3 0 3", "pass") == "4o/5/5/1x3/x4 o 3 1 4"
    assert after("4o/5/5/1x3/x4 x 3 0 3", "PASS") == "4o/5/5/1x3/x4 o 3 1 4"


def test_v7_no_pass_in_mid_turn() -> None:
    for left in (1, 2):
        assert "pass" not in moves(f"4o/5/5/1x3/x4 x {left} 0 3")
    assert "V7" in refused("4o/5/5/1x3/x4 x 2 0 3", "pass")


def test_v7_a_turn_ends_by_itself_without_a_further_step() -> None:
    # Two cells are all that crosses can reach: after them noughts are to move, with a whole turn.
    walled = "4o/5/XXX2/x1X2/1XX2 x 3 0 9"
    assert moves(walled) == {"a1", "b2", "pass"}
    assert after(walled, "b2") == "4o/5/XXX2/xxX2/1XX2 x 2 0 9"
    assert after(walled, "b2", "a1") == "4o/5/XXX2/xxX2/xXX2 o 3 0 10"


def test_v7_a_forced_pass() -> None:
    assert moves("4o/5/XXX2/xxX2/xXX2 x 3 0 11") == {"pass"}
    assert after("4o/5/XXX2/xxX2/xXX2 x 3 0 11", "pass") == "4o/5/XXX2/xxX2/xXX2 o 3 1 12"
    # In mid-turn only in a position typed by hand.
    assert moves("4o/5/XXX2/xxX2/xXX2 x 2 0 11") == {"pass"}
    assert after("4o/5/XXX2/xxX2/xXX2 x 1 0 11", "pass") == "4o/5/XXX2/xxX2/xXX2 o 3 1 12"


# The end


def test_v8_the_last_live_enemy_symbol_wins_at_once() -> None:
    game, position = at("XXX2/xoX2/XXX2/5/5 x 3 0 9")
    end = game.after(position, Step("b4"))
    # Side, steps left and turn number stay with the mover (V13).
    assert str(end) == "XXX2/xOX2/XXX2/5/5 x 2 0 9"
    assert won_by(str(end)) == (0, "virus-war-annihilated")
    assert won_by("5/5/5/XX3/XO2o o 1 0 8") == (1, "virus-war-annihilated")
    assert won_by("2O/1xx/xxx x 0 0 3") == (0, "virus-war-annihilated")
    assert game.actor(end) == parlour.NOBODY


def test_v8_not_before_both_have_entered() -> None:
    for text in ("3/1x1/x2 x 1 0 1", "3/3/3 x 3 0 1", "3/1x1/xx1 o 3 0 2"):
        game, position = at(text)
        assert game.outcome(position) is None


def test_v9_two_passes_in_a_row_are_a_draw() -> None:
    game, position = at("4o/5/5/1x3/x4 x 3 0 3")
    record = parlour.Record(game, position).play("pass")
    assert record.outcome is None
    record.play("pass")
    assert str(record.position) == "4o/5/5/1x3/x4 x 3 2 5"
    assert won_by(str(record.position)) == (None, "virus-war-passes")
    assert tuple(record.game.payoffs(record.position)) == (0, 0)


def test_v9_a_forced_pass_counts_and_a_step_sets_the_count_to_0() -> None:
    assert won_by(after("4o/5/XXX2/xxX2/xXX2 x 3 1 11", "pass"))[0] is None
    assert after("4o/5/5/1x3/x4 x 3 1 5", "c3") == "4o/5/2x2/1x3/x4 x 2 0 5"
    text = after("4o/5/5/1x3/x4 x 3 0 3", "pass", "d5", "d4", "e4", "pass")
    assert text == "3oo/3oo/5/1x3/x4 o 3 1 6"


def test_v10_first_turn_has_its_own_length() -> None:
    assert str(parlour.load("virus-war", size="3x3", first_turn=1).start()) == "3/3/3 x 1 0 1"
    assert after("3/3/3 x 1 0 1", "a1", first_turn=1) == "3/3/x2 o 3 0 2"
    assert after("3/3/3 x 1 0 1", "a1", "c3", first_turn=1) == "2o/3/x2 o 2 0 2"
    assert after("3/3/x2 o 3 0 2", "c3", first_turn=1) == "2o/3/x2 o 2 0 2"
    assert after("3/3/3 x 3 0 1", "a1") == "3/3/x2 x 2 0 1"
    assert str(parlour.load("virus-war", size="3x3", steps=2).start()) == "3/3/3 x 2 0 1"
    assert str(parlour.load("virus-war", size="3x3", first_turn=7).start()) == "3/3/3 x 7 0 1"
    for first in ("0", "8"):
        with pytest.raises(parlour.OptionError):
            parlour.load("virus-war", first_turn=first)


def test_v10_last_mover_has_no_passing() -> None:
    text = "4o/5/5/1x3/x4 x 3 0 3"
    assert moves(text, end="last_mover") == moves(text) - {"pass"}
    assert "V10" in refused(text, "pass", end="last_mover")
    assert Pass() == PASS


def test_v10_last_mover_loses_when_its_turn_ends_short() -> None:
    walled = "4o/5/XXX2/x1X2/1XX2 x 3 0 9"
    short = after(walled, "b2", "a1", end="last_mover")
    # It stays with the mover, who could not make the third step (V13).
    assert short == "4o/5/XXX2/xxX2/xXX2 x 1 0 9"
    assert won_by(short, end="last_mover") == (1, "virus-war-short")


def test_v10_last_mover_without_a_step_loses_at_the_start_of_its_turn() -> None:
    assert won_by("4o/5/XXX2/xxX2/xXX2 x 3 0 11", end="last_mover") == (1, "virus-war-stuck")
    # A completed turn is handed on before that is seen (V13).
    last = after("3o1/5/XXX2/xxX2/xXX2 o 1 0 10", "c5", end="last_mover")
    assert last == "2oo1/5/XXX2/xxX2/xXX2 x 3 0 11"
    full = after("4o/5/XXX2/x1X2/1XX2 x 2 0 9", "b2", "a1", end="last_mover")
    assert full == "4o/5/XXX2/xxX2/xXX2 o 3 0 10"


def test_v10_annihilation_comes_before_the_short_turn() -> None:
    # The kill leaves crosses without a further step, yet it wins (V8).
    game, position = at("XXX2/xoX2/XXX2/5/5 x 3 0 9", end="last_mover")
    outcome = game.outcome(game.after(position, Step("b4")))
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (0, "virus-war-annihilated")
    assert {game.board.names[cell] for cell in members(game.reach(position, 0))} == {"b4"}


def test_variants_change_what_they_say() -> None:
    school, short = parlour.load("virus-war", "school"), parlour.load("virus-war", "short-first")
    assert (school.end, school.steps) == ("last_mover", 3)
    assert short.start().left == 1
    assert parlour.load("virus-war", "8x8") == parlour.load("virus-war", size="8x8")
    assert parlour.load("virus-war", first_turn=3) == parlour.load("virus-war")
