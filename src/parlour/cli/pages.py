"""Rules pages in the terminal: Markdown with pictures drawn as text."""

from __future__ import annotations

import re
from functools import partial
from importlib.resources import files

from parlour.games import open_position, rulebook

PICTURE = re.compile(r"^```board\n(.*?)^```\n?", re.MULTILINE | re.DOTALL)


def rules_page(game: str, lang: str, style: str = "unicode") -> str:
    """The game's rules page, its pictures drawn as text in `style`."""
    package = files(rulebook(game).package)
    page = (package / "text" / f"rules.{lang}.md").read_text("utf-8")
    return PICTURE.sub(partial(_picture, game, style), page)


def _picture(game: str, style: str, match: re.Match[str]) -> str:
    from parlour import draw

    fields = dict(line.split(":", 1) for line in match[1].splitlines() if ":" in line)
    options = dict(pair.split("=", 1) for pair in fields.get("set", "").split())
    rules, position = open_position(game, fields["position"].strip(), None, options)
    overlays = fields.get("show", "").split()
    text = draw.text(rules, position, style=style, overlays=overlays)
    return f"{text}\n{fields.get('caption', '').strip()}\n"
