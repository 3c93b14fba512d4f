"""How a weak player sees: values off by an error of its own, places that escape it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from statistics import NormalDist
from typing import Any

from parlour.evaluate import Evaluator
from parlour.game import Game, companion

OVERLOOKED = 0.02
"""The weight of a move to a place that escapes attention, in parts of what it would be."""


class Sight:
    """An evaluator seen through frosted glass.

    Nothing is drawn anew: the same position is misjudged alike, and the same places are overlooked,
    as long as `seed` is the same. What ends the game is seen by everybody.
    """

    def __init__(self, sharp: Evaluator, blur: float, overlooks: float, seed: int) -> None:
        self.sharp, self.blur, self.overlooks, self.seed = sharp, blur, overlooks, seed
        self.best, self.instinct, self.declines = sharp.best, sharp.instinct, sharp.declines
        self.strikes, self.openers = sharp.strikes, sharp.openers
        self.exposed, self.defences = sharp.exposed, sharp.defences
        self._is_overlooked = cache(lambda place: _lot(f"{seed} {place}") < overlooks)

    def values(self, game: Game[Any, Any], position: Any, /) -> Sequence[float]:
        """The values, each moved by its error (the sum is kept)."""
        values = self.sharp.values(game, position)
        if not self.blur:
            return values
        bell = NormalDist(0, self.blur)
        errors = [bell.inv_cdf(_lot(f"{self.seed} {i} {position.key}")) for i in range(len(values))]
        mean = sum(errors) / len(errors)
        return [value + error - mean for value, error in zip(values, errors, strict=True)]

    def weights(
        self, game: Game[Any, Any], position: Any, moves: Sequence[Any], /
    ) -> Sequence[float] | None:
        """The weights, those of moves to overlooked places close to nothing."""
        weights = self.sharp.weights(game, position, moves)
        if not self.overlooks:
            return weights
        gestures = companion(game, "layout").gestures
        places = [(gestures(move) or ("",))[-1] for move in moves]
        return [
            weight * OVERLOOKED if self._is_overlooked(place) else weight
            for weight, place in zip(weights or [1.0] * len(moves), places, strict=True)
        ]


def _lot(text: str) -> float:
    """A number of (0, 1) that belongs to a text."""
    number = int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")
    return (number + 0.5) / 2**64
