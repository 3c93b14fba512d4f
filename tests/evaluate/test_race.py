"""Races against the plainest counting, ring by ring."""

from __future__ import annotations

from random import Random

from parlour.evaluate.race import FAR, distances, first_reached, menace, shares_of, waits
from parlour.games.cells import around, collect, members
from parlour.games.grid import sheet

BOARD = sheet(6, 5)
CELLS = len(BOARD.cells)


def some(random: Random, part: float) -> int:
    return collect(cell for cell in range(CELLS) if random.random() < part)


def steps_from(front: int, free: int) -> dict[int, int]:
    """Plain breadth-first search: the step at which each cell is reached, 1 in the front."""
    found = dict.fromkeys(members(front), 1)
    queue = list(found)
    for cell in queue:
        for near in BOARD.neighbours[cell]:
            if near not in found and free >> near & 1:
                found[near] = found[cell] + 1
                queue.append(near)
    return found


def test_distances_are_those_of_a_plain_search() -> None:
    for seed in range(100):
        random = Random(seed)
        front, free = some(random, 0.1), some(random, 0.6)
        plain = steps_from(front, free)
        targets = [1 << cell for cell in range(CELLS)]
        found = distances(around(BOARD).grow, front, free, targets, 5)
        wanted = [plain[cell] if plain.get(cell, FAR) <= 5 else FAR for cell in range(CELLS)]
        assert found == wanted


def test_each_cell_goes_to_whoever_comes_first() -> None:
    """Two seats without obstacles between them: the nearer one, on a tie the first to move."""
    grow, everywhere = around(BOARD).grow, (1 << CELLS) - 1
    for first in (0, 1):
        fronts = [1 << BOARD.index["a3"], 1 << BOARD.index["f3"]]
        owned = first_reached(grow, fronts, [everywhere] * 2, first)
        plain = [steps_from(front, everywhere) for front in fronts]
        for cell in range(CELLS):
            mine, theirs = plain[first][cell], plain[1 - first][cell]
            assert owned[first] >> cell & 1 == (mine <= theirs)
            assert owned[1 - first] >> cell & 1 == (theirs < mine)


def test_a_turn_of_several_steps_grows_several_rings() -> None:
    """On six columns: what is left of the first turn, then whole turns of two rings."""
    grow, everywhere = around(BOARD).grow, (1 << CELLS) - 1
    fronts = [1 << BOARD.index["a3"], 1 << BOARD.index["f3"]]
    for left, columns in ((0, 2), (1, 3), (2, 4), (3, 4), (4, 4), (5, 5)):
        owned = first_reached(grow, fronts, [everywhere] * 2, 0, left, 2)
        row = owned[0] >> BOARD.index["a3"] & 0b111111
        assert row.bit_count() == columns, left


def test_no_cell_has_two_owners_and_walls_have_none() -> None:
    for seed in range(100):
        random = Random(seed)
        free = some(random, 0.6)
        fronts = [some(random, 0.05) & free for _ in range(3)]
        owned = first_reached(around(BOARD).grow, fronts, [free] * 3, seed % 3, 2, 3)
        assert owned[0] & owned[1] == owned[0] & owned[2] == owned[1] & owned[2] == 0
        reached = {c for front in fronts for c in steps_from(front, free)}
        assert owned[0] | owned[1] | owned[2] == collect(reached)


def test_menace_grows_as_the_enemy_comes_nearer() -> None:
    for left, away in ((0, 0), (0, 2), (3, 1)):
        near = [menace(distance, 5, left, away) for distance in range(1, 20)]
        assert near == sorted(near, reverse=True)
        assert near[-1] == 0 < near[0] <= 1
    assert menace(3, 5, 3, 1) > 0.9 > menace(4, 5, 3, 1)
    assert menace(5, 5, 0, 0) > menace(5, 5, 0, 1) > menace(5, 5, 0, 2)


def test_waits_count_the_turns_of_seats_still_in() -> None:
    assert waits(0, [True] * 4) == [3, 0, 1, 2]
    assert waits(2, [True, False, True, True]) == [1, 2, 2, 0]


def test_shares_sum_to_one_and_whoever_is_out_has_none() -> None:
    shares = shares_of([1.0, None, 0.5, -40.0])
    assert abs(sum(shares) - 1) < 1e-9
    assert shares[0] > shares[2] > shares[3] > shares[1] == 0
