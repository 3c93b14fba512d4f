"""The options of Slime Trail and its named presets."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.games.options import ON_OFF, Option, Value
from parlour.games.slime_trail.rules import SlimeTrail

OPTIONS = (
    Option("size", "7x7", sides=True, low=3, high=11),
    Option("start", "<centre>", reader=str.lower),
    Option("pie", "off", choices=tuple(reversed(ON_OFF))),
)

VARIANTS: Mapping[str, Mapping[str, str]] = {
    "standard": {},
    "school": {"start": "e5"},
    "second-wins": {"start": "c5"},
    "pie": {"pie": "on"},
    "5x5": {"size": "5x5"},
    "8x8": {"size": "8x8"},
}
"""`school` is the Portuguese championship start.

From `second-wins` perfect play wins for player 2.
"""


def build(values: Mapping[str, Value]) -> SlimeTrail:
    """The game with these option values; raises `OptionError`."""
    width, height = values.get("size", (7, 7))
    return SlimeTrail(width, height, values.get("start"), values.get("pie") == "on")


def options_of(game: SlimeTrail) -> dict[str, str]:
    """The options of a game that differ from the default, as text."""
    texts = {
        "size": f"{game.width}x{game.height}",
        "start": game.start_cell,
        "pie": "on" if game.pie else "off",
    }
    plain = {"size": "7x7", "start": None, "pie": "off"}
    return {key: text for key, text in texts.items() if text is not None and text != plain[key]}
