"""GNU Backgammon's external player, the player's side: boards come in by a socket, answers go out.

One line a decision, `board:…` as FIBS writes it; the answer is a play (`8/5 6/5`, nothing where
nothing can be played), `roll`, `double`, `take`, `drop` or `beaver`, and `accept` or `reject` where
the line says that a resignation is offered (there is no word to offer one). A raccoon is said as
`beaver`: cubes turned again have one word there. `version`, `set …`, `exit` as in GNU Backgammon
1.07, whose `external` command this replaces and whose `set player 1 external HOST:PORT` this
serves.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Mapping
from threading import Event as Flag
from typing import Any, Protocol

from parlour.game import IllegalMove, ParlourError, TextError
from parlour.games import open_position, read_position, rulebook, write_turn
from parlour.protocols.board import compiled
from parlour.protocols.thinker import Thinker
from parlour.record import Event, Record
from parlour.search.report import Limits

GAME = "backgammon"
INTERFACE = 2
"""The version of the interface that 1.07 has."""
LONGEST = 4096
"""Letters of a line that are read."""
POLL = 0.2
"""Seconds between looks at whether to stop."""
_LINE = re.compile(r"(board:\S+)((?:\s+\w+\s+\w+)*)\s*", re.IGNORECASE)
_OPTIONS = ("jacobyrule", "crawfordrule", "resignation", "beavers")
_YES, _NO = ("yes", "on", "true", "1"), ("no", "off", "false", "0")


class Consenting(Thinker, Protocol):
    """A player that can also be offered a resignation."""

    def accepts(self, record: Record[Any, Any]) -> bool:
        """Whether to accept the resignation that stands in `record`."""


class Maker(Protocol):
    """Makes a player of a game."""

    def __call__(self, game: Any, /) -> Consenting:
        """A player for this game."""


class Answerer:
    """Answers lines.

    `limits` are those of one step. `options` are what the lines do not say: `jacoby` and `beavers`
    in money play, and `start`, the variant.
    """

    def __init__(
        self, make: Maker, limits: Limits, options: Mapping[str, str], version: str
    ) -> None:
        self._make, self._limits, self.version = make, limits, version
        self._options = dict(options)
        self._fibs: Any = rulebook(GAME).module("formats.fibs")
        self._thinkers: dict[Any, Consenting] = {}

    def answer(self, line: str, *, gnu: bool) -> str | None:
        """The answer to a line, or None where it ends the connection.

        `gnu`: the line comes from GNU Backgammon, which puts the scores the other way round.
        """
        words = line.split()
        word = words[0].lower() if words else ""
        try:
            if word in ("exit", "quit"):
                return None
            if word == "version":
                return f"Interface: {INTERFACE}\nRFBF: 0\nEngine: Parlour\nSoftware: {self.version}"
            if word == "set" and len(words) == 3 and words[1].lower() in ("debug", "interface"):
                return f"{words[1].title()} is as it was"
            if word == "evaluation":
                raise TextError("external-evaluation")
            found = _LINE.fullmatch(line.strip())
            if found is None:
                raise TextError("external-line", text=line.strip()[:60])
            return self._decide(self._fibs.read(found[1], gnu=gnu), _pairs(found[2]))
        except ParlourError as error:
            return _error(error)
        except Exception as error:
            return _error(TextError("protocol-fault", kind=type(error).__name__, text=str(error)))

    def _decide(self, board: Any, said: Mapping[str, str]) -> str:
        """The answer to a board."""
        options = {k: v for k, v in self._options.items() if k in ("start", "automatic_doubles")}
        money = {
            k: self._options.get(k, plain) for k, plain in (("jacoby", "on"), ("beavers", "off"))
        }
        for key, option in (("jacobyrule", "jacoby"), ("beavers", "beavers")):
            if key in said:
                money[option] = "on" if said[key] in _YES else "off"
        if board.dice in ("B", "R"):
            money["beavers"] = "on"
            money["raccoons"] = "on" if board.dice == "R" else self._options.get("raccoons", "off")
        if not board.length:
            options |= {"cube": "on"} | money
        text = board.position(jacoby=money["jacoby"] == "on", beavers=money["beavers"] == "on")
        if said.get("crawfordrule") in _NO:
            options["crawford"] = "off"
            fields = text.split(":")
            text = ":".join([*fields[:7], "0", *fields[8:]])
        game, start = open_position(GAME, text, None, options)
        rules = compiled(game)
        record: Record[Any, Any] = Record(game, start)
        if "resignation" in said:
            return self._consent(rules, record, board.mover, said["resignation"])
        if rules is not game:
            record = Record(rules, read_position(rules, str(start)))
        return self._play(record)

    def _thinker(self, rules: Any) -> Consenting:
        if rules not in self._thinkers:
            self._thinkers[rules] = self._make(rules)
            self._thinkers[rules].new_game(0)
        return self._thinkers[rules]

    def _consent(self, rules: Any, record: Record[Any, Any], decider: int, level: str) -> str:
        if level not in ("1", "2", "3"):
            raise TextError("external-resignation", text=level)
        # Who is on roll decides about the resignation that the other one offers.
        if record.outcome is not None:
            raise IllegalMove("external-over")
        record.restore(Event("resign", 1 - decider, (int(level),)))
        return "accept" if self._thinker(rules).accepts(record) else "reject"

    def _play(self, record: Record[Any, Any]) -> str:
        """The whole turn's moves, or the one word about the cube."""
        seat = record.actor
        if seat < 0:
            if record.outcome is not None:
                raise IllegalMove("external-over")
            return "roll"  # nobody may double: only the dice are due
        thinker = self._thinker(record.game)
        moves: list[Any] = []
        while record.actor == seat:
            thinker.arm()
            move = thinker.think(record, self._limits).best.move
            moves.append(move)
            record.play(move)
            if str(move).isalpha():
                break
        word = str(moves[0])
        if word == "pass":
            return ""
        if word.isalpha():
            return {"accept": "take", "raccoon": "beaver"}.get(word, word)
        return write_turn(rulebook(GAME).build({}), moves)


