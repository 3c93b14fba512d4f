"""The options that an engine lists, sets and reads: those of the search and those of the game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from parlour.game import OptionError, TextError
from parlour.games import Rulebook, open_position
from parlour.games.options import Option


@dataclass(frozen=True)
class Setting:
    """One option of the search: a number within bounds, or a button."""

    name: str
    default: int | None = None
    low: int = 0
    high: int = 0

    def __str__(self) -> str:
        """As the protocols list it."""
        if self.default is None:
            return f"option name {self.name} type button"
        bounds = f"default {self.default} min {self.low} max {self.high}"
        return f"option name {self.name} type spin {bounds}"

    def read(self, text: str) -> str:
        """The value that a text sets; raises `OptionError`."""
        if not (text.isascii() and text.isdigit()) or not self.low <= int(text) <= self.high:
            raise OptionError(
                "protocol-value", name=self.name, text=text, low=self.low, high=self.high
            )
        return str(int(text))


def standard(levels: int) -> tuple[Setting, ...]:
    """The options that every engine of ours has; level 0 is full strength."""
    return (
        Setting("Hash", 16, 1, 65536),
        Setting("Threads", 1, 1, 256),
        Setting("MultiPV", 1, 1, 256),
        Setting("Level", 0, 0, levels),
        Setting("Clear Hash"),
    )


class Settings:
    """What is set now: `search` for the thinker, `game` for the rules."""

    def __init__(self, book: Rulebook, search: Sequence[Setting], game: Mapping[str, str]) -> None:
        self.book = book
        self._search = {setting.name.lower(): setting for setting in search}
        self._options = {option.key: option for option in book.options}
        self.search = {
            key: str(setting.default)
            for key, setting in self._search.items()
            if setting.default is not None
        }
        self.game = dict(game)

    def lines(self) -> Iterator[str]:
        """Every option as the protocols list it, with its default or what is set for the game."""
        yield from map(str, self._search.values())
        for key, option in self._options.items():
            yield _listed(option, self.game.get(key, option.default))

    def put(self, words: Sequence[str]) -> str:
        """Sets what follows `setoption`; returns the option's name, in lower case.

        Raises `TextError` or `OptionError`; nothing is set then.
        """
        if len(words) < 2 or words[0] != "name":
            raise TextError("protocol-setoption", text=" ".join(words))
        rest = list(words[1:])
        cut = rest.index("value") if "value" in rest else len(rest)
        name, text = " ".join(rest[:cut]), " ".join(rest[cut + 1 :])
        key = name.lower()
        if key in self._search:
            if self._search[key].default is not None:
                self.search[key] = self._search[key].read(text)
        elif key.replace(" ", "_") in self._options:
            self._put_game(key.replace(" ", "_"), text)
        else:
            known = [each.name for each in self._search.values()]
            known += [option.capitalize() for option in self._options]
            raise OptionError("protocol-option", text=name, known=", ".join(known))
        return key

    def _put_game(self, key: str, text: str) -> None:
        option = self._options[key]
        chosen = {name: value for name, value in self.game.items() if name != key}
        if text not in ("", "<empty>", option.default) or option.choices:
            chosen[key] = {"true": "on", "false": "off"}.get(text, text)
        open_position(self.book.id, None, None, chosen)  # options may contradict each other
        self.game = chosen


def _listed(option: Option, value: str) -> str:
    """A game's option as protocols list it."""
    name = option.key.capitalize()
    if set(option.choices) == {"on", "off"}:
        return f"option name {name} type check default {'true' if value == 'on' else 'false'}"
    if option.choices:
        known = "".join(f" var {choice}" for choice in option.choices)
        return f"option name {name} type combo default {value}{known}"
    if option.reader is None and not option.sides and value.isdigit():
        bounds = f"min {option.low} max {option.high}"
        return f"option name {name} type spin default {value} {bounds}"
    return f"option name {name} type string default {value}"
