"""The command `go`: what it may say, and how long to think then."""

from __future__ import annotations

from dataclasses import dataclass, field

from parlour.game import TextError
from parlour.protocols.dialect import Dialect
from parlour.search.report import Limits

LARGEST = 10**15


@dataclass
class Go:
    """What a `go` asks for; times in milliseconds, clocks by seat."""

    depth: int | None = None
    nodes: int | None = None
    movetime: int | None = None
    movestogo: int | None = None
    clocks: dict[int, int] = field(default_factory=dict)
    increments: dict[int, int] = field(default_factory=dict)
    perft: int | None = None
    infinite: bool = False

    @property
    def ends(self) -> bool:
        """Whether the search ends by itself soon: by a clock or a number."""
        limits = (self.depth, self.nodes, self.movetime, self.perft)
        return not self.infinite and (bool(self.clocks) or any(x is not None for x in limits))

    def words(self, dialect: Dialect) -> str:
        """The command itself."""
        said = ["go"]
        for seat, clock in sorted(self.clocks.items()):
            said.append(f"{dialect.clocks[seat]} {clock}")
        for seat, increment in sorted(self.increments.items()):
            said.append(f"{dialect.increments[seat]} {increment}")
        for word in ("movestogo", "depth", "nodes", "movetime"):
            if getattr(self, word) is not None:
                said.append(f"{word} {getattr(self, word)}")
        return " ".join([*said, "infinite"] if self.infinite else said)

    def limits(self, seat: int, *, spent: float, reserve: float) -> Limits:
        """The limits for `seat`.

        `spent` seconds have passed since the command; `reserve` seconds are kept for the way back.
        """
        if self.infinite:
            return Limits()
        seconds = None
        if self.movetime is not None:
            seconds = self.movetime / 1000
        elif seat in self.clocks:
            seconds = allotted(
                self.clocks[seat] / 1000, self.increments.get(seat, 0) / 1000, self.movestogo
            )
        if seconds is not None:
            seconds = max(0.001, seconds - spent - reserve)
        return Limits(self.depth, self.nodes, seconds)


def read_go(words: list[str], dialect: Dialect) -> Go:
    """Reads what follows `go`; raises `TextError`. `ponder` is heard and not followed."""
    go, rest = Go(), iter(words)
    for word in rest:
        if word == "infinite":
            go.infinite = True
        elif word in ("depth", "nodes", "movetime", "movestogo", "perft"):
            low = 1 if word in ("nodes", "movestogo") else 0
            setattr(go, word, _number(word, next(rest, ""), low))
        elif word in dialect.clocks:
            # A clock that has run out already still wants a move.
            text = next(rest, "")
            negative = text.startswith("-")
            amount = _number(word, text.removeprefix("-"), 0)
            go.clocks[dialect.clocks.index(word)] = 0 if negative else amount
        elif word in dialect.increments:
            go.increments[dialect.increments.index(word)] = _number(word, next(rest, ""), 0)
        elif word != "ponder":
            raise TextError("protocol-go", text=word)
    return go


def allotted(clock: float, increment: float, moves: int | None = None) -> float:
    """Seconds for the next move with `clock` seconds left, for `moves` more moves if that is known.

    A fair share of the clock and most of the increment, never more than a third of what is there:
    games of unknown length are thought of as 25 more moves.
    """
    share = clock / (moves if moves is not None else 25) + 0.8 * increment
    most = clock * (0.9 if moves == 1 else 1 / 3)
    return max(0.0, min(share, most))


def _number(word: str, text: str, low: int) -> int:
    if not (text.isascii() and text.isdigit()) or not low <= int(text) <= LARGEST:
        raise TextError("protocol-number", word=word, text=text, low=low)
    return int(text)
