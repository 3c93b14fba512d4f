"""The words that a player may type besides moves."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from parlour.cli import news
from parlour.cli.errors import reason
from parlour.cli.pages import rules_page
from parlour.cli.screen import QUIT, Left
from parlour.cli.sides import seat_of
from parlour.engines import engine
from parlour.engines.pacts import agrees, dangers_of
from parlour.game import CHANCE, Game, IllegalMove, TextError, companion
from parlour.games.dangers import Danger, told
from parlour.record import Event, Played, Record
from parlour.turns import Turns

if TYPE_CHECKING:
    from parlour.cli.table import Table

Run = Callable[["Table", int, list[str]], None]
_WORDS = re.compile(r"(\D*)(\d*)")


@dataclass(frozen=True)
class Command:
    """One word: what may follow it, in which games it makes sense, what it does."""

    argument: str
    fits: Callable[[Table], bool]
    run: Run
    shown: bool = True
    """Whether `help` lists it; other spellings are not."""


WORD_OF_WAR = "end"
"""Another word for `break`; by itself it ends a turn of War."""
COMMANDS: dict[str, Command] = {}
"""By name, in the order of `help`; what each does is the message `play-help-<name>`."""


def _command(
    *names: str, argument: str = "", fits: Callable[[Table], bool] = lambda table: True
) -> Callable[[Run], Run]:
    def add(run: Run) -> Run:
        for name in names:
            COMMANDS[name] = Command(argument, fits, run, shown=name == names[0])
        return run

    return add


def _overlays(table: Table) -> dict[str, Any]:
    game, position = table.record.game, table.record.position
    sets: dict[str, Any] = companion(game, "layout").overlays(game, position, 0)
    return sets


def _on_turn(table: Table, seat: int) -> None:
    if table.record.actor != seat:
        raise IllegalMove("play-not-now")


def _natural(text: str) -> list[tuple[str, int]]:
    """The order in which people count: a2 before a10."""
    return [(word, int(number or 0)) for word, number in _WORDS.findall(text)]


# Looking


@_command("moves")
def moves(table: Table, seat: int, words: list[str]) -> None:
    """The legal moves; where plays are written whole, the plays."""
    _on_turn(table, seat)
    record = table.record
    texts = [str(move) for move in record.legal_moves]
    write_play = getattr(companion(record.game, "notation"), "write_play", None)
    if write_play and not all(text.isalpha() for text in texts):
        turns = Turns(record.game).legal_moves(record.position)
        texts = [write_play(record.position, turn) for turn in turns]
    table.screen.grid([table.spelt(text) for text in sorted(texts, key=_natural)])


@_command("board", "b")
def board(table: Table, seat: int, words: list[str]) -> None:
    """The board again."""
    table.draw()


@_command("show", argument="NAME", fits=lambda table: bool(_overlays(table)))
def show(table: Table, seat: int, words: list[str]) -> None:
    """The board with what is asked for marked on it; a player: from that one's view."""
    known, game = _overlays(table), table.record.game
    words, views = _with_seats(game, known, words)
    if not words:
        table.screen.listing((name, table.screen.say(f"overlay-{name}")) for name in known)
        return
    if strange := [word for word in words if word.lower() not in known]:
        if len(strange[-1]) == 1:  # a number or letter that is nobody's
            text = " ".join(strange)
            raise TextError("play-partner", text=text, players=game.players, example="1")
        names = " ".join(known)
        raise TextError("overlay-unknown", text=strange[0], game=game.id, known=names)
    table.draw([word.lower() for word in words], views[-1] if views else None)


def _with_seats(
    game: Game[Any, Any], known: Collection[str], words: list[str]
) -> tuple[list[str], list[int]]:
    """The words that name no seat, and the seats that the others name: `player 2` is one name."""
    rest, seats = list[str](), list[int]()
    while words:
        longest = 0 if words[0].lower() in known else len(words)
        for size in range(longest, 0, -1):
            found = seat_of(game, " ".join(words[:size]))
            if found is not None:
                seats.append(found)
                words = words[size:]
                break
        else:
            rest.append(words[0])
            words = words[1:]
    return rest, seats


def _dangers(table: Table) -> list[Danger]:
    return dangers_of(table.record.game, table.record.position)


def _exposed(table: Table, seat: int) -> list[str] | None:
    """What the enemy of a seat can kill in its next turn; None where the game does not tell."""
    game, position = table.record.game, table.record.position
    cells = companion(game, "layout").overlays(game, position, seat).get("exposed")
    return None if cells is None else sorted(cells, key=_natural)


@_command("dangers", fits=lambda table: bool(_dangers(table)) or _exposed(table, 0) is not None)
def dangers(table: Table, seat: int, words: list[str]) -> None:
    """How near the enemies are to what must not be lost; else what they can kill next."""
    game: Any = table.record.game
    found = _dangers(table)
    for danger in found:
        code, values = told(game.id, danger, game.board.names[danger.cell])
        table.screen.tell(code, **values)
    for each in range(game.players):
        cells = _exposed(table, each)
        if cells is not None:
            player = table.player(each)
            table.screen.tell(
                "play-exposed", player=player, count=len(cells), cells=" ".join(cells)
            )
        elif not found:
            table.screen.tell("play-no-dangers")
            return


@_command("hint")
def hint(table: Table, seat: int, words: list[str]) -> None:
    """What the strongest computer would play with the rest of the turn."""
    _on_turn(table, seat)
    record = table.record
    ahead = Record(record.game, record.start, entries=list(record.entries))
    turn = table.turn_of(engine(record.game, "", 0), ahead)
    table.screen.tell("play-hint", move=table.turn_text(record.position, turn))


