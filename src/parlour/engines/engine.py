"""Named players: give one the record of a game, get its move."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import cached_property
from random import Random, SystemRandom
from threading import Event
from time import monotonic
from typing import Any, TypeVar

from parlour import native
from parlour.engines.levels import level, strongest
from parlour.engines.loyalty import LOOKED, loyal, partners
from parlour.engines.minds import Question, mind, plain
from parlour.engines.spec import KEYS, QUICKER, Spec, read_spec, read_words
from parlour.engines.turn_time import TurnTime
from parlour.evaluate import PlainEvaluator, Resigner, evaluator_for, resigner_for
from parlour.game import Game
from parlour.native import Twin
from parlour.record import Record
from parlour.search.report import Limits, Line, Report, Stop, Tell

USUAL = 1.0
"""Seconds for a move, where a spec says nothing of limits."""
OPENING = 8
"""So many moves of a game may be chosen for variety."""
CHOICES = 4
"""The best moves among which variety chooses."""
LOOK = 0.01
"""Seconds between looks at whether a compiled search shall stop."""
WORDS_OF_PROTOCOLS = {"multipv": "lines"}
STANDARD = ("hash", "threads", "multipv")
"""What protocols set for every engine, whether its search has it or not."""


def engine(game: Game[Any, Any], what: int | str | Spec = "", seed: int | None = None) -> Engine:
    """A player of a game: a level's number, a spec, or its text.

    The text is `level=3`, `search=alphabeta evaluator=hand nodes=500`, or both together: what
    follows changes the level. Without any it is the strongest player there is; without any limit it
    takes a second a move. The same seed plays the same moves, where no limit of time comes between.
    Raises `OptionError`.
    """
    rules: Game[Any, Any] = game.plain if isinstance(game, Twin) else game
    if isinstance(what, int):
        spec = level(rules.id, what).spec
    elif isinstance(what, str):
        spec = _spec_of(rules, read_words(what))
    else:
        spec = what
    return Engine(rules, spec, SystemRandom().randrange(2**32) if seed is None else seed)


def engine_of(game: Game[Any, Any], options: Mapping[str, str]) -> Engine:
    """The player that the options of a protocol ask for: `level` (0: the strongest), `hash` …

    `hash`, `threads` and `multipv` are heard by the searches that have them. Raises `OptionError`.
    """
    rules: Game[Any, Any] = game.plain if isinstance(game, Twin) else game
    words = {key: text for key, text in options.items() if key not in STANDARD}
    if words.get("level") == "0":
        del words["level"]
    spec = _spec_of(rules, words)
    for name in STANDARD:
        key = WORDS_OF_PROTOCOLS.get(name, name)
        if name in options and spec.search in KEYS[key].searches:
            spec = read_spec({key: options[name]}, spec)
    return Engine(rules, spec, 0)


def _spec_of(game: Game[Any, Any], words: Mapping[str, str]) -> Spec:
    rest = dict(words)
    number = rest.pop("level", None)
    base: Spec | None
    if number is not None:
        base = level(game.id, number).spec
    elif "search" in rest:
        base = None
    else:
        base = strongest(game.id)
    spec = read_spec(rest, base)
    is_endless = (
        spec.limits == Limits() and spec.turn is None and spec.search not in ("random", "greedy")
    )
    return replace(spec, seconds=USUAL) if is_endless else spec


class Engine:
    """A player of one game.

    `choose` plays within the spec's own limits; `think` within limits that are given, and may be
    ended by `stop` from another thread. The same seed and the same number of entries in the record
    draw the same lots, so that an engine that is made anew goes on alike.
    """

    def __init__(self, game: Game[Any, Any], spec: Spec, seed: int) -> None:
        self.game, self.spec, self.seed = game, spec, seed
        self.mind = mind(game, spec, seed)
        self._evaluator = evaluator_for(game, Random(seed))
        self._has_instinct = (
            getattr(type(self._evaluator), "instinct", None) is not PlainEvaluator.instinct
        )
        self._stopped = Event()
        self._turn = None if spec.turn is None else TurnTime(spec.turn)

    @property
    def is_compiled(self) -> bool:
        """Whether the compiled core does the thinking."""
        return self.mind.is_compiled

    @property
    def is_slow(self) -> bool:
        """Whether a search that is made to be compiled has to do in Python."""
        return self.spec.search in QUICKER and not native.available()

    def new_game(self, seed: int) -> None:
        """Forgets earlier games; what it draws by lot comes from `seed`."""
        self.seed = seed
        self.mind.new_game(seed)
        self._turn = None if self.spec.turn is None else TurnTime(self.spec.turn)

    def choose(self, record: Record[Any, Any], stop: Stop | None = None) -> Any:
        """A legal move for whoever decides in `record`, soon after `stop` (if given) says so.

        Raises `ValueError` where the game is over.
        """
        return self.lines(record, stop)[0].move

    def lines(self, record: Record[Any, Any], stop: Stop | None = None) -> Sequence[Line[Any]]:
        """The moves thought about, the one to play first."""
        self.arm()
        limits = self.limits(record)
        if stop is None or not self.is_compiled:
            return self._thought(record, limits, None, stop).lines
        # A search in the core asks nobody: it is watched from here.
        with ThreadPoolExecutor(1) as pool:
            thinking = pool.submit(self._thought, record, limits, None, stop)
            try:
                while not thinking.done():
                    if stop():
                        self.stop()
                    _wait(thinking.result)
            finally:
                self.stop()
        return thinking.result().lines

    def limits(self, record: Record[Any, Any]) -> Limits:
        """The spec's own limits for the next move, with its share of what the turn has left."""
        own = self.spec.limits
        if self._turn is None:
            return own
        return replace(own, seconds=_least(own.seconds, self._turn.seconds(record)))

    def think(
        self, record: Record[Any, Any], limits: Limits, tell: Tell | None = None
    ) -> Report[Any]:
        """The best moves, best first, within `limits` and what the spec says of depth and nodes.

        Call `arm` first; a `stop` since then ends it soon.
        """
        own = self.spec
        both = Limits(
            _least(own.depth, limits.depth), _least(own.nodes, limits.nodes), limits.seconds
        )
        return self._thought(record, both, tell, None)

    def arm(self) -> None:
        """Forgets earlier calls of `stop`."""
        self._stopped.clear()
        self.mind.arm()

    def stop(self) -> None:
        """Ends thinking soon, from any thread."""
        self._stopped.set()
        self.mind.halt()

    def evaluation(self, record: Record[Any, Any]) -> int:
        """What a position is worth at a glance to whoever decides: the evaluator's own unit."""
        return self.mind.score(record.game, record.position)

    def resigns(self, record: Record[Any, Any]) -> int:
        """The level at which to give up, instead of moving, a game that is lost for certain.

        0: it is played on; always so where the opponent need not agree to a resignation, where no
        network knows the game, and after a refusal in the same turn (B14).
        """
        seat, resigner = record.actor, self._resigner
        if resigner is None or seat < 0 or not record.can_note("resign", seat, 1):
            return 0
        level = resigner.resignation(plain(record.game, record.position)[1])
        return level if record.can_note("resign", seat, level) else 0

    def accepts(self, record: Record[Any, Any]) -> bool:
        """Whether to accept the resignation or the draw that the opponent offers.

        A resignation is accepted if it gives at least what the position is worth, a draw if the
        position is worth no more.
        """
        standing = record.standing
        if standing is None:
            return False
        seat = 1 - standing.seat
        game, position = plain(record.game, record.position)
        if standing.kind == "resign" and self._resigner is not None:
            given_up = int(standing.values[0]) if standing.values else 1
            return self._resigner.accepts(position, standing.seat, given_up)
        worth = self._evaluator.values(game, position)[seat]
        if standing.kind == "offer":
            return worth <= 0.0
        level = int(standing.values[0]) if standing.values else 1
        after = game.resign(position, standing.seat, level)  # type: ignore[attr-defined]
        over = game.outcome(after) is not None
        given = game.payoffs(after) if over else self._evaluator.values(game, after)
        return given[seat] >= worth

    @cached_property
    def _resigner(self) -> Resigner | None:
        return resigner_for(self.game) if self.is_compiled else None

    def _thought(
        self, record: Record[Any, Any], limits: Limits, tell: Tell | None, stop: Stop | None
    ) -> Report[Any]:
        game, position = record.game, record.position
        moves, seat = record.legal_moves, record.actor
        if not moves:
            raise ValueError("the game is over")
        instinct = self._instinct(game, position)
        if instinct is None and len(moves) == 1:
            instinct = moves[0]
        if instinct is not None:
            rules, seen = plain(game, position)
            value = self._evaluator.values(rules, seen)[seat]
            return Report((Line(instinct, value, (instinct,)),), 1, 1, 1)

        def is_over() -> bool:
            return self._stopped.is_set() or (stop is not None and stop())

        lively = self.spec.variety > 0 and len(record.moves) < OPENING
        lines = max(self.spec.lines, CHOICES) if lively else self.spec.lines
        friends = partners(record)
        if friends:
            lines = max(lines, LOOKED)
        lot = f"{self.seed} {len(record.entries)}"
        begun = monotonic()
        report = self.mind.run(Question(game, position, limits, lines, tell, is_over, lot))
        if self._turn is not None:
            self._turn.spent(monotonic() - begun)
        if lively:
            report = self._varied(report, lot)
        return loyal(report, record, friends) if friends else report

    def _instinct(self, game: Any, position: Any) -> Any | None:
        if not self._has_instinct:
            return None
        rules, seen = plain(game, position)
        return self._evaluator.instinct(rules, seen)

    def _varied(self, report: Report[Any], lot: str) -> Report[Any]:
        """One of the moves nearly as good as the best first; the same one for the same seed."""
        best = report.best
        if best.proven:
            return report
        near = [
            line
            for line in report.lines[:CHOICES]
            if best.value - line.value <= self.spec.variety and not line.proven
        ]
        first = Random(lot).choice(near)
        lines = sorted(report.lines, key=lambda line: line is not first)
        return replace(report, lines=tuple(lines))


def _wait(result: Callable[..., object]) -> None:
    try:
        result(LOOK)
    except TimeoutError:
        return


N = TypeVar("N", int, float)


def _least(one: N | None, other: N | None) -> N | None:
    known = [number for number in (one, other) if number is not None]
    return min(known) if known else None
