"""Klopodavka: who goes out, how it ends (K5–K7, K12)."""

from __future__ import annotations

import pytest

import parlour
from parlour.game import NOBODY
from tests.games.klopodavka import THREE, at, moves, played, refused

# K5: out


def test_k5_a_main_bug_dies_by_one_step_and_its_owner_is_out_at_once() -> None:
    record = played(THREE.format(0), "a3")
    assert str(record.position) == "7ccc/7cCc/7ccc/10/10/10/bb8/p1b7/aaa7/A9 a 3 0 b 7"
    # Its live bugs stay as targets; the next seat still in follows.
    assert {"a4", "b4", "c3"} <= {str(move) for move in record.legal_moves}
    for step in ("a4", "b4", "b3"):
        record.play(step)
    assert record.actor == 2
    assert str(record.position).startswith("7ccc/7cCc/7ccc/10/10/10/pp8/pab7/aaa7/A9 c 4 0 b 8")


def test_k5_bugs_of_a_player_who_is_out_give_access_to_nobody() -> None:
    game, position = at(THREE.format(0))
    assert game.reach(position, 1)
    after = played(THREE.format(0), "a3").position
    assert not game.reach(after, 1)
    assert not game.centres(after, 1)


def test_k5_cells_painted_by_a_player_who_is_out_stay_walls() -> None:
    walls = "7ccc/7cCc/7ccc/10/10/10/10/qqa7/Aq8/a9 a 4 0 b 7"
    game, position = at(walls)
    assert refused(walls, "a3") == "klopodavka-wall"
    assert not game.sources(position, 1)


def test_k5_a_resignation_on_the_own_turn_hands_it_on() -> None:
    record = played(THREE.format(1))
    record.note("resign", 0)
    position = record.position
    assert (position.to_move, position.left, position.passes, position.turn) == (1, 4, 0, 8)
    assert str(position) == "7ccc/7cCc/7ccc/10/10/10/bb8/B1b7/aaa7/a9 b 4 0 a 8"
    # The main bug has become an ordinary target bug: killing it puts nobody out.
    after = played(str(position), "a2", "a1").position
    assert str(after) == "7ccc/7cCc/7ccc/10/10/10/bb8/B1b7/qaa7/q9 b 2 0 a 8"


def test_k5_a_resignation_out_of_turn_leaves_the_mover_its_turn() -> None:
    record = played(THREE.format(2), "b3")
    record.note("flag", 2)
    position = record.position
    assert (position.to_move, position.left, position.passes, position.turn) == (0, 3, 0, 7)
    assert position.out == (2,)
    assert str(position).startswith("7ccc/7ccc/7ccc/")
    game = record.game
    assert game.resignation_levels(position, 2) == ()
    assert game.resignation_levels(position, 1) == (1,)
    with pytest.raises(parlour.IllegalMove):
        record.note("resign", 2)


def test_k5_the_last_but_one_to_resign_ends_the_game() -> None:
    record = played(THREE.format(2))
    record.note("resign", 1).note("leave", 0)
    assert record.actor == NOBODY
    assert record.position.to_move == 2
    assert record.outcome is not None
    assert record.outcome.payoffs == (0, 0, 1)
    assert record.game.resignation_levels(record.position, 2) == ()


# K6, K7, K12: end


def test_k6_the_last_main_bug_wins_at_that_step() -> None:
    record = played("9/9/9/9/9/9/9/bb7/AB7 a 4 1 - 9", "a2", "b1")
    assert str(record.position) == "9/9/9/9/9/9/9/pb7/Ap7 a 2 0 b 9"
    assert record.actor == NOBODY
    assert not record.legal_moves
    outcome = record.outcome
    assert outcome is not None
    assert (outcome.winner, outcome.payoffs) == (0, (1, 0))
    assert outcome.reason == "klopodavka-last"
    # With its last step too: no step is left, the turn stays with the mover.
    record = played("9/9/9/9/9/9/9/bb7/AB7 a 1 0 - 9", "b1")
    assert str(record.position).endswith(" a 0 0 b 9")


def test_k6_passes_by_all_still_in_share_a_draw() -> None:
    record = played(THREE.format(0), "pass", "pass")
    assert record.outcome is None
    record.play("pass")
    assert record.outcome is not None
    assert record.outcome.payoffs == (1 / 3, 1 / 3, 1 / 3)
    assert str(record.position).endswith(" a 4 3 - 10")
    record = played("7ccc/7cCc/7ccc/10/10/10/10/aaa7/aAa7/aaa7 a 4 0 b 7", "pass", "pass")
    assert record.outcome is not None
    assert record.outcome.payoffs == (0.5, 0, 0.5)
    assert record.outcome.winner is None


def test_k6_any_step_sets_the_passes_to_0() -> None:
    assert played(THREE.format(2), "a3").position.passes == 0
    assert played(THREE.format(1), "pass").position.passes == 2


def test_k7_a_player_without_cell_and_revolution_must_pass_and_stays_in() -> None:
    walled = "8B/9/9/9/9/9/9/qq7/Aq7 a 4 {} - 9"
    assert moves(walled.format(0)) == {"pass"}
    record = played(walled.format(0), "pass")
    assert record.position.out == ()
    assert record.position.passes == 1
    assert played(walled.format(1), "pass").outcome is not None


def test_k12_payoffs_sum_to_one_and_the_order_of_elimination_is_told() -> None:
    record = played(THREE.format(0))
    record.note("resign", 2).note("resign", 0)
    outcome = record.outcome
    assert outcome is not None
    assert sum(outcome.payoffs) == 1
    assert outcome.values["order"] == "3, 1"
    assert "Player 2 " in str(parlour.text.say(outcome.reason, "en", **outcome.values))
    assert "3, 1" in parlour.text.say(outcome.reason, "ru", **outcome.values)
