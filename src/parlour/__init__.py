"""Parlour: six board games to play, study and do research with.

The public names; each is loaded when first used, so that `import parlour` costs next to nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from parlour.files import read as read
    from parlour.game import CHANCE as CHANCE
    from parlour.game import NOBODY as NOBODY
    from parlour.game import Actor as Actor
    from parlour.game import Game as Game
    from parlour.game import IllegalMove as IllegalMove
    from parlour.game import OptionError as OptionError
    from parlour.game import Outcome as Outcome
    from parlour.game import ParlourError as ParlourError
    from parlour.game import TextError as TextError
    from parlour.games import load as load
    from parlour.games import read_move as read_move
    from parlour.games import read_position as read_position
    from parlour.games import rulebook as rulebook
    from parlour.games import rulebooks as rulebooks
    from parlour.record import Record as Record
    from parlour.turns import Turns as Turns

__version__ = "0.1.0"

_HOMES = {
    "parlour.files": ("read",),
    "parlour.game": (
        "CHANCE", "NOBODY", "Actor", "Game", "IllegalMove", "OptionError", "Outcome",
        "ParlourError", "TextError",
    ),
    "parlour.games": ("load", "read_move", "read_position", "rulebook", "rulebooks"),
    "parlour.record": ("Record",),
    "parlour.turns": ("Turns",),
}  # fmt: skip

__all__ = sorted(name for names in _HOMES.values() for name in names)


def __getattr__(name: str) -> Any:
    for home, names in _HOMES.items():
        if name in names:
            return getattr(import_module(home), name)
    raise AttributeError(f"module 'parlour' has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
