"""Elo from match results: from single games or, where openings are played twice, from pairs.

Counts are tuples by score: of 3 (lost, drawn, won) for games, of 5 (0, ½, 1, 1½, 2 points) for
pairs. A pair is one opening played with both colours; taken together they remove what the opening
gives either side, which is why the error of 5 counts is smaller than that of the same games in 3.
Formulas: Elo's logistic curve, and M. Van den Bergh's normalized_elo_practical.pdf
(cantate.be/Fishtest); the values in the tests are those that fastchess tests itself with.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, log, log10, sqrt
from statistics import NormalDist

from parlour.arena.shares import Z95, wilson

Counts = Sequence[float]
"""How often each score came up, lowest first: 3 numbers for games, 5 for pairs of games."""

NORMALIZED = 800 / log(10)
"""Normalized Elo for one standard deviation a game, so that both Elos agree for even players
without draws."""


def expected(elo: float) -> float:
    """The score a game (0…1) that a difference in logistic Elo predicts.

    >>> round(expected(100), 3)
    0.64
    """
    return float(1 / (1 + 10 ** (-elo / 400)))


def elo_of(score: float) -> float:
    """The difference in logistic Elo that a score a game means; ±infinity at 1 and 0."""
    if score <= 0:
        return -inf
    if score >= 1:
        return inf
    return 0.0 - 400 * log10(1 / score - 1)


@dataclass(frozen=True, slots=True)
class Estimate:
    """What a match says about the first player's strength; 95 % intervals."""

    games: int
    score: float
    """Mean score a game, 0…1."""
    error: float
    """Half the 95 % interval of the score."""
    elo: float
    low: float
    high: float
    """The ends of the 95 % interval in logistic Elo; infinite where the score's interval leaves
    0…1. Where every observation is the same, so that they do not say how far they spread, the ends
    are those of Wilson's interval."""
    normalized: float
    """Normalized Elo: the lead in standard deviations a game, times `NORMALIZED`."""
    normalized_error: float
    better: float
    """Likelihood of superiority: how sure it is that the first player is the stronger."""

    @property
    def elo_error(self) -> float:
        """Half the length of the interval in Elo."""
        return (self.high - self.low) / 2


def moments(counts: Counts) -> tuple[float, float, float]:
    """Number of observations, mean score a game, variance of an observation's score a game."""
    number = sum(counts)
    top = len(counts) - 1
    mean = sum(count * score / top for score, count in enumerate(counts)) / number
    variance = sum(count * (score / top - mean) ** 2 for score, count in enumerate(counts)) / number
    return number, mean, variance


def estimate(counts: Counts) -> Estimate | None:
    """The first player's strength from 3 or 5 counts; None without a game."""
    if not sum(counts):
        return None
    number, mean, variance = moments(counts)
    per_game = (len(counts) - 1) // 2  # games in an observation
    games = round(number * per_game)
    deviation = sqrt(variance / number)
    error = Z95 * deviation
    game_deviation = sqrt(variance * per_game)
    lead = mean - 0.5
    low, high = (mean - error, mean + error) if variance else wilson(mean * games, games)
    return Estimate(
        games,
        mean,
        error,
        elo_of(mean),
        elo_of(low),
        elo_of(high),
        _ratio(lead, game_deviation) * NORMALIZED,
        Z95 * NORMALIZED / sqrt(games),
        NormalDist().cdf(_ratio(lead, deviation)),
    )


def _ratio(lead: float, deviation: float) -> float:
    if deviation > 0:
        return lead / deviation
    return 0.0 if lead == 0 else inf if lead > 0 else -inf
