"""A turn of War that kills a general, looked for backwards from the kill and tried by the rules.

What a step needs is put down step by step: a source of its kind within its leap, and under it a
link to the own general, of units of any kinds. `Outlays` says for how many steps each is to be had.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

from parlour.games.cells import Cells, members, union
from parlour.games.grid import Cell
from parlour.games.war.outlays import LINK, NOTHING, Outlay, Outlays, less, within
from parlour.games.war.rules import KINDS, UNUSED, Position, Step, War, exchanges

ROUNDS = ((1, 60), (9, 300))
"""How many ways to put down the same unit are tried for each end of a turn, and how many cells."""
ENOUGH = 1500
"""Cells that are tried at most for one general; then no turn is found."""
CHOICES = 3
"""So many sources, or cells to link by, are tried for one step."""
SHORTER = 200
"""Cells that are tried at most for a shorter turn than the one that was found."""

Plan = dict[Cell, int]
"""Which kind, by its number, is put down where."""


def killing_turn(game: War, position: Position, seat: int, goal: Cell) -> list[Step] | None:
    """Steps of one turn of `seat` that kill on `goal`, the last being the kill; None: none found.

    What is found is legal. Now and then a turn is overlooked in which many units link each other,
    or a shorter one (`Hunter.fewest` says which ones are surely the shortest).
    """
    return Hunter(game, position, seat).killing_turn(goal)


class Hunter:
    """One seat after the generals of others, in its turn under way or in its next one."""

    def __init__(self, game: War, position: Position, seat: int) -> None:
        if seat != position.to_move:
            position = replace(position, to_move=seat, used=UNUSED)
        self.game, self.position, self.seat = game, position, seat
        self.outlays = Outlays(game, position)

    def killing_turn(self, goal: Cell) -> list[Step] | None:
        """Steps that kill on `goal`, the last being the kill, the fewest found; None: none found.

        The search ends with a turn that nothing can be shorter than, or when it has cost enough.
        """
        hunt, best, fewest = Hunt(self.outlays, self.position, goal), None, self.fewest(goal)
        for kind, plan in hunt.plans():
            if best is not None and len(plan) + 1 >= len(best):
                continue
            turn = self._in_order(plan, kind, goal)
            if turn is not None:
                if len(turn) == fewest:
                    return turn
                if best is None:
                    hunt.left = min(hunt.left, SHORTER)
                best = turn
        return best

    def fewest(self, goal: Cell) -> int | None:
        """No turn that kills on `goal` has fewer steps; None: there is no such turn."""
        kinds, hits = range(len(KINDS)), self.outlays.hits
        return min((sum(u) + 1 for kind in kinds for u in hits(kind, goal)), default=None)

    def _in_order(self, plan: Plan, kind: int, goal: Cell) -> list[Step] | None:
        """The planned steps and the kill in an order that the rules allow; None: there is none.

        Any order that goes on will do: own steps take nothing away but from the numbers (W8).
        """
        names, position, turn = self.game.board.names, self.position, list[Step]()
        seat, last = position.to_move, Step(KINDS[kind], names[goal])
        waiting = [(cell, Step(KINDS[number], names[cell])) for cell, number in plan.items()]
        while True:
            reach = self.game.reach(position, seat)
            if reach.get(last.kind, 0) >> goal & 1:
                return [*turn, last]
            steps = (w for w in waiting if reach.get(w[1].kind, 0) >> w[0] & 1)
            chosen = next(steps, None)
            if chosen is None:
                return None
            waiting.remove(chosen)
            turn.append(chosen[1])
            position = self.game.after(position, chosen[1])
            if position.to_move != seat or position.used == UNUSED:
                return None


class Hunt:
    """The plans for one general."""

    def __init__(self, outlays: Outlays, position: Position, goal: Cell) -> None:
        self.outlays, self.used, self.goal = outlays, position.used, goal
        self.away = ~(1 << goal)
        self.plan, self.joined, self.last = Plan(), outlays.linked[NOTHING], 0
        self.variants, self.patience = ROUNDS[0]
        self.left = ENOUGH
        """Cells that may still be tried, counted from one end of a turn to the next."""

    def plans(self) -> Iterator[tuple[int, Plan]]:
        """What may be put down, and the kind that then kills; the shortest ways first."""
        kinds, outlays = range(len(KINDS)), self.outlays
        ways = sorted((sum(u), kind, u) for kind in kinds for u in outlays.hits(kind, self.goal))
        for self.variants, most in ROUNDS:
            for _, kind, outlay in ways:
                for end in members(self._beside(kind, self.goal) & outlays.sources[outlay][kind]):
                    self.plan, self.joined, self.last = {}, outlays.linked[NOTHING], kind
                    given = self.patience = max(0, min(most, self.left))
                    for _ in self._stand(kind, end, outlay):
                        yield kind, self.plan
                    self.left -= given - self.patience

    def _beside(self, kind: int, cell: Cell) -> Cells:
        """From where a leap of a kind gets to a cell; not from the general's own."""
        return self.outlays.leaps[kind].grow(1 << cell) & ~(1 << cell) & self.away

    def _stand(self, kind: int, cell: Cell, bound: Outlay) -> Iterator[None]:
        """Ways to plan a linked source of a kind on a cell, for about so many steps."""
        if self._gives(kind, cell) and self.joined >> cell & 1:
            yield
            return
        for outlay in self.outlays.for_source(kind, cell):
            if not within(outlay, bound) or not self.patience:
                continue
            if self._gives(kind, cell):
                yield from self._link(cell, outlay)
            elif cell not in self.plan:
                is_fort = self.outlays.forts >> cell & 1
                for made in range(len(KINDS)) if is_fort else (kind,):
                    yield from self._set(made, cell, outlay)

    def _gives(self, kind: int, cell: Cell) -> bool:
        """Whether a cell is a source of a kind once it is linked."""
        if self.outlays.first[kind] >> cell & 1:
            return True
        fort = bool(self.outlays.forts >> cell & 1)
        return cell in self.plan and (self.plan[cell] == kind or fort)

    def _set(self, kind: int, cell: Cell, bound: Outlay) -> Iterator[None]:
        """Some ways to plan a linked unit of a kind on a cell."""
        if self.outlays.placed[bound][kind] >> cell & 1:
            ways = (None for _ in self._put(kind, cell, bound) for _ in self._link(cell, bound))
            yield from islice(ways, self.variants)

    def _put(self, kind: int, cell: Cell, bound: Outlay) -> Iterator[None]:
        """Ways to plan a step of a kind onto a cell, from a source that is there or planned too."""
        if not bound[kind] or not self.patience or not self._fits(kind):
            return
        self.patience -= 1
        beside, fewer = self._beside(kind, cell), less(bound, kind)
        self.plan[cell] = kind  # counted while its source is planned
        if any(self._gives(kind, source) for source in members(beside & self.joined)):
            yield
        else:
            found = beside & self.outlays.sources[fewer][kind]
            for source in self._sorted(found, kind, fewer):
                yield from self._stand(kind, source, fewer)
        del self.plan[cell]

    def _link(self, cell: Cell, bound: Outlay) -> Iterator[None]:
        """Ways to plan the units by which a cell hangs together with the own general."""
        joined, near, own = self.joined, self.outlays.near, self._own()
        group = near.flood(1 << cell, own)
        beside = near.grow(group)
        if beside & joined:
            self.joined = near.flood(joined, own)
            yield
        else:
            links = beside & ~group & self.away & self.outlays.linked[bound] & self.outlays.free
            for link in self._sorted(links, LINK, bound):
                for kind in range(len(KINDS)):
                    for _ in self._set(kind, link, bound):
                        self.joined = near.flood(self.joined, self._own())
                        yield
        self.joined = joined

    def _own(self) -> Cells:
        return self.outlays.own | union(1 << unit for unit in self.plan)

    def _sorted(self, cells: Cells, kind: int, bound: Outlay) -> list[Cell]:
        """The nearest cells by the steps to them; first those where a kill serves every kind."""
        ranked, beside = [], self.outlays.near.grow(self.joined)
        for cell in members(cells):
            outlays = self.outlays.for_source(kind, cell)
            steps = min((sum(u) for u in outlays if within(u, bound)), default=9)
            if self.joined >> cell & 1:
                steps = 0
            elif kind == LINK and beside >> cell & 1:
                steps = 1
            ranked.append((steps, not self.outlays.forts >> cell & 1, cell))
        return [cell for _, _, cell in sorted(ranked)[:CHOICES]]

    def _fits(self, kind: int) -> bool:
        """Whether one more step of a kind and the kill leave the turn legal (W8)."""
        counts = list(self.used)
        for number in (*self.plan.values(), kind, self.last):
            counts[number] += 1
        return exchanges(counts) >= 0
