"""What is said of a game: what to draw, whose move it is, what happened, what is wrong."""

from __future__ import annotations

from typing import Any

from msgspec import Raw, Struct

from parlour.server.wire import Said


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
