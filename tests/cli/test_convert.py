"""`parlour convert`, and reading and writing files."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour import OptionError, TextError, files, load
from parlour.record import Record
from tests.cli.conftest import Parlour

GAME = '[Game "slime-trail"]\n[Result "*"]\n\n1. e5 f6 *\n'


def test_from_standard_input_to_standard_output(parlour: Parlour) -> None:
    loose = '[Game "slime_trail"][Result "*"]\r\n\r\ne5\r\nF6'
    assert parlour("convert", "-", "-", "--to", "pgn", input=loose.encode()) == (0, GAME, "")
    said = "-: written as pgn; --to or an ending chooses the format\n"
    assert parlour("convert", "-", "-", input=loose.encode()) == (0, GAME, said)


def test_the_ending_names_the_format(parlour: Parlour, tmp_path: Path) -> None:
    target = tmp_path / "out.pgn"
    assert parlour("convert", "-", str(target), input=GAME.encode()) == (0, "", "")
    assert target.read_text("utf-8") == GAME


def test_a_format_the_game_does_not_have(parlour: Parlour, tmp_path: Path) -> None:
    target = tmp_path / "out.mat"
    ran = parlour("convert", "-", str(target), input=GAME.encode())
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == "‘.mat’ is not a format that slime-trail can be written in; it has pgn\n"
    assert not target.exists()


def test_nothing_is_written_if_something_cannot_be_read(parlour: Parlour, tmp_path: Path) -> None:
    target = tmp_path / "out.pgn"
    target.write_text("before")
    ran = parlour("convert", "-", str(target), input=(GAME + GAME.replace("f6", "a1")).encode())
    assert ran.status == 1
    assert target.read_text() == "before"


def test_what_the_target_cannot_hold_is_said(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "losses", lambda record, format: [("cli-options", {})])
    ran = parlour("convert", "-", "-", input=GAME.encode())
    assert (ran.status, ran.out) == (0, GAME)
    assert ran.err.startswith("-, game 1: options:\n")


def test_read_takes_a_path_or_a_text(tmp_path: Path) -> None:
    file = tmp_path / "game.pgn"
    file.write_bytes(GAME.encode("utf-16"))
    assert files.read(file) == files.read(str(file)) == files.read(GAME)
    file.write_bytes(b'[Game "slime-trail"]\n[Player1 "Andr\xe9"]\n*')
    assert files.read(file)[0].tags == {"Player1": "André"}
    file.write_bytes(b"\0\1\2")
    with pytest.raises(TextError, match="not a text file"):
        files.read(file)
    with pytest.raises(FileNotFoundError):
        files.read(tmp_path / "none")


def test_only_records_of_one_game_are_written_together() -> None:
    records = [Record(load("slime-trail")), Record(load("ataxx"))]
    with pytest.raises(OptionError, match="ataxx slime-trail"):
        files.write(records)
    with pytest.raises(OptionError):
        files.write([])
