"""The golden playthroughs still read the same (`python -m tools.playthroughs` writes them anew)."""

from __future__ import annotations

import pytest

from tools.playthroughs import FOLDER, GAMES, playthrough


@pytest.mark.parametrize("name", GAMES)
def test_playthrough(name: str) -> None:
    assert playthrough(name) == (FOLDER / f"{name}.txt").read_text("utf-8")
