"""The compiled searches find what the plainest search finds; limits are kept, results repeat."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from math import tanh
from random import Random
from threading import Timer
from time import perf_counter
from typing import Any

import pytest

import parlour
from parlour import native
from parlour.evaluate import PlainEvaluator, evaluator_for
from parlour.game import CHANCE, NOBODY, OptionError
from parlour.games import open_position
from parlour.search.compiled import Search
from parlour.search.plain import plain_search, plain_values
from parlour.search.report import Limits, Report
from tests.brute_force import Memo, value
from tests.search.references import NAMES, SMALL, met
from tests.strategies import random_line

pytestmark = pytest.mark.skipif(not native.available(), reason="these are about the core")
WIN = 32000
DUELS = ["ataxx", "slime-trail", "virus-war"]
TINY: list[tuple[str, dict[str, Any]]] = [
    ("slime-trail", {"size": "4x4"}),
    ("slime-trail", {"size": "4x4", "pie": "on"}),
    ("virus-war", {"size": "3x3"}),
    ("virus-war", {"size": "3x3", "end": "last_mover", "steps": 2}),
]


class ByScore(PlainEvaluator):
    """The compiled evaluator's score as a payoff, for plain search over the compiled game."""

    def __init__(self, search: Search) -> None:
        self.search = search

    def values(self, game: Any, position: Any, /) -> tuple[float, ...]:
        score = self.search.score(position) / WIN
        return (score, -score) if game.actor(position) == 0 else (-score, score)


def same(value: float, line: Any) -> bool:
    """Whether a line of the compiled search has the value of plain search over `ByScore`."""
    if abs(value) == 1:
        return bool(line.proven and line.value == value)
    return not line.proven and line.score == round(value * WIN)


def compiled(name: str, options: dict[str, Any], count: int) -> list[tuple[Any, Any, Any, Any]]:
    """Small positions: rulebook and position, twin and position."""
    found = []
    for game, position in met(name, options, count):
        twin = native.twin(game)
        found.append((game, position, twin, twin.position(position)))
    return found


# Alpha-beta


@pytest.mark.parametrize(("name", "options"), SMALL, ids=NAMES)
def test_plain_alpha_beta_has_the_plain_value_at_every_depth(
    name: str, options: dict[str, Any]
) -> None:
    for _, _, game, position in compiled(name, options, 8):
        search = Search(game, "alphabeta", "hand", plain=1)
        told: list[Report[Any]] = []
        search.run(position, Limits(depth=4), told.append)
        assert told
        for report in told:
            values = plain_values(game, position, report.depth, ByScore(search))
            assert same(values[game.actor(position)], report.best), (report.depth, str(position))


@pytest.mark.parametrize(("name", "options"), SMALL, ids=NAMES)
def test_several_lines_are_the_best_moves_in_order(name: str, options: dict[str, Any]) -> None:
    for _, _, game, position in compiled(name, options, 6):
        search = Search(game, "alphabeta", "hand", plain=1, lines=4)
        report = search.run(position, Limits(depth=3))
        plain = plain_search(game, position, 3, ByScore(search)).lines[:4]
        assert len({line.move for line in report.lines}) == len(report.lines) == len(plain)
        for line, other in zip(report.lines, plain, strict=True):
            assert same(other.value, line), str(position)


@pytest.mark.parametrize(("name", "options"), TINY)
def test_alpha_beta_proves_what_brute_force_finds(name: str, options: dict[str, Any]) -> None:
    """With all that makes it quick, to the end of the game."""
    memo = Memo()
    for game, position, twin, start in compiled(name, options, 12):
        best = Search(twin, "alphabeta", "hand").run(start, Limits(depth=60)).best
        exact = value(game, position, game.actor(position), memo)
        assert best.value == exact
        assert value(game, game.after(position, best.move), game.actor(position), memo) == exact


@pytest.mark.parametrize("name", DUELS)
def test_the_best_line_can_be_played(name: str) -> None:
    for game, position in met(name, {}, 4):
        twin = native.twin(game)
        best = (
            Search(twin, "alphabeta", "hand").run(twin.position(position), Limits(nodes=3000)).best
        )
        assert best.pv[0] == best.move
        for move in best.pv:
            assert move in game.legal_moves(position)
            position = game.after(position, move)


# Evaluators, twice


