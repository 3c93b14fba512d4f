"""What War's hunt for generals finds, held to the kills of the engine's own games."""

from __future__ import annotations

from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import pytest

import parlour
from parlour import native
from parlour.engines import engine
from parlour.games import open_position
from parlour.games.dangers import told
from parlour.games.war.dangers import dangers
from parlour.games.war.hunt import killing_turn
from parlour.games.war.outlays import Outlays, legal_outlays
from parlour.games.war.rules import UNUSED, Position, Step, War
from parlour.text import say
from tests.games.war_positions import text

LINES = [
    line.split(" ", 2)
    for line in Path(__file__).with_name("war_kills.txt").read_text().splitlines()
    if not line.startswith("#")
]


def opened(line: list[str]) -> tuple[War, Position, int]:
    """A position in which the player on move killed a general, and whose it was."""
    options, victim, position = line
    words = dict(word.split("=") for word in options.split(",")) if options != "-" else {}
    game, found = open_position("war", position, None, words)
    return game, found, "abcdef".index(victim)


def kills(game: War, position: Position, victim: int, turn: list[Step] | None) -> bool:
    """Whether the rules let the player on move play these steps, the last of them the kill."""
    if turn is None:
        return False
    for step in turn:
        if step not in game.legal_moves(position) or victim in position.out:
            return False
        position = game.after(position, step)
    return victim in position.out


def test_w4_w8_kills_of_the_engines_games_are_found() -> None:
    """Fifty turns, forty of which go over fortresses made on the way (W5): not one is missed."""
    assert len(LINES) > 50
    for game, position, victim in map(opened, LINES):
        turn = killing_turn(game, position, position.to_move, game.generals(position)[victim])
        assert kills(game, position, victim, turn), str(position)
        told = {danger.seat: danger for danger in dangers(game, position)}
        assert told[victim].is_threat, str(position)


def test_the_shortest_turn_is_told_or_said_to_be_the_shortest_found() -> None:
    """Nine steps were told once where eight suffice; what may be too many is told as at most."""
    game, position = open_position("war", TWO_WAYS)
    turn = killing_turn(game, position, 1, game.generals(position)[0])
    assert turn is not None
    assert len(turn) == 8
    assert kills(game, position, 0, turn)
    (danger,) = [each for each in dangers(game, position) if each.seat == 0]
    assert (danger.steps, danger.turns, danger.is_least) == (8, 1, True)
    exact = 0
    for game, position, victim in map(opened, LINES):
        danger = next(each for each in dangers(game, position) if each.seat == victim)
        code, values = told("war", danger, "a1")
        assert ("at most" in say(code, "en", **values)) is not danger.is_least
        exact += danger.is_least
    assert exact > 0.8 * len(LINES)
    assert exact < len(LINES)


TWO_WAYS = (
    "11bT1bG/10bNbNbI1/9bT1bIbNbN/10bIbIbI1/9bI1bIbIbN/8bPbI4/14/2aT1aTaIaI7/4aI9/aN2aIaT9/"
    "1aN1aI10/1aNaIaIaT9/1aIaN1aI9/aG1aT11 b I0N0T0P0 0 - 5"
)
"""Player 2 gets at the general on a1 in two ways."""


def test_generals_are_looked_after_quickly() -> None:
    """For four seats on 30×20 within 100 ms on a core of its own; here with room for others."""
    slow = []
    for game, position, _ in map(opened, LINES):
        begun = process_time()
        dangers(game, position)
        slow.append(process_time() - begun)
    assert sorted(slow)[len(slow) // 2] < 0.2


def test_w8_outlays_are_what_the_rules_let_a_turn_spend() -> None:
    """The whole turn, what is left of one, and one that gave up three kinds for four planes."""
    assert {(4, 2, 2, 1), (0, 0, 0, 4), (7, 0, 0, 0)} <= set(legal_outlays(UNUSED))
    assert not {(5, 2, 2, 1), (4, 2, 2, 2), (8, 0, 0, 0)} & set(legal_outlays(UNUSED))
    assert legal_outlays((4, 2, 2, 0)) == ((0, 0, 0, 0), *sorted(ONE_MORE))


ONE_MORE = [(1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)]
"""The plane, or an exchange for it."""


def test_w3_w7_w8_where_one_step_follows_another_outlays_are_exact() -> None:
    """On foot from the own general: as many steps as cells away; what is far needs an exchange."""
    game, position = open_position("war", text({"a1": "aG", "m12": "bG"}))
    outlays, at = Outlays(game, position), game.board.index
    assert outlays.for_source(0, at["e5"])[0] == (4, 0, 0, 0)
    assert (5, 0, 0, 0) in outlays.for_source(0, at["f6"])
    assert outlays.for_source(0, at["h8"]) == [(7, 0, 0, 0)]
    assert outlays.for_source(0, at["i8"]) == []


@pytest.mark.long
@pytest.mark.skipif(not native.available(), reason="the engine is to be the compiled one")
@pytest.mark.parametrize(("players", "size"), [(2, "20x20"), (4, "30x20")])
def test_w9_hardly_a_kill_of_new_games_is_missed(players: int, size: str) -> None:
    """Games of the engine against itself: every turn that killed a general is looked at anew."""
    seen = missed = 0
    for seed in range(40 // players):
        for game, position, victim in turns_that_killed(players, size, seed):
            turn = killing_turn(game, position, position.to_move, game.generals(position)[victim])
            seen += 1
            missed += not kills(game, position, victim, turn)
    assert seen >= 20
    assert missed <= 1


def turns_that_killed(players: int, size: str, seed: int) -> list[tuple[War, Position, int]]:
    """The positions before the turns that killed a general, and whose, in one game."""
    game, random = parlour.load("war", players=players, size=size), Random(seed)
    record: parlour.Record[Any, Any] = parlour.Record(game)
    for _ in range(6):
        record.play(random.choice([m for m in record.legal_moves if isinstance(m, Step)]))
    thinker, found = engine(game, "search=mcts evaluator=hand nodes=300", seed), []
    before = record.position
    while record.outcome is None:
        if record.position.turn != before.turn:
            before = record.position
        out = record.position.out
        record.play(thinker.choose(record))
        if record.position.out != out and before.used == UNUSED:
            found.append((game, before, record.position.out[-1]))
    return found
