"""Who meets whom, and from which seat: game numbers to rounds and seats.

A round plays one opening in every line-up, and each line-up from every seat. Game numbers go on for
ever, so a match can be made longer without changing the games it has.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

Lineup = tuple[int, ...]
"""Engine numbers from 0, by seat."""


@dataclass(frozen=True)
class Fixture:
    """One game: its number, its round (whose opening and dice it has), the engine in each seat."""

    number: int
    round: int
    group: int
    """Which of the round's line-ups: its games are the same line-up from other seats."""
    seats: Lineup


class Schedule:
    """All games of some line-ups.

    >>> [fixture.seats for fixture in map(Schedule([(0, 1)]).fixture, range(3))]
    [(0, 1), (1, 0), (0, 1)]
    """

    def __init__(self, groups: Sequence[Lineup]) -> None:
        self.groups = [rotations(group) for group in groups]
        self.games = sum(map(len, self.groups))
        """Games in a round."""

    def fixture(self, number: int) -> Fixture:
        """The game of a number."""
        turn, place = divmod(number, self.games)
        for group, seatings in enumerate(self.groups):
            if place < len(seatings):
                return Fixture(number, turn, group, seatings[place])
            place -= len(seatings)
        raise IndexError(number)


def rotations(lineup: Lineup) -> list[Lineup]:
    """The line-up moved on seat by seat, each seating once: both colours in a game of two."""
    return list(dict.fromkeys(lineup[-turn:] + lineup[:-turn] for turn in range(len(lineup))))


def lineups(engines: int, players: int, *, gauntlet: bool = False) -> list[Lineup]:
    """Every choice of engines for the seats; in a gauntlet those with the first.

    With fewer engines than seats they sit in turn (a b a, and b a b, which is as often a's turn to
    have two seats as b's).
    """
    if engines >= players:
        chosen = [*combinations(range(engines), players)]
        return [choice for choice in chosen if choice[0] == 0] if gauntlet else chosen
    filled: list[Lineup] = []
    for first in range(engines):
        lineup = tuple((first + seat) % engines for seat in range(players))
        if not any(lineup in rotations(other) for other in filled):
            filled.append(lineup)
    return filled
