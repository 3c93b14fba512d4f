"""War, rule by rule: who is out, who wins, resignations, pacts (W9, W12, K2a, K5, K6, K9, K12)."""

from __future__ import annotations

import pytest

import parlour
from tests.games.war_positions import FOUR, GENERALS, at, played, rest, text


def test_w9_a_player_without_general_is_out_and_the_turn_goes_on() -> None:
    game, position = at({**FOUR, "b2": "dI", "a2": "dG", "m1": "aI"})
    record = played(game, position, "Ia2")
    assert rest(record.position) == "a I1N0T0P0 0 d 1"
    assert record.actor == 0
    assert record.outcome is None
    record.play("Ib2")


def test_w9_the_last_general_wins_at_that_step() -> None:
    game, position = at({"a1": "aG", "b2": "bG"}, "a I1N0T0P0 0 - 7")
    record = played(game, position, "Ib2")
    assert str(record.position) == text({"a1": "aG", "b2": "ai"}, "a I2N0T0P0 0 b 7")
    assert record.outcome is not None
    assert record.outcome.winner == 0
    assert record.outcome.payoffs == (1, 0)
    assert record.actor == parlour.NOBODY
    assert not record.legal_moves


def test_k2a_turns_go_by_seat_over_the_seats_still_in() -> None:
    game, position = at({key: FOUR[key] for key in ("a12", "m1")}, "d I0N0T0P0 0 ca 9")
    assert str(played(game, position, "pass").position).split()[1] == "b"
    game, position = at(FOUR, players=4)
    order = [played(game, position, "-".join(["pass"] * n)).position.to_move for n in (1, 2, 3)]
    assert order == [1, 2, 3]


def test_k2a_when_a_seat_goes_out_the_next_one_in_follows() -> None:
    game, position = at({**FOUR, "a12": "", "b2": "bG"})
    assert str(played(game, position, "Ib2-end").position).split()[1] == "c"


def test_k6_all_still_in_passing_in_a_row_share_a_draw() -> None:
    pieces = {key: FOUR[key] for key in ("a1", "a12", "m12")}
    game, position = at(pieces, "a I0N0T0P0 0 d 9")
    record = played(game, position, "pass-pass")
    assert record.outcome is None
    record.play("pass")
    assert record.outcome is not None
    assert record.outcome.winner is None
    assert record.outcome.payoffs == pytest.approx((1 / 3, 1 / 3, 1 / 3, 0))
    assert rest(record.position) == "a I0N0T0P0 3 d 12"


def test_k6_any_step_sets_the_passes_to_0() -> None:
    game, position = at(GENERALS)
    record = played(game, position, "pass-Il12")
    assert record.position.passes == 0
    assert played(game, position, "pass-Il12-end-pass").outcome is None


def test_w12_a_resigned_general_stays_as_an_inert_target() -> None:
    game, position = at({**FOUR, "b2": "bI", "a12": "", "b1": "bG"})
    record = parlour.Record(game, position).play("Ia2").note("resign", 1)
    assert rest(record.position) == "a I1N0T0P0 0 b 1"
    assert record.actor == 0
    record.play("Ib1")
    assert record.position.out == (1,)
    with pytest.raises(parlour.IllegalMove):
        record.note("resign", 1)


def test_w12_k5_who_resigns_on_move_ends_the_turn_and_passes_become_0() -> None:
    game, position = at(FOUR, "b I0N0T0P0 2 - 6")
    record = parlour.Record(game, position).note("resign", 1)
    assert rest(record.position) == "c I0N0T0P0 0 b 7"
    record = parlour.Record(game, position).note("flag", 3)
    assert rest(record.position) == "b I0N0T0P0 0 d 6"


def test_w12_with_two_players_a_resignation_ends_the_game() -> None:
    game, position = at(GENERALS)
    outcome = parlour.Record(game, position).note("resign", 0).outcome
    assert outcome is not None
    assert outcome.winner == 1
    assert outcome.payoffs == (0, 1)
    assert outcome.reason == "war-last"
    assert game.resignation_levels(position, 0) == (1,)
    assert not game.resignation_needs_consent


def test_k9_a_kill_ends_a_pact_and_pacts_never_forbid() -> None:
    game, position = at({**FOUR, "b2": "bI", "a2": "cI"})
    record = parlour.Record(game, position).note("pact", 0, 1).note("pact", 2, 0)
    record.play("Ib2")
    assert record.pacts == {frozenset((0, 2))}
    assert game.victim(position, parlour.read_move(game, position, "Ib1")) is None
    assert game.victim(position, parlour.read_move(game, position, "pass")) is None


def test_k12_payoffs_are_shares_of_one() -> None:
    game, position = at({"a1": "aG"}, "a I2N0T0P0 0 cb 5", players=3)
    assert game.payoffs(position) == (1, 0, 0)
    outcome = game.outcome(position)
    assert outcome is not None
    assert outcome.values == {"seat": "1", "order": "3, 2", "gone": 2}
    game, position = at(FOUR, players=4)
    assert tuple(game.payoffs(position)) == (0, 0, 0, 0)
