"""Every level takes a win of two steps and avoids a loss of one step, in every game."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

import parlour
from parlour.engines import engine
from parlour.games import open_position
from tests.games.war_positions import text as war

SEEDS = range(2)
DIAGONAL = ["b2", "c3", "d4", "e5", "f6", "g7", "h8", "i9", "k10", "l11"]
LEVEL = pytest.mark.parametrize("number", [1, 2, 3])


def war_chain(owner: str, cells: list[str]) -> dict[str, str]:
    """Both generals and infantry of one side on `cells`."""
    return {"a1": "aG", "m12": "bG"} | dict.fromkeys(cells, owner + "I")


WINS: dict[str, tuple[str, str, dict[str, Any]]] = {
    "ataxx: a jump infects the last two": ("ataxx", "7/7/7/3o1o1/7/7/4x2 x 0 9", {}),
    "virus-war: the last two live symbols": ("virus-war", "6/6/2o3/1xo3/6/6 x 2 0 9", {}),
    "klopodavka: through the ring to the main bug": (
        "klopodavka",
        "bbb6/bBb6/bbb6/2a6/9/9/aaa6/aAa6/aaa6 a 3 0 - 9",
        {"steps": 4},
    ),
    "war: two steps of infantry": ("war", war(war_chain("a", DIAGONAL[:-1])), {}),
    "war: infantry links a plane": (
        "war",
        war(war_chain("a", DIAGONAL[:4]) | {"g7": "aP"}),
        {},
    ),
    "war: a unit killed on the way strikes on": (
        "war",
        war(war_chain("a", DIAGONAL[:8]) | {"h8": "aT", "k10": "bI"}, "a I4N2T0P1 0 - 1"),
        {},
    ),
    "slime-trail: home": ("slime-trail", "7/7/7/7/2###2/1s#4/7 1", {}),
    "backgammon: the last two checkers": (
        "backgammon",
        "XGID=-AA---------------------a-:0:0:1:31:0:0:0:0:10 -",
        {},
    ),
}
"""The mover wins within two steps of this turn."""

LOSSES: dict[str, tuple[str, str, dict[str, Any]]] = {
    "ataxx: pieces within one infection": ("ataxx", "7/7/7/2o1x2/7/7/o6 x 0 9", {}),
    "virus-war: a last live symbol": ("virus-war", "5o/4o1/6/1xo3/6/6 x 3 0 9", {}),
    "klopodavka: one bug beside the main bug": (
        "klopodavka",
        "6bbb/6bBb/6bbb/9/9/9/aab6/aAa6/aaa6 a 1 0 - 9",
        {"steps": 4},
    ),
    "klopodavka: two bugs beside the main bug": (
        "klopodavka",
        "6bbb/6bBb/6bbb/9/9/9/bab6/aAa6/aaa6 a 2 0 - 9",
        {"steps": 4},
    ),
    "klopodavka: of three bugs the second blow may fall later": (
        "klopodavka",
        "6bbb/6bBb/6bbb/9/9/9/bbb6/aAa6/aaa6 a 3 0 - 9",
        {"steps": 4},
    ),
    "war: a tank two cells away": (
        "war",
        war(war_chain("b", DIAGONAL[2:]) | {"c3": "bT"}),
        {},
    ),
    "war: infantry at the gate and a tank behind": (
        "war",
        war(war_chain("b", ["b2", *DIAGONAL[2:]]) | {"c3": "bT"}),
        {},
    ),
    "slime-trail: beside the enemy's goal": ("slime-trail", "7/7/4s2/7/7/7/7 1", {}),
}
"""One step of the opponent can win after some turns of the mover, not after others."""


def at(case: tuple[str, str, dict[str, Any]]) -> parlour.Record[Any, Any]:
    game, position = open_position(case[0], case[1], None, case[2])
    return parlour.Record(game, position)


def play_turn(record: parlour.Record[Any, Any], number: int, seed: int) -> None:
    """The engine plays as long as the same seat decides in the same turn."""
    player, seat = engine(record.game, number, seed), record.actor
    turn = getattr(record.position, "turn", None)
    while record.actor == seat and getattr(record.position, "turn", None) == turn:
        record.play(player.choose(record))


def falls(record: parlour.Record[Any, Any], seat: int) -> bool:
    """Whether one step of the other side wins now."""
    game, position = record.game, record.position
    replies = [game.outcome(game.after(position, move)) for move in record.legal_moves]
    return any(reply is not None and reply.winner not in (None, seat) for reply in replies)


@LEVEL
@pytest.mark.parametrize("case", WINS.values(), ids=WINS)
def test_a_win_of_two_steps_is_taken(case: tuple[str, str, dict[str, Any]], number: int) -> None:
    for seed in SEEDS:
        record = at(case)
        play_turn(record, number, seed)
        assert record.outcome is not None
        assert record.outcome.winner == 0
        assert len(record.moves) <= 2


@LEVEL
@pytest.mark.parametrize("case", LOSSES.values(), ids=LOSSES)
def test_a_loss_of_one_step_is_avoided(case: tuple[str, str, dict[str, Any]], number: int) -> None:
    for seed in SEEDS:
        record = at(case)
        play_turn(record, number, seed)
        assert record.outcome is None or record.outcome.winner == 0
        assert not falls(record, 0)


@pytest.mark.parametrize("case", LOSSES.values(), ids=LOSSES)
def test_without_care_those_losses_happen(case: tuple[str, str, dict[str, Any]]) -> None:
    """The cases are real: some turn of random moves loses to one step."""
    for seed in range(300):
        random, record = Random(seed), at(case)
        turn = getattr(record.position, "turn", None)
        while record.actor == 0 and getattr(record.position, "turn", None) == turn:
            record.play(random.choice(record.legal_moves))
        if record.outcome is None and falls(record, 0):
            return
    pytest.fail("nothing to avoid")


@pytest.mark.parametrize(
    ("name", "players", "moves", "seeds"),
    [
        ("klopodavka", "3", "b4-c4-a5-a6-d1-d17-e17-e16-f15-g14", range(20)),
        ("war", "3", "", [2]),
        ("war", "6", "", [49]),
    ],
)
def test_a_beginner_does_not_decline_a_turn_for_nothing(
    name: str, players: str, moves: str, seeds: Iterable[int]
) -> None:
    record = parlour.Record(parlour.load(name, players=players))
    for move in filter(None, moves.split("-")):
        record.play(move)
    chosen = {str(engine(record.game, 1, seed).choose(record)) for seed in seeds}
    assert "pass" not in chosen
