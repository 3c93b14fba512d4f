"""A service in a process of its own, and pages that play at it."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import ExitStack, suppress
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 30.0
# Started often, so its libraries are compiled once, whatever the caller's environment says.
ENVIRONMENT = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
Message = dict[str, Any]


class Service:
    """One running process of the service."""

    def __init__(self, database: str, **settings: Any) -> None:
        self.settings = {"database": database, **settings}
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.http = httpx.Client(
            base_url=f"http://127.0.0.1:{self.port}", trust_env=False, timeout=PATIENCE
        )
        self.start()

    def launch(self) -> subprocess.Popen[bytes]:
        command = ["-m", "tests.server.running", str(self.port), json.dumps(self.settings)]
        return subprocess.Popen([sys.executable, *command], cwd=ROOT, env=ENVIRONMENT)

    def start(self) -> None:
        self.process = self.launch()
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and self.process.poll() is None:
            with suppress(httpx.TransportError):
                if self.http.get("/healthz").status_code == 200:
                    return
            time.sleep(0.05)
        raise AssertionError("the service did not start")

    def kill(self) -> None:
        """As a power cut would: no goodbye."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def restart(self, **settings: Any) -> None:
        """Ended as a system ends it, and started again with other settings."""
        self.stop()
        self.settings.update(settings)
        self.start()

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(10)
        finally:
            self.kill()

    def close(self) -> None:
        self.stop()
        self.http.close()

    def open(self, game: str, **wish: Any) -> Message:
        """A new room: `{room, tokens, invitation}`."""
        answer = self.http.post("/api/rooms", json={"game": game, **wish})
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def two(self, game: str, **wish: Any) -> tuple[Page, Page]:
        """A room for two people, each at a page of their own."""
        opened = self.open(game, seats=[{"who": "you"}, {"who": "friend"}], **wish)
        first, second = opened["tokens"]["0"], opened["tokens"]["1"]
        return self.page(opened["room"], first), self.page(opened["room"], second)

    def page(self, room: str, *tokens: str, since: int = -1, lang: str = "en") -> Page:
        """A page that has said hello and knows the state."""
        page = Page(self.port, room)
        page.send("hello", tokens=list(tokens), since=since, lang=lang)
        page.next("state")
        return page

    def figure(self, name: str) -> float:
        """One of the figures of `/metrics`."""
        for line in self.http.get("/metrics").text.splitlines():
            if line.startswith(f"{name} "):
                return float(line.split()[1])
        raise AssertionError(name)


class Page:
    """A page: it keeps what it was told last, and all that it has not looked at."""

    def __init__(self, port: int, room: str) -> None:
        self.room = room
        address = f"ws://127.0.0.1:{port}/api/rooms/{room}/live"
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(address, proxy=None, max_size=None, max_queue=None, open_timeout=PATIENCE)
        )
        self.waiting: list[Message] = []
        self.entries: list[Message] = []
        self.state: Message = {}
        self.view: Message = {}
        self.version = -1
        self._ids = count()

    def __enter__(self) -> Page:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        self._open.close()

    def send(self, type: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"type": type, **fields}))

    def next(self, *types: str, timeout: float = PATIENCE) -> Message:
        """The next message of one of these types; the others wait."""
        until = time.monotonic() + timeout
        for number, message in enumerate(self.waiting):
            if message["type"] in types:
                return self.waiting.pop(number)
        while True:
            text = self.socket.recv(timeout=max(0.01, until - time.monotonic()))
            message = json.loads(text)
            self._learn(message)
            if message["type"] in types:
                return dict(message)
            self.waiting.append(message)

    def quiet(self, *types: str, seconds: float = 0.3) -> bool:
        """Whether no message of these types comes for a while."""
        try:
            self.next(*types, timeout=seconds)
        except TimeoutError:
            return True
        return False

    def _learn(self, message: Message) -> None:
        if message["type"] == "state":
            self.state = message
        if message["type"] in ("state", "played"):
            kept = [
                e for e in self.entries if e["ply"] < message["version"] - len(message["entries"])
            ]
            self.entries = kept + message["entries"]
            self.view, self.version = message["view"], message["version"]

    # Asking, and the answer to it

    def ask(self, type: str, *, version: int | None = None, **fields: Any) -> Message:
        """Sends a message about the version that is known; what answers it."""
        id = fields.pop("id", f"m{next(self._ids)}")
        if type != "look":
            fields["version"] = self.version if version is None else version
        self.send(type, id=id, **fields)
        while True:
            answer = self.next("view", "meant", "done", "refused")
            if answer.get("error", {}).get("code") == "message-too-often":
                time.sleep(0.5)  # this player is faster than people are
                self.send(type, id=id, **fields)
            elif answer["id"] in (id, None):
                return answer

    def draft(self, seat: int, *moves: str, **more: Any) -> Message:
        return self.ask("draft", seat=seat, moves=list(moves), **more)

    def confirm(self, seat: int, *moves: str, **more: Any) -> Message:
        return self.ask("confirm", seat=seat, moves=list(moves), **more)

    def event(self, seat: int, kind: str, *values: int | str, **more: Any) -> Message:
        return self.ask("event", seat=seat, kind=kind, values=list(values), **more)

    def play(self, seat: int, *moves: str) -> Message:
        """Confirms a turn that must be right, and waits until it is shown."""
        answer = self.confirm(seat, *moves)
        assert answer["type"] == "done", answer
        self.reach(answer["version"])
        return answer

    def happen(self, seat: int, kind: str, *values: int | str) -> Message:
        """Makes an event happen that must be possible, and waits until it is shown."""
        answer = self.event(seat, kind, *values)
        assert answer["type"] == "done", answer
        self.reach(answer["version"])
        return answer

    def reach(self, version: int) -> None:
        """Waits for a version."""
        while self.version < version:
            self.next("played", "state")
        self.waiting = [m for m in self.waiting if m["type"] not in ("played", "presence")]
