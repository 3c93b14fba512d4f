"""Many games for Gymnasium's `make_vec`: one seat of each, on top of `BatchEnv`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from parlour.envs.batch import BatchEnv, Steps
from parlour.envs.coded import Core
from parlour.envs.gymnasium import GameEnv, check_seat
from parlour.games import load

Policy = Callable[[Steps], ArrayLike]
"""Legal actions for all games at once; only those of the games that wait for it are played."""


def vector_env(
    num_envs: int,
    *,
    opponent: Any = "random",
    policy: Policy | None = None,
    **arguments: Any,
) -> VectorEnv[Any, Any, Any]:
    """What `gymnasium.make_vec` makes.

    The other seats are played by `policy`, if it is given; else by `opponent` as in
    `parlour.envs.gymnasium.GameEnv`. Only a policy and the random opponent are fast.
    """
    if policy is not None or opponent == "random":
        return VectorGameEnv(num_envs, policy=policy, **arguments)
    arguments.pop("threads", None)
    make = partial(GameEnv, opponent=opponent, **arguments)
    return SyncVectorEnv([make] * num_envs, autoreset_mode=AutoresetMode.SAME_STEP)


class VectorGameEnv(VectorEnv[NDArray[np.uint8], NDArray[np.int64], NDArray[Any]]):
    """`num_envs` games; a game that ends begins anew in the same step.

    Arguments as `GameEnv` has them, and `threads`. `infos` holds `action_mask` and `seat`, and,
    where a game has ended (`_final_obs`), `final_obs`, its last observation.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  as in Gymnasium

    def __init__(
        self,
        num_envs: int,
        game: str,
        *,
        policy: Policy | None = None,
        seat: int | str = 0,
        variant: str | None = None,
        limit: int = 0,
        threads: int = 1,
        core: Core = "auto",
        render_mode: None = None,
        **options: Any,
    ) -> None:
        rules = load(game, variant, **options)
        self.batch = BatchEnv(rules, num_envs, threads=threads, limit=limit, core=core)
        self.num_envs, self.policy, self.render_mode = num_envs, policy, render_mode
        self.wanted_seat = check_seat(seat, self.batch.players)
        self.seats = np.zeros(num_envs, np.int32)
        """The seat that acts in each game."""
        self.single_observation_space = Box(0, 255, self.batch.shape, np.uint8)
        self.single_action_space = Discrete(self.batch.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._games = np.arange(num_envs)

    def reset(
        self,
        *,
        seed: int | Sequence[int] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        """Begins all games; the opponents' moves before the seats' first are played."""
        if seed is None:
            seed = int(self.np_random.integers(2**63))
        else:
            self._np_random = np.random.default_rng(seed)
        steps = self.batch.reset(seed)
        self._draw_seats(np.ones(self.num_envs, np.bool_))
        self._answer(steps, _Results(self))
        return self._seen(steps)

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[
        NDArray[np.uint8], NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]
    ]:
        """Plays an action in each game and the opponents' answers."""
        results = _Results(self)
        steps = self.batch.step(actions)
        results.take(steps)
        self._answer(steps, results)
        seen, infos = self._seen(steps)
        done = results.terminations | results.truncations
        if done.any():
            infos |= {"final_obs": results.final, "_final_obs": done}
        return seen, results.rewards, results.terminations, results.truncations, infos

    def _draw_seats(self, which: NDArray[np.bool_]) -> None:
        if self.wanted_seat >= 0:
            self.seats[:] = self.wanted_seat
        else:
            drawn = self.np_random.integers(self.batch.players, size=self.num_envs)
            self.seats[which] = drawn[which]

    def _answer(self, steps: Steps, results: _Results) -> None:
        while (waiting := steps.players != self.seats).any():
            actions = self.policy(steps) if self.policy else self.batch.sample_actions()
            self.batch.step(actions, waiting)
            results.take(steps)

    def _seen(self, steps: Steps) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        everywhere = np.ones(self.num_envs, np.bool_)
        infos = {
            "action_mask": steps.masks.astype(np.int8),
            "_action_mask": everywhere,
            "seat": self.seats.copy(),
            "_seat": everywhere.copy(),
        }
        return steps.observations.copy(), infos


class _Results:
    """What the games that ended in a step came to for the seat; the first end of each counts."""

    def __init__(self, env: VectorGameEnv) -> None:
        self.env = env
        self.rewards = np.zeros(env.num_envs)
        self.terminations = np.zeros(env.num_envs, np.bool_)
        self.truncations = np.zeros(env.num_envs, np.bool_)
        self.final = np.zeros((env.num_envs, *env.batch.shape), np.uint8)

    def take(self, steps: Steps) -> None:
        """Looks at the games that have just ended."""
        ended = steps.terminations | steps.truncations
        if not ended.any():
            return
        new = np.flatnonzero(ended & ~(self.terminations | self.truncations))
        seats = self.env.seats[new]
        self.rewards[new] = steps.rewards[new, seats]
        self.terminations[new] = steps.terminations[new]
        self.truncations[new] = steps.truncations[new]
        self.final[new] = steps.final_observations[new, seats]
        self.env._draw_seats(ended)
