"""The service as an ASGI app: `create_app(settings)`."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass

from starlette.applications import Starlette

from parlour.server.analyses import Analyses
from parlour.server.bonds import Bonds
from parlour.server.computers import Computers
from parlour.server.http import Api
from parlour.server.hub import Changed, Hub, Notice, hub
from parlour.server.live import Live
from parlour.server.metrics import Metrics
from parlour.server.pages import page_routes
from parlour.server.patrol import Patrol
from parlour.server.play import Rooms
from parlour.server.presence import Presences
from parlour.server.settings import Settings
from parlour.server.solutions import Solutions
from parlour.server.store import Store
from parlour.server.tutors import Tutors


@dataclass
class Service:
    """The parts of one running process."""

    settings: Settings
    store: Store
    hub: Hub
    metrics: Metrics
    rooms: Rooms
    presences: Presences
    live: Live
    computers: Computers
    analyses: Analyses

    @classmethod
    @asynccontextmanager
    async def running(cls, settings: Settings, metrics: Metrics) -> AsyncIterator[Service]:
        """The parts put together, started, and ended afterwards."""
        process = secrets.token_hex(8)
        store, carrier = await Store.open(settings.database), hub(settings.database)
        rooms = Rooms(store, carrier, settings.rooms)
        presences = Presences(carrier, process)
        solutions = Solutions(settings, metrics.workers_lost.inc)
        tutors = Tutors(settings, metrics.workers_lost.inc)
        live = Live(rooms, presences, solutions, tutors, settings, metrics)
        analyses = Analyses(settings, metrics.workers_lost.inc)
        computers = Computers(rooms, presences, settings, metrics, process)
        bonds = Bonds(rooms, settings.pause)
        patrol = Patrol(rooms, live, presences, settings.patrol)
        tasks: set[asyncio.Task[None]] = set()

        def hear(notice: Notice) -> None:
            if isinstance(notice, Changed) and notice.room in live.connections:
                task = asyncio.create_task(_look(rooms, notice.room))
                tasks.add(task)
                task.add_done_callback(tasks.discard)

        carrier.subscribe(hear)
        await carrier.start()
        ending = asyncio.Event()
        tasks.add(asyncio.create_task(patrol.run(ending)))
        try:
            yield cls(
                settings, store, carrier, metrics, rooms, presences, live, computers, analyses
            )
        finally:
            ending.set()
            await computers.close()
            await bonds.close()
            await solutions.close()
            await tutors.close()
            await analyses.close()
            await asyncio.gather(*tasks, return_exceptions=True)
            await carrier.close()
            await store.close()


async def _look(rooms: Rooms, id: str) -> None:
    """Reads a room that another process has changed; finding it tells the connections."""
    with suppress(Exception):  # whatever it is, the patrol looks again in a second
        await rooms.find(id)


def create_app(settings: Settings | None = None) -> Starlette:
    """The service with these settings; the database is opened when the app starts."""
    chosen = settings or Settings()
    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with Service.running(chosen, metrics) as service:
            app.state.service = service
            yield

    api = Api(chosen, metrics)
    return Starlette(
        routes=[*api.routes(), *page_routes(chosen.page)],
        lifespan=lifespan,
        middleware=api.middleware(),
        exception_handlers=api.handlers(),
    )
