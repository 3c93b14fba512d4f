"""Many games of one kind side by side, with numpy arrays in and out."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from parlour.envs.coded import Coded, Core
from parlour.envs.plain import PlainBatch
from parlour.envs.stream import GOLDEN, seed_of
from parlour.game import Game, IllegalMove, OptionError, companion


class Steps(NamedTuple):
    """What the players see after a step; N games, one row each.

    Rewards, terminations and truncations belong to the step just played, all else to the position
    now, which is the first of a new game where one has ended.
    """

    observations: NDArray[np.uint8]
    """N × the game's shape, from the view of the player who decides now."""
    masks: NDArray[np.bool_]
    """N × actions: which are legal."""
    rewards: NDArray[np.float32]
    """N × players: the payoffs of a game that has just ended, else zeros."""
    terminations: NDArray[np.bool_]
    """N: the game has just ended."""
    truncations: NDArray[np.bool_]
    """N: the game has just been cut at the limit."""
    players: NDArray[np.int32]
    """N: the seat that decides now."""
    final_observations: NDArray[np.uint8]
    """N × players × the game's shape: how the game that has just ended looks to each seat.

    Rows of other games hold what was there before.
    """


class BatchEnv:
    """`count` games side by side: the compiled core plays them, or else the Python rules.

    >>> env = BatchEnv("slime-trail", 3)
    >>> steps = env.reset(seed=7)
    >>> steps.observations.shape, steps.masks.shape
    ((3, 5, 7, 7), (3, 50))
    >>> steps = env.step(env.sample_actions())
    >>> steps.players
    array([1, 1, 1], dtype=int32)

    A game that ends begins anew in the same step (Gymnasium's SAME_STEP); its last observation
    stays in `final_observations`. Dice are rolled by the batch. `limit` cuts a game after so many
    actions (0: never).

    The arrays are the same in every step, overwritten by the next and read-only: copy what is to
    be kept. Every game has its own seed, so results do not depend on `threads`, nor on `core`.
    """

    def __init__(
        self,
        game: Game[Any, Any] | str,
        count: int,
        *,
        threads: int = 1,
        limit: int = 0,
        core: Core = "auto",
    ) -> None:
        for key, number, least, most in (
            ("count", count, 1, 2**24),
            ("threads", threads, 1, 1024),
            ("limit", limit, 0, 2**32 - 1),
        ):
            if not least <= number <= most:
                raise OptionError("option-number", key=key, text=str(number), low=least, high=most)
        self.coded = Coded(game, core)
        self.coded.start()
        self.game, self.count = self.coded.rules, count
        """The game that is played (a compiled one if the core plays) and how many times."""
        self.players, self.actions, self.shape = (
            self.coded.players,
            self.coded.actions,
            self.coded.shape,
        )
        """The number of seats, the number of actions, the shape of an observation."""
        self.seeds: NDArray[np.uint64] = np.zeros(count, np.uint64)
        """The seed of each game."""
        arrays: list[Any] = [
            np.zeros((count, *self.shape), np.uint8),
            np.zeros((count, self.actions), np.uint8),
            np.zeros((count, self.players), np.float32),
            np.zeros(count, np.uint8),
            np.zeros(count, np.uint8),
            np.zeros(count, np.int32),
            np.zeros((count, self.players, *self.shape), np.uint8),
        ]
        twin = self.coded.twin
        self._batch: Any = (
            twin.core.batch(count, limit, threads, *arrays)
            if twin
            else PlainBatch(self.coded, count, limit, *arrays)
        )
        for index in (1, 3, 4):
            arrays[index] = arrays[index].view(np.bool_)
        self._steps = Steps(*(_read_only(array) for array in arrays))
        self.reset()

    def __repr__(self) -> str:
        return f"<{self.count} games of {self.game!r}>"

    def reset(self, seed: int | Sequence[int] | NDArray[Any] | None = None) -> Steps:
        """Begins all games anew.

        `seed` is one number for all (each game derives its own) or one a game; None takes fresh
        ones from the operating system.
        """
        if seed is None:
            seed = secrets.randbits(64)
        if isinstance(seed, (int, np.integer)):
            number = int(seed)
            if not 0 <= number < 2**64:
                raise OptionError("envs-seed", text=str(seed), count=self.count)
            steps = np.arange(self.count, dtype=np.uint64) * np.uint64(GOLDEN)
            self.seeds = np.uint64(seed_of(number, 0)) ^ steps
        else:
            self.seeds = self._seeds(list(seed))
        self._batch.reset(self.seeds)
        return self._steps

    def step(self, actions: ArrayLike, playing: ArrayLike | None = None) -> Steps:
        """Plays one action in each game, or only in the games that are `playing` (N booleans).

        Raises `IllegalMove` naming the game (its index from 0) and the action if one is not legal;
        nothing has been played then.
        """
        numbers = np.asarray(actions)
        if numbers.dtype.kind not in "iu" or numbers.shape != (self.count,):
            raise OptionError(
                "envs-actions", count=self.count, kind=str(numbers.dtype), shape=str(numbers.shape)
            )
        chosen = None
        if playing is not None:
            chosen = np.asarray(playing)
            if chosen.dtype != np.bool_ or chosen.shape != (self.count,):
                raise OptionError("envs-playing", count=self.count)
            chosen = np.ascontiguousarray(chosen).view(np.uint8)
        index = self._batch.step(np.ascontiguousarray(numbers, np.int64), chosen)
        if index is not None:
            raise IllegalMove(
                "envs-action",
                where=f"game {index}",
                action=str(numbers[index]),
                position=self.text(index),
                game=index,
            )
        return self._steps

    def sample_actions(self) -> NDArray[np.int64]:
        """A legal action for each game, all equally likely, from a stream that each game has.

        The k-th of the legal actions in the order of their numbers, k drawn from the game's seed;
        the dice have a stream of their own.
        """
        actions = np.empty(self.count, np.int64)
        self._batch.sample(actions)
        return actions

    @property
    def steps(self) -> Steps:
        """What the players see now."""
        return self._steps

    def text(self, index: int) -> str:
        """The position of a game as text."""
        if not 0 <= index < self.count:
            raise IndexError(index)
        text: str = self._batch.text(index)
        return text

    def position(self, index: int) -> Any:
        """The position of a game, as the Python rulebook has it."""
        plain = self.coded.plain
        return companion(plain, "notation").read_position(plain, self.text(index))

    def _seeds(self, seeds: list[Any]) -> NDArray[np.uint64]:
        if len(seeds) != self.count or not all(0 <= int(seed) < 2**64 for seed in seeds):
            raise OptionError("envs-seed", text=str(seeds), count=self.count)
        return np.array([int(seed) for seed in seeds], np.uint64)


def _read_only(array: NDArray[Any]) -> NDArray[Any]:
    view = array.view()
    view.flags.writeable = False
    return view
