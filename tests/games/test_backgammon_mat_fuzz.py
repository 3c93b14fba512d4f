"""`.mat`: texts gone wrong (B16)."""

from __future__ import annotations

from random import Random

import pytest

from parlour.game import ParlourError
from parlour.games.backgammon.formats import mat
from tests.games.mat_texts import MATCH

PIECES = [
    "\n",
    "\t",
    " ",
    "  1) ",
    "31:",
    "66:",
    " Doubles => 2",
    " Takes",
    " Drops",
    " Beavers => 4",
    "Raccoons",
    "Rolls",
    "Accepts",
    "Wins 2 points",
    "Losses 1 point",
    " and the match",
    "\n Game 2\n",
    "\n0 point match\n",
    '; [XGID "',
    '\n; [Crawford "Off"]\n',
    '\n; [Cube "Off"]\n',
    '\n; [Tie "33"]\n',
    '\n; [Variation "Hypergammon"]\n',
    '\n; [XGID "-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:5:10 open"]\n',
    "/",
    "*",
    "(2)",
    "bar",
    "off",
    "25",
    "0",
    "99",
    "٣",
    "一",
    "\x00",
    "\u2028",
    ":",
    '"',
    "[",
    "]",
    "24/18*/13",
    "13/9",
    "-1",
    "999999999999",
]


def mutated(random: Random, text: str) -> str:
    for _ in range(random.choice((1, 1, 1, 2, 3, 8))):
        kind, at = random.random(), random.randrange(len(text) + 1)
        end = at + random.choice((0, 1, 1, 2, 5, 30, 200))
        if kind < 0.3:
            text = text[:at] + text[end:]
        elif kind < 0.7:
            text = text[:at] + random.choice(PIECES) + text[end if kind > 0.6 else at :]
        elif kind < 0.8:
            text = text[:at] + chr(random.randrange(0x250)) + text[at + 1 :]
        else:
            lines = text.split("\n")
            line = random.randrange(len(lines))
            lines[line:line] = random.choice(([], [lines[line]], [random.choice(lines)]))
            if kind > 0.9:
                del lines[line]
            text = "\n".join(lines)
    return text


def fuzz(seed: int, count: int) -> None:
    """Mutated texts give records that come back, or a `ParlourError` with its place."""
    random = Random(seed)
    money = MATCH.replace(" 5 point", " 0 point").replace("  3)  D", "; x\n  3)  D")
    for _ in range(count):
        text = mutated(random, random.choice((MATCH, money)))
        try:
            records = mat.read(text, "fuzz.mat")
        except ParlourError as error:
            said, where = str(error), error.where or ""
            records = []
        else:
            said, where = " ", "fuzz.mat"
        assert " " in said
        assert where.startswith("fuzz.mat")
        if records:
            assert mat.read(mat.write_all(records)) == records


def test_fuzz_matches() -> None:
    fuzz(1, 400)


@pytest.mark.long
def test_fuzz_matches_long() -> None:
    fuzz(2, 100_000)
