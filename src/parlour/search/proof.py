"""Depth-first proof-number search (Nagai 2002), readable: does a seat win, whatever is answered?

Every open position has two numbers: how many positions at least must be settled in its favour to
prove the win, and to disprove it. The search always works where the smaller number says that
least is missing, and remembers positions by their `key`. The compiled search,
`parlour.search.compiled_proof`, is the same and knows theories of games beside.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from time import monotonic
from typing import Any

from parlour.game import NOBODY, Game, OptionError

NEVER = 1 << 40
"""The number of what cannot be shown."""
PATIENCE = 1.5
"""A move is followed until it is so many times as hard as the second (Pawlewicz, Lew 2007)."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found about the question whether a seat wins, from that seat's view."""

    wins: bool | None
    """None: not known within the limits."""
    prove: int
    """How hard it seems to show that it wins; 0 is shown."""
    disprove: int
    """How hard it seems to show that it does not; 0 is shown."""
    visits: int = 0
    """Positions opened for this question, again and again counted."""
    seconds: float = 0.0
    full: float = 0.0
    """The share of the table in use, 0…1."""


class PlainProof:
    """Proves wins in any two-player game without dice, by its rules alone.

    Raises `OptionError` for another game. `stop` ends a question when it says so.
    """

    has_draws = True
    """Not to lose may be another question than to win."""

    def __init__(self, game: Game[Any, Any], stop: Callable[[], bool] | None = None) -> None:
        if game.players != 2 or game.chances(game.start()):
            raise OptionError("solve-no-duel", game=game.id)
        self.game = game
        self.asked = stop or (lambda: False)
        self._table: dict[Hashable, tuple[int, int]] = {}
        self._visits, self._most, self._until = 0, 0.0, 0.0
        self._halted = False

    def prove(
        self, position: Any, seat: int, *, visits: int | None = None, seconds: float | None = None
    ) -> Finding:
        """Whether `seat` wins from a position, whoever moves; a draw is no win."""
        began = monotonic()
        self._visits, self._most = 0, float("inf") if visits is None else visits
        self._until = float("inf") if seconds is None else began + seconds
        self._halted = False
        prove, disprove = self._known(position, seat)
        if prove and disprove:
            prove, disprove = self._follow(position, seat, NEVER, NEVER)
        wins = True if prove == 0 else False if disprove == 0 else None
        return Finding(wins, prove, disprove, self._visits, monotonic() - began)

    def plies(
        self, position: Any, seat: int, most: int, *, seconds: float | None = None
    ) -> int | None:
        """The moves until `seat`, which wins, has won: it hurries, the other delays.

        None if they are more than `most`, or not counted in time.
        """
        until = float("inf") if seconds is None else monotonic() + seconds
        for depth in range(most + 1):
            within = self._within(position, seat, depth, until)
            if within is None:
                return None
            if within:
                return depth
        return None

    def clear(self) -> None:
        """Forgets all that was found."""
        self._table.clear()

    def _known(self, position: Any, seat: int) -> tuple[int, int]:
        """The numbers of a position without looking further."""
        if self.game.actor(position) == NOBODY:
            won = self.game.payoffs(position)[seat] > 0
            return (0, NEVER) if won else (NEVER, 0)
        return self._table.get((position.key, seat), (1, 1))

    def _follow(self, position: Any, seat: int, prove: int, disprove: int) -> tuple[int, int]:
        """Searches below a position until its numbers reach these bounds."""
        self._visits += 1
        game, mine = self.game, self.game.actor(position) == seat
        children = [game.after(position, move) for move in game.legal_moves(position)]
        numbers = [self._known(child, seat) for child in children]
        while True:
            # For the seat one move is enough, of the other's every one must be answered.
            easy = [pair[0] if mine else pair[1] for pair in numbers]
            hard = [pair[1] if mine else pair[0] for pair in numbers]
            least, most = min(easy), min(sum(hard), NEVER)
            now = (least, most) if mine else (most, least)
            if now[0] >= prove or now[1] >= disprove or 0 in now or self._halt():
                break
            best = easy.index(least)
            second = sorted(easy)[1] if len(easy) > 1 else NEVER
            bound, other = (prove, disprove) if mine else (disprove, prove)
            bound = min(bound, int(second * PATIENCE) + 1)
            other = other - most + hard[best]
            bounds = (bound, other) if mine else (other, bound)
            numbers[best] = self._follow(children[best], seat, *bounds)
        self._table[position.key, seat] = now
        return now

    def _halt(self) -> bool:
        self._halted = (
            self._halted
            or self._visits >= self._most
            or (self._visits % 64 == 0 and (monotonic() >= self._until or self.asked()))
        )
        return self._halted

    def _within(self, position: Any, seat: int, depth: int, until: float) -> bool | None:
        """Whether `seat` wins within so many moves; None: out of time."""
        game, actor = self.game, self.game.actor(position)
        if actor == NOBODY:
            return game.payoffs(position)[seat] > 0
        if depth == 0:
            return False
        if monotonic() >= until:
            return None
        for move in game.legal_moves(position):
            within = self._within(game.after(position, move), seat, depth - 1, until)
            if within is None or within == (actor == seat):
                return within
        return actor != seat
