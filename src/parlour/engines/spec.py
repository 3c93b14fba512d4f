"""What an engine is made of, as data and as text: `search=alphabeta evaluator=net nodes=500`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields, replace
from typing import Any

from parlour.game import OptionError
from parlour.search.report import Limits

BEST = "best"
"""The evaluator that is the strongest one there is for the game and the search."""


@dataclass(frozen=True, slots=True)
class Key:
    """One word of a spec: its bounds, and the searches that it means something to."""

    low: float
    high: float
    searches: frozenset[str]
    is_whole: bool = True


def _key(low: float, high: float, searches: str, *, is_whole: bool = True) -> Key:
    return Key(low, high, frozenset(searches.split()), is_whole)


COMPILED = ("alphabeta", "mcts", "expectimax", "plies", "greedy")
"""Searches that the core has."""
QUICKER = (*COMPILED, "proof")
"""Those that do much more in the same time where the core is there."""
SEARCHES = (*COMPILED, "uct", "proof", "random")
_TREES = "alphabeta mcts expectimax uct plies"
_ALL = f"{_TREES} proof"
KEYS: dict[str, Key] = {
    "depth": _key(1, 500, "alphabeta expectimax plies"),
    "nodes": _key(0, 10**12, _ALL),
    "seconds": _key(0.001, 10**6, _ALL, is_whole=False),
    "turn": _key(0.001, 10**6, _ALL, is_whole=False),
    "lines": _key(1, 500, f"{_TREES} greedy"),
    "hash": _key(0.01, 65536, "alphabeta mcts proof", is_whole=False),
    "threads": _key(1, 256, "alphabeta mcts"),
    "breadth": _key(1, 10**6, "uct"),
    "width": _key(1, 10**6, "uct"),
    "blur": _key(0, 10, "uct plies", is_whole=False),
    "overlooks": _key(0, 1, "uct", is_whole=False),
    "variety": _key(0, 10, _ALL, is_whole=False),
}
"""The numbers of a spec."""
AT_A_GLANCE = ("uct", "proof")
"""Searches that answer without a simulation; to the others 0 nodes would be no limit."""
SOME_NODES = replace(KEYS["nodes"], low=1)


@dataclass(frozen=True, slots=True)
class Spec:
    """A search with its evaluator and its limits, and how it is made weaker or livelier."""

    search: str = "uct"
    """`alphabeta`, `mcts` and `expectimax` are compiled where the core is there, `plies` is there
    only with the core (Backgammon: depth 1 is the network alone, each more one roll), `greedy`
    looks at nothing but the next move, `uct` is Python; `random` plays any legal move."""
    evaluator: str = BEST
    depth: int | None = None
    nodes: int | None = None
    """For `mcts` and `uct` simulations; a turn of several steps has its share for each."""
    seconds: float | None = None
    turn: float | None = None
    """Seconds for a whole turn, shared among its steps."""
    lines: int = 1
    """How many best moves are looked into."""
    hash: float | None = None
    """MiB of memory."""
    threads: int | None = None
    breadth: int | None = None
    """Moves looked at now: those that look best at a glance."""
    width: int | None = None
    """The same further on."""
    blur: float = 0.0
    """The standard deviation of the error with which positions are judged, in payoff units; the
    same position is misjudged alike all game long."""
    overlooks: float = 0.0
    """The share of the places of the board that escape attention, the same all game long."""
    variety: float = 0.0
    """In the opening any move may be played whose value is so little behind the best one's."""

    @property
    def limits(self) -> Limits:
        """The limits of a move alone."""
        return Limits(self.depth, self.nodes, self.seconds)

    def __str__(self) -> str:
        """The text that `read_spec` reads; what is usual is left out."""
        usual = Spec()
        words = [f"search={self.search}"]
        for field in fields(self)[1:]:
            value = getattr(self, field.name)
            if value != getattr(usual, field.name):
                words.append(f"{field.name}={_said(value)}")
        return " ".join(words)


def read_words(text: str) -> dict[str, str]:
    """The keys and values of `key=value key=value`; raises `OptionError`."""
    words: dict[str, str] = {}
    for word in text.replace(",", " ").split():
        key, sign, value = word.partition("=")
        if not sign or not key or not value:
            raise OptionError("spec-word", text=word)
        if key in words:
            raise OptionError("spec-twice", key=key, first=words[key], second=value)
        words[key] = value
    return words


def read_spec(words: Mapping[str, str], base: Spec | None = None) -> Spec:
    """A spec from its keys and values, on top of `base`.

    Another search than that of `base` begins anew. Raises `OptionError` for an unknown key, for a
    value out of its range, and for a key that means nothing to the search.
    """
    search = words.get("search", base.search if base else "alphabeta")
    if search not in SEARCHES:
        raise OptionError("spec-search", text=search, known=" ".join(SEARCHES))
    spec = base if base is not None and base.search == search else Spec(search)
    found: dict[str, Any] = {}
    for name, text in words.items():
        if name in ("search", "evaluator"):
            found[name] = text
            continue
        key = KEYS.get(name)
        if key is None:
            raise OptionError("spec-key", text=name, known=" ".join(_known()))
        if search not in key.searches:
            raise OptionError("spec-not-here", key=name, search=search)
        if name == "nodes" and search not in AT_A_GLANCE:
            key = SOME_NODES
        found[name] = _number(name, key, text)
    if "evaluator" in found and search == "random":
        raise OptionError("spec-not-here", key="evaluator", search=search)
    return replace(spec, **found)


def _known() -> Iterable[str]:
    return ("level", "search", "evaluator", *KEYS)


def _number(name: str, key: Key, text: str) -> float:
    try:
        if not text.isascii() or len(text) > 20 or "_" in text:
            raise ValueError(text)
        value = int(text) if key.is_whole else float(text)
    except ValueError:
        value = None
    if value is None or not key.low <= value <= key.high:
        bounds = {"low": _said(key.low), "high": _said(key.high)}
        raise OptionError("spec-number", key=name, text=text, **bounds)
    return value


def _said(value: Any) -> str:
    return f"{value:.12g}" if isinstance(value, (int, float)) else str(value)
