"""What analyses of games with and without dice are written with: rows, signs, the worst errors."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from parlour.cli.errors import Speaker
from parlour.draw.describe import columns


def worst_errors(
    speaker: Speaker, code: str, shown: Iterable[Iterator[str]], *, asked: bool
) -> Iterator[str]:
    """The worst errors below the title `code`, or that there are none, where they are asked for."""
    title = speaker.say(code)
    for error in shown:
        if title:
            yield ""
            yield title
            title = ""
        yield ""
        yield from error
    if title and asked:
        yield ""
        yield speaker.say("analyse-no-errors")


def signed(value: float) -> str:
    """A number with its sign: +0.123."""
    return f"{value:+.3f}" if abs(value) >= 0.0005 else "0.000"


def aligned(rows: Sequence[Sequence[str]], left: Sequence[int] = (0,)) -> Iterator[str]:
    """Rows as columns; those in `left` begin where the others end."""
    widths = [max(map(columns, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = []
        for at, (cell, width) in enumerate(zip(row, widths, strict=True)):
            space = " " * (width - columns(cell))
            cells.append(cell + space if at in left else space + cell)
        yield "  ".join(cells).rstrip()


def indented(lines: Iterator[str]) -> Iterator[str]:
    """Lines two columns further right."""
    return (f"  {line}" for line in lines)
