"""A table as it is seen: who sits where, the signs of players, turns as text, the board."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from parlour import draw
from parlour.cli import news, sides
from parlour.cli.saves import FRIEND, YOU, Save
from parlour.cli.screen import Screen
from parlour.draw.theme import theme
from parlour.game import companion
from parlour.games import write_turn
from parlour.games.layout import Layout
from parlour.record import Record

PASS = ("pass",)
"""How a pass is made on any board."""


@dataclass
class View:
    """One table on one screen."""

    save: Save
    screen: Screen

    @property
    def record(self) -> Record[Any, Any]:
        """The game so far."""
        return self.save.record

    @property
    def computers(self) -> list[int]:
        """The seats of computers."""
        return [seat for seat, who in enumerate(self.save.seats) if who not in (YOU, FRIEND)]

    @property
    def people(self) -> list[int]:
        """The seats of people who are still in."""
        absent = {*self.computers, *getattr(self.record.position, "out", ())}
        return [seat for seat in range(len(self.save.seats)) if seat not in absent]

    def is_forced(self, position: Any) -> bool:
        """Whether nothing can be done but pass."""
        game = self.record.game
        moves = game.legal_moves(position)
        return len(moves) == 1 and companion(game, "layout").gestures(moves[0]) == PASS

    # The board

    @property
    def layout(self) -> Layout:
        """The board as it stands."""
        return draw.traced(self.record)

    def draw(self, overlays: Sequence[str] = (), pov: int | None = None) -> None:
        """The board with what has happened since the player's last turn, and what can be done.

        `overlays` are shown instead, from the view of `pov`, else of who moves.
        """
        game, position, layout = self.record.game, self.record.position, self.layout
        if overlays:
            sets = companion(game, "layout").overlays(
                game, position, max(self.record.actor, 0) if pov is None else pov
            )
            self.screen.draw(layout, {name: sets[name] for name in overlays}, legend=True)
        else:
            self.screen.draw(layout, {"last": news.touched(self, layout)})
        news.standing(self)

    # Names

    @cached_property
    def _start(self) -> Layout:
        game = self.record.game
        board: Layout = companion(game, "layout").layout(game, self.record.start)
        return board

    @cached_property
    def _marks(self) -> list[str]:
        return [self.screen.mark(self._start, seat) for seat in range(self.record.game.players)]

    def mark(self, seat: int) -> str:
        """A player's sign, as the board shows it."""
        return self._marks[seat]

    def player(self, seat: int) -> str:
        """A player's sign and name: the side's own where the game has one, else the number."""
        name = sides.word(self.record.game, seat, self.screen.lang)
        return f"{self.mark(seat)} {name or self.screen.say('seat-name', seat=str(seat + 1))}"

    def turn_text(self, position: Any, turn: Sequence[Any]) -> str:
        """A turn as it is written, or that it is a pass."""
        game = self.record.game
        if len(turn) == 1 and companion(game, "layout").gestures(turn[0]) == PASS:
            return self.screen.say("play-passes")
        write_play = getattr(companion(game, "notation"), "write_play", None)
        return self.spelt(write_play(position, turn) if write_play else write_turn(game, turn))

    @cached_property
    def _letters(self) -> Mapping[str, str]:
        letters = theme(self._start.theme).data.get("letters", {})
        own: Mapping[str, str] = letters.get(self.screen.lang, {})
        return own if self.screen.style != "ascii" else {}

    def spelt(self, text: str) -> str:
        """Moves in the letters that the board shows in the player's language, if it has its own."""
        if not self._letters:
            return text
        signs = "".join(map(re.escape, self._letters))
        return re.sub(rf"\b[{signs}](?=[a-z])", lambda sign: self._letters[sign[0]], text)
