"""The options of Klopodavka and its named presets."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.games.klopodavka.rules import Klopodavka
from parlour.games.options import ON_OFF, Option, Value
from parlour.games.seats import read_rotation, write_rotation

OPTIONS = (
    Option("players", "4", low=2, high=6),
    Option("size", "<20x20; players=5, 6: 30x20>", sides=True, low=9, high=64),
    Option("steps", "5", low=1, high=9),
    Option("link", "any", choices=("any", "main")),
    Option("revolution", "on", choices=ON_OFF),
    Option("seats", "<1,2,…>", reader=str),
)

VARIANTS: Mapping[str, Mapping[str, str]] = {
    "standard": {},
    "duel": {"players": "2"},
    "six": {"players": "6"},
    "30x20": {"size": "30x20"},
    "notebook": {"size": "39x32"},
    "linked": {"link": "main"},
    "simple": {"revolution": "off"},
}
"""`notebook` is a whole sheet of squared paper (K1)."""


def build(values: Mapping[str, Value]) -> Klopodavka:
    """The game with these option values; raises `OptionError`."""
    players = values.get("players", 4)
    width, height = values.get("size", _size(players))
    return Klopodavka(
        players,
        width,
        height,
        values.get("steps", 5),
        values.get("link", "any"),
        values.get("revolution", "on") == "on",
        read_rotation(values["seats"], players) if "seats" in values else (),
    )


def options_of(game: Klopodavka) -> dict[str, str]:
    """The options of a game that differ from the default, as text."""
    plain = build({"players": game.players})
    texts = {"players": str(game.players)} if game.players != 4 else {}
    if (game.width, game.height) != (plain.width, plain.height):
        texts["size"] = f"{game.width}x{game.height}"
    if game.steps != plain.steps:
        texts["steps"] = str(game.steps)
    if game.link != plain.link:
        texts["link"] = game.link
    if game.revolution != plain.revolution:
        texts["revolution"] = "on" if game.revolution else "off"
    if game.rotation:
        texts["seats"] = write_rotation(game.rotation)
    return texts


def _size(players: int) -> tuple[int, int]:
    """The sheet for so many players (K1)."""
    return (20, 20) if players <= 4 else (30, 20)
