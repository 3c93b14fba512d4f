"""GNU Backgammon's external player protocol: a server on loopback, asked as it asks."""

from __future__ import annotations

import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from random import Random
from threading import Thread
from typing import Any

import pytest

import parlour
from parlour.engines import engine
from parlour.game import IllegalMove
from parlour.games import open_position
from parlour.games.backgammon.formats.fibs import read
from parlour.protocols.external import Answerer, ExternalServer
from parlour.protocols.external_client import ExternalPlayer
from parlour.protocols.process import OutsideError, Silent
from parlour.record import Record
from parlour.search.report import Limits
from tests.games.test_backgammon_fibs import EXAMPLE, GNU_CRAWFORD, GNU_ROLL

TAIL = "1:1:1:0:1:-1:0:25:0:0:0:0:2:0:0:0"


def answerer(words: str = "level=1") -> Answerer:
    return Answerer(lambda rules: engine(rules, words, 0), Limits(seconds=5.0), {}, "0")


@contextmanager
def serving(answers: Answerer) -> Iterator[tuple[str, int]]:
    """A server that is ended in the end."""
    server = ExternalServer(answers)
    thread = Thread(target=server.run)
    thread.start()
    try:
        yield server.address
    finally:
        server.stop()
        thread.join(10)
        assert not thread.is_alive()


def moved(line: str, **fields: str) -> str:
    """The example with other fields, by their numbers: `f33="6"`."""
    words = line.split(":")
    for name, value in fields.items():
        words[int(name[1:])] = value
    return ":".join(words)


# What is answered


def test_a_play_a_cube_decision_an_answer() -> None:
    ours = answerer()
    play = str(ours.answer(EXAMPLE, gnu=False))
    game, position = open_position("backgammon", read(EXAMPLE).position(jacoby=True, beavers=False))
    record: Record[Any, Any] = Record(game, position)
    for move in play.split():
        record.play(move)
    assert record.actor != position.game.play.mover
    assert ours.answer(moved(EXAMPLE, f33="0", f34="0"), gnu=False) in ("roll", "double")
    doubled = moved(EXAMPLE, f32="-1", f33="0", f34="0", f40="1")
    assert ours.answer(doubled, gnu=False) == "take"


def test_a_roll_that_cannot_be_played_is_answered_by_an_empty_line() -> None:
    words = EXAMPLE.split(":")
    shut = [
        "0",
        "1",
        "0",
        "0",
        "0",
        "0",
        "0",
        "0",
        "0",
        "0",
        "0",
        "0",
        "0",
        "0",
        "0",
        "0",
        "0",
        "0",
        "0",
        "-2",
        "-2",
        "-2",
        "-2",
        "-2",
        "-2",
        "1",
    ]
    line = ":".join([*words[:6], *shut, *words[32:]])
    assert answerer().answer(line, gnu=False) == ""


def test_where_nobody_may_double_the_dice_are_due() -> None:
    """The Crawford game, and a cube that the other one owns."""
    ours = answerer()
    assert ours.answer(moved(GNU_CRAWFORD, f33="0", f34="0", f35="0", f36="0"), gnu=True) == "roll"
    theirs = moved(EXAMPLE, f33="0", f34="0", f37="2", f38="0")
    assert ours.answer(theirs, gnu=False) == "roll"


def test_a_lost_position_is_dropped() -> None:
    """Fifteen checkers far away against two to bear off, and doubled."""
    words = EXAMPLE.replace(":3:0:0:", ":9:0:0:", 1).split(":")
    board = ["0"] * 26
    board[23:25], board[24] = ["-1", "-1"], "-1"
    board[24] = "-2"
    board[20] = "15"
    tail = "-1:0:0:0:0:1:1:1:1:1:-1:0:25:0:13:0:0:2:0:0:0"
    assert answerer().answer(":".join([*words[:6], *board, tail]), gnu=False) == "drop"


def test_evaluations_are_refused_by_name() -> None:
    said = answerer().answer(f"evaluation fibsboard {EXAMPLE} plies 0", gnu=False)
    assert said is not None and "parlour analyse" in said


def test_beavers_and_raccoons_are_answered() -> None:
    """B12: who doubled is asked about the beaver, who beavered about the raccoon."""
    waiting = moved(EXAMPLE, f3="9999", f33="0", f34="0", f35="0", f36="0", f40="1")
    beaver = moved(waiting, f32="1", f37="2", f38="0", f39="1")
    raccoon = moved(waiting, f32="-1", f37="4", f38="1", f39="0")
    for line in (beaver, raccoon):
        assert answerer().answer(line, gnu=False) == "take"


def test_resignations() -> None:
    """A single is enough in an even position, not with a gammon in sight."""
    ours = answerer()
    even = moved(EXAMPLE, f33="0", f34="0")
    assert ours.answer(f"{even} resignation 1", gnu=False) == "accept"
    assert ours.answer(f"{even} resignation 3 crawfordrule on", gnu=False) == "accept"


