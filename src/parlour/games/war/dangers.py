"""Whether a general can be killed in one turn, by a turn that does it; else how far enemies are."""

from __future__ import annotations

from parlour.games.cells import around, where
from parlour.games.dangers import Danger, nearest
from parlour.games.grid import Cell
from parlour.games.war.hunt import Hunter
from parlour.games.war.rules import GONE, OWN, TARGETS, Position, War, sources_of


def dangers(game: War, position: Position) -> list[Danger]:
    """For each seat still in, the enemy nearest to its general, if any can get there at all.

    `turns` is 1 where a turn that kills has been found; a shorter one may have been overlooked.
    For others `steps` counts infantry.
    """
    if game.is_over(position):
        return []
    generals = game.generals(position)
    still_in = [seat for seat, cell in enumerate(generals) if cell != GONE]
    hunters = {seat: Hunter(game, position, seat) for seat in still_in}
    found = [
        nearest(
            Danger(seat, generals[seat], by, *hunted)
            for by in still_in
            if by != seat and (hunted := _hunted(game, position, hunters[by], generals[seat]))
        )
        for seat in still_in
    ]
    return [danger for danger in found if danger is not None]


def _hunted(
    game: War, position: Position, by: Hunter, general: Cell
) -> tuple[int, int | None, bool] | None:
    """Steps, turns and whether fewer steps surely do not suffice."""
    turn = by.killing_turn(general)
    if turn is not None:
        return len(turn), 1, len(turn) == by.fewest(general)
    steps = march(game, position, by.seat, general)
    return None if steps is None else (steps, None, True)


def march(game: War, position: Position, seat: int, goal: Cell) -> int | None:
    """The fewest infantry steps of `seat` that end on `goal`, if any do."""
    near, cells = around(game.board), position.cells
    own, free = where(cells, OWN[seat]), where(cells, TARGETS[seat])
    infantry = where(cells, sources_of(seat, "I", game.fortress))
    linked, steps = game.linked(position, seat), 0
    sources = linked & infantry
    while ring := near.grow(sources) & free:
        steps += 1
        if ring >> goal & 1:
            return steps
        free &= ~ring
        linked = near.flood(linked | ring, own)
        sources |= ring | linked & infantry
    return None
