"""Openings: what a round's games begin with, from a book or by lot, the same for every seat."""

from __future__ import annotations

from random import Random
from typing import Any

from parlour.arena.settings import Settings
from parlour.engines import engine
from parlour.game import CHANCE, ParlourError, TextError
from parlour.games import read_position
from parlour.protocols.board import compiled
from parlour.record import Record
from parlour.search.report import Limits

TRIES = 1000
"""Random openings that are drawn before none is found balanced enough."""
COMPILED_NODES, PYTHON_NODES = 5000, 30
"""How far is looked to see whether an opening is balanced."""


def opening(settings: Settings, round: int) -> Record[Any, Any]:
    """The record that the games of a round begin with; the game is compiled where it can be.

    Raises `TextError` or `IllegalMove` for a line of the book, `OptionError` where no random
    opening is found.
    """
    game = compiled(settings.rules)
    if settings.book:
        return _from_book(settings, game, round)
    random = Random(f"{settings.seed} opening {round}")
    judge = engine(game, "", 0) if settings.balance is not None and settings.plies else None
    for _ in range(TRIES):
        record: Record[Any, Any] = Record(game)
        for _ in range(settings.plies):
            if record.outcome is not None:
                break
            record.play(drawn(record, random.random()))
        if record.outcome is not None:
            continue
        if judge is None or record.actor == CHANCE:
            return record
        judge.new_game(0)
        judge.arm()
        nodes = COMPILED_NODES if judge.is_compiled else PYTHON_NODES
        value = judge.think(record, Limits(nodes=nodes)).best.value
        if abs(value) <= (settings.balance or 0.0):
            return record
    raise TextError("arena-unbalanced", plies=settings.plies, tries=TRIES)


def drawn(record: Record[Any, Any], lot: float) -> Any:
    """The move or the roll that a lot from 0…1 picks."""
    if record.actor == CHANCE:
        outcomes = record.game.chances(record.position)
        for move, chance in outcomes:
            lot -= chance
            if lot < 0:
                return move
        return outcomes[-1][0]
    moves = record.legal_moves
    return moves[min(int(lot * len(moves)), len(moves) - 1)]


def dice(settings: Settings, round: int, number: int) -> float:
    """The lot for the roll of that number in every game of a round."""
    return Random(f"{settings.seed} dice {round} {number}").random()


def read_book(text: str) -> tuple[str, ...]:
    """The lines of a book; empty ones and those that begin with `#` are left out."""
    lines = [line.strip() for line in text.splitlines()]
    return tuple(line for line in lines if line and not line.startswith("#"))


def _from_book(settings: Settings, game: Any, round: int) -> Record[Any, Any]:
    order = list(range(len(settings.book)))
    if settings.shuffled:
        Random(f"{settings.seed} book").shuffle(order)
    line = order[round % len(order)]
    text = settings.book[line]
    try:
        return read_opening(game, text)
    except ParlourError as error:
        error.where = f"book:{line + 1}"
        raise


def read_opening(game: Any, text: str) -> Record[Any, Any]:
    """A position, or moves from the start after `moves`, or both: `POSITION moves f2 b1`."""
    words = text.split()
    cut = words.index("moves") if "moves" in words else len(words)
    position = " ".join(words[:cut])
    start = read_position(game, position) if position not in ("", "startpos") else None
    record: Record[Any, Any] = Record(game, start)
    for move in words[cut + 1 :]:
        record.play(move)
    if record.outcome is not None:
        raise TextError("arena-opening-over", text=text)
    return record
