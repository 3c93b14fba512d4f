"""Sitting down: who plays where, with which dice; one game after another."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from parlour.cli import sides
from parlour.cli.dice import RANDOM, Dice
from parlour.cli.errors import reason
from parlour.cli.menu import choose
from parlour.cli.saves import FRIEND, YOU, Save
from parlour.cli.screen import Left, Screen
from parlour.cli.table import Table
from parlour.engines.levels import level
from parlour.game import CHANCE, Game, OptionError, ParlourError
from parlour.record import Record


def menu(screen: Screen, seed: int) -> None:
    """The menu, and the games chosen from it, until the player leaves."""
    while True:
        try:
            choice = choose(screen)
            if isinstance(choice, Save):
                sit(choice, screen)
            elif choice is not None:
                game, position = choice.open()
                two = not choice.level
                chosen = seats(game, choice.level or 1, choice.side, seed, two=two)
                sit(new(game, position, chosen, seed), screen)
                seed += 1
        except Left:
            return
        except ParlourError as error:
            screen.refuse(error)
        except OSError as error:
            screen.tell("cli-file", text=str(error.filename), reason=reason(error, screen.say))


def sit(save: Save, screen: Screen, *, tutor: bool = False) -> None:
    """Plays a table, and others after it as long as the player wants another one.

    `tutor`: people are asked again before a blunder.
    """
    wanted = True
    while wanted:
        thrown = sum(1 for entry in save.record.entries if entry.seat == CHANCE)
        table = Table(save, screen, Dice(save.dice, save.seed, thrown), tutor=tutor)
        try:
            wanted = table.run()
        except Left:
            if save.path.exists():
                screen.tell("play-kept")
            return
        if wanted:  # the next player begins, with other dice
            rotated = [save.seats[-1], *save.seats[:-1]]
            game = save.record.game
            save = new(game, save.record.start, rotated, save.seed + 1, save.dice)


def new(
    game: Game[Any, Any], position: Any, seats: Sequence[str], seed: int, dice: str = RANDOM
) -> Save:
    """A new table; its record says where its dice come from (B17). Raises `ParlourError`."""
    tags = {}
    if game.actor(game.start()) == CHANCE:
        tags["Dice"] = Dice(dice, seed).origin()
    elif dice != RANDOM:
        raise OptionError("play-no-dice", game=(game.id, {}))
    return Save(Record(game, position, tags), seats, seed, dice)


def seats(
    game: Game[Any, Any], number: int, side: str, seed: int, *, two: bool, lang: str = "en"
) -> list[str]:
    """Who sits where: friends (`two`), or one person and computers.

    `side` is a name, a number or a sign, or `random`; errors name the sides in `lang`. Raises
    `OptionError`.
    """
    players = game.players
    level(game.id, number)
    if two:
        return [YOU, *[FRIEND] * (players - 1)]
    if side == "random":
        side = str(Random(f"{seed} side").randrange(players) + 1)
    own = sides.seat_of(game, side)
    if own is None:
        known = ", ".join(sides.called(game, seat, lang) for seat in range(players))
        raise OptionError("play-side", text=side, known=known, players=players)
    return [YOU if seat == own else str(number) for seat in range(players)]
