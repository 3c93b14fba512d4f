"""What is said of rooms: opening one, taking a seat, another game, who sits where."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from parlour.server.view_messages import ClockView, EventView, OutcomeView
from parlour.server.wire import SeatNumber, Token

Who = Literal["you", "friend", "link", "computer"]


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who shall sit in a seat; `level` is for computers."""

    who: Who
    level: Annotated[int, Meta(ge=1, le=9)] = 1


class ClockWish(Struct, forbid_unknown_fields=True):
    """Each seat's time in seconds, and what every turn adds."""

    seconds: Annotated[int, Meta(ge=1, le=7 * 86400)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class OpenRoom(Struct, forbid_unknown_fields=True):
    """`POST /api/rooms`. Without `seats`: you first, then computers at level 1."""

    game: Annotated[str, Meta(max_length=40)]
    variant: Annotated[str, Meta(max_length=40)] | None = None
    options: dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=200)]] = (
        field(default_factory=dict)
    )
    position: Annotated[str, Meta(max_length=20_000)] | None = None
    seats: Annotated[list[SeatWish], Meta(max_length=6)] | None = None
    clock: ClockWish | None = None
    seed: Annotated[int, Meta(ge=0, lt=10**18)] | None = None
    """Dice from this seed; None: from the operating system."""


class Opened(Struct):
    """A new room: the tokens of the seats at this page, the invitation to the `link` seats."""

    room: str
    tokens: dict[int, str]
    invitation: str | None


class TakeSeat(Struct, forbid_unknown_fields=True):
    """`POST /api/rooms/{room}/seats`; `id` is a secret of the page's own.

    Sent again, it brings the same seat.
    """

    invitation: Token
    id: Annotated[str, Meta(min_length=16, max_length=64)]
    seat: SeatNumber | None = None


class Taken(Struct):
    """The seat and its token."""

    seat: int
    token: str


class AskRematch(Struct, forbid_unknown_fields=True):
    """`POST /api/rooms/{room}/rematch`, by whoever holds one of these tokens."""

    tokens: Annotated[list[Token], Meta(min_length=1, max_length=6)]


class Rematch(Struct):
    """The new room; the asker's tokens hold these seats there."""

    room: str
    tokens: dict[int, str]


class SeatView(Struct):
    """Who sits in a seat; `taken` is false for a `link` seat that waits for somebody."""

    who: str
    level: int | None = None
    taken: bool = True
    strength: str | None = None
    """The message that names the level."""


class RoomView(Struct):
    """`GET /api/rooms/{room}`: what anybody may see."""

    room: str
    game: str
    options: dict[str, str]
    seats: list[SeatView]
    version: int
    created: float
    outcome: OutcomeView | None
    actor: int
    due: int
    """Who has to do something: move, or answer what stands; −2 nobody."""
    standing: EventView | None
    clock: ClockView | None = None
    next: str | None = None
    """The rematch, once there is one."""


class Whereabouts(Struct):
    """`GET /api/service`: where other machines reach it; None: it is for this computer only."""

    address: str | None
