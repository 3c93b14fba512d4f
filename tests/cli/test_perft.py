"""`parlour perft`."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour import native
from parlour.games import load
from parlour.perft import perft
from tests.cli.conftest import Parlour


def test_the_count_is_printed_alone(parlour: Parlour) -> None:
    assert parlour("perft", "slime-trail", "3") == (0, "368\n", "")
    assert parlour("perft", "slime-trail", "0") == (0, "1\n", "")


def test_counting_in_parts_changes_nothing(parlour: Parlour) -> None:
    game = load("ataxx", size="4x4")
    for depth in range(5):
        ran = parlour("perft", "ataxx", str(depth), "--set", "size=4x4")
        assert int(ran.out) == perft(game, game.start(), depth)


def test_divide_adds_up(parlour: Parlour) -> None:
    *moves, total = parlour("perft", "slime-trail", "3", "--divide").lines
    assert [line.split()[0] for line in moves] == ["c3", "c4", "c5", "d3", "d5", "e3", "e4", "e5"]
    assert sum(int(line.split()[1]) for line in moves) == int(total) == 368


def test_a_finished_game_has_no_paths(parlour: Parlour) -> None:
    assert parlour("perft", "slime-trail", "2", "--position", "2s/3/3 1").out == "0\n"


def test_a_table_is_checked(parlour: Parlour, tmp_path: Path) -> None:
    csv = tmp_path / "table.csv"
    csv.write_text("fen,depth,nodes\n3/1s1/3 1,0,1\n3/1s1/3 1,1,9\n3/1s1/3 1,1,8\n")
    ran = parlour("perft", "slime-trail", "--suite", str(csv))
    assert (ran.status, ran.out) == (1, "")
    assert ran.err == f"{csv}:3: at depth 1 there are 8 paths, but the table says 9\n"


def test_our_own_tables_set_options_and_have_comments(parlour: Parlour, tmp_path: Path) -> None:
    table = tmp_path / "table.perft"
    table.write_text(
        "# positions hold a # too\n3/1s1/3 1 ;D1 8 # all around\n"
        "set pie=on\n3/2s/1#1 2 ;D1 5\nset\n3/2s/1#1 2 ;D1 4 ;D2 1_000\n"
    )
    ran = parlour("perft", "slime-trail", "--suite", str(table))
    assert ran.err == f"{table}:6: at depth 2 there are 11 paths, but the table says 1000\n"


def test_a_table_that_agrees_says_so(parlour: Parlour, tmp_path: Path) -> None:
    csv = tmp_path / "table.csv"
    csv.write_text("fen,depth,nodes\n3/1s1/3 1,0,1\n3/1s1/3 1,1,8\n3/1s1/3 1,5,999999\n")
    ran = parlour("perft", "slime-trail", "--suite", str(csv), "--max-nodes", "100")
    assert ran == (0, "all 2 counts agree, 1 above the limit left out\n", "")


def test_tables_that_cannot_be_read(parlour: Parlour, tmp_path: Path) -> None:
    for text in ("3/1s1/3 1", "3/1s1/3 1 ;D1", "3/1s1/3 1 ;Dx 1", f"3/1s1/3 1 ;D1 {'9' * 5000}"):
        file = tmp_path / "bad.perft"
        file.write_text(f"\n{text}\n")
        ran = parlour("perft", "slime-trail", "--suite", str(file))
        assert ran.status == 2
        assert f"{file}:2: " in ran.err
    file.write_text("\n\nnonsense ;D1 1\n")
    ran = parlour("perft", "slime-trail", "--suite", str(file))
    assert ran.status == 2
    assert f"{file}:3: " in ran.err


def test_usage(parlour: Parlour) -> None:
    assert "DEPTH" in parlour("perft", "slime-trail").err
    assert parlour("perft", "slime-trail", "-1").status == 2
    assert "own positions" in parlour("perft", "slime-trail", "2", "--suite", "x").err


def test_the_compiled_core_counts_the_same(parlour: Parlour) -> None:
    ran = parlour("perft", "ataxx", "3", "--core", "native", "--divide")
    if native.available():
        assert ran.status == 0
        assert ran.out == parlour("perft", "ataxx", "3", "--divide").out
        assert parlour("perft", "ataxx", "6", "--core", "native").out == "141865520\n"
    else:
        assert ran.status == 2


def test_the_compiled_core_is_refused_where_it_is_absent(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARLOUR_CORE", "python")
    ran = parlour("perft", "slime-trail", "2", "--core", "native")
    assert ran.status == 2
    assert "--core native is not possible" in ran.err