@_command("players")
def players(table: Table, seat: int, words: list[str]) -> None:
    """Who sits where."""
    news.players(table)


@_command("rules")
def rules(table: Table, seat: int, words: list[str]) -> None:
    """The rules page."""
    screen = table.screen
    screen.page(rules_page(table.record.game.id, screen.lang, screen.style))


@_command("position")
def position(table: Table, seat: int, words: list[str]) -> None:
    """The position as text."""
    table.screen.raw(str(table.record.position))


@_command("record")
def record(table: Table, seat: int, words: list[str]) -> None:
    """The record as text."""
    table.screen.raw(str(table.record))


# Acting


@_command("undo", "u")
def undo(table: Table, seat: int, words: list[str]) -> None:
    """Takes back the last own step that was a choice, and what the computers did since.

    A game that a word has ended goes on. Dice stand: where there are any, nothing is taken back
    that an opponent has answered.
    """
    entries, positions = table.record.entries, table.record.positions
    if table.record.outcome is not None and isinstance(entries[-1], Event):
        while entries and isinstance(entries[-1], Event):
            table.record.undo()
        return
    last = next(
        (
            number
            for number in range(len(entries) - 1, -1, -1)
            if isinstance(entries[number], Played)
            and entries[number].seat not in (*table.computers, CHANCE)
            and not table.is_forced(positions[number])
        ),
        None,
    )
    has_dice = any(entry.seat == CHANCE for entry in entries)
    if last is None or (has_dice and any(e.seat != entries[last].seat for e in entries[last:])):
        raise IllegalMove("play-no-undo-dice" if has_dice else "play-no-undo")
    while len(entries) > last:
        table.record.undo()


def _by_level(table: Table) -> bool:
    return getattr(table.record.game, "resignation_needs_consent", False)


@_command("resign", argument="LEVEL")
def resign(table: Table, seat: int, words: list[str]) -> None:
    """Gives up: 1 a single game, 2 a gammon, 3 a backgammon."""
    level = " ".join(words) or "1"
    if level not in ("1", "2", "3")[: 3 if _by_level(table) else 1]:
        raise TextError("play-level" if _by_level(table) else "play-no-level", text=level)
    table.record.note("resign", seat, int(level))


@_command("draw", fits=lambda table: table.record.game.players == 2)
def offer(table: Table, seat: int, words: list[str]) -> None:
    """Offers a draw."""
    table.record.note("offer", seat, "draw")


def _several(table: Table) -> bool:
    return table.record.game.players > 2


def _partner(table: Table, command: str, words: list[str], choices: list[int]) -> int:
    """The seat that a command names; the first of `choices` is the example of what is right."""
    game, text = table.record.game, " ".join(words)
    example = str(choices[0] + 1)
    if not text:
        raise TextError("play-partner-missing", command=command, example=example)
    found = seat_of(game, text)
    if found is None:
        raise TextError("play-partner", text=text, players=game.players, example=example)
    return found


def _others(table: Table, seat: int) -> list[int]:
    """The other players still in, those without a pact with `seat` first."""
    out, pacts = getattr(table.record.position, "out", ()), table.record.pacts
    others = [each for each in range(table.record.game.players) if each not in (seat, *out)]
    return sorted(others, key=lambda each: frozenset((seat, each)) in pacts)


@_command("pact", argument="PLAYER", fits=_several)
def pact(table: Table, seat: int, words: list[str]) -> None:
    """Makes a pact with somebody at this terminal, or offers it to a computer, which answers."""
    record = table.record
    partner = _partner(table, "pact", words, _others(table, seat))
    if partner not in table.computers:
        record.note("pact", seat, partner)
        return
    record.note("propose", seat, partner)
    record.note("pact" if agrees(record, partner, seat) else "decline", partner, seat)


@_command("break", WORD_OF_WAR, argument="PLAYER", fits=_several)
def end(table: Table, seat: int, words: list[str]) -> None:
    """Ends a pact."""
    friends = sorted(
        other for pair in table.record.pacts if seat in pair for other in pair - {seat}
    )
    if not friends and not words:
        raise IllegalMove("play-no-pact")
    table.record.note("end", seat, _partner(table, "break", words, friends or [seat]))


@_command("save", argument="FILE")
def save(table: Table, seat: int, words: list[str]) -> None:
    """Writes the record, or a picture, to a file that is not there yet."""
    from parlour import draw, files

    formats = files.formats(table.record)
    path = Path(" ".join(words) or f"{table.record.game.id}.{next(iter(formats))}")
    ending = path.suffix[1:].lower()
    if ending == "svg":
        text = draw.svg_layout(table.layout, lang=table.screen.lang)
    else:
        text = files.write([table.record], ending if ending in formats else None)
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        table.screen.tell("play-exists", file=str(path))
    except (OSError, ValueError) as error:
        why = reason(error, table.screen.say)
        table.screen.tell("play-not-saved", file=str(path), why=why)
    else:
        table.screen.tell("play-saved", file=str(path))


@_command(*QUIT)
def leave(table: Table, seat: int, words: list[str]) -> None:
    """Leaves the table; the game is kept."""
    raise Left


@_command("help", "h", "?")
def help_(table: Table, seat: int, words: list[str]) -> None:
    """All of this."""
    screen = table.screen
    how = news.how_to_move(table)
    if how:
        screen.print(how)
    levels = "several" if _by_level(table) else "one"
    rows = []
    for name, command in COMMANDS.items():
        if command.shown and command.fits(table):
            argument = "" if name == "resign" and levels == "one" else command.argument
            says = screen.say(f"play-help-{name}", levels=levels)
            rows.append((f"{name} {argument}".strip(), says))
    screen.listing(rows)
