"""The processes in which computers think: asked with a deadline, replaced when they die or hang."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import TypeVar

import msgspec
import structlog

from parlour.server.study_messages import AnalysisTold, FromAnalysis
from parlour.server.worker import Answer, Doubt, Doubted, Question, Reply, Request, Study

_TOLD = msgspec.json.Decoder(FromAnalysis)
LINE = 32 * 1024 * 1024
"""The longest line that a worker may answer, in bytes."""
START = 30.0
"""Seconds for a worker to be ready."""
COMMAND = [sys.executable, "-m", "parlour.server.worker"]
log = structlog.get_logger()
T = TypeVar("T")


class WorkerLost(Exception):
    """A worker died or did not answer in time."""


class Worker:
    """One process, started when it is first needed and again whenever it is lost."""

    def __init__(self, lost: Callable[[], None]) -> None:
        self._process: Process | None = None
        self._lost = lost

    async def ask(self, request: Request, seconds: float, tries: int) -> Reply | None:
        """The turn; if the process is lost another is asked, None after so many tries."""
        return await self._asked(request, Reply, seconds, tries)

    async def solve(self, question: Question, seconds: float) -> Answer | None:
        """What a position is worth; None if the process is lost."""
        return await self._asked(question, Answer, seconds, 1)

    async def warn(self, doubt: Doubt, seconds: float) -> Doubted | None:
        """What a turn would lose; None if the process is lost."""
        return await self._asked(doubt, Doubted, seconds, 1)

    async def analyse(self, study: Study, silence: float) -> AsyncGenerator[FromAnalysis]:
        """What the process tells, up to the end; whoever stops listening ends the process.

        Raises `WorkerLost` if it dies, or says nothing for so many seconds.
        """
        over = False
        try:
            process = self._process or await self._started()
            question = msgspec.json.encode(study) + b"\n"
            while not over:
                async with asyncio.timeout(silence):
                    line = await _answer(process, question)
                question, message = b"", _TOLD.decode(line)
                over = not isinstance(message, AnalysisTold)
                yield message
        except (TimeoutError, OSError, ValueError, msgspec.MsgspecError) as error:
            self._lost()
            log.warning("worker.lost", analysis=study.name, why=str(error))
            raise WorkerLost(type(error).__name__) from None
        finally:
            if not over:
                await self.close()

    async def _asked(
        self, request: Request | Question | Doubt, kind: type[T], seconds: float, tries: int
    ) -> T | None:
        for number in range(tries):
            try:
                return await self._ask_within(request, kind, seconds)
            except WorkerLost as error:
                self._lost()
                log.warning("worker.lost", room=request.room, why=str(error), attempt=number + 1)
        return None

    async def _ask_within(
        self, request: Request | Question | Doubt, kind: type[T], seconds: float
    ) -> T:
        try:
            process = self._process or await self._started()
            async with asyncio.timeout(seconds):
                line = await _answer(process, msgspec.json.encode(request) + b"\n")
                return msgspec.json.decode(line, type=kind)
        except asyncio.CancelledError:
            await self.close()
            raise
        except (TimeoutError, OSError, ValueError, msgspec.MsgspecError) as error:
            await self.close()
            raise WorkerLost(type(error).__name__) from None

    async def _started(self) -> Process:
        """A new process that is ready to think: how long its start takes does not count."""
        self._process = process = await asyncio.create_subprocess_exec(
            *COMMAND, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=LINE
        )
        async with asyncio.timeout(START):
            await _answer(process)
        return process

    async def close(self) -> None:
        """Ends the process, whatever it is doing."""
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


async def _answer(process: Process, question: bytes = b"") -> bytes:
    """The next line that a process writes; raises `OSError` if it is gone."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(question)
    await process.stdin.drain()
    line = await process.stdout.readline()
    if not line:
        raise BrokenPipeError
    return line


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
