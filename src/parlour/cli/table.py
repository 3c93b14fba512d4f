"""A game at the terminal: whose turn it is, the computers' moves, the dice, the player's lines."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from parlour.cli import news
from parlour.cli.commands import COMMANDS, WORD_OF_WAR
from parlour.cli.dice import Dice
from parlour.cli.errors import reason
from parlour.cli.patience import Patience
from parlour.cli.screen import Left
from parlour.cli.view import View
from parlour.engines import Engine, engine
from parlour.game import CHANCE, IllegalMove, ParlourError, companion
from parlour.games.typed import typed_moves
from parlour.record import Event, Played, Record
from parlour.text import say
from parlour.turns import turn_ended


@dataclass
class Table(View):
    """One game between people at this terminal and computers."""

    dice: Dice
    patience: Patience = field(default_factory=Patience)
    tutor: bool = False
    """Whether people are asked again before a blunder."""
    engines: dict[int, Engine] = field(init=False)
    _drawn: Any = None
    """The position that was drawn last."""
    _begun: int | None = None
    """Where a turn began that is being entered in more than one line."""
    _unsettled: bool = False
    """Whether such a turn is complete but not yet confirmed, in a game with dice."""
    _watching: bool = False
    _keeps: bool = True

    def __post_init__(self) -> None:
        self.engines = {
            seat: engine(self.record.game, int(self.save.seats[seat]), self.save.seed)
            for seat in self.computers
        }
        if any(engine.is_slow for engine in self.engines.values()):
            self.screen.tell("level-in-python")

    def run(self) -> bool:
        """Plays until the game is over and looked at; whether to play another one.

        Raises `Left` if a player leaves before; the game is then kept.
        """
        news.welcome(self)
        while True:
            try:
                self._play_on()
            except (Left, KeyboardInterrupt):
                self.keep()
                raise Left from None
            self.save.remove()
            news.ending(self)
            try:
                again = self._afterwards()
            except (Left, KeyboardInterrupt):
                return False
            if self.record.outcome is not None:
                return again

    def _play_on(self) -> None:
        record = self.record
        while record.outcome is None:
            before, pacts = len(record.entries), record.pacts
            if record.standing is not None:
                self._answer(record.standing)
            elif self._unsettled:
                self._settle(record.entries[-1].seat)
            elif record.actor == CHANCE:
                self._throw()
            elif record.actor in self.engines:
                self._think(record.actor)
            else:
                self._ask(record.actor)
            news.since(self, before, pacts)
            if len(record.entries) != before:
                self.keep()

    def keep(self) -> None:
        """Writes the game to its file, once there is something to keep."""
        if not self._keeps:
            return
        try:
            if self.record.entries:
                self.save.store()
            else:
                self.save.remove()
        except OSError as error:
            self._keeps = False  # said once; the game goes on
            why = reason(error, self.screen.say)
            self.screen.tell("play-not-kept", file=str(self.save.path), why=why)

    # Dice and computers

    def _throw(self) -> None:
        record = self.record
        before = companion(record.game, "layout").status(record.game, record.position)
        if self.dice.source != "random":
            self.screen.tell(before[0], **before[1])
        record.play(self.dice.throw(record.game.chances(record.position), self.screen))
        roll = "-".join(str(record.moves[-1]))
        if "seat" in before[1]:
            self.screen.print(
                f"{self.player(record.actor)}: {self.screen.say('play-roll', roll=roll)}"
            )
        elif record.actor == CHANCE:
            self.screen.tell("play-roll-open-tie", roll=roll)
        else:
            self.screen.tell("play-roll-open", roll=roll, player=self.player(record.actor))

    def _think(self, seat: int) -> None:
        """The computer's whole turn, step by step; or it offers to give up."""
        if not self._watching and not self.people:
            self._watching = True
            if not self.screen.agrees("play-watch"):
                self.save.remove()
                self._keeps = False
                raise Left
        level = self.engines[seat].resigns(self.record)
        if level:
            self.record.note("resign", seat, level)
            return
        first, turn = self.record.position, self.turn_of(self.engines[seat], self.record)
        if str(turn[0]) != "roll":  # the roll itself is told next
            self.screen.print(f"{self.player(seat)}: {self.turn_text(first, turn)}", indent=4)
        if self._watching and self.record.outcome is None:
            self.draw()

    def turn_of(self, player: Engine, record: Record[Any, Any]) -> list[Any]:
        """Plays a computer's turn, or the rest of one, in `record`; Ctrl-C hurries it.

        The same seed and the same game so far give the same turn.
        """
        turn: list[Any] = []
        thinking = say("play-thinking", self.screen.lang, player=self.player(record.actor))
        with self.patience.thinking(thinking) as stop:
            while True:
                before = record.position
                turn.append(player.choose(record, stop))
                record.play(turn[-1])
                if record.outcome is not None or turn_ended(record.game, before, record.position):
                    return turn

    def _answer(self, offer: Event) -> None:
        """The answer to a resignation or a draw that is offered."""
        seat = 1 - offer.seat
        level = offer.values[0] if offer.values else 1  # a number, by which the words are chosen
        if seat in self.engines:
            if offer.seat in self.engines:
                code = "play-gives-up"
                self.screen.tell(code, player=self.player(offer.seat), level=level)
            accepts = self.engines[seat].accepts(self.record)
        else:
            code = "play-answer-resign" if offer.kind == "resign" else "play-answer-draw"
            accepts = self.screen.agrees(code, player=self.player(offer.seat), level=level)
        self.record.note("accept" if accepts else "refuse", seat)
        said = self.screen.say("play-accepts" if accepts else "play-refuses")
        self.screen.print(f"{self.player(seat)}: {said}")

    # People

    def _ask(self, seat: int) -> None:
        """One line from the player: a move, a whole turn, or a command."""
        if self.is_forced(self.record.position):
            news.standing(self)
            self.record.play(self.record.legal_moves[0])
            return
        if self._drawn is not self.record.position:
            self.draw()
            self._drawn = self.record.position
        moves = [self.spelt(str(move)) for move in self.record.legal_moves]
        words = f" ({', '.join(moves)})" if all(move.isalpha() for move in moves) else ""
        prompt = f"{self.mark(seat)} {seat + 1}{words}>"
        self.obey(seat, self.screen.ask(prompt, (*COMMANDS, *moves)))

    def obey(self, seat: int, line: str) -> None:
        """Does what a line says; if it cannot be, says why."""
        name, *words = line.split() or [""]
        command = COMMANDS.get(name.lower()) if words or name.lower() != WORD_OF_WAR else None
        try:
            if command is not None:
                command.run(self, seat, words)
            elif name:
                self._enter(seat, line)
        except ParlourError as error:
            self.screen.refuse(error)

    def _enter(self, seat: int, line: str) -> None:
        """Plays a move or a whole turn; all of it or, with an error, nothing."""
        record, before = self.record, len(self.record.entries)
        if self._unsettled:
            raise IllegalMove("play-turn-over", move=line)
        start = record.position
        ended = False
        try:
            for move in typed_moves(record, line):
                if ended:
                    raise IllegalMove("play-turn-long", move=self.spelt(str(move)), turn=line)
                position = record.position
                record.play(move)
                ended = record.outcome is not None or turn_ended(
                    record.game, position, record.position
                )
        except ParlourError:
            while len(record.entries) > before:
                record.undo()
            raise
        if not ended:
            self._begun = before if self._begun is None else self._begun
            return
        first = before if self._begun is None else self._begun
        if self.tutor and not self._insists(first):
            while len(record.entries) > first:
                record.undo()
            self._begun = None
            return
        # Dice cannot be taken back, so a turn made in steps waits for a word; not at a game's end.
        same_game = getattr(start, "score", None) == getattr(record.position, "score", None)
        self._unsettled = self._begun is not None and self._has_dice and same_game
        if not self._unsettled:
            self._begun = None

    def _insists(self, first: int) -> bool:
        """Whether the turn since entry `first` is good enough, or played all the same."""
        from parlour.analysis import warn
        from parlour.cli.analysis_text import action

        record = self.record
        moves = [entry.move for entry in record.entries[first:] if isinstance(entry, Played)]
        warned = warn(record.game, record.positions[first], moves)
        if warned is None:
            return True
        better = action(self.screen.lang, warned.better)
        return self.screen.agrees("analyse-tutor", loss=f"{warned.loss:.3f}", better=better)

    @property
    def _has_dice(self) -> bool:
        return any(entry.seat == CHANCE for entry in self.record.entries)

    def _settle(self, seat: int) -> None:
        """A turn made in steps, now complete: it can still be taken back."""
        record, count = self.record, len(self.record.entries)
        assert self._begun is not None
        turn = [entry.move for entry in record.entries[self._begun :] if isinstance(entry, Played)]
        self.screen.print(
            f"{self.player(seat)}: {self.turn_text(record.positions[self._begun], turn)}"
        )
        while self._unsettled:
            self.screen.tell("play-settle")
            line = self.screen.ask(f"{self.mark(seat)} {seat + 1}>", (*COMMANDS,))
            if line:
                self.obey(seat, line)
            if not line or len(record.entries) != count:
                self._unsettled = False
        if len(record.entries) >= count:
            self._begun = None

    def _afterwards(self) -> bool:
        """After the end: the record, one's last move again, another game."""
        seat = (self.people or [0])[0]
        while self.record.outcome is not None:
            self.screen.tell("play-afterwards")
            line = self.screen.ask(">", ("again", *COMMANDS))
            if not line or line.lower() == "again":
                return bool(line)
            self.obey(seat, line)
        return False
