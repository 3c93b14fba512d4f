"""Who is in which room: the connections of this process, and what the others report."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Callable, Hashable, Sequence

from parlour.server.hub import Here, Hub, Notice
from parlour.server.messages import Presence

REPORT = 20.0
"""Seconds between two reports of a room that has not changed."""
FORGET = 50.0
"""Seconds after the last report of a process until it counts as gone."""


class Presences:
    """Who is here and which computer thinks, in all rooms that this process knows of."""

    def __init__(self, hub: Hub, process: str) -> None:
        self.hub, self.process = hub, process
        self.changed: list[Callable[[str], None]] = []
        """Who is called with a room when something has changed there."""
        self._here: defaultdict[str, dict[Hashable, Sequence[int]]] = defaultdict(dict)
        self._thinking: defaultdict[str, set[int]] = defaultdict(set)
        self._there: defaultdict[str, dict[str, tuple[float, Here]]] = defaultdict(dict)
        self._reported = time.monotonic()
        self._tasks: set[asyncio.Task[None]] = set()
        hub.subscribe(self._hear)

    def come(self, room: str, who: Hashable, seats: Sequence[int]) -> None:
        """A connection that holds `seats` is here."""
        self._here[room][who] = seats
        self._tell(room)

    def go(self, room: str, who: Hashable) -> None:
        """A connection has ended."""
        if self._here[room].pop(who, None) is not None:
            self._tell(room)
        if not self._here[room]:
            del self._here[room]

    def think(self, room: str, seat: int, *, begins: bool) -> None:
        """A computer begins to think, or has moved."""
        if begins:
            self._thinking[room].add(seat)
        else:
            self._thinking[room].discard(seat)
        self._tell(room)
        if not self._thinking[room]:
            del self._thinking[room]

    def of(self, room: str) -> Presence:
        """Who is in a room, everywhere."""
        reports = [self._report(room), *(here for _, here in self._there.get(room, {}).values())]
        return Presence(
            sorted({seat for report in reports for seat in report.online}),
            sum(report.spectators for report in reports),
            sorted({seat for report in reports for seat in report.thinking}),
        )

    def patrol(self) -> None:
        """Forgets processes that are silent; reports again, so that the others do not forget."""
        now = time.monotonic()
        for room, reports in list(self._there.items()):
            gone = [process for process, (when, _) in reports.items() if now - when > FORGET]
            for process in gone:
                del reports[process]
            if gone:
                self._changed(room)
            if not reports:
                del self._there[room]
        if now - self._reported > REPORT:
            self._reported = now
            for room in list(self._here):
                self._publish(room)

    def _report(self, room: str) -> Here:
        here = self._here.get(room, {})
        online = sorted({seat for seats in here.values() for seat in seats})
        spectators = sum(not seats for seats in here.values())
        thinking = sorted(self._thinking.get(room, ()))
        return Here(room, self.process, online, spectators, thinking)

    def _tell(self, room: str) -> None:
        self._changed(room)
        self._publish(room)

    def _changed(self, room: str) -> None:
        for hear in self.changed:
            hear(room)

    def _publish(self, room: str) -> None:
        task = asyncio.ensure_future(self.hub.publish(self._report(room)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _hear(self, notice: Notice) -> None:
        if not isinstance(notice, Here):
            return
        known = self._there[notice.room]
        is_new = notice.process not in known
        if notice.online or notice.spectators or notice.thinking:
            known[notice.process] = time.monotonic(), notice
        else:
            known.pop(notice.process, None)
            is_new = False
        if not known:
            del self._there[notice.room]
        self._changed(notice.room)
        if is_new and notice.room in self._here:
            self._publish(notice.room)  # it does not know yet who is here
