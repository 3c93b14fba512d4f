"""Runs the command in this process."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from parlour.cli import cli
from parlour.cli.errors import run


class Ran(NamedTuple):
    """What a run of the command gave."""

    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        """The lines on standard output."""
        return self.out.splitlines()


Parlour = Callable[..., Ran]


@pytest.fixture(autouse=True)
def _own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are kept in a folder of the test."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture
def parlour(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Parlour:
    """`parlour("legal", "ataxx")`; English unless the test says otherwise."""
    monkeypatch.setenv("LC_ALL", "C")

    def call(*arguments: str, input: bytes = b"") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(input), "utf-8"))
        status = run(cli, arguments)
        captured = capsys.readouterr()
        return Ran(status, captured.out, captured.err)

    return call
