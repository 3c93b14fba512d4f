"""`parlour train backgammon`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from parlour import native
from parlour.evaluate import weights
from tests.cli.conftest import Parlour

pytestmark = pytest.mark.skipif(not native.available(), reason="there is no compiled core here")
MAGIC = b"parlour-backgammon-2\n"


def test_it_trains_and_writes_weights_with_their_origin(parlour: Parlour, tmp_path: Path) -> None:
    folder = tmp_path / "training"
    few = ["--td-games", "300", "--rounds", "1", "--games", "40", "--passes", "1"]
    result = parlour("train", "backgammon", str(folder), *few)
    assert result.status == 0, result.err
    told = (folder / "net.bin").read_bytes()
    assert told.startswith(MAGIC)
    origin = json.loads(told[len(MAGIC) : told.index(b"\n", len(MAGIC))])
    assert [note["name"] for note in origin["steps"]] == ["td", "round-1", "fit-1"]
    assert all(note["finished"] for note in origin["steps"])


def test_a_damaged_state_is_named(parlour: Parlour, tmp_path: Path) -> None:
    (tmp_path / "trainer.state").write_bytes(b"nothing")
    result = parlour("train", "backgammon", str(tmp_path))
    assert result.status == 2
    assert str(tmp_path) in result.err


def test_other_numbers_for_a_training_are_refused(parlour: Parlour, tmp_path: Path) -> None:
    few = ["--rounds", "0", "--td-games"]
    assert parlour("train", "backgammon", str(tmp_path), *few, "50").status == 0
    result = parlour("train", "backgammon", str(tmp_path), *few, "60")
    assert result.status == 2 and "td" in result.err


def test_training_begins_with_weights(parlour: Parlour, tmp_path: Path) -> None:
    """Those of the package by name; what comes of it is weights to begin with again."""
    few = ["--rounds", "0", "--start"]
    one, other = tmp_path / "one", tmp_path / "other"
    result = parlour("train", "backgammon", str(one), *few, "net")
    assert result.status == 0, result.err
    assert numbers(one / "net.bin") == weights("backgammon", "net").split(b"\n", 2)[2]
    result = parlour("train", "backgammon", str(other), *few, str(one / "net.bin"))
    assert result.status == 0, result.err
    assert numbers(other / "net.bin") == numbers(one / "net.bin")
    # The same training again goes on; with other weights to begin with it is another one.
    assert parlour("train", "backgammon", str(other), *few, str(one / "net.bin")).status == 0
    result = parlour("train", "backgammon", str(other), *few, "net")
    assert result.status == 2 and "start" in result.err


@pytest.mark.parametrize("text", ["", "nothing", "parlour-backgammon-2\n{}\nshort"])
def test_what_is_no_weights_file_is_refused(parlour: Parlour, tmp_path: Path, text: str) -> None:
    file, folder = tmp_path / "file", tmp_path / "training"
    file.write_text(text)
    result = parlour("train", "backgammon", str(folder), "--start", str(file))
    assert result.status == 2 and "net.bin" in result.err
    missing = parlour("train", "backgammon", str(folder), "--start", str(tmp_path / "missing"))
    assert missing.status == 2 and "missing" in missing.err
    assert not (folder / "steps.json").exists()


def numbers(file: Path) -> bytes:
    return file.read_bytes().split(b"\n", 2)[2]
