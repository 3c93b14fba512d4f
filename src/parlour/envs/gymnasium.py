"""The games for Gymnasium: one player against an opponent.

Importing this module registers `Parlour/Ataxx-v0`, `Parlour/VirusWar-v0`, `Parlour/Klopodavka-v0`,
`Parlour/War-v0`, `Parlour/Backgammon-v0` and `Parlour/SlimeTrail-v0`.

>>> import gymnasium
>>> import parlour.envs.gymnasium
>>> env = gymnasium.make("Parlour/SlimeTrail-v0", opponent="random", size="5x5")
>>> observation, info = env.reset(seed=1)
>>> observation.shape, info["action_mask"].sum()
((5, 5, 5), np.int64(8))
"""

from __future__ import annotations

from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from parlour.envs.coded import Core
from parlour.envs.table import (
    RENDER_MODES,
    Opponent,
    Table,
    action_mask,
    check_render_mode,
    coded_game,
)
from parlour.game import OptionError
from parlour.games import rulebooks

Observation = NDArray[np.uint8]


class Actions(Discrete):
    """The action numbers of a game; `sample()` without a mask draws one that is legal now."""

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.mask: NDArray[np.int8] | None = None

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """A random action: of `mask`, by `probability`, or of those that are legal now."""
        if mask is None and probability is None and self.mask is not None and self.mask.any():
            mask = self.mask
        return super().sample(mask, probability)


class GameEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a game; `opponent` plays the others, as `parlour.envs.table.Opponent` describes.

    `seat` is a seat from 0, or `random`: drawn anew in every game. `limit` cuts a game after so
    many actions of all seats (0: never). `options` are the game's own (`size="5x5"`).

    The reward is the seat's payoff, when the game ends. `info` holds `action_mask` and `seat`. An
    illegal action raises `IllegalMove`, and nothing is played. For programs that know no masks,
    `illegal="replace"` plays a legal action instead, the number counted round the list of those.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012  as in Gymnasium

    def __init__(
        self,
        game: str,
        *,
        opponent: Any = "random",
        seat: int | str = 0,
        variant: str | None = None,
        limit: int = 0,
        illegal: Literal["raise", "replace"] = "raise",
        core: Core = "auto",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        check_render_mode(render_mode)
        if illegal not in ("raise", "replace"):
            raise OptionError("envs-illegal", text=str(illegal))
        self.replaces = illegal == "replace"
        self.opponent = Opponent(opponent, game)
        # Opponents are given a record of the rulebook's positions.
        self.coded = coded_game(
            game, variant, core if self.opponent.is_random else "python", options
        )
        self.wanted_seat = check_seat(seat, self.coded.players)
        self.seat = 0
        """The seat that acts."""
        self.limit, self.render_mode = limit, render_mode
        self.observation_space = Box(0, 255, self.coded.shape, np.uint8)
        self.actions = Actions(self.coded.actions)
        self.action_space = self.actions
        self.table: Table | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begins a game; the opponents' moves before the seat's first are played."""
        super().reset(seed=seed)
        while True:
            self.seat = self.wanted_seat
            if self.seat < 0:
                self.seat = int(self.np_random.integers(self.coded.players))
            self.opponent.begin(self.coded, self.np_random)
            recorded = not self.opponent.is_random
            table = self.table = Table(self.coded, self.np_random.random, recorded=recorded)
            self._answer(table, limit=0)
            if not table.is_over:
                return self._seen(table)

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Plays an action and the opponents' answers."""
        table = self._table()
        if self.replaces and (legal := self.coded.legal(table.position)) and action not in legal:
            action = legal[int(action) % len(legal)]
        table.play(action)
        self._answer(table, self.limit)
        over = table.is_over
        cut = not over and 0 < self.limit <= table.length
        seen, info = self._seen(table)
        return seen, table.payoffs()[self.seat], over, cut, info

    def render(self) -> Any:
        """The position as text (`ansi`) or as a picture (`svg`)."""
        return self._table().render(self.render_mode)

    def _table(self) -> Table:
        if self.table is None:
            raise OptionError("envs-reset")
        return self.table

    def _answer(self, table: Table, limit: int) -> None:
        while not table.is_over and table.actor != self.seat and not 0 < limit <= table.length:
            table.play(self.opponent.action(table, self.np_random))

    def _seen(self, table: Table) -> tuple[Observation, dict[str, Any]]:
        mask = action_mask(self.coded, table.position)
        if table.actor != self.seat:
            mask[:] = 0
        self.actions.mask = mask.copy()
        seen = self.coded.observation(table.position, self.seat)
        return seen, {"action_mask": mask, "seat": self.seat}


def check_seat(seat: int | str, players: int) -> int:
    """The seat, −1 for `random`; raises `OptionError`."""
    if seat == "random":
        return -1
    if not isinstance(seat, (int, np.integer)) or not 0 <= seat < players:
        raise OptionError("envs-seat", text=str(seat), last=players - 1)
    return int(seat)


def name(game: str) -> str:
    """The name of a game's environment: `Parlour/SlimeTrail-v0`."""
    return f"Parlour/{''.join(word.capitalize() for word in game.split('-'))}-v0"


for _book in rulebooks():
    if name(_book.id) not in gymnasium.registry:
        gymnasium.register(
            name(_book.id),
            entry_point="parlour.envs.gymnasium:GameEnv",
            vector_entry_point="parlour.envs.vector:vector_env",
            kwargs={"game": _book.id},
        )
