"""GNU Backgammon's external player, the host's side: boards go out, its decisions come back."""

from __future__ import annotations

import socket
from time import perf_counter
from types import TracebackType
from typing import Any

from parlour.game import IllegalMove, companion
from parlour.games import read_move, rulebook
from parlour.protocols.external import GAME, LONGEST
from parlour.protocols.process import OutsideError, Silent
from parlour.record import Record

CONNECTING = 5.0
"""Seconds in which a connection must stand."""


class ExternalPlayer:
    """A player that listens on an address, such as `gnubg` after `external HOST:PORT`.

    `gnu`: it takes the scores as GNU Backgammon 1.07 does. Raises `OutsideError` where nobody
    listens.
    """

    def __init__(self, host: str, port: int, *, gnu: bool = True) -> None:
        self.name, self.gnu = f"{host}:{port}", gnu
        self._fibs: Any = rulebook(GAME).module("formats.fibs")
        self._plays: Any = rulebook(GAME).module("plays")
        self._match: Any = rulebook(GAME).module("match")
        self._waiting = b""
        try:
            self._socket = socket.create_connection((host, port), CONNECTING)
        except OSError as error:
            reason = error.strerror or str(error)
            raise OutsideError("outside-start", name=self.name, reason=reason) from None

    def choose(self, record: Record[Any, Any], patience: float) -> list[Any]:
        """The moves of the decision that is due: one word about the cube, or a whole turn.

        Waits at most `patience` seconds. Raises `OutsideError` (`Silent` if it is late) where the
        player fails, `TextError` or `IllegalMove` where its answer is no legal decision.
        """
        game, position = record.game, record.position
        checkers = self._match.checker_game(game).checkers
        line = self._fibs.write(position, checkers=checkers, gnu=self.gnu)
        said = self.ask(line, patience)
        if said.lower().startswith("error"):
            raise OutsideError("external-error", name=self.name, text=said)
        word = said.lower().split()[0] if said else ""
        if word.isalpha() and word != "pass":
            return [self._word(record, word)]
        moves: list[Any] = self._plays.read_play(game, position, self._fibs.read_play(said))
        return moves

    def ask(self, line: str, patience: float) -> str:
        """The answer to any line."""
        begun = perf_counter()
        try:
            self._socket.sendall(line.encode() + b"\n")
            while b"\n" not in self._waiting:
                left = begun + patience - perf_counter()
                if left <= 0 or len(self._waiting) > LONGEST:
                    raise TimeoutError
                self._socket.settimeout(left)
                data = self._socket.recv(LONGEST)
                if not data:
                    raise ConnectionError("closed")
                self._waiting += data.replace(b"\0", b"")
        except TimeoutError:
            seconds = round(perf_counter() - begun, 3)
            raise Silent(
                "outside-silent", name=self.name, asked=line[:40], seconds=seconds
            ) from None
        except OSError as error:
            raise OutsideError("outside-start", name=self.name, reason=str(error)) from None
        answer, _, self._waiting = self._waiting.partition(b"\n")
        return answer.decode("utf-8", "replace").strip()

    def close(self) -> None:
        """Ends the connection."""
        self._socket.close()

    def __enter__(self) -> ExternalPlayer:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.close()

    def _word(self, record: Record[Any, Any], word: str) -> Any:
        """A word about the cube, by the first letters that GNU Backgammon goes by."""
        known = {str(move): move for move in record.legal_moves}
        meant = {"pass": "drop", "reject": "drop", "accept": "take", "redouble": "beaver"}
        name = word if word in known else meant.get(word, word)
        if name in known:
            return known[name]
        error: IllegalMove = companion(record.game, "reasons").why_not(
            record.game, record.position, read_move(record.game, record.position, name)
        )
        raise error
