"""A turn of War that kills a general, looked for backwards from the kill and tried by the rules.

Within its turn a player only gains cells, so what a step needs can be put down step by step: a
source of its kind within its leap, and under it a link to the own general, of units of any kinds.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from parlour.games.cells import Cells, around, members, union, where
from parlour.games.grid import Cell
from parlour.games.war.rules import (
    EMPTY,
    KINDS,
    OWN,
    TARGETS,
    UNUSED,
    Position,
    Step,
    War,
    exchanges,
    leaps_of,
    sources_of,
)

ROUNDS = 9
"""Steps in a turn, exchanges or not (W2, W8)."""
ORDERS = ("INTP", "PTNI", "TNIP", "NPTI")
"""Which kinds are preferred for links; one after another is tried."""

PATIENCE = 120
"""Steps that are planned at most, all in all; then no turn is found."""

Plan = dict[Cell, str]
"""Which kind is put down where."""


def killing_turn(game: War, position: Position, seat: int, goal: Cell) -> list[Step] | None:
    """Steps of one turn of `seat` that kill on `goal`, the last being the kill; None: none found.

    What is found is legal. Now and then a turn is overlooked in which many units link each other.
    """
    if seat != position.to_move:
        position = replace(position, to_move=seat, used=UNUSED)
    hunt = Hunt(game, position, seat, goal)
    tried = set[tuple[tuple[Cell, str], ...]]()
    for kind, plan in hunt.plans():
        key = (*sorted(plan.items()), (-1, kind))
        if key not in tried:
            tried.add(key)
            turn = hunt.in_order(plan, kind)
            if turn is not None:
                return turn
    return None


class Hunt:
    """One seat after one general, from a position in which it is on move."""

    def __init__(self, game: War, position: Position, seat: int, goal: Cell) -> None:
        self.game, self.position, self.seat, self.goal = game, position, seat, goal
        board, cells = game.board, position.cells
        self.near = around(board)
        self.own, self.free = where(cells, OWN[seat]), where(cells, TARGETS[seat])
        enemies = self.free & ~where(cells, _EMPTY)
        self.forts = enemies if game.fortress == "any" else 0
        """What becomes a source of every kind once it is killed (W5)."""
        self.leaps = {kind: leaps_of(board, kind, game.plane) for kind in KINDS}
        self.sources = {k: where(cells, sources_of(seat, k, game.fortress)) for k in KINDS}
        self.linked = game.linked(position, seat)
        self.rounds: dict[str, list[Cells]] = {kind: [] for kind in KINDS}
        """Where each kind could step after so many rounds, if all of them were played at once."""
        self._spread()
        self.made = union(self.rounds[kind][-1] for kind in KINDS) & ~(1 << goal)
        self.plan, self.joined, self.kind, self.order = Plan(), self.linked, "", KINDS
        self.patience = PATIENCE

    def _spread(self) -> None:
        linked, stands = self.linked, dict.fromkeys(KINDS, 0)
        for _ in range(ROUNDS):
            made = union(stands.values())
            linked = self.near.flood(linked, self.own | made)
            for kind in KINDS:
                own = self.sources[kind] | stands[kind] | made & self.forts
                steps = self.leaps[kind].grow(linked & own) & self.free
                self.rounds[kind].append(steps)
            for kind in KINDS:
                stands[kind] |= self.rounds[kind][-1] & ~(1 << self.goal)

    def plans(self) -> Iterator[tuple[str, Plan]]:
        """What may be put down, and the kind that then kills; the quickest ends first."""
        for kind in sorted(KINDS, key=lambda kind: self._round(kind, self.goal)):
            if self._round(kind, self.goal) == ROUNDS:
                continue
            ends = self.leaps[kind].grow(1 << self.goal) & ~(1 << self.goal)
            ends &= self.sources[kind] | self.rounds[kind][-1] | self.made & self.forts
            for end in sorted(members(ends), key=self._soonest):
                for order in ORDERS:
                    self.plan, self.joined, self.kind, self.order = {}, self.linked, kind, order
                    if self._stand(kind, end):
                        yield kind, self.plan

    def _round(self, kind: str, cell: Cell) -> int:
        """The first round in which a kind could step onto a cell; `ROUNDS`: in none."""
        rounds = self.rounds[kind]
        return next((n for n, cells in enumerate(rounds) if cells >> cell & 1), ROUNDS)

    def _soonest(self, cell: Cell) -> int:
        return min(self._round(kind, cell) for kind in KINDS)

    def _gives(self, kind: str, cell: Cell) -> bool:
        """Whether a cell is a source of a kind once it is linked."""
        if self.sources[kind] >> cell & 1:
            return True
        return cell in self.plan and (self.plan[cell] == kind or bool(self.forts >> cell & 1))

    def _stand(self, kind: str, cell: Cell) -> bool:
        """Plans a linked source of a kind on a cell; whether the turn is long enough for it."""
        if not self._gives(kind, cell):
            others = [k for k in self.order if k != kind] if self.forts >> cell & 1 else []
            kinds = sorted([kind, *others], key=lambda k: self._round(k, cell))
            if cell in self.plan or not any(self._put(k, cell) for k in kinds):
                return False
        return self._link(cell)

    def _put(self, kind: str, cell: Cell) -> bool:
        """Plans a step of a kind onto a cell, from a source that is there or planned too."""
        number = self._round(kind, cell)
        if number == ROUNDS or not self.patience or not self._fits(kind):
            return False
        self.patience -= 1
        beside = self.leaps[kind].grow(1 << cell) & ~(1 << cell) & ~(1 << self.goal)
        ready = [c for c in members(beside & self.joined) if self._gives(kind, c)]
        if not ready:
            before = self.sources[kind] | (self.rounds[kind][number - 1] if number else 0)
            before |= union(self.rounds[k][number - 1] for k in KINDS) & self.forts
            distances = self._distances()
            choices = sorted(members(beside & before), key=lambda c: distances.get(c, ROUNDS))
            self.plan[cell] = kind  # counted while its source is planned
            made = any(self._tried(kind, choice) for choice in choices[:2])
            del self.plan[cell]
            if not made:
                return False
        self.plan[cell] = kind
        return True

    def _tried(self, kind: str, cell: Cell) -> bool:
        plan, joined = dict(self.plan), self.joined
        if self._stand(kind, cell):
            return True
        self.plan, self.joined = plan, joined
        return False

    def _fits(self, kind: str) -> bool:
        """Whether one more step of a kind and the kill leave the turn legal (W8)."""
        counts = [*self.plan.values(), kind, self.kind]
        used = zip(KINDS, self.position.used, strict=True)
        return exchanges([number + counts.count(k) for k, number in used]) >= 0

    def _distances(self) -> dict[Cell, int]:
        """How many cells lie between what is joined and the cells about it."""
        found: dict[Cell, int] = {}
        for number, ring in enumerate(self._rings()):
            for cell in members(self.near.grow(ring) & ~self.joined):
                found.setdefault(cell, number)
        return found

    def _rings(self) -> list[Cells]:
        """What is joined, then what one more unit, two more … could join to it."""
        ways, own = self.made & ~self.own, self.own
        rings, seen = [self.joined], self.joined
        for _ in range(ROUNDS - 1):
            ring = self.near.flood(self.near.grow(seen) & ways & ~seen, own & ~seen)
            if not ring:
                break
            rings.append(ring)
            seen |= ring
        return rings

    def _link(self, cell: Cell) -> bool:
        """Plans the units by which a cell is linked; whether the turn is long enough."""
        here = 1 << cell
        if not self.near.grow(self.joined) & here:
            for unit in self._way(here):
                kinds = list(self.order)
                if self.order != KINDS:  # leapers where one leap is enough
                    kinds.sort(key=lambda kind: self._round(kind, unit) > 0)
                if unit not in self.plan and not any(self._tried(k, unit) for k in kinds):
                    return False
        if not self.near.grow(self.joined) & here:
            return False
        planned = union(1 << unit for unit in self.plan)
        self.joined = self.near.flood(self.joined | here, self.own | planned)
        return True

    def _way(self, here: Cells) -> list[Cell]:
        """The cells to fill between what is joined and a cell, from the former on; the fewest."""
        rings = self._rings()
        reached = self.near.flood(here, self.own)
        number = next((n for n, r in enumerate(rings) if self.near.grow(r) & reached), 0)
        way: list[Cell] = []
        while number > 0:
            fits = self.near.grow(reached) & rings[number] & ~self.own & ~here
            if not fits:
                return []
            cell = min(members(fits), key=self._soonest)
            way.insert(0, cell)
            reached = self.near.flood(1 << cell, self.own)
            number -= 1
        return way

    def in_order(self, plan: Plan, kind: str) -> list[Step] | None:
        """The planned steps and the kill in an order that the rules allow; None: there is none.

        Any order that goes on will do: own steps take nothing away but from the numbers (W8).
        """
        names, position, turn = self.game.board.names, self.position, list[Step]()
        waiting = [(cell, Step(kind, names[cell])) for cell, kind in plan.items()]
        while True:
            reach = self.game.reach(position, self.seat)
            if reach.get(kind, 0) >> self.goal & 1:
                return [*turn, Step(kind, names[self.goal])]
            steps = (w for w in waiting if reach.get(w[1].kind, 0) >> w[0] & 1)
            chosen = next(steps, None)
            if chosen is None:
                return None
            waiting.remove(chosen)
            turn.append(chosen[1])
            position = self.game.after(position, chosen[1])
            if position.to_move != self.seat or position.used == UNUSED:
                return None


_EMPTY = bytes(ord("1") if code == EMPTY else ord("0") for code in range(256))
