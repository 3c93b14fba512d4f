"""Backgammon's checker play, rule by rule (B1–B10, B15, B17), against a plain search."""

from __future__ import annotations

import json
from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any

import pytest

import parlour
from parlour.game import CHANCE, NOBODY
from parlour.games import open_position
from parlour.games.backgammon import rules
from parlour.games.backgammon.plays import plays
from parlour.games.backgammon.rules import BAR, OFF, Points
from parlour.perft import perft, read_table
from parlour.turns import Turns

ROOT = Path(__file__).resolve().parents[2]
CASES = ROOT.parent / "shared" / "cases" / "vectors" / "backgammon.jsonl"
START = "XGID=-b----E-C---eE---c-e----B-"


def at(board: str, fields: str = "0:0:1:00:0:0:0:0:10 -", **options: Any) -> tuple[Any, Any]:
    """The game and position of an XGID board and the rest of its text."""
    return open_position("backgammon", f"XGID={board}:{fields}", None, options)


def moves(board: str, dice: str, mover: int = 1, pending: str = "-") -> set[str]:
    game, position = at(board, f"0:0:{mover}:{dice}:0:0:0:0:10 {pending}")
    return {str(move) for move in game.legal_moves(position)}


def after(board: str, dice: str, move: str, mover: int = 1, pending: str = "-") -> str:
    game, position = at(board, f"0:0:{mover}:{dice}:0:0:0:0:10 {pending}")
    record = parlour.Record(game, position).play(move)
    return str(record.position)


def refusal(board: str, dice: str, move: str, mover: int = 1, pending: str = "-") -> str:
    with pytest.raises(parlour.IllegalMove) as error:
        after(board, dice, move, mover, pending)
    return str(error.value)


def test_b1_start_and_directions() -> None:
    game = parlour.load("backgammon")
    assert str(game.start()) == f"{START}:0:0:1:00:0:0:0:0:10 open"
    assert game.start().points == rules.flip(game.start().points)
    assert moves("-b----E-C---eE---c-e----B-", "61") == moves(
        "-b----E-C---eE---c-e----B-", "61", -1
    )
    assert after("-A----------------------b-", "21", "1/off").startswith("XGID=-----")
    assert after("-----------------A------b-", "21", "17/15").startswith("XGID=---------------A-")
    seat_2 = after("-A------b-----------------", "21", "17/15", -1)
    assert seat_2.startswith("XGID=-A------a-a")


def test_b1_home_is_drawn_bottom_right() -> None:
    game, position = at("-b----E-C---eE---c-e----B-")
    from parlour.games.backgammon.layout import layout

    drawn = layout(game, position)
    place = {target.id: target for target in drawn.targets}
    assert place["1"].x > place["6"].x > place["bar"].x > place["7"].x > place["12"].x
    assert place["1"].y > place["24"].y
    assert place["1"].x == place["24"].x
    assert place["off"].x > place["1"].x
    assert place["off"].y == place["1"].y
    assert sum(p.symbol == "checker" for p in drawn.pieces) == 30
    other = layout(*at("-b----E-C---eE---c-e----B-", "0:0:-1:00:0:0:0:0:10 -"))
    assert {target.id: target for target in other.targets}["24"].x == place["1"].x


@pytest.mark.parametrize(
    ("start", "board"),
    [
        ("nackgammon", "-bb---D-C---dD---c-d---BB-"),
        ("hypergammon", "-aaa------------------AAA-"),
        ("longgammon", "-o----------------------O-"),
    ],
)
def test_b2_variants(start: str, board: str) -> None:
    game = parlour.load("backgammon", start=start)
    assert str(game.start()) == f"XGID={board}:0:0:1:00:0:0:0:0:10 open"
    assert game == parlour.load("backgammon", start)


def test_b2_free_setups_have_fewer_checkers_never_more() -> None:
    game, position = at("-A----------------------b-")
    assert game.actor(position) == CHANCE
    with pytest.raises(parlour.TextError, match="16 checkers"):
        at("-O------------------A---b-")
    with pytest.raises(parlour.TextError, match="at most 3"):
        at("-B--B-------------------b-", start="hypergammon")


