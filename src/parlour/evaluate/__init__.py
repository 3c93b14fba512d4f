"""Evaluators: the protocol and what is general here, one folder a game below."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from random import Random
from typing import Any

from parlour.evaluate.evaluator import Evaluator, PlainEvaluator, RandomPlayouts, Resigner
from parlour.game import Game

__all__ = [
    "Evaluator",
    "PlainEvaluator",
    "RandomPlayouts",
    "Resigner",
    "book_for",
    "evaluator_for",
    "resigner_for",
    "texts_for",
    "weights",
]


def evaluator_for(game: Game[Any, Any], random: Random) -> Evaluator:
    """The hand-made evaluator of a game, or random playouts for a game that has none."""
    try:
        module = import_module(f"parlour.evaluate.{game.id.replace('-', '_')}.hand")
    except ModuleNotFoundError:
        return RandomPlayouts(random)
    evaluator: Evaluator = module.evaluator(game)
    return evaluator


def resigner_for(game: Game[Any, Any]) -> Resigner | None:
    """Who says when a game is given up and whether that is accepted; None: nobody knows."""
    try:
        module = import_module(f"parlour.evaluate.{game.id.replace('-', '_')}.resigning")
    except ModuleNotFoundError:
        return None
    found: Resigner | None = module.resigner(game)
    return found


@cache
def weights(game: str, name: str) -> bytes:
    """The weights of a learned evaluator that come with the package; empty if there are none."""
    folder = files("parlour.evaluate") / game.replace("-", "_")
    file = folder / f"{name}.bin"
    return file.read_bytes() if file.is_file() else b""


def texts_for(game: str) -> Mapping[str, str]:
    """What a learned evaluator needs beside its weights, by name: the `texts` of its folder."""
    folder = import_module(f"parlour.evaluate.{game.replace('-', '_')}")
    texts: Callable[[], Mapping[str, str]] | None = getattr(folder, "texts", None)
    return texts() if texts else {}


def book_for(game: Game[Any, Any]) -> Callable[[Any], int | None] | None:
    """The book of proven positions of a game, if it has one.

    It says of a position 1 (its player to move wins), 0 (a draw), −1 (it loses), or None.
    """
    try:
        module = import_module(f"parlour.evaluate.{game.id.replace('-', '_')}.book")
    except ModuleNotFoundError:
        return None
    book: Callable[[Any], int | None] = module.book
    return book
