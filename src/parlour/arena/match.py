"""A match carried out: games dealt to a crew, results kept, stopped when enough is known."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from parlour.arena.crew import Crew
from parlour.arena.play import Row
from parlour.arena.results import Results
from parlour.arena.settings import Settings
from parlour.arena.sprt import Verdict
from parlour.arena.table import pairs_of


class Match:
    """The games of `settings` up to `rounds` rounds (0: until the test has a verdict)."""

    def __init__(self, settings: Settings, results: Results, rounds: int) -> None:
        self.settings, self.results = settings, results
        self.games = rounds * settings.schedule.games or None
        self.decided: int | None = None
        """The number of the game with which the test had its verdict, None while it is open."""
        self.verdict: Verdict | None = None
        self.counts = [0] * 5
        """The pairs that the test has looked at, by half points."""
        self._next = 0
        self._judge()

    def missing(self) -> Iterator[int]:
        """The numbers of the games still to play, in order."""
        number = 0
        while self.games is None or number < self.games:
            if number not in self.results.rows:
                yield number
            number += 1

    def play(self, crew: Crew, tell: Callable[[Row], None]) -> None:
        """Plays what is missing; each game is kept before `tell` hears of it."""
        missing, under_way = self.missing(), 0
        while True:
            while self.decided is None and under_way < crew.size:
                number = next(missing, None)
                if number is None:
                    break
                crew.begin(number)
                under_way += 1
            if self.decided is not None or not under_way:
                return
            for row in crew.finished():
                under_way -= 1
                self.results.add(row)
                self._judge()
                tell(row)

    def rows(self) -> list[Row]:
        """The games that count, by number: all, or those up to the test's verdict."""
        rows = [self.results.rows[number] for number in sorted(self.results.rows)]
        return rows if self.decided is None else [r for r in rows if r["game"] <= self.decided]

    def _judge(self) -> None:
        """Looks at the pairs that have become whole, in the order of their numbers.

        Whatever order games end in: short ones end first, and a test that hears of those too early
        errs (fishtest #933). So the verdict is the same for any number of workers.
        """
        test, rows = self.settings.sprt, self.results.rows
        while test and self.verdict is None and {self._next, self._next + 1} <= rows.keys():
            for late, points in pairs_of([rows[self._next], rows[self._next + 1]]):
                self.counts[points] += 1
                self.verdict = test.verdict(self.counts)
                if self.verdict is not None:
                    self.decided = late["game"]
            self._next += 2
