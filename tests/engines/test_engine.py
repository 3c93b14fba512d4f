"""The first opponent: legal, repeatable, quick to stop, and it sees what must not be missed."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from time import monotonic
from typing import Any

import pytest

import parlour
from parlour.engines import LEVELS, engine, levels
from parlour.game import CHANCE, OptionError
from parlour.games import open_position
from parlour.text import LANGUAGES, codes
from tests.strategies import instances, random_line, random_step

ALL = list(instances())
IDS = [name for name, _ in ALL]


def continued(game: Any, number: int, seed: int, moves: int) -> parlour.Record[Any, Any]:
    """A game that the engine goes on with from random play; every move is checked."""
    random = Random(seed)
    line = random_line(game, seed, random.randrange(60))
    positions = [position for position, _ in line if game.outcome(position) is None]
    record = parlour.Record(game, positions[-1])
    player = engine(game, number, seed)
    while record.outcome is None and len(record.moves) < moves:
        rolls = record.actor == CHANCE
        move = random_step(game, record.position, random) if rolls else player.choose(record)
        record.play(move)
    return record


@pytest.mark.parametrize("game", [game for _, game in ALL], ids=IDS)
def test_moves_are_legal_in_every_variant(game: Any) -> None:
    for seed in range(2):
        continued(game, 1 + seed, seed, 3)


@pytest.mark.long
@pytest.mark.parametrize("game", [game for _, game in ALL], ids=IDS)
def test_long_games_are_legal_at_every_level(game: Any) -> None:
    for number in range(1, len(levels(game.id)) + 1):
        continued(game, number, number, 200)


def test_every_game_has_levels_that_see_more_and_more() -> None:
    assert set(LEVELS) == {book.id for book in parlour.rulebooks()}
    for ladder in [*LEVELS.values(), levels("new-game")]:
        assert len(ladder) >= 3
        specs = [level.spec for level in ladder]
        for below, above in pairwise(specs):
            assert (below.nodes or 0) <= (above.nodes or 10**9)
            assert below.blur >= above.blur
            assert below.overlooks >= above.overlooks
            assert below != above
        assert all((spec.seconds or spec.turn) is not None for spec in specs)


def test_ataxx_has_seven_levels() -> None:
    assert len(levels("ataxx")) == 7


def test_every_level_has_a_name_and_a_line_about_it_in_every_language() -> None:
    for ladder in [*LEVELS.values(), levels("new-game")]:
        assert len({level.name for level in ladder}) == len(ladder)
        for level in ladder:
            for lang in LANGUAGES:
                assert {f"level-{level.name}", f"level-{level.name}-about"} <= codes(lang)


@pytest.mark.parametrize("number", [0, 8])
def test_an_unknown_level_is_refused(number: int) -> None:
    with pytest.raises(OptionError, match=f"‘{number}’.*1 to 7"):
        engine(parlour.load("ataxx"), number)


@pytest.mark.parametrize("name", ["ataxx", "virus-war", "slime-trail", "backgammon"])
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    game = parlour.load(name)
    games = [[str(m) for m in continued(game, 2, seed, 12).moves] for seed in (4, 4, 5)]
    assert games[0] == games[1] != games[2]


def test_a_single_move_is_played_without_thinking() -> None:
    game, position = open_position("virus-war", "10/10/10/10/10/10/10/10/10/10 x 3 0 1", None, {})
    asked: list[int] = []
    record = parlour.Record(game, position)
    assert str(engine(game, 3, 1).choose(record, lambda: bool(asked.append(1)))) == "a1"
    assert not asked


def test_stop_ends_thinking_soon() -> None:
    game = parlour.load("ataxx")
    record = continued(game, 1, 3, 4)
    player = engine(game, 3, 1)
    start = monotonic()
    move = player.choose(record, lambda: True)
    assert move in record.legal_moves
    assert monotonic() - start < 1.0


def test_lines_hold_every_move_the_chosen_one_first() -> None:
    game = parlour.load("slime-trail")
    record = parlour.Record(game)
    lines = engine(game, 2, 1).lines(record)
    assert {line.move for line in lines} == set(record.legal_moves)
    assert engine(game, 2, 1).choose(record) == lines[0].move


@pytest.mark.parametrize("words", ["level=1", "search=uct nodes=5", "search=mcts nodes=50"])
def test_a_finished_game_is_refused(words: str) -> None:
    game = parlour.load("virus-war", size="3x3")
    record = parlour.Record(game)
    while record.outcome is None:
        record.play(record.legal_moves[0])
    with pytest.raises(ValueError, match="the game is over"):
        engine(game, words).choose(record)
