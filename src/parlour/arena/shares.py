"""Plain bounds for win rates: what a share of so many games proves, without Elo."""

from __future__ import annotations

from math import exp, lgamma, log, log1p, sqrt
from statistics import NormalDist

Z95 = NormalDist().inv_cdf(0.975)
"""Standard deviations on either side of the mean that hold 95 % of a normal distribution."""


def wilson(score: float, games: int, z: float = Z95) -> tuple[float, float]:
    """The interval of a share (E. B. Wilson, 1927) by points, draws as halves; default 95 %.

    >>> tuple(round(end, 3) for end in wilson(65, 100))
    (0.553, 0.736)
    """
    if games == 0:
        return 0.0, 1.0
    share, square = score / games, z * z / games
    centre = (share + square / 2) / (1 + square)
    half = z * sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    return max(0.0, centre - half), min(1.0, centre + half)


def clopper_pearson(wins: int, games: int, level: float = 0.95) -> tuple[float, float]:
    """The exact interval of a share (C. Clopper, E. Pearson, 1934): never too narrow.

    `wins` are whole; who has draws gives points rounded down for a safe lower end.

    >>> tuple(round(end, 3) for end in clopper_pearson(99, 100))
    (0.946, 1.0)
    """
    tail = (1 - level) / 2
    low = 0.0 if wins == 0 else _solve(games, wins, tail)
    high = 1.0 if wins == games else 1 - _solve(games, games - wins, tail)
    return low, high


def _solve(games: int, wins: int, tail: float) -> float:
    """The share at which `wins` or more of `games` have probability `tail`, by halving."""
    low, high = 0.0, 1.0
    for _ in range(60):
        middle = (low + high) / 2
        if _at_least(games, wins, middle) < tail:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def _at_least(games: int, wins: int, share: float) -> float:
    """The probability of `wins` or more of `games`, each won with probability `share`."""
    return sum(
        exp(
            lgamma(games + 1)
            - lgamma(k + 1)
            - lgamma(games - k + 1)
            + k * log(share)
            + (games - k) * log1p(-share)
        )
        for k in range(wins, games + 1)
    )
