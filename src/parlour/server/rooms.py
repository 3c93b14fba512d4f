"""A room in memory: the record rebuilt from the store, judged by the game's own rules.

Nothing here waits and nothing here writes: a change is tried on the record, taken back, written by
`play.py`, and only then kept.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import cached_property
from random import Random, SystemRandom
from typing import Any

from parlour.game import CHANCE, NOBODY, Game, IllegalMove, ParlourError, companion
from parlour.games import open_position, read_move, write_turn
from parlour.games.typed import typed_moves
from parlour.record import Event, Played, Record
from parlour.server.clocks import ticked
from parlour.server.errors import Conflict, Malformed
from parlour.server.store import (
    Standing,
    StoredClock,
    StoredDraft,
    StoredEntry,
    StoredRoom,
    StoredSeat,
)
from parlour.turns import turn_ended

MOVE = "move"
"""The kind of an entry that is no event."""
LINK, COMPUTER = "link", "computer"
LONGEST_LINE = 400
"""The most characters of a typed line: more than any turn needs."""
PASS = ("pass",)
"""How a pass is made on any board."""
Entry = Played[Any] | Event


@dataclass(frozen=True)
class Change:
    """What a turn or an event adds to a room, and how the room stands then."""

    entries: Sequence[StoredEntry]
    standing: Standing
    is_turn: bool

    def remarked(self, remark: str) -> Change:
        """The same, with something to be said about its first entry."""
        first, *rest = self.entries
        return replace(self, entries=[replace(first, remark=remark), *rest])


@dataclass
class Room:
    """One game being played."""

    id: str
    game: Game[Any, Any]
    options: dict[str, str]
    record: Record[Any, Any]
    seed: int | None
    invitation: str | None
    created: float
    seats: list[StoredSeat] = field(default_factory=list)
    next: str | None = None
    revision: int = 0
    clock: StoredClock | None = None
    draft: StoredDraft | None = None
    labels: list[str] = field(default_factory=list)
    """By entry: the whole turn as text at its last move, else empty."""
    remarks: dict[int, str] = field(default_factory=dict)
    """By ply, where there is one: the code of what has to be said about the entry."""
    views: dict[Any, Any] = field(default_factory=dict)
    """What `views.py` has made, kept as long as the room stays as it is."""

    @classmethod
    def restored(cls, stored: StoredRoom) -> Room:
        """A room from the database, all its entries at hand."""
        game, start = open_position(stored.game, stored.start, None, stored.options)
        room = cls(
            stored.id, game, stored.options, Record(game, start), stored.seed,
            stored.invitation, stored.created,
        )  # fmt: skip
        room.catch_up(stored)
        return room

    def catch_up(self, stored: StoredRoom) -> None:
        """Takes over what is new in the database: the entries from this room's version on."""
        for entry in stored.entries:
            self._restore(entry)
        self._label()
        self.seats, self.next, self.revision = stored.seats, stored.next, stored.revision
        self.clock, self.draft = stored.clock, stored.draft
        if self.draft is not None and not self._stands(self.draft):
            self.draft = None
        self.views.clear()

    # What stands

    @property
    def version(self) -> int:
        """How many entries are confirmed."""
        return len(self.record.entries)

    @property
    def due(self) -> int:
        """Which seat has to do something now: answer an offer, or move. `NOBODY` at the end."""
        standing = self.record.standing
        if self.record.outcome is not None:
            return NOBODY
        return self.record.actor if standing is None else 1 - standing.seat

    def is_computer(self, seat: int) -> bool:
        """Whether a computer sits there."""
        return seat >= 0 and self.seats[seat].who == COMPUTER

    @property
    def is_full(self) -> bool:
        """Whether nobody is waited for."""
        return all(seat.who != LINK or seat.token is not None for seat in self.seats)

    def standing(self, mover: int | None = None) -> Standing:
        """What the database must know of the room as it is; `mover` has just ended a turn."""
        due = self.due
        clock = self._ticked(mover, due if self.is_full else NOBODY)
        return Standing(due == NOBODY, self.is_computer(due), clock)

    def clock_with(self, seat: int) -> StoredClock | None:
        """The clock once somebody has taken a free seat: it runs when it was the last."""
        free = {n for n, s in enumerate(self.seats) if s.who == LINK and s.token is None}
        return self._ticked(None, self.due if free <= {seat} else NOBODY)

    def _ticked(self, mover: int | None, running: int) -> StoredClock | None:
        return None if self.clock is None else ticked(self.clock, mover, running, time.time())

    # Trying

    @contextmanager
    def trying(self) -> Iterator[Record[Any, Any]]:
        """The record to try something on; afterwards it is as before."""
        before = len(self.record.entries)
        try:
            yield self.record
        finally:
            while len(self.record.entries) > before:
                self.record.undo()

    def play(self, seat: int, texts: Sequence[str]) -> bool:
        """Plays steps of one turn on the record; whether the turn is then whole.

        Raises what the rules say, or `Conflict` if it is not this seat's turn or the steps go
        beyond the turn.
        """
        record, complete = self.record, False
        for text in texts:
            if complete:
                raise Conflict("room-turn-over", move=text)
            if record.outcome is None and record.standing is None and record.actor != seat:
                raise Conflict("room-not-your-turn")
            before = record.position
            record.play(text)
            complete = turn_ended(self.game, before, record.position)
        return complete

    def typed(self, seat: int, texts: Sequence[str], line: str) -> list[Any]:
        """The moves that a line names, after the steps of a turn so far.

        All of them can be played within the turn; raises what is wrong with the first that cannot.
        """
        if len(line) > LONGEST_LINE:
            raise Malformed("page-typed-too-long", size=len(line), most=LONGEST_LINE)
        found: list[Any] = []
        with self.trying() as record:
            complete = self.play(seat, texts)
            for move in typed_moves(record, line):
                if complete and not found:
                    raise IllegalMove("page-typed-complete", move=str(move))
                if complete:
                    raise IllegalMove("record-turn-long", move=str(move), turn=line)
                complete = self.play(seat, (str(move),))
                found.append(move)
        if not found:
            raise Malformed("page-typed-none", text=line)
        return found

    def roll(self) -> None:
        """Rolls what the position calls for, from the seed of the room or the system's source."""
        record = self.record
        while record.actor == CHANCE:
            outcomes, chances = zip(*self.game.chances(record.position), strict=True)
            ply = len(record.entries)
            random = SystemRandom() if self.seed is None else Random(f"{self.seed} {ply}")
            record.play(random.choices(outcomes, chances)[0])

    def go_on(self) -> None:
        """Rolls the dice, and passes for whoever can do nothing else: nobody waits for that."""
        self.roll()
        record = self.record
        while self._is_stuck():
            record.play(self.game.legal_moves(record.position)[0])

    def _is_stuck(self) -> bool:
        """Whether the seat on move can only pass, in a game whose turns have several steps."""
        record = self.record
        if record.actor < 0 or record.standing is not None:
            return False
        if self._has_dice or not hasattr(record.position, "turn"):
            return False
        moves = record.legal_moves
        return len(moves) == 1 and companion(self.game, "layout").gestures(moves[0]) == PASS

    @cached_property
    def _has_dice(self) -> bool:
        return self.game.actor(self.game.start()) == CHANCE

    def _stands(self, draft: StoredDraft) -> bool:
        """Whether a draft can still be played: an event may have changed the position."""
        with self.trying():
            try:
                self.play(draft.seat, draft.moves)
            except ParlourError:
                return False
            return True

    # Changing

    def turn(self, seat: int, texts: Sequence[str]) -> Change:
        """A whole turn of a seat and the dice that it calls for; raises what is wrong with it."""
        before = self.version
        with self.trying() as record:
            if not texts or (not self.play(seat, texts) and record.outcome is None):
                raise Conflict("room-turn-short")
            self.go_on()
            return self._change(before, seat, is_turn=True)

    def event(self, seat: int, kind: str, values: Sequence[int | str]) -> Change:
        """An event and the dice that it calls for; raises why it cannot happen now."""
        before = self.version
        with self.trying() as record:
            record.note(kind, seat, *values)
            self.go_on()
            return self._change(before, seat, is_turn=False)

    def _change(self, before: int, seat: int, *, is_turn: bool) -> Change:
        standing = self.standing(seat if is_turn else None)
        clock = None if standing.clock is None else standing.clock.left[seat]
        return Change(self.written(before, clock, seat), standing, is_turn)

    def written(
        self, since: int, clock: float | None = None, seat: int = NOBODY
    ) -> list[StoredEntry]:
        """The entries from ply `since` as they are stored; `clock` is what `seat` has left."""
        now = time.time()
        return [
            _written(entry, clock if entry.seat == seat else None, now)
            for entry in self.record.entries[since:]
        ]

    def accept(self, change: Change) -> None:
        """Keeps what the database has taken."""
        for entry in change.entries:
            self._restore(entry)
        self._label()
        self.clock = change.standing.clock
        self.revision += 1
        is_gone = change.is_turn or change.standing.over
        if self.draft is not None and (is_gone or not self._stands(self.draft)):
            self.draft = None
        self.views.clear()

    def _restore(self, stored: StoredEntry) -> None:
        record = self.record
        if stored.remark:
            self.remarks[len(record.entries)] = stored.remark
        entry: Entry
        if stored.kind == MOVE:
            move = read_move(self.game, record.position, stored.text)
            entry = Played(move, stored.seat, stored.clock)
        else:
            entry = Event(stored.kind, stored.seat, stored.values, stored.clock)
        record.restore(entry)

    def _label(self) -> None:
        """Labels the entries that have none yet; they begin where a turn begins."""
        record, positions = self.record, self.record.positions
        turn: list[Any] = []
        for ply in range(len(self.labels), len(record.entries)):
            entry, label = record.entries[ply], ""
            if isinstance(entry, Played):
                turn.append(entry.move)
                if turn_ended(self.game, positions[ply], positions[ply + 1]):
                    label, turn = write_turn(self.game, turn), []
            self.labels.append(label)


def options_of(game: Game[Any, Any]) -> dict[str, str]:
    """The options of a game that differ from the default, as text."""
    options: dict[str, str] = companion(game, "variants").options_of(game)
    return options


def _written(entry: Entry, clock: float | None, now: float) -> StoredEntry:
    if isinstance(entry, Played):
        return StoredEntry(entry.seat, MOVE, str(entry.move), (), clock, now)
    return StoredEntry(entry.seat, entry.kind, "", entry.values, clock, now)
