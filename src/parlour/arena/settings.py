"""What a match is: everything that its games follow from, and nothing of how it is carried out."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from functools import cached_property
from typing import Any

from parlour.arena.contestant import Contestant, read_contestant
from parlour.arena.schedule import Schedule, lineups
from parlour.arena.sprt import Sprt
from parlour.game import Game, OptionError
from parlour.games import load

FORMAT = 1
"""The version of the result file."""


@dataclass(frozen=True)
class Adjudication:
    """Ends that the rules do not know; all off by default."""

    draw_after: int = 0
    """A draw after so many moves; 0: never."""
    win_score: int = 0
    """In games of two: a win once both sides' scores have said so for `win_moves` moves each."""
    win_moves: int = 4


@dataclass(frozen=True)
class Settings:
    """A match. Two runs with equal settings play the same games, as far as engines repeat."""

    game: str
    engines: tuple[str, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    each: str = ""
    """Words for every engine that does not say otherwise."""
    seed: int = 0
    gauntlet: bool = False
    """The first engine meets all others, and they not each other."""
    lineup: tuple[str, ...] = ()
    """Who sits where, as engine numbers from 1: `1,2,2,2`; else `schedule.lineups`."""
    book: tuple[str, ...] = ()
    """Openings: position texts, or moves from the start."""
    shuffled: bool = True
    """Whether the book's order is drawn from the seed."""
    plies: int = 0
    """Random moves from the start, where there is no book."""
    balance: float | None = None
    """Random openings are worth at most so much to either side, in payoff units."""
    margin: float = 0.02
    """Seconds that a move may take too long."""
    patience: float = 120.0
    """Seconds to wait for a move that no clock limits."""
    adjudication: Adjudication = Adjudication()
    sprt: Sprt | None = None

    @cached_property
    def rules(self) -> Game[Any, Any]:
        """The game."""
        return load(self.game, **dict(self.options))

    @cached_property
    def contestants(self) -> tuple[Contestant, ...]:
        """The engines; those of the same name are numbered."""
        read = [read_contestant(text, self.rules.id, self.each) for text in self.engines]
        names: list[str] = []
        for one in read:
            same = sum(name == one.name or name.startswith(f"{one.name} #") for name in names)
            names.append(f"{one.name} #{same + 1}" if same else one.name)
        return tuple(replace(one, name=name) for one, name in zip(read, names, strict=True))

    @cached_property
    def schedule(self) -> Schedule:
        """Who meets whom. Raises `OptionError`."""
        players, engines = self.rules.players, len(self.engines)
        if not self.lineup:
            if engines < 2:
                raise OptionError("arena-engines")
            return Schedule(lineups(engines, players, gauntlet=self.gauntlet))
        return Schedule([_read_lineup(text, players, engines) for text in self.lineup])

    def to_json(self) -> dict[str, Any]:
        """As data; the book too."""
        return {**asdict(self), "options": dict(self.options)}

    def header(self) -> dict[str, Any]:
        """What the result file says of them: two runs may share a file if it is the same."""
        data = self.to_json()
        if self.book:
            whole = "\n".join(self.book).encode()
            data["book"] = f"sha256:{hashlib.sha256(whole).hexdigest()}"
        return {"arena": FORMAT, **json.loads(json.dumps(data))}


def from_json(data: Mapping[str, Any]) -> Settings:
    """Settings from `to_json`."""
    known = {key: value for key, value in data.items() if key != "arena"}
    for key in ("engines", "lineup", "book"):
        known[key] = tuple(known[key])
    known["adjudication"] = Adjudication(**known["adjudication"])
    known["sprt"] = Sprt(**known["sprt"]) if known["sprt"] else None
    return Settings(**known)


def _read_lineup(text: str, players: int, engines: int) -> tuple[int, ...]:
    parts = text.split(",")
    if len(parts) != players or not all(
        part.isascii() and part.isdigit() and 1 <= int(part) <= engines for part in parts
    ):
        raise OptionError("arena-lineup", text=text, players=players, engines=engines)
    return tuple(int(part) - 1 for part in parts)
