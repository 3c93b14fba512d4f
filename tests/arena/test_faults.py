"""Engines that crash, hang, cheat or dawdle lose their game, and the match goes on."""

from __future__ import annotations

import os
import random
import signal
import sys
import time
from contextlib import suppress
from pathlib import Path
from threading import Thread

import pytest

from parlour.arena.crew import LocalCrew
from parlour.arena.play import Row
from parlour.arena.settings import Settings
from parlour.arena.slot import MatchError, Slot
from parlour.arena.table import table
from parlour.game import OptionError
from tests.arena.matches import TOY, played, settings, toy


@pytest.mark.parametrize(
    ("kind", "how", "said"),
    [
        ("crash", "crash", "it hurts"),
        ("illegal", "illegal", "a1a1"),
        ("nonsense", "crash", "bestmove"),
        ("slow", "time", "1."),
        ("hang", "time", "did not answer"),
    ],
)
def test_a_fault_costs_the_game_and_nothing_else(kind: str, how: str, said: str) -> None:
    match = settings(toy(kind, 2), toy("good"), margin=0.1)
    rows = played(match, rounds=1, workers=1)
    assert [row["game"] for row in rows] == [0, 1]
    for row in rows:
        bad = row["seats"].index(0)
        (fault,) = row["faults"]
        assert (fault["seat"], fault["how"]) == (bad, how)
        assert said in fault["said"]
        assert row["payoffs"][bad] == -1.0
        # The engine's first move was good in the first game.
        assert len(row["entries"]) >= row["opening"] + 1
    assert table(match, rows).engines[0].faults == {how: 2}


def test_a_program_that_is_silent_without_a_clock_is_given_up() -> None:
    match = settings(toy("hang", 1, "nodes=100"), toy("good"), patience=0.5)
    rows = played(match, rounds=1, workers=1)
    assert [row["faults"][0]["how"] for row in rows] == ["silent", "silent"]


def running(mark: str) -> bool:
    """Whether a program with this mark in its command line runs."""
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if mark.encode() in (folder / "cmdline").read_bytes():
                return True
    return False


@pytest.mark.skipif(not Path("/proc/self/cmdline").exists(), reason="looks into /proc")
def test_a_program_that_does_not_quit_is_ended() -> None:
    stubborn = f"stubborn {random.randrange(10**6, 10**9)}"  # a move that no game comes to
    rows = played(settings(toy(*stubborn.split()), toy("good")), rounds=1, workers=1)  # type: ignore[arg-type]
    assert all(row["faults"] == [] for row in rows)
    assert not running(stubborn.replace(" ", "\0"))


@pytest.mark.skipif(not Path("/proc/self/cmdline").exists(), reason="looks into /proc")
def test_a_match_that_is_given_up_leaves_no_program_behind() -> None:
    mark = str(random.randrange(10**6, 10**9))
    hangs = f"name=h cmd='{sys.executable} {TOY} hang 1 {mark}' nodes=1"
    crew = LocalCrew(settings(hangs, "search=random").to_json(), 1)
    crew.begin(0)
    while not running(mark):
        time.sleep(0.01)
    time.sleep(1.0)
    crew.close()
    assert not running(mark)


def test_a_program_that_cannot_start_loses() -> None:
    match = settings("cmd=/no/such/engine nodes=1", "search=random")
    (fault,) = played(match, rounds=1, workers=1)[0]["faults"]
    assert fault["how"] == "crash"
    assert "/no/such/engine" in fault["said"] or "cannot be started" in fault["said"]


def test_a_program_without_the_option_asked_for_loses() -> None:
    match = settings(toy("good", 1, "nodes=1 option.Nerves=9"), "search=random")
    (fault,) = played(match, rounds=1, workers=1)[0]["faults"]
    assert "Nerves" in fault["said"]


def test_an_engine_of_ours_that_takes_the_worker_down_loses() -> None:
    """The worker is killed while the first seat thinks; the next game is played by another."""
    slow = "search=uct nodes=100000000"
    slot = Slot(settings(slow, "search=random", options={}).to_json())
    rows: list[Row] = []
    play = Thread(target=lambda: rows.append(slot.play(0)))
    play.start()
    for _ in range(300):
        if slot.thinking == 1:  # both begin a game before the first seat thinks
            break
        time.sleep(0.005)
    while slot.thinking != 0:
        time.sleep(0.005)
    assert slot._process is not None
    os.kill(slot._process._popen.pid, signal.SIGKILL)
    play.join(20)
    (row,) = rows
    assert row["payoffs"] == [-1.0, 1.0]
    assert [(fault["seat"], fault["how"]) for fault in row["faults"]] == [(0, "crash")]
    slot.kill()


def test_a_match_that_cannot_be_played_says_why() -> None:
    with pytest.raises(MatchError, match="no search"):
        played(settings("search=no nodes=1", "search=random"), rounds=1, workers=1)
    with pytest.raises(OptionError, match="no limit"):
        _ = settings("cmd=./prog", "search=random").contestants


def test_in_a_game_of_several_the_others_play_on() -> None:
    rules = {"players": "3", "size": "12x12", "steps": "3"}
    dies = f"{toy('crash', 2, 'nodes=1')} protocol=ugi"
    match = Settings("klopodavka", (dies, "search=random", "search=random"), rules)
    row = played(match, rounds=1, workers=1)[0]
    assert row["faults"][0]["seat"] == row["seats"].index(0)
    assert any(entry.startswith("!leave") for entry in row["entries"])
    assert len(row["entries"]) > row["entries"].index("!leave 1") + 1
    assert max(row["payoffs"]) == 1.0 and row["payoffs"][row["seats"].index(0)] == 0.0
