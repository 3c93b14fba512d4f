"""A contestant, as text: an engine of ours or an outside program, and how long it may think.

`level=3`, `search=alphabeta evaluator=hand nodes=500`, `cmd='./prog --uai' protocol=uai
option.Hash=64 movetime=40`; with `name=`, `tc=10+0.1` (seconds, increment), `depth=`, `nodes=`.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from parlour.game import OptionError
from parlour.protocols.dialect import UAI, UGI, Dialect, dialect_of
from parlour.protocols.go import Go

DIALECTS = {"uai": UAI, "ugi": UGI}
OUTSIDE = ("cmd", "protocol", "folder")
LIMITS = ("movetime", "tc", "nodes", "depth")
LIKE = {"movetime": "100", "tc": "10+0.1", "nodes": "1000", "depth": "6"}
"""How each is written: milliseconds a move, seconds for a game and more a move, counts."""


@dataclass(frozen=True)
class Contestant:
    """One engine of a match and its limits for each move."""

    text: str
    name: str
    words: str
    """What `parlour.engines.engine` makes of it; empty for an outside program."""
    command: tuple[str, ...] = ()
    dialect: Dialect = UGI
    options: Mapping[str, str] = field(default_factory=dict)
    folder: Path | None = None
    movetime: float | None = None
    """Seconds a move; a move is one step where turns have several."""
    clock: float | None = None
    """Seconds a game, with `increment` seconds more for each move."""
    increment: float = 0.0
    nodes: int | None = None
    depth: int | None = None

    @property
    def is_outside(self) -> bool:
        """Whether it is a program of its own."""
        return bool(self.command)

    @property
    def has_time(self) -> bool:
        """Whether a clock of any kind limits it."""
        return self.movetime is not None or self.clock is not None

    def go(self, clocks: Mapping[int, float], increments: Mapping[int, float]) -> Go:
        """What it is asked for a move; `clocks` are the seconds left of each seat that has one."""
        go = Go(depth=self.depth, nodes=self.nodes)
        if self.movetime is not None:
            go.movetime = max(1, round(1000 * self.movetime))
        if self.clock is not None:
            go.clocks = {seat: max(1, round(1000 * left)) for seat, left in clocks.items()}
            go.increments = {seat: round(1000 * gain) for seat, gain in increments.items()}
        return go


def read_contestant(text: str, game: str, each: str = "") -> Contestant:
    """Reads a contestant; words of `each` hold where `text` does not say otherwise.

    Raises `OptionError` for what cannot be read, and where an outside program has no limit.
    """
    words = {**_words(each), **_words(text)}
    options = {k.partition(".")[2]: v for k, v in words.items() if k.startswith("option.")}
    words = {key: value for key, value in words.items() if not key.startswith("option.")}
    name = words.pop("name", "")
    command = tuple(shlex.split(words.get("cmd", "")))
    protocol = words.get("protocol", dialect_of(game).name)
    if protocol not in DIALECTS:
        raise OptionError("arena-protocol", text=protocol, known=" ".join(DIALECTS))
    folder = Path(words["folder"]) if "folder" in words else None
    movetime = _seconds("movetime", words["movetime"], 1000) if "movetime" in words else None
    clock, increment = _clock(words["tc"]) if "tc" in words else (None, 0.0)
    if movetime is not None and clock is not None:
        raise OptionError("arena-two-clocks", text=text)
    nodes, depth = (_whole(key, words[key]) if key in words else None for key in LIMITS[2:])
    if command:
        wrong = [key for key in words if key not in (*OUTSIDE, *LIMITS)]
        if wrong:
            raise OptionError("arena-outside-word", text=wrong[0])
        if (movetime, clock, nodes, depth) == (None,) * 4:
            raise OptionError("arena-no-limit", text=text)
        own = ""
        name = name or Path(command[0]).name
    else:
        if options or "protocol" in words or "folder" in words:
            raise OptionError("arena-inside-word", text=text)
        # Nodes and depth are the engine's own: each search counts in its way.
        own = " ".join(f"{k}={v}" for k, v in words.items() if k not in LIMITS[:2])
        nodes = depth = None
        name = name or " ".join(f"{key}={value}" for key, value in _words(text).items())
    return Contestant(
        text, name or "strongest", own, command, DIALECTS[protocol], options, folder,
        movetime, clock, increment, nodes, depth,
    )  # fmt: skip


def _words(text: str) -> dict[str, str]:
    try:
        parts = shlex.split(text)
    except ValueError:
        raise OptionError("arena-quotes", text=text) from None
    words: dict[str, str] = {}
    for part in parts:
        key, sign, value = part.partition("=")
        if not sign or not key or not value:
            raise OptionError("arena-word", text=part)
        if key in words:
            raise OptionError("arena-twice", text=key)
        words[key] = value
    return words


def _seconds(key: str, text: str, scale: float) -> float:
    """A positive time in seconds."""
    if not re.fullmatch(r"[0-9]{1,9}(\.[0-9]{1,6})?", text) or float(text) <= 0:
        raise OptionError("arena-number", key=key, text=text, like=LIKE[key])
    return float(text) / scale


def _clock(text: str) -> tuple[float, float]:
    """`10+0.1` or `10`: seconds for the game, seconds more a move."""
    base, plus, gain = text.partition("+")
    if plus and not re.fullmatch(r"[0-9]{1,9}(\.[0-9]{1,6})?", gain):
        raise OptionError("arena-number", key="tc", text=text, like=LIKE["tc"])
    return _seconds("tc", base, 1), float(gain) if plus else 0.0


def _whole(key: str, text: str) -> int:
    if not re.fullmatch("[0-9]{1,15}", text):
        raise OptionError("arena-number", key=key, text=text, like=LIKE[key])
    return int(text)