@pytest.mark.parametrize(
    "line",
    [
        "hello",
        "",
        "board:a:b:3",
        f"{EXAMPLE} plies 3",
        f"{EXAMPLE} resignation 4",
        f"{EXAMPLE} jacobyrule maybe",
        moved(EXAMPLE, f12="15"),
        moved(EXAMPLE, f4="3"),
        f"evaluation fibsboard {EXAMPLE}",
    ],
)
def test_what_cannot_be_is_an_error_of_one_line(line: str) -> None:
    said = answerer().answer(line, gnu=False)
    assert said is not None
    assert said.startswith("Error: ") and "\n" not in said and len(said) > 20


def test_version_and_exit() -> None:
    ours = answerer()
    assert str(ours.answer("version", gnu=False)).startswith("Interface: 2\n")
    assert ours.answer("exit", gnu=False) is None


# Over a socket


def test_a_conversation() -> None:
    """Several lines, a line in pieces, a zero at the end, one host after the other."""
    with serving(answerer()) as address:
        for _ in range(2):
            with socket.create_connection(address, 10) as host:
                host.settimeout(20)
                host.sendall(GNU_ROLL.encode()[:40])
                host.sendall(GNU_ROLL.encode()[40:] + b"\n\0")
                assert host.recv(100) in (b"roll\n", b"double\n")
                host.sendall(b"nonsense\nnonsense\n")
                said = b""
                while said.count(b"\n") < 2:
                    said += host.recv(1000)
                assert said.count(b"Error: ") == 2
                host.sendall(b"exit\n")
                assert host.recv(100) == b""


def test_a_line_without_an_end_is_let_go() -> None:
    with serving(answerer()) as address, socket.create_connection(address, 10) as host:
        host.settimeout(20)
        host.sendall(b"x" * 10_000)
        with suppress(ConnectionError):  # closed while some of it was not read yet
            assert host.recv(100) == b""


@pytest.mark.parametrize("gnu", [False, True])
def test_whole_games_between_client_and_server(gnu: bool) -> None:
    """Our client asks our server for both sides, who play at random: every answer is legal.

    The server is told the scores as GNU Backgammon has them only by the zero that it sends, so
    with `gnu` the client plays money, where they do not matter.
    """
    options: dict[str, Any] = {"cube": "on"} if gnu else {"match": 9}
    random, words = Random(5), set()
    with (
        serving(answerer("search=random")) as (host, port),
        ExternalPlayer(host, port, gnu=gnu) as player,
    ):
        for _ in range(12 if gnu else 1):
            record: Record[Any, Any] = Record(parlour.load("backgammon", **options))
            while record.outcome is None:
                if record.actor < 0:
                    chances = record.game.chances(record.position)
                    record.play(random.choice([move for move, _ in chances]))
                    continue
                for move in player.choose(record, 30.0):
                    record.play(move)
                    words.add(str(move))
    assert {"double", "take", "drop", "roll", "pass"} <= words


class Fixed:
    """A player on a socket that says the same line whatever it is asked."""

    def __init__(self, said: bytes) -> None:
        self.said = said
        self.socket = socket.create_server(("127.0.0.1", 0))
        self.socket.settimeout(10)
        self.thread = Thread(target=self._run, daemon=True)
        self.thread.start()

    def _run(self) -> None:
        peer, _ = self.socket.accept()
        with peer:
            peer.settimeout(10)
            while peer.recv(4096):
                if self.said:
                    peer.sendall(self.said)


@pytest.mark.parametrize(
    ("said", "kind"),
    [
        (b"Error: no\n", OutsideError),
        (b"24/22 24/22\n", IllegalMove),
        (b"take\n", IllegalMove),
        (b"", Silent),
    ],
)
def test_a_player_that_fails(said: bytes, kind: type[Exception]) -> None:
    fixed = Fixed(said)
    record: Record[Any, Any] = Record(parlour.load("backgammon", match=3)).play("31")
    host, port = fixed.socket.getsockname()
    with ExternalPlayer(host, port) as player, pytest.raises(kind):
        player.choose(record, 0.5 if not said else 10.0)
    fixed.socket.close()


def test_nobody_listens() -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with pytest.raises(OutsideError):
        ExternalPlayer("127.0.0.1", port)


# The command


def test_the_command_listens_and_says_where() -> None:
    command = [sys.executable, "-m", "parlour", "engine", "backgammon", "--protocol", "gnubg"]
    with subprocess.Popen(
        [*command, "--port", "0", "--engine", "level=1"], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        host, _, port = process.stdout.readline().strip().partition(":")
        try:
            with ExternalPlayer(host, int(port)) as player:
                assert player.ask("version", 30.0).startswith("Interface")
        finally:
            process.terminate()


@pytest.mark.parametrize(
    "arguments",
    [
        ["ataxx", "--protocol", "gnubg"],
        ["backgammon", "--protocol", "uai"],
        ["backgammon", "--protocol", "gnubg", "--set", "match=5"],
        ["backgammon", "--protocol", "gnubg", "--engine", "level=99"],
        ["backgammon", "--protocol", "gnubg", "--host", "192.0.2.1"],
    ],
)
def test_the_command_refuses_with_a_sentence(arguments: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "parlour", "engine", *arguments],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1
    assert "Traceback" not in done.stderr