def test_b3_opening_throw() -> None:
    game = parlour.load("backgammon")
    rolls = dict(game.chances(game.start()))
    assert len(rolls) == 30
    assert all(a != b for ((a, b),) in rolls)
    assert len(set(rolls.values())) == 1
    assert sum(rolls.values()) == pytest.approx(1)
    for dice, text in (("31", "1:31"), ("13", "-1:31")):
        record = parlour.Record(game).play(dice)
        assert str(record.position) == f"{START}:0:0:{text}:0:0:0:0:10 -"
    with pytest.raises(parlour.IllegalMove, match="B3"):
        parlour.Record(game).play("44")


def test_b4_two_dice_one_after_the_other_never_added() -> None:
    board = "-a----------------------A-"
    assert moves(board, "52") == {"24/19", "24/22"}
    assert "B4" in refusal(board, "52", "24/17")
    assert after(board, "52", "24/19").endswith(":1:52:0:0:0:0:10 2")
    assert after(board, "52", "24/22").endswith(":1:52:0:0:0:0:10 5")
    assert after("-a-----------------A------", "52", "19/17", pending="2").endswith(
        ":-1:00:0:0:0:0:10 -"
    )
    # A checker that uses both lands in between: 24/17 through 22 or 19, both closed.
    assert moves("-a-----------------b--b-A-", "52") == {"pass"}


def test_b4_doubles_are_played_four_times() -> None:
    game, position = at("-a----------------------A-", "0:0:1:22:0:0:0:0:10 -")
    for left, step in (("222", (24, 22)), ("22", (22, 20)), ("2", (20, 18))):
        position = game.after(position, rules.Step(*step))
        assert str(position).endswith(f":22:0:0:0:0:10 {left}")
    assert game.after(position, rules.Step(18, 16)).mover == 1


def test_b5_two_checkers_close_a_point_and_a_blot_is_hit() -> None:
    assert moves("-----------b-a---A--------", "64") == {"17/13"}
    assert after("-----------b-a---A--------", "64", "17/13") == (
        "XGID=a----------b-A------------:0:0:1:64:0:0:0:0:10 6"
    )
    assert "B5" in refusal("-----------b-a---A--------", "64", "17/11")
    assert after("---a---------A------------", "64", "13/7").startswith("XGID=---a---A")


def test_b6_checkers_on_the_bar_enter_first_at_the_die() -> None:
    board = "-b-----A------------b--a-B"
    assert moves(board, "53") == {"bar/22"}
    assert "B6" in refusal(board, "53", "7/4")
    assert after(board, "53", "bar/22").startswith("XGID=-b-----A------------b-Aa-A")
    assert moves(board, "22") == {"bar/23"}
    assert after(board, "22", "bar/23").startswith("XGID=ab-----A------------b--A-A")
    # In mid-turn with one still on the bar, nothing else moves; the turn is lost.
    assert after(board, "53", "bar/22").endswith(":-1:00:0:0:0:0:10 -")
    # A seat 2 checker enters at seat 1's home, the low points.
    assert moves("bA----------------------A-", "31", -1) == {"bar/22", "bar/24"}


def test_b7_both_numbers_if_any_order_allows() -> None:
    # The 6 is closed at first, after the 5 it is open.
    assert moves("-a--------b---b-----A-----", "65") == {"20/15"}
    # A 5 that leaves no 6 may not be played.
    assert moves("------b-----Ab----------A-", "65") == {"24/18", "12/7"}
    assert "(B7)" in refusal("------b-----Ab----------A-", "65", "24/19")


def test_b7_larger_number_if_only_one_can_be_played() -> None:
    assert moves("---------b----------A-----", "65") == {"20/14"}
    assert "larger" in refusal("---------b----------A-----", "65", "20/15")
    # The smaller where the larger cannot be played at all.
    assert moves("---------b----b-----A-----", "65") == {"20/15"}


