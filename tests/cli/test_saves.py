"""Games in progress: kept after every turn, whole or not at all, gone on with exactly."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from parlour.cli import sitting
from parlour.cli.saves import FORMAT, Save, folder, unfinished
from parlour.game import TextError
from parlour.games import load
from tests.cli.conftest import Parlour


def save(game: str = "ataxx", *moves: str, **options: object) -> Save:
    rules = load(game, **options)
    table = sitting.new(rules, rules.start(), ["you", *["1"] * (rules.players - 1)], 7)
    for move in moves:
        table.record.play(move)
    return table


def test_a_table_is_read_back_as_it_was() -> None:
    table = save("klopodavka", "a4", "b4", players=3, size="12x12")
    table.record.note("pact", 0, 2)
    table.record.note("resign", 1, 1)
    table.store()
    [kept], broken = unfinished()
    back = kept.load()
    assert broken == []
    assert (kept.game, kept.turns) == ("klopodavka", 1)
    assert kept.options == {"players": "3", "size": "12x12"}
    assert back.record == table.record
    assert (back.seats, back.seed, back.dice) == (["you", "1", "1"], 7, "random")


def test_the_latest_comes_first() -> None:
    for number, name in enumerate(("ataxx", "war", "slime-trail")):
        table = save(name)
        table.store()
        os.utime(table.path, (number, number))
    assert [kept.game for kept in unfinished()[0]] == ["slime-trail", "war", "ataxx"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "3",
        '{"format": 0}',
        json.dumps({"format": FORMAT, "game": "ataxx", "options": [], "turns": 1}),
        "\udcff",
    ],
)
def test_a_broken_file_is_named_and_left_alone(parlour: Parlour, text: str) -> None:
    folder().mkdir(parents=True)
    file = folder() / "x.json"
    file.write_text(text, "utf-8", "surrogateescape")
    ran = parlour("play", input=b"q\n")
    assert (ran.status, ran.err) == (0, "")
    assert "A kept game cannot be read and is left alone:" in ran.out
    assert file.exists()


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("game", "chess"),
        ("options", {"size": "1x1"}),
        ("start", "nonsense"),
        ("seats", ["you"]),
        ("seats", ["you", "9"]),
        ("seats", 3),
        ("entries", [{"move": "g9"}]),
        ("entries", [{"move": 3}]),
        ("entries", [3]),
        ("entries", [{"event": "x", "seat": 0, "values": []}]),
        ("entries", [{"event": "pact", "seat": 0, "values": [[]]}]),
        ("seed", None),
        ("tags", []),
    ],
)
def test_a_file_that_was_tampered_with_is_refused(key: str, value: object) -> None:
    table = save("ataxx", "g2")
    table.store()
    [kept], _ = unfinished()
    data = json.loads(table.path.read_text())
    table.path.write_text(json.dumps({**data, key: value}))
    with pytest.raises(TextError, match="cannot be read as a kept game"):
        kept.load()
    assert table.path.exists()


def test_a_folder_that_cannot_be_written_does_not_end_the_game(parlour: Parlour) -> None:
    folder().parent.mkdir(parents=True)
    folder().write_text("no folder")
    ran = parlour("play", "slime-trail", "--two", input=b"d5\nd6\nposition\n")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.count("cannot be kept while you play") == 1
    assert "7/3s3/3#3/3#3/7/7/7 1" in ran.lines


@pytest.mark.skipif(sys.platform == "win32", reason="signals of Unix")
def test_a_killed_game_is_gone_on_with(parlour: Parlour, tmp_path: Path) -> None:
    """kill -9 in mid-turn, and the same game as if nothing had been."""
    lines = ["a1-b2-c3", "d4", "e5"]
    arguments = ("play", "virus-war", "--set", "size=8x8", "--seed", "3")
    with subprocess.Popen(
        [sys.executable, "-m", "parlour", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**os.environ, "LC_ALL": "C.UTF-8"},
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("\n".join([*lines[:2], "board", ""]))
        process.stdin.flush()
        said = ""
        while not said.endswith("> board\n"):
            said += process.stdout.read(1)
        process.kill()

    unbroken = parlour(*arguments, input="\n".join([*lines, "f6", "record"]).encode())
    for other in unfinished()[0]:
        if other.turns > 3:
            other.path.unlink()
    resumed = parlour("play", input="\n".join(["c1", *lines[2:], "f6", "record"]).encode())
    assert "go on with Virus War size=8x8 (3 turns played" in resumed.out

    def record(out: str) -> str:
        return out[out.index("[Game ") : out.rindex("*")]

    assert record(resumed.out) == record(unbroken.out)
