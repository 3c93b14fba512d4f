"""`parlour bench`."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from parlour import native
from tests.cli.conftest import Parlour


def test_the_counts_are_a_checksum(parlour: Parlour) -> None:
    runs = [
        json.loads(parlour("bench", "ataxx", "--core", "python", "--json").out) for _ in range(2)
    ]
    first, second = ([(work["work"], work["total"], work["sum"]) for work in run] for run in runs)
    assert first == second
    assert ("perft 4, counted", 155888, None) in first
    assert [work for work, _, checksum in first if checksum] == [
        "alphabeta hand, depth 3",
        "uct hand, 60 nodes",
    ]


def test_the_counts_of_the_compiled_searches_repeat(parlour: Parlour) -> None:
    if not native.available():
        return
    for game, searches in (("slime-trail", 3), ("backgammon", 2)):
        runs = [json.loads(parlour("bench", game, "--json").out) for _ in range(2)]
        first, second = ([(w["work"], w["total"], w["sum"]) for w in run] for run in runs)
        assert first == second
        assert sum(checksum is not None for _, _, checksum in first) == searches


def test_every_game_is_measured(parlour: Parlour) -> None:
    if not native.available():
        assert parlour("bench", "--core", "native").status == 2
        return
    ran = parlour("bench")
    assert ran.status == 0
    games = {line.split()[0] for line in ran.lines}
    assert games == {"ataxx", "virus-war", "klopodavka", "war", "backgammon", "slime-trail"}
    for line in ran.lines:
        assert re.search(r" /s(  sum [0-9a-f]{8})?$", line)
    for game in games:
        assert any(line.startswith(game) and "mcts playouts" in line for line in ran.lines)


@pytest.mark.skipif(not native.available(), reason="there is no compiled core here")
@pytest.mark.parametrize(
    ("lang", "words"), [("en", "one position"), ("ko", "포지션 1개"), ("ru", "1 позиция")]
)
def test_a_yardstick_is_told_in_the_language_asked_for(
    parlour: Parlour, tmp_path: Path, lang: str, words: str
) -> None:
    file = tmp_path / "yardstick.txt"
    board = [0, -2, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, -5, 5, 0, 0, 0, -3, 0, -5, 0, 0, 0, 0, 2, 0]
    file.write_text(" ".join(map(str, [*board, 0.5, 0.1, 0.0, 0.1, 0.0])))
    ran = parlour("bench", "backgammon", "--yardstick", str(file), "--lang", lang)
    assert ran.status == 0, ran.err
    assert words in ran.out
