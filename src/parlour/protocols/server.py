"""An engine as a program: reads a protocol of the UCI family on stdin, answers on stdout.

The search runs in a thread of its own, so that `stop`, `isready` and `quit` are answered at once.
Whatever cannot be done is said in one `info string` sentence, and nothing changes.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable, Mapping, Sequence
from queue import SimpleQueue
from threading import Event, Lock, Thread, current_thread
from time import perf_counter
from typing import Any

import parlour
from parlour.game import NOBODY, ParlourError, TextError
from parlour.games import Rulebook
from parlour.perft import divide, perft
from parlour.protocols.board import Board
from parlour.protocols.dialect import Dialect
from parlour.protocols.go import Go, read_go
from parlour.protocols.info import info_lines
from parlour.protocols.query import COMMANDS as QUESTIONS
from parlour.protocols.query import answer
from parlour.protocols.settings import Setting, Settings
from parlour.protocols.thinker import Maker, Thinker
from parlour.search.report import Report

Say = Callable[[str], None]
LEAST_RESERVE, MOST_RESERVE = 0.002, 0.010
"""Seconds kept of each move's time for the way back; between these they follow what was needed."""
WHILE_SEARCHING = ("stop", "isready", "quit", "ponderhit", "debug")


class Server:
    """One engine serving one host.

    `say` writes a line and flushes it; it is called from two threads. `seed` is where the thinker's
    lots come from.
    """

    def __init__(
        self,
        dialect: Dialect,
        book: Rulebook,
        make: Maker,
        settings: Sequence[Setting],
        options: Mapping[str, str],
        say: Say,
        seed: int = 0,
    ) -> None:
        self.dialect, self.book, self.make, self.seed = dialect, book, make, seed
        self.settings = Settings(book, settings, {**dialect.defaults, **options})
        self.board = Board(book.id, self.settings.game)
        self._say, self._lock = say, Lock()
        self._thinker: Thinker | None = None
        self._made: tuple[Any, ...] = ()
        self._busy = False
        self._idle = Event()
        self._idle.set()
        # One thread for all searches: one that wakes up gets a processor sooner than one that is
        # new, by many milliseconds where the machine is busy.
        self._work: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._search = Thread(target=self._searching, name="search", daemon=True)
        self._search.start()
        self._go = Go()
        self._stopped = Event()
        self._reserve = LEAST_RESERVE
        self._commands: dict[str, Callable[[list[str]], None]] = {
            dialect.name: self._greet,
            "isready": self._ready,
            "setoption": self._set,
            dialect.new_game: self._new_game,
            "position": self._position,
            "moves": self._moves,
            "go": self._start,
            "stop": self._stop,
            "query": self._query,
            "d": self._print,
            "print": self._print,
            "display": self._print,
            "eval": self._evaluate,
            "perft": lambda words: self._start(["perft", *(words or [""])]),
            "split": lambda words: self._start(["perft", *(words or [""])], split=True),
            "ponderhit": lambda words: None,
            "debug": lambda words: None,
        }

    def run(self, lines: Iterable[str]) -> None:
        """Serves until `quit` or the end of the input; then lets a search finish that will."""
        for line in lines:
            words = line.split()
            if not words:
                continue
            if words[0] == "quit":
                self._stop([])
                break
            self.obey(words)
        if not self._go.ends:
            self._stop([])
        self._work.put(None)
        self._search.join()

    def obey(self, words: list[str]) -> None:
        """Does one command; says what is wrong with it if something is."""
        command = self._commands.get(words[0])
        try:
            if command is None:
                known = " ".join(self._commands)
                raise TextError("protocol-unknown", text=words[0], known=known)
            if self.is_searching and words[0] not in (*WHILE_SEARCHING, self.dialect.name):
                if not self._go.ends:
                    raise TextError("protocol-busy", text=words[0])
                self._wait()  # commands that come all at once, from a pipe
            command(words[1:])
        except ParlourError as error:
            self._tell(error)
        except Exception as error:
            self._fault(error)

    @property
    def is_searching(self) -> bool:
        """Whether a search is running; no longer when its `bestmove` can be read."""
        return self._busy

    def write(self, *lines: str) -> None:
        """Writes lines, never mixed with those of the other thread."""
        with self._lock:
            self._say("\n".join(lines))

    def _tell(self, error: ParlourError) -> None:
        def tell() -> None:
            self.write("info string " + " ".join(str(error).split()))

        if self.is_searching and current_thread() is not self._search:
            # The first sentence takes a while to be found: a `stop` must not wait behind it.
            Thread(target=tell, daemon=True).start()
        else:
            tell()

    def _fault(self, error: Exception) -> None:
        self._tell(TextError("protocol-fault", kind=type(error).__name__, text=str(error)))

    # Commands

    def _greet(self, words: list[str]) -> None:
        self.write(
            f"id name Parlour {parlour.__version__} {self.book.id}",
            "id author the Parlour developers",
            *self.settings.lines(),
            self.dialect.ok,
        )

    def _ready(self, words: list[str]) -> None:
        if not self.is_searching:
            self._thinking_for()  # tables are laid out now, not on the first move's time
        self.write("readyok")

    def _set(self, words: list[str]) -> None:
        before = dict(self.settings.game)
        name = self.settings.put(words)
        if self.settings.game != before:
            self.board = Board(self.book.id, self.settings.game)
        if name == "clear hash":
            self._forget()

    def _new_game(self, words: list[str]) -> None:
        self._forget()

    def _forget(self) -> None:
        if self._thinker is not None:
            self._thinker.new_game(self.seed)

    def _position(self, words: list[str]) -> None:
        self.board.put(words, self.settings.game)

    def _moves(self, words: list[str]) -> None:
        self.board.play(words)

    def _query(self, words: list[str]) -> None:
        question = " ".join(words)
        said = answer(self.board.record, question)
        if said is None:
            raise TextError("protocol-query", text=question, known=", ".join(QUESTIONS))
        self.write(f"response {said}")

    def _print(self, words: list[str]) -> None:
        from parlour import draw

        record = self.board.record
        game, position = self.board.plain
        said = draw.text(game, position, style="ascii").splitlines()
        legal = " ".join(map(str, record.legal_moves))
        self.write(*said, f"position: {position}", f"moves: {legal}")

    def _evaluate(self, words: list[str]) -> None:
        record = self.board.record
        if record.actor == NOBODY:
            self._over()
            return
        self.write(f"eval cp {self._thinking_for().evaluation(record)}")

    def _stop(self, words: list[str]) -> None:
        if self.is_searching:
            self._stopped.set()
            if self._thinker is not None:
                self._thinker.stop()

    # Searching

    def _start(self, words: list[str], *, split: bool = False) -> None:
        begun = perf_counter()
        go = read_go(words, self.dialect)
        self._wait()
        self._go = go
        self._stopped.clear()
        if go.perft is not None:
            work: Callable[[], None] = lambda: self._count(go.perft or 0, split)  # noqa: E731
        else:
            work = lambda: self._think(go, begun)  # noqa: E731
        self._busy = True
        self._idle.clear()
        self._work.put(work)

    def _searching(self) -> None:
        while (work := self._work.get()) is not None:
            try:
                work()
            finally:
                self._busy = False
                self._idle.set()

    def _wait(self) -> None:
        self._idle.wait()

    def _think(self, go: Go, begun: float) -> None:
        """Searches and says the best move; whatever happens, it says one."""
        best, report = None, None
        gc.disable()
        try:
            record = self.board.record
            if record.actor < 0:
                self._over()
                return
            best = record.legal_moves[0]
            thinker = self._thinking_for()
            thinker.arm()
            if self._stopped.is_set():
                thinker.stop()
            limits = go.limits(record.actor, spent=perf_counter() - begun, reserve=self._reserve)
            started = perf_counter()
            report = thinker.think(record, limits, self._report)
            best = report.best.move
            if limits.seconds is not None:
                self._learn_reserve(perf_counter() - started - limits.seconds)
            self._report(report)
            if go.infinite:
                self._stopped.wait()  # never before it is told to
        except ParlourError as error:
            self._tell(error)
        except Exception as error:
            self._fault(error)
        finally:
            self._busy = False
            self.write(f"bestmove {self.dialect.no_move if best is None else best}")
            gc.enable()

    def _learn_reserve(self, late: float) -> None:
        """How much time to keep: a little more than what searches took too much of late."""
        wanted = max(1.2 * late + LEAST_RESERVE, 0.98 * self._reserve)
        self._reserve = min(MOST_RESERVE, max(LEAST_RESERVE, wanted))

    def _report(self, report: Report[Any]) -> None:
        self.write(*info_lines(report, int(self.settings.search.get("multipv", "1"))))

    def _over(self) -> None:
        outcome = self.board.record.outcome
        if outcome is None:  # the dice decide
            self._tell(TextError("protocol-dice"))
        else:
            self._tell(TextError("protocol-over", reason=(outcome.reason, outcome.values)))

    def _count(self, depth: int, split: bool) -> None:
        """Perft in a thread, that `stop` ends after the root move it is at."""
        begun, nodes = perf_counter(), 0
        record = self.board.record
        try:
            if split and depth:
                for move, count in divide(record.game, record.position, depth):
                    nodes += count
                    self.write(f"{move} {count}")
                    if self._stopped.is_set():
                        break
            else:
                nodes = perft(record.game, record.position, depth)
        except Exception as error:
            self._busy = False
            self._fault(error)
            return
        seconds = perf_counter() - begun
        self._busy = False
        self.write(
            f"nodes {nodes} time {round(1000 * seconds)} nps {round(nodes / max(seconds, 1e-3))}"
        )

    def _thinking_for(self) -> Thinker:
        """The thinker for what is set now, made anew where that has changed."""
        wanted = (self.board.record.game, tuple(sorted(self.settings.search.items())))
        if self._thinker is None or wanted != self._made:
            self._thinker = self.make(self.board.record.game, self.settings.search)
            self._thinker.new_game(self.seed)
            self._made = wanted
        return self._thinker
