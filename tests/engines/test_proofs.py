"""The mind that proves: perfect where a proof is within reach."""

from __future__ import annotations

from random import Random
from time import monotonic
from typing import Any

import pytest

import parlour
from parlour import native
from parlour.engines.engine import Engine
from parlour.engines.spec import read_spec, read_words
from parlour.record import Record
from parlour.search.proof import PlainProof
from tests.brute_force import Memo, value
from tests.strategies import random_line

needs_core = pytest.mark.skipif(not native.available(), reason="too slow in Python")


def player(game: Any, words: str) -> Engine:
    return Engine(game, read_spec(read_words(f"search=proof {words}")), 1)


def met(count: int, first: int, **options: Any) -> list[tuple[Any, Any]]:
    """`count` positions of random games after `first` moves or more, with a choice."""
    game, random, found = parlour.load("slime-trail", **options), Random(f"{options}"), []
    while len(found) < count:
        line = [at for at, _ in random_line(game, random.random(), 60)]
        position = line[min(first + random.randrange(3), len(line) - 1)]
        if len(game.legal_moves(position)) > 1:
            found.append((game, position))
    return found


def test_every_move_gets_its_exact_value() -> None:
    memo: Memo = {}
    for game, position in met(12, 1, size="4x4"):
        seat = game.actor(position)
        lines = player(game, "seconds=5").lines(Record(game, position))
        best = value(game, position, seat, memo)
        assert lines[0].proven and lines[0].value == best
        for line in lines:
            if line.proven:
                assert line.value == value(game, game.after(position, line.move), seat, memo)


def test_a_won_position_is_won_by_the_shortest_way() -> None:
    hurried = 0
    for game, position in met(25, 0, size="4x4"):
        seat, proof = game.actor(position), PlainProof(game)
        if not proof.prove(position, seat).wins:
            continue
        best = player(game, "seconds=5").lines(Record(game, position))[0]
        assert best.plies == proof.plies(position, seat, 20)
        hurried += best.plies > 3
    assert hurried > 3


def test_a_lost_position_leaves_the_fewest_answers_that_win() -> None:
    memo: Memo = {}
    problems = 0
    for game, position in met(60, 1, size="4x4"):
        seat = game.actor(position)
        if value(game, position, seat, memo) > 0:
            continue

        def share(move: Any, game: Any = game, at: Any = position, seat: int = seat) -> float:
            after = game.after(at, move)
            if game.outcome(after):
                return 1.0
            replies = [game.after(after, reply) for reply in game.legal_moves(after)]
            return sum(value(game, reply, seat, memo) < 0 for reply in replies) / len(replies)

        best = player(game, "seconds=5").choose(Record(game, position))
        shares = [share(move) for move in game.legal_moves(position)]
        assert share(best) == min(shares)
        problems += min(shares) < max(shares)
    assert problems > 3


@needs_core
def test_full_strength_wins_every_won_game_of_seven_by_seven() -> None:
    for start, seed in (("e5", 2), ("c5", 3)):
        game = parlour.load("slime-trail", start=start)
        strong, random, record = player(game, "seconds=0.6"), Random(seed), Record(game)
        won = 1 if start == "c5" else 0  # only from there the second player wins
        while record.outcome is None:
            if record.actor == won:
                move = strong.choose(record)
            else:
                move = random.choice(record.legal_moves)
            record.play(move)
        assert record.outcome.winner == won


@needs_core
def test_a_large_board_is_played_within_the_time_and_stopped() -> None:
    game = parlour.load("slime-trail", size="9x9")
    record = Record(game)
    began = monotonic()
    lines = player(game, "seconds=0.2").lines(record)
    assert monotonic() - began < 2
    assert len(lines) == 8
    assert not any(line.proven for line in lines)
    assert sum(line.visits for line in lines) > 1000
    began = monotonic()
    player(game, "seconds=30").choose(record, lambda: monotonic() > began + 0.2)
    assert monotonic() - began < 3


@pytest.mark.parametrize("nodes", [0, 1, 60, 500])
def test_few_visits_are_kept_to_and_repeat(nodes: int) -> None:
    game = parlour.load("slime-trail")
    first, second = (
        player(game, f"nodes={nodes} seconds=20").lines(Record(game)) for _ in range(2)
    )
    assert first == second
    assert sum(line.visits for line in first) <= nodes


@needs_core
def test_draws_of_other_games_are_known_from_losses() -> None:
    game = parlour.load("virus-war", size="3x3", steps=1)
    record: Record[Any, Any] = Record(game)
    memo: Memo = {}
    while record.outcome is None:
        lines, seat = player(game, "seconds=1").lines(record), record.actor
        if len(record.legal_moves) > 1:
            assert lines[0].proven
            assert lines[0].value == value(game, record.position, seat, memo) == 0
        record.play(lines[0].move)
    assert record.outcome.winner is None
