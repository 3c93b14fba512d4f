"""The match against GNU Backgammon, without it: luck, seats, going on from a file, its `hint`."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

import parlour
from benchmarks import backgammon_gnubg
from benchmarks.backgammon_gnubg import Parlour, pair, play, resumed, said
from benchmarks.gnubg import hinted
from parlour import native
from parlour.games import open_position
from parlour.games.backgammon.cube import DOUBLE, DROP, ROLL, TAKE, Call

pytestmark = pytest.mark.skipif(not native.available(), reason="the analyst is compiled")
MADE = {"seed": 5, "net": "abc", "tables": [], "peer": "nobody"}


@pytest.fixture(scope="module")
def player() -> Parlour:
    return Parlour(parlour.load("backgammon", cube="on"), plies=0)


def test_the_luck_of_all_rolls_is_0_on_the_average(player: Parlour) -> None:
    """On the bar, where several rolls cannot be played."""
    text = "XGID=-BBBBB-C---------bc-bbbb-A:1:1:1:00:0:0:1:0:10 throw"
    _, position = open_position("backgammon", text)
    lucks = {roll: player.luck(position, roll) for roll, _ in player.game.chances(position)}
    assert sum(chance * lucks[roll] for roll, chance in player.game.chances(position)) == (
        pytest.approx(0, abs=1e-9)
    )
    assert max(lucks.values()) > 0.1 > -0.1 > min(lucks.values())


@pytest.mark.parametrize(
    "text",
    [
        "XGID=-BAAAA---------------abaa-:0:0:1:00:0:0:1:0:10",
        "XGID=--ABAB--------------aaaba-:1:1:1:00:0:0:1:0:10",
        "XGID=--BAAA--------------aaaba-:2:-1:-1:00:0:0:1:0:10",
    ],
)
def test_where_all_is_known_the_dice_explain_everything(player: Parlour, text: str) -> None:
    """Bear-offs in the exact table, doubles among them: every game is worth the same without luck.

    So luck counts at the cube that stands when the dice fall, for who throws them.
    """
    _, position = open_position("backgammon", text)
    sign = 1 if position.play.mover == 0 else -1
    expected = sign * position.value * player.analyst.cube(position).best
    games = [
        play(player.game, position, (player, player), Random(seed), player.luck)
        for seed in range(12)
    ]
    assert min(game.points for game in games) < 0 < max(game.points for game in games)
    assert max(game.cube for game in games) > position.value
    assert [game.adjusted for game in games] == pytest.approx([expected] * 12, abs=0.002)


def test_a_player_against_itself_wins_nothing_of_a_pair(player: Parlour) -> None:
    """The second game is the first with the sides changed over: the same dice, the same play."""
    found = pair(player.game, player, player, player.luck, 5, 1)
    assert found["rolls"][0] == found["rolls"][1] > 5
    assert sum(found["points"]) == 0 != found["points"][0]
    assert sum(found["adjusted"]) == pytest.approx(0, abs=1e-4)


class Itself(Parlour):
    """In the peer's place."""

    asked: Sequence[Any] = ()

    def __init__(self, game: Any, plies: int) -> None:
        super().__init__(game, 0)

    def close(self) -> None:
        pass


def test_the_same_command_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backgammon_gnubg, "Gnubg", Itself)
    monkeypatch.setattr(backgammon_gnubg, "version", lambda: "itself")
    monkeypatch.setattr(backgammon_gnubg, "Parlour", lambda game: Parlour(game, 0))
    file = tmp_path / "results.jsonl"

    def run(games: int, *words: str) -> int:
        return backgammon_gnubg.main(["--games", str(games), "--results", str(file), *words])

    assert run(4) == 0
    whole = file.read_text()
    first, second = whole.splitlines()
    file.write_text(first + "\n" + second[:30])
    assert run(4) == 0
    assert file.read_text() == whole
    assert [json.loads(line)["pair"] for line in whole.splitlines()] == [0, 1]
    assert run(4, "--seed", "2") == 2
    assert file.read_text() == whole


def line(number: int, **other: Any) -> str:
    found = {"pair": number, "points": [2, -1], "adjusted": [0.25, 0.15], **MADE, **other}
    return json.dumps(found) + "\n"


def test_a_line_cut_short_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    assert resumed(file, MADE) == []
    file.write_text(line(3) + line(0) + line(1)[:20])
    assert [found["pair"] for found in resumed(file, MADE)] == [3, 0]
    assert file.read_text() == line(3) + line(0)


@pytest.mark.parametrize(
    ("second", "said"),
    [
        (line(1, net="xyz"), ":2 is of another match: net xyz"),
        (line(1, seed=6), ":2 is of another match: seed 6"),
        ("{}\n", ":2 is no pair"),
        ("7\n", ":2 is no pair"),
        ("what\n", ":2 is no pair"),
        (line(1, points=[None]), ":2 is no pair"),
    ],
)
def test_lines_of_other_matches_are_refused(tmp_path: Path, second: str, said: str) -> None:
    file = tmp_path / "results.jsonl"
    file.write_text(line(0) + second)
    with pytest.raises(ValueError, match=said):
        resumed(file, MADE)
    assert file.read_text() == line(0) + second


def test_the_errors_are_over_pairs() -> None:
    """Two pairs: 0.5 and −1.5 a game, and 0.2 and −0.1."""
    pairs = [
        {"points": [2, -1], "adjusted": [0.25, 0.15]},
        {"points": [-2, -1], "adjusted": [0.0, -0.2]},
    ]
    assert said(pairs) == (
        "4 games: -0.5000 ± 1.0000 points a game, without the dice's luck +0.0500 ± 0.1500"
    )


# What `hint` says


def test_plays_worth_the_same_are_all_right(player: Parlour) -> None:
    text = "XGID=-BAB-------------------gg-:1:-1:1:62:0:0:1:0:10 -"
    _, position = open_position("backgammon", text)
    told = """
    1. Cubeful 2-ply    3/off 2/off                  Eq.: +1.000
       1.000 0.000 0.000 - 0.000 0.000 0.000
    2. Cubeful 2-ply    3/1 3/off                    Eq.: +1.000 (-0.000)
    3. Cubeful 2-ply    2/off 2/off                  Eq.: +0.900 (-0.100)
"""
    assert [after.play.points[:4] for after in hinted(player.game, position, told)] == [
        (0, 2, 0, 1),
        (0, 3, 1, 0),
    ]
    assert hinted(player.game, position, "no move") == []


@pytest.mark.parametrize(
    ("action", "word", "answer"),
    [
        ("No double, take (23.0%)", ROLL, TAKE),
        ("Double, take", DOUBLE, TAKE),
        ("Redouble, pass", DOUBLE, DROP),
        ("Too good to double, pass (12.1%)", ROLL, DROP),
    ],
)
def test_actions_with_the_cube(player: Parlour, action: str, word: Call, answer: Call) -> None:
    text = f"Proper cube action: {action}\n"
    board = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:1:0:10"
    game, (_, position) = player.game, open_position("backgammon", board)
    assert hinted(game, position, text) == [game.after(position, word)]
    doubled = game.after(position, DOUBLE)
    assert hinted(game, doubled, text) == [game.after(doubled, answer)]
