"""A game in numbers: actions, masks and observations, compiled where the core is there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import Any, Literal, NoReturn

import numpy as np
from numpy.typing import NDArray

from parlour import native
from parlour.game import CHANCE, NOBODY, Actor, Game, IllegalMove, OptionError, companion
from parlour.games import load

Core = Literal["auto", "native", "python"]
"""Which rules play: the compiled ones, the Python ones, or (`auto`) the compiled ones if there."""

Bytes = NDArray[np.uint8]


class Coded:
    """`game` with moves as action numbers and positions as observations (`docs/encodings.md`).

    `game` is a game, compiled or not, or a game's id. `rules` is the game that plays: positions are
    its own. Raises `CoreMissing` for `core="native"` without the core.
    """

    def __init__(self, game: Game[Any, Any] | str, core: Core = "auto") -> None:
        if isinstance(game, str):
            game = load(game)
        self.plain: Game[Any, Any] = game.plain if isinstance(game, native.Twin) else game
        self.twin = _twin(self.plain, core)
        self.rules: Game[Any, Any] = self.twin or self.plain
        self.encoding = companion(self.plain, "encoding")
        self.table: Sequence[Any] = self.encoding.moves(self.plain)
        """The move of each number: the players' actions, then the outcomes of the dice."""
        self.outcomes: int = getattr(self.encoding, "OUTCOMES", 0)
        """How many outcomes of the dice there are."""
        self.actions = len(self.table) - self.outcomes
        """How many actions of the players there are."""
        self.shape: tuple[int, ...] = tuple(self.encoding.planes(self.plain))
        """The shape of an observation."""
        self.players = self.plain.players

    @cached_property
    def numbers(self) -> dict[Any, int]:
        """The number of each move."""
        return {move: number for number, move in enumerate(self.table) if move is not None}

    def start(self) -> Any:
        """The position a game begins with; raises `OptionError` where that is the end already."""
        position = self.rules.start()
        if self.rules.actor(position) == NOBODY:
            raise OptionError("envs-over", position=str(position))
        return position

    def legal(self, position: Any) -> list[int]:
        """The legal actions, from the lowest."""
        if self.twin:
            return sorted(self.twin.core.legal_actions(position))
        numbers = self.numbers
        return sorted(numbers[move] for move in self.rules.legal_moves(position))

    def chances(self, position: Any) -> list[tuple[int, float]]:
        """The outcomes of a chance node by number, with their probabilities."""
        return [(self.numbers[move], chance) for move, chance in self.rules.chances(position)]

    def after(self, position: Any, number: int) -> Any:
        """The position after a legal action or an outcome."""
        return self.rules.after(position, self.table[number])

    def rolls(self, position: Any, draw: Callable[[], float]) -> Iterator[Any]:
        """The outcomes of the dice that are due, each drawn by one number of [0, 1)."""
        rules = self.rules
        while rules.actor(position) == CHANCE:
            (move, chance), *others = rules.chances(position)
            left = draw()
            while left >= chance and others:
                left -= chance
                (move, chance), *others = others
            yield move
            position = rules.after(position, move)

    def settled(self, position: Any, draw: Callable[[], float]) -> Any:
        """The position once dice are rolled."""
        for move in self.rolls(position, draw):
            position = self.rules.after(position, move)
        return position

    def plain_position(self, position: Any) -> Any:
        """The position as the Python rulebook has it."""
        return self.twin.plain_position(position) if self.twin else position

    def mask(self, position: Any) -> Bytes:
        """One byte an action: 1 where it is legal. Zeros where no player decides."""
        mask = np.zeros(self.actions, np.uint8)
        mask[self.legal(position)] = 1
        return mask

    def observation(self, position: Any, pov: Actor) -> Bytes:
        """What the seat `pov` sees."""
        if self.twin:
            seen = self.twin.observation(position, pov)
        else:
            seen = self.encoding.observation(self.plain, position, pov)
        return np.frombuffer(seen, np.uint8).reshape(self.shape).copy()

    def text(self, number: int) -> str:
        """The move of an action or an outcome as text."""
        return str(self.table[number])

    def check(self, position: Any, action: Any) -> int:
        """The action as a number, if it is legal; raises `IllegalMove` else."""
        if action not in self.legal(position):
            self.refuse(position, action)
        return int(action)

    def refuse(self, position: Any, action: Any) -> NoReturn:
        """Raises `IllegalMove`."""
        raise IllegalMove("envs-action", action=str(action), position=str(position))


def _twin(game: Game[Any, Any], core: Core) -> native.Twin | None:
    if core not in ("auto", "native", "python"):
        raise OptionError("envs-core", text=str(core))
    if core == "python":
        return None
    try:
        return native.twin(game)
    except (native.CoreMissing, OptionError):
        if core == "native":
            raise
        return None
