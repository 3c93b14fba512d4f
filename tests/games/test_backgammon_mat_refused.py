"""`.mat`: what is refused, and how it is said (B16)."""

from __future__ import annotations

import pytest

from parlour.game import ParlourError
from parlour.games.backgammon.formats import mat
from tests.games.mat_texts import MATCH, game, refused


@pytest.mark.parametrize(
    ("ours", "theirs", "code", "line"),
    [
        ("31: 8/5 6/5  ", "31: 8/5 6/4  ", "backgammon-play", "10: 31: 8/5 6/4"),
        ("31: 8/5 6/5  ", "31: 8/5      ", "backgammon-mat-short", "10: 31: 8/5"),
        ("31: 8/5 6/5  ", "33: 8/5 6/5  ", "backgammon-tie", "10: 33: 8/5 6/5"),
        ("31: 8/5 6/5  ", "31:          ", "backgammon-pass", "10: 31:"),
        ("66:", "55:", "backgammon-pass", "14: 55:"),
        (
            "41: 10/6 24/23\n",
            "\n  6) 21: bar/23 6/5\n",
            "backgammon-mat-turn",
            "15: 21: bar/23 6/5",
        ),
        (" Takes", "31: 8/5 6/5", "backgammon-answer-due", "12: 31: 8/5 6/5"),
        (" Takes", "  Rolls", "backgammon-answer-due", "12: Rolls"),
        ("  4) 54: 24/15 ", "  4)  Takes    ", "backgammon-no-double", "13: Takes"),
        ("42: 8/4 6/4\n", "11/7 11/9\n", "backgammon-mat-no-dice", "10: 11/7 11/9"),
        ("42: 8/4 6/4\n", "8/4\n", "backgammon-mat-no-dice", "10: 8/4"),
    ],
)
def test_illegal_cells_name_the_line_and_the_text(
    ours: str, theirs: str, code: str, line: str
) -> None:
    error = refused(MATCH.replace(ours, theirs, 1))
    assert (error.code, error.where) == (code, f"match.mat:{line}")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "backgammon-mat-empty"),
        (" 5 point match\n", "backgammon-mat-empty"),
        (" Game 1\n Ann : 0   Bob : 0\n", "backgammon-mat-length"),
        (" 5 point match\n  1) 31: 8/5 6/5\n", "backgammon-mat-line"),
        (" 5 point match\n Game 1\n  1) 31: 8/5 6/5\n", "backgammon-mat-names"),
        (game("  1) 31: 8/5 6/5  42: 8/4 6/4 61: 13/7 8/7"), "backgammon-mat-columns"),
        (game("  1) 31: 8/5 6/5     Wins a lot"), "backgammon-mat-wins"),
        (game("  1) 31: 8/five"), "backgammon-move"),
        (game("", '; [Variation "Tavla"]\n 5 point match'), "backgammon-mat-tag"),
        (game("", '; [Crawford "perhaps"]\n 5 point match'), "backgammon-mat-tag"),
        (game("", '; [Automatic Doubles "many"]\n 0 point match'), "option-number"),
        (game("", " 99999 point match"), "option-number"),
        (game('; [XGID "nonsense"]'), "backgammon-xgid-fields"),
    ],
)
def test_what_cannot_be_read(text: str, code: str) -> None:
    error = refused(text, ParlourError)
    assert error.code == code
    assert error.where is not None
    assert error.where.startswith("match.mat")


def test_other_texts_are_not_recognised() -> None:
    for text in ("", "\n", "5 points", '[Game "ataxx"]\n\n; 7 point match\n1. g2 *', "Game over"):
        assert not mat.recognises(text)
