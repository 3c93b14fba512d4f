"""The options of Ataxx and its named presets."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.games.ataxx.boards import LARGEST, SMALLEST, STANDARD, is_fair, read_cells, read_setup
from parlour.games.ataxx.rules import FILL, PASS, Ataxx
from parlour.games.layout import Message
from parlour.games.options import Option, Value

OPTIONS = (
    Option("size", "7x7", sides=True, low=SMALLEST, high=LARGEST),
    Option("rules", FILL, choices=(FILL, PASS)),
    Option("clock", "100", low=0, high=9999),
    Option("setup", STANDARD, reader=read_setup),
)

VARIANTS: Mapping[str, Mapping[str, str]] = {
    "standard": {},
    "engines": {"rules": PASS},
    "four": {"setup": "four"},
    "five": {"setup": "five"},
    "diamond": {"setup": "diamond"},
    "swapped": {"setup": "swapped"},
    "five-swapped": {"setup": "five-swapped"},
    "diamond-swapped": {"setup": "diamond-swapped"},
    "5x5": {"size": "5x5"},
    "6x6": {"size": "6x6"},
    "8x8": {"size": "8x8"},
    "9x9": {"size": "9x9"},
    "random": {"setup": "random:1"},
}
"""`engines` are the rules of engine matches (A12); `four` … the community's blocked boards (A4)."""


def build(values: Mapping[str, Value]) -> Ataxx:
    """The game with these option values; raises `OptionError`.

    A set-up given as a board text brings its size with it.
    """
    setup = values.get("setup", STANDARD)
    size = values.get("size", (7, 7))
    if "size" not in values and "/" in setup:
        _, *size = read_cells(setup)
    width, height = size
    return Ataxx(width, height, values.get("rules", FILL), values.get("clock", 100), setup)


def options_of(game: Ataxx) -> dict[str, str]:
    """The options of a game that differ from the default, as text."""
    texts = {
        "size": f"{game.width}x{game.height}",
        "rules": game.rules,
        "clock": str(game.clock),
        "setup": game.setup,
    }
    return {
        option.key: texts[option.key] for option in OPTIONS if texts[option.key] != option.default
    }


def warnings(game: Ataxx) -> tuple[Message, ...]:
    """What is doubtful about a start: a first move that wipes out (A1), unfair obstacles (A3)."""
    start = game.start()
    found: list[Message] = []
    for move in game.legal_moves(start):
        outcome = game.outcome(game.after(start, move))
        if outcome is not None and outcome.reason == "ataxx-wiped":
            found.append(("ataxx-warn-wiped", {"move": str(move)}))
            break
    if not is_fair(start.cells, game.board):
        found.append(("ataxx-warn-blocked", {}))
    return tuple(found)
