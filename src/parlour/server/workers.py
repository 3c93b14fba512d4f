"""The processes in which computers think: asked with a deadline, replaced when they die or hang."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

import msgspec
import structlog

from parlour.server.worker import Reply, Request

LINE = 4 * 1024 * 1024
"""The longest line that a worker may answer, in bytes."""
log = structlog.get_logger()


class WorkerLost(Exception):
    """A worker died or did not answer in time."""


class Worker:
    """One process, started when it is first needed and again whenever it is lost."""

    def __init__(self, lost: Callable[[], None]) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._lost = lost

    async def ask(self, request: Request, seconds: float, tries: int) -> Reply | None:
        """The answer; if the process is lost another is asked, None after so many tries."""
        for number in range(tries):
            try:
                return await self._ask_within(request, seconds)
            except WorkerLost as error:
                self._lost()
                log.warning("worker.lost", room=request.room, why=str(error), attempt=number + 1)
        return None

    async def _ask_within(self, request: Request, seconds: float) -> Reply:
        try:
            async with asyncio.timeout(seconds):
                return await self._ask(request)
        except asyncio.CancelledError:
            self.kill()
            raise
        except (TimeoutError, OSError, ValueError, msgspec.MsgspecError) as error:
            self.kill()
            raise WorkerLost(type(error).__name__) from None

    async def _ask(self, request: Request) -> Reply:
        process = self._process
        if process is None or process.returncode is not None:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "parlour.server.worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LINE,
            )
            self._process = process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(request) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        return msgspec.json.decode(line, type=Reply)

    def kill(self) -> None:
        """Ends the process, whatever it is doing."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()

    async def close(self) -> None:
        """Ends the process and waits for its end."""
        self.kill()
        if self._process is not None:
            await self._process.wait()


class Workers:
    """A fixed number of workers."""

    def __init__(self, number: int, lost: Callable[[], None]) -> None:
        self._all = [Worker(lost) for _ in range(number)]
        self._free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self._all:
            self._free.put_nowait(worker)

    @asynccontextmanager
    async def one(self) -> AsyncIterator[Worker]:
        """A worker to oneself, as soon as one is free."""
        worker = await self._free.get()
        try:
            yield worker
        finally:
            self._free.put_nowait(worker)

    async def close(self) -> None:
        """Ends all workers."""
        await asyncio.gather(*(worker.close() for worker in self._all))
