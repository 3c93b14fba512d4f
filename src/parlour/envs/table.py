"""One game played by action numbers: what the adapters for single games have in common."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parlour.draw import svg, text
from parlour.engines import engine
from parlour.engines.levels import level
from parlour.envs.coded import Coded, Core
from parlour.game import NOBODY, Actor, OptionError
from parlour.games import load
from parlour.record import Record

RENDER_MODES = ("ansi", "svg")
"""Lines for a terminal, a picture."""


class Table:
    """A game as it is being played; dice are rolled by numbers of [0, 1) from `draw`."""

    def __init__(self, coded: Coded, draw: Callable[[], float], *, recorded: bool = False) -> None:
        self.coded, self.draw = coded, draw
        self.record: Record[Any, Any] | None = Record(coded.rules) if recorded else None
        """The game as opponents see it; only where one asks for it."""
        self.length = 0
        """How many actions were played."""
        self.position = coded.start()
        self._settle()

    @property
    def actor(self) -> Actor:
        """The seat that decides, or `NOBODY`."""
        return self.coded.rules.actor(self.position)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.actor == NOBODY

    def play(self, action: Any) -> None:
        """Plays an action and rolls the dice that follow; raises `IllegalMove`."""
        number = self.coded.check(self.position, action)
        self._after(self.coded.table[number])
        self.length += 1
        self._settle()

    def payoffs(self) -> list[float]:
        """One payoff a seat; zeros while the game runs."""
        return [float(payoff) for payoff in self.coded.rules.payoffs(self.position)]

    def render(self, mode: str | None) -> str | None:
        """The position drawn; None where nothing is to be drawn."""
        if mode is None:
            return None
        plain = self.coded.plain_position(self.position)
        return (text if mode == "ansi" else svg)(self.coded.plain, plain)

    def _after(self, move: Any) -> None:
        self.position = self.coded.rules.after(self.position, move)
        if self.record is not None:
            self.record.play(move)

    def _settle(self) -> None:
        for move in self.coded.rolls(self.position, self.draw):
            self._after(move)


class Opponent:
    """Who plays the other seats.

    `what` is `random` (uniformly random moves), a level of `parlour.engines`, something with a
    method `choose`, or something that can be called; these two are given the `Record` of the game,
    whose game is the Python rulebook, and give a move.
    """

    def __init__(self, what: Any, game: str) -> None:
        self.level = _level(what, game)
        self.is_random = what == "random" if isinstance(what, str) else False
        choose = getattr(what, "choose", what)
        if not (self.is_random or self.level or callable(choose)):
            raise OptionError("envs-opponent", text=str(what))
        self.choose: Callable[[Record[Any, Any]], Any] = choose

    def begin(self, coded: Coded, random: np.random.Generator) -> None:
        """A new game: a computer player is made anew from the game's seed."""
        if self.level:
            seed = int(random.integers(2**31))
            self.choose = engine(coded.plain, self.level, seed).choose

    def action(self, table: Table, random: np.random.Generator) -> int:
        """The action to play."""
        if table.record is None:
            legal = table.coded.legal(table.position)
            return legal[int(random.integers(len(legal)))]
        move = self.choose(table.record)
        number = table.coded.numbers.get(move)
        return -1 if number is None else number


def coded_game(game: str, variant: str | None, core: Core, options: dict[str, Any]) -> Coded:
    """The game of an id with its variant and options, in numbers."""
    return Coded(load(game, variant, **options), core)


def action_mask(coded: Coded, position: Any) -> NDArray[np.int8]:
    """The mask in the type that Gymnasium's spaces sample with."""
    return coded.mask(position).view(np.int8)


def check_render_mode(mode: str | None) -> None:
    """Raises `OptionError` for an unknown way to draw."""
    if mode is not None and mode not in RENDER_MODES:
        raise OptionError("envs-render", text=str(mode), known=" ".join(RENDER_MODES))


def _level(what: Any, game: str) -> int | None:
    if isinstance(what, str) and what.isdecimal():
        what = int(what)
    if isinstance(what, (int, np.integer)):
        level(game.lower().replace("_", "-"), int(what))
        return int(what)
    return None
