"""What the reports of all analyses share: one HTML page that needs nothing else."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Sequence
from html import escape

import parlour
from parlour.arena.page import STYLE
from parlour.cli.errors import Speaker
from parlour.text import language


def document(speaker: Speaker, title: str, how: str, style: str, parts: Iterable[str]) -> str:
    """The page: its title, how the analysis was made, then the parts (HTML) one after another."""
    head = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="soft">{escape(how)} · Parlour {parlour.__version__}</p>',
    ]
    return (
        f'<!doctype html>\n<html lang="{language(speaker.lang)}">\n<head>\n'
        '<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}{style}</style>\n</head>\n<body>\n"
        + "\n".join([*head, *parts])
        + "\n</body>\n</html>\n"
    )


def sums_table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Figures, a column a player; each row begins with its name."""
    top = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    body = []
    for first, *cells in rows:
        figures = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        body.append(f'<tr><th scope="row" class="name">{escape(first)}</th>{figures}</tr>')
    return f'<div class="scroll"><table><tr>{top}</tr>{"".join(body)}</table></div>'


def choices_table(rows: Iterable[tuple[Sequence[str], bool]]) -> str:
    """What could have been done, with its figures; of each whether it was what was played."""
    body = []
    for (name, *cells), is_played in rows:
        figures = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        played = "played" if is_played else ""
        body.append(f'<tr class="{played}"><td class="name">{escape(name)}</td>{figures}</tr>')
    return f'<div class="scroll"><table>{"".join(body)}</table></div>'


def image(svg: str, words: str) -> str:
    """A picture inside the page; `words` say what it shows."""
    data = b64encode(svg.encode()).decode()
    return f'<img alt="{escape(words, quote=True)}" src="data:image/svg+xml;base64,{data}">'
