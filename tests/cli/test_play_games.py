"""Whole games at the terminal, each of the six to its end, in three languages."""

from __future__ import annotations

import pytest

from parlour.cli import sitting
from parlour.cli.dice import Dice
from parlour.cli.saves import folder
from parlour.cli.table import Table
from parlour.draw.describe import columns
from parlour.games import open_position
from tests.cli.conftest import Parlour
from tests.cli.robot import Robot, untranslated

SEED = 4
GAMES = [
    ("ataxx", {"size": "5x5"}, "1", "ko"),
    ("virus-war", {"size": "6x6"}, "2", "ru"),
    ("klopodavka", {"size": "12x12", "players": "3"}, "1", "en"),
    ("war", {"size": "12x12"}, "1", "ru"),
    ("backgammon", {"start": "hypergammon", "match": "1"}, "2", "ko"),
    ("slime-trail", {"size": "7x7", "pie": "on"}, "2", "en"),
]
OVER = {"en": "`again` plays another", "ko": "`again`은 한 판 더", "ru": "`again` — ещё партия"}
RESULT = {
    "en": ("You won", "You lost"),
    "ko": ("이겼습니다", "졌습니다"),
    "ru": ("Вы победили", "Вы проиграли"),
}


def played(id: str, options: dict[str, str], side: str) -> list[str]:
    """The lines of a whole game, as a robot types them."""
    game, position = open_position(id, None, None, options)
    save = sitting.new(game, position, sitting.seats(game, 1, side, SEED, two=False), SEED)
    robot = Robot()
    robot.table = Table(save, robot, Dice("random", SEED))
    assert not robot.table.run()
    assert save.record.outcome is not None
    return robot.lines


@pytest.mark.parametrize(("id", "options", "side", "lang"), GAMES, ids=[row[0] for row in GAMES])
def test_a_whole_game_from_the_keyboard_to_its_end(
    parlour: Parlour,
    capsys: pytest.CaptureFixture[str],
    id: str,
    options: dict[str, str],
    side: str,
    lang: str,
) -> None:
    lines = played(id, options, side)
    first = capsys.readouterr().out
    sets = [word for pair in options.items() for word in ("--set", "=".join(pair))]
    typed = "\n".join(lines).encode()
    ran = parlour(
        "play", id, *sets, "--side", side, "--seed", str(SEED), "--lang", lang, input=typed
    )
    # The same seed and the same lines: the same game, or the lines would not fit it.
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.count(OVER[lang]) == 1
    assert any(said in ran.out for said in RESULT[lang])
    assert untranslated(ran.out) == set()
    assert max(map(columns, ran.lines)) <= 80
    assert list(folder().glob("*")) == []  # a game that is over is no longer kept
    if lang == "en":
        assert [line for line in first.splitlines() if line not in ran.lines] == []
    if id == "slime-trail":
        plain = parlour(
            "play", id, *sets, "--side", side, "--seed", str(SEED), "--ascii", input=typed
        )
        assert plain.status == 0
        assert all(line.isascii() for line in plain.lines if line[:1].isdigit())


def test_the_computers_play_of_backgammon_is_written_as_in_a_record(parlour: Parlour) -> None:
    ran = parlour("play", "backgammon", "--seed", "1", input=b"moves\nquit\n")
    assert "13/7 8/5" in ran.out
    assert "Opening throw 1-6: ● Player 2 begins." in ran.out
    assert "✖ Player 1: rolls 6-3" in ran.out
