"""Outside engines as players: the host's side of UAI and UGI."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter

from parlour.protocols.dialect import Dialect
from parlour.protocols.go import Go
from parlour.protocols.process import OutsideError, Process, Silent

STARTING = 20.0
"""Seconds for an engine to start, to get ready, to begin a new game."""


@dataclass(frozen=True)
class Answer:
    """What an engine answered to `go`."""

    move: str
    seconds: float
    """From sending the command to the arrival of the answer."""
    info: Mapping[str, str] = field(default_factory=dict)
    """Depth, nodes, score … of its last `info` line that has any."""


class OutsideEngine:
    """An engine of somebody's, started when first needed and again after a failure.

    `options` are set by name and must be there; `game` are the options of the rules, set where the
    engine has them. Every call raises `OutsideError` where the engine fails; it has been killed
    then.
    """

    def __init__(
        self,
        command: Sequence[str],
        dialect: Dialect,
        name: str,
        options: Mapping[str, str],
        game: Mapping[str, str],
        folder: Path | None = None,
    ) -> None:
        self.command, self.dialect, self.name = list(command), dialect, name
        self.options, self.game, self.folder = dict(options), dict(game), folder
        self.title = name
        """What it calls itself."""
        self._process: Process | None = None

    def new_game(self) -> None:
        """Begins a new game; starts the engine if it is not running."""
        try:
            if self._process is None:
                self._start()
            self._send(self.dialect.new_game)
            self._ready()
        except OutsideError:
            self.kill()
            raise

    def go(self, position: str, go: Go, patience: float) -> Answer:
        """The engine's move in a position, waited for `patience` seconds."""
        try:
            if self._process is None:
                self.new_game()
            self._send(f"position fen {position}")
            self._ready()
            asked = go.words(self.dialect)
            begun = perf_counter()
            self._send(asked)
            info: dict[str, str] = {}
            while True:
                when, line = self._process_now.receive(begun + patience, asked)
                words = line.split()
                if words[0] == "info":
                    info.update(_figures(words[1:]))
                elif words[0] == "bestmove":
                    if len(words) < 2:
                        raise OutsideError("outside-no-move", name=self.name, text=line)
                    return Answer(words[1], when - begun, info)
        except OutsideError:
            self.kill()
            raise

    def close(self) -> None:
        """Ends the engine."""
        if self._process is not None:
            self._process.send("quit")
            self._process.close()
            self._process = None

    def kill(self) -> None:
        """Ends the engine by force."""
        if self._process is not None:
            self._process.kill()
            self._process = None

    @property
    def _process_now(self) -> Process:
        assert self._process is not None
        return self._process

    def _start(self) -> None:
        self._process = Process(self.command, self.name, self.folder)
        self._send(self.dialect.name)
        known: dict[str, str] = {}
        until = perf_counter() + STARTING
        while True:
            _, line = self._process.receive(until, self.dialect.name)
            if line == self.dialect.ok:
                break
            if line.startswith("id name "):
                self.title = line.removeprefix("id name ")
            if line.startswith("option name "):
                name = line.removeprefix("option name ").partition(" type ")[0]
                known[name.lower()] = name
        for name, value in self.options.items():
            if name.lower() not in known:
                listed = ", ".join(known.values()) or "-"
                raise OutsideError("outside-option", name=self.name, text=name, known=listed)
            self._send(f"setoption name {known[name.lower()]} value {value}")
        for name, value in self.game.items():
            if name in known:
                self._send(f"setoption name {known[name]} value {value}")
        self._ready()

    def _ready(self) -> None:
        self._send("isready")
        until = perf_counter() + STARTING
        while self._process_now.receive(until, "isready")[1] != "readyok":
            pass

    def _send(self, line: str) -> None:
        self._process_now.send(line)


def _figures(words: Sequence[str]) -> Mapping[str, str]:
    """The figures of an `info` line, `cp` and `mate` as score."""
    found: dict[str, str] = {}
    at = 0
    while at < len(words) and words[at] not in ("string", "pv"):
        if words[at] == "score" and words[at + 1 : at + 2] in (["cp"], ["mate"]):
            found["score"] = " ".join(words[at + 1 : at + 3])
            at += 3
        elif words[at] in ("depth", "seldepth", "nodes", "nps", "time", "hashfull", "multipv"):
            found[words[at]] = words[at + 1] if at + 1 < len(words) else ""
            at += 2
        else:
            at += 1
    return found if found.get("multipv", "1") == "1" else {}


__all__ = ["Answer", "OutsideEngine", "OutsideError", "Silent"]