def _error(error: ParlourError) -> str:
    return "Error: " + " ".join(str(error).split())


def _pairs(text: str) -> dict[str, str]:
    """The options after a board. Raises `TextError` for one that is not known."""
    words = text.lower().split()
    found = dict(zip(words[::2], words[1::2], strict=True))
    for key, value in found.items():
        known = key in _OPTIONS and (key == "resignation" or value in (*_YES, *_NO))
        if not known:
            raise TextError("external-option", text=f"{key} {value}", known=" ".join(_OPTIONS))
    return found


class ExternalServer:
    """Listens on an address, answers one host after the other.

    Raises `OSError` where the address cannot be had. Port 0: any that is free, see `address`.
    """

    def __init__(self, answerer: Answerer, host: str = "127.0.0.1", port: int = 0) -> None:
        self.answerer = answerer
        self._socket = socket.create_server((host, port))
        self._socket.settimeout(POLL)
        self._stopped = Flag()

    @property
    def address(self) -> tuple[str, int]:
        """Where it listens."""
        host, port = self._socket.getsockname()[:2]
        return str(host), int(port)

    def run(self) -> None:
        """Serves until `stop`."""
        try:
            while not self._stopped.is_set():
                try:
                    peer, _ = self._socket.accept()
                except TimeoutError:
                    continue
                with peer:
                    peer.settimeout(POLL)
                    self._serve(peer)
        finally:
            self._socket.close()

    def stop(self) -> None:
        """Ends `run` soon, from any thread."""
        self._stopped.set()

    def _serve(self, peer: socket.socket) -> None:
        """Answers a host until it goes; one that says too much without a line's end is let go."""
        waiting, gnu = b"", False
        while not self._stopped.is_set() and len(waiting) <= LONGEST:
            try:
                data = peer.recv(LONGEST)
            except TimeoutError:
                continue
            except OSError:
                return
            if not data:
                return
            # GNU Backgammon sends its lines with the zero that ends a string in C.
            gnu = gnu or b"\0" in data
            *lines, waiting = (waiting + data.replace(b"\0", b"")).split(b"\n")
            for raw in lines:
                line = raw.decode("utf-8", "replace")
                if not line.strip():
                    continue
                said = self.answerer.answer(line, gnu=gnu)
                if said is None:
                    return
                try:
                    peer.sendall(said.encode() + b"\n")
                except OSError:
                    return
