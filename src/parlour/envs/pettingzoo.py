"""The games for PettingZoo: every seat an agent, one acting after another (AEC).

>>> from parlour.envs import pettingzoo
>>> env = pettingzoo.env("klopodavka", players=3, size="13x13")
>>> env.reset(seed=1)
>>> env.agents, env.agent_selection
(['player_1', 'player_2', 'player_3'], 'player_1')
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from parlour.envs.coded import Core
from parlour.envs.table import RENDER_MODES, Table, action_mask, check_render_mode, coded_game
from parlour.game import OptionError


def env(
    game: str,
    *,
    variant: str | None = None,
    limit: int = 0,
    core: Core = "auto",
    render_mode: str | None = None,
    **options: Any,
) -> Any:
    """A game with PettingZoo's check that calls come in order; arguments as `GameAEC` has them."""
    made = GameAEC(
        game, variant=variant, limit=limit, core=core, render_mode=render_mode, **options
    )
    return OrderEnforcingWrapper(made)


class GameAEC(AECEnv):  # type: ignore[misc]
    """A game whose seats are the agents `player_1`, `player_2` …

    An observation is a dictionary of `observation` and `action_mask` (zeros for who does not
    decide). Rewards are the payoffs, when the game ends. `limit` cuts a game after so many actions
    (0: never); `options` are the game's own. An illegal action raises `IllegalMove`, and nothing is
    played. Seats that are out of the game stay agents until it ends.
    """

    def __init__(
        self,
        game: str,
        *,
        variant: str | None = None,
        limit: int = 0,
        core: Core = "auto",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        check_render_mode(render_mode)
        self.coded = coded_game(game, variant, core, options)
        self.limit, self.render_mode = limit, render_mode
        self.metadata = {
            "name": f"parlour_{game.replace('-', '_')}_v0",
            "render_modes": list(RENDER_MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat + 1}" for seat in range(self.coded.players)]
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(0, 255, self.coded.shape, np.uint8),
                    "action_mask": Box(0, 1, (self.coded.actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(self.coded.actions) for agent in self.possible_agents}
        self.table: Table | None = None
        self.random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> Any:
        """What an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """What an agent may do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game; without a seed the dice go on from the last one."""
        if seed is not None or self.random is None:
            self.random, _ = seeding.np_random(seed)
        table = self.table = Table(self.coded, self.random.random)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[table.actor]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees now."""
        table, seat = self._table(), self.possible_agents.index(agent)
        mask = action_mask(self.coded, table.position)
        if seat != table.actor or not self.agents or self.truncations.get(agent):
            mask[:] = 0
        seen = self.coded.observation(table.position, seat)
        return {"observation": seen, "action_mask": mask}

    def step(self, action: Any) -> None:
        """Plays the action of `agent_selection`; None once the game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self._table()
        table.play(action)
        self._cumulative_rewards[agent] = 0.0
        over = table.is_over
        if over or 0 < self.limit <= table.length:
            self.rewards = dict(zip(self.possible_agents, table.payoffs(), strict=True))
            self.terminations = dict.fromkeys(self.agents, over)
            self.truncations = dict.fromkeys(self.agents, not over)
        self._accumulate_rewards()
        seat = table.actor if not over else self.possible_agents.index(agent) + 1
        self.agent_selection = self.possible_agents[seat % len(self.possible_agents)]

    def render(self) -> str | None:
        """The position as text (`ansi`) or as a picture (`svg`)."""
        return self._table().render(self.render_mode)

    def close(self) -> None:
        """Nothing is held."""

    def _table(self) -> Table:
        if self.table is None:
            raise OptionError("envs-reset")
        return self.table
