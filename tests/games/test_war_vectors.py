"""War against what independent implementations of the same rules found."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from parlour.games import open_position
from parlour.perft import perft, read_table

CASES = Path(__file__).parents[3] / "shared" / "cases" / "vectors" / "war.jsonl"
PERFT = Path(__file__).parents[1] / "perft" / "war.perft"


def test_perft_table() -> None:
    for row in read_table(PERFT.read_text(), PERFT.name):
        game, position = open_position("war", row.position, None, row.options)
        assert perft(game, position, row.depth) == row.nodes, row


def test_vectors_of_independent_rules() -> None:
    if not CASES.is_file():
        pytest.skip(f"no vectors: {CASES} does not exist")
    for line in CASES.read_text().splitlines():
        row = json.loads(line)
        game, position = open_position("war", row["position"], None, row["set"])
        assert str(position) == row["position"]
        assert (game.outcome(position) is not None) == row["over"]
        if row["over"]:
            assert list(game.payoffs(position)) == pytest.approx(row["payoffs"])
            continue
        moves = {str(move): move for move in game.legal_moves(position)}
        assert sorted(moves) == sorted(row["legal"])
        for move, after in row["after"].items():
            assert str(game.after(position, moves[move])) == after
