"""The recorded games of the home page."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from parlour.games import rulebooks
from parlour.server.samples import sample


@pytest.mark.parametrize("book", list(rulebooks()), ids=lambda book: book.id)
def test_every_game_has_a_short_recorded_game(book: Any) -> None:
    frames = [msgspec.json.decode(frame) for frame in sample(book)]
    assert 12 <= len(frames) <= 100
    assert frames[0]["targets"]
    assert len(msgspec.json.encode(sample(book))) < 600_000


def test_targets_are_sent_only_where_they_change() -> None:
    book = next(book for book in rulebooks() if book.id == "ataxx")
    first, *rest = (msgspec.json.decode(frame) for frame in sample(book))
    assert first["targets"]
    assert not any(frame["targets"] for frame in rest)