def test_b7_as_many_of_a_double_as_possible() -> None:
    for board, count in (
        ("-b------------A-----------", 4),
        ("-----b--------A-----------", 2),
        ("-b----------b-A---------A-", 4),
    ):
        game, position = at(board, "0:0:1:33:0:0:0:0:10 -")
        assert {len(turn) for turn in Turns(game).ends(position).values()} == {count}


def test_b8_bearing_off_exactly_or_from_the_highest() -> None:
    assert moves("-BB-B-------------------b-", "63") == {"4/off", "4/1"}
    assert moves("-BB-BA------------------b-", "42") == {"4/off", "5/1", "2/off", "4/2", "5/3"}
    assert moves("-BBAB-------------------b-", "65", pending="5") == {"4/off"}
    assert "B8" in refusal("-BB-B-------------------b-", "32", "2/off", pending="3")


def test_b8_all_checkers_must_be_home() -> None:
    assert moves("-B----AA----------------b-", "61") == {"7/1", "7/6", "6/5"}
    assert "B8" in refusal("-B-----A----------------b-", "21", "1/off")
    # Hit while bearing off: it must come home first.
    assert moves("-B----A-----------------bA", "21") == {"bar/23"}


def test_b9_a_roll_that_cannot_be_played_is_passed() -> None:
    board = "----------D--------b-bb--A"
    assert moves(board, "64") == {"pass"}
    assert after(board, "64", "pass") == f"XGID={board}:0:0:-1:00:0:0:0:0:10 -"
    assert "B9" in refusal("-b----E-C---eE---c-e----B-", "64", "pass")


@pytest.mark.parametrize(
    ("board", "points"),
    [
        ("-c------------------------", 1),
        ("-a-----------m------------", 1),
        ("-------o------------------", 2),
        ("------an------------------", 3),
        ("a------------n------------", 3),
        ("------------N-----A-------", -2),
        ("------------N------A------", -3),
        ("------------N------------A", -3),
        ("------------N-------------", -1),
    ],
)
def test_b10_single_gammon_backgammon(board: str, points: int) -> None:
    game, position = at(board)
    assert game.actor(position) == NOBODY
    assert not game.legal_moves(position)
    assert tuple(game.payoffs(position)) == (points, -points)
    outcome = game.outcome(position)
    reason = {1: "single", 2: "gammon", 3: "backgammon"}[abs(points)]
    assert (outcome.winner, outcome.reason) == (0 if points > 0 else 1, f"backgammon-{reason}")


def test_b10_the_last_checker_ends_the_game_with_dice_unplayed() -> None:
    text = after("-bA-----------------------", "61", "2/off")
    assert text == "XGID=-b------------------------:0:0:1:00:0:0:0:0:10 -"


def brute(view: Points, dice: tuple[int, ...]) -> set[Points]:
    """The ends of all plays by the plainest search: every order, then the rules of B7."""
    found: dict[Points, set[tuple[int, ...]]] = {}

    def search(now: Points, left: tuple[int, ...], used: tuple[int, ...]) -> None:
        found.setdefault(now, set()).add(used)
        for source in range(1, 26):
            if not left or now[source] <= 0 or (now[BAR] > 0 and source != BAR):
                continue
            target = source - left[0]
            home = all(n <= 0 for n in now[7:])
            if target > 0 and now[target] < -1:
                continue
            if target <= 0 and not (
                home and (target == 0 or all(n <= 0 for n in now[source + 1 :]))
            ):
                continue
            step = rules.Step(source, max(target, OFF))
            search(rules.moved(now, step), left[1:], (*used, left[0]))

    for order in set(permutations(dice)):
        search(view, order, ())
    most = max(len(used) for plays in found.values() for used in plays)
    best = {end: {used for used in plays if len(used) == most} for end, plays in found.items()}
    if most == 1:
        larger = max(used for plays in best.values() for used in plays)
        best = {end: plays & {larger} for end, plays in best.items()}
    return {end for end, plays in best.items() if plays}


