"""What is proved about Virus War holds in the engine's own games (V11; P1 to P6 as named below).

P1  Inside a turn the mover only loses the cell it used, so the steps a turn has do not depend on
    their order.  P2  Who has no accessible cell never has one again.  P3  Killing the last enemy
    and moving last never name different winners.  P4  A game has at most two steps a cell and
    repeats nothing.  P5  What the enemy can never reach is never killed, and keeps its owner from
    losing by the source's rules.  P6  A turn comes to the set of its cells.
"""

from __future__ import annotations

from itertools import pairwise, permutations
from random import Random
from typing import Any

import pytest

import parlour
from parlour import native
from parlour.engines import engine
from parlour.evaluate.virus_war.hand import alone, flood
from parlour.games import open_position
from parlour.games.virus_war.rules import Step

RULES: list[dict[str, Any]] = [
    {},
    {"end": "last_mover"},
    {"size": "3x3", "steps": 1},
    {"size": "4x4", "first_turn": 1},
    {"size": "5x7", "steps": 2, "end": "last_mover"},
    {"size": "6x6", "steps": 7},
    {"size": "8x8", "steps": 4, "first_turn": 2, "end": "last_mover"},
    {"size": "7x7", "steps": 5},
    {"size": "9x6", "steps": 6, "end": "last_mover"},
]
LARGE: list[dict[str, Any]] = [
    {"size": "16x16"},
    {"size": "16x16", "steps": 7, "end": "last_mover"},
]

pytestmark = pytest.mark.skipif(not native.available(), reason="there is no compiled core here")


def names(rules: dict[str, Any]) -> str:
    return " ".join(f"{key}={value}" for key, value in rules.items()) or "usual"


def played(rules: dict[str, Any], words: str, seed: int) -> parlour.Record[Any, Any]:
    """A game of the engine against itself after some random steps; `play` refuses illegal ones."""
    random = Random(f"{rules} {seed}")
    game: Any = parlour.load("virus-war", **rules)
    record, player = parlour.Record(game), engine(game, words, seed)
    for _ in range(random.randrange(3 * game.steps)):
        if record.outcome is None:
            record.play(random.choice(record.legal_moves))
    while record.outcome is None:
        record.play(player.choose(record))
    return record


def check(record: parlour.Record[Any, Any]) -> None:
    """Fails where one of the facts does not hold."""
    game: Any = record.game
    cells = game.width * game.height
    steps = [move for move in record.moves if isinstance(move, Step)]
    assert len(steps) <= 2 * cells  # P4
    keys = [
        (position.live, position.killed, position.to_move)
        for position, move in zip(record.positions, record.moves, strict=False)
        if isinstance(move, Step)
    ]
    assert len(set(keys)) == len(keys)  # P4
    immortal, stuck, ran_out = [0, 0], [False, False], None
    for position, after in pairwise(record.positions):
        mover = position.to_move
        if after.to_move == mover and game.outcome(after) is None:
            lost = game.reach(position, mover) & ~game.reach(after, mover)
            assert lost.bit_count() <= 1  # P1
        both = all(position.live)
        for seat in (0, 1):
            if not both:
                continue
            if not game.reach(position, seat):
                stuck[seat] = True
            assert not (stuck[seat] and game.reach(position, seat))  # P2
            immortal[seat] |= position.live[seat] & ~flood(position, 1 - seat)
            assert immortal[seat] & ~after.live[seat] == 0  # P5
    declined = False
    for turn in record.turns():
        position = record.positions[turn.number]
        if not all(position.live):
            continue
        if not isinstance(turn.moves[0], Step):
            declined |= bool(game.reach(position, turn.seat))
            continue
        possible = alone(position, turn.seat, flood(position, turn.seat)).bit_count()
        ended = record.positions[turn.number + len(turn.moves)]
        won = not ended.live[1 - turn.seat]
        assert won or len(turn.moves) == min(position.left, possible)  # P1
        if not won and possible < position.left and ran_out is None:
            ran_out = turn.seat
    payoffs = game.payoffs(record.position)
    if ran_out is not None and not declined:
        assert payoffs[ran_out] <= 0  # P3
    if game.end == "source":
        assert all(payoffs[seat] >= 0 for seat in (0, 1) if immortal[seat])  # P5
    orders(record)


def orders(record: parlour.Record[Any, Any]) -> None:
    """P6, for the last turns: other orders that the rules allow come to the same."""
    game = record.game
    for turn in list(record.turns())[-4:]:
        start = record.positions[turn.number]
        end = record.positions[turn.number + len(turn.moves)]
        if game.outcome(end) is not None:
            continue  # the last kill ends the game early in another order
        for order in permutations(turn.moves[:4]):
            position = start
            for move in (*order, *turn.moves[4:]):
                if move not in game.legal_moves(position):
                    break
                position = game.after(position, move)
            else:
                assert position.key == end.key


@pytest.mark.parametrize("rules", RULES, ids=names)
def test_the_facts_hold_in_the_engines_games(rules: dict[str, Any]) -> None:
    for seed in range(3):
        check(played(rules, "search=alphabeta nodes=60", seed))


@pytest.mark.parametrize("rules", LARGE, ids=names)
def test_the_facts_hold_on_the_largest_sheet(rules: dict[str, Any]) -> None:
    check(played(rules, "search=alphabeta nodes=20", 1))


@pytest.mark.long
@pytest.mark.parametrize("number", range(100))
def test_ten_thousand_games_at_five_milliseconds_a_step(number: int) -> None:
    """A hundred games for each number; every rule set and all steps in turn."""
    random = Random(number)
    for seed in range(100):
        rules = {
            "size": f"{random.randint(3, 16)}x{random.randint(3, 16)}",
            "steps": random.randint(1, 7),
            "first_turn": random.randint(1, 7),
            "end": random.choice(["source", "last_mover"]),
        }
        usual = seed % 2 == 0
        check(
            played(
                {"end": rules["end"]} if usual else rules, "search=alphabeta seconds=0.005", seed
            )
        )


def test_no_level_passes_into_a_draw_in_a_won_position() -> None:
    game, position = open_position(
        "virus-war",
        "OoOOo/OOXOo/2XXO/XOXXO/XxXxx o 2 1 22",
        options={"size": "5x5", "steps": 2},
    )
    for number in range(1, 8):
        for seed in range(5):
            move = engine(game, number, seed).choose(parlour.Record(game, position))
            assert str(move) != "pass", f"level {number}, seed {seed}"
