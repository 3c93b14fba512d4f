"""The levels of play, as data: a level is weaker because it sees less.

No level misses a win in two steps of its turn or steps into a loss in one that can be avoided; weak
ones judge with an error that stays the same all game long, look at few moves, and have places on
the board that escape them. What each is worth is measured in `docs/levels.md`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from parlour.engines.spec import QUICKER, Spec, read_spec, read_words
from parlour.game import OptionError


@dataclass(frozen=True, slots=True)
class Level:
    """A rung of the ladder: messages `level-<name>` and `level-<name>-about`, and what plays."""

    name: str
    words: str

    @property
    def spec(self) -> Spec:
        """What plays."""
        return read_spec(read_words(self.words))

    @property
    def is_compiled(self) -> bool:
        """Whether it thinks with the compiled core, where that is there."""
        return self.spec.search in QUICKER


def _ladder(*rungs: tuple[str, str]) -> tuple[Level, ...]:
    return tuple(Level(*rung) for rung in rungs)


DEFAULT = _ladder(
    ("beginner", "search=uct nodes=0 blur=0.25 seconds=2"),
    ("club", "search=uct nodes=10 width=8 seconds=2"),
    ("strong", "search=uct nodes=80 width=8 seconds=2"),
)
"""For a game that has no line below."""

LEVELS: dict[str, tuple[Level, ...]] = {
    "ataxx": _ladder(
        ("beginner", "search=uct nodes=0 breadth=10 blur=0.35 overlooks=0.3 seconds=1"),
        ("learner", "search=uct nodes=0 breadth=24 blur=0.12 overlooks=0.15 seconds=1"),
        ("casual", "search=uct nodes=6 width=6 blur=0.06 overlooks=0.1 seconds=1 variety=0.05"),
        ("club", "search=uct nodes=24 width=10 blur=0.02 seconds=1 variety=0.04"),
        ("strong", "search=alphabeta nodes=600 seconds=1 variety=0.03"),
        ("expert", "search=alphabeta nodes=10000 seconds=1 variety=0.02"),
        ("master", "search=alphabeta seconds=0.8 hash=64 variety=0.01"),
    ),
    "klopodavka": _ladder(
        ("beginner", "search=uct nodes=0 breadth=24 blur=0.05 seconds=2"),
        ("learner", "search=uct nodes=4 breadth=32 width=6 blur=0.02 seconds=2"),
        ("casual", "search=mcts nodes=30 turn=0.2 variety=0.03"),
        ("club", "search=mcts nodes=150 turn=0.2 variety=0.02"),
        ("strong", "search=mcts nodes=700 turn=0.3 variety=0.02"),
        ("expert", "search=mcts nodes=3500 turn=0.5 variety=0.01"),
        ("master", "search=mcts turn=0.95 variety=0.01"),
    ),
    "war": _ladder(
        ("beginner", "search=uct nodes=0 breadth=24 blur=0.07 seconds=2"),
        ("learner", "search=uct nodes=4 breadth=32 width=6 blur=0.01 seconds=2"),
        ("casual", "search=mcts nodes=30 turn=0.2 variety=0.03"),
        ("club", "search=mcts nodes=150 turn=0.2 variety=0.02"),
        ("strong", "search=mcts nodes=600 turn=0.3 variety=0.02"),
        ("expert", "search=mcts nodes=2500 turn=0.5 variety=0.01"),
        ("master", "search=mcts turn=0.95 variety=0.01"),
    ),
    "backgammon": _ladder(
        ("beginner", "search=plies depth=1 blur=0.6 seconds=1"),
        ("learner", "search=plies depth=1 blur=0.4 seconds=1"),
        ("casual", "search=plies depth=1 blur=0.27 seconds=1"),
        ("club", "search=plies depth=1 blur=0.17 seconds=1"),
        ("strong", "search=plies depth=1 blur=0.1 seconds=1"),
        ("expert", "search=plies depth=1 blur=0.04 seconds=1"),
        ("master", "search=plies depth=3 seconds=2"),
    ),
    "slime-trail": _ladder(
        ("beginner", "search=uct nodes=0 blur=0.6 overlooks=0.35 seconds=1"),
        ("learner", "search=uct nodes=0 blur=0.12 seconds=1"),
        ("casual", "search=uct nodes=20 width=8 blur=0.05 seconds=1 variety=0.1"),
        ("club", "search=proof nodes=60 seconds=1 variety=0.1"),
        ("strong", "search=proof nodes=500 seconds=1 variety=0.1"),
        ("expert", "search=proof nodes=5000 seconds=1 variety=0.05"),
        ("master", "search=proof seconds=0.9 variety=0.01"),
    ),
    "virus-war": _ladder(
        ("beginner", "search=uct nodes=0 seconds=1"),
        ("learner", "search=uct nodes=2 width=8 seconds=1"),
        ("casual", "search=uct nodes=8 width=8 seconds=2 variety=0.02"),
        ("club", "search=alphabeta nodes=300 turn=0.2 variety=0.02"),
        ("strong", "search=alphabeta nodes=2000 turn=0.2 variety=0.01"),
        ("expert", "search=alphabeta nodes=12000 turn=0.3 variety=0.01"),
        ("master", "search=alphabeta turn=0.95 hash=64 variety=0.01"),
    ),
}
"""By game id, from the weakest to the strongest."""


def levels(game: str) -> tuple[Level, ...]:
    """The levels of a game, the first one number 1."""
    return LEVELS.get(game, DEFAULT)


def level(game: str, number: int | str) -> Level:
    """The level of that number; raises `OptionError`."""
    ladder = levels(game)
    known = {str(i): rung for i, rung in enumerate(ladder, 1)}
    if str(number) not in known:
        raise OptionError("option-number", key="level", text=str(number), low=1, high=len(ladder))
    return known[str(number)]


def strongest(game: str) -> Spec:
    """What plays at the highest level, always the move it thinks best."""
    return replace(levels(game)[-1].spec, variety=0.0)
