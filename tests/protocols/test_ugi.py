"""`parlour engine GAME` speaks UGI for the games that have no protocol of their own."""

from __future__ import annotations

import sys

import pytest

import parlour
from parlour.arena.settings import Settings
from parlour.games import REGISTRY
from tests.arena.matches import played
from tests.protocols.talk import Engine

GAMES = [id for id in REGISTRY if id != "ataxx"]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_served(game: str) -> None:
    record = parlour.Record(parlour.load(game))
    rolls = []
    if record.actor == -1:
        rolls = [str(record.legal_moves[0])]
        record.play(rolls[0])
    with Engine(game) as engine:
        said = engine.ask("ugi", until="ugiok")
        assert said[0].startswith("id name Parlour") and said[0].endswith(game)
        start = f"position startpos moves {rolls[0]}" if rolls else "position startpos"
        assert engine.ask("uginewgame", start, "setoption name Level value 1") == ["readyok"]
        seat = record.actor + 1
        said = engine.ask(f"query p{seat}turn", "query gameover", "query result", "query chance")
        assert said == [
            *(f"response {word}" for word in ("true", "false", "none", "false")),
            "readyok",
        ]
        move, _ = engine.best(f"go p1time 3000 p1inc 10 p{seat}time 3000")
        assert move in map(str, record.legal_moves)
        # What it says of a position it reads as well.
        text = next(line for line in engine.ask("d") if line.startswith("position: "))
        move, _ = engine.best(f"position fen {text.removeprefix('position: ')}", "go movetime 100")
        assert move in map(str, record.legal_moves)


def test_dice_are_the_hosts() -> None:
    with Engine("backgammon") as engine:
        engine.ask("ugi", until="ugiok")
        move, before = engine.best("position startpos", "go movetime 10")
        assert move == "0000" and "dice" in before[0]
        assert engine.ask("query chance")[0] == "response true"


def test_options_of_the_rules_are_set_by_name() -> None:
    with Engine("klopodavka") as engine:
        engine.ask("ugi", until="ugiok")
        answer = engine.ask("setoption name Players value 3", "query position")
        assert answer[0].split()[2:3] and "ddd" not in answer[0]
        answer = engine.ask("setoption name Players value 9")
        assert answer[0].startswith("info string ") and "9" in answer[0]


@pytest.mark.parametrize(
    ("game", "options"),
    [("slime-trail", {"size": "5x5"}), ("backgammon", {"start": "hypergammon"})],
)
def test_our_engines_play_each_other_as_outside_programs(
    game: str, options: dict[str, str]
) -> None:
    outside = (
        f"name=out cmd='{sys.executable} -m parlour engine {game}' movetime=2000 option.Level=1"
    )
    rows = played(Settings(game, (outside, "search=random"), options, margin=1.0), 1, 1)
    assert [row["faults"] for row in rows] == [[], []]
    assert all(row["spent"][row["seats"].index(0)]["moves"] > 0 for row in rows)
