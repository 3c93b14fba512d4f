"""Contestants as text, and the clocks they play by."""

from __future__ import annotations

import pytest

from parlour.arena.clocks import Clocks
from parlour.arena.contestant import read_contestant
from parlour.arena.player import OurPlayer
from parlour.game import OptionError
from parlour.protocols.dialect import UAI, UGI
from tests.arena.matches import played, settings


def test_words_of_our_engines_are_theirs() -> None:
    one = read_contestant("name=x search=alphabeta nodes=500 movetime=40", "ataxx")
    assert (one.name, one.words, one.movetime) == ("x", "search=alphabeta nodes=500", 0.04)
    assert (one.nodes, one.is_outside) == (None, False)  # each search counts nodes in its own way
    assert read_contestant("", "ataxx").name == "strongest"


def test_words_for_all_give_way() -> None:
    one = read_contestant("nodes=5", "ataxx", each="nodes=9 tc=10+0.1")
    assert (one.words, one.clock, one.increment) == ("nodes=5", 10.0, 0.1)


def test_outside_programs_are_asked_in_their_words() -> None:
    text = "cmd='./a b \"c d\"' option.Hash=64 option.Own=x tc=1+0.5 depth=3"
    one = read_contestant(text, "ataxx")
    assert (one.command, one.dialect, one.name) == (("./a", "b", "c d"), UAI, "a")
    assert dict(one.options) == {"Hash": "64", "Own": "x"}
    go = one.go({0: 0.9, 1: 0.25}, {0: 0.5, 1: 0.5})
    assert go.words(UAI) == "go btime 900 wtime 250 binc 500 winc 500 depth 3"
    assert read_contestant("cmd=a nodes=1", "war").dialect == UGI
    assert read_contestant("cmd=a movetime=0.5", "war").go({}, {}).words(UGI) == "go movetime 1"


def test_a_clock_runs_and_gains() -> None:
    seats = settings("name=a tc=1+0.5", "name=b movetime=100").contestants
    clocks = Clocks(seats, margin=0.02)
    assert clocks.left == {0: 1.0} and clocks.patience(0, 9.0) == pytest.approx(2.02)
    assert not clocks.is_late(0, 0.75)
    assert clocks.left[0] == pytest.approx(0.75)
    assert not clocks.is_late(0, 0.765)  # within the margin; the clock then shows what it gains
    assert clocks.left[0] == pytest.approx(0.5)
    assert clocks.is_late(0, 0.53)
    assert not clocks.is_late(1, 0.119) and clocks.is_late(1, 0.121)
    free = Clocks(settings("nodes=1", "nodes=2").contestants, margin=0.0)
    assert free.patience(0, 9.0) == 9.0 and not free.is_late(0, 99.0)


def test_who_counts_looks_at_no_clock() -> None:
    rules = settings("level=1", "level=1").rules

    def counts(words: str) -> bool:
        return OurPlayer(rules, read_contestant(words, "ataxx")).counts

    assert counts("level=7 nodes=1000")
    assert counts("search=alphabeta evaluator=hand depth=2")
    assert not counts("search=alphabeta evaluator=hand depth=2 seconds=0.5")
    assert not counts("search=alphabeta evaluator=hand nodes=2000 turn=0.5")
    assert not counts("level=1")


def test_games_are_played_by_the_clock() -> None:
    match = settings("search=random", "name=other search=random", each="tc=5+0.1")
    assert [row["faults"] for row in played(match, rounds=1, workers=1)] == [[], []]


@pytest.mark.parametrize(
    ("words", "like"),
    [("nodes=1e99", "nodes=1000"), ("movetime=0", "movetime=100"), ("tc=1+x", r"tc=10\+0\.1")],
)
def test_a_limit_that_is_no_number_is_told_how_it_is_written(words: str, like: str) -> None:
    with pytest.raises(OptionError, match=f"write it as in {like}"):
        read_contestant(words, "war")
