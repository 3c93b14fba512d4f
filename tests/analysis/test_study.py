"""A match judged: plays, cube, answers, resignations, luck."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from parlour import analysis, native
from parlour.analysis.backgammon.checkers import lucky, ranked
from parlour.analysis.backgammon.occasions import Turn, occasions
from parlour.analysis.judged import CHECKER, CUBE, RESIGN, TAKE, Analysis, Decision
from parlour.evaluate.backgammon.analyst import Analyst
from parlour.game import OptionError
from parlour.games import load, open_position
from parlour.games.backgammon.match import checker_position
from parlour.record import Event, Played, Record
from tests.analysis.samples import BEHIND, LAST_ROLL, match, record_of

pytestmark = pytest.mark.skipif(not native.available(), reason="there is no compiled core here")
NEAR = 2e-3
"""Exact values, up to the steps of the bear-off table."""


@pytest.fixture(scope="module")
def judged() -> Analysis:
    return analysis.study(match(), 0)


def test_every_roll_and_every_word_is_a_decision(judged: Analysis) -> None:
    (record,) = match()
    rolls = sum(isinstance(e, Played) and str(e.move).isdigit() for e in record.entries)
    decisions = [one for game in judged.games for one in game.decisions]
    assert len([one for one in decisions if one.kind == CHECKER]) == rolls
    doubles = sum(isinstance(e, Played) and str(e.move) == "double" for e in record.entries)
    assert len([one for one in decisions if one.played == "double"]) == doubles
    assert len([one for one in decisions if one.kind == TAKE]) == doubles
    assert next(game.score for game in judged.games) == (0, 0)
    assert (judged.players, judged.length) == (("anna", "boris_k"), 3)
    assert judged.result == record.position.score


def test_decisions_lie_where_the_record_has_them(judged: Analysis) -> None:
    (record,) = match()
    for game in judged.games:
        for one in game.decisions:
            assert str(record.positions[one.ply]) == one.position
            assert record.entries[one.ply].seat == one.seat


def test_nothing_is_better_than_the_best(judged: Analysis) -> None:
    for game in judged.games:
        for one in game.decisions:
            assert one.loss >= 0
            assert one.mwc is not None and 0 <= one.mwc <= 1
            assert one.mwc_loss is not None and one.mwc_loss >= 0
            if one.kind == CHECKER and one.played != "pass":
                plays = {each.play: each for each in one.candidates}
                assert plays[one.best].difference == 0
                assert one.loss == pytest.approx(-plays[one.played].difference)
                assert one.equity == plays[one.played].equity


def test_a_roll_without_a_play_is_forced_and_still_has_its_luck(judged: Analysis) -> None:
    passed = [o for game in judged.games for o in game.decisions if o.played == "pass"]
    assert passed
    for one in passed:
        assert one.forced and not one.counts and one.luck is not None


def test_the_play_made_is_looked_into_as_deeply_as_the_best() -> None:
    record = record_of("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10 -")
    shallow = ranked(Analyst(record.game), record.position, 1).plays[-1]
    assert shallow.plies == 0  # the filters dropped it
    for move in shallow.moves:
        record.play(move)
    (one,) = analysis.study([record], 1).games[0].decisions
    played = next(each for each in one.candidates if each.play == one.played)
    assert played.plies == 1
    after = Analyst(record.game).evaluate(record.position, 1)
    assert one.equity == pytest.approx(-after.equity)


def test_luck_is_nothing_on_the_average() -> None:
    record = record_of("XGID=-aa---E-C---dE---d-e----B-:0:0:1:00:0:0:0:0:10 -")
    record.play("roll")
    mean = _mean_luck(record)
    assert mean == pytest.approx(0, abs=1e-4)


def test_luck_of_the_opening_throw_is_also_who_begins() -> None:
    game = load("backgammon", match=5)
    record: Record[Any, Any] = Record(game)
    mean = _mean_luck(record, seat=0)
    assert mean == pytest.approx(0, abs=1e-4)
    analyst = Analyst(game)
    lucks = [_luck(analyst, record, roll) for roll, _ in game.chances(record.position)]
    assert max(lucks) > 0.1  # 3-1 for who rolls it


def _mean_luck(record: Record[Any, Any], seat: int | None = None) -> float:
    """Of all rolls; of one seat where either may begin."""
    analyst = Analyst(record.game)
    total = 0.0
    for roll, chance in record.game.chances(record.position):
        thrown = record.game.after(record.position, roll)
        sign = 1 if seat is None or checker_position(thrown).mover == seat else -1
        total += sign * chance * _luck(analyst, record, roll)
    return total


def _luck(analyst: Analyst, record: Record[Any, Any], roll: Any) -> float:
    thrown = record.game.after(record.position, roll)
    seat = checker_position(thrown).mover
    luck = lucky(analyst, Turn(0, seat, record.position, thrown, ()))
    assert luck is not None
    return luck


# The cube, by positions that can be counted: the last roll, so one ply tells all


def _decide(text: str, *words: str, **options: Any) -> list[Decision]:
    record = record_of(text, **options)
    for word in words:
        record.play(word)
    found = analysis.study([record], 1)
    return list(found.games[0].decisions)


def test_a_missed_double() -> None:
    (one,) = _decide(LAST_ROLL, "roll")
    assert (one.kind, one.played, one.best, one.counts) == (CUBE, "no double", "double", True)
    assert one.loss == pytest.approx(2 / 36, abs=NEAR)  # 38/36 − 1, once and twice
    assert one.cube is not None and one.cube.best == "double take"
    assert (one.mwc, one.mwc_loss) == (None, None)


def test_a_right_double_and_a_wrong_drop() -> None:
    double, drop = _decide(LAST_ROLL, "double", "drop")
    assert (double.played, double.loss, double.counts) == ("double", 0, True)
    assert (drop.kind, drop.best, drop.seat) == (TAKE, "take", 1)
    assert drop.loss == pytest.approx(1 - 4 / 36, abs=NEAR)
    assert drop.equity == pytest.approx(-1)
    assert drop.probabilities[0] == pytest.approx(17 / 36, abs=NEAR)


def test_a_wrong_double_that_should_be_beavered() -> None:
    double, take = _decide(BEHIND, "double", "take", beavers="on")
    assert (double.best, take.best) == ("no double", "beaver")
    alone = 22 / 36 - 1
    assert double.equity == pytest.approx(4 * alone, abs=4 * NEAR)
    assert double.loss == pytest.approx(alone - 4 * alone, abs=4 * NEAR)
    assert take.equity == pytest.approx(-2 * alone, abs=2 * NEAR)
    assert take.loss == pytest.approx(-2 * alone, abs=2 * NEAR)


def test_after_a_beaver() -> None:
    *_, beaver, accept = _decide(BEHIND, "double", "beaver", "accept", beavers="on")
    assert (beaver.played, beaver.loss) == ("beaver", 0)
    # Per unit of the doubled cube, which a drop would lose: 2 × (22/36 − 1) against −1.
    assert (accept.seat, accept.loss) == (0, 0)
    assert accept.equity == pytest.approx(2 * (22 / 36 - 1), abs=2 * NEAR)
    dropped = _decide(BEHIND, "double", "beaver", "drop", beavers="on")[-1]
    assert dropped.loss == pytest.approx(1 - 28 / 36, abs=2 * NEAR)


def test_a_raccoon_and_its_answer() -> None:
    words = ("double", "beaver", "raccoon", "drop")
    *_, raccoon, drop = _decide(BEHIND, *words, beavers="on", raccoons="on")
    assert raccoon.best == "accept"
    assert raccoon.loss == pytest.approx(28 / 36, abs=4 * NEAR)
    assert (drop.seat, drop.best) == (1, "accept")
    assert drop.loss == pytest.approx(1 + 28 / 36, abs=2 * NEAR)


def test_not_doubling_counts_only_where_it_is_close() -> None:
    (far,) = _decide(BEHIND.replace(":2:0:10", ":0:0:10"), "roll")
    assert (far.loss, far.counts) == (0, False)


def test_a_dead_cube_is_no_decision_unless_it_is_turned() -> None:
    text = "XGID=--A--A------------------a-:1:1:1:00:0:0:0:2:10 -"  # a match to 2, the cube at 2
    assert _decide(text, "roll", cube="on") == []
    (one,) = _decide(text, "double")
    assert one.played == "double" and one.counts


# Resignations


def _resigned(answer: str) -> list[Decision]:
    record = record_of(LAST_ROLL)
    record.note("resign", 0, 1)
    record.note(answer, 1)
    return list(analysis.study([record], 1).games[0].decisions)


def test_a_game_given_up_too_early() -> None:
    resign, accept = _resigned("accept")
    assert (resign.kind, resign.seat, resign.best, resign.resigned) == (RESIGN, 0, "play on", 1)
    assert resign.loss == pytest.approx(1 + 4 / 36, abs=NEAR)
    assert (accept.seat, accept.loss) == (1, 0)
    assert not resign.counts


def test_a_refusal_that_costs() -> None:
    (refuse,) = _resigned("refuse")
    assert (refuse.seat, refuse.best) == (1, "accept")
    assert refuse.loss == pytest.approx(1 + 4 / 36, abs=NEAR)


# Every kind of game


@pytest.mark.parametrize(
    "options",
    [
        {"start": "nackgammon", "match": 3},
        {"start": "longgammon"},
        {"cube": "on", "beavers": "on", "raccoons": "on", "automatic_doubles": 2},
        {"match": 1},
    ],
)
def test_careless_games_are_judged_to_their_end(options: dict[str, Any]) -> None:
    random = Random(5)
    record: Record[Any, Any] = Record(load("backgammon", **options))
    while record.outcome is None:
        record.play(random.choice(list(record.legal_moves)))
    found = analysis.study([record], 0)
    decisions = [one for game in found.games for one in game.decisions]
    assert all(0 <= one.loss < 8 for one in decisions)
    assert all(one.rating is None or one.rating > 20 for one in found.summary if one.unforced > 20)
    assert max(found.result) > 0


# What is asked


def test_it_tells_how_far_it_is_and_can_be_stopped() -> None:
    shares: list[float] = []
    analysis.study(match(), 0, shares.append)
    assert shares == sorted(shares) and shares[-1] == 1

    class Enough(Exception):
        pass

    def stop(share: float) -> None:
        raise Enough

    with pytest.raises(Enough):
        analysis.study(match(), 0, stop)


REFUSED: list[tuple[Callable[[], list[Record[Any, Any]]], int, str]] = [
    (lambda: [], 0, "analysis-nothing"),
    (lambda: [Record(load("ataxx"))], 0, "analysis-no-plies"),
    (lambda: match() * 2, 0, "analysis-several"),
    (match, 5, "analysis-plies"),
    (match, -1, "analysis-plies"),
]


@pytest.mark.parametrize(("records", "plies", "code"), REFUSED)
def test_what_is_refused(records: Any, plies: int, code: str) -> None:
    with pytest.raises(OptionError) as refused:
        analysis.study(records(), plies)
    assert refused.value.code == code


def test_a_session_of_money_games_keeps_its_score() -> None:
    first, second = record_of(LAST_ROLL), None
    first.play("double").play("drop")
    game, position = open_position(
        "backgammon", LAST_ROLL.replace(":0:0:0:0:10", ":1:0:0:0:10"), None, {"cube": "on"}
    )
    second = Record(game, position)
    second.play("double").play("take")
    found = analysis.study([first, second], 0)
    assert [game.score for game in found.games] == [(0, 0), (1, 0)]
    assert found.length == 0
    assert found.summary[0].mwc_loss is None


def test_turns_that_were_cut_short_are_no_decisions() -> None:
    record = record_of("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10 -")
    record.play("8/5")
    assert occasions(record)[0].occasions == []
    record.play("6/5")
    assert len(occasions(record)[0].occasions) == 1
    record.note("resign", 1, 1)
    assert isinstance(record.entries[-1], Event)
    assert len(occasions(record)[0].occasions) == 1  # nobody has answered
