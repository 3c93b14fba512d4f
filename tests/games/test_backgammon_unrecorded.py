"""What is no record, or a position with one wrong field, is told by what is wrong with it."""

from __future__ import annotations

from pathlib import Path

import pytest

import parlour
from parlour import TextError, files
from parlour.games import open_position, read_position
from tests.games.test_backgammon_exports import PLAY

ANALYSED = Path(__file__).parents[1] / "data" / "backgammon" / "analysed.txt"
BOARD = "-b----E-C---eE---c-e----B-"


def said(text: str) -> str:
    with pytest.raises(TextError) as refused:
        files.read(text)
    return str(refused.value)


def test_analyses_and_positions_are_told_from_records() -> None:
    gnu = said(ANALYSED.read_text())
    assert "GNU Backgammon" in gnu and "`parlour analyse`" in gnu
    assert "eXtreme Gammon" in said(PLAY) and "`parlour analyse`" in said(PLAY)
    cut = "\n".join(PLAY.splitlines()[:20])
    assert "its end" in said(cut) and "is missing" in said(cut)
    assert "--position" in said(f"here it is\nXGID={BOARD}:0:0:1:31:0:0:1:0:10\n")
    assert "--position" in said("one line\nXGID=nonsense\n")


def test_an_empty_file_is_told_to_be_empty(tmp_path: Path) -> None:
    file = tmp_path / "match.mat"
    file.write_text(" \n\n")
    with pytest.raises(TextError, match=r"match\.mat: the file is empty"):
        files.read(file)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (f"XGID={BOARD[:-1]}q:0:0:1:31:0:0:1:0:10", ["‘q’", "26"]),
        (f"XGID={BOARD.replace('C', 'P')}:0:0:1:31:0:0:1:0:10", ["‘P’", "number 9"]),
        (f"XGID={BOARD}-:0:0:1:31:0:0:1:0:10", ["27 characters"]),
        (f"see\nXGID={BOARD[:-1]}q:0:0:1:31:0:0:1:0:10\nwell", ["‘q’", "26"]),
        (f"see\nXGID: {BOARD}:0:0:1:77:0:0:1:0:10\nwell", ["‘77’"]),
    ],
)
def test_what_is_wrong_with_an_xgid_is_named(text: str, words: list[str]) -> None:
    with pytest.raises(TextError) as refused:
        open_position("backgammon", text, None, {})
    assert all(word in str(refused.value) for word in words), str(refused.value)


MONEY = {"cube": "on"}
BEAVERS = MONEY | {"beavers": "on"}


@pytest.mark.parametrize(
    ("fields", "options", "words"),
    [
        ("1:1:-1:D:0:0:1:0:10", MONEY, ["owner", "0 | -1", "not 1"]),
        ("0:0:1:D:6:0:1:7:10", {"match": "7"}, ["no cube"]),
        ("1:-1:1:B:0:0:1:0:10", MONEY, ["beavers=on"]),
        ("1:1:1:B:0:0:3:0:10", BEAVERS, ["owner", "must be -1", "not 1"]),
        ("0:-1:1:B:0:0:3:0:10", BEAVERS, ["at least 1", "not 0"]),
        ("2:-1:1:R:0:0:3:0:10", BEAVERS, ["raccoons=on"]),
        ("1:-1:1:R:0:0:3:0:10", BEAVERS | {"raccoons": "on"}, ["at least 2", "not 1"]),
    ],
)
def test_which_field_does_not_fit_an_answer_is_named(
    fields: str, options: dict[str, str], words: list[str]
) -> None:
    """B18: while an answer is due."""
    game = parlour.load("backgammon", **options)
    with pytest.raises(TextError) as refused:
        read_position(game, f"XGID={BOARD}:{fields}")
    assert all(word in str(refused.value) for word in words), str(refused.value)
