"""What the service asks of its database, each question one method, each change one transaction."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from parlour.server.store import tables
from parlour.server.store.database import Database, opened


class Moved(Exception):
    """The room is no longer as the change expected it; nothing was written."""


@dataclass(frozen=True)
class StoredSeat:
    """Who sits in a seat; `token` is a hash, None for computers and free seats."""

    who: str
    level: int | None = None
    token: str | None = None


@dataclass(frozen=True)
class StoredEntry:
    """A move (its text) or an event (its values)."""

    seat: int
    kind: str
    text: str
    values: tuple[int | str, ...]
    clock: float | None
    time: float
    remark: str = ""
    """The code of what has to be said about it."""


@dataclass(frozen=True)
class StoredClock:
    """A room's clock: what each seat had left at `since`, when `running`'s began to run."""

    seconds: int
    increment: int
    left: tuple[float, ...]
    running: int
    since: float
    deadline: float | None


@dataclass(frozen=True)
class StoredDraft:
    """The steps of a turn that its player has not confirmed."""

    seat: int
    moves: tuple[str, ...]


@dataclass
class StoredRoom:
    """A room as it stands in the database."""

    id: str
    game: str
    options: dict[str, str]
    start: str
    seed: int | None
    invitation: str | None
    created: float
    seats: list[StoredSeat]
    next: str | None = None
    version: int = 0
    revision: int = 0
    over: bool = False
    computer: bool = False
    clock: StoredClock | None = None
    entries: list[StoredEntry] = field(default_factory=list)
    """From the ply that was asked for."""
    draft: StoredDraft | None = None


@dataclass(frozen=True)
class Standing:
    """How a change leaves a room: whether it is over, whether a computer is due, its clock."""

    over: bool
    computer: bool
    clock: StoredClock | None


async def check(url: str) -> None:
    """Opens a database, its tables brought up to date, and closes it; raises `OptionError`."""
    await (await Store.open(url)).close()


class Store:
    """The rooms in one database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @classmethod
    async def open(cls, url: str) -> Store:
        """The store at a URL, its tables made or brought up to date."""
        return cls(await opened(url))

    async def close(self) -> None:
        """Lets the connections go."""
        await self.database.close()

    # Reading

    async def room(self, id: str, since: int = 0) -> StoredRoom | None:
        """A room with its entries from ply `since`, all as of one moment."""
        return await self.database.read(lambda connection: _read_room(connection, id, since))

    async def revision(self, id: str) -> int | None:
        """How often a room has changed; None if there is no such room."""
        rooms = tables.rooms.c
        found: int | None = await self._value(select(rooms.revision).where(rooms.id == id))
        return found

    async def revisions(self, ids: Iterable[str]) -> dict[str, int]:
        """The same for several rooms."""
        rooms = tables.rooms.c
        query = select(rooms.id, rooms.revision).where(rooms.id.in_(list(ids)))
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return {row.id: row.revision for row in rows}

    async def answer(self, room: str, seat: int, id: str) -> int | None:
        """The version that a message brought about when it came before."""
        answers = tables.answers.c
        mine = (answers.room == room) & (answers.seat == seat) & (answers.id == id)
        found: int | None = await self._value(select(answers.version).where(mine))
        return found

    async def due(self, now: float) -> list[str]:
        """Rooms where a computer has to act and nobody is thinking."""
        rooms = tables.rooms.c
        query = select(rooms.id).where(rooms.computer, rooms.thinker_until < now).limit(200)
        return await self._column(query)

    async def expired(self, now: float) -> list[str]:
        """Rooms whose running clock has run out."""
        rooms = tables.rooms.c
        return await self._column(select(rooms.id).where(rooms.clock_deadline < now).limit(200))

    async def is_alive(self) -> bool:
        """Whether the database answers."""
        return bool(await self._value(select(1)) == 1)

    async def _value(self, query: Any) -> Any:
        def ask(connection: Connection) -> Any:
            return connection.execute(query).scalar_one_or_none()

        return await self.database.read(ask)

    async def _column(self, query: Any) -> list[str]:
        return await self.database.read(lambda connection: list(connection.scalars(query)))

    # Changing

    async def add(self, room: StoredRoom) -> None:
        """A new room."""
        await self.database.write(lambda connection: _insert_room(connection, room))

    async def add_rematch(self, old: str, room: StoredRoom) -> None:
        """The room that follows `old`, unless somebody else was first to open one."""
        rooms = tables.rooms
        first = (rooms.c.id == old) & rooms.c.next.is_(None)
        following = {"next": room.id, "revision": rooms.c.revision + 1}

        def change(connection: Connection) -> None:
            if connection.execute(update(rooms).where(first).values(following)).rowcount:
                _insert_room(connection, room)

        await self.database.write(change)

    async def take(self, room: str, seat: int, token: str, clock: StoredClock | None) -> bool:
        """Gives a free seat to a token; false if somebody else was first."""
        seats = tables.seats
        free = (seats.c.room == room) & (seats.c.seat == seat) & seats.c.token.is_(None)

        def change(connection: Connection) -> bool:
            taken = connection.execute(update(seats).where(free).values(token=token)).rowcount
            if taken:
                _touch(connection, room, _clock_columns(clock))
            return bool(taken)

        return await self.database.write(change)

    async def commit(
        self,
        room: str,
        version: int,
        entries: Sequence[StoredEntry],
        standing: Standing,
        *,
        answering: tuple[int, str] | None = None,
        is_turn: bool = True,
    ) -> None:
        """Adds entries at `version`: all of them, once, or raises `Moved`.

        `answering` is the seat and the id of the message that asked; a turn ends its draft.
        """
        after = version + len(entries)
        rows = [
            {"room": room, "ply": version + number, **_entry_columns(entry)}
            for number, entry in enumerate(entries)
        ]
        changes = {
            "version": after,
            "over": standing.over,
            "computer": standing.computer,
            "thinker_until": 0.0,
            **_clock_columns(standing.clock),
        }

        def change(connection: Connection) -> None:
            _touch(connection, room, changes, version)
            connection.execute(insert(tables.entries), rows)
            if is_turn or standing.over:
                connection.execute(delete(tables.drafts).where(tables.drafts.c.room == room))
            if answering is not None:
                seat, id = answering
                answer = {"room": room, "seat": seat, "id": id, "version": after}
                connection.execute(insert(tables.answers), answer)

        try:
            await self.database.write(change)
        except IntegrityError as error:
            raise Moved from error

    async def save_draft(self, room: str, version: int, draft: StoredDraft) -> None:
        """Replaces the draft, if the room is still at `version`; raises `Moved` else."""
        row = {"room": room, "seat": draft.seat, "moves": list(draft.moves)}

        def change(connection: Connection) -> None:
            _touch(connection, room, {}, version)
            connection.execute(delete(tables.drafts).where(tables.drafts.c.room == room))
            if draft.moves:
                connection.execute(insert(tables.drafts), row)

        await self.database.write(change)

    async def claim(self, room: str, version: int, thinker: str, now: float, until: float) -> bool:
        """Whether `thinker` may think for a computer until then; asked again, it renews."""
        rooms = tables.rooms
        mine = (rooms.c.thinker_until < now) | (rooms.c.thinker == thinker)
        here = (rooms.c.id == room) & (rooms.c.version == version) & mine
        query = update(rooms).where(here).values(thinker=thinker, thinker_until=until)
        return bool(
            await self.database.write(lambda connection: connection.execute(query).rowcount)
        )


