"""What a table tells of itself: who plays, what has happened, how it ended."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import TYPE_CHECKING

from parlour.cli.saves import FRIEND, YOU
from parlour.engines.levels import level
from parlour.game import CHANCE, companion
from parlour.games.layout import Layout
from parlour.record import Event, Played
from parlour.turns import sample_turns

if TYPE_CHECKING:
    from parlour.cli.view import View

LONG = 4
"""Moves of a turn that are enough for an example."""


def welcome(table: View) -> None:
    """The game, its options, who sits where, how to move."""
    record, screen = table.record, table.screen
    options = companion(record.game, "variants").options_of(record.game)
    name = screen.say(record.game.id)
    screen.print()
    screen.print(" ".join([name, *(f"{key}={value}" for key, value in options.items())]))
    players(table)
    screen.print(f"{how_to_move(table)} {screen.say('play-welcome')}".lstrip())
    played = [turn for turn in record.turns() if turn.seat >= 0]
    if played:  # the game is gone on with
        last = played[-1]
        text = table.turn_text(record.positions[last.number], last.moves)
        screen.print(f"{table.player(last.seat)}: {text}")


def players(table: View) -> None:
    """Each player's sign, who it is, whether it is out, the pacts."""
    screen, out = table.screen, getattr(table.record.position, "out", ())
    rows = []
    for seat, who in enumerate(table.save.seats):
        alone = FRIEND not in table.save.seats
        code = "play-friend" if who == FRIEND or (who == YOU and not alone) else "play-you"
        said = _computer(table, who) if seat in table.computers else screen.say(code)
        gone = screen.say("play-out-mark") if seat in out else ""
        rows.append((table.player(seat), f"{said} {gone}".rstrip()))
    screen.listing(rows)
    _pacts(table)


def _computer(table: View, who: str) -> str:
    """A level by its number and name."""
    name = (f"level-{level(table.record.game.id, int(who)).name}", dict[str, object]())
    return table.screen.say("play-computer", level=who, name=name)


def how_to_move(table: View) -> str:
    """How a move is typed, by an example that can be played."""
    game, position = table.record.game, table.record.position
    while game.actor(position) == CHANCE:
        position = game.after(position, game.chances(position)[-1][0])
    if game.actor(position) < 0:
        return ""
    turns = sample_turns(game, position, 8, Random(1))
    texts = {table.turn_text(position, turn[:LONG]): turn for turn in turns}
    text = max(texts, key=len)
    if len(texts[text]) == 1:
        return table.screen.say("play-how", move=text)
    return table.screen.say("play-how-turn", move=table.spelt(str(texts[text][0])), turn=text)


def standing(table: View) -> None:
    """Whose move it is and what can be done, or how the game ended; the pacts."""
    record = table.record
    if record.outcome is None:
        code, values = companion(record.game, "layout").status(record.game, record.position)
    else:
        code, values = record.outcome.reason, dict(record.outcome.values)
        if record.outcome.winner is not None:
            values["name"] = table.player(record.outcome.winner)
            if "loser" in values:
                values["loser"] = table.player(1 - record.outcome.winner)
    table.screen.tell(code, **values)
    _pacts(table)


def _pacts(table: View) -> None:
    pairs = sorted(sorted(pair) for pair in table.record.pacts)
    if pairs:
        said = ", ".join("–".join(str(seat + 1) for seat in pair) for pair in pairs)
        table.screen.tell("play-pacts", pacts=said)


def since(table: View, before: int, pacts: frozenset[frozenset[int]]) -> None:
    """What the entries from number `before` on have brought: seats out, pacts, games of a match."""
    record = table.record
    for number in range(before, len(record.entries)):
        entry, positions = record.entries[number], record.positions[number : number + 2]
        gone = [getattr(position, "out", ()) for position in positions]
        for seat in gone[1][len(gone[0]) :] if record.game.players > 2 else ():
            by = table.player(entry.seat)
            code = "play-put-out" if isinstance(entry, Played) else "play-gave-up"
            table.screen.tell(code, player=table.player(seat), by=by)
        _game_of_a_match(table, number)
    _refusals(table, before)
    now = record.pacts
    for pair in sorted(now ^ pacts, key=sorted):
        first, second = map(table.player, sorted(pair))
        code = "play-pact" if pair in now else "play-pact-over"
        table.screen.tell(code, first=first, second=second)


def _refusals(table: View, before: int) -> None:
    """Pacts that were refused."""
    for entry in table.record.entries[before:]:
        if isinstance(entry, Event) and entry.kind == "decline":
            first, second = table.player(entry.seat), table.player(int(entry.values[0]))
            table.screen.tell("play-declined", first=first, second=second)


def _game_of_a_match(table: View, number: int) -> None:
    """The end of a game inside a match, which goes on at once with the next."""
    record = table.record
    before, after = record.positions[number : number + 2]
    closing = getattr(companion(record.game, "notation"), "closing_position", None)
    score = getattr(after, "score", None)
    if closing is None or score is None or score == before.score or record.outcome is not None:
        return
    position = closing(record, number)
    layouts = companion(record.game, "layout")
    table.screen.draw(layouts.layout(record.game, position), {})
    code, values = layouts.status(record.game, position)
    table.screen.tell(code, **values)
    table.screen.tell("play-next-game", score=":".join(map(str, score)))


def touched(table: View, layout: Layout) -> Iterable[str]:
    """The cells of the moves since the player's last turn, and of the turn that it has begun.

    At the end those of the last turn.
    """
    record = table.record
    if not layout.columns or layout.path:  # names of cells that stay; a trail shows it all
        return ()
    played = [entry for entry in record.entries if isinstance(entry, Played)]
    number = len(played)
    while number and played[number - 1].seat == record.actor:
        number -= 1
    last = played[number - 1].seat if number and record.actor < 0 else None
    while (
        number
        and played[number - 1].seat != record.actor
        and last in (None, played[number - 1].seat)
    ):
        number -= 1
    gestures = companion(record.game, "layout").gestures
    cells = {cell for entry in played[number:] for cell in gestures(entry.move)}
    return cells - {target.id for target in layout.targets if target.kind == "button"}


def ending(table: View) -> None:
    """The last board, how it ended and why, and what it means for the player."""
    record, screen = table.record, table.screen
    table.draw()
    outcome = record.outcome
    assert outcome is not None
    people = [seat for seat in range(record.game.players) if seat not in table.computers]
    if len(people) == 1:
        best, own = max(outcome.payoffs), outcome.payoffs[people[0]]
        alone = outcome.payoffs.count(best) == 1
        screen.tell("play-lost" if own < best else "play-won" if alone else "play-drawn")
