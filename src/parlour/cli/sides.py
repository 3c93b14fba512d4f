"""How the sides of a game are called, and which one a person means who types a name, a number, a
letter or a sign."""

from __future__ import annotations

from typing import Any

from parlour import draw
from parlour.game import Game, companion
from parlour.games.grid import LOOK_ALIKES
from parlour.games.seats import LETTERS
from parlour.text import LANGUAGES, say

STYLES: tuple[draw.Style, ...] = ("unicode", "ascii")


def word(game: Game[Any, Any], seat: int, lang: str) -> str:
    """The game's own name of a side, `Crosses`; empty where it has none, or only a sign."""
    found = _own(game, seat, lang)
    return found if len(found) > 1 else ""


def called(game: Game[Any, Any], seat: int, lang: str, style: draw.Style = "unicode") -> str:
    """A side as the terminal shows it: `Crosses`, or its sign and number, `× Player 1`."""
    number = say("seat-name", lang, seat=str(seat + 1))
    return word(game, seat, lang) or f"{sign(game, seat, style)} {number}"


def seat_of(game: Game[Any, Any], text: str) -> int | None:
    """The seat that a text names; None: none of them.

    Read are the numbers from 1, the letters from a, the names in all three languages and the words
    beside them (`<id>-seat-<number>-words`), the signs of the board; capitals do not matter, nor
    whether a letter is typed on a Russian keyboard.
    """
    wanted = " ".join(text.casefold().split())
    for seat in range(game.players):
        known = {str(seat + 1), LETTERS[seat]}
        for lang in LANGUAGES:
            known |= {_own(game, seat, lang), say("seat-name", lang, seat=str(seat + 1))}
            known |= set(_said(f"{game.id}-seat-{seat + 1}-words", lang).split())
        known |= {sign(game, seat, style) for style in STYLES}
        if {wanted, wanted.translate(LOOK_ALIKES)} & {name.casefold() for name in known if name}:
            return seat
    return None


def _own(game: Game[Any, Any], seat: int, lang: str) -> str:
    return _said(f"{game.id}-seat-{seat + 1}", lang)


def _said(code: str, lang: str) -> str:
    said = say(code, lang)
    return "" if said == code else said


def sign(game: Game[Any, Any], seat: int, style: draw.Style = "unicode") -> str:
    """The sign by which the board shows a side: `×`."""
    return draw.mark(companion(game, "layout").layout(game, game.start()), seat, style=style)
