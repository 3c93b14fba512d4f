"""Analyses of whole records: worked out in a process of its own, told about while they run.

An answer is a stream of events (`text/event-stream`), one JSON message each: how far it is, again
and again, then what came of it. Whoever hangs up ends it.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from functools import cache

import msgspec
import structlog
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import BaseRoute, Route
from starlette.types import Receive, Scope, Send

from parlour import files, native
from parlour.analysis import analysed, needs_core
from parlour.game import ParlourError
from parlour.server import asked
from parlour.server import study_messages as m
from parlour.server.errors import Conflict, Malformed, error_view
from parlour.server.limiting import Limiter
from parlour.server.play import Rooms
from parlour.server.settings import Settings
from parlour.server.worker import Study
from parlour.server.workers import WorkerLost, Workers

log = structlog.get_logger()


@cache
def is_analysable(game: str) -> bool:
    """Whether games of this id can be judged here: by a judge that has the core it needs."""
    return analysed(game) and (native.available() or not needs_core(game))


class Analyses:
    """One analysis at a time; computers never wait for it."""

    def __init__(self, settings: Settings, lost: Callable[[], None]) -> None:
        self.settings = settings
        self.workers = Workers(1, lost)

    async def of(self, study: Study) -> AsyncGenerator[m.FromAnalysis]:
        """How far it is, then its end: the analysis, or why there is none."""
        yield m.AnalysisTold(0.0)
        async with self.workers.one() as worker:
            told = worker.analyse(study, self.settings.analysing)
            async with aclosing(told):
                try:
                    async for message in told:
                        yield message
                except WorkerLost:
                    fault = ParlourError("analysis-lost")
                    yield m.AnalysisFailed(error_view(fault, study.lang))

    async def close(self) -> None:
        """Ends the process."""
        await self.workers.close()


class AnalysisRoutes:
    """The requests of analysis."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._limiter = Limiter(settings.openings)

    def routes(self) -> list[BaseRoute]:
        """Every route, under `/api`."""
        return [Route("/analyses", self.analyse, methods=["POST"])]

    async def analyse(self, request: Request) -> Response:
        """Analyses the text of a record, or the game of a room once it is over."""
        self._limiter.admit(request.client.host if request.client else "")
        wish = await asked.read(request, m.AskAnalysis, self.settings.file_bytes)
        if (wish.text is None) == (wish.room is None):
            raise Malformed("analysis-what")
        text = wish.text if wish.room is None else await _record(asked.rooms(request), wish.room)
        study = Study(text or "", wish.name, wish.plies, asked.language(request))
        analyses: Analyses = request.app.state.service.analyses
        return _Events(analyses.of(study))


async def _record(rooms: Rooms, id: str) -> str:
    room = await rooms.find(id)
    if room.record.outcome is None:
        raise Conflict("analysis-not-over")
    return await asyncio.to_thread(files.write, [asked.tagged(room)])


class _Events(StreamingResponse):
    """A stream of events that ends its source when the listener has gone."""

    def __init__(self, messages: AsyncGenerator[m.FromAnalysis]) -> None:
        self._messages, self._body = messages, self._written()
        super().__init__(self._body, media_type="text/event-stream")
        self.headers["cache-control"] = "no-store"

    async def _written(self) -> AsyncGenerator[bytes]:
        async for message in self._messages:
            yield b"data: " + msgspec.json.encode(message) + b"\n\n"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        listening = asyncio.create_task(_gone(receive))
        playing = asyncio.create_task(self.stream_response(send))
        try:
            await asyncio.wait({listening, playing}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (listening, playing):
                task.cancel()
            results = await asyncio.gather(listening, playing, return_exceptions=True)
            await self._body.aclose()
            await self._messages.aclose()
            for result in results:
                if isinstance(result, Exception) and not isinstance(result, OSError):
                    log.error("analysis.fault", exc_info=result)


async def _gone(receive: Receive) -> None:
    """Returns when the listener has hung up."""
    while (await receive())["type"] != "http.disconnect":
        pass
