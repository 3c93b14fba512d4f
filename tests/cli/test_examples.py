"""Every example of every help page is a line that can be given."""

from __future__ import annotations

import shlex
import shutil
from pathlib import Path

import click
import pytest

from parlour import files
from parlour.cli import COMMANDS, cli
from parlour.games import load
from parlour.record import Record
from tests.cli.conftest import Parlour

MATCH = Path(__file__).parents[1] / "data" / "backgammon" / "repeated.mat"
READ_ONLY = ("serve", "engine", "train", "arena", "bench", "bearoff")
"""What goes on until it is stopped, speaks to a program or takes minutes: read, and not run."""
TOO_LONG = ("match.mat --", "--port", "--rollout", "--suite", "solve slime-trail")
"""What makes a line of the other commands long, or asks for a file from elsewhere."""


def examples() -> list[str]:
    """The lines below `Examples:` on the help pages."""
    found = []
    for name in COMMANDS:
        command = cli.get_command(click.Context(cli), name)
        assert command is not None
        _, _, below = (command.help or "").partition("Examples:")
        found += [line.strip() for line in below.splitlines() if line.strip()]
    return found


def words_of(line: str) -> list[str]:
    """The words after `parlour`, without what the shell itself reads."""
    words = shlex.split(line)
    ends = [words.index(sign) for sign in "<>" if sign in words]
    return words[1 : min(ends, default=len(words))]


def is_run(line: str) -> bool:
    """Whether a line is quick and needs nothing but the files of `folder`."""
    return words_of(line)[0] not in READ_ONLY and not any(part in line for part in TOO_LONG)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which a line is given, with the files that the examples name."""
    game = load("slime-trail", size="3x3", start="b2")
    record = Record(game, game.start())
    for text in ("b1", "c1"):
        record.play(next(move for move in record.legal_moves if str(move) == text))
    (tmp_path / "game.pgn").write_text(files.write([record]), "utf-8")
    (tmp_path / "positions.txt").write_text(f"{load('ataxx').start()}\n", "utf-8")
    for name in ("match.mat", "match.txt"):
        shutil.copy(MATCH, tmp_path / name)
    for name in ("ordinary.jsonl", "ataxx.net", "match.jsonl"):
        (tmp_path / name).touch()
    for name in ("games/0", "games/1"):
        (tmp_path / name).mkdir(parents=True)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("line", [line for line in examples() if is_run(line)])
def test_an_example_does_what_it_says(parlour: Parlour, folder: Path, line: str) -> None:
    given = folder / "positions.txt" if "<" in line else None
    if "convert match.txt match.mat" in line:
        (folder / "match.mat").unlink()
    ran = parlour(*words_of(line), input=given.read_bytes() if given else b"")
    assert ran.status == 0, ran.err


@pytest.mark.parametrize("line", [line for line in examples() if not is_run(line)])
def test_an_example_that_takes_long_can_be_read(folder: Path, line: str) -> None:
    name, *words = words_of(line)
    command = cli.get_command(click.Context(cli), name)
    while isinstance(command, click.Group):
        name, *words = words
        command = command.get_command(click.Context(command), name)
    assert command is not None, line
    command.make_context(name, words)
