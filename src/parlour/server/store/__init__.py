"""Where rooms are kept: SQLite by default, PostgreSQL by URL; the database is the truth."""

from __future__ import annotations

from parlour.server.store.store import (
    Moved,
    Standing,
    Store,
    StoredClock,
    StoredDraft,
    StoredEntry,
    StoredRoom,
    StoredSeat,
    check,
)

__all__ = [
    "Moved",
    "Standing",
    "Store",
    "StoredClock",
    "StoredDraft",
    "StoredEntry",
    "StoredRoom",
    "StoredSeat",
    "check",
]
