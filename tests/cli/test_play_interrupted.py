"""`parlour play` interrupted by Ctrl-C: at the prompt, and while a computer thinks."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time

import pytest


def _started(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "parlour", "play", *arguments, "--seed", "1"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**os.environ, "LC_ALL": "C.UTF-8"},
    )


@pytest.mark.skipif(sys.platform == "win32", reason="signals of Unix")
def test_ctrl_c_at_the_prompt_leaves_and_keeps_the_game() -> None:
    with _started("slime-trail") as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("d5\nboard\n")
        process.stdin.flush()
        said = ""
        while "> board\n" not in said or not said.endswith("× 1> "):
            said += process.stdout.read(1)
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=20)
    assert process.returncode == 0
    assert "The game is kept" in out


@pytest.mark.skipif(sys.platform == "win32", reason="signals of Unix")
def test_ctrl_c_makes_a_thinking_computer_move_at_once() -> None:
    with _started("war", "--set", "size=48x48", "--level", "7", "--side", "2") as process:
        assert process.stdout is not None
        said = ""
        while "can type.\n" not in said:
            said += process.stdout.read(1)
        time.sleep(0.3)
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=30)
    assert process.returncode == 0
    assert "× Player 1: " in out
    assert "Player 2 to move" in out
