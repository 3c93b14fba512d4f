"""Rollouts of Backgammon over a Ray cluster: parts of one rollout, put together (extra `ray`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any

from parlour.evaluate.backgammon.analyst import Analyst, Rollout
from parlour.game import OptionError
from parlour.games.backgammon.match import AnyGame, AnyPosition

PART = 144
"""Games of a task: whole cycles of the first throw."""


def together(parts: Sequence[Rollout]) -> Rollout:
    """One rollout from parts of other game numbers: means and standard errors of all games."""
    games = sum(part.games for part in parts)

    def mean(values: Sequence[float]) -> float:
        return sum(p.games * v for p, v in zip(parts, values, strict=True)) / games

    def error(values: Sequence[float], errors: Sequence[float]) -> float:
        squares = sum(
            p.games * (v * v + e * e * (p.games - 1))
            for p, v, e in zip(parts, values, errors, strict=True)
        )
        return sqrt(max(0.0, squares / games - mean(values) ** 2) / max(1, games - 1))

    chances = list(zip(*(part.probabilities for part in parts), strict=True))
    errors = list(zip(*(part.errors for part in parts), strict=True))
    five: Any = tuple(map(mean, chances))
    five_errors: Any = tuple(error(v, e) for v, e in zip(chances, errors, strict=True))
    cubeless, values = [p.cubeless for p in parts], [p.value for p in parts]
    return Rollout(
        games,
        five,
        five_errors,
        mean(cubeless),
        error(cubeless, [p.cubeless_error for p in parts]),
        mean(values),
        error(values, [p.error for p in parts]),
    )


class Cluster:
    """Rolls positions out all over a Ray cluster; `address` None starts one on this machine.

    Raises `OptionError` where there is none. The games are those of `Analyst.rollout` with the same
    seed, whatever the number of processors.
    """

    def __init__(self, address: str | None = None) -> None:
        try:
            import ray
        except ImportError:
            raise OptionError("analysis-no-ray") from None
        self._ray, self._is_ours = ray, not ray.is_initialized()
        if self._is_ours:
            try:
                ray.init(address=address, log_to_driver=False, include_dashboard=False)
            except Exception as error:  # it raises bare ones
                reason = " ".join(str(error).split())[:300]
                raise OptionError("analysis-ray", reason=reason) from None

    def rollout(
        self,
        game: AnyGame,
        position: AnyPosition,
        games: int,
        *,
        seed: int = 1,
        told: Callable[[Rollout], bool] | None = None,
        **plan: Any,
    ) -> Rollout:
        """As `Analyst.rollout`; `told` hears after every part, and False ends it."""
        task = self._ray.remote(_part)
        waiting = [
            task.remote(game, position, min(PART, games - first), first, seed, plan)
            for first in range(0, games, PART)
        ]
        parts: list[Rollout] = []
        while waiting:
            done, waiting = self._ray.wait(waiting)
            parts += self._ray.get(done)
            if told is not None and not told(together(parts)):
                for left in waiting:
                    self._ray.cancel(left)
                break
        return together(parts)

    def close(self) -> None:
        """Ends the cluster if it was started here."""
        if self._is_ours:
            self._ray.shutdown()


def _part(
    game: AnyGame, position: AnyPosition, games: int, first: int, seed: int, plan: dict[str, Any]
) -> Rollout:
    return Analyst(game).rollout(position, games, first=first, seed=seed, **plan)
