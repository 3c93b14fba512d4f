"""Who plays the games: processes on this machine, or on the machines of a Ray cluster."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from queue import SimpleQueue
from typing import Any, Protocol

from parlour.arena.play import Row
from parlour.arena.slot import Slot
from parlour.game import OptionError


class Crew(Protocol):
    """Plays games side by side; in which order they end is open."""

    size: int
    """How many games at once."""

    def begin(self, number: int) -> None:
        """Begins a game, or lets it wait for its turn."""

    def finished(self) -> list[Row]:
        """Waits for games to end and returns them; raises what ended a game without a row."""

    def close(self) -> None:
        """Ends everything, games under way too."""


class LocalCrew:
    """Processes on this machine."""

    def __init__(self, settings: Mapping[str, Any], size: int) -> None:
        self.size = size
        self._slots = [Slot(settings) for _ in range(size)]
        self._free: SimpleQueue[Slot] = SimpleQueue()
        for slot in self._slots:
            self._free.put(slot)
        self._pool = ThreadPoolExecutor(size)
        self._games: set[Future[Row]] = set()

    def begin(self, number: int) -> None:
        """Begins a game in a free slot."""
        self._games.add(self._pool.submit(self._play, number))

    def finished(self) -> list[Row]:
        """Waits for games to end."""
        done, self._games = wait(self._games, return_when=FIRST_COMPLETED)
        return [game.result() for game in done]

    def close(self) -> None:
        """Ends the workers."""
        is_idle = not self._games
        for game in self._games:
            game.cancel()
        for slot in self._slots:
            slot.close() if is_idle else slot.abandon()
        self._pool.shutdown(wait=False)

    def _play(self, number: int) -> Row:
        slot = self._free.get()
        try:
            return slot.play(number)
        finally:
            self._free.put(slot)


class RayCrew:
    """Workers all over a Ray cluster, one a processor: the same workers, started by actors.

    `address` None starts a cluster on this machine. Raises `OptionError` where there is none.
    """

    def __init__(self, settings: Mapping[str, Any], size: int, address: str | None = None) -> None:
        try:
            import ray
        except ImportError:
            raise OptionError("arena-no-ray") from None
        self._ray = ray
        self._is_ours = not ray.is_initialized()
        if self._is_ours:
            cores = {} if address else {"num_cpus": size}
            try:
                ray.init(address=address, log_to_driver=False, include_dashboard=False, **cores)
            except Exception as error:  # it raises bare ones
                reason = " ".join(str(error).split())[:300]
                raise OptionError("arena-ray", reason=reason) from None
        self.size = size
        actor = ray.remote(num_cpus=1, max_restarts=-1, max_task_retries=-1)(Slot)
        self._actors = [actor.remote(dict(settings)) for _ in range(size)]
        self._idle = list(self._actors)
        self._waiting: list[int] = []
        self._games: dict[Any, Any] = {}

    def begin(self, number: int) -> None:
        """Begins a game with an idle actor."""
        self._waiting.append(number)
        self._deal()

    def finished(self) -> list[Row]:
        """Waits for games to end. An actor whose machine is lost plays its game again elsewhere."""
        done, _ = self._ray.wait(list(self._games), num_returns=1)
        rows: list[Row] = []
        for game in done:
            self._idle.append(self._games.pop(game))
            try:
                rows.append(self._ray.get(game))
            except self._ray.exceptions.RayTaskError as error:
                raise error.cause from None
        self._deal()
        return rows

    def close(self) -> None:
        """Ends the actors and their workers; lets go of the cluster, if it was joined here."""
        closing = [actor.kill.remote() for actor in self._idle]
        self._ray.wait(closing, num_returns=len(closing), timeout=10)
        for actor in self._actors:
            self._ray.kill(actor)
        if self._is_ours:
            self._ray.shutdown()

    def _deal(self) -> None:
        while self._idle and self._waiting:
            actor = self._idle.pop()
            self._games[actor.play.remote(self._waiting.pop(0))] = actor
