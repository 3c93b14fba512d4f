"""Texts of other programs that judge positions, and our numbers beside theirs."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from parlour.analysis.backgammon.checkers import end, spelt
from parlour.analysis.backgammon.position import JudgedPosition, judged_position
from parlour.analysis.backgammon.worth import Worth
from parlour.analysis.judged import rounded
from parlour.game import TextError
from parlour.games import open_position, read_position
from parlour.games.backgammon.formats import gnu_text, xg_text
from parlour.games.backgammon.formats.verdicts import Candidate, CubeVerdict
from parlour.games.backgammon.match import AnyGame, AnyPosition, checker_position
from parlour.games.backgammon.plays import read_play
from parlour.games.pgn import placed

NO_DICE = "00"
_MWC = re.compile(r"^.*\sMWC\s*:\s*[0-9.,]+\s*%", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Beside:
    """One option of a position: what it is worth by the file and by us, to who decides.

    Equities, or match-winning chances where the file has those.
    """

    name: str
    """A play, or `no double`, `double take`, `double pass` (of who may double)."""
    theirs: float
    ours: float
    their_loss: float
    our_loss: float


@dataclass(frozen=True, slots=True)
class Compared:
    """A position of an export, judged by its program and by us."""

    line: int
    """Of the file."""
    position: str
    level: str
    """How the program judged it, in its words."""
    done: str
    """What was done, where the file tells."""
    options: tuple[Beside, ...]
    judged: JudgedPosition

    def plain(self) -> dict[str, Any]:
        """As JSON has it."""
        made = asdict(self)
        made["judged"] = self.judged.plain()
        plain: dict[str, Any] = rounded(made)
        return plain


@dataclass(frozen=True, slots=True)
class _Asked:
    line: int
    identifier: str
    done: str
    candidates: Sequence[Candidate]
    cube: CubeVerdict | None
    is_mwc: bool = False
    """Whether its numbers are match-winning chances."""


def recognises(text: str) -> bool:
    """Whether a text is an export that can be compared with."""
    return xg_text.recognises(text) or gnu_text.recognises(text)


def compared(text: str, name: str, plies: int, told: Callable[[float], object]) -> list[Compared]:
    """Every judged position of an export, with our numbers. Raises `TextError`, `OptionError`."""
    asked = list(_xg(text, name) if xg_text.recognises(text) else _gnu(text, name))
    found: list[Compared] = []
    for number, one in enumerate(asked, 1):
        with placed(f"{name}:{one.line}"):
            found.extend(_compare(one, plies))
        told(number / len(asked))
    return found


def _xg(text: str, name: str) -> Iterator[_Asked]:
    for one in xg_text.read(text, name):
        yield _Asked(one.line, one.xgid, "", one.candidates, one.cube)


def _gnu(text: str, name: str) -> Iterator[_Asked]:
    is_mwc = _MWC.search(text) is not None
    for one in gnu_text.read(text, name).decisions:
        identifier = f"{one.position_id}:{one.match_id}"
        yield _Asked(one.line, identifier, one.done, one.candidates, one.cube, is_mwc)


def _compare(asked: _Asked, plies: int) -> Iterator[Compared]:
    """The decision about the cube, if it was judged, then that of the roll."""
    game, position = open_position("backgammon", asked.identifier, None, {})
    rules: AnyGame = game  # type: ignore[assignment]  # told by its id
    if asked.cube is not None:
        before = _unrolled(rules, position)
        ours = judged_position(rules, before, plies)
        if ours.cube is not None:
            yield _cube(asked, asked.cube, _Scale.of(asked, rules, before), ours)
    if asked.candidates:
        yield _plays(asked, rules, position, plies)


def _unrolled(game: AnyGame, position: AnyPosition) -> AnyPosition:
    """The position before its dice were thrown."""
    fields = str(position).split()[0].split(":")
    if fields[4].isdigit():
        fields[4] = NO_DICE
    before: AnyPosition = read_position(game, f"{':'.join(fields)} -")
    return before


@dataclass(frozen=True, slots=True)
class _Scale:
    """From our equities to the unit of a file."""

    worth: Worth | None

    @classmethod
    def of(cls, asked: _Asked, game: AnyGame, position: AnyPosition) -> _Scale:
        seat = checker_position(position).mover
        return cls(Worth(game, position, seat) if asked.is_mwc else None)

    def value(self, equity: float) -> float:
        return self.worth.value(equity) if self.worth else equity

    def lost(self, equity: float) -> float:
        return (self.worth.lost(equity) or 0.0) if self.worth else equity


def _cube(asked: _Asked, theirs: CubeVerdict, scale: _Scale, ours: JudgedPosition) -> Compared:
    assert ours.cube is not None
    names = ("no double", "double take", "double pass")
    told = (theirs.no_double, theirs.double_take, theirs.double_pass)
    mine = (ours.cube.no_double, ours.cube.double_take, ours.cube.double_pass)
    options = [
        Beside(name, one, scale.value(other), lost, scale.lost(our_lost))
        for name, one, other, lost, our_lost in zip(
            names, told, mine, _losses(*told), _losses(*mine), strict=True
        )
    ]
    return Compared(asked.line, ours.position, theirs.level, asked.done, tuple(options), ours)


def _losses(none: float, take: float, dropped: float) -> tuple[float, float, float]:
    """What not doubling, taking and dropping lose to who chooses so."""
    best = max(none, min(take, dropped))
    return best - none, max(0.0, take - dropped), max(0.0, dropped - take)


def _plays(asked: _Asked, game: AnyGame, position: AnyPosition, plies: int) -> Compared:
    moves = [read_play(game, position, one.play) for one in asked.candidates]
    ours = judged_position(game, position, plies, moves)
    by_play = {one.play: one for one in ours.candidates}
    options, scale = [], _Scale.of(asked, game, position)
    for one, played in zip(asked.candidates, moves, strict=True):
        own = by_play.get(spelt(game, position, played)) or _same(game, position, played, ours)
        value, lost = scale.value(own.equity), scale.lost(abs(own.difference))
        options.append(Beside(one.play, one.equity, value, one.loss, lost))
    level = asked.candidates[0].level
    return Compared(asked.line, ours.position, level, asked.done, tuple(options), ours)


def _same(game: AnyGame, position: AnyPosition, moves: Sequence[Any], ours: JudgedPosition) -> Any:
    """Our candidate that ends on the same board as a play."""
    view = checker_position(position).view
    wanted = end(view, moves)
    for one in ours.candidates:
        if end(view, read_play(game, position, one.play)) == wanted:
            return one
    raise TextError("backgammon-move", text=" ".join(map(str, moves)))


def correlation(pairs: Sequence[tuple[float, float]]) -> float | None:
    """Pearson's coefficient of pairs of numbers; None where one side never varies."""
    count = len(pairs)
    means = [sum(pair[side] for pair in pairs) / count for side in (0, 1)]
    spread = [sum((pair[side] - means[side]) ** 2 for pair in pairs) for side in (0, 1)]
    if 0 in spread:
        return None
    both = sum((first - means[0]) * (second - means[1]) for first, second in pairs)
    found: float = both / (spread[0] * spread[1]) ** 0.5
    return found
