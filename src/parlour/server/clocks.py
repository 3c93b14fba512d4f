"""Clocks: the service owns them. Each seat has its time; a turn adds the increment."""

from __future__ import annotations

from parlour.game import NOBODY
from parlour.server.store import StoredClock
from parlour.server.view_messages import ClockView


def started(seconds: int, increment: int, players: int, due: int, now: float) -> StoredClock:
    """A clock at the beginning; `due` is the seat whose time runs, `NOBODY` while one is free."""
    full = (float(seconds),) * players
    return ticked(StoredClock(seconds, increment, full, NOBODY, now, None), None, due, now)


def ticked(clock: StoredClock, mover: int | None, due: int, now: float) -> StoredClock:
    """The clock after a change: what ran is taken off, `mover` gets the increment, `due` runs."""
    left = list(left_now(clock, now))
    if mover is not None and mover >= 0:
        left[mover] += clock.increment
    deadline = now + left[due] if due >= 0 else None
    return StoredClock(clock.seconds, clock.increment, tuple(left), due, now, deadline)


def left_now(clock: StoredClock, now: float) -> tuple[float, ...]:
    """Seconds left by seat."""
    spent = max(0.0, now - clock.since)
    return tuple(
        max(0.0, seconds - spent) if seat == clock.running else seconds
        for seat, seconds in enumerate(clock.left)
    )


def clock_view(clock: StoredClock | None, now: float) -> ClockView | None:
    """The clock as it is sent."""
    if clock is None:
        return None
    left = [round(seconds, 1) for seconds in left_now(clock, now)]
    return ClockView(clock.seconds, clock.increment, left, clock.running)
