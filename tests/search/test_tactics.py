"""Wins and losses within a few steps, against plain trying out in positions of random play."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import parlour
from parlour.evaluate import Evaluator, PlainEvaluator, evaluator_for
from parlour.search.tactics import careful, winning_move
from parlour.turns import turn_ended
from tests.search.trees import NoIdea, Tree, choice, end
from tests.strategies import random_line

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("ataxx", {"size": "4x4"}),
    ("virus-war", {"size": "4x4"}),
    ("virus-war", {"size": "4x4", "end": "last_mover"}),
    ("klopodavka", {"players": 2, "size": "9x9", "steps": 4}),
    ("klopodavka", {"players": 2, "size": "9x9", "steps": 4, "link": "main"}),
    ("klopodavka", {"players": 3, "size": "9x9", "steps": 4}),
    ("war", {"players": 2, "size": "12x12"}),
    ("war", {"players": 3, "size": "12x12", "fortress": "kind", "plane": 4}),
    ("slime-trail", {"size": "5x5"}),
]


def met(name: str, options: dict[str, Any], games: int, part: int) -> Iterator[tuple[Any, Any]]:
    """Positions of random games, one in `part`, those at the end more often."""
    game = parlour.load(name, **options)
    random = Random(f"{name} {options}")
    for seed in range(games):
        line = random_line(game, seed, 150)
        for i, (position, move) in enumerate(line):
            if move is not None and (len(line) - i < 6 or random.random() < 1 / part):
                yield game, position


class Trying(PlainEvaluator):
    """The tactics by trying every move, to compare with."""

    def values(self, game: Any, position: Any, /) -> tuple[float, ...]:
        return (0.0,) * int(game.players)

    def strikes(self, game: Any, position: Any, /) -> dict[Any, int]:
        found = {}
        for move in game.legal_moves(position):
            beaten = self.beaten(game, position, game.after(position, move))
            if beaten is not None:
                found[move] = beaten
        return found

    def beaten(self, game: Any, before: Any, after: Any) -> int | None:
        gone = [seat for seat in getattr(after, "out", ()) if seat not in before.out]
        if gone:
            return int(gone[0])
        outcome = game.outcome(after)
        if outcome is None or outcome.winner is None:
            return None
        return int(outcome.payoffs.index(min(outcome.payoffs)))


def case(param: tuple[str, dict[str, Any]]) -> str:
    return "-".join((param[0], *map(str, param[1].values())))


@pytest.fixture(params=GAMES, ids=case)
def seen(request: pytest.FixtureRequest) -> list[tuple[Any, Any]]:
    return list(met(*request.param, games=6, part=12))


def test_strikes_are_the_moves_that_put_a_seat_out(seen: list[tuple[Any, Any]]) -> None:
    for game, position in seen:
        evaluator = evaluator_for(game, Random(1))
        assert dict(evaluator.strikes(game, position)) == Trying().strikes(game, position)


def test_a_win_in_two_steps_of_the_turn_is_never_missed(seen: list[tuple[Any, Any]]) -> None:
    for game, position in seen:
        found = winning_move(game, position, evaluator_for(game, Random(1)))
        assert (found is None) == (winning_move(game, position, Trying()) is None), str(position)
        if found is not None:
            move, payoff = found
            assert payoff == 1.0
            assert wins_within(game, position, move)


def wins_within(game: Any, position: Any, move: Any) -> bool:
    """Whether a move wins, or a second step of the same turn after it."""
    seat, after = game.actor(position), game.after(position, move)
    outcome = game.outcome(after)
    if outcome is not None:
        return bool(outcome.winner == seat)
    ends = [game.outcome(game.after(after, second)) for second in game.legal_moves(after)]
    return game.actor(after) == seat and any(end and end.winner == seat for end in ends)


def exposed(game: Any, after: Any, seat: int) -> bool:
    """Whether the turn has ended and the next player can beat `seat` with one step."""
    outcome = game.outcome(after)
    if outcome is not None:
        return bool(outcome.payoffs[seat] == min(outcome.payoffs) < max(outcome.payoffs))
    return game.actor(after) not in (-1, seat) and seat in Trying().strikes(game, after).values()


def test_a_loss_by_one_step_is_avoided_where_it_can_be(seen: list[tuple[Any, Any]]) -> None:
    """Whatever the search thinks best, a move that ends the turn in safety is found."""
    random = Random(5)
    for game, position in seen:
        seat, moves = game.actor(position), list(game.legal_moves(position))
        random.shuffle(moves)
        move = careful(game, position, evaluator_for(game, Random(1)), moves)
        after = game.after(position, move)
        if turn_ended(game, position, after) and exposed(game, after, seat):
            others = (game.after(position, other) for other in moves)
            ends = [other for other in others if turn_ended(game, position, other)]
            assert all(exposed(game, other, seat) for other in ends)


def test_a_turn_of_several_steps_avoids_the_loss_that_only_all_of_them_avoid() -> None:
    """The good branch is recognised at its end only, two steps down."""
    lost, safe = choice(1, end(-1, 1)), choice(1, end(0, 0))
    root = choice(0, choice(0, lost, lost), choice(0, choice(0, lost, lost), choice(0, lost, safe)))

    class Sees(NoIdea):
        def exposed(self, game: Any, position: Any, seat: int, /) -> bool:
            return bool(position != safe)

    game, moves = Tree(root), []
    position = root
    while game.actor(position) == 0:
        moves.append(careful(game, position, Sees(), game.legal_moves(position)))
        position = game.after(position, moves[-1])
    assert moves == [1, 1, 1]


def test_a_hopeless_threat_does_not_hold_up_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = []

    class Doomed(NoIdea):
        def exposed(self, game: Any, position: Any, seat: int, /) -> bool:
            looks.append(position)
            return True

    game = parlour.load("virus-war")
    evaluator: Evaluator = Doomed()
    position = random_line(game, 3, 40)[-1][0]
    moves = game.legal_moves(position)
    assert careful(game, position, evaluator, moves) == moves[0]
    assert len(looks) < 1100
