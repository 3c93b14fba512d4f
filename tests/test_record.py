"""Records: checked play, events, drafts, undo, results that come from outside."""

from __future__ import annotations

import pickle

import pytest

import parlour
from parlour.record import Event


def war() -> parlour.Record:
    return parlour.Record(parlour.load("klopodavka", players=3, size="13x13"))


def test_play_refuses_and_changes_nothing() -> None:
    record = parlour.Record(parlour.load("slime-trail")).play("e5")
    before = str(record)
    with pytest.raises(parlour.IllegalMove, match="d4 is sealed"):
        record.play("d4")
    with pytest.raises(parlour.TextError, match="z9"):
        record.play("z9")
    assert str(record) == before


def test_nothing_is_played_after_the_end() -> None:
    record = parlour.Record(parlour.load("slime-trail", size="3x3")).play("a1")
    assert record.actor == parlour.NOBODY and not record.legal_moves
    with pytest.raises(parlour.IllegalMove, match="over"):
        record.play("a2")


def test_resignation_ends_a_game_of_two() -> None:
    record = parlour.Record(parlour.load("ataxx")).play("g2")
    record.note("resign", 1, 1)
    assert record.outcome is not None
    assert record.outcome.payoffs == (1.0, -1.0)
    record.undo()
    assert record.outcome is None


def test_a_draw_is_offered_and_answered() -> None:
    record = parlour.Record(parlour.load("ataxx"))
    record.note("offer", 0, "draw")
    with pytest.raises(parlour.IllegalMove):
        record.play("g2")
    with pytest.raises(parlour.IllegalMove):
        record.note("accept", 0)
    record.note("refuse", 1)
    record.play("g2")
    record.note("offer", 1, "draw").note("accept", 0)
    assert record.outcome is not None and record.outcome.winner is None


def test_k5_a_seat_resigns_and_the_game_goes_on() -> None:
    record = war()
    record.note("resign", 1, 1)
    assert record.outcome is None and record.position.out == (1,)
    with pytest.raises(parlour.IllegalMove):
        record.note("resign", 1, 1)
    record.note("leave", 0)
    assert record.outcome is not None and record.outcome.winner == 2


def test_k9_pacts_are_made_and_end() -> None:
    record = war()
    record.note("pact", 0, 2)
    assert record.pacts == {frozenset((0, 2))}
    with pytest.raises(parlour.IllegalMove):
        record.note("pact", 2, 0)
    record.note("end", 2, 0)
    assert not record.pacts
    record.note("pact", 0, 1).note("resign", 1, 1)
    assert not record.pacts
    with pytest.raises(parlour.IllegalMove):
        record.note("pact", 0, 1)
    with pytest.raises(parlour.IllegalMove):
        parlour.Record(parlour.load("ataxx")).note("pact", 0, 1)


def test_k9_pacts_are_offered_and_answered() -> None:
    record = war()
    record.note("propose", 0, 2).note("propose", 1, 2)
    assert record.proposals == {(0, 2), (1, 2)}
    assert not record.pacts
    for kind, seat, partner in (("propose", 0, 2), ("decline", 0, 2), ("decline", 2, 2)):
        with pytest.raises(parlour.IllegalMove):
            record.note(kind, seat, partner)
    record.note("decline", 2, 1).note("pact", 2, 0)
    assert not record.proposals
    assert record.pacts == {frozenset((0, 2))}
    record.note("propose", 0, 1).play("pass")
    assert record.proposals == {(0, 1)}, "until a turn of the one asked has ended"
    record.play("pass")
    assert not record.proposals
    record.note("propose", 1, 0).note("resign", 1, 1)
    assert not record.proposals


@pytest.mark.parametrize(
    ("winner", "payoffs"), [(0, (1, 0, 0)), (2, (0, 0, 1)), ("draw", (1 / 3, 1 / 3, 1 / 3))]
)
def test_adjudication_pays_what_the_game_pays(winner: object, payoffs: tuple[float, ...]) -> None:
    record = war()
    record.note("adjudicate", 0, winner)  # type: ignore[arg-type]
    assert record.outcome is not None
    assert record.outcome.payoffs == pytest.approx(payoffs)


def test_b14_a_resignation_must_be_accepted_and_not_repeated_in_the_turn() -> None:
    game = parlour.load("backgammon", cube=True, jacoby=False)
    record = parlour.Record(game).play("31").play("8/5").play("6/5")
    record.note("resign", 1, 2)
    assert record.standing == Event("resign", 1, (2,))
    record.note("refuse", 0)
    with pytest.raises(parlour.IllegalMove):
        record.note("resign", 1, 1)
    record.play("roll").play("52")
    with pytest.raises(parlour.IllegalMove):
        record.note("resign", 1, 1)
    for move in ("13/8", "13/11"):
        record.play(move)
    record.note("resign", 0, 1).note("accept", 1)
    assert record.outcome is not None and record.outcome.payoffs == (-1.0, 1.0)


def test_b14_levels_times_the_cube() -> None:
    record = parlour.Record(parlour.load("backgammon", cube=True, jacoby=False))
    for move in ("31", "8/5", "6/5", "double"):
        record.play(move)
    with pytest.raises(parlour.IllegalMove):  # not while a double is pending
        record.note("resign", 0, 1)
    record.play("take").play("52").note("resign", 1, 2).note("accept", 0)
    assert record.outcome is not None and record.outcome.payoffs == (4.0, -4.0)


def test_drafts_are_kept_apart_from_confirmed_turns() -> None:
    record = parlour.Record(parlour.load("virus-war"))
    record.play("a1").play("b2")
    assert len(record.draft) == 2
    record.discard_draft()
    assert not record.entries
    record.play("a1").play("b2").play("c3").confirm()
    record.play("k10")
    assert [str(entry.move) for entry in record.draft] == ["k10"]
    record.discard_draft()
    assert len(record.moves) == 3


def test_a_roll_confirms_what_came_before() -> None:
    record = parlour.Record(parlour.load("backgammon"))
    record.play("31").play("8/5").play("6/5")
    assert len(record.draft) == 2
    record.play("66")
    assert [str(entry.move) for entry in record.draft] == ["66"]


def test_turns_are_runs_of_one_actor() -> None:
    record = parlour.Record(parlour.load("virus-war"))
    for move in ("a1", "b2", "c3", "k10", "i9"):
        record.play(move)
    assert [tuple(map(str, turn.moves)) for turn in record.turns()] == [
        ("a1", "b2", "c3"),
        ("k10", "i9"),
    ]


def test_records_pickle_compare_and_draw_themselves() -> None:
    record = parlour.Record(parlour.load("ataxx")).play("g2")
    again = pickle.loads(pickle.dumps(record))
    assert again == record and again.position == record.position
    assert again.play("a2") != record
    assert record._repr_svg_().startswith("<svg")
    assert "g2" in str(record)
