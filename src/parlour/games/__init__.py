"""The registry: one line a game.

A game is a folder of always the same files, loaded when first asked for.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType
from typing import Any

from parlour.game import Game, OptionError, TextError, companion
from parlour.games.options import Option, Value, read_options
from parlour.record import Record

REGISTRY = {
    "ataxx": "parlour.games.ataxx",
    "virus-war": "parlour.games.virus_war",
    "klopodavka": "parlour.games.klopodavka",
    "war": "parlour.games.war",
    "backgammon": "parlour.games.backgammon",
    "slime-trail": "parlour.games.slime_trail",
}
"""A new game is a new line here."""


@dataclass(frozen=True)
class Rulebook:
    """A game's folder: its options and variants, and the modules that lie beside its rules."""

    id: str
    package: str

    def module(self, name: str) -> ModuleType:
        """The module `name` of the game: `rules`, `notation`, `layout`, `variants` …"""
        return import_module(f"{self.package}.{name}")

    @property
    def options(self) -> tuple[Option, ...]:
        """The options, in the order they are shown."""
        options: tuple[Option, ...] = self.module("variants").OPTIONS
        return options

    @property
    def variants(self) -> Mapping[str, Mapping[str, str]]:
        """The named presets: what each sets."""
        variants: Mapping[str, Mapping[str, str]] = self.module("variants").VARIANTS
        return variants

    def build(self, values: Mapping[str, Value]) -> Game[Any, Any]:
        """The game with these option values (those of `Option.read`); raises `OptionError`."""
        game: Game[Any, Any] = self.module("variants").build(values)
        return game


def rulebook(game: str) -> Rulebook:
    """The rulebook of a game by its id (`_` and capitals are read); raises `OptionError`."""
    id = game.lower().replace("_", "-")
    if id not in REGISTRY:
        raise OptionError("game-unknown", game=game, games=" ".join(REGISTRY))
    return Rulebook(id, REGISTRY[id])


def rulebooks() -> Iterator[Rulebook]:
    """All rulebooks, in the order of the registry."""
    return (rulebook(id) for id in REGISTRY)


def load(game: str, variant: str | None = None, **options: Any) -> Game[Any, Any]:
    """The rules of a game, with the options given as keywords (`size="5x5"`, `players=4`).

    >>> load("slime-trail", size="5x5").legal_moves(load("slime-trail", size="5x5").start())[0]
    Step(target='b2')

    Raises `OptionError` for an unknown game, variant or option, or a value out of range.
    """
    return open_position(game, None, variant, options)[0]


def open_position(
    game: str,
    text: str | None,
    variant: str | None = None,
    options: Mapping[str, Any] | None = None,
) -> tuple[Game[Any, Any], Any]:
    """The game and the position that `text` describes (None: the start).

    What the text holds (size, players, match …) comes from it; the same option given with another
    value raises `OptionError`, a text that cannot be read `TextError`.
    """
    book = rulebook(game)
    chosen = {key: _text(key, value) for key, value in (options or {}).items()}
    preset: dict[str, str] = {}
    if variant is not None:
        if variant not in book.variants:
            raise OptionError(
                "variant-unknown", game=book.id, variant=variant, known=" ".join(book.variants)
            )
        preset = dict(book.variants[variant])
    values = read_options(book.id, book.options, {**preset, **chosen})
    if text is None:
        rules = book.build(values)
        return rules, rules.start()
    held = read_options(book.id, book.options, book.module("notation").position_options(text))
    for key, value in held.items():
        if key in chosen and values[key] != value:
            raise OptionError("option-contradicts", key=key, text=str(chosen[key]), position=text)
    rules = book.build({**values, **held})
    return rules, read_position(rules, text)


def read_position(game: Game[Any, Any], text: str) -> Any:
    """The position that `text` describes; raises `TextError` saying what is wrong and where."""
    return companion(game, "notation").read_position(game, text)


def read_move(game: Game[Any, Any], position: Any, text: str) -> Any:
    """The move that `text` describes, not yet checked against the rules; raises `TextError`."""
    return companion(game, "notation").read_move(game, position, text)


def write_turn(game: Game[Any, Any], turn: Sequence[Any]) -> str:
    """A whole turn as text: `a1-b2-c3`; the game's notation may name another `TURN_JOINER`.

    A move that is played but not written (War's `end`, W10) stands only where it is the whole turn.
    """
    notation = companion(game, "notation")
    unwritten = getattr(getattr(notation, "STYLE", None), "unwritten", ())
    texts = [str(move) for move in turn]
    joiner: str = getattr(notation, "TURN_JOINER", "-")
    return joiner.join([text for text in texts if text not in unwritten] or texts)


def read_turn(game: Game[Any, Any], position: Any, text: str) -> list[Any]:
    """The moves of a turn as `write_turn` writes it, from `position`.

    It may stop short of the turn's end. Raises `TextError` for what cannot be read, `IllegalMove`
    for a move that the rules forbid.
    """
    joiner: str = getattr(companion(game, "notation"), "TURN_JOINER", "-")
    record: Record[Any, Any] = Record(game, position)
    for move in text.split(joiner):
        record.play(move)
    return record.moves


def read_records(text: str, name: str = "text") -> list[Record[Any, Any]]:
    """The games in a record of any format, found from its content; `name` stands in error messages.

    Raises `TextError` if no game knows the format or the text is malformed, `IllegalMove` naming
    the first move that the rules forbid.
    """
    if not text.strip():
        raise TextError("record-blank", where=name)
    notations = [book.module("notation") for book in rulebooks()]
    for notation in notations:
        if notation.recognises(text):
            records: list[Record[Any, Any]] = notation.read_records(text, name)
            return records
    for notation in notations:
        error = getattr(notation, "unrecorded", lambda _: None)(text)
        if error is not None:
            raise TextError(error.code, where=name, **error.values)
    raise TextError("record-format", where=name, text=text.strip()[:40])


def _text(key: str, value: Any) -> str:
    """An option value given from Python as `--set` would write it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, (tuple, list)):
        return ("x" if key == "size" else ",").join(map(str, value))
    return str(value)
