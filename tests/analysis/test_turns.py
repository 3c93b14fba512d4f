"""Games without dice judged turn by turn: values, errors, better turns, who went out."""

from __future__ import annotations

from importlib import resources
from typing import Any

import pytest

from parlour import analysis
from parlour.analysis.turns import judged_position
from parlour.analysis.turns.judged import CLASSES, Turn, TurnAnalysis, accuracy, class_of
from parlour.analysis.turns.occasions import outs, turns
from parlour.game import OptionError
from parlour.games import load, open_position, read_records, read_turn
from parlour.record import Record

QUICK = "search=uct nodes=4"
GAMES = ("ataxx", "virus-war", "klopodavka", "war", "slime-trail")


def sample(game: str) -> Record[Any, Any]:
    folder = resources.files("parlour.games") / game.replace("-", "_")
    return read_records((folder / "sample.txt").read_text())[0]


@pytest.fixture(scope="module")
def judged() -> dict[str, TurnAnalysis]:
    found = {}
    for game in GAMES:
        one = analysis.study([sample(game)], engine=QUICK)
        assert isinstance(one, TurnAnalysis)
        found[game] = one
    return found


def one_turn(
    game: str, position: str, turn: str, engine: str = QUICK, **options: str
) -> tuple[Turn, TurnAnalysis]:
    """The judgement of a turn played from a position."""
    rules, at = open_position(game, position, None, options)
    record: Record[Any, Any] = Record(rules, at)
    for move in turn.split("-"):
        record.play(move)
    found = analysis.study([record], engine=engine)
    assert isinstance(found, TurnAnalysis)
    (decision,) = found.games[0].decisions
    return decision, found


@pytest.mark.parametrize("game", GAMES)
def test_every_turn_is_judged_once(game: str, judged: dict[str, TurnAnalysis]) -> None:
    record, found = sample(game), judged[game]
    (only,) = found.games
    assert len(only.decisions) == sum(1 for _ in record.turns())
    assert only.payoffs == record.outcome.payoffs  # type: ignore[union-attr]
    for turn in only.decisions:
        before = record.positions[turn.ply]
        assert turn.position == str(before)
        assert record.entries[turn.ply].seat == turn.seat
        played, best = (read_turn(record.game, before, text) for text in (turn.played, turn.best))
        assert played == record.moves[turn.ply : turn.ply + len(played)]
        assert best  # what is said to be better can be played


@pytest.mark.parametrize("game", GAMES)
def test_values_are_payoffs_and_nothing_is_better_than_the_best(
    game: str, judged: dict[str, TurnAnalysis]
) -> None:
    found = judged[game]
    whole = 0.0 if found.span == 2 else 1.0
    assert found.span == (1 if game in ("klopodavka", "war") else 2)
    for turn in found.games[0].decisions:
        assert sum(turn.values) == pytest.approx(whole)
        assert sum(turn.after) == pytest.approx(whole)
        assert turn.loss >= 0
        assert turn.loss == pytest.approx(turn.values[turn.seat] - turn.after[turn.seat])
        assert turn.grade == class_of(turn.loss, found.span)
        first, *others = turn.candidates
        assert (first.difference, first.value) == (0, turn.values[turn.seat])
        assert all(other.difference <= 0 for other in others)
        assert turn.played in [one.play for one in turn.candidates]
        if turn.best != turn.played:
            assert turn.best == first.play


def test_the_last_turn_of_a_won_game_is_worth_what_was_won(
    judged: dict[str, TurnAnalysis],
) -> None:
    for found in judged.values():
        (game,) = found.games
        last = game.decisions[-1]
        assert last.after == game.payoffs


def test_sums_are_those_of_the_turns(judged: dict[str, TurnAnalysis]) -> None:
    for found in judged.values():
        for seat, one in enumerate(found.summary):
            own = [turn for turn in found.games[0].decisions if turn.seat == seat]
            free = [turn for turn in own if not turn.forced]
            assert (one.turns, one.unforced) == (len(own), len(free))
            assert one.loss == pytest.approx(sum(turn.loss for turn in own))
            marks = [accuracy(turn.loss, found.span) for turn in free]
            assert one.accuracy == pytest.approx(sum(marks) / len(marks))
            for name, _ in CLASSES:
                assert one.errors[name] == sum(turn.grade == name for turn in own)


