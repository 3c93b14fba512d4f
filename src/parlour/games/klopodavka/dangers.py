"""How many steps enemies need to kill a main bug, and whether one turn is enough."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.games.cells import Cells, around, members, union
from parlour.games.dangers import Danger, nearest
from parlour.games.klopodavka.rules import GONE, Klopodavka, Position


def dangers(game: Klopodavka, position: Position) -> list[Danger]:
    """For each seat still in, the enemy nearest to its main bug, if any can get there at all.

    Exact for one turn: what a turn kills on the way only opens ways for its player (K4).
    """
    if game.is_over(position):
        return []
    still_in = [seat for seat in range(game.players) if seat not in position.out]
    hunts = {seat: kills(game, position, seat) for seat in still_in}
    found = [
        nearest(
            Danger(seat, position.mains[seat], by, steps, turns(game, position, by, steps))
            for by in still_in
            if by != seat and (steps := hunts[by].get(seat))
        )
        for seat in still_in
    ]
    return [danger for danger in found if danger is not None]


def turns(game: Klopodavka, position: Position, seat: int, steps: int) -> int:
    """How many turns of `seat` so many steps take; the one under way may have fewer left."""
    first = position.left if seat == position.to_move else game.steps
    return 1 + max(0, -(-(steps - first) // game.steps))


def kills(game: Klopodavka, position: Position, seat: int) -> Mapping[int, int]:
    """The fewest steps in which `seat` kills each other main bug, nobody else moving."""
    found = _wave(game, position, seat, game.sources(position, seat), 0)
    if game.link == "main":  # what hangs together with another main bug is joined by a revolution
        own = position.live[seat] | position.painted[seat]
        near = around(game.board)
        for centre in members(game.centres(position, seat)):
            joined = near.flood(near.grow(1 << centre), own)
            for victim, steps in _wave(game, position, seat, joined, 1).items():
                found[victim] = min(steps, found.get(victim, steps))
    return found


def _wave(
    game: Klopodavka, position: Position, seat: int, sources: Cells, steps: int
) -> dict[int, int]:
    """Grows from the sources, a step a ring: own cells that are met join for nothing (K4)."""
    near, own = around(game.board), position.live[seat] | position.painted[seat]
    free = near.sheet & ~(own | union(position.painted))
    prey = {1 << cell: victim for victim, cell in enumerate(position.mains) if cell != GONE}
    wanted, found = union(prey) & free, dict[int, int]()
    while wanted and (ring := near.grow(sources) & free):
        steps += 1
        for cell, victim in prey.items():
            if ring & wanted & cell:
                found[victim] = steps
        free, wanted = free & ~ring, wanted & ~ring
        sources = near.flood(sources | ring, own)
    return found
