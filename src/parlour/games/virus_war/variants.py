"""The options of Virus War and its named presets."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.games.options import Option, Value
from parlour.games.virus_war.rules import LAST_MOVER, SOURCE, VirusWar

OPTIONS = (
    Option("size", "10x10", sides=True, low=3, high=16),
    Option("steps", "3", low=1, high=7),
    Option("first_turn", "<steps>", low=1, high=7),
    Option("end", SOURCE, choices=(SOURCE, LAST_MOVER)),
)

VARIANTS: Mapping[str, Mapping[str, str]] = {
    "standard": {},
    "school": {"end": LAST_MOVER},
    "short-first": {"first_turn": "1"},
    "8x8": {"size": "8x8"},
    "6x6": {"size": "6x6"},
}
"""`school` is the rule of Yekaterinburg's schools and of most sites; with `short-first` crosses
move first but have only one step then."""


def build(values: Mapping[str, Value]) -> VirusWar:
    """The game with these option values."""
    width, height = values.get("size", (10, 10))
    steps = values.get("steps", 3)
    first = values.get("first_turn", steps)
    return VirusWar(
        width, height, steps, None if first == steps else first, values.get("end", SOURCE)
    )


def options_of(game: VirusWar) -> dict[str, str]:
    """The options of a game that differ from the default, as text."""
    texts = {
        "size": f"{game.width}x{game.height}",
        "steps": str(game.steps),
        "first_turn": str(game.first_turn or game.steps),
        "end": game.end,
    }
    plain = {"size": "10x10", "steps": "3", "first_turn": str(game.steps), "end": SOURCE}
    return {key: text for key, text in texts.items() if text != plain[key]}
