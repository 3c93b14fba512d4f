"""What a turn of War can come to, for every outlay: so many steps of each kind (W2, W8).

Within its turn a player only gains cells (an own step takes nothing away but from the numbers), so
outlays are counted upwards: what one step more adds to what is there with a step less.
"""

from __future__ import annotations

from functools import cache
from itertools import product

from parlour.games.cells import Cells, around, union, where
from parlour.games.grid import Cell
from parlour.games.war.rules import (
    BASE,
    EMPTY,
    KINDS,
    OWN,
    TARGETS,
    Position,
    War,
    exchanges,
    leaps_of,
    sources_of,
)

Outlay = tuple[int, ...]
"""Steps of each kind, in the order of `KINDS`."""

NOTHING: Outlay = (0, 0, 0, 0)
LINK = len(KINDS)
"""In place of a kind, where a cell need only be linked."""


@cache
def legal_outlays(used: Outlay) -> tuple[Outlay, ...]:
    """What may still be spent in a turn in which `used` is spent (W8), fewer steps first."""
    most = [range(base + len(KINDS)) for base in BASE]
    legal = (
        outlay
        for outlay in product(*most)
        if exchanges([n + more for n, more in zip(used, outlay, strict=True)]) >= 0
    )
    return tuple(sorted(legal, key=lambda outlay: (sum(outlay), outlay)))


def less(outlay: Outlay, kind: int) -> Outlay:
    """An outlay without one step of a kind, which it must hold."""
    return *outlay[:kind], outlay[kind] - 1, *outlay[kind + 1 :]


def more(outlay: Outlay, kind: int) -> Outlay:
    """An outlay with one step of a kind more."""
    return *outlay[:kind], outlay[kind] + 1, *outlay[kind + 1 :]


class Outlays:
    """What the seat on move can place, link and step from, by the steps spent on it.

    Where a cell needs one thing after the other the numbers are exact. Where it needs two that do
    not lie on one way (a plane's source here, the link of its cell there) they hold for each of the
    two, and both together may cost more.
    """

    def __init__(self, game: War, position: Position) -> None:
        board, cells, seat = game.board, position.cells, position.to_move
        self.near = around(board)
        self.leaps = [leaps_of(board, kind, game.plane) for kind in KINDS]
        self.own, self.free = where(cells, OWN[seat]), where(cells, TARGETS[seat])
        enemies = self.free & ~where(cells, _EMPTY)
        self.forts = enemies if game.fortress == "any" else 0
        """What becomes a source of every kind once it is killed (W5)."""
        self.first = [where(cells, sources_of(seat, k, game.fortress)) for k in KINDS]
        """What is a source of each kind now, where it is linked."""
        self.all = legal_outlays(position.used)
        self.linked: dict[Outlay, Cells] = {}
        self.placed: dict[Outlay, list[Cells]] = {}
        """Where a unit of each kind can be put, linked or not."""
        self.sources: dict[Outlay, list[Cells]] = {}
        self._fresh: dict[Outlay, list[Cells]] = {}
        """What is a linked source of each kind, and last what is linked, but with no step less."""
        for outlay in self.all:
            self._spend(outlay, game.linked(position, seat))

    def _spend(self, outlay: Outlay, linked: Cells) -> None:
        before = [(k, less(outlay, k)) for k in range(len(KINDS)) if outlay[k]]
        near = self.near
        placed, news = [0] * len(KINDS), 0
        for _, fewer in before:
            placed = [one | other for one, other in zip(placed, self.placed[fewer], strict=True)]
            linked |= self.linked[fewer]
        old = union(placed)
        for kind, fewer in before:
            steps = self.leaps[kind].grow(self.sources[fewer][kind]) & self.free
            placed[kind] |= steps
            news |= steps & near.grow(self.linked[fewer])
        if news:
            linked = near.flood(linked | news, self.own)
            hanging = near.grow(linked) & old & ~linked
            if hanging:
                linked = near.flood(linked | hanging, self.own)
        made = union(placed) & self.forts
        self.linked[outlay], self.placed[outlay] = linked, placed
        self.sources[outlay] = [
            linked & (first | put | made) for first, put in zip(self.first, placed, strict=True)
        ]
        fresh = [*self.sources[outlay], linked]
        for _, fewer in before:
            for kind, known in enumerate((*self.sources[fewer], self.linked[fewer])):
                fresh[kind] &= ~known
        self._fresh[outlay] = fresh

    def hits(self, kind: int, goal: Cell) -> list[Outlay]:
        """The least outlays after which a step of a kind onto a cell may follow."""
        beside = self.leaps[kind].grow(1 << goal) & ~(1 << goal)
        found: list[Outlay] = []
        for outlay in self.all:
            is_new = self._fresh[outlay][kind] & beside
            if is_new and not any(within(smaller, outlay) for smaller in found):
                found.append(outlay)
        return [u for u in found if more(u, kind) in self.linked]

    def for_source(self, kind: int, cell: Cell) -> list[Outlay]:
        """The least outlays for a linked source of a kind on a cell; `LINK`: for a linked unit."""
        return [u for u in self.all if self._fresh[u][kind] >> cell & 1]


def within(outlay: Outlay, bound: Outlay) -> bool:
    """Whether an outlay is no more than another in any kind."""
    return all(n <= most for n, most in zip(outlay, bound, strict=True))


_EMPTY = bytes(ord("1") if code == EMPTY else ord("0") for code in range(256))
