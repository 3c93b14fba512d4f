"""Themes: how a game looks, read from the data in `themes/<folder>/`.

`theme.toml` holds colour tokens for light and dark, the seats' palette, and for every kind of
target and every piece what is drawn: names of symbols in `symbols.svg`, and glyphs for the
terminal. A theme inherits what it does not say from its `parent`, in the end from `plain`. The page
reads the same files.

Symbols: 100 units are one cell; a symbol's `viewBox` is its size. `name-2` is the look for seat 2,
`name.1` `name.2` … are variants of one thing drawn by hand; `currentColor` is the seat's colour and
`var(--token)` a colour of the theme.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib.resources import files
from typing import Any, NamedTuple
from zlib import crc32

FALLBACK = "plain"
SEATS = 6
_SYMBOL = re.compile(r'<symbol id="([^"]+)" viewBox="([^"]+)"[^>]*>(.*?)</symbol>', re.DOTALL)
_DEFS = re.compile(r"<defs>(.*?)</defs>", re.DOTALL)


class Symbol(NamedTuple):
    """A drawing: its box (x, y, width, height) in hundredths of a cell, and what is inside."""

    id: str
    box: tuple[float, float, float, float]
    body: str


class Look(NamedTuple):
    """How one piece or target is drawn: the entry of the theme, and the entries of its states."""

    entry: Mapping[str, Any]
    states: tuple[Mapping[str, Any], ...] = ()

    def get(self, key: str, default: Any = None) -> Any:
        """What the last state, or else the entry, says of `key`."""
        for part in (*reversed(self.states), self.entry):
            if key in part:
                return part[key]
        return default

    def symbols(self, text: str = "") -> tuple[str, ...]:
        """The symbols to lay on each other, from the bottom; with a text they may be others."""
        under = [name for state in self.states for name in state.get("under", ())]
        over = [name for state in self.states for name in state.get("over", ())]
        draw = self.entry.get("written" if text and "written" in self.entry else "draw", ())
        return (*under, *draw, *over)


@dataclass(frozen=True)
class Theme:
    """One theme with everything it inherits."""

    name: str
    data: Mapping[str, Any]
    symbols: Mapping[str, Symbol] = field(repr=False)
    definitions: str = field(repr=False)
    """Gradients and filters that the symbols use."""

    def as_data(self) -> dict[str, Any]:
        """All of it but the terminal's part as plain data, from which the page draws the same."""
        symbols = {id: {"box": list(s.box), "body": s.body} for id, s in self.symbols.items()}
        looks = {key: value for key, value in self.data.items() if key != "terminal"}
        return {
            "name": self.name,
            "data": looks,
            "symbols": symbols,
            "definitions": self.definitions,
        }

    def colour(self, token: str, dark: bool, seat: int | None = None) -> str:
        """A token's colour; `seat` names the owner's."""
        if token == "seat":
            palette = self.data["seats"]["dark" if dark else "light"]
            return str(palette[seat % SEATS]) if seat is not None else self.colour("ink", dark)
        if token.startswith("seat"):
            return self.colour("seat", dark, int(token[4:]) - 1)
        if token.startswith("#") or token == "none":
            return token
        return str(self.data["dark" if dark else "light"][token])

    def coloured(self, markup: str, dark: bool) -> str:
        """Markup with its tokens replaced by colours."""
        return re.sub(r"var\(--([a-z0-9-]+)\)", lambda m: self.colour(m[1], dark), markup)

    def piece(self, symbol: str, state: str = "") -> Look:
        """The look of a piece: `symbol state`, else `symbol` with what its states add."""
        pieces, states = self.data["pieces"], self.data["states"]
        if state and f"{symbol} {state}" in pieces:
            return Look(self._entry(f"{symbol} {state}"))
        added = tuple(states[word] for word in state.split() if word in states)
        return Look(self._entry(symbol if symbol in pieces else "piece"), added)

    def _entry(self, key: str) -> Mapping[str, Any]:
        """A piece's entry, with what it takes over from the one it is `like`."""
        entry: Mapping[str, Any] = self.data["pieces"][key]
        return {**self._entry(entry["like"]), **entry} if "like" in entry else entry

    def written(self, text: str, lang: str | None) -> str:
        """What is written on a piece, in the letters of the language where the theme has them."""
        letter = self.data.get("letters", {}).get(lang, {}).get(text.upper())
        if letter is None:
            return text
        return str(letter.lower() if text.islower() else letter)

    def target(self, kind: str) -> Look:
        """The look of a kind of target."""
        targets = self.data["targets"]
        return Look(targets.get(kind, targets["cell"]))

    def overlay(self, name: str) -> Mapping[str, Any]:
        """How a named set of targets is shown; unknown names share one look."""
        overlays = self.data["overlays"]
        found: Mapping[str, Any] = overlays.get(name, overlays["overlay"])
        return found

    def knows(self, symbol: str, state: str = "") -> bool:
        """Whether the theme (or its parent) has this piece in this state."""
        pieces, states = self.data["pieces"], self.data["states"]
        if f"{symbol} {state}".strip() in pieces:
            return True
        return symbol in pieces and all(word in states for word in state.split())

    def find(self, name: str, seat: int | None, seed: str) -> Symbol | None:
        """The symbol for a name: the seat's own if there is one, a variant picked by `seed`."""
        own = f"{name}-{seat % SEATS + 1}" if seat is not None else name
        for wanted in (own, name):
            variants = self._variants.get(wanted)
            if variants:
                return self.symbols[variants[crc32(seed.encode()) % len(variants)]]
        return None

    @cached_property
    def _variants(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for id in self.symbols:
            found.setdefault(id.partition(".")[0], []).append(id)
        return found


@cache
def theme(name: str) -> Theme:
    """The theme of this name; `plain` if there is none."""
    folder = files("parlour.draw") / "themes"
    if not re.fullmatch(r"\w+", name) or not (folder / name / "theme.toml").is_file():
        name = FALLBACK
    # Imported here: drawing must not slow the start of what does not draw.
    import tomllib

    own = tomllib.loads((folder / name / "theme.toml").read_text("utf-8"))
    drawings = folder / name / "symbols.svg"
    markup = drawings.read_text("utf-8") if drawings.is_file() else ""
    symbols = {id: Symbol(id, _box(box), body.strip()) for id, box, body in _SYMBOL.findall(markup)}
    definitions = "".join(_DEFS.findall(markup))
    if name == FALLBACK:
        return Theme(name, own, symbols, definitions)
    parent = theme(own.get("parent", FALLBACK))
    replaced = {id.partition(".")[0] for id in symbols}
    inherited = {id: s for id, s in parent.symbols.items() if id.partition(".")[0] not in replaced}
    return Theme(
        name, _merged(parent.data, own), {**inherited, **symbols}, parent.definitions + definitions
    )


def jitter(seed: str, salt: str) -> float:
    """A number in −1…1 that depends on the place alone: nothing wobbles when drawn again."""
    return crc32(f"{salt}/{seed}".encode()) % 2001 / 1000 - 1


def _merged(parent: Mapping[str, Any], own: Mapping[str, Any]) -> dict[str, Any]:
    """Tables merge, everything else replaces."""
    merged = dict(parent)
    for key, value in own.items():
        tables = isinstance(value, Mapping) and isinstance(merged.get(key), Mapping)
        merged[key] = _merged(merged[key], value) if tables else value
    return merged


def _box(text: str) -> tuple[float, float, float, float]:
    x, y, width, height = map(float, text.split())
    return x, y, width, height
