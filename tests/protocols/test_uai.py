"""`parlour engine ataxx` speaks UAI in full (A17): a host's view, over pipes."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Iterator
from threading import Event, Thread

import pytest

import parlour
from tests.protocols.talk import Engine

BLOCKED = "-------/-------/-------/-------/-------/-------/xoo-1-- x 0 1"
"""x has no move, o has (A12): a forced pass."""
OVER = "xxx4/7/7/7/7/7/7 o 0 9"
"""o has no piece left (A9)."""
INFO = re.compile(
    r"info depth \d+ seldepth \d+ multipv \d+ score (cp|mate) -?\d+ nodes \d+ nps \d+"
    r" hashfull \d+ time \d+ pv \S.*"
)


USUAL = ("Rules pass", "Clock 100", "Size 7x7", "Level 0", "MultiPV 1", "Hash 16", "Threads 1")


@pytest.fixture(scope="module")
def running() -> Iterator[Engine]:
    with Engine("ataxx") as running:
        running.ask("uai", until="uaiok")
        yield running


@pytest.fixture
def engine(running: Engine) -> Engine:
    """An engine as it is after its start."""
    names = (word.split() for word in USUAL)
    running.ask("stop", *(f"setoption name {name} value {text}" for name, text in names))
    assert running.ask("uainewgame", "position startpos") == ["readyok"]
    return running


def legal(moves: str = "", position: str | None = None) -> list[str]:
    """The legal moves after some moves, by the rulebook."""
    record = parlour.Record(parlour.load("ataxx", rules="pass"))
    if position:
        record = parlour.Record(record.game, parlour.read_position(record.game, position))
    for move in moves.split():
        record.play(move)
    return [str(move) for move in record.legal_moves]


def test_it_introduces_itself() -> None:
    with Engine("ataxx") as running:
        said = running.ask("uai", until="uaiok")
    assert said[0].startswith("id name Parlour")
    assert said[1].startswith("id author ")
    options = [line for line in said if line.startswith("option name ")]
    for wanted in (
        "Hash type spin",
        "Threads type spin",
        "MultiPV type spin",
        "Clear Hash type button",
        "Level type spin default 0",
        "Rules type combo default pass var fill var pass",
        "Clock type spin default 100",
    ):
        assert any(line.startswith(f"option name {wanted}") for line in options), wanted


def test_it_starts_in_half_a_second() -> None:
    """In processor time, of which it needs most of one: other programs use the machine too."""
    taken = []
    for _ in range(3):
        before = os.times()
        with Engine("ataxx") as running:
            running.ask("uai", until="uaiok")
            running.ask()
        after = os.times()
        used = after.children_user + after.children_system
        taken.append(used - before.children_user - before.children_system)
    assert 0.02 < min(taken) < 0.5


@pytest.mark.parametrize(
    "limit",
    ["depth 2", "nodes 200", "movetime 50", "btime 300 wtime 300 binc 5 winc 5",
     "btime 200 wtime 900 movestogo 3", "depth 3 movetime 500", "ponder nodes 50"],
)  # fmt: skip
def test_it_answers_every_kind_of_go(engine: Engine, limit: str) -> None:
    move, before = engine.best("uainewgame", "position startpos moves f2 b1", f"go {limit}")
    assert move in legal("f2 b1")
    assert INFO.fullmatch(before[-1]), before


def test_positions_come_as_fen_with_moves(engine: Engine) -> None:
    fen = "x5o/7/3-3/2-1-2/3-3/7/o5x o 4 9"
    move, _ = engine.best(f"position fen {fen} moves f7 f1", "go depth 1")
    assert move in legal("f7 f1", fen)
    assert "position: x5o/7/3-3/2-1-2/3-3/7/o5x o 4 9" in engine.ask(f"position fen {fen}", "d")


def test_moves_may_be_sent_again_or_go_on(engine: Engine) -> None:
    for moves in ("f2", "f2 b1", "f2 b1 g2", "f2", "f1 b1"):
        move, _ = engine.best(f"position startpos moves {moves}", "go depth 1")
        assert move in legal(moves)


def test_it_thinks_until_it_is_stopped(engine: Engine) -> None:
    engine.say("position startpos", "go infinite")
    time.sleep(0.3)
    begun = time.perf_counter()
    said = engine.ask()
    assert time.perf_counter() - begun < 0.25 and not any("bestmove" in line for line in said)
    begun = time.perf_counter()
    move, _ = engine.best("stop")
    assert time.perf_counter() - begun < 0.25
    assert move in legal()
    # Also where it knows everything at once.
    engine.say(f"position fen {BLOCKED}", "go infinite")
    assert not any("bestmove" in line for line in engine.ask())
    assert engine.best("stop")[0] == "0000"


def test_stop_right_after_go_counts(engine: Engine) -> None:
    for _ in range(20):
        assert engine.best("position startpos", "go infinite", "stop")[0] in legal()


def test_a_stop_too_many_is_no_harm(engine: Engine) -> None:
    assert engine.ask("stop", "ponderhit", "debug on") == ["readyok"]


def test_a_forced_pass_is_0000(engine: Engine) -> None:
    assert engine.best(f"position fen {BLOCKED}", "go depth 3")[0] == "0000"
    move, _ = engine.best(f"position fen {BLOCKED} moves 0000", "go depth 3")
    assert move == "c1e1"


@pytest.mark.parametrize("over", [OVER, "x6/7/7/7/7/7/6o x 100 60", "7/7/7/7/7/7/7 x 0 1"])
def test_a_finished_game_has_no_move(engine: Engine, over: str) -> None:
    move, before = engine.best(f"position fen {over}", "go movetime 40")
    assert move == "0000"
    assert before[0].startswith("info string the game is over: ")


def test_the_end_rule_is_an_option(engine: Engine) -> None:
    engine.ask("setoption name Rules value fill")
    said = engine.best(f"position fen {BLOCKED}", "go depth 3")
    assert said[0] == "0000" and "the game is over" in said[1][0]
    assert engine.ask("query gameover", "query result")[:2] == ["response true", "response p2win"]


class Stalls:
    """How long the machine lets a program wait that only wants to sleep for 2 ms."""

    def __init__(self) -> None:
        self.worst, self.over = 0.0, Event()
        Thread(target=self._watch, daemon=True).start()

    def _watch(self) -> None:
        while not self.over.is_set():
            begun = time.perf_counter()
            time.sleep(0.002)
            self.worst = max(self.worst, time.perf_counter() - begun - 0.002)


def test_it_never_takes_longer_than_told(engine: Engine) -> None:
    """Fifty moves of 40 ms by the host's clock; those during which the machine stalled, for the
    host's own threads too, are played again.
    """
    record = parlour.Record(parlour.load("ataxx", rules="pass"))
    stalls, taken = Stalls(), list[float]()
    for _ in range(400):
        if record.outcome is not None:
            record = parlour.Record(record.game)
        engine.ask(f"position fen {record.position}")
        stalls.worst = 0.0
        begun = time.perf_counter()
        engine.say("go movetime 40")
        while not (got := engine.lines.get(timeout=5))[1].startswith("bestmove"):
            pass
        seconds = got[0] - begun
        record.play(got[1].split()[1])
        if stalls.worst < 0.001 or seconds <= 0.040:
            taken.append(seconds)
        if len(taken) == 50:
            break
    stalls.over.set()
    assert len(taken) == 50, "the machine is too busy to measure anything"
    late = [seconds for seconds in taken if seconds > 0.040]
    assert len(late) <= 5, late  # another program may stop the engine alone


def test_a_clock_is_never_used_up(engine: Engine) -> None:
    left = 1.0
    for _ in range(40):
        begun = time.perf_counter()
        clocks = f"btime {round(1000 * left)} wtime 1000 binc 10 winc 10"
        engine.best("position startpos moves f2 b1", f"go {clocks}")
        left -= time.perf_counter() - begun
        assert left > 0
        left += 0.010
    assert engine.best("position startpos", "go btime -20 wtime 9")[0] in legal()


def test_several_best_moves_are_shown(engine: Engine) -> None:
    engine.ask("setoption name MultiPV value 3")
    _, before = engine.best("position startpos", "go depth 2")
    ranks = [line.split(" multipv ")[1].split()[0] for line in before[-3:]]
    assert ranks == ["1", "2", "3"]
    firsts = {line.split(" pv ")[1].split()[0] for line in before[-3:]}
    assert len(firsts) == 3 and firsts <= set(legal())


def test_options_are_heard(engine: Engine) -> None:
    commands = ("hash value 1", "THREADS value 2", "Clear Hash", "Level value 1", "Size value 5x5")
    assert engine.ask(*(f"setoption name {command}" for command in commands)) == ["readyok"]
    assert "position: x3o/5/5/5/o3x x 0 1" in engine.ask("position startpos", "d")
    assert engine.best("position startpos", "go depth 1")[0]


def test_it_counts_paths(engine: Engine) -> None:
    said = engine.ask("position startpos", "perft 3", until="nodes")
    assert said[-1].startswith("nodes 6460 ")  # cases/ataxx and `parlour perft`
    assert engine.ask("go perft 2", until="nodes")[-1].startswith("nodes 256 ")
    split = engine.ask("split 2", until="nodes")
    assert split[-1].startswith("nodes 256 ") and len(split) == 17
    assert sum(int(line.split()[1]) for line in split[:-1]) == 256


def test_it_shows_the_board_and_its_opinion(engine: Engine) -> None:
    said = engine.ask("position startpos", "print")
    assert said[0] == "7 x . . . . . o" and "moves: " in said[-2]
    assert re.fullmatch(r"eval cp -?\d+", engine.ask("eval")[0])


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("go depth", "depth needs a whole number"),
        ("go depth two", "‘two’"),
        ("go sideways 3", "‘sideways’"),
        ("position nowhere", "startpos or fen"),
        ("position fen x5o/7/7/6 x 0 1", "rank 1"),
        ("position startpos moves f2 f2", "f2"),
        ("position startpos moves zz", "zz"),
        ("position startpos f2", "‘f2’ should be the word moves"),
        ("setoption Hash 3", "setoption name NAME value VALUE"),
        ("setoption name Hash value 0", "whole number from 1 to"),
        ("setoption name Haste value 1", "‘Haste’"),
        ("setoption name Rules value none", "none"),
        ("setoption name Size value 1x1", "1x1"),
        ("query meaning", "‘meaning’"),
        ("make tea", "‘make’"),
        ("perft x", "‘x’"),
    ],
)
def test_bad_input_gets_one_sentence_and_changes_nothing(
    engine: Engine, command: str, said: str
) -> None:
    engine.ask("position startpos moves f2")
    answer = engine.ask(command)
    assert len(answer) == 2
    assert answer[0].startswith("info string ") and said in answer[0]
    assert engine.best("go depth 1")[0] in legal("f2")


def test_what_comes_during_a_search_waits_or_is_refused(engine: Engine) -> None:
    engine.say("position startpos", "go infinite", "position startpos moves f2", "go depth 1")
    time.sleep(0.1)
    move, before = engine.best("stop")
    assert move in legal()
    busy = [line for line in before if "has to wait" in line]
    while len(busy) < 2:  # said by another thread, perhaps after the move
        busy += engine.until("info string")
    assert engine.best(
        "position startpos", "go nodes 500", "position startpos moves f2", "go depth 1"
    )
    assert engine.until("bestmove")[-1].split()[1] in legal("f2")


def test_it_ends_when_told_and_when_its_input_ends() -> None:
    with Engine("ataxx") as running:
        running.ask("uai", until="uaiok")
        running.say("position startpos", "go infinite")
        time.sleep(0.3)
        running.say("quit")
        assert running.process.wait(2) == 0
        assert running.until("bestmove")
    with Engine("ataxx") as running:
        running.say("position startpos", "go depth 1")
        assert running.process.stdin is not None
        running.process.stdin.close()
        assert running.until("bestmove")
        assert running.process.wait(5) == 0


def test_a_variant_or_a_size_can_be_told_at_the_start() -> None:
    with Engine("ataxx", "--set", "size=5x5", "--set", "rules=fill") as running:
        said = running.ask("uai", until="uaiok")
        assert "option name Rules type combo default fill var fill var pass" in said
        assert "position: x3o/5/5/5/o3x x 0 1" in running.ask("d")
