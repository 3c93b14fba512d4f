"""The menu of `parlour play`: unfinished games first, then the six games."""

from __future__ import annotations

from dataclasses import dataclass

import click

from parlour.cli.saves import Save, unfinished
from parlour.games import Rulebook, rulebooks
from parlour.text import LANGUAGES, say

@dataclass(frozen=True)
class NewGame:
    """What was chosen for a new game; level 0 is a friend at this terminal."""

    game: str
    options: dict[str, str]
    level: int
    side: int


def choose(lang: str) -> tuple[Save | NewGame | None, str]:
    """What the player wants to play, and in which language; None to leave."""
    while True:
        saves, books = unfinished(), list(rulebooks())
        click.echo()
        click.echo(say("menu-title", lang))
        for number, save in enumerate(saves[:5], 1):
            game = say(save.record.game.id, lang)
            turns = sum(1 for _ in save.record.turns())
            click.echo(f"  c{number}  " + say("menu-continue", lang, game=game, turns=turns))
        for number, book in enumerate(books, 1):
            click.echo(f"  {number}   {say(book.id, lang)}: {say(f'{book.id}-tagline', lang)}")
        click.echo("  l   " + say("menu-language", lang))
        click.echo("  q   " + say("menu-quit", lang))
        answer = _prompt(say("menu-prompt", lang)).strip().lower()
        if answer in ("q", "quit"):
            return None, lang
        if answer == "l":
            lang = LANGUAGES[(LANGUAGES.index(lang) + 1) % len(LANGUAGES)]
        elif answer[:1] == "c" and answer[1:].isdecimal() and 1 <= int(answer[1:]) <= len(saves):
            return saves[int(answer[1:]) - 1], lang
        elif answer.isdecimal() and 1 <= int(answer) <= len(books):
            return _settings(books[int(answer) - 1], lang), lang
        else:
            click.echo(say("menu-unknown", lang, text=answer))


def _settings(book: Rulebook, lang: str) -> NewGame:
    """Against whom, on which side, with how many players where the game leaves that open."""
    options = {}
    seats = next((option for option in book.options if option.key == "players"), None)
    players = 2
    if seats is not None:
        players = _number(say("menu-players", lang), seats.low, seats.high, players, lang)
        options["players"] = str(players)
    level = _number(say("menu-level", lang), 0, 3, 1, lang)
    side = _number(say("menu-side", lang, players=players), 1, players, 1, lang) if level else 1
    return NewGame(book.id, options, level, side)


def _number(text: str, low: int, high: int, default: int, lang: str) -> int:
    """A number in a range; Enter takes the default."""
    while True:
        answer = _prompt(f"{text} [{default}]").strip()
        if not answer:
            return default
        if answer.isdecimal() and low <= int(answer) <= high:
            return int(answer)
        click.echo(say("menu-number", lang, text=answer, low=low, high=high))


def _prompt(text: str) -> str:
    try:
        answer: str = click.prompt(text, default="", show_default=False, prompt_suffix=" ")
    except (click.Abort, EOFError):
        return "q"
    return answer
