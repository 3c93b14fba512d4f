"""A worker: plays games in a process of its own, as lines of JSON on stdin and stdout.

It is told the settings once, then numbers of games; its engines are started once. Before each wait
for an engine it says so, so that whoever watches it can tell a long thought from a hang and knows
whose fault a crash was. It ends when its stdin does.
"""

from __future__ import annotations

import json
import os
import sys
import traceback
from collections.abc import Callable, Mapping
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any

from parlour.arena.play import Fault, Table
from parlour.arena.player import Player, player
from parlour.arena.settings import Settings, from_json
from parlour.game import ParlourError

Say = Callable[[Mapping[str, Any]], None]


class Worker:
    """Plays games of one match."""

    def __init__(self, settings: Settings, say: Say) -> None:
        self.settings, self.say = settings, say
        self._players: dict[tuple[int, int], Player] = {}
        self.is_playing = False

    def play(self, number: int, entries: list[str], faults: list[Fault]) -> None:
        """Plays a game to its end, from `entries` on, and says its row."""
        self.is_playing = True
        seats = self.settings.schedule.fixture(number).seats
        players = [
            self._player(engine, seats[:seat].count(engine)) for seat, engine in enumerate(seats)
        ]
        table = Table(self.settings, number, players, self._wait, faults)
        row = table.play(entries)
        self.is_playing = False
        self.say({"row": row})

    def kill(self) -> None:
        """Ends the engines by force, from any thread."""
        for one in list(self._players.values()):
            one.kill()

    def close(self) -> None:
        """Ends the engines."""
        for one in self._players.values():
            one.close()

    def _player(self, engine: int, copy: int) -> Player:
        """The engine; who sits in two seats is there twice."""
        if (engine, copy) not in self._players:
            contestant = self.settings.contestants[engine]
            self._players[engine, copy] = player(
                self.settings.rules, contestant, self.settings.options
            )
        return self._players[engine, copy]

    def _wait(self, seat: int, seconds: float, entries: list[str]) -> None:
        self.say({"wait": seat, "seconds": seconds, "entries": entries})


def main() -> None:
    """Serves until stdin ends; in the middle of a game too."""
    out = os.fdopen(os.dup(1), "w", encoding="utf-8", buffering=1)
    os.dup2(2, 1)  # whatever prints, prints elsewhere

    def say(message: Mapping[str, Any]) -> None:
        out.write(json.dumps(message, ensure_ascii=False) + "\n")

    try:
        worker = Worker(from_json(json.loads(sys.stdin.readline() or "{}")), say)
        told: SimpleQueue[str | None] = SimpleQueue()
        Thread(target=_read, args=(worker, told), daemon=True).start()
        while (line := told.get()) is not None:
            game = json.loads(line)
            worker.play(game["play"], game["entries"], [Fault(**fault) for fault in game["faults"]])
        worker.close()
    except ParlourError as error:
        say({"error": [error.code, error.where, error.values]})
        worker.close()
    except BrokenPipeError:
        worker.kill()  # nobody listens any more
    except Exception:
        traceback.print_exc()
        os._exit(1)
    with suppress(OSError):
        out.flush()
    os._exit(0)


def _read(worker: Worker, told: SimpleQueue[str | None]) -> None:
    """Hands lines on. At their end the game under way is given up, and its engines are ended."""
    for line in sys.stdin:
        told.put(line)
    if worker.is_playing:
        worker.kill()
        os._exit(0)
    told.put(None)


if __name__ == "__main__":
    main()
