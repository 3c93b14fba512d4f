"""A new game is a folder and one line: copied in, it has everything that works for every game."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources with the game added: its folder, and one line of the registry."""
    folder = tmp_path_factory.mktemp("house")
    ignored = shutil.ignore_patterns("__pycache__", "page", "*.so")
    shutil.copytree(ROOT / "src", folder / "src", ignore=ignored)
    shutil.copytree(ROOT / "tests", folder / "tests", ignore=ignored)
    shutil.copytree(ROOT / "tests" / "toy" / "nim", folder / "src" / "parlour" / "games" / "nim")
    registry = folder / "src" / "parlour" / "games" / "__init__.py"
    lines = registry.read_text("utf-8").splitlines()
    lines.insert(lines.index("REGISTRY = {") + 1, '    "nim": "parlour.games.nim",')
    registry.write_text("\n".join(lines), "utf-8")
    return folder


def run(house: Path, *arguments: str, text: str = "") -> subprocess.CompletedProcess[str]:
    # Without `site`, so that the editable installation does not bring the house without the game.
    paths = os.pathsep.join((str(house / "src"), str(house), sysconfig.get_path("purelib")))
    return subprocess.run(
        [sys.executable, "-S", "-m", *arguments],
        cwd=house,
        env={**os.environ, "PYTHONPATH": paths, "XDG_DATA_HOME": str(house), "LANG": "C.UTF-8"},
        input=text,
        capture_output=True,
        text=True,
        check=False,
    )  # fmt: skip


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
