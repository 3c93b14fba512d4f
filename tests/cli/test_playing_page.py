"""The page `docs/playing.md`: its captures are what the program says, its commands exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from parlour.cli.commands import COMMANDS
from tests.cli.conftest import Parlour

PAGE = (Path(__file__).parents[2] / "docs" / "playing.md").read_text("utf-8")
CAPTURES = re.findall(r"^```\n\$ parlour (play [^\n]*)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(("arguments", "shown"), CAPTURES)
def test_the_captures_are_true(parlour: Parlour, arguments: str, shown: str) -> None:
    typed = re.findall(r"^\S+ \d[^>\n]*> (.*)$", shown, re.MULTILINE)
    ran = parlour(*arguments.split(), input="\n".join([*typed, ""]).encode())
    assert ran.status == 0
    assert [line.rstrip() for line in ran.out.strip("\n").split("\n")] == shown.splitlines()


def test_every_command_is_on_the_page() -> None:
    assert len(CAPTURES) == 3
    missing = [
        name for name, command in COMMANDS.items() if command.shown and f"`{name}" not in PAGE
    ]
    assert missing == []
