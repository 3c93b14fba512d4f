"""What requests have in common: reading them, answering, refusing."""

from __future__ import annotations

import time
from copy import copy
from typing import Any, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from parlour.game import CHANCE
from parlour.record import Played, Record
from parlour.server.errors import Malformed, TooLarge
from parlour.server.languages import preferred
from parlour.server.play import Rooms
from parlour.server.rooms import Room

JSON = "application/json"
CACHED = {"cache-control": "public, max-age=300"}
T = TypeVar("T")


async def read(request: Request, kind: type[T], most: int) -> T:
    """The body as a message; raises `TooLarge` beyond `most` bytes, `Malformed`."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise TooLarge("message-too-large", size=len(body), most=most)
    try:
        return msgspec.json.decode(bytes(body), type=kind)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Malformed("message-malformed", reason=str(error)) from None


def answered(body: bytes, status: int = 200, *, cached: bool = False) -> Response:
    """JSON that has been encoded already."""
    return Response(body, status, CACHED if cached else {"cache-control": "no-store"}, JSON)


def rooms(request: Request) -> Rooms:
    """The rooms of the service."""
    found: Rooms = request.app.state.service.rooms
    return found


async def room(request: Request) -> Room:
    """The room of the address."""
    return await rooms(request).find(word(request, "room"))


def word(request: Request, name: str) -> str:
    """A word of the address."""
    return str(request.path_params[name])


def language(request: HTTPConnection) -> str:
    """The language of whoever asks."""
    return preferred(request.headers.get("accept-language"))


def ply(request: Request, room: Room) -> int:
    """The `?ply=` that is asked for, the latest by default; raises `Malformed`."""
    text = request.query_params.get("ply", str(room.version))
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise Malformed("room-ply", text=text[:20])
    return min(int(text), room.version)


def tagged(room: Room) -> Record[Any, Any]:
    """The record with its date, and where its dice come from (B17); a seed is told at the end."""
    record = copy(room.record)
    record.tags = {"Date": time.strftime("%Y.%m.%d", time.gmtime(room.created))}
    if any(isinstance(entry, Played) and entry.seat == CHANCE for entry in record.entries):
        seed = f", seed {room.seed}" if record.outcome is not None else ""
        twister = f"Mersenne Twister (MT19937){seed}"
        record.tags["Dice"] = "operating system" if room.seed is None else twister
    return record
