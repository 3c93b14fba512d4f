"""The requests of the page: rooms, what it reads, what whoever runs the service looks at."""

from __future__ import annotations

import asyncio
import time

import msgspec
import structlog
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import ExceptionHandler
from starlette.websockets import WebSocket

from parlour import files
from parlour.game import ParlourError
from parlour.server import asked, library, views
from parlour.server.analyses import AnalysisRoutes
from parlour.server.asked import CACHED, answered, language, ply, read, rooms, tagged, word
from parlour.server.clocks import clock_view
from parlour.server.errors import Malformed, Unknown, error_view, status_of
from parlour.server.headers import SecurityHeaders
from parlour.server.limiting import Limiter
from parlour.server.metrics import Metrics
from parlour.server.room_messages import AskRematch, OpenRoom, RoomView, TakeSeat, Whereabouts
from parlour.server.settings import Settings
from parlour.server.studies import Studies
from parlour.server.view_messages import ErrorAnswer
from parlour.text import LANGUAGES

log = structlog.get_logger()


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
            *Studies(self.settings).routes(),
            *AnalysisRoutes(self.settings).routes(),
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
        return answered(msgspec.json.encode(Whereabouts(self.settings.address)))

    async def games(self, request: Request) -> Response:
        """The rulebooks."""
        return answered(await asyncio.to_thread(library.games), cached=True)

    async def demo(self, request: Request) -> Response:
        """The layouts of a short game, for the lobby."""
        return answered(await asyncio.to_thread(library.demo, word(request, "game")), cached=True)

    async def text(self, request: Request) -> Response:
        """The catalogues of a language."""
        source = library.text(word(request, "lang"))
        return PlainTextResponse(source, headers=CACHED)

    async def theme(self, request: Request) -> Response:
        """A theme."""
        return answered(library.theme_book(word(request, "name")), cached=True)

    async def rules(self, request: Request) -> Response:
        """A rules page."""
        game, lang = word(request, "game"), word(request, "lang")
        return answered(await asyncio.to_thread(library.rules, game, lang), cached=True)

    async def lessons(self, request: Request) -> Response:
        """A tutorial."""
        game = word(request, "game")
        return answered(await asyncio.to_thread(library.lessons, game), cached=True)

    # Rooms

    async def open(self, request: Request) -> Response:
        """Opens a room."""
        self._admit(request)
        wish = await read(request, OpenRoom, self.settings.message_bytes)
        opened = await rooms(request).open(wish)
        self.metrics.rooms.labels(wish.game).inc()
        return answered(msgspec.json.encode(opened), 201)

    async def room(self, request: Request) -> Response:
        """What anybody may see of a room."""
        room = await asked.room(request)
        view = RoomView(
            room.id, room.game.id, room.options, views.seats(room), room.version, room.created,
            views.outcome_view(room.record.outcome), room.record.actor, room.due,
            views.standing_view(room), clock_view(room.clock, time.time()), room.next,
        )  # fmt: skip
        return answered(msgspec.json.encode(view))

    async def take(self, request: Request) -> Response:
        """Takes a free seat."""
        self._admit(request)
        wish = await read(request, TakeSeat, self.settings.message_bytes)
        return answered(msgspec.json.encode(await rooms(request).take(word(request, "room"), wish)))

    async def rematch(self, request: Request) -> Response:
        """Opens the room that follows, or finds it."""
        self._admit(request)
        wish = await read(request, AskRematch, self.settings.message_bytes)
        found = await rooms(request).rematch(word(request, "room"), wish.tokens)
        return answered(msgspec.json.encode(found))

    async def record(self, request: Request) -> Response:
        """The record as text; `?format=` is one of the game's."""
        room = await asked.room(request)
        format = request.query_params.get("format")
        return PlainTextResponse(files.write([tagged(room)], format and format[:20]))

    async def picture(self, request: Request) -> Response:
        """The position as a picture: `?ply=`, `?dark=1`, `?lang=`."""
        from parlour import draw

        room = await asked.room(request)
        query, position = request.query_params, room.record.positions[ply(request, room)]
        lang = query.get("lang") or language(request)
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

    async def _fault(self, request: Request, error: Exception) -> Response:
        self.metrics.faults.inc()
        log.error("http.fault", path=request.url.path, exc_info=error)
        return _error(request, ParlourError("service-fault"), 500)


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
    answer = ErrorAnswer(error_view(error, language(request)))
    return answered(msgspec.json.encode(answer), status)
