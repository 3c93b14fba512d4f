"""The options of War and its named presets."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.game import MAX_PLAYERS
from parlour.games.options import Option, Value
from parlour.games.seats import read_rotation, write_rotation
from parlour.games.war.rules import War

OPTIONS = (
    Option("players", "2", low=2, high=MAX_PLAYERS),
    Option("size", "<20x20; players=3…6: 30x20>", sides=True, low=9, high=64),
    Option("plane", "5", choices=("5", "4")),
    Option("fortress", "any", choices=("any", "kind")),
    Option("seats", "<1,2,…>", reader=str),
)
VARIANTS: Mapping[str, Mapping[str, str]] = {
    "standard": {},
    "small": {"size": "12x12"},
    "four": {"players": "4"},
    "six": {"players": "6"},
    "short-planes": {"plane": "4"},
    "narrow-fortresses": {"fortress": "kind"},
}
"""With four players the game is best, says the source; `small` is the smallest square allowed."""


def usual_size(players: int) -> tuple[int, int]:
    """The default width and height (W1)."""
    return (20, 20) if players == 2 else (30, 20)


def build(values: Mapping[str, Value]) -> War:
    """The game with these option values; raises `OptionError`."""
    players = values.get("players", 2)
    width, height = values.get("size", usual_size(players))
    plane, fortress = int(values.get("plane", "5")), values.get("fortress", "any")
    rotation = read_rotation(values["seats"], players) if "seats" in values else ()
    return War(players, width, height, plane, fortress, rotation)


def options_of(game: War) -> dict[str, str]:
    """The options of a game that differ from the default, as text."""
    texts = {"players": str(game.players)} if game.players != 2 else {}
    if (game.width, game.height) != usual_size(game.players):
        texts["size"] = f"{game.width}x{game.height}"
    if game.plane != 5:
        texts["plane"] = str(game.plane)
    if game.fortress != "any":
        texts["fortress"] = game.fortress
    if game.rotation:
        texts["seats"] = write_rotation(game.rotation)
    return texts
