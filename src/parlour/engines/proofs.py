"""A mind that proves: perfect where a proof is within reach, guided by proof numbers before."""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic
from typing import Any

from parlour.engines.minds import InPython, Question
from parlour.engines.spec import Spec
from parlour.evaluate import book_for
from parlour.game import NOBODY, Game
from parlour.search.compiled_proof import prover
from parlour.search.report import Line, Report

SLICE = 0.05
"""Seconds between two looks at whether to stop."""
FIRST = 8
"""Visits for each move in the first round; every round doubles them."""
LONGEST = 200
"""Moves to a win are counted up to so many."""


@dataclass(slots=True)
class Try:
    """A move, and what is known of it for who makes it."""

    move: Any
    after: Any
    worth: int | None = None
    """1 it wins, 0 it draws, −1 it loses; None: not known."""
    chance: float = 0.0
    """From the proof numbers, −1…1: how much easier it is to prove than to disprove."""
    cannot_win: bool = False
    visits: int = 0
    plies: int | None = None
    """Moves to the end of the game, the winner hurrying and the loser delaying."""
    replies: float = 1.0
    """Of a lost move: the share of the answers that win."""

    @property
    def rank(self) -> tuple[float, ...]:
        """Greater is better: quick wins, then hopes, then draws; losses hard to punish last."""
        if self.worth == 1:
            return 2, -(self.plies or LONGEST), self.chance
        if self.worth == -1:
            return -2, -self.replies, self.plies or 0
        return (0, self.chance) if self.worth == 0 or self.cannot_win else (1, self.chance)


class ProofMind(InPython):
    """Solves every move at once, round by round, the book first.

    Won positions are won as fast as it can prove within its time; in lost ones it leaves the
    opponent the fewest answers that win. `nodes` is the number of visits for a whole decision: with
    few of them it sees little and goes by what seems easy to prove.
    """

    def __init__(self, game: Game[Any, Any], spec: Spec) -> None:
        super().__init__(game)
        self.spec = spec
        self._prover = prover(game, spec.hash or 16)
        self._book = book_for(game) if spec.nodes is None else None

    def new_game(self, seed: int) -> None:
        """Forgets what earlier positions taught."""
        self._prover.clear()

    def run(self, asked: Question) -> Report[Any]:
        """Every move, best first."""
        begun = monotonic()
        game, position = asked.plain
        seat = game.actor(position)
        tries = [Try(move, game.after(position, move)) for move in game.legal_moves(position)]
        clock = _Clock(asked, begun)
        for one in tries:
            self._look_up(game, one, seat)
        self._settle(tries, seat, clock)
        best = max(tries, key=lambda one: one.rank[0])
        if best.worth == 1 and self.spec.nodes is None:
            self._hurry([one for one in tries if one.worth == 1], seat, clock)
        elif best.worth == -1:
            self._set_problems(game, tries, seat, clock)
        tries.sort(key=lambda one: one.rank, reverse=True)
        visits = sum(one.visits for one in tries)
        lines = tuple(map(_line, tries))
        return Report(lines, 1, 1, visits, monotonic() - begun)

    def _look_up(self, game: Game[Any, Any], one: Try, seat: int) -> None:
        """What the rules or the book say at once."""
        actor = game.actor(one.after)
        if actor == NOBODY:
            payoff = game.payoffs(one.after)[seat]
            one.worth, one.plies = (payoff > 0) - (payoff < 0), 0
        elif self._book is not None and (known := self._book(one.after)) is not None:
            one.worth = known if actor == seat else -known

    def _settle(self, tries: list[Try], seat: int, clock: _Clock) -> None:
        """Proves the moves, each a little at a time, until all are settled or time is out.

        Once a win is known, half the time is left to find out which is the fastest.
        """
        visits = FIRST
        while True:
            left = [one for one in tries if one.worth is None]
            won = any(one.worth == 1 for one in tries)
            if not left or (won and (self.spec.nodes is not None or clock.share() > 0.5)):
                return
            for one in left:
                if clock.over():
                    return
                self._ask(one, seat, clock.visits(visits))
            visits *= 2

    def _ask(self, one: Try, seat: int, visits: int) -> None:
        """Asks a little further whether a move wins, and where draws count, whether it loses."""
        mine = not one.cannot_win
        found = self._prover.prove(
            one.after, seat if mine else 1 - seat, visits=visits, seconds=SLICE
        )
        one.visits += found.visits
        hope = (found.disprove - found.prove) / max(1, found.disprove + found.prove)
        one.chance = hope if mine else -hope
        if found.wins is None:
            return
        if found.wins:
            one.worth = 1 if mine else -1
        elif not mine:
            one.worth = 0
        elif self._prover.has_draws:
            one.cannot_win = True
        else:
            one.worth = -1

    def _hurry(self, won: list[Try], seat: int, clock: _Clock) -> None:
        """Counts the moves to the end, each next win only as far as it would be faster."""
        fastest = LONGEST
        for number, one in enumerate(won):
            seconds = clock.left() / (len(won) - number)
            if seconds <= 0.0 or clock.over():
                return
            plies = self._prover.plies(one.after, seat, fastest - 1, seconds=min(seconds, 1.0))
            if plies is not None:
                one.plies = fastest = plies

    def _set_problems(
        self, game: Game[Any, Any], lost: list[Try], seat: int, clock: _Clock
    ) -> None:
        """Counts how many of the answers to a lost move win."""
        for one in lost:
            if game.actor(one.after) == NOBODY:
                continue
            replies = [Try(move, game.after(one.after, move))
                       for move in game.legal_moves(one.after)]  # fmt: skip
            for reply in replies:
                self._look_up(game, reply, 1 - seat)
            while (
                open_ := [reply for reply in replies if reply.worth is None]
            ) and not clock.over():
                for reply in open_:
                    self._ask(reply, 1 - seat, clock.visits(1 << 20))
            wins = sum(reply.worth == 1 for reply in replies)
            one.replies = wins / len(replies) if not open_ else 1.0


def _line(one: Try) -> Line[Any]:
    proven = one.worth is not None
    value = float(one.worth) if one.worth is not None else 0.95 * one.chance
    plies = None if one.plies is None or not proven else one.plies + 1
    return Line(one.move, value, (one.move,), round(100 * value), one.visits, proven, plies)


class _Clock:
    """The limits of one decision."""

    def __init__(self, asked: Question, begun: float) -> None:
        self.asked, self.begun = asked, begun
        self.seconds = asked.limits.seconds or 1.0
        self.nodes = asked.limits.nodes

    def share(self) -> float:
        """How much of the time has gone, 0…"""
        return (monotonic() - self.begun) / self.seconds

    def left(self) -> float:
        """Seconds left."""
        return self.seconds - (monotonic() - self.begun)

    def over(self) -> bool:
        """Whether to decide now."""
        return self.share() >= 1 or self.asked.stop() or self.nodes == 0

    def visits(self, wanted: int) -> int:
        """So many visits, or what is left of them; they are taken off."""
        if self.nodes is None:
            return wanted
        given = max(1, min(wanted, self.nodes))
        self.nodes = max(0, self.nodes - given)
        return given