@pytest.mark.parametrize(
    ("name", "value_of"),
    [
        ("slime-trail", lambda score: score / 1000),
        ("virus-war", lambda score: 0.95 * tanh(score / 3000)),
    ],
)
def test_hand_made_evaluators_are_those_of_python(
    name: str, value_of: Callable[[int], float]
) -> None:
    for options in ({}, {"size": "6x7"}, {"size": "11x9"}):
        game = parlour.load(name, **options)
        twin, judge = native.twin(game), evaluator_for(game, Random(1))
        search = Search(twin, "alphabeta", "hand")
        for seed in range(6):
            for position, move in random_line(game, seed, 120):
                if move is not None:
                    seen = judge.values(game, position)[game.actor(position)]
                    found = value_of(search.score(twin.position(position)))
                    assert found == pytest.approx(seen, abs=1e-3), str(position)


# Simulations


@pytest.mark.parametrize("evaluator", ["playouts", "hand"])
@pytest.mark.parametrize(("name", "options"), TINY)
def test_simulations_prove_what_brute_force_finds(
    name: str, options: dict[str, Any], evaluator: str
) -> None:
    memo = Memo()
    for game, position, twin, start in compiled(name, options, 8):
        best = Search(twin, "mcts", evaluator).run(start, Limits(nodes=300_000)).best
        exact = value(game, position, game.actor(position), memo)
        assert (best.proven, best.value) == (True, exact), str(position)
        assert value(game, game.after(position, best.move), game.actor(position), memo) == exact


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("ataxx", {}),
        ("slime-trail", {}),
        ("virus-war", {}),
        ("klopodavka", {"players": 3}),
        ("klopodavka", {"players": 6}),
        ("war", {"players": 2}),
        ("war", {"players": 4}),
        ("backgammon", {}),
        ("backgammon", {"cube": "on"}),
        ("backgammon", {"match": 3}),
    ],
)
def test_every_game_has_simulations_by_its_rules_alone(name: str, options: dict[str, Any]) -> None:
    game = native.twin(parlour.load(name, **options))
    position = game.start()
    while game.actor(position) == CHANCE:
        position = game.after(position, game.chances(position)[-1][0])
    reports = [
        Search(game, "mcts", "playouts", lines=500).run(position, Limits(nodes=60))
        for _ in range(2)
    ]
    assert reports[0].lines == reports[1].lines
    legal = set(game.legal_moves(position))
    assert {line.move for line in reports[0].lines} <= legal
    if len(legal) <= 500:
        assert sum(line.visits for line in reports[0].lines) == reports[0].nodes == 60
    visits = [line.visits for line in reports[0].lines]
    assert visits == sorted(visits, reverse=True)


def test_another_seed_simulates_otherwise() -> None:
    game = native.twin(parlour.load("ataxx"))
    values = {
        Search(game, "mcts", "playouts", seed=seed).run(game.start(), Limits(nodes=200)).best.value
        for seed in range(4)
    }
    assert len(values) > 1


def test_simulations_see_a_bear_off_as_it_is() -> None:
    """Two checkers each on the ace point: whoever is on roll wins, and that is certain."""
    plain, position = open_position(
        "backgammon", "XGID=-B----------------------b-:0:0:1:21:0:0:0:0:10 -", None, {}
    )
    game = native.twin(plain)
    best = Search(game, "mcts", "playouts").run(game.position(position), Limits(nodes=1000)).best
    assert (best.proven, best.value) == (True, 1.0)


def test_memory_is_bounded() -> None:
    game = native.twin(parlour.load("slime-trail"))
    report = Search(game, "mcts", "playouts", hash=1).run(game.start(), Limits(nodes=100_000))
    assert report.nodes == 100_000
    assert 0.5 < report.full <= 1


# Expectimax


class Pips(PlainEvaluator):
    """The compiled yardstick of Backgammon again: the lead in pips."""

    best = 3.0

    def values(self, game: Any, position: Any, /) -> tuple[float, ...]:
        plain = game.plain_position(position)
        own = sum(i * n for i, n in enumerate(plain.points) if n > 0)
        enemy = sum((25 - i) * -n for i, n in enumerate(plain.points) if n < 0)
        value = tanh(4 * (enemy - own) / (enemy + own + 8))
        return (value, -value)


@pytest.mark.parametrize(
    "text",
    [
        "XGID=--B-A-------------------c-:0:0:1:21:0:0:0:0:10 -",
        "XGID=-B---b-----A---------a--a-:0:0:1:31:0:0:0:0:10 -",
    ],
)
@pytest.mark.parametrize("depth", [1, 2, 3, 4])
def test_expectimax_has_the_plain_value(text: str, depth: int) -> None:
    plain, position = open_position("backgammon", text, None, {})
    game = native.twin(plain)
    start = game.position(position)
    report = Search(game, "expectimax", "pips", lines=50).run(start, Limits(depth=depth))
    known = {line.move: line.value for line in plain_search(game, start, depth, Pips()).lines}
    assert report.depth == depth
    assert {line.move: line.value for line in report.lines} == pytest.approx(known, abs=1e-6)


