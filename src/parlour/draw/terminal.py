"""A layout as text: a canvas of characters, so many across and down a cell, columns aligned.

Glyphs, scale and frame come from the theme; what sits side by side on the table sits side by side
here, so a board of points and stacks needs no drawing of its own.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from parlour.draw.describe import columns, joined
from parlour.draw.places import spots
from parlour.draw.theme import SEATS, Look, Theme, theme
from parlour.games.layout import Layout, Piece, Target
from parlour.text import say

RESET = "\x1b[0m"
LETTERS = "abcdef"
LEAST_LINE, INDENT = 40, 8
"""How long lines of the legend may be at least; the columns its signs take at most."""
UP = 6
"""The eighth of a turn that points up, among a theme's arrows."""


class Ink(NamedTuple):
    """A character and its colour (empty: the terminal's own)."""

    char: str = " "
    colour: str = ""
    bold: bool = False


BLANK = Ink()


def lines(
    layout: Layout,
    style: str,
    colour: bool,
    width: int | None,
    overlays: Mapping[str, Iterable[str]],
    lang: str | None,
    legend: bool,
) -> list[str]:
    """The lines of the drawing, all equally wide."""
    look = theme(layout.theme)

    def drawn(across: int, *, narrow: bool) -> _Drawing:
        drawing = _Drawing(layout, look, style, lang, narrow=narrow)
        drawing.draw(across, look.data["terminal"]["scale"][1], overlays)
        return drawing

    def fits(drawing: _Drawing) -> bool:
        return width is None or drawing.breadth <= width

    across = look.data["terminal"]["scale"][0]
    drawing = drawn(across, narrow=False)
    if drawing.unmarked:  # wider, or with narrower pieces, every mark may find its place
        others = (drawn(across + 1, narrow=False), drawn(across, narrow=True))
        drawing = next((each for each in others if fits(each) and not each.unmarked), drawing)
    if not fits(drawing):
        least = _Drawing(layout, look, style, lang, narrow=True).narrowest()
        drawing = drawn(least, narrow=True) if across > least else drawing
    return drawing.written(colour, overlays, legend)


def mark(layout: Layout, seat: int, style: str, colour: bool) -> str:
    """The sign by which a seat is known on this board."""
    drawing = _Drawing(layout, theme(layout.theme), style, None)
    sign = drawing._filled(drawing.plan["mark"][style], seat, "", "")
    return _line([Ink(char, drawing._ink("seat", seat), True) for char in sign], colour)


