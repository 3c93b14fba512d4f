"""Who is doubled is told of taking and dropping, and judged by that; so is the tutor's pupil."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour import native
from parlour.analysis import warn
from parlour.games import read_move, read_position
from tests.cli.conftest import Parlour

pytestmark = pytest.mark.skipif(not native.available(), reason="equities need the compiled core")
BOARD = "-b----E-C---eE---c-e----B-"
DOUBLED = f"XGID={BOARD}:0:0:1:D:0:0:1:0:10"
BEAVERS = f"XGID={BOARD}:0:0:1:D:0:0:3:0:10"
DROPPED = """\
 0 point match

 Game 1
 a : 0                               b : 0
  1) 31: 8/5 6/5                      Doubles => 2
  2)  Drops                           Wins 1 point
"""
LOST = f"XGID=-B{17 * '-'}cccc---:0:0:1:D:0:0:1:0:10"
"""The doubler bears off its last two checkers."""


def ask(parlour: Parlour, position: str, *more: str) -> list[str]:
    ran = parlour("analyse", "backgammon", "--position", position, *more)
    assert ran.status == 0, ran.err
    return ran.out.splitlines()


def test_a_doubled_player_sees_its_own_words(parlour: Parlour) -> None:
    lines = ask(parlour, DOUBLED, "--rollout", "36")
    words = lines[lines.index("") + 1 :]
    assert [line.split()[0] for line in words[:2]] == ["Take", "Drop"]
    assert words[2] == "Best: Take"
    assert [line.split()[0] for line in lines if line.startswith("  ")] == ["Take"]


def test_beavers_are_among_the_words(parlour: Parlour) -> None:
    lines = ask(parlour, BEAVERS)
    assert "Best: Beaver" in lines
    told = json.loads("\n".join(ask(parlour, BEAVERS, "--json")))
    assert (told["kind"], told["best"]) == ("take", "beaver")
    assert list(told["words"]) == ["take", "drop", "beaver"]


def test_a_wrong_answer_is_told_in_the_words_of_who_answered(
    parlour: Parlour, tmp_path: Path
) -> None:
    file, page = tmp_path / "match.mat", tmp_path / "report.html"
    file.write_text(DROPPED)
    ran = parlour("analyse", str(file), "--plies", "0", "--player", "a", "--html", str(page))
    assert ran.status == 0, ran.err
    lines = [line.split() for line in ran.out.splitlines()]
    take, drop = (next(line for line in lines if line[:1] == [word]) for word in ("Take", "Drop"))
    assert float(take[1]) > 0 and float(drop[1]) == -1
    assert ["Best:", "Take"] in lines
    assert '<td class="name">Take</td>' in page.read_text("utf-8")
    assert '<td class="name">No double</td>' not in page.read_text("utf-8")


def tutored(text: str, word: str, **options: Any) -> Any:
    game = parlour.load("backgammon", cube="on", **options)
    position = read_position(game, text)
    return warn(game, position, [read_move(game, position, word)])


@pytest.mark.parametrize(
    ("text", "options", "word", "better"),
    [
        (DOUBLED, {}, "drop", "take"),
        (DOUBLED, {}, "take", None),
        (LOST, {}, "take", "drop"),
        (LOST, {}, "drop", None),
        (BEAVERS, {"beavers": "on"}, "take", "beaver"),
        (BEAVERS, {"beavers": "on"}, "drop", "beaver"),
        (BEAVERS, {"beavers": "on"}, "beaver", None),
    ],
)
def test_the_tutor_speaks_of_answers(
    text: str, options: dict[str, str], word: str, better: str | None
) -> None:
    found = tutored(text, word, **options)
    if better is None:
        assert found is None
    else:
        assert (found.played, found.better) == (word, better)
        assert found.loss > 0.1
