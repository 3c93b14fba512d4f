"""Where a record of Backgammon had something to decide, game by game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from parlour.game import CHANCE
from parlour.games.backgammon.cube import Call, CubePosition, Move
from parlour.games.backgammon.match import AnyPosition, MatchPosition, checker_position
from parlour.games.backgammon.rules import Roll
from parlour.record import Event, Record


@dataclass(frozen=True, slots=True)
class Turn:
    """A roll that was played; `number` is the entry of its first move."""

    number: int
    seat: int
    before: AnyPosition
    """Before the roll."""
    position: AnyPosition
    """The dice stand."""
    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Word:
    """A word about the cube: `roll` where a double was possible, `double`, an answer."""

    number: int
    seat: int
    position: AnyPosition
    word: str


@dataclass(frozen=True, slots=True)
class Resignation:
    """A game offered (`resign`, only where it was accepted) or the answer to that."""

    number: int
    seat: int
    position: AnyPosition
    level: int
    word: str


Occasion: TypeAlias = Turn | Word | Resignation


@dataclass(frozen=True, slots=True)
class Played:
    """A game of a record."""

    score: tuple[int, int]
    """Before it."""
    occasions: list[Occasion] = field(default_factory=list)


def occasions(record: Record[Any, Any]) -> list[Played]:
    """The games of a record, each with its occasions in order; a turn cut short is none."""
    games = [Played(_score(record.positions[0]))]
    entries, positions = record.entries, record.positions
    number = 0
    while number < len(entries):
        score = _score(positions[number])
        if score != games[-1].score:
            games.append(Played(score))
        found, number = _next(record, number)
        games[-1].occasions.extend(found)
    return games


def _next(record: Record[Any, Any], number: int) -> tuple[list[Occasion], int]:
    """The occasions of the entry, and the number of the entry after them."""
    entry, position = record.entries[number], record.positions[number]
    if isinstance(entry, Event):
        return list(_events(record, number, entry)), number + 1
    if isinstance(entry.move, Call):
        return [Word(number, entry.seat, position, entry.move.name)], number + 1
    if entry.seat != CHANCE or not isinstance(entry.move, Roll):
        # A record that begins in mid-turn, or one whose roll is part of the start.
        turn, following = _turn(record, number, position)
        return turn, following
    turn, following = _turn(record, number + 1, position)
    return turn, max(following, number + 1)


def _turn(record: Record[Any, Any], first: int, before: AnyPosition) -> tuple[list[Occasion], int]:
    """The moves from entry `first` on by one player, if they are a whole turn."""
    entries, positions = record.entries, record.positions
    number, moves = first, []
    if first == len(entries) or isinstance(entries[first], Event):
        return [], first
    seat = entries[first].seat
    while number < len(entries):
        entry = entries[number]
        if isinstance(entry, Event) or entry.seat != seat or isinstance(entry.move, (Call, Roll)):
            break
        moves.append(entry.move)
        number += 1
        if _is_over(positions[number - 1], positions[number]):
            return [Turn(first, seat, before, positions[first], tuple(moves))], number
    return [], max(number, first + 1)


def _is_over(before: AnyPosition, after: AnyPosition) -> bool:
    """Whether a move of checkers ended the turn, or the game."""
    old, new = checker_position(before), checker_position(after)
    return new.roll is None or old.mover != new.mover or _score(before) != _score(after)


def _events(record: Record[Any, Any], number: int, event: Event) -> Iterator[Resignation]:
    """An answer to a resignation; before the acceptance, the resignation itself."""
    offer = record.entries[number - 1] if number else None
    if event.kind not in ("accept", "refuse") or not isinstance(offer, Event):
        return
    if offer.kind != "resign":
        return
    level = int(offer.values[0]) if offer.values else 1
    position = record.positions[number - 1]
    if event.kind == "accept":
        yield Resignation(number - 1, offer.seat, position, level, "resign")
    yield Resignation(number, event.seat, position, level, event.kind)


def _score(position: AnyPosition) -> tuple[int, int]:
    return position.score if isinstance(position, (CubePosition, MatchPosition)) else (0, 0)
