"""`parlour solve`: the published values, JSON, and what is beyond reach."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time

import pytest

from parlour import native
from tests.cli.conftest import Parlour

STARTS = {
    "3x3": "L W 2 / W W W / 1 W L",
    "4x4": "W L W 2 / L W W W / W W W L / 1 W L W",
    "5x3": "L W W W 2 / W W W W W / 1 W W W L",
    "5x5": "L W W W 2 / W W W W W / W W W W W / W W W W W / 1 W W W L",
    "6x6": "W W W L W 2 / W W L W W W / W L W W W L / L W W W L W / W W W L W W / 1 W L W W W",
}
"""Who wins from each cell of small boards (Boll 1993 has those of 3x3, 4x4 and 5x3)."""
OPENINGS = {
    "d4": ("c3 c4 c5 d3 d5 e3 e4 e5", ""),
    "e5": ("d4 d5 e4 e6 f5", "d6 f4 f6"),
}
"""Of 7x7: the first moves that win, and those that lose."""
SLOW = pytest.mark.long
WAR = [
    ("3x3", 1, "last_mover", None, -1),
    ("3x3", 1, "source", None, 0),
    ("3x3", 2, "last_mover", None, 1),
    ("3x3", 2, "source", None, 1),
    ("3x3", 3, "last_mover", None, 1),
    ("3x3", 3, "source", None, 1),
    ("3x3", 3, "last_mover", 1, -1),
    ("3x3", 3, "source", 1, -1),
    ("4x4", 1, "last_mover", None, 1),
    ("4x4", 2, "last_mover", None, 1),
    ("4x4", 2, "source", None, 1),
    ("4x4", 3, "last_mover", None, 1),
    ("4x4", 3, "source", None, 1),
    pytest.param("4x4", 3, "last_mover", 1, -1, marks=SLOW),
    pytest.param("4x4", 3, "source", 1, -1, marks=SLOW),
]
"""Virus War: board, steps, end, steps of the first turn; the value for crosses."""

needs_core = pytest.mark.skipif(not native.available(), reason="there is no compiled core here")


@pytest.mark.parametrize("size", STARTS)
def test_the_maps_of_starts(parlour: Parlour, size: str) -> None:
    if size in ("5x5", "6x6") and not native.available():
        pytest.skip("takes minutes in Python")
    ran = parlour("solve", "slime-trail", "--set", f"size={size}", "--starts")
    assert ran.status == 0
    assert " / ".join(ran.lines) == STARTS[size]


@needs_core
@pytest.mark.parametrize("start", OPENINGS)
def test_every_first_move_of_seven_by_seven(parlour: Parlour, start: str) -> None:
    ran = parlour("solve", "slime-trail", "--set", f"start={start}", "--json")
    answer = json.loads(ran.out)
    wins, losses = (moves.split() for moves in OPENINGS[start])
    assert answer == {
        "exact": True,
        "value": 1,
        "moves": dict.fromkeys(wins, 1) | dict.fromkeys(losses, -1),
    }


@needs_core
@pytest.mark.parametrize(("size", "steps", "end", "first", "value"), WAR)
def test_small_boards_of_virus_war(
    parlour: Parlour, size: str, steps: int, end: str, first: int | None, value: int
) -> None:
    options = [f"size={size}", f"steps={steps}", f"end={end}"]
    options += [f"first_turn={first}"] if first else []
    words = [word for option in options for word in ("--set", option)]
    assert json.loads(parlour("solve", "virus-war", *words, "--json").out)["value"] == value


def test_people_are_told_in_sentences(parlour: Parlour) -> None:
    ran = parlour("solve", "slime-trail", "--set", "size=3x3")
    assert ran.lines == [
        "× Player 1, to move: a win.",
        "Winning moves: a1 a3 c1",
        "Losing moves: a2 b1 b3 c2 c3",
    ]
    ran = parlour("solve", "slime-trail", "--position", "2s/3/3 2")
    assert ran.status == 0
    assert ran.lines == ["The snail reached the corner of player 2, who wins (S6)."]
    ran = parlour("solve", "slime-trail", "--position", "2s/3/3 2", "--json")
    assert json.loads(ran.out) == {"exact": True, "value": 1, "moves": {}}


def test_a_draw_counts_nothing(parlour: Parlour) -> None:
    words = ("--set", "size=3x3", "--set", "steps=1")
    ran = parlour("solve", "virus-war", *words)
    assert ran.lines == ["Crosses, to move: a draw with best play.", "Drawing move: a1"]


def test_who_may_swap_wins(parlour: Parlour) -> None:
    answer = json.loads(
        parlour("solve", "slime-trail", "--set", "size=4x4", "--set", "pie=on", "--json").out
    )
    assert answer["value"] == -1
    assert set(answer["moves"].values()) == {-1}


def test_what_is_beyond_reach_is_said_in_one_sentence(parlour: Parlour) -> None:
    ran = parlour("solve", "slime-trail", "--set", "size=9x9", "--seconds", "1.5")
    assert ran.status == 2
    assert ran.out == ""
    *progress, said = ran.err.splitlines()
    assert said.startswith("beyond reach: ‘9/9/9/9/4s4/9/9/9/9 1’ was not solved in")
    assert progress and all("settled" in line for line in progress)
    ran = parlour("solve", "slime-trail", "--set", "size=9x9", "--starts", "--seconds", "0.2")
    assert ran.status == 2


def test_what_cannot_be_solved_is_refused(parlour: Parlour) -> None:
    for game in ("backgammon", "war", "klopodavka"):
        ran = parlour("solve", game)
        assert ran.status == 2
        assert game in ran.err
        assert len(ran.err.splitlines()) == 1
    ran = parlour("solve", "ataxx", "--set", "size=4x4", "--starts")
    assert ran.status == 2
    assert "--starts" in ran.err


@pytest.mark.skipif(sys.platform == "win32", reason="sends a signal")
def test_an_interrupted_solution_leaves_no_traceback() -> None:
    command = [sys.executable, "-m", "parlour", "solve", "slime-trail", "--set", "size=9x9"]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert running.stderr is not None
    assert "settled" in running.stderr.readline()
    began = time.monotonic()
    running.send_signal(signal.SIGINT)
    out, err = running.communicate(timeout=20)
    assert time.monotonic() - began < 10
    assert running.returncode == 130
    assert out == ""
    assert "Traceback" not in err
