"""Sets of cells as whole numbers, checked against cells one by one."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.games.cells import (
    around,
    collect,
    leaps,
    members,
    pick,
    table,
    union,
    where,
)
from parlour.games.grid import RING, Sheet, sheet
from tests.plain_flood import plain_flood

KNIGHT = tuple((dx, dy) for dx in (-2, -1, 1, 2) for dy in (-2, -1, 1, 2) if abs(dx) != abs(dy))
SHEETS = st.builds(sheet, st.integers(1, 9), st.integers(1, 9))


@st.composite
def sheets_with_cells(draw: st.DrawFn, sets: int = 1) -> tuple[Sheet, list[set[int]]]:
    board = draw(SHEETS)
    return board, [draw(st.sets(st.sampled_from(board.cells))) for _ in range(sets)]


@given(sheets_with_cells(), st.sampled_from([1, 2, 5]))
def test_grow_reaches_what_single_steps_reach(
    found: tuple[Sheet, list[set[int]]], distance: int
) -> None:
    board, (cells,) = found
    directions = tuple((dx * distance, dy * distance) for dx, dy in RING)
    for steps, grow in (
        (directions, around(board, distance).grow),
        (directions, leaps(board, directions).grow),
        (KNIGHT, leaps(board, KNIGHT).grow),
    ):
        reached = cells.union(*(board.reach(steps)[cell] for cell in cells))
        assert set(members(grow(collect(cells)))) == reached


@given(sheets_with_cells(sets=2))
def test_flood_finds_all_that_hangs_together(found: tuple[Sheet, list[set[int]]]) -> None:
    board, (cells, conducts) = found
    flooded = around(board).flood(collect(cells), collect(conducts))
    assert set(members(flooded)) == plain_flood(board, cells, conducts)


@given(sheets_with_cells())
def test_rings_have_all_eight_neighbours_on_the_sheet(found: tuple[Sheet, list[set[int]]]) -> None:
    board, (cells,) = found
    centres = {
        cell
        for cell in board.cells
        if len(board.neighbours[cell]) == 8 and cells.issuperset(board.neighbours[cell])
    }
    assert set(members(around(board).rings(collect(cells)))) == centres


@given(sheets_with_cells(sets=2))
def test_members_union_and_pick_go_from_a1_on(found: tuple[Sheet, list[set[int]]]) -> None:
    board, (cells, others) = found
    assert list(members(collect(cells))) == sorted(cells)
    assert union([collect(cells), collect(others), 0]) == collect(cells | others)
    assert list(pick(board.names, collect(cells))) == [board.names[cell] for cell in sorted(cells)]


@pytest.mark.parametrize(("codes", "found"), [((), []), ((0,), [0, 3]), ((7, 255), [1, 2])])
def test_where_finds_the_codes_of_a_table(codes: tuple[int, ...], found: list[int]) -> None:
    assert list(members(where(bytes([0, 7, 255, 0]), table(codes)))) == found
