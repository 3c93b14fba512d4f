"""Short recorded games, which the miniatures on the home page play over and over.

A game's is `sample.txt` in its folder; a game without one shows its start.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Any

import msgspec

from parlour.game import companion
from parlour.games import Rulebook, read_records
from parlour.games.layout import Layout
from parlour.record import Record
from parlour.server.view_messages import LayoutView
from parlour.server.views import layout_json


@lru_cache(maxsize=32)
def sample(book: Rulebook) -> list[msgspec.Raw]:
    """The recorded game of a rulebook: the layout after every move, from the start on.

    Targets are left empty where they are those of the frame before; buttons are left out.
    """
    record = _record(book)
    module = companion(record.game, "layout")
    frames: list[msgspec.Raw] = []
    before: object = None
    for position in record.positions:
        layout: Layout = module.layout(record.game, position)
        drawn = msgspec.json.decode(layout_json(layout), type=LayoutView)
        drawn.targets = [target for target in drawn.targets if target.kind != "button"]
        # Their names may change with the side to move; a miniature does not show that.
        now = sorted((t.x, t.y, t.kind, t.seat or 0) for t in drawn.targets)
        if now == before:
            drawn.targets = []
        before = now
        frames.append(msgspec.Raw(msgspec.json.encode(drawn)))
    return frames


def _record(book: Rulebook) -> Record[Any, Any]:
    file = files(book.package) / "sample.txt"
    if not file.is_file():
        return Record(book.build({}))
    return read_records(file.read_text("utf-8"), f"{book.id}/sample.txt")[0]
