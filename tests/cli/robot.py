"""A player at the keyboard: answers every prompt with what an engine would play."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from parlour.cli.screen import Screen
from parlour.cli.table import Table
from parlour.engines import engine
from parlour.games import REGISTRY
from parlour.text import codes

WORD = re.compile(r"[a-z]+(?:-[a-z0-9]+)+")


class Robot(Screen):
    """A screen whose lines come from an engine of level 1; they are kept in `lines`."""

    table: Table

    def __init__(self) -> None:
        super().__init__("en")
        self.lines: list[str] = []

    def ask(self, prompt: str, words: Sequence[str] = ()) -> str:
        """The next line."""
        self.lines.append(self._line(self.table.record))
        return self.lines[-1]

    def _line(self, record: Any) -> str:
        if record.outcome is not None or self.table._unsettled:
            return ""
        if record.actor in self.table.computers:
            return "y"  # watch the others play on
        return str(engine(record.game, 1, len(record.entries)).choose(record))


def untranslated(text: str) -> set[str]:
    """The message codes in a text; the games' own ids are written as they are."""
    return {word for word in WORD.findall(text) if word in codes("en")} - set(REGISTRY)
