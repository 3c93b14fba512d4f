"""What OpenSpiel says about games: their types, who decides, names with options in brackets."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, IntEnum
from types import SimpleNamespace
from typing import Any, NamedTuple

from parlour.game import OptionError

NAME = re.compile(r"([\w-]+)(?:\((.*)\))?", re.DOTALL)
# A comma ends a value where another name follows: seats=2,1,size=11x11.
OPTION = re.compile(r"(\w+)=(.*?)(?:,(?=\w+=)|$)", re.DOTALL)


class PlayerId(IntEnum):
    """Who decides where no player does."""

    DEFAULT_PLAYER_ID = 0
    CHANCE = -1
    SIMULTANEOUS = -2
    INVALID = -3
    TERMINAL = -4


class PlayerAction(NamedTuple):
    """An entry of `State.full_history`."""

    player: int
    action: int


@dataclass(frozen=True)
class GameType:
    """What kind of game it is."""

    short_name: str
    long_name: str
    dynamics: Any
    chance_mode: Any
    information: Any
    utility: Any
    reward_model: Any
    max_num_players: int
    min_num_players: int
    provides_information_state_string: bool = True
    provides_information_state_tensor: bool = False
    provides_observation_string: bool = True
    provides_observation_tensor: bool = True
    provides_factored_observation_string: bool = False
    default_loadable: bool = True


def options(name: str) -> tuple[str, dict[str, str]]:
    """A game's id and the options of a name such as `slime_trail(size=5x5)`."""
    found = NAME.fullmatch(name.strip())
    if found is None:
        raise OptionError("envs-name", text=name)
    inner, read = (found.group(2) or "").strip(), dict[str, str]()
    at = 0
    while at < len(inner):
        option = OPTION.match(inner, at)
        if option is None:
            raise OptionError("envs-name", text=name)
        read[option.group(1)] = option.group(2).strip()
        at = option.end()
    return found.group(1), read


_WORDS: dict[str, Sequence[str]] = {
    "Dynamics": ("SEQUENTIAL", "SIMULTANEOUS"),
    "ChanceMode": ("DETERMINISTIC", "EXPLICIT_STOCHASTIC", "SAMPLED_STOCHASTIC"),
    "Information": ("ONE_SHOT", "PERFECT_INFORMATION", "IMPERFECT_INFORMATION"),
    "Utility": ("ZERO_SUM", "CONSTANT_SUM", "GENERAL_SUM", "IDENTICAL"),
    "RewardModel": ("TERMINAL", "REWARDS"),
}
_OWN = SimpleNamespace(**{kind: Enum(kind, words) for kind, words in _WORDS.items()})


def word(kind: str, name: str) -> Any:
    """A word of pyspiel's where it is loaded, so that comparisons with it hold."""
    pyspiel = sys.modules.get("pyspiel")
    return getattr(getattr(pyspiel.GameType if pyspiel else _OWN, kind), name)
