"""Garbage handed to the compiled core: the rulebook's own sentence, and never a crash."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest

from parlour import ParlourError, native, read_position
from parlour.game import CHANCE
from parlour.games import REGISTRY, open_position
from tests.fuzz.mutated import mutated
from tests.fuzz.test_fuzz import LONG, SHORT, VARIANTS, position_texts

pytestmark = pytest.mark.skipif(not native.available(), reason="there is no compiled core here")


def said(read: Callable[[str], Any], text: str) -> str:
    """The position's text, or the sentence that refuses it."""
    try:
        return str(read(text))
    except ParlourError as error:
        return f"{type(error)} {error}"


def try_texts(id: str, count: int) -> None:
    random = Random(f"core {id}")
    twins = [native.twin(open_position(id, None, None, options)[0]) for options in VARIANTS[id]]
    for _ in range(count):
        text = mutated(random.choice(position_texts(id)), random, position_texts(id))
        twin = random.choice(twins)
        assert said(twin.position, text) == said(partial(read_position, twin.plain), text)
        # Past the rulebook, straight to the core: refused, or a position that can be played on.
        with contextlib.suppress(TypeError):  # what is no Unicode
            position = twin.core.read(text)
            for _ in range(5 if position is not None else 0):
                actor, moves = twin.actor(position), list(twin.legal_moves(position))
                if actor == CHANCE:
                    moves = [move for move, _ in twin.chances(position)]
                twin.payoffs(position)
                twin.observation(position, random.randrange(twin.players))
                assert twin.core.read(str(position)) == position
                if not moves:  # over: nothing may be played, but it must not do harm
                    str(twin.after(position, random.choice(twin.moves)))
                    break
                position = twin.after(position, random.choice(moves))


@pytest.mark.parametrize("id", REGISTRY)
def test_garbage_gets_the_rulebooks_sentence(id: str) -> None:
    try_texts(id, SHORT)


@pytest.mark.long
@pytest.mark.parametrize("id", REGISTRY)
def test_much_garbage_gets_the_rulebooks_sentence(id: str) -> None:
    try_texts(id, LONG // 4)
