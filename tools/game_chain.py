"""Backgammon as a Markov chain measured in games, solved with the cube at any stakes.

A state is what the player on roll has: the chance to win and the shares of gammons in wins and in
losses, each in steps. How often one follows another, and how games end, is counted; the counts are
then a game of their own, in which the cube is played perfectly by both sides. No efficiency of the
cube is assumed: how far the chances jump in a turn, and so how well a double can be timed, is part
of what was counted.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

import numpy as np

Array = np.ndarray[Any, np.dtype[np.float64]]

WIN_STEPS = (0.01, 0.03, 0.06, 0.1, *(0.14 + 0.04 * i for i in range(19)), 0.9, 0.94, 0.97, 0.99)
"""Where a new step of the chance to win begins: four points of a hundred, finer at the ends."""
GAMMON_STEPS = (0.08, 0.2, 0.32)
"""The same for the share of gammons."""
LEVELS = (1, 2, 3)


def state(chances: Iterable[float]) -> int:
    """The number of a state: of the chances win, gammon, backgammon, lost gammon, …"""
    win, gammon, _, lost_gammon, _ = chances
    number = int(np.searchsorted(WIN_STEPS, win))
    for part, whole in ((gammon, win), (lost_gammon, 1 - win)):
        share = part / max(whole, 1e-3)
        number = number * (len(GAMMON_STEPS) + 1) + int(np.searchsorted(GAMMON_STEPS, share))
    return number


@dataclass(frozen=True)
class Stakes:
    """What a game is for, as matters to side A; `power` is that of the cube's value, two to it."""

    end: Callable[[int, int, int], float]
    """`end(side, level, power)`: worth to A when A (1) or B (-1) wins; grows with A's luck."""
    can_gain: Callable[[int, int], bool]
    """`can_gain(side, power)`: whether that side could gain by doubling."""


@dataclass
class Chain:
    """Shares of the turns from state i: `follows[i, j]`, after which the other has state j, and
    `wins[i]`, that win at each level; `first[i]`: of games in which the second player begins so."""

    follows: Array
    wins: Array
    first: Array
    results: Array = field(init=False)
    """By state, without the cube: the player on roll wins at the levels 1…3, loses at them."""

    def __post_init__(self) -> None:
        self.results = np.zeros((len(self.first), 6))
        while True:
            after = self.follows @ self.results
            found = np.concatenate([self.wins + after[:, 3:], after[:, :3]], axis=1)
            change = np.abs(found - self.results).max()
            self.results = found
            if change < 1e-10:
                return

    @classmethod
    def counted(cls, games: Iterable[str]) -> Chain:
        """Of games, one a line, as `benchmarks.backgammon_games` writes them."""
        numbers: dict[int, int] = {}
        counts: dict[tuple[int, int], int] = {}
        ends: dict[tuple[int, int], int] = {}
        starts: dict[int, int] = {}
        for line in games:
            game = json.loads(line)
            states = [numbers.setdefault(state(turn), len(numbers)) for turn in game["turns"]]
            starts[states[0]] = starts.get(states[0], 0) + 1
            for pair in pairwise(states):
                counts[pair] = counts.get(pair, 0) + 1
            end = (states[-1], game["level"] - 1)
            ends[end] = ends.get(end, 0) + 1
        size = len(numbers)
        follows, wins, first = np.zeros((size, size)), np.zeros((size, 3)), np.zeros(size)
        for cell, count in counts.items():
            follows[cell] = count
        for cell, count in ends.items():
            wins[cell] = count
        for at, count in starts.items():
            first[at] = count
        turns = (follows.sum(axis=1) + wins.sum(axis=1))[:, None]
        return cls(follows / turns, wins / turns, first / first.sum())

    def of_starter(self) -> Array:
        """A game without the cube: the starter wins at the levels 1…3, loses at them."""
        second = self.first @ self.results
        return np.concatenate([second[3:], second[:3]])

    def value(self, stakes: Stakes) -> float:
        """What a game is worth to A, the cube centred at 1, should either side start as often."""
        game = _Game(self, stakes)
        a, b = game.acted(0, 0, game.played(0, 0))
        return float(self.first @ (a + b)) / 2


class _Game:
    """The values of a chain at some stakes, by the cube's power and owner (1 A, -1 B, 0 nobody)."""

    def __init__(self, chain: Chain, stakes: Stakes) -> None:
        self.chain = chain
        self.stakes = stakes
        self.known: dict[tuple[int, int], tuple[Array, Array]] = {}

    def ends(self, side: int, power: int) -> Array:
        return np.array([self.stakes.end(side, level, power) for level in LEVELS])

    def offers(self, power: int, owner: int) -> tuple[Array | None, Array | None]:
        """What doubling is worth to A where A is on roll, where B is: None where it is no use."""
        by_a = by_b = None
        if owner >= 0 and self.stakes.can_gain(1, power):
            by_a = np.minimum(self.played(power + 1, -1)[0], self.stakes.end(1, 1, power))
        if owner <= 0 and self.stakes.can_gain(-1, power):
            by_b = np.maximum(self.played(power + 1, 1)[1], self.stakes.end(-1, 1, power))
        return by_a, by_b

    def acted(self, power: int, owner: int, played: tuple[Array, Array]) -> tuple[Array, Array]:
        """Values by state before the word about the cube, A on roll and B on roll."""
        by_a, by_b = self.offers(power, owner)
        a, b = played
        return a if by_a is None else np.maximum(a, by_a), b if by_b is None else np.minimum(
            b, by_b
        )

    def played(self, power: int, owner: int) -> tuple[Array, Array]:
        """Values by state when who is on roll throws without doubling, A on roll and B on roll."""
        if (power, owner) not in self.known:
            self.known[power, owner] = self._played(power, owner)
        return self.known[power, owner]

    def _played(self, power: int, owner: int) -> tuple[Array, Array]:
        chain = self.chain
        won, lost = self.ends(1, power), self.ends(-1, power)
        a = chain.results @ np.concatenate([won, lost])
        b = chain.results @ np.concatenate([lost, won])
        by_a, by_b = self.offers(power, owner)
        if by_a is None and by_b is None:
            return a, b
        a_wins, b_wins = chain.wins @ won, chain.wins @ lost
        while True:
            new_a = a_wins + chain.follows @ (b if by_b is None else np.minimum(b, by_b))
            new_b = b_wins + chain.follows @ (new_a if by_a is None else np.maximum(new_a, by_a))
            change = max(np.abs(new_a - a).max(), np.abs(new_b - b).max())
            a, b = new_a, new_b
            if change < 1e-7:
                return a, b
