"""What every evaluator promises to the search, for every game in every variant."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import parlour
from parlour.evaluate import PlainEvaluator, RandomPlayouts, evaluator_for
from parlour.games import open_position
from tests.games.war_positions import at as war
from tests.search.trees import Tree, choice, end
from tests.strategies import instances, random_line

ALL = list(instances())
GAMES = pytest.mark.parametrize("game", [game for _, game in ALL], ids=[name for name, _ in ALL])


def positions(game: Any) -> list[Any]:
    line = random_line(game, 1, 80)
    return [position for position, _ in line if game.outcome(position) is None][::5]


@GAMES
def test_values_are_payoffs_that_could_be(game: Any) -> None:
    """One a seat, within the payoffs there are, with their sum; the same each time."""
    evaluator = evaluator_for(game, Random(1))
    whole = 0.0 if min(game.awarded(game.start(), 0)) < 0 else 1.0
    for position in positions(game):
        values = evaluator.values(game, position)
        assert len(values) == game.players
        assert sum(values) == pytest.approx(whole)
        assert all(abs(value) <= evaluator.best for value in values)
        assert list(values) == list(evaluator.values(game, position))


@GAMES
def test_weights_are_positive_numbers_one_a_move(game: Any) -> None:
    evaluator = evaluator_for(game, Random(1))
    for position in positions(game):
        moves = game.legal_moves(position)
        weights = evaluator.weights(game, position, moves)
        if weights is not None:
            assert len(weights) == len(moves)
            assert all(weight > 0 for weight in weights)


@GAMES
def test_whatever_an_evaluator_names_is_legal(game: Any) -> None:
    evaluator = evaluator_for(game, Random(1))
    for position in positions(game):
        moves = set(game.legal_moves(position))
        if game.actor(position) >= 0:
            assert set(evaluator.strikes(game, position)) <= moves
            assert set(evaluator.openers(game, position)) <= moves
            assert set(evaluator.defences(game, position)) <= moves
            assert evaluator.instinct(game, position) in (None, *moves)


def value(name: str, text: str, seat: int = 0, **options: Any) -> float:
    game, position = open_position(name, text, None, options)
    return float(evaluator_for(game, Random(1)).values(game, position)[seat])


def test_ataxx_more_pieces_are_better_and_openness_is_worse() -> None:
    even = value("ataxx", "x5o/7/7/7/7/7/o5x x 0 1")
    assert value("ataxx", "xx4o/7/7/7/7/7/o5x x 0 1") > even
    assert value("ataxx", "6o/1x5/7/7/7/7/o5x x 0 1") < even


def test_slime_trail_nearer_home_is_better() -> None:
    home = value("slime-trail", "7/7/7/7/3s3/7/7 1")
    assert home > value("slime-trail", "7/7/3s3/7/7/7/7 1")


def test_virus_war_kills_are_better() -> None:
    text = "5o/4oo/{}/2x3/1x4/x5 x 3 0 5"
    even = value("virus-war", text.format("6"), size="6x6")
    assert value("virus-war", text.format("3O2"), size="6x6") > even


def test_klopodavka_a_main_bug_within_the_steps_left_is_as_good_as_dead() -> None:
    text = "bbb6/bBb6/bbb6/2a6/9/9/aaa6/aAa6/aaa6 {} 0 - 9"
    assert value("klopodavka", text.format("a 2"), steps=4) > 0.99
    assert value("klopodavka", text.format("a 1"), steps=4) < 0.99
    assert value("klopodavka", text.format("b 3"), steps=4) > 0.5


@pytest.mark.parametrize("raider", [{"g7": "aP"}, {"h8": "aI", "g7": "aI", "i9": "aI"}])
def test_war_a_general_within_reach_of_the_turn_is_as_good_as_dead(raider: dict[str, str]) -> None:
    """By a plane that infantry can link, and on foot."""
    chain = dict.fromkeys(("b2", "c3", "d4", "e5", "f6"), "aI")
    game, position = war({"a1": "aG", "m12": "bG"} | chain | raider)
    assert evaluator_for(game, Random(1)).values(game, position)[0] > 0.9


def test_backgammon_a_shorter_race_and_no_blots_are_better() -> None:
    def equity(points: dict[int, str]) -> float:
        board = "".join(points.get(i, "-") for i in range(26))
        return value("backgammon", f"XGID={board}:0:0:1:00:0:0:0:0:10 -")

    race = {6: "E", 5: "E", 4: "E", 19: "e", 20: "e", 21: "e"}
    assert equity(race) > 0 > equity(race | {4: "-", 8: "E", 19: "-", 24: "e"})
    shot = {24: "B", 13: "E", 8: "C", 6: "E", 1: "b", 12: "e", 17: "c", 19: "e"}
    assert equity(shot) > equity(shot | {6: "D", 7: "A", 8: "B", 5: "A"})


def test_plain_evaluator_finds_strikes_by_trying() -> None:
    root = choice(0, end(1, -1), choice(1, end(-1, 1), end(1, -1)), end(0, 0))
    game, plain = Tree(root), PlainEvaluator()
    assert plain.strikes(game, root) == {0: 1}
    assert plain.exposed(game, root.after[1], 0)
    assert not plain.exposed(game, root.after[1], 1)


def test_a_game_without_an_evaluator_gets_random_playouts() -> None:
    root = choice(0, end(1, -1), end(1, -1))
    evaluator = evaluator_for(Tree(root), Random(1))
    assert isinstance(evaluator, RandomPlayouts)
    assert tuple(evaluator.values(Tree(root), root)) == (1, -1)
    dice_game = parlour.load("backgammon", start="hypergammon")
    values = RandomPlayouts(Random(1)).values(dice_game, dice_game.start())
    assert sum(values) == 0
    assert max(values) in (1, 2, 3)
