"""Random records with events, clocks and comments."""

from __future__ import annotations

from random import Random
from typing import Any

from parlour import Game, IllegalMove, Record
from parlour.record import EVENTS

COMMENTS = ("a word", "with } inside", "[%eval 3] kept", "of two\nlines")


def random_record(game: Game[Any, Any], random: Random, length: int = 80) -> Record[Any, Any]:
    """A game of at most `length` random entries; what cannot happen is left out."""
    record = Record(game)
    for _ in range(length):
        if record.outcome is not None:
            break
        chance = random.random()
        if chance < 0.05:
            record.comments[len(record.entries)] = random.choice(COMMENTS)
        elif chance < 0.15 or record.standing is not None:
            _note(record, random)
        else:
            clock = random.choice([None, None, 3600.25])
            record.play(random.choice(list(record.legal_moves)), clock=clock)
    return record


def _note(record: Record[Any, Any], random: Random) -> None:
    kind = random.choice(EVENTS)
    if kind in ("flag", "leave", "adjudicate") and random.random() < 0.8:
        return
    seat, other = (random.randrange(record.game.players) for _ in range(2))
    values: dict[str, tuple[int | str, ...]] = {
        "resign": (1,),
        "offer": ("draw",),
        "propose": (other,),
        "decline": (other,),
        "pact": (other,),
        "end": (other,),
        "adjudicate": (random.choice(["draw", other]),),
    }
    try:
        record.note(kind, seat, *values.get(kind, ()), clock=random.choice([None, 12.5]))
    except IllegalMove:
        return
