"""`parlour bearoff`: tables made, kept, made again, refused."""

from __future__ import annotations

import pytest

from parlour import native
from parlour.evaluate.backgammon import bearoff
from tests.cli.conftest import Parlour

pytestmark = pytest.mark.skipif(not native.available(), reason="there is no compiled core here")


def test_tables_are_made_once(parlour: Parlour) -> None:
    made = parlour("bearoff")
    assert made.status == 0
    assert [line.split(": ")[1][:4] for line in made.lines] == ["made", "made"]
    kept = parlour("bearoff")
    assert [line.split(": ")[1][:5] for line in kept.lines] == ["there", "there"]
    assert {path.name for path in bearoff.folder().iterdir()} == {
        "one-sided-6x15.table",
        "two-sided-6x6.table",
    }


def test_other_sizes(parlour: Parlour) -> None:
    ran = parlour("bearoff", "--points", "7", "--checkers", "4")
    assert ran.status == 0 and "one-sided-7x4.table: made" in ran.out
    ran = parlour("bearoff", "--two-sided", "--points", "4", "--checkers", "3", "--threads", "2")
    assert ran.status == 0 and "two-sided-4x3.table: made" in ran.out


def test_a_damaged_table_is_said_and_made_again(parlour: Parlour) -> None:
    parlour("bearoff")
    path = bearoff.TWO_SIDED.path
    whole = path.read_bytes()
    path.write_bytes(whole[:-100])
    ran = parlour("bearoff")
    assert ran.status == 0
    # On a busy machine progress is told as well.
    assert ran.err.splitlines()[0] == (
        f"{path} is not a whole bear-off table (its writing was broken off), so it is made anew"
    )
    assert f"{path}: made" in ran.out and path.read_bytes() == whole


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("--hypergammon", "--points", "6"), "--hypergammon is one fixed table"),
        (("--two-sided", "--points", "10", "--checkers", "9"), "of 10 points and 9 checkers"),
        (("--two-sided", "--points", "1", "--checkers", "15"), "of 1 points and 15 checkers"),
        (("--points", "11"), "--points"),
    ],
)
def test_what_cannot_be_made_is_refused(
    parlour: Parlour, options: tuple[str, ...], sentence: str
) -> None:
    ran = parlour("bearoff", *options)
    assert ran.status == 2 and sentence in ran.err and len(ran.err.splitlines()) == 1
    assert not bearoff.folder().exists()


def test_without_the_core_it_says_so(parlour: Parlour, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_CORE", "python")
    ran = parlour("bearoff")
    assert ran.status == 2 and "compiled core" in ran.err
