"""The requests of the page: rooms, what it reads, what whoever runs the service looks at."""

from __future__ import annotations

import asyncio
import time
from copy import copy
from typing import Any, TypeVar

import msgspec
import structlog
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import ExceptionHandler
from starlette.websockets import WebSocket

from parlour import files
from parlour.game import CHANCE, ParlourError
from parlour.record import Played, Record
from parlour.server import library, views
from parlour.server import messages as m
from parlour.server.clocks import clock_view
from parlour.server.errors import Malformed, TooLarge, Unknown, error_view, status_of
from parlour.server.headers import SecurityHeaders
from parlour.server.languages import preferred
from parlour.server.limiting import Limiter
from parlour.server.metrics import Metrics
from parlour.server.play import Rooms
from parlour.server.rooms import Room
from parlour.server.settings import Settings
from parlour.text import LANGUAGES

JSON = "application/json"
log = structlog.get_logger()
T = TypeVar("T")


class Api:
    """The routes under `/api`, and the two for whoever runs the service."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings, self.metrics = settings, metrics
        self._limiter = Limiter(settings.openings)

    def routes(self) -> list[BaseRoute]:
        """Every route."""
        room = "/rooms/{room}"
        api = [
            Route("/service", self.whereabouts),
            Route("/games", self.games),
            Route("/games/{game}/demo", self.demo),
            Route("/text/{lang}", self.text),
            Route("/themes/{name}", self.theme),
            Route("/rules/{game}/{lang}", self.rules),
            Route("/lessons/{game}", self.lessons),
            Route("/rooms", self.open, methods=["POST"]),
            Route(room, self.room),
            Route(f"{room}/seats", self.take, methods=["POST"]),
            Route(f"{room}/rematch", self.rematch, methods=["POST"]),
            Route(f"{room}/record", self.record),
            Route(f"{room}/picture.svg", self.picture),
            WebSocketRoute(f"{room}/live", self.live),
        ]
        return [
            Mount("/api", routes=api),
            Route("/healthz", self.health),
            Route("/metrics", self.figures),
        ]

    def middleware(self) -> list[Middleware]:
        """What stands around every route."""
        return [Middleware(SecurityHeaders), Middleware(GZipMiddleware, 1000, 6)]

    def handlers(self) -> dict[object, ExceptionHandler]:
        """What is said when a route raises."""
        return {ParlourError: _refuse, HTTPException: _refuse_http, Exception: self._fault}

    # Before a game

    async def whereabouts(self, request: Request) -> Response:
        """Where friends reach the service, for invitations."""
        return _json(msgspec.json.encode(m.Whereabouts(self.settings.address)))

    async def games(self, request: Request) -> Response:
        """The rulebooks."""
        return _json(await asyncio.to_thread(library.games), cached=True)

    async def demo(self, request: Request) -> Response:
        """The layouts of a short game, for the lobby."""
        return _json(await asyncio.to_thread(library.demo, _word(request, "game")), cached=True)

    async def text(self, request: Request) -> Response:
        """The catalogues of a language."""
        source = library.text(_word(request, "lang"))
        return PlainTextResponse(source, headers=_CACHED)

    async def theme(self, request: Request) -> Response:
        """A theme."""
        return _json(library.theme_book(_word(request, "name")), cached=True)

    async def rules(self, request: Request) -> Response:
        """A rules page."""
        game, lang = _word(request, "game"), _word(request, "lang")
        return _json(await asyncio.to_thread(library.rules, game, lang), cached=True)

    async def lessons(self, request: Request) -> Response:
        """A tutorial."""
        game = _word(request, "game")
        return _json(await asyncio.to_thread(library.lessons, game), cached=True)

    # Rooms

    async def open(self, request: Request) -> Response:
        """Opens a room."""
        self._admit(request)
        wish = await self._read(request, m.OpenRoom)
        opened = await _rooms(request).open(wish)
        self.metrics.rooms.labels(wish.game).inc()
        return _json(msgspec.json.encode(opened), 201)

    async def room(self, request: Request) -> Response:
        """What anybody may see of a room."""
        room = await _room(request)
        view = m.RoomView(
            room.id, room.game.id, room.options, views.seats(room), room.version, room.created,
            views.outcome_view(room.record.outcome), room.record.actor, room.due,
            views.standing_view(room), clock_view(room.clock, time.time()), room.next,
        )  # fmt: skip
        return _json(msgspec.json.encode(view))

    async def take(self, request: Request) -> Response:
        """Takes a free seat."""
        self._admit(request)
        wish = await self._read(request, m.TakeSeat)
        return _json(msgspec.json.encode(await _rooms(request).take(_word(request, "room"), wish)))

    async def rematch(self, request: Request) -> Response:
        """Opens the room that follows, or finds it."""
        self._admit(request)
        wish = await self._read(request, m.AskRematch)
        found = await _rooms(request).rematch(_word(request, "room"), wish.tokens)
        return _json(msgspec.json.encode(found))

    async def record(self, request: Request) -> Response:
        """The record as text; `?format=` is one of the game's."""
        room = await _room(request)
        format = request.query_params.get("format")
        return PlainTextResponse(files.write([_tagged(room)], format and format[:20]))

    async def picture(self, request: Request) -> Response:
        """The position as a picture: `?ply=`, `?dark=1`, `?lang=`."""
        from parlour import draw

        room = await _room(request)
        query = request.query_params
        ply, lang = query.get("ply", str(room.version)), query.get("lang") or _lang(request)
        if not (ply.isascii() and ply.isdecimal() and len(ply) < 10):
            raise Malformed("room-ply", text=ply[:20])
        position = room.record.positions[min(int(ply), room.version)]
        dark = query.get("dark") == "1"
        lang = lang if lang in LANGUAGES else LANGUAGES[0]
        svg = await asyncio.to_thread(draw.svg, room.game, position, dark=dark, lang=lang)
        return Response(svg, media_type="image/svg+xml")

    async def live(self, socket: WebSocket) -> None:
        """Play."""
        await socket.app.state.service.live.serve(socket)

    # For whoever runs it

    async def health(self, request: Request) -> Response:
        """Whether the database answers."""
        alive = await request.app.state.service.store.is_alive()
        return PlainTextResponse("ok" if alive else "no database", 200 if alive else 503)

    async def figures(self, request: Request) -> Response:
        """The figures."""
        return Response(self.metrics.text(), headers={"content-type": self.metrics.content_type})

    # Reading, refusing

    def _admit(self, request: Request) -> None:
        """Counts a request against its address; raises `TooOften`."""
        address = request.client.host if request.client else ""
        self._limiter.admit(address)

    async def _read(self, request: Request, kind: type[T]) -> T:
        body, most = bytearray(), self.settings.message_bytes
        async for chunk in request.stream():
            body += chunk
            if len(body) > most:
                raise TooLarge("message-too-large", size=len(body), most=most)
        try:
            return msgspec.json.decode(bytes(body), type=kind)
        except (msgspec.DecodeError, UnicodeError) as error:
            raise Malformed("message-malformed", reason=str(error)) from None

    async def _fault(self, request: Request, error: Exception) -> Response:
        self.metrics.faults.inc()
        log.error("http.fault", path=request.url.path, exc_info=error)
        return _error(request, ParlourError("service-fault"), 500)


