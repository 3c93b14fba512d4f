"""`parlour serve`: the address it prints, what it refuses."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
from pathlib import Path

import httpx


def serve(*options: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "parlour", "serve", *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"},
    )


def test_it_prints_its_address_and_serves_there(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'games.sqlite'}"
    process = serve("--port", "0", "--host", "0.0.0.0", "--database", database, "--lang", "en")
    assert process.stdout is not None
    line = process.stdout.readline()
    found = re.match(r"Parlour is at http://[\d.]+:(\d+)/ ", line)
    assert found, line
    transport = httpx.HTTPTransport(retries=8)
    with httpx.Client(transport=transport, trust_env=False, timeout=30) as client:
        assert client.get(f"http://127.0.0.1:{found[1]}/healthz").text == "ok"
    process.terminate()
    rest, errors = process.communicate(timeout=20)
    assert "█" in rest, "the address as a QR code"
    assert errors == ""


def test_a_port_in_use_is_said(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        process = serve("--port", port, "--database", f"sqlite:///{tmp_path / 'x.sqlite'}")
        _, errors = process.communicate(timeout=60)
    assert process.returncode == 2
    assert port in errors
    assert errors.count("\n") == 1


def test_a_database_that_cannot_be_opened_is_said() -> None:
    process = serve("--database", "sqlite:////proc/nowhere/games.sqlite", "--lang", "en")
    _, errors = process.communicate(timeout=60)
    assert process.returncode == 2
    assert "cannot be opened" in errors
    assert errors.count("\n") == 1
