"""While the computer thinks: a sign of life, and Ctrl-C."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from threading import Event, Thread, current_thread, main_thread
from time import monotonic
from typing import Any

from parlour.cli.screen import Left

SOON = 1.5
"""Seconds in which a second Ctrl-C leaves the table."""
FIRST, FRAME = 0.4, 0.12
"""Seconds until something is shown, and between two pictures of it."""
BAR = "-\\|/"


@dataclass
class Patience:
    """Ctrl-C makes the computer move at once; pressed twice, it leaves."""

    pressed: float = -SOON

    @contextmanager
    def thinking(self, text: str) -> Iterator[Callable[[], bool]]:
        """Shows `text` while it lasts; the function yielded says whether to move at once."""
        stopped = Event()

        def press(number: int, frame: Any) -> None:
            now, before = monotonic(), self.pressed
            self.pressed = now
            if now - before < SOON:
                raise Left
            stopped.set()

        catches = current_thread() is main_thread()
        former = signal.signal(signal.SIGINT, press) if catches else None
        try:
            with _sign_of_life(text):
                yield stopped.is_set
        finally:
            if catches:
                signal.signal(signal.SIGINT, former)


@contextmanager
def _sign_of_life(text: str) -> Iterator[None]:
    """A turning bar before the text, on a terminal and if it takes long."""
    if not sys.stderr.isatty():
        yield
        return
    over = Event()

    def turn() -> None:
        if over.wait(FIRST):
            return
        at = 0
        while not over.is_set():
            print(f"\r{BAR[at % len(BAR)]} {text}", end="", file=sys.stderr, flush=True)
            at += 1
            over.wait(FRAME)
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)

    thread = Thread(target=turn, daemon=True)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()
