"""Where the dice come from: a generator with a seed, the keyboard, a file (B17)."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from parlour.cli.screen import Screen
from parlour.game import ParlourError, TextError
from parlour.text import say

RANDOM, MANUAL = "random", "manual"
_ROLL = re.compile("[1-6]-?[1-6]")


class OutOfRolls(ParlourError):
    """A file of rolls has no more of them."""


@dataclass
class Dice:
    """The rolls of one table; `source` is `random`, `manual` or the name of a file.

    `thrown` rolls were made before: a game that is gone on with gets the same dice as if it had
    never been left.
    """

    source: str
    seed: int
    thrown: int = 0
    _generator: Random = field(init=False, repr=False)
    _file: list[str] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        self._generator = Random(self.seed)
        for _ in range(self.thrown):
            self._generator.random()
        is_file = self.source not in (RANDOM, MANUAL)
        self._file = read_rolls(Path(self.source))[self.thrown :] if is_file else []

    def origin(self) -> str:
        """What a record says of its dice."""
        if self.source == RANDOM:
            return f"Mersenne Twister (MT19937), seed {self.seed}"
        return self.source if self.source == MANUAL else f"file {Path(self.source).name}"

    def throw(self, chances: Sequence[tuple[Any, float]], screen: Screen) -> Any:
        """The next roll, one of the outcomes. Raises `Left` and `OutOfRolls`."""
        outcomes, weights = zip(*chances, strict=True)
        if self.source == RANDOM:
            return self._generator.choices(outcomes, weights)[0]
        next_roll = self._asked(screen) if self.source == MANUAL else self._read
        while True:
            text = next_roll()
            digits = "".join(re.findall("[0-9]", text)) if re.fullmatch(r"[\d\s,-]+", text) else ""
            for spelling in (digits, digits[::-1]):
                for outcome in outcomes:
                    if str(outcome) == spelling:
                        return outcome
            tie = len(digits) == 2 and digits[0] == digits[1] and digits[0] in "123456"
            screen.tell("play-roll-tie" if tie else "play-roll-unknown", text=text)

    def _asked(self, screen: Screen) -> Callable[[], str]:
        return lambda: screen.ask(say("play-ask-roll", screen.lang))

    def _read(self) -> str:
        if not self._file:
            raise OutOfRolls("play-no-more-rolls", file=self.source)
        return self._file.pop(0)


def read_rolls(file: Path) -> list[str]:
    """The rolls of a file: `61` or `6-1` between spaces, commas or line ends; `#` begins a comment.

    Raises `TextError` naming the line, and `OSError`.
    """
    rolls = []
    for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
        for text in re.split(r"[\s,;]+", line.partition("#")[0].strip()):
            if text and not _ROLL.fullmatch(text):
                raise TextError("play-roll-file", where=f"{file}:{number}", text=text)
            rolls += [text] if text else []
    return rolls
