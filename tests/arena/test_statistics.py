"""Elo, SPRT and plain bounds against values that others publish."""

from __future__ import annotations

from math import inf, sqrt
from random import Random

import pytest

from parlour.arena.elo import elo_of, estimate, expected
from parlour.arena.shares import clopper_pearson, wilson
from parlour.arena.sprt import Sprt


@pytest.mark.parametrize(
    ("counts", "elo", "error", "normalized", "normalized_error", "better"),
    [
        # The values that fastchess tests itself with (app/tests/elo_test.cpp).
        ((89, 123, 76), None, None, -20.76, 40.13, 0.1553),
        ((96, 111, 136), 40.70, 30.43, 49.77, 36.77, 0.9960),
        ((356, 0, 34), None, None, -508.44, 34.48, None),
        ((34, 54, 31 + 32, 64, 75), 55.58, 27.65, 57.94, 28.28, 1.0),
        ((332, 433, 457 + 41, 333, 334), -8.64, 10.33, -9.17, 10.96, 0.0505),
        ((7895, 8757, 5485 + 200, 568, 9999), -21.04, 2.95, -19.01, 2.65, None),
    ],
)
def test_elo_is_what_fastchess_says(
    counts: tuple[int, ...],
    elo: float | None,
    error: float | None,
    normalized: float,
    normalized_error: float,
    better: float | None,
) -> None:
    found = estimate(counts)
    assert found is not None
    assert found.normalized == pytest.approx(normalized, abs=0.01)
    assert found.normalized_error == pytest.approx(normalized_error, abs=0.01)
    if elo is not None:
        assert found.elo == pytest.approx(elo, abs=0.01)
        assert found.elo_error == pytest.approx(error, abs=0.01)
    if better is not None:
        assert found.better == pytest.approx(better, abs=0.0001)


@pytest.mark.parametrize(
    ("counts", "model", "elo0", "elo1", "ratio"),
    [
        # The values that fastchess tests itself with (app/tests/sprt_test.cpp), but for those
        # where only one score came up: it counts scores that were never seen in another way.
        ((36027, 68692, 36433), "normalized", 0, 2, 0.92),
        ((10650, 20431, 10871), "normalized", -1.75, 0.25, 2.30),
        ((21184, 40708, 21404), "logistic", 0.5, 2.5, -1.57),
        ((57030, 106593, 57433), "logistic", 0, 2, -2.59),
        ((365, 16618, 36029 + 200, 16974, 390), "normalized", 0, 2, 2.25),
        ((127, 4883, 10311 + 401, 5150, 104), "normalized", -1.75, 0.25, 3.01),
        ((223, 9863, 20279 + 1000, 10037, 246), "logistic", 0.5, 2.5, -3.07),
        ((871, 26175, 55003 + 980, 26678, 821), "logistic", 0, 2, -4.98),
    ],
)
def test_the_ratio_is_what_fastchess_says(
    counts: tuple[int, ...], model: str, elo0: float, elo1: float, ratio: float
) -> None:
    test = Sprt(elo0, elo1, model=model)  # type: ignore[arg-type]
    assert test.ratio(counts) == pytest.approx(ratio, rel=0.01)


def test_an_even_match_says_so() -> None:
    found = estimate((10, 20, 40, 20, 10))
    assert found is not None
    assert (found.games, found.score, found.elo, found.better) == (200, 0.5, 0.0, 0.5)
    assert estimate((0, 0, 0)) is None


def test_a_clean_sweep_has_no_finite_elo() -> None:
    found = estimate((0, 0, 7))
    assert found is not None
    assert (found.score, found.elo, found.normalized, found.better) == (1.0, inf, inf, 1.0)
    assert (found.low, found.high) == (elo_of(wilson(7, 7)[0]), inf)
    assert elo_of(0.0) == -inf


def test_elo_and_score_are_inverse() -> None:
    assert [round(elo_of(expected(elo)), 6) for elo in (-400.0, 0.0, 35.0)] == [-400.0, 0.0, 35.0]
    # The definition: 400 points are odds of ten to one.
    assert expected(400) == pytest.approx(10 / 11)


@pytest.mark.parametrize(("model", "elo1"), [("logistic", 60.0), ("normalized", 80.0)])
def test_the_test_errs_as_often_as_it_says(model: str, elo1: float) -> None:
    """Pairs drawn at the two bounds: at most 5 % wrong verdicts, give or take three deviations."""
    runs, random = 80, Random(7)
    for truth, wrong in ((0.0, "accepted"), (elo1, "rejected")):
        test = Sprt(0.0, elo1, model=model)  # type: ignore[arg-type]
        shift = expected(truth) - 0.5 if model == "logistic" else truth / 347.436 * sqrt(0.2)
        # A win and a loss of 40 % each, 20 % draws, moved by the lead: variance about 0.2.
        weights = (0.4 - shift, 0.2, 0.4 + shift)
        errors = 0
        for _ in range(runs):
            counts, verdict = [0] * 5, None
            while verdict is None:
                for _ in range(12):
                    counts[sum(random.choices((0, 1, 2), weights, k=2))] += 1
                verdict = test.verdict(counts)
            errors += verdict == wrong
        assert errors / runs <= 0.05 + 3 * sqrt(0.05 * 0.95 / runs)


def test_plain_bounds_are_those_of_the_textbooks() -> None:
    # R. Newcombe, Statistics in Medicine 17 (1998), table I: 81 of 263, 15 of 148, 0 of 20.
    for wins, games, scored, exact in (
        (81, 263, (0.2553, 0.3662), (0.2527, 0.3676)),
        (15, 148, (0.0624, 0.1605), (0.0578, 0.1617)),
        (0, 20, (0.0, 0.1611), (0.0, 0.1684)),
    ):
        assert wilson(wins, games) == pytest.approx(scored, abs=0.00006)
        assert clopper_pearson(wins, games) == pytest.approx(exact, abs=0.00006)
    assert wilson(0, 0) == (0.0, 1.0)
    assert clopper_pearson(20, 20)[1] == 1.0
