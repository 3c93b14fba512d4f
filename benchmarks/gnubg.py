"""Debian's `gnubg`, GNU Backgammon 1.07, as a program of its own that is only asked.

It is under the GPL; the package never asks it. By `external HOST:PORT` it answers FIBS' boards with
its settings of `set evaluation` (not those of its players; seen by its time and its answers).
"""

from __future__ import annotations

import re
import shutil
import socket
import subprocess
import time
from collections.abc import Sequence
from dataclasses import replace
from os import sysconf
from pathlib import Path
from typing import Any

from parlour.games.backgammon.cube import (
    DOUBLE,
    DOUBLED,
    DROP,
    PLAY,
    ROLL,
    TAKE,
    Cube,
    CubePosition,
)
from parlour.games.backgammon.formats import gnu_id
from parlour.games.backgammon.plays import read_play
from parlour.protocols.external_client import ExternalPlayer
from parlour.protocols.process import OutsideError
from parlour.record import Record

STARTING = 60.0
"""Seconds in which it must listen."""
PATIENCE = 600.0
"""Seconds for an answer: the machine may be busy."""


def program() -> str:
    """Where it is. Raises `FileNotFoundError`."""
    found = shutil.which("gnubg") or shutil.which("/usr/games/gnubg")
    if found is None:
        raise FileNotFoundError("GNU Backgammon is not installed: apt-get install gnubg")
    return found


def version() -> str:
    """Its first line about itself."""
    command = [program(), "--version"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()[0].strip()


def evaluation(plies: int) -> list[str]:
    """The commands that make it judge so far ahead, with the cube and its usual filter."""
    kinds = "chequerplay", "cubedecision"
    return [
        f"set evaluation {kind} evaluation {words}"
        for kind in kinds
        for words in (f"plies {plies}", "cubeful on", "prune on", "noise 0")
    ] + ["set evaluation movefilter 2 0 0 8 0.16"]


class _Player(ExternalPlayer):
    """Says with every board what the board does not: the options of money games."""

    options = ""

    def ask(self, line: str, patience: float) -> str:
        return super().ask(f"{line} {self.options}", patience)


class Gnubg:
    """A running peer that answers positions of money games. Raises `OutsideError`."""

    def __init__(self, game: Cube, plies: int) -> None:
        self.game = game
        self.asked: list[tuple[CubePosition, Sequence[Any]]] = []
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        self._process = subprocess.Popen(
            [program(), "-t", "-q", "-r"],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self._process.stdin is not None
        commands = [*evaluation(plies), f"external localhost:{port}"]
        self._process.stdin.write("\n".join(commands) + "\n")
        self._process.stdin.flush()
        self._player = self._connected(port)
        self._player.options = f"jacobyrule {'on' if game.jacoby else 'off'} beavers off"

    def _connected(self, port: int) -> _Player:
        until = time.monotonic() + STARTING
        while True:
            try:
                return _Player("localhost", port)
            except OutsideError:
                if time.monotonic() > until or self._process.poll() is not None:
                    self._process.kill()
                    raise
                time.sleep(0.1)

    def choose(self, position: CubePosition) -> Sequence[Any]:
        """The moves of the decision that is due; kept in `asked`. Raises as `ExternalPlayer`."""
        record = Record(self.game, position)
        moves = self._player.choose(record, PATIENCE)
        for move in moves:
            record.play(move)
        self.asked.append((position, moves))
        return moves

    @property
    def seconds(self) -> float:
        """The processor's time it has taken (Linux)."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / sysconf("SC_CLK_TCK")

    def close(self) -> None:
        """Ends the program."""
        self._player.close()
        self._process.kill()
        self._process.communicate()


def check(game: Cube, asked: Sequence[tuple[CubePosition, Sequence[Any]]], plies: int) -> list[str]:
    """What differs from the `hint` of the same positions: the Position ID or the decision.

    What each answer leads to is compared, for one play can be written in several ways.
    """
    boards = [
        replace(position, stage=PLAY) if position.stage == DOUBLED else position
        for position, _ in asked
    ]
    commands = [*evaluation(plies), "show beavers"]
    for board in boards:
        commands += [f"set xgid {str(board).split()[0]}", "hint", "show beavers"]
    done = subprocess.run(
        [program(), "-t", "-q", "-r"],
        input="\n".join(commands) + "\n",
        capture_output=True,
        text=True,
        check=True,
    )
    told = re.split("beavers.* allowed in money", done.stdout)[1:-1]
    differing = []
    for board, (position, moves), text in zip(boards, asked, told, strict=True):
        ids = re.findall(r"Position ID: (\S+)", text)
        same = _after(game, position, moves) in hinted(game, position, text)
        if ids[-1] != gnu_id.position_id(board) or not same:
            differing.append(f"{position}: {' '.join(map(str, moves))}; {text.strip()[-400:]}")
    return differing


def _after(game: Cube, position: CubePosition, moves: Sequence[Any]) -> CubePosition:
    for move in moves:
        position = game.after(position, move)
    return position


def hinted(game: Cube, position: CubePosition, text: str) -> list[CubePosition]:
    """Where the decisions lead that a `hint` finds best: several where they are worth the same."""
    action = re.search(r"Proper cube action: (\S+).*, (\w+)", text)
    if action is not None and position.stage == DOUBLED:
        return [game.after(position, DROP if action[2] == "pass" else TAKE)]
    if action is not None:
        doubles = action[1] in ("Double", "Redouble", "Optional")
        return [game.after(position, DOUBLE if doubles else ROLL)]
    equal = r"^ +\d+\. Cubeful \d-ply +(\S.*?) +Eq\.: +\S+(?: \(-0\.000\))?$"
    plays = re.findall(equal, text, re.MULTILINE) or [""] * ("no legal moves" in text)
    return [_after(game, position, read_play(game, position, play)) for play in plays]
