"""The position that a host has sent: the game so far, kept between commands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from parlour import native
from parlour.game import Game, OptionError, TextError
from parlour.games import open_position, read_position
from parlour.record import Record


class Board:
    """The game so far, compiled where the core is there.

    Hosts send all moves again for each move; those that are known are not played again.
    """

    def __init__(self, game: str, options: Mapping[str, str]) -> None:
        self.id = game
        self._started: tuple[str | None, Mapping[str, str]] = (None, {})
        self._texts: list[str] = []
        self.record = self._begin(None, options)

    def put(self, words: Sequence[str], options: Mapping[str, str]) -> None:
        """What follows `position`: `startpos` or `fen TEXT`, then `moves …` if there are any.

        Raises `TextError`, `OptionError` or `IllegalMove`; the position is then what it was.
        """
        if not words or words[0] not in ("startpos", "fen"):
            raise TextError("protocol-position", text=" ".join(words))
        cut = words.index("moves") if "moves" in words else len(words)
        text = " ".join(words[1:cut])
        if words[0] == "startpos" and text:
            raise TextError("protocol-moves", text=words[1])
        moves = list(words[cut + 1 :])
        start = (text if words[0] == "fen" else None, dict(options))
        known = len(self._texts)
        if start == self._started and moves[:known] == self._texts:
            self._play(moves[known:])
            return
        before = self._started, self._texts, self.record
        try:
            self.record = self._begin(*start)
            self._play(moves)
        except Exception:
            self._started, self._texts, self.record = before
            raise

    @property
    def plain(self) -> tuple[Game[Any, Any], Any]:
        """The rulebook's game and position, for what draws them."""
        game, position = self.record.game, self.record.position
        if isinstance(game, native.Twin):
            return game.plain, game.plain_position(position)
        return game, position

    def play(self, moves: Sequence[str]) -> None:
        """Plays more moves; all or none. Raises `TextError` or `IllegalMove`."""
        self._play(list(moves))

    def _play(self, moves: list[str]) -> None:
        played = 0
        try:
            for text in moves:
                self.record.play(text)
                played += 1
        except Exception:
            for _ in range(played):
                self.record.undo()
            raise
        self._texts = self._texts + moves

    def _begin(self, text: str | None, options: Mapping[str, str]) -> Record[Any, Any]:
        game, start = open_position(self.id, text, None, options)
        rules = compiled(game)
        if rules is not game:
            start = read_position(rules, str(start))
        self._started, self._texts = (text, dict(options)), []
        return Record(rules, start)


def compiled(game: Game[Any, Any]) -> Any:
    """The game, compiled; the game itself where the core is absent or does not hold it."""
    try:
        return native.twin(game)
    except (native.CoreMissing, OptionError):
        return game
