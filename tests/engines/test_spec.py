"""What an engine is made of, read from text: all of it, and nothing that means nothing."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from parlour.engines import LEVELS, engine, engine_of
from parlour.engines.levels import strongest
from parlour.engines.spec import KEYS, SEARCHES, Spec, read_spec, read_words
from parlour.game import OptionError


def read(text: str) -> Spec:
    return read_spec(read_words(text))


def test_a_spec_is_read_from_words() -> None:
    spec = read("search=alphabeta evaluator=net nodes=500 hash=0.5, lines=3")
    assert spec == Spec("alphabeta", "net", nodes=500, hash=0.5, lines=3)


@pytest.mark.parametrize("ladder", LEVELS.values(), ids=LEVELS)
def test_a_spec_is_written_as_it_is_read(ladder: Any) -> None:
    for level in ladder:
        assert read(str(level.spec)) == level.spec
        assert set(str(level.spec).split()) <= {*level.words.split(), "lines=1"}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("level", "‘level’ does not describe an engine"),
        ("nodes=", "‘nodes=’ does not describe an engine"),
        ("search=minimax", "no search ‘minimax’"),
        ("speed=3", "no ‘speed’; it has level search evaluator depth"),
        ("nodes=5 nodes=6", "nodes is given twice"),
        ("search=mcts nodes=0", "nodes=‘0’ is not possible: write a number from 1"),
        ("search=uct nodes=-1", "nodes=‘-1’ is not possible: write a number from 0"),
        ("nodes=1.5", "nodes=‘1.5’"),
        ("nodes=٣", "nodes=‘٣’"),
        ("seconds=nan", "seconds=‘nan’"),
        ("seconds=0", "seconds=‘0’ is not possible: write a number from 0.001"),
        ("level=0", "level=‘0’ is not possible: write a whole number from 1 to 7"),
        ("level=x", "level=‘x’ is not possible: write a whole number from 1 to 7"),
        ("level=3 hash=4", "hash means nothing to the search uct"),
        ("search=alphabeta blur=0.1", "blur means nothing to the search alphabeta"),
        ("search=random nodes=4", "nodes means nothing to the search random"),
        ("search=random evaluator=hand", "evaluator means nothing to the search random"),
        ("search=uct evaluator=net", "the search uct has no evaluator ‘net’ in Python"),
        ("search=alphabeta evaluator=tarot", "tarot"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(text: str, said: str) -> None:
    with pytest.raises(OptionError) as refused:
        engine(parlour.load("ataxx"), text)
    assert said in str(refused.value)
    assert "\n" not in str(refused.value)


def test_words_beside_a_level_change_it() -> None:
    game = parlour.load("ataxx")
    assert engine(game, "level=2", 1).spec == engine(game, 2, 1).spec
    assert engine(game, "level=4 nodes=7", 1).spec.nodes == 7
    assert engine(game, "level=4 search=random", 1).spec == Spec("random")


def test_without_words_the_strongest_plays_what_it_thinks_best() -> None:
    game = parlour.load("ataxx")
    assert engine(game).spec == strongest("ataxx")
    assert engine(game).spec.variety == 0
    assert engine(game, "seconds=0.1").spec.seconds == 0.1


def test_without_any_limit_a_move_takes_a_second() -> None:
    game = parlour.load("ataxx")
    assert engine(game, "search=mcts").spec.seconds == 1.0
    assert engine(game, "search=mcts nodes=9").spec.seconds is None
    assert engine(game, "search=random").spec.seconds is None


def test_every_key_means_something_to_some_search() -> None:
    for name, key in KEYS.items():
        assert hasattr(Spec(), name)
        assert key.searches <= set(SEARCHES)
        assert key.searches


def test_options_of_protocols_reach_the_searches_that_have_them() -> None:
    game = parlour.load("ataxx")
    options = {"hash": "8", "threads": "2", "multipv": "3", "level": "0"}
    strong = engine_of(game, options).spec
    assert (strong.search, strong.hash, strong.threads, strong.lines) == ("alphabeta", 8, 2, 3)
    weak = engine_of(game, {**options, "level": "1"}).spec
    assert (weak.search, weak.hash, weak.threads, weak.lines) == ("uct", None, None, 3)
    with pytest.raises(OptionError, match="1 to 7"):
        engine_of(game, {**options, "level": "8"})


@pytest.mark.parametrize("id", ["ataxx", "war", "slime-trail"])
def test_looking_ahead_by_rolls_needs_dice(id: str) -> None:
    with pytest.raises(OptionError, match="plies"):
        engine(parlour.load(id), "search=plies depth=1")
