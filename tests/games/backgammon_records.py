"""Random Backgammon records for tests: any option, begun anywhere, resigned now and then."""

from __future__ import annotations

from random import Random
from typing import Any

import parlour
from parlour.game import CHANCE
from parlour.record import Record
from tests.strategies import CASES, random_step

OPTIONS: tuple[dict[str, Any], ...] = (
    *CASES["backgammon"],
    {"cube": "on", "beavers": "on"},
    {"match": 1},
    {"match": 5},
)
TAGS = {"Player 1": 'Anna "x" \\ y: z', "Event": " a  b ", "Player 2": "한국 : 3"}


def random_record(seed: Any, most: int = 600) -> Record[Any, Any]:
    """A record of at most `most` entries from a start that random play may have reached."""
    random = Random(f"mat {seed}")
    game = parlour.load("backgammon", **random.choice(OPTIONS))
    record = Record(game)
    if random.random() < 0.4:
        for _ in range(random.randrange(200)):
            _step(record, random)
        if record.outcome is None:
            record = Record(game, record.position)
    record.tags |= random.choice(({}, {"Player 1": "Anna"}, TAGS))
    for _ in range(random.randrange(most)):
        _step(record, random)
    return record


def _step(record: Record[Any, Any], random: Random) -> None:
    """One more move, or rarely a resignation that is accepted; nothing once it is over."""
    game: Any = record.game
    if record.outcome is not None:
        return
    if record.actor != CHANCE and random.random() < 0.01:
        for seat in (0, 1):
            levels = game.resignation_levels(record.position, seat)
            if levels:
                record.note("resign", seat, random.choice(levels)).note("accept", 1 - seat)
                return
    move = random_step(game, record.position, random)
    if str(move) in ("double", "drop") and random.random() < 0.7:
        move = record.legal_moves[0]
    record.play(move)
