"""Virus War: the proved facts (V11), what they rest on, and exact values of small boards."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise, permutations
from random import Random
from typing import Any

import pytest

import parlour
from parlour.games import open_position
from parlour.games.cells import members
from parlour.games.virus_war.layout import immortal
from parlour.games.virus_war.rules import PASS, SIDES, Position, VirusWar
from parlour.turns import Turns
from tests.brute_force import Memo, value

SHORT, LONG = 60, 2000


def chance(number: int) -> tuple[VirusWar, Random]:
    """A game of 3–10 a side and 1–5 steps, and the randomness to play it with."""
    random = Random(number)
    game: Any = parlour.load(
        "virus-war",
        size=(random.randint(3, 10), random.randint(3, 10)),
        steps=random.randint(1, 5),
        first_turn=random.randint(1, 5),
    )
    return game, random


def play(game: VirusWar, random: Random, passes: float) -> Iterator[Position]:
    """The positions of a random game in which a free pass is chosen with chance `passes`."""
    position = game.start()
    yield position
    while moves := list(game.legal_moves(position)):
        if len(moves) > 1 and moves[-1] == PASS and random.random() >= passes:
            moves.pop()
        position = game.after(position, random.choice(moves))
        yield position


def closure(game: VirusWar, position: Position) -> int:
    """How many steps the player to move can make at most, if it plays all that is accessible."""
    steps, mover = 0, position.to_move
    while position.to_move == mover and (cells := game.reach(position, mover)):
        steps += cells.bit_count()
        for cell in members(cells):
            position = _one_more(game, position, cell)
            if position.destroyed(1 - mover):
                return steps
    return steps


def _one_more(game: VirusWar, position: Position, cell: int) -> Position:
    """The position after a step in a turn that never ends."""
    live, killed = list(position.live), list(position.killed)
    mover, bit = position.to_move, 1 << cell
    if live[1 - mover] & bit:
        live[1 - mover] ^= bit
        killed[1 - mover] |= bit
    else:
        live[mover] |= bit
    return Position(
        position.board, (live[0], live[1]), (killed[0], killed[1]), mover, position.left, 0, 1
    )


def check_facts(number: int) -> None:
    """V11: blocked is blocked for ever; at most two steps a cell; immortal groups never die."""
    game, random = chance(number)
    blocked, steps = [False, False], 0
    safe = [0, 0]
    before: Position | None = None
    for position in play(game, random, passes=0.02):
        for seat in (0, 1):
            reach = game.reach(position, seat)
            assert not (blocked[seat] and reach), f"{position} ({SIDES[seat]}, game {number})"
            blocked[seat] = not reach
            assert safe[seat] & ~position.live[seat] == 0, f"{position} (game {number})"
            safe[seat] |= immortal(position, seat)
        steps += before is not None and (before.live, before.killed) != (
            position.live,
            position.killed,
        )
        before = position
    assert steps <= 2 * game.width * game.height
    assert before is not None
    outcome = game.outcome(before)
    assert outcome is not None
    # Who owns an immortal group does not lose by annihilation (V11, with V6 and V9).
    assert outcome.winner is None or not safe[1 - outcome.winner]


def check_turns(number: int) -> None:
    """What V7 and V11 rest on: the mover's cells only grow, a turn is short only if it must be."""
    game, random = chance(number)
    positions = list(play(game, random, passes=0.02))
    begun = positions[0]
    for before, after in pairwise(positions):
        if before.turn != begun.turn:
            begun = before
        mover = before.to_move
        if before.entered(1 - mover) and after.passes == 0 and game.outcome(after) is None:
            # P1: a step takes its own cell from the accessible ones, and no other.
            used = _changed(before, after)
            lost = game.reach(before, mover) & ~game.reach(after, mover)
            assert lost == used, f"{before} → {after} (game {number})"
        if after.turn != before.turn and after.passes == 0 and before.left > 1:
            # The turn ended short (V7): its closure, in any order, has too few cells.
            assert closure(game, begun) < begun.left, f"{begun} (game {number})"
            assert not game.reach(after, mover)


