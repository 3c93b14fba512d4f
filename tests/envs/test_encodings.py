"""docs/encodings.md says what the encodings do; read against the Python rules and the core."""

import re
from pathlib import Path

import numpy as np
import pytest

import parlour
from parlour import native
from parlour.envs.coded import Coded
from tests.strategies import instances, random_line

PAGE = Path(__file__).resolve().parents[2] / "docs" / "encodings.md"
SECTIONS = dict(re.findall(r"^## (.+?)\n(.*?)(?=^## |\Z)", PAGE.read_text("utf-8"), re.M | re.S))
GAMES = [book.id for book in parlour.rulebooks()]


def section(game):
    return SECTIONS[" ".join(word.capitalize() for word in game.split("-"))]


def rows(game, first):
    """The rows of the table whose first column is called `first`, as lists of cells."""
    table = re.search(rf"^\| {first} \|.*?\n\|[-|]+\|\n((?:\|.*\n)+)", section(game), re.M)
    assert table, (game, first)
    return [[cell.strip() for cell in line.split("|")[1:-1]] for line in table[1].splitlines()]


def numbers(text):
    """The numbers that `49…832` or `0, 9` name; those in brackets where there are any."""
    held = re.search(r"\(([\d…]+)\)$", text)
    found = set()
    for part in (held[1] if held else text.partition("(")[0]).split(","):
        ends = [int(number) for number in part.strip().split("…")]
        found |= set(range(ends[0], ends[-1] + 1))
    return found


def test_every_game_has_its_section():
    assert len(SECTIONS) == len(GAMES)
    for game in GAMES:
        assert section(game)


@pytest.mark.parametrize("game", GAMES)
def test_the_actions_are_those_of_the_table(game):
    coded = Coded(game, "python")
    assert int(re.search(r"Actions: (\d+)\.", section(game))[1]) == coded.actions
    covered = [numbers(row[0]) for row in rows(game, "number")]
    assert sorted(number for part in covered for number in part) == list(range(len(coded.table)))
    for row, part in zip(rows(game, "number"), covered, strict=True):
        for number, text in re.findall(r"(\d+) `([^`]+)`", row[2]):
            assert int(number) in part
            assert coded.text(int(number)) == text


def plane_rows(game):
    return rows(game, "byte" if game == "backgammon" else "plane")


@pytest.mark.parametrize("game", GAMES)
def test_the_planes_are_those_of_the_table(game):
    coded = Coded(game, "python")
    shape = re.search(r"Observation: ([\d ×]+)\.", section(game))[1]
    assert tuple(map(int, shape.split(" × "))) == coded.shape
    covered = [numbers(row[0]) for row in plane_rows(game)]
    assert sorted(number for part in covered for number in part) == list(range(coded.shape[0]))
    bounds = {}
    for row, part in zip(plane_rows(game), covered, strict=True):
        low, high = map(int, row[2].split("…"))
        bounds |= dict.fromkeys(part, (low, high))
    for position, _ in random_line(coded.plain, 1, 400)[::7]:
        for seat in range(coded.players):
            for plane, values in enumerate(coded.observation(position, seat)):
                low, high = bounds[plane]
                assert low <= values.min() and values.max() <= high, (plane, str(position))


@pytest.mark.parametrize(("name", "game"), list(instances()))
def test_encodings_hold_together(name, game):
    coded = Coded(game, "python")
    moves = [move for move in coded.table if move is not None]
    assert len(set(moves)) == len(moves), "a move has one number"
    for position, move in random_line(game, name, 40):
        if move is None:
            continue
        number = coded.numbers[move]
        if coded.rules.actor(position) == parlour.CHANCE:
            assert coded.actions <= number < coded.actions + coded.outcomes
        else:
            assert number in coded.legal(position)
            assert coded.mask(position).sum() == len(game.legal_moves(position))
        assert coded.observation(position, 0).shape == coded.shape
    if not native.available():
        return
    compiled = Coded(game, "native")
    assert (compiled.actions, compiled.shape) == (coded.actions, coded.shape)
    assert compiled.twin.core.actions == coded.actions
    assert compiled.twin.core.observation_size == int(np.prod(coded.shape))
