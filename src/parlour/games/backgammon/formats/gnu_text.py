"""GNU Backgammon's text export of an analysed match: every decision and how it was judged (B16)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from parlour.game import TextError
from parlour.games.backgammon.cube import ANSWERS
from parlour.games.backgammon.formats import diagram, gnu_id
from parlour.games.backgammon.formats.verdicts import (
    NUMBER,
    Candidate,
    Chances,
    CubeVerdict,
    Lines,
    canonical,
    number,
)
from parlour.games.backgammon.formats.xgid import Xgid
from parlour.games.pgn import placed

_SCORE = re.compile(r"The score \(after ([0-9]+) games?\) is: (.*)")
_MOVE = re.compile(r"Move number ([0-9]+):\s+(.*)")
_ON_ROLL = re.compile(r"(.*?) (?:to play [1-6]{2}|on roll, cube decision\?|doubles to [0-9]+)")
_DONE = re.compile(r"\* (.*)")
_ROLLED = re.compile(rf"Rolled ([1-6])([1-6])(?: \(\s*({NUMBER})(%?)\s*\))?:")
_CANDIDATE = re.compile(
    rf"(\*?)\s*([0-9]+)\.\s+(\S.*?)\s{{2,}}(\S.*?)\s+(?:Eq\.|MWC)\s*:\s*({NUMBER})\s*(%?)"
    rf"(?:\s*\(\s*({NUMBER})\s*%?\))?\s*"
)
_CHANCES = re.compile(rf"\s+{' '.join([f'({NUMBER})'] * 3)} - {' '.join([f'({NUMBER})'] * 3)}\s*")
_CUBELESS = re.compile(
    rf"(\S.*?) cubeless (?:equity|MWC)\s+({NUMBER})(%?)(?: \(Money:\s*({NUMBER})\))?"
)
_EQUITY = re.compile(rf"[1-4]\. (\S.*?)\s+({NUMBER})(%?)\s*(?:\(\s*({NUMBER})%?\))?\s*")
_PROPER = re.compile(rf"Proper cube action: (.*?)(?: \(({NUMBER})%\))?\s*")
_ALERT = re.compile(r"Alert: .*|\s*\[[a-z ]+\]\s*")
_END = re.compile(r"(?:Game|Match) statistics\b.*")
_KNOWN = re.compile(r"Cube analysis|Cubeful equities:|Pip counts: .*|\*\s+Cannot move\s*")


@dataclass(frozen=True)
class Decision:
    """One decision of a game, and how it was judged.

    Numbers of plays are the deciding player's, those of the cube of who may double or has doubled.
    Where the export was made with match winning chances they are that, as shares of 1.
    """

    game: int
    """From 1."""
    number: int
    """The move number that the export gives."""
    player: str
    """By the name that the export gives: who is left and who right in `.mat` it does not say."""
    position_id: str
    match_id: str
    line: int
    done: str
    """The words after the player's name: `moves 24/23 13/8`, `doubles`, `rejects`."""
    roll: tuple[int, int] | None = None
    luck: float | None = None
    candidates: tuple[Candidate, ...] = ()
    cube: CubeVerdict | None = None
    alerts: tuple[str, ...] = ()

    @property
    def fields(self) -> Xgid:
        """The position's fields, from both IDs."""
        return gnu_id.read(f"{self.position_id}:{self.match_id}")

    @property
    def play(self) -> str | None:
        """The play made; empty where none was legal, None where no checkers moved."""
        word, _, rest = self.done.partition(" ")
        if self.done == "cannot move":
            return ""
        return canonical(rest) if word == "moves" else None

    @property
    def played(self) -> Candidate | None:
        """The candidate that was played, if it was judged."""
        return next((one for one in self.candidates if one.played), None)


@dataclass(frozen=True)
class GnuAnalysis:
    """An analysed match: its decisions, and every line that is no part of one."""

    decisions: tuple[Decision, ...]
    rest: Lines
    """Headings, match information, alerts without a decision, statistics."""


def recognises(text: str) -> bool:
    """Whether a text is such an export."""
    return _SCORE.match(text.removeprefix("\ufeff").lstrip()) is not None and bool(
        re.search(r"Match ID\s*: ", text)
    )


def read(text: str, name: str = "text") -> GnuAnalysis:
    """The decisions of an export in English. Raises `TextError` naming the line."""
    reader = _Reader(name)
    for at, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        if line.strip():
            with placed(f"{name}:{at}"):
                reader.line(line.rstrip(), at)
    reader.close()
    if not reader.decisions:
        raise TextError("backgammon-gnu-text-empty", where=name)
    return GnuAnalysis(tuple(reader.decisions), tuple(reader.rest))


@dataclass
class _Open:
    """The decision being read."""

    number: int
    player: str
    line: int
    position_id: str = ""
    match_id: str = ""
    done: str = ""
    roll: tuple[int, int] | None = None
    luck: float | None = None
    candidates: list[Candidate] = field(default_factory=list)
    alerts: list[str] = field(default_factory=list)
    level: str = ""
    cubeless: tuple[float, ...] = ()
    chances: Chances | None = None
    equities: dict[str, float] = field(default_factory=dict)
    is_mwc: bool = False
    action: str | None = None
    percent: float | None = None


