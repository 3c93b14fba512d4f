"""A new game is a folder and one line: copied in, it has everything that works for every game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.toy.house import build, run


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("house"))


def test_it_is_on_the_command_line(house: Path) -> None:
    games = run(house, "parlour", "games", "--json")
    assert "nim" in [game["id"] for game in json.loads(games.stdout)]
    assert run(house, "parlour", "legal", "nim").stdout.split() == ["1", "2", "3"]
    perft = run(house, "parlour", "perft", "nim", "3", "--variant", "short")
    assert perft.stdout.split()[-1] == "10"  # ordered triples of 1…3 that sum to at most 5
    assert "Player 1 takes" in run(house, "parlour", "show", "nim", "--ascii").stdout
    refused = run(house, "parlour", "legal", "nim", "--position", "99 1")
    assert refused.returncode == 2
    assert "not a position" in refused.stderr


def test_the_computer_plays_it(house: Path) -> None:
    played = run(
        house, "parlour", "play", "nim", "--set", "heap=3", "--level", "3", "--side", "2",
        "--seed", "1", "--ascii", text="",
    )  # fmt: skip
    assert "Player 1: 3" in played.stdout, played.stdout + played.stderr
    assert "Player 1 took the last counter" in played.stdout


def test_the_conformance_suite_takes_it_in(house: Path) -> None:
    conformance = run(
        house, "pytest", "-q", "-p", "no:cacheprovider", "-k", "nim",
        "tests/conformance/test_conformance.py",
    )  # fmt: skip
    assert " passed" in conformance.stdout, conformance.stdout[-2000:]
    assert conformance.returncode == 0, conformance.stdout[-2000:]
