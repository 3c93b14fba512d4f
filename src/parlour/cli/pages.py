"""Rules pages in the terminal: the pictures drawn as text."""

from __future__ import annotations

from parlour.draw import Style
from parlour.games.pages import Picture, page, pictures, with_pictures

__all__ = ["Picture", "page", "pictures", "rules_page", "with_pictures"]


def rules_page(game: str, lang: str, style: Style = "unicode") -> str:
    """The game's rules page, its pictures drawn as text in `style`."""
    from parlour import draw

    def drawn(picture: Picture) -> str:
        rules, position = picture.opened(game)
        text = draw.text(rules, position, style=style, overlays=picture.show, lang=lang)
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