class _Drawing:
    """One drawing in the making: characters by place, written out as lines at the end."""

    def __init__(
        self, layout: Layout, look: Theme, style: str, lang: str | None, *, narrow: bool = False
    ) -> None:
        self.layout, self.theme, self.style, self.lang = layout, look, style, lang
        self.narrow = narrow
        self.plan: Mapping[str, Any] = look.data["terminal"]
        self.canvas: dict[tuple[int, int], Ink] = {}
        self.breadth = 0
        """The columns that the board takes."""
        self.unmarked: dict[str, list[str]] = {}
        """By overlay the places where its mark found no room."""
        self.counts: dict[str, int] = {}
        self.feet: list[int] = []
        """Where buttons end in the row below the board."""
        self.marks: set[tuple[int, int]] = set()
        """Where overlays have put their signs behind pieces."""

    def narrowest(self) -> int:
        """The fewest columns a cell that keep neighbours apart."""
        glyphs = [self._glyph(self._look(p), p) for p in self.layout.pieces]
        # Brackets may reach into the blank between two cells.
        widths = [len(glyph) - 1 if glyph.startswith("[") else len(glyph) for glyph in glyphs]
        return max([int(self.plan["least"]), *widths])

    def draw(self, across: int, down: int, overlays: Mapping[str, Iterable[str]]) -> None:
        """Draws everything at this scale."""
        self.across, self.down = across, down
        self._frame()
        for target in self.layout.targets:
            self._target(target)
        self._pieces()
        self._trail()
        self._overlays(overlays)
        self._labels()
        xs = [x for x, _ in self.canvas]
        self.breadth = max(xs) - min(xs) + 1

    # The parts

    def _frame(self) -> None:
        """The theme's frame (three rows of three characters), one character outside the board."""
        frame = self.plan.get("frame")
        self.rim = 1 if frame else 0
        if not frame:
            return
        width = math.ceil(self.layout.width * self.across)
        height = math.ceil(self.layout.height * self.down)
        for y in range(-1, height + 1):
            left, middle, right = frame[self.style][0 if y < 0 else 2 if y == height else 1]
            self._put(-1, y, left + middle * width + right, "soft")

    def _target(self, target: Target) -> None:
        look = self.theme.target(target.kind)
        glyph = self._filled(look.get(self.style), target.seat, target.id, "")
        colour = look.get("colour", "soft")
        x, y = target.x + target.width / 2, target.y + target.height / 2
        if look.get("shift"):
            # Beside each other, where the cells are narrower than the words.
            start = max([self._start(x, len(glyph)), *self.feet])
            self._put(start, self._foot(), glyph, colour, target.seat)
            self.feet.append(start + len(glyph) + 1)
        elif look.get("fill"):
            self._fill(target, look)
        else:
            self._centred(x, y, glyph, colour, target.seat)
        if look.get("label"):
            upper = y < self.layout.height / 2
            row = math.floor(target.y * self.down) - 1 - self.rim
            if not upper:
                row = math.ceil((target.y + target.height) * self.down) + self.rim
            self._put(self._start(x, len(target.id)), row, target.id, "soft")

    def _fill(self, target: Target, look: Look) -> None:
        """A large target: signs along its middle, in turn with its neighbours, and its walls."""
        signs = look.get("fill")[self.style]
        self.counts[target.kind] = number = self.counts.get(target.kind, -1) + 1
        sign, wall = signs[number % len(signs)], (look.get("walls") or {}).get(self.style)
        first, last = round(target.y * self.down), round((target.y + target.height) * self.down)
        for row in range(first, last):
            self._put(self._start(target.x + target.width / 2, 1), row, sign, "soft")
            if wall:
                self._put(math.floor(target.x * self.across), row, wall, "soft")
                right = math.ceil((target.x + target.width) * self.across) - 1
                self._put(right, row, wall, "soft")

    def _foot(self) -> int:
        """The row below the board, its frame and its letters: for buttons."""
        labelled = any(self.theme.target(t.kind).get("label") for t in self.layout.targets)
        letters = max([int(labelled), *map(len, self.layout.columns)])
        return math.ceil(self.layout.height * self.down) + self.rim + letters

    def _pieces(self) -> None:
        """The pieces, over the targets."""
        for piece in self.layout.pieces:
            look = self._look(piece)
            self._centred(
                piece.x,
                piece.y,
                self._glyph(look, piece),
                look.get("colour") or "seat",
                piece.seat,
                True,
            )

    def _trail(self) -> None:
        """The layout's line, cell by cell, as arrows to the next one."""
        arrows = self.plan["arrows"][self.style]
        for (x, y), (u, v) in pairwise(self.layout.path):
            eighth = round(math.atan2(v - y, u - x) / math.tau * 8) % 8
            self._centred(x, y, arrows[eighth], "accent", None)

    def _overlays(self, overlays: Mapping[str, Iterable[str]]) -> None:
        """A sign on an empty cell, after the piece on a full one."""
        targets = {target.id: target for target in self.layout.targets}
        full = {piece.at: self._glyph(self._look(piece), piece) for piece in self.layout.pieces}
        for name, ids in overlays.items():
            entry = self.theme.overlay(name)
            for id in sorted(ids):
                if id not in targets:
                    continue
                for x, y in spots(self.layout, targets[id], entry):
                    if not self._sign(x, y, entry[self.style], entry["colour"], full.get(id, "")):
                        self.unmarked.setdefault(name, []).append(id)

    def _sign(self, x: float, y: float, sign: str, colour: str, glyph: str) -> bool:
        """Puts a mark where nothing else stands but another mark; whether there was room."""
        if not glyph:
            self._centred(x, y, sign, colour, None, True)
            return True
        place = self._start(x, len(glyph)) + len(glyph), math.floor(y * self.down)
        if place not in self.marks and self.canvas.get(place, BLANK).char != " ":
            return False
        self.marks.add(place)
        self._put(*place, sign, colour, None, True)
        return True

    def _labels(self) -> None:
        """Letters below (two-letter names downwards), numbers to the left."""
        deep = len(max(self.layout.columns, key=len, default=""))
        foot = math.ceil(self.layout.height * self.down) + self.rim
        for column, name in enumerate(self.layout.columns):
            for row, char in enumerate(name.rjust(deep)):
                self._put(self._start(column + 0.5, 1), foot + row, char, "soft")
        widest = max(map(len, self.layout.rows), default=0)
        for row, name in enumerate(self.layout.rows):
            self._put(
                -widest - 1 - self.rim,
                math.floor((row + 0.5) * self.down),
                name.rjust(widest),
                "soft",
            )

    # Places

    def _start(self, x: float, length: int) -> int:
        """The column where a text centred on `x` begins."""
        return math.floor(x * self.across - length / 2)

    def _centred(
        self, x: float, y: float, text: str, colour: str, seat: int | None, bold: bool = False
    ) -> None:
        self._put(self._start(x, len(text)), math.floor(y * self.down), text, colour, seat, bold)

    def _put(
        self, x: int, y: int, text: str, colour: str, seat: int | None = None, bold: bool = False
    ) -> None:
        ink = self._ink(colour, seat)
        for offset, char in enumerate(text):
            if char != " " or (x + offset, y) not in self.canvas:
                self.canvas[x + offset, y] = Ink(char, ink, bold)

    # Signs

    def _ink(self, colour: str, seat: int | None) -> str:
        """A colour that is read on light and dark terminals; empty for the terminal's own."""
        if colour == "seat":
            return self.theme.data["seats"]["terminal"][seat % SEATS] if seat is not None else ""
        ink: str = self.plan["colours"].get(colour, "")
        return ink

    def _look(self, piece: Piece) -> Look:
        return self.theme.piece(piece.symbol, piece.state)

    def _glyph(self, look: Look, piece: Piece) -> str:
        narrow = look.get("narrow") if self.narrow else None
        pattern = (narrow or {}).get(self.style) or look.get(self.style)
        return self._filled(pattern, piece.seat, piece.text, piece.symbol)

    def _filled(
        self, pattern: str | Sequence[str], seat: int | None, text: str, symbol: str
    ) -> str:
        """A glyph's pattern filled: the owner's mark, letter or number, the text, the initial."""
        if not isinstance(pattern, str):
            pattern = pattern[(seat or 0) % len(pattern)]
        if "{" not in pattern:
            return pattern
        if self.style != "ascii":
            text = self.theme.written(text, self.lang)
        seats = self.theme.data["seats"]
        at = 0 if seat is None else seat % len(LETTERS)
        letter = LETTERS[at] if seat is not None else ""
        return pattern.format(
            mark=seats["marks"][at] if seat is not None else "",
            filled=seats["filled"][at] if seat is not None else "",
            letter=letter,
            LETTER=letter.upper(),
            painted=chr(ord("p") + at) if seat is not None else "",
            seat1="" if seat is None else seat + 1,
            text=text,
            id=text,
            initial=(text or symbol[:1] or "?") if seat is None else letter + (text or symbol[:1]),
        )

    # The result

    def written(
        self, colour: bool, overlays: Mapping[str, Iterable[str]], legend: bool
    ) -> list[str]:
        """The canvas as lines, with the notes and the legend below."""
        xs, ys = [x for x, _ in self.canvas], [y for _, y in self.canvas]
        rows = [
            [self.canvas.get((x, y), BLANK) for x in range(min(xs), max(xs) + 1)]
            for y in range(min(ys), max(ys) + 1)
        ]
        said = [self._say(code, values) for code, values in self.layout.notes]
        below = [_inks(note) for note in joined(said, len(rows[0]), "   ")]
        if legend:
            below += [[]] * bool(below) + self._legend(overlays)
        rows += [[], *below] if below else []
        width = max(map(len, rows))
        return [_line([*row, *[BLANK] * (width - len(row))], colour) for row in rows]

    def _say(self, code: str, values: Mapping[str, Any]) -> str:
        """A sentence; in 7-bit text the English one, where the language has other letters."""
        said = say(code, self.lang, **values)
        if self.style != "ascii" or said.isascii():
            return said
        return say(code, "en", **values).encode("ascii", "replace").decode()

    def _name(self, code: str, seat: int | None, otherwise: str | None = None) -> str:
        """What a sign of the legend means, and whose it is; `otherwise` where no word is known."""
        said = self._say(code, {})
        said = otherwise if otherwise is not None and said == code else said
        return f"{said} ({seat + 1})" if said and seat is not None else said

    def _legend(self, overlays: Mapping[str, Iterable[str]]) -> list[list[Ink]]:
        """One line a sign: the pieces on the board, then the overlays."""
        signs: dict[str, tuple[str, list[Ink]]] = {}
        for piece in self.layout.pieces:
            look = self._look(piece)
            glyph = self._glyph(look, piece)
            if (piece.x, piece.y) in self.layout.path[:-1]:
                glyph = self.plan["arrows"][self.style][UP]  # what stands there instead
            name = self._name(piece.name or piece.symbol, piece.seat)
            ink = self._ink(look.get("colour") or "seat", piece.seat)
            signs.setdefault(glyph, (name, [Ink(char, ink, True) for char in glyph]))
        for target in self.layout.targets:
            look = self.theme.target(target.kind)
            name = self._name(f"kind-{target.kind}", target.seat, "")
            if name:
                glyph = self._filled(look.get(self.style), target.seat, target.id, "")
                ink = self._ink(look.get("colour", "soft"), target.seat)
                signs.setdefault(glyph, (name, [Ink(char, ink) for char in glyph]))
        for overlay in overlays:
            entry = self.theme.overlay(overlay)
            sign = Ink(entry[self.style], self._ink(entry["colour"], None), True)
            name = self._name(f"overlay-{overlay}", None, overlay)
            signs.setdefault(entry[self.style], (name, [sign]))
            cells = sorted(self.unmarked.get(overlay, ()), key=lambda id: (len(id), id))
            for line in joined(cells, max(self.breadth, LEAST_LINE) - INDENT, " "):
                signs[line] = line, []  # where the board had no room for the sign
        widest = max((len(inks) for _, inks in signs.values()), default=0)
        return [
            [*inks, *[BLANK] * (widest - len(inks) + 2), *_inks(name)]
            for name, inks in signs.values()
        ]


def _inks(text: str) -> list[Ink]:
    """A sentence, one place a column: a wide letter is followed by an empty place."""
    inks = []
    for char in text:
        inks += [Ink(char)] + [Ink("")] * (columns(char) - 1)
    return inks


def _line(inks: Sequence[Ink], colour: bool) -> str:
    """A row of characters, with escape sequences where the colour changes."""
    if not colour:
        return "".join(ink.char for ink in inks)
    text, current = "", ("", False)
    for ink in inks:
        wanted = (ink.colour, ink.bold and bool(ink.colour)) if ink.char != " " else ("", False)
        if wanted != current:
            text += RESET if current != ("", False) else ""
            if wanted[0]:
                red, green, blue = (int(wanted[0][i : i + 2], 16) for i in (1, 3, 5))
                text += f"\x1b[{'1;' if wanted[1] else ''}38;2;{red};{green};{blue}m"
            current = wanted
        text += ink.char
    return text + (RESET if current != ("", False) else "")
