"""A place where games are played: one worker at a time, watched, and replaced when it dies."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping
from time import perf_counter
from typing import Any

from parlour.arena.play import Row
from parlour.protocols.process import Ended, OutsideError, Process, Silent

FIRST = 120.0
"""Seconds in which a worker must have begun."""
CLOSING = 15.0
"""Seconds in which it must have ended its engines, by force where they do not heed it."""


class MatchError(OutsideError):
    """The match cannot go on: an engine of ours cannot be made, or an opening is wrong."""


class Slot:
    """Plays games one after another in a worker; `settings` as `Settings.to_json` gives them."""

    def __init__(self, settings: Mapping[str, Any]) -> None:
        self._settings = json.dumps(settings)
        self._process: Process | None = None
        self._is_over = False
        self.thinking: int | None = None
        """The seat that is waited for now."""

    def play(self, number: int) -> Row:
        """Plays a game. A worker that dies or hangs costs the seat that was thinking its game.

        Raises `MatchError` if that was nobody's fault.
        """
        entries: list[str] = []
        faults: list[dict[str, Any]] = []
        while True:
            self.thinking = None
            heard: list[str] = []  # a worker that takes over says all entries again
            try:
                for told in self._told(number, entries, faults):
                    if "row" in told:
                        row: Row = told["row"]
                        return row
                    if "error" in told:
                        self.kill()
                        code, where, values = told["error"]
                        raise MatchError(code, where=where, **values)
                    heard += told["entries"]
                    self.thinking = told["wait"]
            except (Ended, Silent) as error:
                self.kill()
                if self._is_over:
                    raise
                seat = self.thinking
                if seat is None or len(faults) > 10:
                    raise MatchError(error.code, **error.values) from None
                how = "crash" if isinstance(error, Ended) else "silent"
                faults.append({"seat": seat, "how": how, "said": str(error)[:1000]})
                entries = [*(heard or entries), f"!leave {seat + 1}"]

    def pid(self) -> int:
        """The process in which this runs."""
        return os.getpid()

    def close(self) -> None:
        """Ends the worker and its engines."""
        if self._process is not None:
            self._process.close(CLOSING)
            self._process = None

    def abandon(self) -> None:
        """Ends the worker in mid-game, from another thread; `play` raises then."""
        self._is_over = True
        self.close()

    def kill(self) -> None:
        """The same by force; engines that heed the end of their input end too."""
        if self._process is not None:
            self._process.kill()
            self._process = None

    def _told(self, number: int, entries: list[str], faults: list[dict[str, Any]]) -> Any:
        """What the worker says about a game, each message within the time the last one named."""
        if self._process is None:
            command = [sys.executable, "-m", "parlour.arena.worker"]
            self._process = Process(command, "a worker")
            self._process.send(self._settings)
        process = self._process
        process.send(json.dumps({"play": number, "entries": entries, "faults": faults}))
        seconds = FIRST
        while True:
            _, line = process.receive(perf_counter() + seconds, f"play {number}")
            told = json.loads(line)
            seconds = told.get("seconds", FIRST)
            yield told
