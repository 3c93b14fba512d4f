"""The search finds what plain exhaustive search finds, for any order of players and with dice."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

import parlour
from parlour.evaluate import evaluator_for
from parlour.game import CHANCE, NOBODY
from parlour.games import open_position
from parlour.search.report import Limits
from parlour.search.uct import Settings, Uct
from tests.brute_force import Memo, value
from tests.search.trees import Node, NoIdea, Tree, choice, dice, end
from tests.strategies import random_line


def search(game: Any, position: Any, simulations: int, **settings: Any) -> Uct[Any, Any]:
    evaluator = settings.pop("evaluator", None) or evaluator_for(game, Random(1))
    uct = Uct(game, position, evaluator, Random(settings.pop("seed", 1)), Settings(**settings))
    uct.run(Limits(nodes=simulations))
    return uct


def on_tree(
    root: Node, simulations: int = 200, players: int = 2, best: float = 1.0
) -> Uct[Any, Any]:
    return search(Tree(root, players), root, simulations, evaluator=NoIdea(best))


@pytest.mark.parametrize("width", [1, 3, None])
@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("slime-trail", {"size": "3x3"}),
        ("slime-trail", {"size": "4x4"}),
        ("virus-war", {"size": "3x3"}),
        ("virus-war", {"size": "3x3", "end": "last_mover", "steps": 2}),
    ],
)
def test_proves_the_value_that_brute_force_finds(
    name: str, options: dict[str, Any], width: int | None
) -> None:
    """Also where it looks at one move first: the others follow when that is settled."""
    game, memo = parlour.load(name, **options), Memo()
    for seed in range(8):
        line = random_line(game, seed, 3 + seed)
        position = line[-1][0]
        if game.outcome(position) is not None:
            continue
        seat = game.actor(position)
        uct = search(game, position, 12_000, width=width)
        best = uct.lines()[0]
        exact = value(game, position, seat, memo)
        assert uct.root.proven is not None
        assert uct.root.proven[seat] == best.value == exact
        assert value(game, game.after(position, best.move), seat, memo) == exact


def test_one_seat_may_move_twice_running() -> None:
    """The second choice is made for the same seat, not for its opponent."""
    lost, won = end(-1, 1), end(1, -1)
    root = choice(0, choice(0, lost, won), choice(1, lost, won))
    uct = on_tree(root)
    assert uct.root.proven == (1, -1)
    assert uct.lines()[0].move == 0


def test_with_many_players_each_takes_its_own_best() -> None:
    """Seat 2 prefers its own good to seat 1's harm."""
    root = choice(
        0, choice(1, end(0.0, 0.1, 0.9), end(0.4, 0.6, 0.0)), choice(2, end(0.3, 0.7, 0.0))
    )
    uct = on_tree(root, players=3)
    assert uct.root.proven == (0.4, 0.6, 0.0)


def test_a_tie_between_different_results_proves_nothing_for_the_others() -> None:
    root = choice(0, choice(1, end(0.5, 0.5, 0.0), end(0.0, 0.5, 0.5)), end(0.3, 0.3, 0.4))
    uct = on_tree(root, players=3)
    assert uct.root.proven is None
    assert {line.move: line.proven for line in uct.lines()} == {0: False, 1: True}


def test_a_win_is_not_enough_where_more_can_be_won() -> None:
    root = choice(0, end(1, -1), choice(1, end(3, -3), end(2, -2)))
    assert on_tree(root, best=3.0).root.proven == (2, -2)


def test_dice_are_averaged_exactly() -> None:
    risky = dice((0.25, end(1, -1)), (0.75, end(-1, 1)))
    safer = dice((0.5, end(1, -1)), (0.5, choice(1, end(-1, 1), end(0, 0))))
    uct = on_tree(choice(0, risky, safer), best=3.0)
    assert uct.root.proven == (0.0, 0.0)
    assert [(line.move, line.value) for line in uct.lines()] == [(1, 0.0), (0, -0.5)]


def test_a_bear_off_is_played_for_the_best_chance() -> None:
    """With 2-1 to play the search finds the step that plain averaging finds best."""
    game, position = open_position("backgammon", BEAR_OFF, None, {})

    @cache
    def exact(now: Any) -> float:
        actor = game.actor(now)
        if actor == NOBODY:
            return float(game.payoffs(now)[0])
        if actor == CHANCE:
            return sum(p * exact(game.after(now, roll)) for roll, p in game.chances(now))
        return (max, min)[actor](exact(game.after(now, move)) for move in game.legal_moves(now))

    worth = {move: exact(game.after(position, move)) for move in game.legal_moves(position)}
    assert max(worth.values()) > sorted(set(worth.values()))[-2] + 0.1
    assert worth[search(game, position, 200).lines()[0].move] == max(worth.values())


BEAR_OFF = "XGID=--B-A-------------------c-:0:0:1:21:0:0:0:0:10 -"


def test_the_same_seed_searches_the_same_way() -> None:
    game = parlour.load("ataxx", size="5x5")
    lines = [search(game, game.start(), 40, seed=3).lines() for _ in range(2)]
    assert lines[0] == lines[1]


def test_visits_add_up_and_a_search_goes_on_where_it_stopped() -> None:
    game = parlour.load("slime-trail")
    uct = search(game, game.start(), 30)
    uct.run(Limits(nodes=20))
    assert sum(line.visits for line in uct.lines()) == uct.root.visits == 50


def test_stop_and_time_are_obeyed_at_once_and_a_move_is_known_even_so() -> None:
    game = parlour.load("ataxx")
    for seconds, stop in ((None, lambda: True), (0.0, None)):
        uct: Uct[Any, Any] = Uct(game, game.start(), evaluator_for(game, Random(1)), Random(1))
        uct.run(Limits(nodes=10**6, seconds=seconds), stop)
        assert uct.root.visits == 0
        assert {line.move for line in uct.lines()} == set(game.legal_moves(game.start()))


def test_a_tree_stops_at_a_length_of_line() -> None:
    game = parlour.load("virus-war")
    position = random_line(game, 1, 12)[-1][0]
    uct: Uct[Any, Any] = Uct(game, position, evaluator_for(game, Random(1)), Random(1))
    assert uct.run(Limits(depth=4)).deepest == 4


def test_stop_is_asked_between_simulations() -> None:
    game = parlour.load("virus-war")
    asked: list[int] = []
    position = random_line(game, 1, 12)[-1][0]
    uct: Uct[Any, Any] = Uct(game, position, evaluator_for(game, Random(1)), Random(1))
    uct.run(Limits(), lambda: len(asked) == 7 or asked.append(1) or False)
    assert uct.root.visits == 7


def test_few_moves_looked_at_are_those_of_the_highest_weights() -> None:
    game = parlour.load("ataxx")
    position = random_line(game, 2, 10)[-1][0]
    evaluator = evaluator_for(game, Random(1))
    moves = game.legal_moves(position)
    weights = evaluator.weights(game, position, moves)
    assert weights is not None
    uct = search(game, position, 5, breadth=4)
    looked = [dict(zip(moves, weights, strict=True))[move] for move in uct.root.moves]
    assert sorted(looked) == sorted(weights)[-4:]
    assert {line.move for line in uct.lines()} == set(moves)


def test_no_time_at_all_still_looks_at_one_move() -> None:
    game, position = open_position("war", None, options={"players": 4})
    uct: Uct[Any, Any] = Uct(game, position, evaluator_for(game, Random(1)), Random(1))
    report = uct.run(Limits(seconds=1e-9))
    assert len(uct.root.moves) == 1
    assert {line.move for line in report.lines} == set(game.legal_moves(position))
