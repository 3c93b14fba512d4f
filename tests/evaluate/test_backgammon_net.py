"""The network of Backgammon and the analyst on it (docs/backgammon.md)."""

from __future__ import annotations

import importlib
import itertools
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from parlour import native
from parlour.evaluate import texts_for, weights
from parlour.evaluate.backgammon import yardstick
from parlour.evaluate.backgammon.analyst import Analyst, equity_of, judge
from parlour.evaluate.backgammon.match_equities import table_text
from parlour.game import OptionError, TextError
from parlour.games import open_position
from parlour.search.compiled import Search
from parlour.search.report import Limits

pytestmark = pytest.mark.skipif(not native.available(), reason="there is no compiled core here")
CASES = Path(__file__).parents[3] / "shared" / "cases" / "backgammon" / "benchmark"
START = "XGID=-b----E-C---eE---c-e----B-:0:0:1:{dice}:0:0:{jacoby}:0:10 -"


def opened(text: str, **options: str) -> tuple[Any, Any]:
    return open_position("backgammon", text, None, options)


def boards_of_games(count: int, seed: int) -> list[list[int]]:
    """Boards of random games, as who has just moved counts them."""
    game = native.twin(open_position("backgammon", None, None, {})[0])
    random, found = Random(seed), []
    while len(found) < count:
        position = game.start()
        for _ in range(random.randrange(20, 300)):
            if game.outcome(position) is not None:
                break
            chances = game.chances(position)
            moves = [m for m, _ in chances] if chances else game.legal_moves(position)
            position = game.after(position, random.choice(moves))
        plain = game.plain_position(position)
        if game.outcome(position) is None:
            points = plain.points if plain.mover == 1 else [-n for n in reversed(plain.points)]
            found.append(list(points))
    return found


def test_probabilities_are_consistent() -> None:
    """Each is a chance, none greater than what it is part of, and nothing is lost."""
    five = np.array(judge(boards_of_games(200, 5)))
    slack = 1e-6
    assert ((five >= 0) & (five <= 1 + slack)).all()
    win, gammon, backgammon, lost_gammon, lost_backgammon = five.T
    assert (gammon <= win + slack).all() and (backgammon <= gammon + slack).all()
    assert (lost_gammon <= 1 - win + slack).all() and (lost_backgammon <= lost_gammon + slack).all()


def test_what_cannot_be_has_no_chance() -> None:
    """B10: no gammon once a checker is off, no backgammon in a race without checkers behind."""
    board = [0] * 26
    board[6], board[5], board[4] = 5, 5, 4  # one is off
    board[13], board[14], board[15] = -5, -5, -5
    win, gammon, backgammon, lost_gammon, lost_backgammon = judge([board])[0]
    assert 0.5 < win < 1 and gammon > 0
    assert backgammon == lost_gammon == lost_backgammon == 0
    board[13], board[14], board[15] = -5, -5, -4
    board[3], board[2] = 0, 0
    assert judge([board])[0][1] == 0


def test_plain_and_avx2_judge_alike() -> None:
    """The build for any processor gives the same numbers but for rounding."""
    try:
        fast, slow = (importlib.import_module(f"parlour.{n}") for n in ("_core_avx2", "_core"))
    except ImportError:
        pytest.skip("this processor has one build only")
    boards = np.array(boards_of_games(300, 9), np.int8).tobytes()
    told = [
        core.analyst(weights("backgammon", "net"), table_text("parlour"), "", "", "", 15)
        for core in (fast, slow)
    ]
    one, other = (np.array(analyst.judge(boards, 0)) for analyst in told)
    assert np.abs(one - other).max() < 1e-5


def test_sums_that_are_updated_are_those_made_anew() -> None:
    """A play judged from the board before it has the chances of its board judged by itself."""
    random = Random(4)
    for board in boards_of_games(60, 3):
        high, low = sorted((random.randint(1, 6), random.randint(1, 6)), reverse=True)
        points = "".join("-" if n == 0 else chr((64 if n > 0 else 96) + abs(n)) for n in board)
        game, position = opened(f"XGID={points}:0:0:1:{high}{low}:0:0:0:0:10 -")
        for play in Analyst(game).plays(position):
            after = position
            for move in play.moves:
                after = game.after(after, move)
            if game.outcome(after) is None:
                alone = judge([after.points])[0]
                assert play.probabilities == pytest.approx(alone, abs=1e-6)


@pytest.mark.parametrize(
    ("dice", "best"),
    [
        ("31", {"8/5", "6/5"}),
        ("42", {"8/4", "6/4"}),
        ("61", {"13/7", "8/7"}),
        ("53", {"8/3", "6/3"}),
        ("65", {"24/18", "18/13"}),
    ],
)
def test_openings_that_nobody_doubts(dice: str, best: set[str]) -> None:
    game, position = opened(START.format(dice=dice, jacoby=0))
    plays = Analyst(game).plays(position, 2)
    assert {str(move) for move in plays[0].moves} == best
    assert all(
        one.plies > other.plies or one.value >= other.value
        for one, other in itertools.pairwise(plays)
    )


def test_plays_are_all_and_legal() -> None:
    """Every different end of a roll is judged once, its steps being a legal turn (B4…B9)."""
    game, position = opened(START.format(dice="44", jacoby=0))
    ends = set()
    for play in Analyst(game).plays(position):
        after = position
        for move in play.moves:
            assert move in game.legal_moves(after)
            after = game.after(after, move)
        ends.add(str(after))
    twin = native.twin(game)
    assert len(ends) == len(list(twin.turns(twin.position(position))))


