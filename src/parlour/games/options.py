"""The options of a game as data: how each is written, its range, its default."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from parlour.game import OptionError

Value = Any
ON_OFF = ("on", "off")


@dataclass(frozen=True)
class Option:
    """One option: `--set key=value`.

    `default` is the text shown for it (it may be a word such as `<steps>` where it follows from
    others; such an option stays out of the values unless it is given). Exactly one of the ways to
    read it is set: `choices`, a range `low…high` of whole numbers, `sides` (a size whose sides lie
    in the range), or `reader`.
    """

    key: str
    default: str
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    sides: bool = False
    reader: Callable[[str], Value] | None = field(default=None, compare=False)

    @property
    def values(self) -> str:
        """What may be written, as text: `on | off`, `1…9`, `3x3…16x16`; `""` with a reader."""
        if self.reader is not None:
            return ""
        if self.choices:
            return " | ".join(self.choices)
        if self.sides:
            return f"{self.low}x{self.low}…{self.high}x{self.high}"
        return f"{self.low}…{self.high}"

    def read(self, text: str) -> Value:
        """The value of `text`: a choice, a whole number, a (width, height) pair, or the reader's.

        Raises `OptionError` naming the option, the text and what would be right.
        """
        if self.reader is not None:
            return self.reader(text)
        if self.choices:
            if text.lower() in self.choices:
                return text.lower()
            raise OptionError(
                "option-choice", key=self.key, text=text, choices=" | ".join(self.choices)
            )
        if self.sides:
            match = re.fullmatch(r"(\d{1,4})[xX×](\d{1,4})", text, re.ASCII)
            size = (int(match[1]), int(match[2])) if match else (0, 0)
            if all(self.low <= side <= self.high for side in size):
                return size
            raise OptionError("option-size", key=self.key, text=text, low=self.low, high=self.high)
        if re.fullmatch(r"\d{1,9}", text, re.ASCII) and self.low <= int(text) <= self.high:
            return int(text)
        raise OptionError("option-number", key=self.key, text=text, low=self.low, high=self.high)


def read_options(
    game: str, known: tuple[Option, ...], texts: Mapping[str, str]
) -> dict[str, Value]:
    """The values of the options given; raises `OptionError` for an unknown one."""
    by_key = {option.key: option for option in known}
    for key in texts:
        if key not in by_key:
            raise OptionError("option-unknown", game=game, key=key, known=" ".join(by_key))
    return {key: by_key[key].read(str(text)) for key, text in texts.items()}
