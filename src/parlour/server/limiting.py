"""How often one client may ask."""

from __future__ import annotations

from limits import parse_many
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from parlour.server.errors import TooOften


class Limiter:
    """Counts what each client asks, against limits such as `40/second;600/minute`."""

    def __init__(self, limits: str) -> None:
        self._limits = parse_many(limits)
        self._limiter = FixedWindowRateLimiter(MemoryStorage())

    def admit(self, client: str) -> None:
        """Counts one request; raises `TooOften` beyond a limit."""
        if not all(self._limiter.hit(limit, client) for limit in self._limits):
            raise TooOften("message-too-often")
