"""The menu of `parlour play`: unfinished games first, then the six games."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from parlour.cli import sides
from parlour.cli.options import read_pairs
from parlour.cli.pages import rules_page
from parlour.cli.saves import Kept, Save, unfinished
from parlour.cli.screen import Left, Screen
from parlour.engines.levels import levels
from parlour.game import Game, ParlourError
from parlour.games import Rulebook, open_position, rulebooks
from parlour.text import LANGUAGES

SHOWN = 5
"""How many unfinished games are offered."""


@dataclass(frozen=True)
class NewGame:
    """What was chosen for a new game; level 0 is friends at this terminal."""

    game: str
    options: Mapping[str, str]
    level: int = 1
    side: str = "1"

    def open(self) -> tuple[Game[Any, Any], Any]:
        """The game and its start. Raises `OptionError`."""
        return open_position(self.game, None, None, self.options)


def choose(screen: Screen) -> Save | NewGame | None:
    """What the player wants to play; None: nothing yet, ask again. Raises `Left`."""
    kept, broken = unfinished()
    books = list(rulebooks())
    kept = kept[:SHOWN]
    _show(screen, kept, books)
    for path in broken:
        screen.tell("menu-broken", file=str(path))
    answer = screen.ask(screen.say("menu-prompt")).lower()
    key, number = answer[:1], answer[1:].strip()
    games = {str(i): book for i, book in enumerate(books, 1)}
    tables = {str(i): table for i, table in enumerate(kept, 1)}
    try:
        if not answer and kept:
            return kept[0].load()
        if answer in ("q", "quit"):
            raise Left
        if answer == "l":
            screen.lang = LANGUAGES[(LANGUAGES.index(screen.lang) + 1) % len(LANGUAGES)]
        elif key == "c" and number in tables:
            return tables[number].load()
        elif key == "x" and number in tables:
            tables[number].path.unlink(missing_ok=True)
        elif key in games and number == "":
            return NewGame(games[key].id, {})
        elif key in games and number == "+":
            return _settings(games[key], screen)
        elif key in games and number == "?":
            screen.page(rules_page(games[key].id, screen.lang, screen.style))
        elif answer:
            screen.tell("menu-unknown", text=answer)
    except ParlourError as error:
        screen.refuse(error)
    return None


def _show(screen: Screen, kept: list[Kept], books: list[Rulebook]) -> None:
    screen.print()
    screen.tell("menu-title")
    screen.print()
    for number, table in enumerate(kept, 1):
        options = [f"{key}={value}" for key, value in table.options.items()]
        game = " ".join([screen.say(table.game), *options])
        time = f"{table.time:%Y-%m-%d %H:%M}"
        said = screen.say("menu-continue", game=game, turns=table.turns, time=time)
        screen.print(f"  c{number}  {said}", 6)
    if kept:
        screen.tell("menu-forget")
        screen.print()
    rows = [
        (f"{number}   {screen.say(book.id)}", screen.say(f"{book.id}-tagline"))
        for number, book in enumerate(books, 1)
    ]
    screen.listing(rows)
    screen.print("  l   " + screen.say("menu-language"))
    screen.print("  q   " + screen.say("menu-quit"))
    screen.print()
    screen.tell("menu-hint")


def _settings(book: Rulebook, screen: Screen) -> NewGame:
    """Variant, options, number of players, against whom, on which side."""
    screen.print()
    options = dict(_variant(book, screen))
    option = next((option for option in book.options if option.key == "players"), None)
    if option is not None and "players" not in options:
        ask = screen.say("menu-players", low=option.low, high=option.high)
        options["players"] = _number(screen, ask, option.low, option.high, int(option.default))
    options, game = _options(book, options, screen)
    level = _level(book, screen)
    side = "1"
    if level:
        side = _side(screen, game)
    return NewGame(book.id, options, level, "random" if side == "0" else side)


def _variant(book: Rulebook, screen: Screen) -> Mapping[str, str]:
    """One of the game's named presets."""
    rows = [
        (f"{number}   {name}", " ".join(f"{key}={value}" for key, value in preset.items()))
        for number, (name, preset) in enumerate(book.variants.items(), 1)
    ]
    screen.listing(rows)
    chosen = int(_number(screen, screen.say("menu-variant"), 1, len(rows), 1))
    return list(book.variants.values())[chosen - 1]


def _options(
    book: Rulebook, preset: dict[str, str], screen: Screen
) -> tuple[dict[str, str], Game[Any, Any]]:
    """What else is to differ from the default, until it makes a game."""
    screen.listing(
        (f"{option.key}={preset.get(option.key, option.default)}", option.values)
        for option in book.options
    )
    while True:
        line = screen.ask(screen.say("menu-options"))
        try:
            options = {**preset, **read_pairs(tuple(line.split()))}
            return options, open_position(book.id, None, None, options)[0]
        except ParlourError as error:
            screen.refuse(error)


def _level(book: Rulebook, screen: Screen) -> int:
    """One of the game's levels, 0 for friends."""
    ladder = levels(book.id)
    screen.listing(
        (f"{number}   {screen.say(f'level-{level.name}')}", screen.say(f"level-{level.name}-about"))
        for number, level in enumerate(ladder, 1)
    )
    return int(_number(screen, screen.say("menu-level", high=len(ladder)), 0, len(ladder), 1))


def _side(screen: Screen, game: Game[Any, Any]) -> str:
    """A seat by its number or name; 0 is by lot, Enter the first."""
    names = ", ".join(
        sides.called(game, seat, screen.lang, screen.style) for seat in range(game.players)
    )
    ask = f"{screen.say('menu-side', players=game.players, sides=names)} [1]"
    while True:
        answer = screen.ask(ask) or "1"
        seat = sides.seat_of(game, answer)
        if answer == "0" or seat is not None:
            return "0" if seat is None else str(seat + 1)
        screen.tell("menu-number", text=answer, low=0, high=game.players)


def _number(screen: Screen, ask: str, low: int, high: int, default: int) -> str:
    """A number in a range; Enter takes the default."""
    while True:
        answer = screen.ask(f"{ask} [{default}]") or str(default)
        if answer in map(str, range(low, high + 1)):
            return answer
        screen.tell("menu-number", text=answer, low=low, high=high)