def test_a_limit_of_nodes_gives_the_same_every_time(judged: dict[str, TurnAnalysis]) -> None:
    again = analysis.study([sample("virus-war")], engine=QUICK)
    assert again == judged["virus-war"]


# What is found


def test_a_win_that_was_missed_in_virus_war() -> None:
    """The last nought can be killed; after a pass it kills the last cross (V8)."""
    turn, _ = one_turn("virus-war", "4/4/1o2/x3 x 3 0 3", "pass", size="4x4")
    assert "b2" in turn.best.split("-")
    assert (turn.grade, turn.loss) == ("very bad", 2)
    assert (turn.values, turn.after) == ((1.0, -1.0), (-1.0, 1.0))


def test_a_main_bug_that_could_be_killed_and_was_not() -> None:
    """Klopodavka: both have a bug beside the other's main bug, and the turn goes elsewhere."""
    board = "7bbb/7bBb/7aba/6a3/5a4/4a5/3a6/aaa7/aAb7/aaa7"
    turn, found = one_turn(
        "klopodavka", f"{board} a 5 0 - 9", "d2-d3-e1-e2-e3", size="10x10", players="2"
    )
    assert turn.best.split("-")[-1] == "i9"
    assert turn.grade == "very bad"
    assert (found.span, turn.values) == (1, (1.0, 0.0))


def test_a_main_bug_left_to_be_killed() -> None:
    """The neighbour stands beside the main bug: one who kills it lives, another turn loses."""
    board = "7bbb/7bBb/7bbb/10/10/10/3b6/a1a7/aAb7/aaa7"
    turn, _ = one_turn(
        "klopodavka",
        f"{board} a 5 0 - 9",
        "d1-e1-f1-g1-h1",
        engine="search=uct nodes=30 width=8",
        size="10x10",
        players="2",
    )
    assert turn.grade == "very bad"
    assert turn.after[0] < 0.3 < turn.values[0]
    assert "c2" in turn.best.split("-")


def test_a_general_that_could_be_killed_and_was_not() -> None:
    rows = ["12"] * 12
    rows[0], rows[1] = "11bG", "10aI1"
    rows[11] = "aG11"
    for row in range(2, 11):
        rows[row] = f"{11 - row}aI{row}"
    turn, _ = one_turn(
        "war", f"{'/'.join(rows)} a I0N0T0P0 0 - 9", "Ia2-Ia3-end", size="12x12", players="2"
    )
    assert turn.best.split("-")[-1].endswith("m12")
    assert turn.grade == "very bad"


def test_a_proven_win_that_is_thrown_away_costs_two() -> None:
    turn, found = one_turn(
        "slime-trail", "5/5/2s2/5/5 1", "b2", engine="search=proof nodes=5000", size="5x5"
    )
    assert (turn.loss, turn.proven, turn.grade) == (2, True, "very bad")
    assert (turn.values, turn.after) == ((1.0, -1.0), (-1.0, 1.0))
    assert turn.best in ("c2", "b3", "d3", "c4")
    assert found.summary[0].accuracy == 0


def test_a_pass_without_a_choice_is_forced_and_loses_nothing() -> None:
    found = analysis.study([sample("virus-war")], engine=QUICK)
    (passed,) = [t for t in found.games[0].decisions if t.played == "pass"]
    assert passed.forced  # type: ignore[union-attr]
    assert passed.loss == 0
    assert found.summary[1].unforced == found.summary[1].turns - 1  # type: ignore[union-attr]


# Records


def test_who_went_out_and_when(judged: dict[str, TurnAnalysis]) -> None:
    record = sample("klopodavka")
    assert [one.seat for one in judged["klopodavka"].games[0].out] == [2, 1]
    for one in outs(record):
        assert one.seat in record.positions[one.ply].out
        assert one.seat not in record.positions[one.ply - 1].out


