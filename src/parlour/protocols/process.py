"""An outside program: lines in, lines out, and an end to every wait."""

from __future__ import annotations

import os
import signal
import subprocess
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from time import perf_counter

from parlour.game import ParlourError

KEPT = 20
"""Lines of a program's stderr that are kept for when it fails."""
CLOSING = 2.0
"""Seconds in which a program may end by itself when it is told to."""


class OutsideError(ParlourError):
    """An outside program failed: it cannot be started, ended, was silent or said nonsense."""


class Silent(OutsideError):
    """It did not answer in time."""


class Ended(OutsideError):
    """It has ended."""


class Process:
    """A running program. `name` stands in what is said about it.

    Raises `OutsideError` if it cannot be started.
    """

    def __init__(self, command: Sequence[str], name: str, folder: Path | None = None) -> None:
        self.name = name
        self._said: deque[str] = deque(maxlen=KEPT)
        self._lines: Queue[tuple[float, str] | None] = Queue()
        try:
            self._popen = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                cwd=folder,
                start_new_session=True,  # so that what it starts itself ends with it
            )
        except OSError as error:
            raise OutsideError(
                "outside-start", name=name, reason=error.strerror or str(error)
            ) from None
        self._readers = [Thread(target=self._read, daemon=True), Thread(target=self._hear)]
        self._readers[1].daemon = True
        for reader in self._readers:
            reader.start()

    @property
    def stderr(self) -> str:
        """The last lines of what it said on stderr."""
        return " / ".join(self._said)

    def send(self, line: str) -> None:
        """Writes a line; a program that has ended is noticed at the next `receive`."""
        pipe = self._popen.stdin
        assert pipe is not None
        with suppress(OSError, ValueError):
            pipe.write(line.encode() + b"\n")
            pipe.flush()

    def receive(self, until: float, asked: str) -> tuple[float, str]:
        """The next line and when it came (`perf_counter`).

        Raises `Silent` if none comes before `until`, `Ended` if none can come any more; `asked`
        is what the program was asked last.
        """
        begun = perf_counter()
        try:
            got = self._lines.get(timeout=max(0.0, until - begun))
        except Empty:
            seconds = round(until - begun, 3)
            raise Silent("outside-silent", name=self.name, asked=asked, seconds=seconds) from None
        if got is None:
            self._lines.put(None)
            with suppress(subprocess.TimeoutExpired):
                self._popen.wait(CLOSING)
            self._readers[1].join(CLOSING)
            raise Ended(
                "outside-ended",
                name=self.name,
                status=str(self._popen.returncode),
                said=len(self._said),
                words=self.stderr,
            )
        return got

    def close(self, patience: float = CLOSING) -> None:
        """Ends the program and whatever it has started: by its stdin, after `patience` seconds by
        force.
        """
        pipe = self._popen.stdin
        assert pipe is not None
        with suppress(OSError, ValueError):
            pipe.close()
        with suppress(subprocess.TimeoutExpired):
            self._popen.wait(patience)
        self.kill()

    def kill(self) -> None:
        """Ends the program and whatever it has started, by force."""
        with suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self._popen.pid, signal.SIGKILL)
            else:
                self._popen.kill()
        self._popen.wait()
        for reader in self._readers:
            reader.join(CLOSING)
        for pipe in (self._popen.stdin, self._popen.stdout, self._popen.stderr):
            if pipe is not None:
                with suppress(OSError, ValueError):
                    pipe.close()

    def _read(self) -> None:
        pipe = self._popen.stdout
        assert pipe is not None
        with suppress(OSError, ValueError):
            for line in pipe:
                text = line.decode("utf-8", "replace").strip()
                if text:
                    self._lines.put((perf_counter(), text))
        self._lines.put(None)

    def _hear(self) -> None:
        pipe = self._popen.stderr
        assert pipe is not None
        with suppress(OSError, ValueError):
            for line in pipe:
                self._said.append(line.decode("utf-8", "replace").rstrip()[:500])
