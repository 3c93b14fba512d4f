"""What the page reads before a game begins: rulebooks, texts, themes, rules pages, lessons."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec
from markdown_it import MarkdownIt
from msgspec import Raw, Struct

from parlour import native
from parlour.draw.theme import theme
from parlour.engines.levels import levels
from parlour.game import CHANCE, Game
from parlour.games import REGISTRY, Rulebook, load, open_position, read_move, rulebook, rulebooks
from parlour.games.pages import page, parts
from parlour.server import views
from parlour.server.analyses import is_analysable
from parlour.server.errors import Unknown
from parlour.server.samples import sample
from parlour.server.view_messages import MoveView
from parlour.server.wire import Said
from parlour.text import LANGUAGES, catalogue

SEATS = "players"
"""The option that says how many seats a game has, where that can be chosen."""


class OptionBook(Struct):
    """An option: what may be written and what stands if nothing is."""

    key: str
    default: str
    choices: tuple[str, ...]
    low: int
    high: int
    sides: bool


class GameBook(Struct):
    """A game as the lobby shows it; its name and tagline are the messages `id` and `id-tagline`."""

    id: str
    options: list[OptionBook]
    variants: Mapping[str, Mapping[str, str]]
    seats: list[int]
    levels: list[str]
    """Their names from the first on: messages `level-<name>` and `level-<name>-about`."""
    is_slow: bool
    """Whether some level has to think without the compiled core, and plays weaker for it."""
    has_dice: bool
    is_judged: bool
    """Whether its games can be analysed here."""
    layout: Raw
    """The start, without options."""


class Part(Struct, omit_defaults=True):
    """A part of a rules page: HTML, or a picture with its caption."""

    html: str | None = None
    layout: Raw | None = None
    overlays: dict[str, list[str]] | None = None
    caption: str | None = None


class StepBook(Struct):
    """A step of a tutorial: the position, what may be moved, what passes and what comes of it."""

    message: Said
    done: Said
    seat: int
    layout: Raw
    status: Said
    moves: list[MoveView]
    overlays: dict[str, list[str]]
    passes: list[str]
    frames: dict[str, Raw]
    """The layout after each move that passes."""


@cache
def games() -> bytes:
    """All rulebooks."""
    return msgspec.json.encode([_game_book(book) for book in rulebooks()])


@cache
def text(lang: str) -> str:
    """The catalogues of a language as one Fluent source."""
    if lang not in LANGUAGES:
        raise Unknown("service-unknown", page=lang[:20])
    return catalogue(lang)


@cache
def theme_book(name: str) -> bytes:
    """A theme by name; an unknown one looks like the plainest."""
    return msgspec.json.encode(theme(name).as_data())


@cache
def rules(game: str, lang: str) -> bytes:
    """A game's rules page in parts."""
    book = _book(game)
    if lang not in LANGUAGES:
        raise Unknown("service-unknown", page=lang[:20])
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    made = []
    for part in parts(page(book.id, lang)):
        if isinstance(part, str):
            made.append(Part(html=markdown.render(part)))
            continue
        opened, position = part.opened(book.id)
        sets = views.overlays(opened, position, max(opened.actor(position), 0))
        shown = {name: sets[name] for name in part.show}
        layout = views.picture_of(opened, position).layout
        made.append(Part(layout=layout, overlays=shown, caption=part.caption))
    return msgspec.json.encode(made)


@cache
def lessons(game: str) -> bytes:
    """A game's tutorial; empty where it has none."""
    book = _book(game)
    try:
        steps = book.module("lessons").LESSONS
    except ModuleNotFoundError:
        steps = ()
    return msgspec.json.encode([_step_book(book, step) for step in steps])


@cache
def demo(game: str) -> bytes:
    """A short recorded game as layouts."""
    return msgspec.json.encode(sample(_book(game)))


def _book(game: str) -> Rulebook:
    if game not in REGISTRY:
        raise Unknown("game-unknown", game=game[:40], games=" ".join(REGISTRY))
    return rulebook(game)


def _game_book(book: Rulebook) -> GameBook:
    game: Game[Any, Any] = load(book.id)
    seats = next((o for o in book.options if o.key == SEATS), None)
    start = game.start()
    return GameBook(
        book.id,
        [OptionBook(o.key, o.default, o.choices, o.low, o.high, o.sides) for o in book.options],
        book.variants,
        list(range(seats.low, seats.high + 1)) if seats else [game.players],
        [level.name for level in levels(book.id)],
        not native.available() and any(level.is_compiled for level in levels(book.id)),
        game.actor(start) == CHANCE,
        is_analysable(book.id),
        views.picture_of(game, start).layout,
    )


def _step_book(book: Rulebook, step: Any) -> StepBook:
    game, position = open_position(book.id, step.position, None, step.options)
    picture, seat = views.picture_of(game, position), game.actor(position)
    passes = list(step.moves) or [str(move) for move in game.legal_moves(position)]
    after = {text: game.after(position, read_move(game, position, text)) for text in passes}
    sets = views.overlays(game, position, max(seat, 0))
    return StepBook(
        (step.message, {}),
        (f"{step.message}-done", {}),
        seat,
        picture.layout,
        picture.status,
        views.move_views(game, position),
        {name: sets[name] for name in step.show},
        passes,
        {text: views.picture_of(game, then).layout for text, then in after.items()},
    )