def test_what_is_no_turn_of_play_is_not_judged() -> None:
    record: Record[Any, Any] = Record(load("klopodavka", players=3, size="15x15"))
    record.note("pact", 0, 1)
    for move in ("d4", "e5", "e6", "f7", "g8"):
        record.play(move)
    record.play("d12").note("resign", 1)  # its turn is never ended
    record.play("m12").note("resign", 0)  # its turn goes on, alone: the game is over
    assert [(turn.seat, turn.number) for turn in turns(record)] == [(0, 1)]
    found = analysis.study([record], engine=QUICK)
    assert isinstance(found, TurnAnalysis)
    (game,) = found.games
    assert [(one.seat, one.ply) for one in game.out] == [(1, 8), (0, 10)]
    assert game.payoffs == (0.0, 0.0, 1.0)


def test_a_turn_cut_by_somebody_s_resignation_is_what_came_after() -> None:
    record: Record[Any, Any] = Record(load("klopodavka", players=3, size="15x15"))
    record.play("d4").play("e5").note("resign", 2)
    for move in ("e6", "f7", "g8"):
        record.play(move)
    assert [(turn.number, len(turn.moves)) for turn in turns(record)] == [(3, 3)]


# What is asked


def test_it_tells_how_far_it_is_and_can_be_stopped() -> None:
    shares: list[float] = []
    analysis.study([sample("war")], None, shares.append, engine="search=uct nodes=1")
    assert shares == sorted(shares) and shares[-1] == 1

    class Enough(Exception):
        pass

    def stop(share: float) -> None:
        raise Enough

    with pytest.raises(Enough):
        analysis.study([sample("war")], None, stop, engine="search=uct nodes=1")


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"plies": 2}, "analysis-no-plies"),
        ({"engine": "search=chess"}, "spec-search"),
        ({"engine": "nodes=-1"}, "spec-number"),
    ],
)
def test_what_is_refused(wish: dict[str, Any], code: str) -> None:
    with pytest.raises(OptionError) as refused:
        analysis.study([sample("war")], **wish)
    assert refused.value.code == code


def test_games_of_different_rules_are_not_summed_up() -> None:
    records = [Record(load("war")), Record(load("war", plane="4"))]
    with pytest.raises(OptionError) as refused:
        analysis.study(records)
    assert refused.value.code == "analysis-several-rules"


# Positions, warnings


def test_the_best_turns_of_a_position() -> None:
    game, position = open_position("virus-war", "4/4/1o2/x3 x 3 0 3", None, {"size": "4x4"})
    found = judged_position(game, position, engine=QUICK)
    assert "b2" in found.best
    assert found.values == (1.0, -1.0)
    values = [one.value for one in found.candidates]
    assert values == sorted(values, reverse=True)
    plain = found.plain()
    assert plain["options"] == {"size": "4x4"} and plain["seat"] == 0


def test_the_rest_of_a_turn_is_looked_into() -> None:
    game, position = open_position("virus-war", "4/4/1o2/xx2 x 2 0 3", None, {"size": "4x4"})
    found = judged_position(game, position, engine=QUICK)
    assert len(found.best.split("-")) <= 2


def test_a_position_that_is_over_has_no_turns() -> None:
    record = sample("war")
    found = judged_position(record.game, record.position)
    assert (found.seat, found.candidates) == (-2, ())
    assert found.values == (0.0, 1.0, 0.0, 0.0)


def test_a_tutor_speaks_of_whole_bad_turns() -> None:
    game, position = open_position("virus-war", "4/4/1o2/x3 x 3 0 3", None, {"size": "4x4"})

    def warned(text: str) -> Any:
        return analysis.warn(game, position, read_turn(game, position, text))

    bad = warned("pass")
    assert bad.loss == 2 and "b2" in bad.better and bad.played == "pass"
    assert warned("b2") is None
    assert warned("a2-a3") is None  # not over yet
