"""The sequential probability ratio test: when a match has shown enough, it stops by itself.

The generalized test for a multinomial distribution, after M. Van den Bergh's notes for Fishtest
(cantate.be/Fishtest): logistic Elo bounds the mean score (support_MLE_multinomial.pdf, proposition
1.1); normalized Elo bounds the mean in standard deviations (normalized_elo_practical.pdf, section
4.1), so that how long a test takes does not depend on how many games are drawn. Bounds: A. Wald,
"Sequential Analysis" (1947).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import log, sqrt
from typing import Literal

from parlour.arena.elo import NORMALIZED, Counts, expected

Verdict = Literal["accepted", "rejected"]
UNSEEN = 1e-3
"""A score that never came up counts as so many observations: logarithms need a little."""


@dataclass(frozen=True, slots=True)
class Sprt:
    """A test of "at least `elo1`" (accepted) against "at most `elo0`" (rejected).

    `alpha`: how often a player of `elo0` is accepted; `beta`: how often one of `elo1` is rejected.
    """

    elo0: float = 0.0
    elo1: float = 5.0
    alpha: float = 0.05
    beta: float = 0.05
    model: Literal["normalized", "logistic"] = "normalized"

    @property
    def bounds(self) -> tuple[float, float]:
        """The ratio at which the test is rejected, and at which it is accepted.

        >>> tuple(round(bound, 2) for bound in Sprt().bounds)
        (-2.94, 2.94)
        """
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    def ratio(self, counts: Counts) -> float:
        """The log-likelihood ratio of `elo1` to `elo0` after these counts (3 games, 5 pairs)."""
        if not sum(counts):
            return 0.0
        counts = [count or UNSEEN for count in counts]
        number, top = sum(counts), len(counts) - 1
        seen = [(score / top, count / number) for score, count in enumerate(counts)]
        if self.model == "logistic":
            fits = [_with_mean(seen, expected(elo)) for elo in (self.elo0, self.elo1)]
        else:
            # An observation of two games deviates √2 times less from its mean than one game.
            scale = sqrt(top / 2) / NORMALIZED
            fits = [_with_lead(seen, elo * scale) for elo in (self.elo0, self.elo1)]
        likely = (
            share * (log(high) - log(low))
            for (_, share), low, high in zip(seen, *fits, strict=True)
        )
        return float(number * sum(likely))

    def verdict(self, counts: Counts) -> Verdict | None:
        """What the counts have shown, or None while it is open."""
        low, high = self.bounds
        ratio = self.ratio(counts)
        return "accepted" if ratio >= high else "rejected" if ratio <= low else None


Seen = Sequence[tuple[float, float]]
"""Values and how often they were seen, as shares."""


def _with_mean(seen: Seen, mean: float) -> list[float]:
    """The most likely distribution with this mean."""
    return _balanced(seen, [value - mean for value, _ in seen])


def _with_lead(seen: Seen, lead: float) -> list[float]:
    """The most likely distribution whose mean is `lead` standard deviations above one half.

    Iterated: around a guess the condition is linear in the distribution.
    """
    guess = [1 / len(seen)] * len(seen)
    for _ in range(50):
        mean = sum(share * value for share, (value, _) in zip(guess, seen, strict=True))
        variance = sum(
            share * (value - mean) ** 2 for share, (value, _) in zip(guess, seen, strict=True)
        )
        deviation = sqrt(variance)
        condition = [
            value - 0.5 - lead * deviation * (1 + ((mean - value) / deviation) ** 2) / 2
            for value, _ in seen
        ]
        before, guess = guess, _balanced(seen, condition)
        if max(abs(a - b) for a, b in zip(before, guess, strict=True)) < 1e-9:
            break
    return guess


def _balanced(seen: Seen, condition: Sequence[float]) -> list[float]:
    """The most likely distribution under which `condition` has the mean zero.

    Its shares are seen / (1 + x · condition), with x the root of a decreasing function.
    """

    def mean(x: float) -> float:
        return sum(
            share * value / (1 + x * value)
            for (_, share), value in zip(seen, condition, strict=True)
        )

    x = _root(mean, -1 / max(condition), -1 / min(condition))
    return [share / (1 + x * value) for (_, share), value in zip(seen, condition, strict=True)]


def _root(decreasing: Callable[[float], float], low: float, high: float) -> float:
    """Where a function that falls from +∞ at `low` to −∞ at `high` is zero, by halving."""
    for _ in range(200):
        middle = (low + high) / 2
        if middle in (low, high):
            break
        if decreasing(middle) > 0:
            low = middle
        else:
            high = middle
    return (low + high) / 2