_CACHED = {"cache-control": "public, max-age=300"}


def _json(body: bytes, status: int = 200, *, cached: bool = False) -> Response:
    return Response(body, status, _CACHED if cached else {"cache-control": "no-store"}, JSON)


def _rooms(request: Request) -> Rooms:
    rooms: Rooms = request.app.state.service.rooms
    return rooms


async def _room(request: Request) -> Room:
    return await _rooms(request).find(_word(request, "room"))


def _word(request: Request, name: str) -> str:
    return str(request.path_params[name])


def _lang(request: HTTPConnection) -> str:
    return preferred(request.headers.get("accept-language"))


def _tagged(room: Room) -> Record[Any, Any]:
    """The record with its date, and where its dice come from (B17); a seed is told at the end."""
    record = copy(room.record)
    record.tags = {"Date": time.strftime("%Y.%m.%d", time.gmtime(room.created))}
    if any(isinstance(entry, Played) and entry.seat == CHANCE for entry in record.entries):
        seed = f", seed {room.seed}" if record.outcome is not None else ""
        twister = f"Mersenne Twister (MT19937){seed}"
        record.tags["Dice"] = "operating system" if room.seed is None else twister
    return record


async def _refuse(request: Request, error: Exception) -> Response:
    assert isinstance(error, ParlourError)
    return _error(request, error, status_of(error))


async def _refuse_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return _error(request, Unknown("service-unknown", page=request.url.path[:60]), 404)
    wrong = Malformed("service-method", method=request.method[:10])
    return _error(request, wrong, error.status_code)


def _error(request: Request, error: ParlourError, status: int) -> Response:
    answer = m.ErrorAnswer(error_view(error, _lang(request)))
    return _json(msgspec.json.encode(answer), status)
