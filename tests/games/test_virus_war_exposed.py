"""What the enemy can kill before a side is on move again, against all turns tried by the rules."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from parlour.games import load, open_position
from parlour.games.virus_war.layout import exposed, overlays
from parlour.games.virus_war.rules import Pass, Position, VirusWar
from parlour.record import Record


def tried(game: VirusWar, position: Position, seat: int) -> int:
    """The same by playing every turn of the enemy, step by step."""
    if game.outcome(position) is not None:
        return 0
    enemy = 1 - seat
    if position.to_move != enemy:
        position = replace(position, to_move=enemy, left=game.steps)
    killed, seen, waiting = 0, set(), [position]
    while waiting:
        at = waiting.pop()
        killed |= position.live[seat] & ~at.live[seat]
        if at.turn != position.turn or game.outcome(at) is not None:
            continue
        for move in game.legal_moves(at):
            after = game.after(at, move)
            if not isinstance(move, Pass) and after.key not in seen:
                seen.add(after.key)
                waiting.append(after)
    return killed


@pytest.mark.parametrize(("size", "steps"), [("4x4", "3"), ("5x4", "2"), ("5x5", "3")])
def test_v3_v4_exposed_is_what_some_turn_can_kill(size: str, steps: str) -> None:
    game = load("virus-war", size=size, steps=steps)
    random, found = Random(size), 0
    for _ in range(2):
        record: Record[Position, object] = Record(game)
        while record.outcome is None and len(record.moves) < 40:
            for seat in (0, 1):
                cells = exposed(game, record.position, seat)
                assert cells == tried(game, record.position, seat), (str(record.position), seat)
                found += cells.bit_count()
            steps_ = [move for move in record.legal_moves if not isinstance(move, Pass)]
            record.play(random.choice(steps_ or list(record.legal_moves)))
    assert found > 20


def test_it_can_be_shown() -> None:
    game, position = open_position("virus-war", "4/1o2/1x2/x3 x 3 0 3", None, {"size": "4x4"})
    assert overlays(game, position, 0)["exposed"] == {"b2", "a1"}
    assert overlays(game, position, 1)["exposed"] == {"b3"}
