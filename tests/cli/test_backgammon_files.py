"""Backgammon's formats on the command line: `.mat` files, GNU's identifiers (B16)."""

from __future__ import annotations

from pathlib import Path

from tests.cli.conftest import Parlour

DATA = Path(__file__).parents[1] / "data" / "backgammon"


def test_b16_convert_to_mat(parlour: Parlour, tmp_path: Path) -> None:
    target, again = tmp_path / "out.mat", tmp_path / "again.mat"
    assert parlour("convert", str(DATA / "condensed.txt"), str(target)) == (0, "", "")
    text = target.read_text("utf-8")
    assert text.startswith('; [Site "Sample studio"]\n')
    assert text.endswith("Wins 2 points and the match\n")
    assert parlour("convert", str(target), str(again)) == (0, "", "")
    assert again.read_text("utf-8") == text


def test_b16_replay_of_two_dialects(parlour: Parlour) -> None:
    for name in ("repeated.mat", "condensed.txt"):
        ran = parlour("replay", str(DATA / name))
        assert (ran.status, ran.err) == (0, "")
        assert ran.lines[-2] == "  score: 1-4"
        assert ran.lines[-1].endswith("Player 2 wins the match 4:1 (B13).")


def test_b16_an_illegal_play_is_named(parlour: Parlour, tmp_path: Path) -> None:
    file = tmp_path / "wrong.mat"
    file.write_text((DATA / "repeated.mat").read_text("utf-8").replace("41: 13/9", "41: 13/8", 1))
    ran = parlour("replay", str(file))
    assert (ran.status, ran.out) == (1, "")
    assert ran.err == (
        f"{file}:17: 41: 13/8 24/23: no legal play of 4-1 ends where ‘13/8 24/23’ does\n"
    )


def test_b16_a_position_by_its_gnu_id(parlour: Parlour) -> None:
    ran = parlour("show", "backgammon", "--position", "OHeDAUhjm8gBIQ:cBGgAAAAAAAE")
    assert ran.status == 0
    assert "XGID=aBa-BBB-A--AbC---bccAc--A-:0:0:1:D:0:0:0:5:10 -" in ran.out
    ran = parlour("show", "backgammon", "--position", "OHeDAUhjm8gBI")
    assert (ran.status, ran.out) == (2, "")
    assert "the Position ID ‘OHeDAUhjm8gBI’ has 13 characters; it needs 14" in ran.err
