"""A layout as a standalone SVG picture: 100 units are one cell, colours are written out."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any
from xml.sax.saxutils import escape, quoteattr

from parlour.draw.describe import description, joined
from parlour.draw.places import spots, thread
from parlour.draw.strokes import rectangle, ruled, smooth, units
from parlour.draw.theme import Look, Theme, jitter, theme
from parlour.games.layout import Layout, Message, Piece, Target
from parlour.text import say

CELL = 100
LARGEST = 960
"""The width in pixels beyond which a picture does not grow by itself."""
EM, WIDE = 0.58, 0x1100
"""About how wide letters are, in sizes of the type; from this code on they are twice as wide."""


def picture(
    layout: Layout,
    dark: bool,
    overlays: Mapping[str, Iterable[str]],
    lang: str | None,
    size: int | None,
    title: Message | None,
    status: Message | None,
) -> str:
    """The whole picture."""
    return _Picture(layout, theme(layout.theme), dark, lang).draw(overlays, size, title, status)


class _Picture:
    """One picture in the making; the parts are appended from the back to the front."""

    def __init__(self, layout: Layout, look: Theme, dark: bool, lang: str | None) -> None:
        self.layout, self.theme, self.dark, self.lang = layout, look, dark, lang
        self.title: Message | None = None
        self.status: Message | None = None
        self.prefix = f"{look.name}{'-dark' if dark else ''}-"
        self.used: dict[str, None] = {}
        self.counts: dict[str, int] = {}
        self.parts: list[str] = []

    def draw(
        self,
        overlays: Mapping[str, Iterable[str]],
        size: int | None,
        title: Message | None,
        status: Message | None,
    ) -> str:
        layout = self.layout
        self.title, self.status = title, status
        box = self._box()
        targets = {target.id: target for target in layout.targets}
        for layer in self.theme.data["layers"]:
            self._layer(layer)
        for target in layout.targets:
            self._target(target)
        chosen = [
            (self.theme.overlay(name), [targets[id] for id in sorted(ids) if id in targets])
            for name, ids in overlays.items()
        ]
        for entry, cells in chosen:
            self._links(entry, cells)
            self._overlay(entry, entry.get("under", ()), cells)
        self._thread()
        for piece in layout.pieces:
            self._piece(piece)
        for entry, cells in chosen:
            self._overlay(entry, entry.get("draw", ()), cells)
        self._labels()
        self._notes()
        x, y, width, height = box
        pixels = size or min(LARGEST, round(width * self.theme.data["picture"]["scale"]))
        name = say(title[0], self.lang, **title[1]) if title else layout.theme
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{units(x, y, width, height)}" '
            f'width="{pixels}" height="{round(pixels * height / width)}" role="img" '
            f'lang="{self.lang or "en"}">\n<title>{escape(name)}</title>\n'
            f"<desc>{escape(description(layout, status, self.lang))}</desc>\n"
            f"<defs>{self._definitions()}</defs>\n" + "\n".join(self.parts) + "\n</svg>\n"
        )

    # The frame of it

    def _box(self) -> tuple[float, float, float, float]:
        """Left, top, width and height of the whole picture."""
        layout, picture = self.layout, self.theme.data["picture"]
        margin = picture["margin"]
        left = min(0.0, *(t.x for t in layout.targets), 0.0) * CELL - margin["left"]
        top = min(0.0, *(t.y for t in layout.targets), 0.0) * CELL - margin["top"]
        right = max(layout.width, *(t.x + t.width for t in layout.targets)) * CELL + margin["right"]
        shifts = (self.theme.target(t.kind).get("shift", 0) / CELL for t in layout.targets)
        ends = (t.y + t.height + shift for t, shift in zip(layout.targets, shifts, strict=True))
        below = max(layout.height * CELL, (max(ends) - 0.5) * CELL)
        letter = picture["notes"]["size"] * 0.55
        said = [say(code, self.lang, **values) for code, values in layout.notes]
        self.notes = joined(said, layout.width * CELL / letter, " · ")
        bottom = below + margin["bottom"] + len(self.notes) * picture["note"]
        self.edge = (left, top, right, bottom)
        self.below = below
        return left, top, right - left, bottom - top

    def _layer(self, layer: Mapping[str, Any]) -> None:
        """A layer of the background: `all` (it all), `rect`, `box`, `grid`, `line`, `ruled`."""
        width, height = self.layout.width * CELL, self.layout.height * CELL
        shape, out = layer["shape"], layer.get("outset", 0)
        style = self._style(layer)
        if shape == "all":
            left, top, right, bottom = self.edge
            self.parts.append(rectangle(left, top, right - left, bottom - top, layer, style))
        elif shape == "rect":
            self.parts.append(
                rectangle(-out, -out, width + 2 * out, height + 2 * out, layer, style)
            )
        elif shape == "box":
            (x1, y1), (x2, y2) = layer["from"], layer["to"]
            box = x1 * CELL, y1 * CELL, (x2 - x1) * CELL, (y2 - y1) * CELL
            self.parts.append(rectangle(*box, layer, style))
        elif shape == "grid":
            self.parts.append(f'<path d="{self._grid(layer.get("everywhere", False))}"{style}/>')
        elif shape == "line":
            left, top, right, bottom = self.edge
            place = f"M{units(layer['x'])} {units(top)}V{units(bottom)}" if "x" in layer else ""
            self.parts.append(f'<path d="{place}"{style}/>')
        elif shape == "ruled":
            self.parts.append(f'<path d="{ruled(-out, -out, width + out, height + out)}"{style}/>')

    def _grid(self, everywhere: bool) -> str:
        """The lines between cells; `everywhere`: over the whole sheet of paper."""
        left, top, right, bottom = (
            self.edge if everywhere else (0, 0, self.layout.width * CELL, self.layout.height * CELL)
        )
        skip = 0 if everywhere else 1
        columns = range(math.ceil(left / CELL) + skip, math.floor(right / CELL) + 1 - skip)
        rows = range(math.ceil(top / CELL) + skip, math.floor(bottom / CELL) + 1 - skip)
        return "".join(f"M{x * CELL} {units(top)}V{units(bottom)}" for x in columns) + "".join(
            f"M{units(left)} {y * CELL}H{units(right)}" for y in rows
        )

    # What lies on it

    def _target(self, target: Target) -> None:
        look = self.theme.target(target.kind)
        upper = target.y + target.height / 2 < self.layout.height / 2
        shift = look.get("shift", 0)
        parity = "ab"[self._count(target.kind) % 2]
        for name in look.symbols():
            symbol = self.theme.find(name.replace("{parity}", parity), target.seat, target.id)
            if symbol is None:
                continue
            x, y, width, height = symbol.box
            across, down = target.width * CELL / width, target.height * CELL / height
            centre = (target.x + target.width / 2) * CELL, (target.y + target.height / 2) * CELL
            centre = centre[0], centre[1] + shift
            if look.get("flip") == "upper" and upper:
                down = -down
            if look.get("whole"):
                across = down = min(across, down)
            middle = f"translate({units(-x - width / 2, -y - height / 2)})"
            self._use(symbol.id, centre, 0, (across, down), target.seat, look, middle)
        words = look.get("text")
        if words:
            self._target_text(target, words, upper)

    def _count(self, kind: str) -> int:
        """How many targets of a kind came before: they may alternate in colour."""
        self.counts[kind] = self.counts.get(kind, -1) + 1
        return self.counts[kind]

    def _target_text(self, target: Target, words: Mapping[str, Any], upper: bool) -> None:
        """A target's name, inside it or at its outer edge."""
        x, y = target.x + target.width / 2, target.y + target.height / 2
        if words.get("at") == "outside":
            y = target.y if upper else target.y + target.height
        offset = (
            words.get("dy", 0) * (-1 if upper else 1)
            + self.theme.target(target.kind).get("shift", 0)
        ) / CELL
        said = self.theme.written(target.id, self.lang)
        # In English the words of the notation are words, and in the theme's own hand.
        is_foreign = self.lang not in (None, "en")
        if is_foreign and target.kind == "button" and self.title and len(target.id) > 1:
            said, words = self._button(target, words)
        self._write(
            said,
            x * CELL,
            (y + offset) * CELL,
            words,
            target.seat,
        )

    def _button(self, target: Target, words: Mapping[str, Any]) -> tuple[str, Mapping[str, Any]]:
        """What its game calls a button, and how to write it as large as there is room for."""
        assert self.title is not None
        code = f"{self.title[0]}-button-{target.id}"
        said = say(code, self.lang, **(self.status[1] if self.status else {}))
        if said == code:
            return target.id, words
        ems = sum(EM if ord(letter) < WIDE else 1.0 for letter in said)
        fitting = 0.9 * target.width * CELL / (ems * words["size"])
        return said, {**words, "narrow": min(words.get("narrow", 0.75), fitting)}

    def _piece(self, piece: Piece) -> None:
        look = self.theme.piece(piece.symbol, piece.state)
        seed = piece.at
        loose = look.get("loose", self.theme.data["picture"]["loose"])
        centre = (
            piece.x * CELL + jitter(seed, "x") * loose["shift"],
            piece.y * CELL + jitter(seed, "y") * loose["shift"],
        )
        turn = jitter(seed, "turn") * loose["turn"]
        scale = 1 + jitter(seed, "size") * loose["size"]
        for name in look.symbols(piece.text):
            symbol = self.theme.find(name.replace("{text}", piece.text), piece.seat, seed)
            if symbol is not None:
                self._use(symbol.id, centre, turn, (scale, scale), piece.seat, look)
        words = look.get("text")
        if piece.text and words:
            said = self.theme.written(piece.text, self.lang)
            said = said.upper() if words.get("upper") else said
            x, y = centre[0] + words.get("dx", 0), centre[1] + words.get("dy", 0)
            self._write(said, x, y, words, piece.seat, look.get("opacity"))

    def _use(
        self,
        id: str,
        centre: tuple[float, float],
        turn: float,
        scale: tuple[float, float],
        seat: int | None,
        look: Look | Mapping[str, Any],
        after: str = "",
    ) -> None:
        """Places a symbol; its colour is the seat's, or the one the entry names."""
        self.used[id] = None
        moves = f"translate({units(*centre)})"
        if abs(turn) >= 0.05:
            moves += f" rotate({units(turn)})"
        if abs(scale[0] - 1) + abs(scale[1] - 1) >= 0.005:
            moves += f" scale({scale[0]:.4g} {scale[1]:.4g})"
        colour = self.theme.colour(look.get("colour") or "seat", self.dark, seat)
        fade = look.get("opacity")
        self.parts.append(
            f'<use href="#{self.prefix}{id}" transform="{moves}{" " * bool(after)}{after}" '
            f'color="{colour}"' + (f' opacity="{fade}"' if fade is not None else "") + "/>"
        )

    def _overlay(
        self, entry: Mapping[str, Any], names: Sequence[str], cells: Sequence[Target]
    ) -> None:
        for target in cells:
            for x, y in spots(self.layout, target, entry):
                for name in names:
                    symbol = self.theme.find(name, target.seat, target.id)
                    if symbol is not None:
                        centre = x * CELL, y * CELL
                        self._use(symbol.id, centre, 0, (1, 1), target.seat, entry)

    def _links(self, entry: Mapping[str, Any], cells: Sequence[Target]) -> None:
        """Thin lines between neighbours, for overlays that `join`."""
        if not entry.get("join"):
            return
        places = {(t.x, t.y) for t in cells}
        path = "".join(
            f"M{units((x + 0.5) * CELL)} {units((y + 0.5) * CELL)}l{dx * CELL} {dy * CELL}"
            for x, y in sorted(places)
            for dx, dy in ((1, 0), (0, 1), (1, 1), (-1, 1))
            if (x + dx, y + dy) in places
        )
        colour = self.theme.colour(entry["colour"], self.dark)
        self.parts.append(
            f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{entry["join"]}" '
            'stroke-linecap="round"/>'
        )

    def _thread(self) -> None:
        """The line through centres: the layout's path, or one found through the theme's cells."""
        plan = self.theme.data.get("thread")
        points = self.layout.path or (thread(self.layout, plan) if plan else ())
        if not plan or len(points) < 2:
            return
        path = smooth([(x * CELL, y * CELL) for x, y in points])
        for stroke in plan["strokes"]:
            style = self._style({"fill": "none", **stroke})
            self.parts.append(f'<path d="{path}"{style}/>')

    # Writing

    def _labels(self) -> None:
        label = self.theme.data["label"]
        gap, layout = label["gap"], self.layout
        for column, name in enumerate(layout.columns):
            self._write(name, (column + 0.5) * CELL, layout.height * CELL + gap, label, None)
        for row, name in enumerate(layout.rows):
            self._write(name, -gap, (row + 0.5) * CELL, label, None)

    def _notes(self) -> None:
        words = self.theme.data["picture"]["notes"]
        step = self.theme.data["picture"]["note"]
        foot = self.edge[3] - len(self.notes) * step - words.get("up", 0)
        for number, note in enumerate(self.notes):
            y = foot + (number + 0.5) * step
            self._write(note, self.layout.width * CELL / 2, y, words, None)

    def _write(
        self,
        text: str,
        x: float,
        y: float,
        words: Mapping[str, Any],
        seat: int | None,
        opacity: float | None = None,
    ) -> None:
        """A text centred on a point: in handwriting where the theme has it, else in type."""
        size = words["size"] * (words.get("narrow", 0.75) if len(text) > 1 else 1)
        colour = self.theme.colour(words["colour"], self.dark, seat)
        fade = f' opacity="{opacity}"' if opacity is not None else ""
        letters = [self.theme.find(f"glyph-{ord(c)}", None, f"{text}{x}") for c in text]
        if words.get("hand") and all(letters):
            scale = size / 100
            total = sum(letter.box[2] for letter in letters if letter) * scale
            at = x - total / 2
            for letter in letters:
                assert letter is not None
                self.used[letter.id] = None
                self.parts.append(
                    f'<use href="#{self.prefix}{letter.id}" color="{colour}"{fade} '
                    f'transform="translate({units(at, y)}) scale({scale:.3g})"/>'
                )
                at += letter.box[2] * scale
            return
        family = quoteattr(self.theme.data["picture"]["fonts"][words.get("font", "sans")])
        weight = f' font-weight="{words["weight"]}"' if "weight" in words else ""
        self.parts.append(
            f'<text x="{units(x)}" y="{units(y + size * 0.36)}" font-size="{units(size)}" '
            f'text-anchor="middle" font-family={family}{weight} fill="{colour}"{fade}>'
            f"{escape(text)}</text>"
        )

    # Styles

    def _style(self, values: Mapping[str, Any]) -> str:
        """SVG attributes from an entry of the theme; colours may be tokens or references."""
        style = ""
        for key in ("fill", "stroke"):
            value = values.get(key, "none")
            colour = (
                self._own(value) if value.startswith("url") else self.theme.colour(value, self.dark)
            )
            style += f' {key}="{colour}"'
        for key in (
            "stroke-width",
            "opacity",
            "stroke-linecap",
            "stroke-linejoin",
            "stroke-dasharray",
        ):
            if key in values:
                style += f' {key}="{values[key]}"'
        if "filter" in values:
            style += f' filter="{self._own(values["filter"])}"'
        return style

    def _own(self, markup: str) -> str:
        """Markup with its inner references renamed, so that pictures can share a page."""
        markup = re.sub(r"url\(#", f"url(#{self.prefix}", markup)
        markup = re.sub(r'\bid="', f'id="{self.prefix}', markup)
        return re.sub(r'href="#', f'href="#{self.prefix}', markup)

    def _definitions(self) -> str:
        """The gradients and symbols that the picture uses."""
        found = [self.theme.definitions]
        for id in self.used:
            symbol = self.theme.symbols[id]
            found.append(f'<g id="{id}">{symbol.body}</g>')
        return self.theme.coloured(self._own("".join(found)), self.dark)
