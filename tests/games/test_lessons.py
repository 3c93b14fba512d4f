"""The tutorials: every step can be played, and every word they need is in the catalogues."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.game import companion
from parlour.games import open_position, rulebooks
from parlour.games.lessons import LessonStep
from parlour.text import codes

STEPS = [(book, step) for book in rulebooks() for step in book.module("lessons").LESSONS]


def opened(book: Any, step: LessonStep) -> tuple[Any, Any]:
    return open_position(book.id, step.position, None, step.options)


def test_every_game_has_three_steps() -> None:
    assert {book.id: len(book.module("lessons").LESSONS) for book in rulebooks()} == {
        book.id: 3 for book in rulebooks()
    }


@pytest.mark.parametrize(("book", "step"), STEPS, ids=lambda each: getattr(each, "message", ""))
def test_accepted_moves_are_legal_and_overlays_exist(book: Any, step: LessonStep) -> None:
    game, position = opened(book, step)
    legal = {str(move) for move in game.legal_moves(position)}
    assert legal
    assert set(step.moves) <= legal
    overlays = companion(game, "layout").overlays(game, position, game.actor(position))
    assert all(overlays[name] for name in step.show)


@pytest.mark.parametrize(("book", "step"), STEPS, ids=lambda each: getattr(each, "message", ""))
def test_every_move_passes_only_where_none_is_a_pass(book: Any, step: LessonStep) -> None:
    game, position = opened(book, step)
    passes = {str(move) for move in game.legal_moves(position)} & {"pass", "end", "swap"}
    assert step.moves or not passes


@pytest.mark.parametrize(("book", "step"), STEPS, ids=lambda each: getattr(each, "message", ""))
def test_messages_exist(book: Any, step: LessonStep) -> None:
    assert {step.message, f"{step.message}-done"} <= codes("en")


def test_the_last_steps_that_promise_a_win_win() -> None:
    for id in ("slime-trail", "klopodavka", "war"):
        (book,) = (book for book in rulebooks() if book.id == id)
        step = book.module("lessons").LESSONS[-1]
        game, position = opened(book, step)
        (move,) = (move for move in game.legal_moves(position) if str(move) == step.moves[0])
        outcome = game.outcome(game.after(position, move))
        assert outcome is not None
        assert outcome.winner == game.actor(position)


def test_options_choices_and_variants_have_words() -> None:
    """The page names them by these codes: `ataxx-option-rules`, `ataxx-option-rules-fill` …"""
    wanted = set()
    for book in rulebooks():
        wanted |= {f"{book.id}-variant-{name}" for name in book.variants}
        for option in book.options:
            code = f"{book.id}-option-{option.key}".replace("_", "-")
            wanted.add(code)
            if set(option.choices) != {"on", "off"}:
                wanted |= {f"{code}-{choice}".replace("_", "-") for choice in option.choices}
    assert sorted(wanted - codes("en")) == []
