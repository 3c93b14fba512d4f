"""A game at the terminal: draws, asks, lets the computer think, keeps the record."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import click

from parlour.cli.saves import Save
from parlour.engines import Engine, engine
from parlour.game import CHANCE, IllegalMove, ParlourError, companion
from parlour.record import Played, Record
from parlour.text import say, sentence

YOU, FRIEND = "you", "friend"
"""Who sits in a seat; a computer is written as its level: `1` `2` `3`."""


class Left(Exception):
    """The player left the table; the game is kept."""


@dataclass
class Table:
    """One game between people at this terminal and computers."""

    save: Save
    lang: str
    random: Random
    style: str = "unicode"
    colour: bool = True
    dice: Iterator[str] | None = None
    """Outcomes given by hand or by a file; None: from `random`."""
    engines: dict[int, Engine] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for seat, who in enumerate(self.save.seats):
            if who not in (YOU, FRIEND):
                self.engines[seat] = engine(
                    self.record.game, int(who), self.random.randrange(2**32)
                )

    @property
    def record(self) -> Record[Any, Any]:
        """The game so far."""
        return self.save.record

    def run(self) -> None:
        """Plays until the game is over; raises `Left` if a player leaves before."""
        self.draw()
        while self.record.outcome is None:
            standing = self.record.standing
            if standing is not None:
                self._answer(1 - standing.seat)
            elif self.record.actor == CHANCE:
                self._roll()
            elif self.record.actor in self.engines:
                self._think(self.record.actor)
            else:
                self._ask(self.record.actor)
            self.save.store()
        self._finish()

    # Showing

    def tell(self, code: str, **values: Any) -> None:
        """Prints a message."""
        click.echo(say(code, self.lang, **values))

    def draw(self) -> None:
        """Prints the board and, under it, whose move it is and what can be done."""
        from parlour import draw

        game, position = self.record.game, self.record.position
        click.echo()
        click.echo(draw.text(game, position, style=self.style, colour=self.colour))
        click.echo()
        code, values = companion(game, "layout").status(game, position)
        click.echo(say(code, self.lang, **values))

    def _finish(self) -> None:
        self.draw()
        outcome = self.record.outcome
        assert outcome is not None
        if outcome.reason.startswith("record-"):
            self.tell(outcome.reason, **outcome.values)
        mine = [seat for seat, who in enumerate(self.save.seats) if who == YOU]
        if len(mine) == 1:
            best = max(outcome.payoffs)
            if outcome.payoffs[mine[0]] < best:
                self.tell("play-lost")
            else:
                self.tell("play-won" if outcome.payoffs.count(best) == 1 else "play-drawn")
        self.save.remove()

    # Dice and computers

    def _roll(self) -> None:
        game, position = self.record.game, self.record.position
        outcomes, chances = zip(*game.chances(position), strict=True)
        if self.dice is None:
            move = self.random.choices(outcomes, chances)[0]
        else:
            move = self._given_roll(outcomes)
        self.record.play(move)
        self.tell("play-rolled", roll=" ".join(str(move)))

    def _given_roll(self, outcomes: tuple[Any, ...]) -> Any:
        assert self.dice is not None
        by_text = {str(outcome): outcome for outcome in outcomes}
        for text in self.dice:
            plain = "".join(text.replace("-", " ").split())
            for spelling in (plain, plain[::-1]):
                if spelling in by_text:
                    return by_text[spelling]
            self.tell("play-roll-unknown", text=text)
        raise Left

    def _think(self, seat: int) -> None:
        """The computer's whole turn, step by step; Ctrl-C makes it move at once."""
        record, player, turn = self.record, self.engines[seat], []
        first = len(record.entries)
        while record.outcome is None and record.actor == seat:
            before = record.position
            with (
                _interruptible() as stopped,
                _spinner(say("play-thinking", self.lang, seat=seat + 1)),
            ):
                move = player.choose(record, stopped)
            record.play(move)
            turn.append(str(move))
            if getattr(before, "turn", None) != getattr(record.position, "turn", None):
                break
        self.tell("play-computer", seat=str(seat + 1), turn=self._turn_text(first, turn))
        if record.outcome is None and record.actor not in self.engines and record.actor != CHANCE:
            self.draw()

    def _turn_text(self, first: int, turn: list[str]) -> str:
        notation = companion(self.record.game, "notation")
        joiner: str = getattr(notation, "TURN_JOINER", "-")
        return joiner.join(turn)

    def _answer(self, seat: int) -> None:
        """The answer to a resignation or an offer that stands."""
        standing = self.record.standing
        assert standing is not None
        if seat in self.engines:
            accepts = self.engines[seat].accepts(self.record)
        else:
            what = "play-answer-resign" if standing.kind == "resign" else "play-answer-draw"
            level = str(standing.values[0]) if standing.values else "1"
            accepts = click.confirm(say(what, self.lang, seat=standing.seat + 1, level=level))
        self.record.note("accept" if accepts else "refuse", seat)
        self.tell("play-accepted" if accepts else "play-refused", seat=str(seat + 1))

    # People

    def _ask(self, seat: int) -> None:
        """One line from the player: a move, a whole turn, or a command."""
        moves = self.record.legal_moves
        if len(moves) == 1 and str(moves[0]) == "pass":
            self.record.play(moves[0])
            self.tell("play-forced-pass", seat=str(seat + 1))
            return
        try:
            line = click.prompt(f"{seat + 1}", prompt_suffix="> ", default="", show_default=False)
        except (click.Abort, EOFError):
            raise Left from None
        words = line.split()
        if not words:
            return
        command = getattr(self, f"_do_{words[0].lower()}", None)
        try:
            if command is not None:
                command(seat, words[1:])
            else:
                self._play(line.strip())
                self._show_if_asked_next()
        except ParlourError as error:
            click.echo(sentence(error, self.lang))

    def _show_if_asked_next(self) -> None:
        if self.record.outcome is None and self.record.actor not in self.engines:
            if self.record.actor != CHANCE:
                self.draw()

    def _play(self, line: str) -> None:
        """Plays a move or a whole turn; all of it or, with an error, nothing."""
        record, before = self.record, len(self.record.entries)
        try:
            for move in self._moves_in(line):
                record.play(move)
        except ParlourError:
            while len(record.entries) > before:
                record.undo()
            raise

    def _moves_in(self, line: str) -> Iterator[Any]:
        record = self.record
        notation = companion(record.game, "notation")
        read_play: Callable[..., list[Any]] | None = getattr(notation, "read_play", None)
        if read_play is not None and "/" in line:
            yield from read_play(record.game, record.position, line)
            return
        for text in line.replace("-", " ").split():
            yield notation.read_move(record.game, record.position, text)

    def _do_help(self, seat: int, words: list[str]) -> None:
        self.tell("play-help")

    def _do_moves(self, seat: int, words: list[str]) -> None:
        click.echo(" ".join(sorted(str(move) for move in self.record.legal_moves)))

    def _do_board(self, seat: int, words: list[str]) -> None:
        self.draw()

    def _do_position(self, seat: int, words: list[str]) -> None:
        click.echo(str(self.record.position))

    def _do_record(self, seat: int, words: list[str]) -> None:
        click.echo(str(self.record))

    def _do_rules(self, seat: int, words: list[str]) -> None:
        from parlour.cli.pages import rules_page

        click.echo(rules_page(self.record.game.id, self.lang, self.style))

    def _do_hint(self, seat: int, words: list[str]) -> None:
        with _interruptible() as stopped, _spinner(say("play-thinking", self.lang, seat=seat + 1)):
            move = engine(self.record.game, 3, 0).choose(self.record, stopped)
        self.tell("play-hint", move=str(move))

    def _do_save(self, seat: int, words: list[str]) -> None:
        path = Path(" ".join(words) or f"{self.record.game.id}.txt")
        try:
            path.write_text(str(self.record), "utf-8")
        except OSError as error:
            self.tell("play-not-saved", file=str(path), why=error.strerror or str(error))
        else:
            self.tell("play-saved", file=str(path))

    def _do_quit(self, seat: int, words: list[str]) -> None:
        raise Left

    def _do_undo(self, seat: int, words: list[str]) -> None:
        """Takes back the last own step, and what the computers did since; never a roll of the dice."""
        entries = self.record.entries
        own = [
            i for i, entry in enumerate(entries)
            if isinstance(entry, Played) and entry.seat not in (*self.engines, CHANCE)
        ]  # fmt: skip
        last = own[-1] if own else None
        if last is None or any(getattr(entry, "seat", 0) == CHANCE for entry in entries[last:]):
            raise IllegalMove("play-no-undo")
        while len(entries) > last:
            self.record.undo()
        self.draw()

    def _do_resign(self, seat: int, words: list[str]) -> None:
        level = int(words[0]) if words and words[0].isdecimal() else 1
        self.record.note("resign", seat, level)

    def _do_draw(self, seat: int, words: list[str]) -> None:
        self.record.note("offer", seat, "draw")

    def _do_pact(self, seat: int, words: list[str]) -> None:
        self._pact("pact", seat, words)

    def _do_break(self, seat: int, words: list[str]) -> None:
        self._pact("end", seat, words)

    def _pact(self, kind: str, seat: int, words: list[str]) -> None:
        partner = int(words[0]) - 1 if words and words[0].isdecimal() else -1
        self.record.note(kind, seat, partner)
        self.tell(f"play-{kind}", first=str(seat + 1), second=str(partner + 1))


@contextmanager
def _interruptible() -> Iterator[Callable[[], bool]]:
    """While it lasts Ctrl-C only sets a flag, which the yielded function reads."""
    pressed: list[int] = []
    try:
        before = signal.signal(signal.SIGINT, lambda number, frame: pressed.append(number))
    except ValueError:  # not in the main thread: nothing to catch
        yield lambda: False
        return
    try:
        yield lambda: bool(pressed)
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def _spinner(text: str) -> Iterator[None]:
    """A sign of life on a terminal."""
    if not sys.stderr.isatty():
        yield
        return
    from rich.console import Console

    with Console(stderr=True).status(text):
        yield