def check_same_winner(number: int) -> None:
    """P3: annihilation and the last mover never name different winners."""
    source, random = chance(number)
    strict = VirusWar(source.width, source.height, source.steps, source.first_turn, "last_mover")
    position = strict.start()
    record = [position]
    while moves := strict.legal_moves(position):
        position = strict.after(position, random.choice(moves))
        record.append(position)
    outcome = strict.outcome(position)
    assert outcome is not None
    assert outcome.winner is not None
    loser = 1 - outcome.winner
    # The same game goes on by the source's rules, where only the loser may have to pass.
    now = source.start()
    for before, after in pairwise(record):
        now = source.after(now, _move(source, before, after))
    while moves := list(source.legal_moves(now)):
        if len(moves) > 1 and moves[-1] == PASS:
            moves.pop()
        now = source.after(now, random.choice(moves))
    end = source.outcome(now)
    assert end is not None
    assert end.winner in (None, 1 - loser), f"game {number}"


def check_order(number: int) -> None:
    """P6: the outcome of a turn is the set of its cells; the order only decides what is legal."""
    game, random = chance(number)
    turn: list[Any] = []
    begun = game.start()
    for before, after in pairwise(play(game, random, passes=0)):
        if before.turn != begun.turn:
            begun, turn = before, []
        if after.passes == 0:
            turn.append(_move(game, before, after))
        if after.turn == before.turn or game.outcome(after) or len(turn) < 2:
            continue
        for order in permutations(turn):
            now = begun
            for move in order:
                if now.turn != begun.turn or move not in game.legal_moves(now):
                    break
                now = game.after(now, move)
            else:
                assert now == after, f"{begun} {order} (game {number})"


def _changed(before: Position, after: Position) -> int:
    """The cell of the step between two positions, as a bit set."""
    return sum(a ^ b for a, b in zip(before.killed, after.killed, strict=True)) or (
        before.live[before.to_move] ^ after.live[before.to_move]
    )


def _move(game: VirusWar, before: Position, after: Position) -> Any:
    cell = _changed(before, after).bit_length() - 1
    (move,) = [m for m in game.legal_moves(before) if str(m) == game.board.names[cell]]
    return move


CHECKS = (check_facts, check_turns, check_same_winner, check_order)


@pytest.mark.parametrize("check", CHECKS)
def test_v11_facts_in_random_games(check: Any) -> None:
    for number in range(SHORT):
        check(number)


@pytest.mark.long
@pytest.mark.parametrize("check", CHECKS)
def test_v11_facts_in_2000_random_games(check: Any) -> None:
    for number in range(LONG):
        check(number)


def test_v11_an_immortal_group_is_bordered_by_its_own_kills() -> None:
    def safe(text: str) -> list[set[str]]:
        game, position = open_position("virus-war", text)
        names = game.board.names
        return [{names[cell] for cell in members(immortal(position, seat))} for seat in (0, 1)]

    assert safe("4o/5/5/OO3/xO2x x 3 0 9") == [{"a1"}, set()]
    assert safe("4o/5/OOO2/xxO2/xxO1x x 3 0 9") == [{"a1", "b1", "a2", "b2"}, set()]
    # An empty cell, a live enemy or an own killed symbol on the border can or could be its death.
    for border in ("1O", "oO", "XO"):
        assert safe(f"4o/5/5/{border}3/xO3 x 3 0 9") == [set(), set()]
    assert safe("3Xo/3XX/5/5/xx3 o 3 0 10") == [set(), {"e5"}]


@pytest.mark.parametrize(
    ("worth", "options"),
    [
        (-1, {"end": "last_mover", "steps": 1}),
        (0, {"end": "source", "steps": 1}),
        (1, {"end": "last_mover", "steps": 2}),
        (1, {"end": "source", "steps": 2}),
        (1, {"end": "last_mover", "steps": 3}),
        (1, {"end": "source", "steps": 3}),
        (-1, {"end": "last_mover", "steps": 3, "first_turn": 1}),
        (-1, {"end": "source", "steps": 3, "first_turn": 1}),
    ],
)
def test_v10_exact_values_of_3x3(worth: int, options: dict[str, Any]) -> None:
    game = parlour.load("virus-war", size="3x3", **options)
    memo: Memo = {}
    assert value(game, game.start(), 0, memo) == worth
    assert value(game, game.start(), 1, memo) == -worth


def test_whole_turns_have_the_same_values_as_steps() -> None:
    for end in ("source", "last_mover"):
        game = parlour.load("virus-war", size="3x3", steps=2, end=end)
        turns: Any = Turns(game)
        assert value(turns, turns.start(), 0, {}) == 1
    # Noughts must enter on c3; then they kill b2 or grow beside c3.
    record = parlour.Record(parlour.load("virus-war", size="3x3", steps=2)).play("a1").play("b2")
    found = [tuple(map(str, turn)) for turn in Turns(record.game).legal_moves(record.position)]
    assert found == [("c3", "b2"), ("c3", "b3"), ("c3", "c2")]
