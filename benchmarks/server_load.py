"""How soon a move reaches the opponent: `python -m benchmarks.server_load [--games 200]`.

A service of its own on loopback (SQLite in a temporary folder, or `--database URL`), two
connections a game, a move every `--pace` seconds in each, on average. Measured from sending
`confirm` to receiving `played` at the opponent's socket, in the milliseconds of p50, p99 and the
worst. It ends by itself after `--seconds`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import socket
import subprocess
import sys
import tempfile
from contextlib import AsyncExitStack
from itertools import count
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

SERVE = """
import sys, uvicorn
from parlour.server import logs
from parlour.server.app import create_app
from parlour.server.settings import Settings
logs.set_up("warning")
settings = Settings(database=sys.argv[2], openings="100000/minute")
uvicorn.run(create_app(settings), host="127.0.0.1", port=int(sys.argv[1]), log_level="warning",
            ws="websockets-sansio", ws_ping_interval=None)
"""
TARGET = 100.0
"""Milliseconds that a move may take to the opponent."""


class Table:
    """One game: two connections that take turns."""

    def __init__(self, sockets: list[ClientConnection], random: Random) -> None:
        self.sockets, self.random = sockets, random
        self.view: dict[str, Any] = {}
        self.version = 0

    async def start(self, tokens: list[str]) -> None:
        for number, (ws, token) in enumerate(zip(self.sockets, tokens, strict=True)):
            await ws.send(json.dumps({"type": "hello", "tokens": [token]}))
            state = await self.next(number, "state")
            if state["view"]["moves"]:
                self.view = state["view"]

    async def next(self, seat: int, kind: str) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(await self.sockets[seat].recv())
            if message["type"] == "refused":
                raise AssertionError(message)
            if message["type"] == kind:
                return message

    async def turn(self, id: str) -> tuple[float, float] | None:
        """Plays one turn: seconds until the mover knows it is kept, until the opponent sees it."""
        seat = self.view["actor"]
        if seat < 0:
            return None
        move = self.random.choice(self.view["moves"])["text"]
        turn = {"id": id, "seat": seat, "version": self.version, "moves": [move]}
        begun = perf_counter()
        await self.sockets[seat].send(json.dumps({"type": "confirm", **turn}))
        seen = asyncio.create_task(self._timed(1 - seat, "played"))
        kept = asyncio.create_task(self._timed(seat, "done"))
        (seen_at, played), (kept_at, _) = await seen, await kept
        self.view, self.version = played["view"], played["version"]
        return kept_at - begun, seen_at - begun

    async def _timed(self, seat: int, kind: str) -> tuple[float, dict[str, Any]]:
        message = await self.next(seat, kind)
        return perf_counter(), message


async def measure(port: int, options: argparse.Namespace) -> None:
    """Opens the games, plays, prints."""
    ids, random = count(), Random(1)
    kept: list[float] = []
    seen: list[float] = []
    async with AsyncExitStack() as stack:
        http = await stack.enter_async_context(
            httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=60)
        )
        for _ in range(100):
            try:
                await http.get("/healthz")
                break
            except httpx.TransportError:
                await asyncio.sleep(0.2)
        until = 0.0

        async def play(table: Table) -> None:
            while perf_counter() < until:
                await asyncio.sleep(random.uniform(0, 2 * options.pace))
                if table.view["actor"] < 0:
                    table = await opened()
                took = await table.turn(str(next(ids)))
                if took is not None:
                    kept.append(took[0])
                    seen.append(took[1])

        async def opened() -> Table:
            seats = [{"who": "you"}, {"who": "friend"}]
            answer = await http.post("/api/rooms", json={"game": options.game, "seats": seats})
            room, tokens = answer.json()["room"], list(answer.json()["tokens"].values())
            address = f"ws://127.0.0.1:{port}/api/rooms/{room}/live"
            sockets = [
                await stack.enter_async_context(connect(address, proxy=None, max_size=None))
                for _ in tokens
            ]
            table = Table(sockets, Random(room))
            await table.start(tokens)
            return table

        tables = [await opened() for _ in range(options.games)]
        until = perf_counter() + options.seconds
        await asyncio.gather(*map(play, tables))
    rate = len(seen) / options.seconds
    print(f"{options.games} games of {options.game}, {rate:.0f} moves a second, ms:")
    for name, times in (("acknowledged", kept), ("at the opponent", seen)):
        ms = sorted(1000 * seconds for seconds in times)
        p50, p99 = ms[len(ms) // 2], ms[len(ms) * 99 // 100]
        print(f"  {name:16} p50 {p50:6.1f}  p99 {p99:6.1f}  worst {ms[-1]:6.1f}")
    p99 = sorted(seen)[len(seen) * 99 // 100] * 1000
    print(f"  p99 is {'within' if p99 <= TARGET else 'beyond'} {TARGET:.0f} ms")


def main() -> None:
    """Starts the service, measures, ends it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--pace", type=float, default=4, help="seconds between a game's moves")
    parser.add_argument("--game", default="ataxx", help="a game whose turns are one move")
    parser.add_argument("--database")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        database = options.database or f"sqlite:///{Path(folder) / 'games.sqlite'}"
        process = subprocess.Popen([sys.executable, "-c", SERVE, str(port), database])
        try:
            asyncio.run(measure(port, options))
        finally:
            process.terminate()
            process.wait(20)


if __name__ == "__main__":
    main()
