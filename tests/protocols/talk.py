"""A host for the tests: talks to an engine over pipes; no wait without an end."""

from __future__ import annotations

import subprocess
import sys
from queue import Queue
from threading import Thread
from time import perf_counter
from types import TracebackType

PATIENCE = 20.0


class Engine:
    """`parlour engine GAME`, running."""

    def __init__(self, *arguments: str) -> None:
        self.began = perf_counter()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "parlour", "engine", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            bufsize=1,
        )
        self.lines: Queue[tuple[float, str]] = Queue()
        Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.put((perf_counter(), line.rstrip("\n")))

    def say(self, *lines: str) -> None:
        """Sends lines."""
        assert self.process.stdin is not None
        self.process.stdin.write("".join(f"{line}\n" for line in lines))
        self.process.stdin.flush()

    def until(self, start: str) -> list[str]:
        """What it says, to the first line that begins so."""
        said: list[str] = []
        while True:
            said.append(self.lines.get(timeout=PATIENCE)[1])
            if said[-1].startswith(start):
                return said

    def ask(self, *lines: str, until: str = "readyok") -> list[str]:
        """Sends lines and returns the answer."""
        self.say(*lines, *(["isready"] if until == "readyok" else []))
        return self.until(until)

    def best(self, *lines: str) -> tuple[str, list[str]]:
        """The move of a `go`, and the lines before it."""
        *before, last = self.ask(*lines, until="bestmove")
        return last.split()[1], before

    def __enter__(self) -> Engine:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.process.kill()
        self.process.wait()
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdout.close()
