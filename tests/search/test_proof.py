"""Proof-number searches, readable and compiled, against trying everything."""

from __future__ import annotations

from random import Random
from threading import Timer
from time import monotonic
from typing import Any

import pytest

import parlour
from parlour import native
from parlour.game import OptionError
from parlour.games import read_position
from parlour.search.compiled_proof import CompiledProof, prover
from parlour.search.plain import plain_values
from parlour.search.proof import PlainProof
from parlour.search.solution import Solver
from tests.brute_force import Memo, value
from tests.search.references import nim, random_tree
from tests.search.trees import NoIdea, Tree
from tests.strategies import random_line

SMALL: list[tuple[str, dict[str, Any]]] = [
    ("slime-trail", {"size": "4x4"}),
    ("slime-trail", {"size": "4x3", "pie": "on"}),
    ("virus-war", {"size": "3x3"}),
    ("virus-war", {"size": "3x3", "steps": 1}),
    ("virus-war", {"size": "3x3", "steps": 2, "end": "last_mover"}),
    ("virus-war", {"size": "3x4", "steps": 2}),
    ("virus-war", {"size": "3x3", "steps": 4, "end": "last_mover"}),
]
NAMES = ["-".join((name, *map(str, options.values()))) for name, options in SMALL]


def late(name: str, options: dict[str, Any], count: int) -> list[tuple[Any, Any]]:
    """`count` positions from the second half of random games."""
    game, random, found = parlour.load(name, **options), Random(f"{name} {options}"), []
    while len(found) < count:
        line = random_line(game, random.random(), 60)
        position = line[random.randrange(len(line) // 2, len(line))][0]
        if game.legal_moves(position):
            found.append((game, position))
    return found


@pytest.mark.parametrize(("name", "options"), SMALL, ids=NAMES)
def test_a_win_is_proven_exactly_where_trying_everything_finds_one(
    name: str, options: dict[str, Any]
) -> None:
    memo: Memo = {}
    for game, position in late(name, options, 12):
        searches: list[Any] = [PlainProof(game)]
        if native.available():
            searches.append(CompiledProof(game, megabytes=1))
        worth = value(game, position, 0, memo)
        for search in searches:
            for seat in (0, 1):
                payoff = worth if seat == 0 else -worth
                found = search.prove(position, seat)
                assert found.wins == (payoff > 0), (str(position), seat)
                assert 0 in (found.prove, found.disprove)
                assert (found.prove == 0) == found.wins


@pytest.mark.parametrize(
    "board", ["xo1x/oxxo/xoxo/o1ox", "xx1x/xoxo/oxoo/oo1o", "xo2/xoox/xxxo/oxoo"]
)
def test_the_end_of_ataxx_with_passes_and_draws(board: str) -> None:
    game = parlour.load("ataxx", size="4x4", clock=3)
    position = read_position(game, f"{board} x 0 1")
    worth = value(game, position, 0, {})
    for search in (PlainProof(game), prover(game, 1)):
        assert [search.prove(position, seat).wins for seat in (0, 1)] == [worth > 0, worth < 0]


def test_it_is_exact_on_any_tree_of_two_players() -> None:
    for seed in range(150):
        root = random_tree(Random(seed), 7)
        game = Tree(root)
        payoffs = plain_values(game, root, 99, NoIdea())
        for seat in (0, 1):
            assert PlainProof(game).prove(root, seat).wins == (payoffs[seat] > 0)


def test_the_moves_to_the_win_are_counted_alike() -> None:
    if not native.available():
        pytest.skip("there is no compiled core here")
    counted = 0
    for game, position in late("slime-trail", {"size": "4x4"}, 60):
        plain, compiled = PlainProof(game), CompiledProof(game, megabytes=1)
        seat = 0 if plain.prove(position, 0).wins else 1
        plies = plain.plies(position, seat, 20)
        assert plies is not None
        assert compiled.plies(position, seat, 20) == plies
        assert compiled.plies(position, seat, plies - 1) is None
        counted += plies > 3
    assert counted > 5


@pytest.mark.parametrize("name", ["backgammon", "klopodavka"])
def test_a_game_that_is_no_duel_without_dice_is_refused(name: str) -> None:
    with pytest.raises(OptionError, match=name):
        prover(parlour.load(name))
    with pytest.raises(OptionError, match=name):
        PlainProof(parlour.load(name))


def test_limits_end_a_question_and_what_was_found_is_kept() -> None:
    game = parlour.load("slime-trail", size="5x4")
    search = PlainProof(game)
    first = search.prove(game.start(), 0, visits=20)
    assert first.wins is None
    assert first.visits <= 21
    assert 0 not in (first.prove, first.disprove)
    rest = search.prove(game.start(), 0)
    whole = PlainProof(game).prove(game.start(), 0)
    assert rest.wins is whole.wins is True
    assert rest.visits < whole.visits
    assert PlainProof(game, stop=lambda: True).prove(game.start(), 1, visits=10**6).visits <= 64
    late = parlour.load("slime-trail", size="9x9")
    began = monotonic()
    assert PlainProof(late).prove(late.start(), 0, seconds=0.05).wins is None
    assert monotonic() - began < 2


def test_a_compiled_question_ends_by_visits_by_time_and_from_another_thread() -> None:
    if not native.available():
        pytest.skip("there is no compiled core here")
    game = parlour.load("slime-trail", size="9x9")
    search = CompiledProof(game, megabytes=1)
    assert search.prove(game.start(), 0, visits=1000).visits == 1000
    assert search.prove(game.start(), 0, seconds=0.05).seconds < 1
    began = monotonic()
    Timer(0.1, search.stop).start()
    assert search.prove(game.start(), 0).wins is None
    assert monotonic() - began < 5
    assert search.prove(game.start(), 0).visits <= 128  # until `arm`
    search.arm()
    found = search.prove(game.start(), 0, visits=3000)
    assert found.visits == 3000
    assert 0 < found.full <= 1
    search.clear()
    assert search.prove(game.start(), 0, visits=1).full < found.full


def test_a_solution_has_every_move_and_says_what_it_could_not_find() -> None:
    game = parlour.load("virus-war", size="3x3", steps=1)
    memo: Memo = {}
    solution = Solver(game, prover(game, 1)).solve(game.start())
    worths = {
        move: round(value(game, game.after(game.start(), move), 0, memo))
        for move in game.legal_moves(game.start())
    }
    assert dict(solution.moves) == worths
    assert solution.value == max(worths.values()) == 0
    assert solution.exact
    big = parlour.load("slime-trail", size="9x9")
    said: list[Any] = []
    far = Solver(big, prover(big, 1), tell=said.append).solve(big.start(), seconds=0.5)
    assert not far.exact
    assert far.value is None
    assert said and said[-1].visits > 0
    halted = Solver(big, prover(big, 1), stop=lambda: True).solve(big.start())
    assert not halted.exact


def test_a_book_is_asked_first() -> None:
    game = parlour.load("slime-trail", size="9x9")
    start = game.start()
    solver = Solver(game, prover(game, 1), book=lambda at: 1 if at == start else -1)
    assert solver.solve(start).moves == dict.fromkeys(game.legal_moves(start), 1)
    solver = Solver(game, prover(game, 1), book=lambda at: -1 if at == start else None)
    solution = solver.solve(start)
    assert (solution.value, set(solution.moves.values())) == (-1, {-1})
    assert solver.value(start) == -1
    assert solution.visits == 0


def test_a_game_that_the_core_does_not_hold_is_solved_in_python() -> None:
    game = nim(9)
    assert isinstance(prover(game), PlainProof)
    assert Solver(game, prover(game)).solve(game.start()).exact