def test_expectimax_is_certain_where_it_sees_the_end() -> None:
    plain, position = open_position(
        "backgammon", "XGID=-B----------------------b-:0:0:1:21:0:0:0:0:10 -", None, {}
    )
    game = native.twin(plain)
    best = Search(game, "expectimax", "pips").run(game.position(position), Limits(depth=4)).best
    assert (best.proven, best.value) == (True, 1.0)


# Limits, threads, stops

KINDS = [("alphabeta", "hand"), ("mcts", "hand"), ("mcts", "playouts")]


def middle(name: str = "ataxx", moves: int = 10) -> tuple[Any, Any]:
    game = parlour.load(name)
    twin = native.twin(game)
    return twin, twin.position(random_line(game, 7, moves)[-1][0])


@pytest.mark.parametrize(("kind", "evaluator"), KINDS)
def test_fixed_nodes_give_the_same_result(kind: str, evaluator: str) -> None:
    for threads in (1, 2) if kind == "mcts" else (1,):
        game, position = middle()
        reports = [
            Search(game, kind, evaluator, threads=threads).run(position, Limits(nodes=5000))
            for _ in range(2)
        ]
        assert reports[0].lines == reports[1].lines
        assert reports[0].nodes == reports[1].nodes <= 5000


@pytest.mark.parametrize(("kind", "evaluator"), KINDS)
@pytest.mark.parametrize("name", DUELS)
def test_several_threads_play_well(name: str, kind: str, evaluator: str) -> None:
    """A win in one move is found, and any other move is legal."""
    game = parlour.load(name)
    twin = native.twin(game)
    won = 0
    for seed in range(6):
        line = random_line(game, seed, 200)
        position = line[-2][0] if len(line) > 1 else line[0][0]
        seat = game.actor(position)
        search = Search(twin, kind, evaluator, threads=3)
        best = search.run(twin.position(position), Limits(nodes=3000)).best
        assert best.move in game.legal_moves(position)
        after = [game.after(position, move) for move in game.legal_moves(position)]
        if any(game.actor(each) == NOBODY and game.payoffs(each)[seat] > 0 for each in after):
            assert best.value == 1
            won += 1
    assert won


def soonest(tries: int, once: Callable[[], float]) -> float:
    """The least of several measurements: others use this machine too."""
    return min(once() for _ in range(tries))


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize(("kind", "evaluator"), KINDS)
def test_stop_from_another_thread_ends_it_within_20_ms(
    kind: str, evaluator: str, threads: int
) -> None:
    game, position = middle()
    search = Search(game, kind, evaluator, threads=threads)

    def once() -> float:
        told: list[float] = []

        def stop() -> None:
            told.append(perf_counter())
            search.stop()

        Timer(0.1, stop).start()
        report = search.run(position, Limits())
        assert report.best.move in game.legal_moves(position)
        return perf_counter() - told[0]

    assert soonest(5, once) < 0.02


def test_a_stop_before_the_run_counts_until_armed_again() -> None:
    game, position = middle()
    for kind, evaluator in KINDS:
        search = Search(game, kind, evaluator)
        search.arm()
        search.stop()
        assert search.run(position, Limits(), armed=True).nodes < 5000
        assert search.run(position, Limits(nodes=9000)).nodes > 5000


@pytest.mark.parametrize(("kind", "evaluator"), KINDS)
def test_time_is_kept(kind: str, evaluator: str) -> None:
    game, position = middle()
    search = Search(game, kind, evaluator)

    def once() -> float:
        begun = perf_counter()
        search.run(position, Limits(seconds=0.1))
        return perf_counter() - begun

    assert 0.09 < soonest(4, once) < 0.115


@pytest.mark.parametrize(("kind", "evaluator"), KINDS)
def test_it_tells_what_it_knows_more_and_more(kind: str, evaluator: str) -> None:
    game, position = middle()
    told: list[Report[Any]] = []
    last = Search(game, kind, evaluator).run(position, Limits(nodes=20_000), told.append)
    assert len(told) >= 3
    for before, after in pairwise([*told, last]):
        assert before.nodes <= after.nodes
        assert before.depth <= after.depth or kind == "mcts"


def test_a_tree_stops_at_a_length_of_line() -> None:
    game, position = middle()
    report = Search(game, "mcts", "playouts").run(position, Limits(depth=4, seconds=20))
    assert report.deepest == 4


def test_what_is_not_there_is_refused() -> None:
    game = native.twin(parlour.load("war"))
    for kind, evaluator in [("alphabeta", "hand"), ("mcts", "rush"), ("minimax", "playouts")]:
        with pytest.raises(OptionError, match=evaluator):
            Search(game, kind, evaluator)