def _touch(
    connection: Connection, room: str, changes: dict[str, Any], version: int | None = None
) -> None:
    """Changes a room's row and counts the change; raises `Moved` if it is not at `version`."""
    rooms = tables.rooms
    here = rooms.c.id == room
    if version is not None:
        here &= rooms.c.version == version
    counted = {**changes, "revision": rooms.c.revision + 1}
    if not connection.execute(update(rooms).where(here).values(counted)).rowcount:
        raise Moved


def _insert_room(connection: Connection, room: StoredRoom) -> None:
    row = {
        "id": room.id,
        "game": room.game,
        "options": room.options,
        "start": room.start,
        "seed": None if room.seed is None else str(room.seed),
        "invitation": room.invitation,
        "created": room.created,
        "version": len(room.entries),
        "revision": 0,
        "over": room.over,
        "computer": room.computer,
        "thinker_until": 0.0,
        **_clock_columns(room.clock),
    }
    connection.execute(insert(tables.rooms), row)
    seats = [
        {"room": room.id, "seat": i, "who": s.who, "level": s.level, "token": s.token}
        for i, s in enumerate(room.seats)
    ]
    connection.execute(insert(tables.seats), seats)
    if room.entries:
        entries = [
            {"room": room.id, "ply": i, **_entry_columns(e)} for i, e in enumerate(room.entries)
        ]
        connection.execute(insert(tables.entries), entries)


def _read_room(connection: Connection, id: str, since: int) -> StoredRoom | None:
    rooms, seats, entries, drafts = tables.rooms, tables.seats, tables.entries, tables.drafts
    row = connection.execute(select(rooms).where(rooms.c.id == id)).one_or_none()
    if row is None:
        return None
    seated = connection.execute(select(seats).where(seats.c.room == id).order_by(seats.c.seat))
    new = (entries.c.room == id) & (entries.c.ply >= since)
    played = connection.execute(select(entries).where(new).order_by(entries.c.ply))
    draft = connection.execute(select(drafts).where(drafts.c.room == id)).one_or_none()
    return StoredRoom(
        id,
        row.game,
        row.options,
        row.start,
        None if row.seed is None else int(row.seed),
        row.invitation,
        row.created,
        [StoredSeat(seat.who, seat.level, seat.token) for seat in seated],
        row.next,
        row.version,
        row.revision,
        row.over,
        row.computer,
        _clock(row),
        [
            StoredEntry(
                entry.seat, entry.kind, entry.text, tuple(entry._mapping["values"]), entry.clock,
                entry.time, entry.remark or "",
            )
            for entry in played
        ],
        None if draft is None else StoredDraft(draft.seat, tuple(draft.moves)),
    )  # fmt: skip


def _clock(row: Any) -> StoredClock | None:
    if row.clock_seconds is None:
        return None
    return StoredClock(
        row.clock_seconds,
        row.clock_increment,
        tuple(row.clock_left),
        row.clock_running,
        row.clock_since,
        row.clock_deadline,
    )


def _clock_columns(clock: StoredClock | None) -> dict[str, Any]:
    if clock is None:
        return {}
    return {
        "clock_seconds": clock.seconds,
        "clock_increment": clock.increment,
        "clock_left": list(clock.left),
        "clock_running": clock.running,
        "clock_since": clock.since,
        "clock_deadline": clock.deadline,
    }


def _entry_columns(entry: StoredEntry) -> dict[str, Any]:
    return {
        "seat": entry.seat,
        "kind": entry.kind,
        "text": entry.text,
        "values": list(entry.values),
        "clock": entry.clock,
        "time": entry.time,
        "remark": entry.remark or None,
    }
