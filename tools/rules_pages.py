"""The rules pages as documentation: `python -m tools.rules_pages` writes docs/rules anew.

The pages are the games' own (`text/rules.<lang>.md`, which the terminal shows too); here their
pictures become SVG files. A test compares.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from importlib.resources import files
from pathlib import Path

from parlour import draw
from parlour.cli.pages import Picture, page, with_pictures
from parlour.games import REGISTRY, rulebook
from parlour.text import LANGUAGES, say

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "rules"
NAMES = {"en": "English", "ko": "한국어", "ru": "русский"}
TITLES = {"en": "The rules", "ko": "규칙", "ru": "Правила"}


def games(lang: str) -> list[str]:
    """The games that have a page in a language."""
    texts = {id: files(rulebook(id).package) / "text" for id in REGISTRY}
    return [id for id, text in texts.items() if (text / f"rules.{lang}.md").is_file()]


def rendered() -> dict[Path, str]:
    """Every file of docs/rules with its text."""
    return {FOLDER / name: text for lang in LANGUAGES for name, text in _language(lang)}


def _language(lang: str) -> Iterator[tuple[str, str]]:
    lines = [f"- [{say(id, lang)}]({id}.md): {say(f'{id}-tagline', lang)}\n" for id in games(lang)]
    yield f"{lang}/README.md", f"{_links(lang, 'README')}# {TITLES[lang]}\n\n{''.join(lines)}"
    for id in games(lang):
        yield from _page(id, lang)


def _page(game: str, lang: str) -> Iterator[tuple[str, str]]:
    """The page of a game and its pictures."""
    svgs: list[str] = []

    def drawn(picture: Picture) -> str:
        rules, position = picture.opened(game)
        svg = draw.svg(rules, position, overlays=picture.show, lang=lang)
        svgs.append(svg)
        file = f"../pictures/{lang}/{game}-{len(svgs)}.svg"
        return f"![{_described(svg)}]({file})\n\n*{picture.caption}*\n"

    folder = rulebook(game).package.rpartition(".")[2]
    source = f"src/parlour/games/{folder}/text/rules.{lang}.md"
    note = f"<!-- Written by tools/rules_pages.py from {source} -->\n"
    yield f"{lang}/{game}.md", note + _links(lang, game) + with_pictures(page(game, lang), drawn)
    for number, svg in enumerate(svgs, 1):
        yield f"pictures/{lang}/{game}-{number}.svg", svg


def _links(lang: str, name: str) -> str:
    """The same page in every language."""
    links = [NAMES[to] if to == lang else f"[{NAMES[to]}](../{to}/{name}.md)" for to in LANGUAGES]
    return " · ".join(links) + "\n\n"


def _described(svg: str) -> str:
    """The picture in words, for those who do not see it."""
    found = re.search(r"<desc>(.*?)</desc>", svg, re.DOTALL)
    return re.sub(r"([\[\]])", r"\\\1", unescape(found[1])) if found else ""


def main() -> None:
    """Writes every file, and removes those that no page has any more."""
    texts = rendered()
    for path in FOLDER.rglob("*.*"):
        if path not in texts:
            path.unlink()
    for path, text in texts.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