def random_view(random: Random) -> Points:
    view = [0] * 26
    home = random.random() < 0.3
    for sign, most in ((1, random.randint(1, 15)), (-1, random.randint(1, 15))):
        for _ in range(most):
            spots = [
                p for p in range(26) if view[p] * sign >= 0 and p != (OFF if sign > 0 else BAR)
            ]
            if home:
                spots = [p for p in spots if (p <= 6 if sign > 0 else p >= 5)] or spots
            view[random.choice(spots)] += sign
    return tuple(view)


def test_b4_to_b8_plays_are_those_of_a_plain_search() -> None:
    random = Random(4)
    for _ in range(400):
        view, (a, b) = random_view(random), (random.randint(1, 6), random.randint(1, 6))
        dice = rules.whole_roll((max(a, b), min(a, b)))
        if max(view) <= 0:
            continue
        assert set(plays(view, dice)) == brute(view, dice), (view, dice)


def test_b15_either_die_bears_off_the_larger_is_spent() -> None:
    assert moves("-C------------------b-a---", "65") == {"1/off"}
    assert after("-C------------------b-a---", "65", "1/off").endswith(":65:0:0:0:0:10 5")
    assert after("-C-B--------------------a-", "43", "3/off").endswith(":43:0:0:0:0:10 3")
    assert after("-CA-A-------------------a-", "42", "2/off").endswith(":42:0:0:0:0:10 4")


def test_b17_a_record_holds_its_rolls() -> None:
    record = parlour.Record(parlour.load("backgammon"))
    for move in ("31", "8/5", "6/5", "52", "13/8", "24/22", "66"):
        record.play(move)
    assert [str(move) for move in record.moves if isinstance(move, rules.Roll)] == [
        "31",
        "52",
        "66",
    ]
    again = parlour.Record(record.game)
    for move in record.moves:
        again.play(move)
    assert again.positions == record.positions
    assert len(record.game.chances(record.positions[3])) == 21
    assert sum(chance for _, chance in rules.ROLLS) == pytest.approx(1)
    assert dict(rules.ROLLS)[rules.Roll((2, 1))] == 2 * dict(rules.ROLLS)[rules.Roll((2, 2))]


def test_a_game_played_to_its_end() -> None:
    game, random = parlour.load("backgammon", start="hypergammon"), Random(1)
    position = game.start()
    while game.actor(position) != NOBODY:
        rolls = [move for move, _ in game.chances(position)]
        position = game.after(position, random.choice(rolls or list(game.legal_moves(position))))
    assert position.pending == "-"
    assert position.roll is None
    winner = game.outcome(position).winner
    assert position.mover == winner


def test_perft_table() -> None:
    table = read_table((ROOT / "tests" / "perft" / "backgammon.perft").read_text("utf-8"))
    assert len(table) > 100
    for row in table:
        game, position = open_position("backgammon", row.position, None, row.options)
        assert perft(game, position, row.depth) == row.nodes, row


def test_shared_vectors() -> None:
    if not CASES.exists():
        pytest.skip(f"no cases at {CASES}")
    for line in CASES.read_text("utf-8").splitlines():
        row = json.loads(line)
        game, position = open_position("backgammon", row["position"], None, row["set"])
        if "ends" in row:
            ends = Turns(game).ends(position)
            assert sorted(str(end)[5:31] for end in ends) == sorted(row["ends"]), row["position"]
            continue
        assert (game.outcome(position) is not None) == row["over"]
        if row["over"]:
            assert list(game.payoffs(position)) == row["payoffs"]
        rolls = [move for move, _ in game.chances(position)]
        legal = rolls or list(game.legal_moves(position))
        assert sorted(map(str, legal)) == sorted(row["legal"]), row["position"]
        for move in legal:
            following = game.after(position, move)
            if str(move) in row["after"]:
                assert str(following) == row["after"][str(move)]
            if str(move) in row.get("final", {}):
                assert list(game.payoffs(following)) == row["final"][str(move)]
