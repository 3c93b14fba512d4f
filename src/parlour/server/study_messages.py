"""What the service and the page say to each other about study: `docs/service.md` in code."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from parlour.server.view_messages import ErrorView
from parlour.server.wire import Said


class AskText(Struct, forbid_unknown_fields=True):
    """`POST /api/texts`: what is this text? `game`: of this game, if it is one."""

    text: str
    game: Annotated[str, Meta(max_length=40)] | None = None


class KnownText(Struct):
    """A text of `game`: a `record`, or a `position`, whose full text follows."""

    game: str
    kind: Literal["record", "position"]
    position: str = ""


class PositionNames(Struct):
    """`GET /api/rooms/{room}/position`: the position text; other programs' names for it."""

    position: str
    identifiers: dict[str, str]


class StudiedPosition(Struct):
    """`GET /api/games/{game}/position`: a position, and where a turn in it leads."""

    layout: Raw
    status: Said
    notes: list[Said]
    tallies: list[list[Said]]
    actor: int
    arrows: list[tuple[float, float, float, float]]
    after: Raw | None
    """The layout after the turn; None where none was asked for."""
    steps: dict[str, str]
    """Of turns made of steps: by the targets that are touched, which ones they are, from 1."""


class AskAnalysis(Struct, forbid_unknown_fields=True):
    """`POST /api/analyses`: of the text of a record, or of a room's game once it is over."""

    text: str | None = None
    room: Annotated[str, Meta(max_length=40)] | None = None
    name: Annotated[str, Meta(max_length=200)] = "text"
    """What the text is called where it is wrong: the name of its file."""
    plies: Annotated[int, Meta(ge=0, le=3)] | None = None
    """Of games with dice: how far to look."""


class AnalysisTold(Struct, tag="told"):
    """How far it is, from 0 to 1."""

    share: float


class AnalysisDone(Struct, tag="done"):
    """What `parlour analyse --json` prints."""

    analysis: Raw


class AnalysisFailed(Struct, tag="failed"):
    """Why there is none."""

    error: ErrorView


FromAnalysis = AnalysisTold | AnalysisDone | AnalysisFailed
