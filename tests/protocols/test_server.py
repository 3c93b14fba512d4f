"""The server without a process around it: garbage, thinkers that fail, scores."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from parlour.games import rulebook
from parlour.protocols.dialect import UAI, UGI
from parlour.protocols.go import allotted, read_go
from parlour.protocols.info import info_lines, score
from parlour.protocols.server import Server
from parlour.protocols.settings import standard
from parlour.record import Record
from parlour.search.report import Limits, Line, Report


class First:
    """A thinker that plays the first legal move, or fails."""

    def __init__(self, fails: bool = False) -> None:
        self.fails = fails
        self.limits: list[Limits] = []

    def new_game(self, seed: int) -> None:
        """Nothing to forget."""

    def think(self, record: Record[Any, Any], limits: Limits, tell: Any = None) -> Report[Any]:
        """One line."""
        self.limits.append(limits)
        if self.fails:
            raise RuntimeError("out of ideas")
        return Report((Line(record.legal_moves[0], 0.25),), 1, 1, 1)

    def arm(self) -> None:
        """Nothing to stop."""

    def stop(self) -> None:
        """Nothing to stop."""

    def evaluation(self, record: Record[Any, Any]) -> int:
        """No opinion."""
        return 0


def serve(*lines: str, thinker: First | None = None) -> list[str]:
    """What a server of Ataxx says to some lines."""
    said: list[str] = []
    mind = thinker or First()
    server = Server(
        UAI, rulebook("ataxx"), lambda game, options: mind, standard(3), {},
        lambda text: said.extend(text.split("\n")),
    )  # fmt: skip
    server.run(lines)
    return said


GARBAGE = """
uai isready setoption name value Hash Rules fill pass -1 99999999999999999999 x5o/7 position
startpos fen moves f2 0000 a1a1 zz go depth nodes movetime btime infinite stop perft 1 2 split
query result d eval print moves ponder é \0 \\ x o Size 3x3 16x16 Clock 5 uainewgame
"""


def test_garbage_never_ends_it() -> None:
    words = GARBAGE.split()
    random = Random(5)
    lines = [" ".join(random.choices(words, k=random.randint(1, 6))) for _ in range(400)]
    lines = [line for line in lines if "infinite" not in line and "16x16" not in line]
    said = serve(*lines, "isready")
    assert said[-1] == "readyok"
    assert not any("fault in the program" in line for line in said), said
    assert sum(line.startswith("info string") for line in said) > 100


def test_a_thinker_that_fails_still_moves() -> None:
    said = serve("position startpos", "go depth 1", thinker=First(fails=True))
    assert "out of ideas" in said[0] and said[0].startswith("info string")
    assert said[-1] == "bestmove f1"


def test_a_move_gets_its_time_less_the_way_back() -> None:
    thinker = First()
    serve("position startpos", "go movetime 40", "go btime 1000 wtime 9 binc 100", "go depth 3",
          "go infinite", "stop", thinker=thinker)  # fmt: skip
    first, second, third, fourth = thinker.limits
    assert 0.02 < (first.seconds or 0) < 0.040
    assert 0.05 < (second.seconds or 0) <= allotted(1.0, 0.1)
    assert (third, fourth) == (Limits(depth=3), Limits())


def test_clocks_are_never_overdrawn() -> None:
    for clock in (0.0, 0.01, 1.0, 600.0):
        for increment in (0.0, 0.1, 10.0):
            for moves in (None, 1, 40):
                assert 0 <= allotted(clock, increment, moves) <= 0.9 * clock
    go = read_go(["p3time", "500", "p3inc", "7", "movestogo", "9"], UGI)
    assert (go.clocks, go.increments, go.movestogo, go.ends) == ({2: 500}, {2: 7}, 9, True)
    assert go.words(UGI) == "go p3time 500 p3inc 7 movestogo 9"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (Line("a", 1.0, proven=True, plies=7), "mate 7"),
        (Line("a", -1.0, proven=True, plies=4), "mate -4"),
        (Line("a", 0.0, proven=True, plies=4), "cp 0"),
        (Line("a", 0.31, score=-120), "cp -120"),
        (Line("a", 0.314), "cp 31"),
    ],
)
def test_scores_are_said_as_hosts_read_them(line: Line[Any], said: str) -> None:
    assert score(line) == said


def test_info_has_every_figure() -> None:
    report = Report((Line("a", 0.5, ("a", "b")), Line("c", 0.1)), 3, 9, 5000, 0.5, 0.25)
    assert list(info_lines(report, 2)) == [
        "info depth 3 seldepth 9 multipv 1 score cp 50 nodes 5000 nps 10000 hashfull 250 time 500"
        " pv a b",
        "info depth 3 seldepth 9 multipv 2 score cp 10 nodes 5000 nps 10000 hashfull 250 time 500"
        " pv c",
    ]
