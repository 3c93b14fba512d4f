"""Real match files of two servers: every score they state is reproduced (B16)."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from parlour import files
from parlour.games.backgammon.formats import mat
from parlour.turns import Turns

CASES = Path(__file__).parents[3] / "shared" / "cases" / "backgammon"
FILES = sorted([*CASES.glob("galaxy/*.txt"), *CASES.glob("studio/*.txt")])
FINAL = {
    "match10013413": (5, 2),
    "match2014215": (6, 0),
    "match4610693": (1, 6),
    "match6673882": (4, 0),
    "match8590136": (2, 0),
    "a": (8, 2),
    "b": (13, 7),
    "c": (3, 15),
}
"""The scores at the end, in full: servers count a last win no higher than the match's length."""


def test_the_files_are_there() -> None:
    if not FILES:
        pytest.skip(f"{CASES} is not there")
    assert {file.stem for file in FILES} == set(FINAL)


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_b16_a_file_of_a_server(file: Path) -> None:
    """The scores before each game, the points of each win, the end; then written and read back."""
    text = file.read_text("utf-8")
    (record,) = files.read(file)
    scores = [record.start.score]
    for before, after in pairwise(record.positions):
        if after.score != before.score:
            scores.append(after.score)
    stated = re.findall(r"^ \S+ : (\d+) +\S+ : (\d+)", text, re.MULTILINE)
    assert scores[: len(stated)] == [(int(first), int(second)) for first, second in stated]
    assert (len(scores), scores[-1]) == (len(stated) + 1, FINAL[file.stem])
    wins = [int(points) for points in re.findall(r"Wins (\d+) point", text)]
    won = [sum(after) - sum(before) for before, after in pairwise(scores)]
    capped = [min(points, record.game.length) for points in won]
    assert wins in (won, capped)
    assert (record.outcome is not None) == (file.stem != "match8590136")

    written = files.write([record], "mat")
    (again,) = files.read(written)
    assert again == record
    assert again.positions == record.positions
    assert files.write([again]) == written
    assert mat.losses(record) == []


@pytest.mark.parametrize("file", FILES[:1], ids=[file.stem for file in FILES[:1]])
def test_b7_every_recorded_turn_is_a_whole_play(file: Path) -> None:
    """Each turn of the file ends on a board that the generator of whole turns reaches."""
    (record,) = files.read(file)
    turns = Turns(record.game)
    for turn in record.turns():
        before, after = (
            record.positions[turn.number],
            turns.after(record.positions[turn.number], turn.moves),
        )
        if turn.seat >= 0:
            assert after in turns.ends(before)
