"""The terminal of a player: sentences, boards, lines that are asked for."""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from io import TextIOWrapper
from typing import Any

import click

from parlour import draw
from parlour.draw.describe import columns
from parlour.game import ParlourError
from parlour.games.layout import Layout
from parlour.text import say, sentence

ESCAPE = re.compile("\x1b\\[[0-9;]*m")
NO_TERMINAL = 80
"""How wide lines are where there is no terminal."""
QUIT = ("quit", "q", "exit")
"""The words that leave the table, at a question with yes or no too."""


class Left(Exception):
    """The player left: the end of the input, Ctrl-C, `quit`."""


@dataclass
class Screen:
    """How to speak and draw for this player; `lang` may be changed in the menu."""

    lang: str
    style: draw.Style = "unicode"
    colour: bool = False

    @classmethod
    def of_terminal(cls, lang: str, *, plain: bool) -> Screen:
        """What this terminal can show; `plain`: 7-bit signs without colour."""
        encoding = (sys.stdout.encoding or "").lower().replace("-", "")
        ascii_only = plain or not encoding.startswith("utf")
        if isinstance(sys.stdin, TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")  # what is no text is an unknown word
        dumb = "NO_COLOR" in os.environ or os.environ.get("TERM") == "dumb"
        colour = sys.stdout.isatty() and not (plain or dumb)
        return cls(lang, "ascii" if ascii_only else "unicode", colour)

    @property
    def width(self) -> int:
        """How many columns a line has."""
        terminal = sys.stdout.isatty()
        return shutil.get_terminal_size().columns if terminal else NO_TERMINAL

    # Showing

    def say(self, code: str, /, **values: Any) -> str:
        """A sentence in the player's language."""
        return say(code, self.lang, **values)

    def tell(self, code: str, /, **values: Any) -> None:
        """Prints a sentence."""
        self.print(say(code, self.lang, **values))

    def refuse(self, error: ParlourError) -> None:
        """Prints why something cannot be."""
        self.print(sentence(error, self.lang))

    def print(self, text: str = "", indent: int = 0) -> None:
        """Prints a text in lines of this width, all but the first indented."""
        click.echo(wrapped(text, self.width, indent), color=self.colour)

    def listing(self, rows: Iterable[tuple[str, str]], indent: int = 2) -> None:
        """Prints two columns: names, and what is said of them."""
        rows = list(rows)
        widest = max((shown(name) for name, _ in rows), default=0)
        for name, text in rows:
            gap = " " * (widest - shown(name) + 2)
            self.print(" " * indent + name + gap + text, indent + widest + 2)

    def grid(self, items: Sequence[str]) -> None:
        """Prints short texts in aligned columns."""
        wide = max(map(shown, items), default=0) + 2
        across = max(1, (self.width + 2) // wide)
        for first in range(0, len(items), across):
            row = items[first : first + across]
            click.echo("".join(text + " " * (wide - shown(text)) for text in row).rstrip())

    def raw(self, text: str) -> None:
        """Prints a text as it is."""
        click.echo(text)

    def page(self, text: str) -> None:
        """Prints a long text; on a terminal by the pager."""
        if sys.stdin.isatty() and sys.stdout.isatty():
            click.echo_via_pager(text, color=self.colour)
        else:
            click.echo(text)

    def draw(
        self, layout: Layout, overlays: Mapping[str, Iterable[str]], *, legend: bool = False
    ) -> None:
        """Prints a board between empty lines."""
        board = draw.text_layout(
            layout,
            style=self.style,
            colour=self.colour,
            width=self.width,
            overlays=overlays,
            lang=self.lang,
            legend=legend,
        )
        lines = "\n".join(line.rstrip() for line in board.split("\n"))
        click.echo(f"\n{lines}\n", color=self.colour)

    def mark(self, layout: Layout, seat: int) -> str:
        """The sign of a seat, as the board shows it."""
        return draw.mark(layout, seat, style=self.style, colour=self.colour)

    # Asking

    def ask(self, prompt: str, words: Sequence[str] = ()) -> str:
        """A line from the player, `words` offered for completion. Raises `Left`."""
        try:
            if sys.stdin.isatty() and sys.stdout.isatty():
                return input(_editable(prompt, words)).strip()
            click.echo(f"{prompt} ", nl=False)
            line = sys.stdin.readline()
            click.echo(line.strip())  # so that a transcript can be read
            if not line:
                raise Left
            return line.strip()
        except (EOFError, KeyboardInterrupt):
            click.echo()
            raise Left from None

    def agrees(self, code: str, /, **values: Any) -> bool:
        """Whether the player says yes, in any of the languages; raises `Left` at `quit`."""
        answers = dict.fromkeys(say("play-yes", self.lang).split(), True)
        answers |= dict.fromkeys(say("play-no", self.lang).split(), False)
        answers |= {"y": True, "yes": True, "n": False, "no": False}
        while True:
            word = self.ask(say(code, self.lang, **values)).lower()
            if word in answers:
                return answers[word]
            if word in QUIT:
                raise Left
            self.tell("play-yes-or-no", text=word)


def shown(text: str) -> int:
    """How many columns a text takes, its colours left out."""
    return columns(ESCAPE.sub("", text))


def wrapped(text: str, width: int, indent: int = 0) -> str:
    """The text broken at spaces into lines of at most `width` columns."""
    lines = []
    for paragraph in text.split("\n"):
        line, *words = re.split(r"(?<=\S) ", paragraph)
        for word in words:
            if shown(line) + 1 + shown(word) > width:
                lines.append(line)
                line = " " * indent + word.lstrip()
            else:
                line = f"{line} {word}"
        lines.append(line)
    return "\n".join(lines)


def _editable(prompt: str, words: Sequence[str]) -> str:
    """The prompt of a line that can be edited, recalled and completed, where the system can."""
    try:
        import readline
    except ImportError:
        return f"{prompt} "

    def complete(text: str, number: int) -> str | None:
        found = [word for word in words if word.lower().startswith(text.lower())]
        return found[number] if number < len(found) else None

    readline.set_completer(complete)
    readline.set_completer_delims(" -,")
    readline.parse_and_bind("tab: complete")
    # Marked as taking no place, or the line is drawn wrong when it is edited.
    return ESCAPE.sub(lambda colour: f"\x01{colour[0]}\x02", prompt) + " "
