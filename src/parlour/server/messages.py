"""What the service and the page say to each other: `docs/service.md` in code.

A field at its default is left out of what the service sends.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct, field

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


# Opening rooms


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


# Drawing


class TargetView(Struct, omit_defaults=True):
    """`parlour.games.layout.Target`."""

    id: str
    x: float
    y: float
    width: float = 1
    height: float = 1
    kind: str = "cell"
    seat: int | None = None


class PieceView(Struct, omit_defaults=True):
    """`parlour.games.layout.Piece`."""

    at: str
    x: float
    y: float
    symbol: str
    seat: int | None = None
    text: str = ""
    name: str = ""
    state: str = ""


class LayoutView(Struct):
    """`parlour.games.layout.Layout` without its notes, which a view has."""

    theme: str
    width: float
    height: float
    targets: list[TargetView]
    pieces: list[PieceView]
    columns: tuple[str, ...]
    rows: tuple[str, ...]
    path: tuple[tuple[float, float], ...]
    symmetries: tuple[str, ...]


class MoveView(Struct, omit_defaults=True):
    """A legal move: its text, and the targets to touch one after another.

    `quick`: touching the first of them twice makes it too, 1 as things lie and 2 once the dice are
    swapped. `itself`: why it needs no thought (`forced`, `roll`, `off`), so that who wishes can let
    it make itself; else empty.
    """

    text: str
    gesture: tuple[str, ...]
    quick: int = 0
    itself: str = ""


class EventView(Struct):
    """Something that a seat may do beside its moves, ready to be sent as an `event`."""

    seat: int
    kind: str
    values: list[int | str]


class OutcomeView(Struct):
    """How the game ended."""

    payoffs: list[float]
    winner: int | None
    reason: Said


class ClockView(Struct):
    """Seconds left by seat, as of now; `running` is the seat whose clock runs, −2 none."""

    seconds: int
    increment: int
    left: list[float]
    running: int


class View(Struct):
    """A position as one connection may see it."""

    ply: int
    layout: Raw
    status: Said
    actor: int
    """A seat, −1 the dice, −2 nobody (the game is over)."""
    complete: bool
    """In the view of a draft: the turn is whole and can be confirmed."""
    moves: list[MoveView]
    events: list[EventView]
    overlays: dict[str, list[str]]
    notes: list[Said]
    outcome: OutcomeView | None
    standing: EventView | None
    """The offer or resignation that waits for an answer."""
    pacts: list[tuple[int, int]]
    recent: list[str]
    """The targets on which the last turn changed something."""
    arrows: list[tuple[float, float, float, float]]
    """The ways that pieces took in the last turn, from centre to centre."""
    tallies: list[list[Said]]
    """What is counted, by seat; none where the notes say it."""
    proposals: list[tuple[int, int]] = []
    """The pacts that are offered, each by whom and to whom."""
    dangers: list[Said] = []
    """For each seat in games that know it: how near an enemy is to what it must not lose."""


class EntryView(Struct):
    """A move (`kind` is `move`, `seat` −1 for the dice) or an event of the record."""

    ply: int
    seat: int
    kind: str
    text: str
    values: list[int | str]
    turn: str
    """On the last move of a turn: the whole turn as the game writes it. Empty elsewhere."""
    clock: float | None
    remark: str = ""
    """The code of what has to be said about it, if anything."""
    target: str = ""
    """The target of a move on which it shows: the last of its gesture."""
    out: list[int] = []
    """The seats that went out by it."""


class DraftView(Struct):
    """The steps of a turn that its player has not confirmed, and the position after them."""

    seat: int
    moves: list[str]
    gestures: list[tuple[str, ...]]
    """Of each of the moves."""
    view: View


class ErrorView(Struct):
    """What is wrong: `text` is the sentence in the language of the listener."""

    code: str
    values: dict[str, Any]
    text: str


class ErrorAnswer(Struct):
    """The body of every HTTP error."""

    error: ErrorView


# From the page, live


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
    text: Annotated[str, Meta(max_length=400)]


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
