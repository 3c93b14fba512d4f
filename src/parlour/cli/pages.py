"""Rules pages: Markdown with pictures, which the terminal shows as text."""

from __future__ import annotations

import re
from collections.abc import Callable
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


def with_pictures(page: str, drawn: Callable[[Picture], str]) -> str:
    """The page with its pictures as `drawn` says."""
    return _BLOCK.sub(lambda block: drawn(_picture(block)), page)


def rules_page(game: str, lang: str, style: str = "unicode") -> str:
    """The game's rules page, its pictures drawn as text in `style`."""
    from parlour import draw

    def drawn(picture: Picture) -> str:
        rules, position = picture.opened(game)
        text = draw.text(rules, position, style=style, overlays=picture.show, lang=lang)  # type: ignore[arg-type]
        return "\n".join([text, *_lines(picture.caption), ""])

    return with_pictures(page(game, lang), drawn)


def _lines(text: str, width: int = 79) -> list[str]:
    """A text in lines that fit a terminal, where a Korean syllable is two signs wide."""
    from rich.cells import cell_len

    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".lstrip()
        if lines[-1] and cell_len(longer) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


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