def test_mid_turn_only_the_dice_left() -> None:
    game, position = opened("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10 1")
    assert {len(play.moves) for play in Analyst(game).plays(position)} == {1}


def test_a_match_is_judged_by_its_score() -> None:
    """At 2-away 1-away in the Crawford game gammons are worth nothing to the leader."""
    game, position = opened("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:1:2:1:3:10 -")
    judged = Analyst(game).evaluate(position)
    assert 0 < judged.value < 1 and -1 <= judged.equity <= 1
    cube = Analyst(game).cube(position)
    assert not cube.is_available


def test_cube_agrees_with_the_exact_table() -> None:
    """On 5 and 2 with one roll left, 19 of 36 rolls win: doubled it is worth twice that (B11)."""
    text = "XGID=" + "--A--A" + "-" * 18 + "b-" + ":0:0:1:00:0:0:0:0:10 -"
    game, position = opened(text, cube="on")
    cube = Analyst(game).cube(position)
    worth = 2 * 19 / 36 - 1
    assert cube.values == pytest.approx((worth, 2 * worth, 1), abs=1e-4)
    assert cube.doubles and cube.takes
    assert Analyst(game).cube(position, 2).values == cube.values  # exact at any depth


def test_a_rollout_repeats_on_any_number_of_threads() -> None:
    game, position = opened(START.format(dice="00", jacoby=1), cube="on")
    analyst = Analyst(game)
    one = analyst.rollout(position, 72, seed=3)
    assert one == analyst.rollout(position, 72, seed=3, threads=1)
    both = analyst.rollout(position, 72, seed=3, threads=2)
    assert both.games == one.games and both.value == pytest.approx(one.value, abs=1e-12)


def test_taking_luck_away_leaves_less_noise_and_the_same_mean() -> None:
    game, position = opened(START.format(dice="00", jacoby=0))
    analyst = Analyst(game)
    less = analyst.rollout(position, 324, seed=1)
    raw = analyst.rollout(position, 324, seed=1, reduce_variance=False)
    assert less.cubeless_error < raw.cubeless_error / 3
    assert less.cubeless == pytest.approx(raw.cubeless, abs=4 * raw.cubeless_error)
    assert equity_of(less.probabilities) == pytest.approx(less.cubeless, abs=1e-4)


@pytest.mark.parametrize(
    "wrong",
    [{"games": 0}, {"games": -5}, {"plies": 9}, {"threads": 0}, {"truncate": -1}, {"seed": -1}],
)
def test_numbers_out_of_range_are_refused(wrong: dict[str, int]) -> None:
    game, position = opened(START.format(dice="00", jacoby=0))
    analyst = Analyst(game)
    with pytest.raises(OptionError):
        analyst.rollout(position, **{"games": 36, **wrong})
    for plies in (-1, 5):
        for ask in (analyst.evaluate, analyst.cube, analyst.plays):
            with pytest.raises(OptionError):
                ask(position, plies)


def test_a_rollout_can_be_stopped() -> None:
    game, position = opened(START.format(dice="00", jacoby=0))
    heard: list[int] = []

    def enough(so_far: Any) -> bool:
        heard.append(so_far.games)
        return False

    found = Analyst(game).rollout(position, 10_000, reduce_variance=False, told=enough)
    assert heard == [found.games] and found.games < 10_000


def test_a_forced_pass_is_worth_what_is_left() -> None:
    """B9: shut out by six points one is the underdog, and the search says by how much."""
    game, position = opened("XGID=--CCCCB---------b-abbbbbbA:0:0:1:61:0:0:0:0:10 -")
    twin = native.twin(game)
    search = Search(twin, "plies", "net", weights("backgammon", "net"), texts_for("backgammon"))
    (line,) = search.run(twin.position(str(position)), Limits(depth=1)).lines
    assert str(line.move) == "pass"
    assert -3 < line.value < -0.1


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("1 2 3", "yardstick-line"),
        ('{"board": 3}', "yardstick-line"),
        (" ".join(["0"] * 26 + ["0.5"] * 5), "yardstick-board"),
        (" ".join(["0", "1", *["0"] * 23, "0", "nan", *["0"] * 4]), "yardstick-line"),
        (" ".join(["1", "1", *["0"] * 24, "0.5", "0.6", "0", "0", "0"]), "yardstick-line"),
        ('{"board": [1, 1], "equity": 1e999}', "yardstick-line"),
        ("# nothing", "yardstick-empty"),
    ],
)
def test_a_broken_yardstick_is_refused(tmp_path: Path, line: str, code: str) -> None:
    file = tmp_path / "yardstick.txt"
    file.write_text(line + "\n")
    with pytest.raises(TextError) as refused:
        yardstick.score(file)
    assert refused.value.code == code


@pytest.mark.skipif(not CASES.exists(), reason="the yardstick is not beside this clone")
@pytest.mark.parametrize(
    ("name", "most"),
    [
        ("ordinary.jsonl", 0.0255),
        ("backgame_player.txt", 0.0295),
        ("backgame_opponent.txt", 0.0315),
    ],
)
def test_yardstick(name: str, most: float) -> None:
    """No network that comes with the package may be worse than this."""
    assert yardstick.score(CASES / name).mean <= most
