"""Many games side by side by the Python rules: what the core's `Batch` does, only slower.

The same seeds give the same dice, the same drawn actions, the same everything.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from parlour.envs.coded import Coded
from parlour.envs.stream import Stream, seed_of
from parlour.game import NOBODY


class PlainBatch:
    """`count` games that write into arrays; names and arguments as in `parlour._core.Batch`."""

    def __init__(
        self,
        coded: Coded,
        count: int,
        limit: int,
        observations: NDArray[np.uint8],
        masks: NDArray[np.uint8],
        rewards: NDArray[np.float32],
        terminations: NDArray[np.uint8],
        truncations: NDArray[np.uint8],
        players: NDArray[np.int32],
        final_observations: NDArray[np.uint8],
    ) -> None:
        self.coded, self.limit = coded, limit
        self.observations, self.final_observations = observations, final_observations
        self.masks, self.rewards, self.players = masks, rewards, players
        self.terminations, self.truncations = terminations, truncations
        self.positions: list[Any] = [coded.rules.start()] * count
        self.lengths = [0] * count
        self.dice: list[Stream] = []
        self.draws: list[Stream] = []

    def reset(self, seeds: NDArray[np.uint64]) -> None:
        """Begins all games anew."""
        self.dice = [Stream(int(seed)) for seed in seeds]
        self.draws = [Stream(seed_of(int(seed), 1)) for seed in seeds]
        self._clear()
        for index in range(len(self.positions)):
            self._begin(index)

    def step(
        self, actions: NDArray[np.int64], playing: NDArray[np.uint8] | None = None
    ) -> int | None:
        """Plays one action in each game, or in those that are `playing`.

        If one is not legal, nothing is played and the index of its game returned.
        """
        chosen = range(len(actions)) if playing is None else np.flatnonzero(playing).tolist()
        for index in chosen:
            action = actions[index]
            if not 0 <= action < self.coded.actions or not self.masks[index, action]:
                return index
        self._clear()
        for index in chosen:
            self._play(index, int(actions[index]))
        return None

    def sample(self, actions: NDArray[np.int64]) -> None:
        """Draws a legal action for each game, all equally likely, into `actions`."""
        for index, mask in enumerate(self.masks):
            legal = np.flatnonzero(mask)
            actions[index] = legal[self.draws[index].below(len(legal))] if len(legal) else -1

    def text(self, index: int) -> str:
        """The position of a game."""
        return str(self.positions[index])

    def _clear(self) -> None:
        for array in (self.rewards, self.terminations, self.truncations):
            array[:] = 0

    def _begin(self, index: int) -> None:
        coded = self.coded
        self.lengths[index] = 0
        self._show(index, coded.settled(coded.rules.start(), self.dice[index].unit))

    def _play(self, index: int, action: int) -> None:
        coded = self.coded
        position = coded.after(self.positions[index], action)
        position = coded.settled(position, self.dice[index].unit)
        self.lengths[index] += 1
        over = coded.rules.actor(position) == NOBODY
        if not over and not 0 < self.limit <= self.lengths[index]:
            self._show(index, position)
            return
        self.terminations[index], self.truncations[index] = over, not over
        self.rewards[index] = coded.rules.payoffs(position)
        for seat in range(coded.players):
            self.final_observations[index, seat] = coded.observation(position, seat)
        self._begin(index)

    def _show(self, index: int, position: Any) -> None:
        actor = self.coded.rules.actor(position)
        self.positions[index], self.players[index] = position, actor
        self.observations[index] = self.coded.observation(position, max(actor, 0))
        self.masks[index] = self.coded.mask(position)
