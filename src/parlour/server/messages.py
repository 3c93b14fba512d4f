"""What the service and the page say to each other live: `docs/service.md` in code.

A field at its default is left out of what the service sends. What is asked and answered once is in
`room_messages`, what is shown in `view_messages`.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Raw, Struct, field

from parlour.server.room_messages import SeatView
from parlour.server.view_messages import ClockView, DraftView, EntryView, ErrorView, View
from parlour.server.wire import EventKind, Id, Moves, SeatNumber, Token, Version

# From the page, live


class Named(Struct):
    """What is wanted of a message that cannot be read: its number, for the answer."""

    id: Id


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message: who I am, which version I have (−1: none), what language I read."""

    tokens: Annotated[list[Token], Meta(max_length=12)] = field(default_factory=list)
    since: Annotated[int, Meta(ge=-1, le=10**9)] = -1
    lang: Annotated[str, Meta(max_length=20)] | None = None


class Draft(Struct, tag="draft", forbid_unknown_fields=True):
    """My turn so far; replaces the draft."""

    id: Id
    seat: SeatNumber
    version: Version
    moves: Moves


class Confirm(Struct, tag="confirm", forbid_unknown_fields=True):
    """Plays the turn."""

    id: Id
    seat: SeatNumber
    version: Version
    moves: Moves


class Happen(Struct, tag="event", forbid_unknown_fields=True):
    """An event: resign (level), offer (`draw`), accept, refuse, pact (seat), end (seat), leave."""

    id: Id
    seat: SeatNumber
    version: Version
    kind: EventKind
    values: Annotated[
        list[Annotated[int, Meta(ge=0, le=9)] | Annotated[str, Meta(max_length=8)]],
        Meta(max_length=2),
    ] = field(default_factory=list)


class Look(Struct, tag="look", forbid_unknown_fields=True):
    """The position after `ply` entries, please."""

    id: Id
    ply: Version


class Solve(Struct, tag="solve", forbid_unknown_fields=True):
    """Who wins from the position after `ply` entries, and by which moves?"""

    id: Id
    ply: Version


class Mark(Struct, tag="mark", forbid_unknown_fields=True):
    """What is good to see after `ply` entries (my draft counted in) from the view of `seat`?"""

    id: Id
    ply: Version
    seat: SeatNumber


class Warn(Struct, tag="warn", forbid_unknown_fields=True):
    """Is this turn of mine, which is not confirmed yet, a blunder?"""

    id: Id
    seat: SeatNumber
    version: Version
    moves: Moves


class Typed(Struct, tag="typed", forbid_unknown_fields=True):
    """What does this line mean, from `moves` on, which are my turn so far?"""

    id: Id
    seat: SeatNumber
    version: Version
    moves: Moves
    text: str
    """At most `rooms.LONGEST_LINE` characters; of a longer one it is said that it is too long."""


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """I am here."""


FromPage = Hello | Draft | Confirm | Happen | Look | Mark | Solve | Warn | Typed | Ping


# From the service, live


class State(Struct, tag="state"):
    """Everything; `entries` are those from the version that the page has."""

    room: str
    game: str
    options: dict[str, str]
    seats: list[SeatView]
    yours: list[int]
    version: int
    entries: list[EntryView]
    view: View
    draft: DraftView | None
    clock: ClockView | None
    next: str | None
    solvable: bool
    """Whether `solve` may have an answer; not while somebody elsewhere plays."""
    analysable: bool
    """Whether the game can be analysed once it is over."""


class PlayedTurn(Struct, tag="played"):
    """What was confirmed: entries, the layout after each, the position now."""

    version: int
    entries: list[EntryView]
    frames: list[Raw]
    view: View
    clock: ClockView | None


class Shown(Struct, tag="view"):
    """The answer to `draft` and to `look`."""

    id: str
    view: View


class Marked(Struct, tag="marked"):
    """The answer to `mark`: named sets of targets."""

    id: str
    ply: int
    seat: int
    overlays: dict[str, list[str]]


class SolvedMove(Struct):
    """A legal move, the targets to touch to make it, and its value."""

    text: str
    gesture: tuple[str, ...]
    value: int | None


class Solved(Struct, tag="solved"):
    """The answer to `solve`: values for `seat`, who moves: 1 a win, 0 a draw, −1 a loss.

    None where it was not found out in time.
    """

    id: str
    ply: int
    seat: int
    value: int | None
    moves: list[SolvedMove]


class Warned(Struct, tag="warned"):
    """The answer to `warn`: what the turn gives up, and what is better.

    `loss` is None, and the texts empty, for a turn that is no blunder or was not judged in time.
    """

    id: str
    loss: float | None
    played: str
    better: str


class Meant(Struct, tag="meant"):
    """The answer to `typed`: the moves of the line, all of them legal. Nothing has been played."""

    id: str
    moves: list[str]
    gestures: list[tuple[str, ...]]
    """Of each of the moves."""


class Done(Struct, tag="done"):
    """It is in the database; `version` is the room's after it."""

    id: str
    version: int


class Refused(Struct, tag="refused"):
    """Nothing has changed. `stale`: the version was not the latest; what was missed follows."""

    id: str | None
    version: int
    error: ErrorView
    stale: bool


class Presence(Struct, tag="presence"):
    """Which seats are here, how many watch, which computer thinks."""

    online: list[int]
    spectators: int
    thinking: list[int]


class Pong(Struct, tag="pong"):
    """So am I."""


FromService = (
    State | PlayedTurn | Shown | Marked | Solved | Warned | Meant | Done | Refused | Presence | Pong
)
