"""How the service runs: decided at start, changed by nothing."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path


def default_database() -> str:
    """SQLite in the user's data folder."""
    return f"sqlite:///{user_data_path('parlour') / 'parlour.sqlite'}"


@dataclass(frozen=True)
class Settings:
    """Where the games are kept, how long computers may think, how much one client may ask."""

    database: str = field(default_factory=default_database)
    """`sqlite:///path` or `postgresql://user@host/name`."""
    workers: int = field(default_factory=lambda: max(1, min(4, (os.cpu_count() or 2) - 1)))
    """Processes in which computers think."""
    pause: float = 0.7
    """Seconds from one turn to a computer's next, so that people can follow."""
    deadline: float = 20.0
    """Seconds for a computer's turn; then it moves with what it has found."""
    grace: float = 5.0
    """Seconds after the deadline until a silent worker is replaced."""
    solving: float = 8.0
    """Seconds to find out who wins, when a page asks."""
    tutoring: float = 5.0
    """Seconds to find out whether a turn is a blunder; then nothing is said."""
    lease: float = 6.0
    """Seconds for which a process that thinks about a room keeps the others away; renewed."""
    patrol: float = 1.0
    """Seconds between two looks for what a process left behind, expired clocks, missed changes."""
    message_bytes: int = 64 * 1024
    """The longest message, over HTTP and live."""
    file_bytes: int = 4 * 1024 * 1024
    """The longest record that is read."""
    analysing: float = 60.0
    """Seconds without a word after which an analysis is given up."""
    messages: str = "40/second;600/minute"
    """How many messages one connection may send."""
    openings: str = "30/minute;600/hour"
    """How many rooms, seats and rematches one address may ask for."""
    silence: float = 90.0
    """Seconds without a message after which a connection is given up."""
    backlog: int = 128
    """Messages that may wait for a slow connection before it is dropped."""
    rooms: int = 500
    """Rooms kept in memory."""
    address: str | None = None
    """Where friends in the network reach the service; None: nowhere, it is for this computer."""
    page: Path = field(default_factory=lambda: Path(__file__).parent / "page")
    """The built page."""
