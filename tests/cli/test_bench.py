"""`parlour bench`."""

from __future__ import annotations

import json

from parlour import native
from tests.cli.conftest import Parlour


def test_the_counts_are_a_checksum(parlour: Parlour) -> None:
    runs = [
        json.loads(parlour("bench", "ataxx", "--core", "python", "--json").out) for _ in range(2)
    ]
    first, second = ([(work["work"], work["total"]) for work in run] for run in runs)
    assert first == second
    assert ("perft 4, counted", 155888) in first


def test_every_game_is_measured(parlour: Parlour) -> None:
    if not native.available():
        assert parlour("bench", "--core", "native").status == 2
        return
    ran = parlour("bench")
    assert ran.status == 0
    games = {line.split()[0] for line in ran.lines}
    assert games == {"ataxx", "virus-war", "klopodavka", "war", "backgammon", "slime-trail"}
    assert all(line.endswith("/s") for line in ran.lines)
