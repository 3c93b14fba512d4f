"""What the writers of record formats ask of a played record: its sessions, its games' ends."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from parlour.games.backgammon.cube import CubePosition
from parlour.games.backgammon.match import AnyGame, AnyPosition, MatchPosition
from parlour.games.layout import Message
from parlour.record import Event, Record

AnyRecord = Record[Any, Any]


def sessions(records: Sequence[AnyRecord]) -> list[list[AnyRecord]]:
    """The records in sessions: money games that go on with the score of the one before."""
    found: list[list[AnyRecord]] = []
    for record in records:
        if found and goes_on(found[-1][-1], record):
            found[-1].append(record)
        else:
            found.append([record])
    return found


def goes_on(before: AnyRecord, record: AnyRecord) -> bool:
    """Whether a money game follows another in one session."""
    outcome, start = before.game.outcome(before.position), record.start
    if outcome is None or not isinstance(start, CubePosition):
        return False
    points = zip(before.start.score, outcome.payoffs, strict=True)
    score = tuple(old + max(0, int(new)) for old, new in points)
    return before.game == record.game and before.tags == record.tags and score == start.score


def resigned(record: AnyRecord) -> set[int]:
    """The entries that accept a resignation."""
    entries = record.entries
    return {
        index
        for index, entry in enumerate(entries)
        if isinstance(entry, Event) and entry.kind == "accept" and index
        if isinstance(before := entries[index - 1], Event) and before.kind == "resign"
    }


def plain_start(record: AnyRecord) -> AnyPosition:
    """The start that the head and the score say."""
    start: AnyPosition = record.game.start()
    if isinstance(start, CubePosition) and isinstance(record.start, CubePosition):
        return replace(start, score=record.start.score)
    return start


def won(game: AnyGame, before: AnyPosition, after: AnyPosition) -> tuple[int, int] | None:
    """The winner and the points, where a game of the record ends."""
    if isinstance(after, MatchPosition) and isinstance(before, MatchPosition):
        points = [new - old for old, new in zip(before.score, after.score, strict=True)]
    else:
        outcome = game.outcome(after)  # type: ignore[arg-type]  # the game's own position
        points = [int(payoff) for payoff in outcome.payoffs] if outcome else [0, 0]
    if not any(points):
        return None
    winner = 0 if points[0] > 0 else 1
    return winner, points[winner]


def lost_events(record: AnyRecord) -> list[Message]:
    """The events that no record format of Backgammon has a place for: those without an effect."""
    kept = {index - back for index in resigned(record) for back in (0, 1)}
    kinds = [e.kind for i, e in enumerate(record.entries) if isinstance(e, Event) and i not in kept]
    named = " ".join(dict.fromkeys(kinds))
    return [("backgammon-mat-events", {"count": len(kinds), "kinds": named})] if kinds else []
