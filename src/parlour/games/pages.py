"""Rules pages: Markdown with pictures, which each way in draws as it can."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from parlour.game import Game
from parlour.games import open_position, rulebook


@dataclass(frozen=True)
class Picture:
    """A picture of a rules page: a fenced block `board` with lines `set: size=5x5` and so on.

    `moves` are turns that can be played there and `refused` turns that the rules forbid: examples
    that the text speaks of, separated by `;`. They are not shown, a test tries them.
    """

    options: dict[str, str]
    position: str | None
    """The position's text; None: the start."""
    show: tuple[str, ...]
    """Names of the game's overlays."""
    caption: str
    moves: tuple[str, ...]
    refused: tuple[str, ...]

    def opened(self, game: str) -> tuple[Game[Any, Any], Any]:
        """The game with the picture's options, and the position."""
        return open_position(game, self.position, None, self.options)


def page(game: str, lang: str) -> str:
    """The source of a game's rules page."""
    source = files(rulebook(game).package) / "text" / f"rules.{lang}.md"
    return source.read_text("utf-8")


def pictures(page: str) -> list[Picture]:
    """The pictures of a page, in order."""
    return [_picture(block) for block in _BLOCK.finditer(page)]


def parts(page: str) -> Iterator[str | Picture]:
    """The page as texts and pictures, in order."""
    end = 0
    for block in _BLOCK.finditer(page):
        yield page[end : block.start()]
        yield _picture(block)
        end = block.end()
    yield page[end:]


def with_pictures(page: str, drawn: Callable[[Picture], str]) -> str:
    """The page with its pictures as `drawn` says."""
    return _BLOCK.sub(lambda block: drawn(_picture(block)), page)


_BLOCK = re.compile(r"^```board\n(.*?)^```\n?", re.MULTILINE | re.DOTALL)


def _picture(block: re.Match[str]) -> Picture:
    lines = dict(line.split(":", 1) for line in block[1].splitlines() if ":" in line)
    fields = {key.strip(): text.strip() for key, text in lines.items()}

    def turns(key: str) -> tuple[str, ...]:
        return tuple(turn.strip() for turn in fields.get(key, "").split(";") if turn.strip())

    return Picture(
        dict(pair.split("=", 1) for pair in fields.get("set", "").split()),
        fields.get("position"),
        tuple(fields.get("show", "").split()),
        fields.get("caption", ""),
        turns("moves"),
        turns("refused"),
    )
