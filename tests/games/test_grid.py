"""Cells as people type them: capitals, letters of another keyboard, what is no cell at all."""

from __future__ import annotations

import pytest

from parlour.game import TextError
from parlour.games import load, read_move
from parlour.games.grid import LOOK_ALIKES, latin, read_cell, sheet, without_j


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("A1", "a1"), ("а1", "a1"), ("С3", "c3"), ("к10", "k10"), ("В2", "b2"), ("аа1", "aa1")],
)
def test_letters_that_look_alike_are_the_cell_that_is_meant(typed: str, meant: str) -> None:
    board = sheet(30, 20, without_j)
    assert board.names[read_cell(board, typed)] == meant


def test_look_alikes_are_cyrillic_and_become_latin() -> None:
    for code, letter in LOOK_ALIKES.items():
        assert 0x400 <= code < 0x500 and chr(letter).isascii() and chr(letter).isalpha()
        assert chr(code).isupper() == chr(letter).isupper()


@pytest.mark.parametrize(
    ("typed", "code", "letter"),
    [
        ("б2", "cell-letter", "б"),
        ("ㅁ2", "cell-letter", "ㅁ"),
        ("в2", "cell-letter", "в"),  # looks like b only as a capital
        ("а19", "cell-unknown", None),
        ("J2", "cell-j", None),
        ("a٣", "cell-unknown", None),
    ],
)
def test_what_is_no_cell_is_told(typed: str, code: str, letter: str | None) -> None:
    with pytest.raises(TextError) as refused:
        read_cell(sheet(10, 10, without_j), typed)
    assert refused.value.code == code
    assert refused.value.values.get("letter") == letter
    assert typed in str(refused.value)


def test_the_columns_that_there_are_are_named() -> None:
    with pytest.raises(TextError, match="named a to g"):
        read_cell(sheet(7, 7, latin), "ж2")


@pytest.mark.parametrize(
    ("game", "typed", "meant"),
    [
        ("virus-war", "а1", "a1"),
        ("klopodavka", "!с3", "!c3"),
        ("slime-trail", "е5", "e5"),
        ("ataxx", "а1с3", "a1c3"),
        ("war", "Ка2", "Na2"),
        ("war", "Ср6", "Pp6"),
        ("war", "Тс1", "Tc1"),
    ],
)
def test_w10_moves_may_be_typed_on_a_russian_keyboard(game: str, typed: str, meant: str) -> None:
    rules = load(game)
    assert str(read_move(rules, rules.start(), typed)) == meant
