"""The readable searches find what the plainest search finds, at every depth."""

from __future__ import annotations

from random import Random
from threading import Timer
from time import monotonic
from typing import Any

import pytest

import parlour
from parlour.evaluate import evaluator_for
from parlour.games import open_position
from parlour.search.alphabeta import AlphaBeta
from parlour.search.expectimax import Expectimax
from parlour.search.plain import plain_search, plain_values
from parlour.search.report import Limits
from parlour.turns import Turns
from tests.brute_force import Memo, value
from tests.search.references import NAMES, SMALL, ByLot, met, nim, random_tree
from tests.search.trees import NoIdea, Tree, choice, end
from tests.strategies import random_line


@pytest.mark.parametrize(("name", "options"), SMALL, ids=NAMES)
def test_alpha_beta_has_the_plain_value_at_every_depth(name: str, options: dict[str, Any]) -> None:
    for game, position in met(name, options, 6):
        seat, found = game.actor(position), []
        AlphaBeta(game, ByLot()).run(position, Limits(depth=3), found.append)
        assert found
        for depth, best in ((report.depth, report.best) for report in found):
            values = plain_values(game, position, depth, ByLot())
            assert best.value == pytest.approx(values[seat]), (depth, str(position))
            after = game.after(position, best.move)
            assert plain_values(game, after, depth - 1, ByLot())[seat] == best.value


def test_alpha_beta_is_exact_on_any_tree_of_two_players() -> None:
    for seed in range(200):
        root = random_tree(Random(seed), 7)
        if root.actor < 0:
            continue
        game = Tree(root)
        report = AlphaBeta(game, NoIdea()).run(root, Limits(depth=9))
        assert report.best.value == plain_values(game, root, 9, NoIdea())[root.actor], seed
        assert report.best.proven == (report.best.value != 0)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("slime-trail", {"size": "4x4"}),
        ("virus-war", {"size": "3x3"}),
        ("virus-war", {"size": "3x3", "end": "last_mover", "steps": 2}),
    ],
)
def test_alpha_beta_proves_what_brute_force_finds(name: str, options: dict[str, Any]) -> None:
    memo = Memo()
    for game, position in met(name, options, 8):
        best = AlphaBeta(game, evaluator_for(game, Random(1))).run(position, Limits(depth=30)).best
        assert best.value == value(game, position, game.actor(position), memo)


def test_nim_is_lost_on_multiples_of_four() -> None:
    for heap in range(1, 14):
        game = nim(heap)
        best = AlphaBeta(game, NoIdea()).run(game.start(), Limits(depth=20)).best
        assert best.value == (1 if heap % 4 else -1)
        if heap % 4:
            assert int(str(best.move)) == heap % 4
            assert best.plies == 2 * (heap // 4) + 1


def test_whole_turns_are_searched_like_any_game() -> None:
    """A turn of two steps looked one turn ahead is two steps ahead."""
    for game, position in met("virus-war", {"size": "4x3", "steps": 2, "first_turn": 2}, 8):
        turns = Turns(game)
        plain = plain_values(turns, position, 2, ByLot())
        report = AlphaBeta(turns, ByLot()).run(position, Limits(depth=2))
        assert report.best.value == pytest.approx(plain[game.actor(position)])
        assert report.best.move in turns.legal_moves(position)


def test_several_lines_are_the_best_moves_in_order() -> None:
    for game, position in met("slime-trail", {"size": "5x5"}, 5):
        report = AlphaBeta(game, ByLot(), lines=3).run(position, Limits(depth=3))
        plain = plain_search(game, position, 3, ByLot()).lines[:3]
        assert [line.value for line in report.lines] == pytest.approx([x.value for x in plain])
        assert len({line.move for line in report.lines}) == len(report.lines)


def test_the_line_of_play_is_legal_and_worth_its_value() -> None:
    for game, position in met("ataxx", {"size": "4x4"}, 6):
        best = AlphaBeta(game, ByLot()).run(position, Limits(depth=3)).best
        assert best.pv[0] == best.move
        for move in best.pv:
            assert move in game.legal_moves(position)
            position = game.after(position, move)


def test_the_quickest_win_is_preferred() -> None:
    slow = choice(1, choice(0, end(1, -1)))
    root = choice(0, slow, choice(0, end(1, -1)), choice(1, end(-1, 1)))
    best = AlphaBeta(Tree(root), NoIdea()).run(root, Limits(depth=5)).best
    assert (best.move, best.plies, best.proven) == (1, 2, True)


def test_limits_are_kept() -> None:
    game = parlour.load("ataxx")
    position = random_line(game, 2, 12)[-1][0]
    search = AlphaBeta(game, evaluator_for(game, Random(1)))
    by_nodes = [AlphaBeta(game, ByLot()).run(position, Limits(nodes=700)) for _ in range(2)]
    assert by_nodes[0].nodes == by_nodes[1].nodes <= 700
    assert by_nodes[0].best == by_nodes[1].best
    begun = monotonic()
    search.run(position, Limits(seconds=0.3))
    assert monotonic() - begun < 0.6
    stopped: list[bool] = []
    Timer(0.2, lambda: stopped.append(True)).start()
    begun = monotonic()
    search.run(position, Limits(), stop=lambda: bool(stopped))
    assert monotonic() - begun < 0.5


def test_expectimax_has_the_plain_value_on_any_tree() -> None:
    for seed in range(200):
        root = random_tree(Random(seed), 7, with_dice=True)
        if root.actor < 0:
            continue
        game = Tree(root)
        for depth in (2, 4, 8):
            best = Expectimax(game, ByLot()).run(root, Limits(depth=depth)).best
            plain = plain_values(game, root, depth, ByLot())[root.actor]
            assert best.value == pytest.approx(plain, abs=1e-9), (seed, depth)


def test_expectimax_prunes() -> None:
    """On trees with dice it looks at fewer positions than there are."""
    looked = total = 0
    for seed in range(50):
        root = random_tree(Random(seed), 8, with_dice=True)
        if root.actor >= 0:
            report = Expectimax(Tree(root), NoIdea()).run(root, Limits(depth=9))
            looked += report.nodes
            total += report.depth * size(root)
    assert 0 < looked < 0.8 * total


def size(node: Any) -> int:
    return 1 + sum(map(size, node.after))


def test_expectimax_bears_off_exactly() -> None:
    """Two checkers left each: the best step is the one that plain averaging finds."""
    game, position = open_position("backgammon", BEAR_OFF, None, {})
    evaluator = evaluator_for(game, Random(1))
    report = Expectimax(game, evaluator, lines=9).run(position, Limits(depth=4))
    plain = plain_search(game, position, 4, evaluator)
    assert [line.value for line in report.lines] == pytest.approx([x.value for x in plain.lines])


BEAR_OFF = "XGID=--B-A-------------------c-:0:0:1:21:0:0:0:0:10 -"
