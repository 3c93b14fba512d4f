"""Classes of errors, ratings, and the JSON that the page reads."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.analysis.judged import (
    CHECKER,
    CLASSES,
    CUBE,
    RESIGN,
    TAKE,
    Analysis,
    Candidate,
    CubeEquities,
    Decision,
    JudgedGame,
    grade,
    summed,
)

FIVE = (0.5, 0.1, 0.0, 0.1, 0.0)
GOOD = Decision(3, 0, CHECKER, "-", "31", "8/5 6/5", "8/5 6/5", 0.0, False, True, 0.2, 0.1)
DECISIONS = (
    GOOD,
    replace(GOOD, loss=0.03, luck=-0.4, candidates=(Candidate("8/5 6/5", 0.2, 0.0, FIVE, 2),)),
    replace(GOOD, forced=True, counts=False, luck=None),
    replace(GOOD, kind=CUBE, loss=0.06, luck=None, cube=CubeEquities(0.1, 0.2, 1.0, "no double")),
    replace(GOOD, kind=CUBE, counts=False, luck=None),
    replace(GOOD, kind=TAKE, loss=0.5, luck=None),
    replace(GOOD, kind=RESIGN, loss=1.0, counts=False, luck=None, resigned=1),
)
WEB = Path(__file__).parents[2] / "web" / "src" / "analyse" / "types.ts"


@pytest.mark.parametrize(
    ("loss", "name"),
    [(0, "good"), (0.0299, "good"), (0.03, "doubtful"), (0.06, "bad"), (0.12, "very bad")],
)
def test_classes_begin_at_their_least_loss(loss: float, name: str) -> None:
    assert grade(loss) == name


def test_a_summary_counts_what_was_to_be_decided_and_leaves_out_resignations() -> None:
    found = summed("anna", DECISIONS)
    assert (found.decisions, found.unforced) == (6, 4)
    assert (found.checker_unforced, found.cube_unforced) == (2, 2)
    assert found.checker_loss == pytest.approx(0.03)
    assert found.cube_loss == pytest.approx(0.56)
    assert found.luck == pytest.approx(-0.3)
    assert found.errors == {"doubtful": 1, "bad": 1, "very bad": 1}
    # 500 times the mean loss of a decision that counts
    assert found.rating == pytest.approx(500 * 0.59 / 4)
    assert found.checker_rating == pytest.approx(500 * 0.03 / 2)
    assert found.cube_rating == pytest.approx(500 * 0.56 / 2)


def test_nothing_to_decide_has_no_rating() -> None:
    found = summed("boris", ())
    assert (found.rating, found.luck, found.mwc_loss) == (None, None, None)


def test_the_worst_errors_come_first() -> None:
    worst = _analysis().worst(2)
    assert [decision.loss for _, decision in worst] == [1.0, 0.5]
    assert _analysis().worst(9, seat=1) == []


def test_the_json_has_every_field_that_the_page_reads() -> None:
    plain = _analysis().plain()
    game = plain["games"][0]
    parts: dict[str, dict[str, Any]] = {
        "Analysis": plain,
        "AnalysedGame": game,
        "Summary": plain["summary"][0],
        "Decision": game["decisions"][0],
        "Candidate": game["decisions"][1]["candidates"][0],
        "CubeEquities": game["decisions"][3]["cube"],
    }
    fields = _interfaces(WEB.read_text("utf-8"))
    for name, made in parts.items():
        assert fields[name] and fields[name] <= set(made), name
    kinds = re.search(r"type Kind = ([^;]*);", WEB.read_text("utf-8"))
    assert kinds is not None
    assert {CHECKER, CUBE, TAKE} <= set(re.findall(r'"([a-z]+)"', kinds[1]))
    assert f'"{CLASSES[0][0]}"' in WEB.read_text("utf-8")


def _interfaces(source: str) -> dict[str, set[str]]:
    """The names of the fields of each interface, those of nested types left out."""
    found = re.findall(r"export interface (\w+) {\n(.*?)\n}", source, re.DOTALL)
    return {name: set(re.findall(r"^  (\w+)\??:", body, re.MULTILINE)) for name, body in found}


def _analysis() -> Analysis:
    game = JudgedGame(1, (0, 0), DECISIONS)
    sums = (summed("anna", DECISIONS), summed("boris", ()))
    return Analysis(
        "backgammon", ("anna", "boris"), 3, (3, 1), (game,), sums, 2, parlour.__version__
    )
