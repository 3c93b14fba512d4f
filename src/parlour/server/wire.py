"""The types of what the service and the page say to each other, and their limits."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

Said = tuple[str, dict[str, Any]]
"""A message of the catalogues: its code and its values (a value may be a message itself)."""
Id = Annotated[str, Meta(min_length=1, max_length=64)]
"""A name that the sender gives a message, so that it can be sent again."""
MoveText = Annotated[str, Meta(max_length=64)]
Moves = Annotated[list[MoveText], Meta(max_length=256)]
Token = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Version = Annotated[int, Meta(ge=0, le=10**9)]
EventKind = Literal[
    "resign", "offer", "accept", "refuse", "propose", "decline", "pact", "end", "leave"
]