class _Reader:
    """Reads line by line; `rest` takes what is no part of a decision."""

    def __init__(self, name: str) -> None:
        self.name, self.game = name, 1
        self.decisions: list[Decision] = []
        self.rest: list[tuple[int, str]] = []
        self.open: _Open | None = None

    def line(self, line: str, at: int) -> None:
        """Takes one line."""
        if score := _SCORE.fullmatch(line):
            self.close()
            self.game = int(score[1]) + 1
            self.rest.append((at, line))
        elif move := _MOVE.fullmatch(line):
            self.close()
            who = _ON_ROLL.fullmatch(move[2])
            if who is None:
                raise TextError("backgammon-gnu-text-move", text=line)
            self.open = _Open(int(move[1]), who[1], at)
        elif self.open is None or _END.fullmatch(line):
            self.close()
            self.rest.append((at, line))
        elif diagram.is_drawing(line) or _KNOWN.fullmatch(line):
            return
        elif not self._part(self.open, line):
            self.rest.append((at, line))

    def _part(self, now: _Open, line: str) -> bool:
        """Takes a line of a decision; False where it is not understood."""
        if found := re.search(r"Position ID:\s*(\S+)", line):
            now.position_id = found[1]
        elif found := re.search(r"Match ID\s*:\s*(\S+)", line):
            now.match_id = found[1]
        elif found := _CANDIDATE.fullmatch(line):
            loss = -number(found[7]) if found[7] else 0.0
            scale = 0.01 if found[6] else 1.0
            play = "" if found[4].lower() == "cannot move" else canonical(found[4])
            now.candidates.append(
                Candidate(
                    int(found[2]),
                    play,
                    found[3],
                    number(found[5]) * scale,
                    loss * scale,
                    played=bool(found[1]),
                )
            )
        elif found := _CHANCES.fullmatch(line):
            chances = Chances(*map(number, found.groups()))
            if now.candidates:
                last = now.candidates[-1]
                now.candidates[-1] = Candidate(
                    last.rank, last.play, last.level, last.equity, last.loss, chances, last.played
                )
            else:
                now.chances = chances
        elif found := _ROLLED.fullmatch(line):
            now.roll = int(found[1]), int(found[2])
            scale = 0.01 if found[4] else 1.0
            now.luck = number(found[3]) * scale if found[3] else None
        elif found := _CUBELESS.fullmatch(line):
            now.level = found[1]
            value = number(found[2]) * (0.01 if found[3] else 1.0)
            now.cubeless = (value, number(found[4])) if found[4] else (value,)
        elif (found := _EQUITY.fullmatch(line)) and not now.candidates:
            now.is_mwc = bool(found[3])
            now.equities[found[1]] = number(found[2]) * (0.01 if now.is_mwc else 1.0)
        elif found := _PROPER.fullmatch(line):
            now.action, now.percent = found[1], number(found[2]) if found[2] else None
        elif _ALERT.fullmatch(line):
            now.alerts.append(line.strip())
        elif (found := _DONE.fullmatch(line)) and found[1].startswith(f"{now.player} "):
            now.done = found[1].removeprefix(f"{now.player} ")
        elif (found := _DONE.fullmatch(line)) and not now.done:
            # The answer to a double is given by the other one.
            now.player, _, now.done = found[1].rpartition(" ")
        else:
            return False
        return True

    def close(self) -> None:
        """Ends the decision being read."""
        now, self.open = self.open, None
        if now is None:
            return
        with placed(f"{self.name}:{now.line}"):
            if not (now.position_id and now.match_id and now.done):
                raise TextError("backgammon-gnu-text-short", number=now.number)
            fields = gnu_id.read(f"{now.position_id}:{now.match_id}")
            self.decisions.append(
                Decision(
                    self.game,
                    now.number,
                    now.player,
                    now.position_id,
                    now.match_id,
                    now.line,
                    now.done,
                    now.roll,
                    now.luck,
                    tuple(now.candidates),
                    _verdict(now, is_answer=fields.dice in ANSWERS),
                    tuple(now.alerts),
                )
            )


def _verdict(now: _Open, *, is_answer: bool) -> CubeVerdict | None:
    """The cube's verdict; the equities are known by their names, which are in English.

    At an answer the export gives the numbers of who answers; they are turned round.
    """
    if not now.equities:
        return None
    values = [
        _named(now.equities, ("No double", "No redouble")),
        _named(now.equities, ("Double, take", "Redouble, take", "Double, beaver")),
        _named(now.equities, ("Double, pass", "Redouble, pass")),
    ]
    cubeless, chances = now.cubeless, now.chances
    if is_answer:
        whole = 1.0 if now.is_mwc else 0.0
        values = [whole - value for value in values]
        cubeless = tuple(whole * (at == 0) - value for at, value in enumerate(cubeless))
        chances = chances.flipped() if chances else None
    none, take, drop = values
    return CubeVerdict(
        now.level, none, take, drop, chances, cubeless, now.action or "", now.percent
    )


def _named(equities: dict[str, float], names: Sequence[str]) -> float:
    for name in names:
        if name in equities:
            return equities[name]
    raise TextError("backgammon-gnu-text-cube", text=names[0], known=", ".join(equities))
