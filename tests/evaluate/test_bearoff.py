"""Bear-off tables beside the plainest computation and GNU Backgammon's figures; their files."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from parlour import native
from parlour.evaluate.backgammon import bearoff
from parlour.evaluate.backgammon.bearoff import STANDARD, Table
from parlour.game import TextError
from tests.evaluate import bear_off

pytestmark = pytest.mark.skipif(not native.available(), reason="there is no compiled core here")


@pytest.fixture(autouse=True)
def _own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    bearoff.tables.cache_clear()


def board(own: Sequence[int], enemy: Sequence[int]) -> list[int]:
    """Two homes, the lowest point first, as the owner of the first counts them."""
    places = [0] * 26
    for point, count in enumerate(own, 1):
        places[point] += count
    for point, count in enumerate(enemy, 1):
        places[25 - point] -= count
    return places


def made(*tables: Table) -> Any:
    """These tables, made in memory."""
    found = native.core().BearoffTables()
    for table in tables:
        file = table.make(native.core().Job())
        assert file is not None
        assert found.add(table.kind, file) == ""
    return found


@pytest.fixture(scope="module")
def files() -> dict[Table, bytes]:
    """The files of the two tables that engines make."""
    found = {table: table.make(native.core().Job()) for table in STANDARD}
    return {table: file for table, file in found.items() if file is not None}


@pytest.fixture(scope="module")
def standard(files: dict[Table, bytes]) -> Any:
    """Those tables."""
    found = native.core().BearoffTables()
    assert [found.add(table.kind, file) for table, file in files.items()] == ["", ""]
    return found


SMALL = 3, 3
"""Points and checkers of what is tried in the plainest way."""
HOMES = [home for home in bear_off.homes(*SMALL) if any(home)]


def test_fewest_rolls_are_those_of_the_plainest_computation() -> None:
    tables = made(Table("one-sided", *SMALL))
    for home in HOMES:
        assert tables.mean_rolls(board(home, ())) == pytest.approx(
            float(bear_off.mean(home)), abs=5e-5
        )


def test_chances_of_a_race_are_those_of_independent_rolls() -> None:
    tables = made(Table("one-sided", *SMALL))
    for own in HOMES:
        for enemy in HOMES:
            mine, theirs = bear_off.spread(own), bear_off.spread(enemy)
            wins = sum(p * q for n, p in mine.items() for m, q in theirs.items() if n < m)
            assert tables.race(board(own, enemy))[0] == pytest.approx(float(wins), abs=5e-5)


def test_two_sided_values_are_those_of_the_plainest_computation() -> None:
    tables = made(Table("two-sided", *SMALL))
    cubes = bear_off.CUBELESS, bear_off.CENTRED, bear_off.OWN, bear_off.THEIRS
    for mover in HOMES:
        for roller in HOMES:
            expected = [float(bear_off.rolled(roller, mover, cube)) for cube in cubes]
            assert tables.on_roll(board(mover, roller)) == pytest.approx(expected, abs=2e-5)


# On roll, the other, then rolling without the cube, with it centred, owned, the other's:
# `makebearoff -t 6x6` of GNU Backgammon 1.07.
TWO_SIDED = [
    ("100000", "100000", (1.0000, 1.0000, 1.0000, 1.0000)),
    ("000002", "000002", (0.5090, 0.6031, 0.6217, 0.4806)),
    ("000006", "000006", (0.3023, 0.4849, 0.5449, 0.2215)),
    ("111111", "111111", (0.4011, 0.6022, 0.6367, 0.3511)),
    ("301100", "000011", (-0.3783, -0.7673, -0.3551, -0.7740)),
    ("102001", "010101", (0.0097, -0.1087, 0.0729, -0.1362)),
    ("100021", "000020", (-0.5815, -0.8233, -0.5638, -0.8372)),
    ("101013", "102100", (-0.8375, -0.9491, -0.8353, -0.9507)),
    ("100101", "000002", (0.5524, 0.6181, 0.6447, 0.5210)),
    ("200010", "001001", (0.5019, 0.5061, 0.5061, 0.5017)),
    ("010021", "111021", (0.7907, 0.9334, 0.9346, 0.7852)),
    ("102010", "000010", (-0.7624, -0.8889, -0.7581, -0.8889)),
    ("111021", "010101", (-0.7563, -0.9335, -0.7498, -0.9335)),
    ("000021", "002210", (0.7348, 0.8868, 0.8885, 0.7266)),
]


@pytest.mark.parametrize(("roller", "mover", "values"), TWO_SIDED)
def test_two_sided_values_are_gnus(
    standard: Any, roller: str, mover: str, values: tuple[float, ...]
) -> None:
    at = board([int(count) for count in mover], [int(count) for count in roller])
    assert standard.on_roll(at) == pytest.approx(values, abs=2e-4)
    assert standard.race(at)[0] == pytest.approx((1 - values[0]) / 2, abs=1e-4)


# Who has just moved, who is on roll; wins, gammons won and lost, mean rolls of the first: from the
# distributions of GNU Backgammon 1.07 (gnubg_os0.bd).
ONE_SIDED = [
    ((0, 0, 0, 0, 0, 15), (0, 0, 0, 0, 0, 15), (0.40512, 0, 0), 12.2663),
    ((2, 2, 2, 3, 3, 3), (2, 2, 2, 3, 3, 3), (0.36963, 0, 0), 8.1389),
    ((1, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 15), (1, 0.52778, 0), 1),
    ((2, 1, 1, 0, 0, 0), (3, 3, 3, 2, 2, 2), (1, 0, 0), 1.8920),
    ((0, 0, 0, 5, 5, 5), (0, 0, 0, 3, 3, 4), (0.03136, 0, 0), 10.0738),
    ((7, 8, 0, 0, 0, 0), (0, 0, 0, 0, 4, 11), (0.98768, 0, 0), 6.9824),
]


@pytest.mark.parametrize(("own", "enemy", "chances", "rolls"), ONE_SIDED)
def test_races_are_gnus(
    standard: Any,
    own: Sequence[int],
    enemy: Sequence[int],
    chances: tuple[float, ...],
    rolls: float,
) -> None:
    win, win_gammon, win_backgammon, lose_gammon, lose_backgammon = standard.race(board(own, enemy))
    assert (win, win_gammon, lose_gammon) == pytest.approx(chances, abs=5e-5)
    assert win_backgammon == lose_backgammon == 0
    assert standard.mean_rolls(board(own, enemy)) == pytest.approx(rolls, abs=5e-4)


def test_what_no_table_knows_has_no_answer(standard: Any) -> None:
    outside = board((0,) * 6 + (1,), (1,))
    on_the_bar = [-1, 1, *(24 * [0])]
    assert standard.race(outside) is None and standard.mean_rolls(outside) is None
    assert standard.race(on_the_bar) is None and standard.on_roll(on_the_bar) is None
    assert standard.on_roll(board((7,), (1,))) is None  # more checkers than the two-sided has
    assert standard.on_roll(board((), (1,))) is None  # over
    assert standard.race(board((), (1,))) == (1, 0, 0, 0, 0)
    with pytest.raises(ValueError, match="too many"):
        standard.race([0, 16, *(24 * [0])])


def one_checker() -> dict[tuple[int, int], list[float]]:
    """A game with one checker a side, in the plainest way: five chances of who is on roll."""
    pairs = [(a, b) for a in range(1, 26) for b in range(1, 26) if a + b != 25]
    chances = {pair: [0.0] * 5 for pair in pairs}

    def equity(p: Sequence[float]) -> float:
        return 2 * p[0] - 1 + p[1] + p[2] - p[3] - p[4]

    def ends(own: int, other: int, dice: Sequence[int]) -> set[tuple[int, int, int]]:
        """Places of both and how many dice were played."""
        found = {(own, other, 0 if own else len(dice))}
        if own and dice:
            to = max(own - dice[0], 0)
            if not (to == 0 and own > 6):
                hit = to > 0 and to + other == 25
                found = {(a, b, n + 1) for a, b, n in ends(to, 25 if hit else other, dice[1:])}
        return found

    def plays(own: int, other: int, one: int, two: int) -> list[tuple[int, int]]:
        orders = [(one,) * 4] if one == two else [(one, two), (two, one)]
        reached = {end for order in orders for end in ends(own, other, order)}
        most = max(n for _, _, n in reached)  # both dice, if any order allows it (B7)
        return [(a, b) for a, b, n in reached if n == most]

    rolls = {
        pair: [(plays(*pair, *roll), ways) for roll, ways in bear_off.ROLLS.items()]
        for pair in pairs
    }
    for _ in range(12):
        for own, other in pairs:
            total = [0.0] * 5
            for reached, ways in rolls[own, other]:
                outcomes = []
                for a, b in reached:
                    if a == 0:  # the other has borne off none: a gammon, and more from its 19 on
                        outcomes.append([1, 1, float(b >= 19), 0, 0])
                    else:
                        win, g, bg, lg, lbg = chances[b, a]
                        outcomes.append([1 - win, lg, lbg, g, bg])
                best = max(outcomes, key=equity)
                total = [t + ways / 36 * p for t, p in zip(total, best, strict=True)]
            chances[own, other] = total
    return chances


def test_a_game_of_one_checker_is_that_of_the_plainest_computation() -> None:
    solved = native.core().make_hypergammon(1, 1, 2e-6, native.core().Job())
    assert solved is not None and solved[2] <= 2e-6
    tables = native.core().BearoffTables()
    assert tables.add("hypergammon", solved[0]) == ""
    for (roller, mover), expected in one_checker().items():
        places = [0] * 26
        places[mover] += 1
        places[25 - roller] -= 1
        win, g, bg, lg, lbg = tables.hypergammon(places)
        assert [1 - win, lg, lbg, g, bg] == pytest.approx(expected, abs=5e-5), (roller, mover)


def test_hypergammon_repeats_on_any_number_of_threads() -> None:
    job = native.core().Job
    one = native.core().make_hypergammon(1, 1, 1e-5, job())
    assert one == native.core().make_hypergammon(1, 2, 1e-5, job())


def test_a_stopped_job_makes_nothing() -> None:
    for table in (*STANDARD, bearoff.HYPERGAMMON):
        job = native.core().Job()
        job.stop()
        assert table.make(job) is None


def test_tables_are_kept_and_read_again() -> None:
    first = bearoff.tables()
    assert first is not None and all(table.path.exists() for table in STANDARD)
    times = [table.path.stat().st_mtime_ns for table in STANDARD]
    bearoff.tables.cache_clear()
    again = bearoff.tables()
    assert again is not None
    places = board((1, 2, 3), (3, 2, 1))
    assert again.on_roll(places) == first.on_roll(places)
    assert times == [table.path.stat().st_mtime_ns for table in STANDARD]
    assert not list(bearoff.folder().glob("*.part"))


DAMAGE = {
    "foreign": lambda file: (
        b"something else, and long enough to hold a whole header of a table...."
    ),
    "short": lambda file: file[:-1],
    "version": lambda file: file[:8] + b"\x63" + file[9:],
    "kind": lambda file: file[:12] + b"\x02" + file[13:],
    "damaged": lambda file: file[:5000] + bytes([file[5000] ^ 1]) + file[5001:],
}


@pytest.mark.parametrize("fault", DAMAGE)
def test_a_damaged_file_is_said_and_made_again(
    fault: str, files: dict[Table, bytes], caplog: pytest.LogCaptureFixture
) -> None:
    table, other = STANDARD
    whole = files[table]
    other.store(files[other])
    table.store(DAMAGE[fault](whole))
    with pytest.raises(TextError) as error:
        table.check()
    assert error.value.code == f"bearoff-{fault}"
    with caplog.at_level(logging.WARNING):
        assert bearoff.tables() is not None
    assert str(error.value) in caplog.messages
    assert table.path.read_bytes() == whole


@pytest.mark.parametrize("size", [0, 7, 40, 63, 64])
def test_a_file_of_any_length_is_refused(size: int) -> None:
    whole = Table("two-sided", 1, 1).make(native.core().Job())
    assert whole is not None
    assert native.core().BearoffTables().add("two-sided", whole[:size]) == "short"
