"""One position of Backgammon, judged: its plays, its cube, or its chances before the roll."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from parlour.analysis.backgammon import check_plies
from parlour.analysis.backgammon.checkers import (
    after,
    candidates,
    flipped,
    mean,
    ranked,
    turned,
)
from parlour.analysis.backgammon.cubes import Options, options, staged
from parlour.analysis.backgammon.worth import Worth
from parlour.analysis.judged import Candidate, Chances, CubeEquities, rounded
from parlour.evaluate.backgammon.analyst import Analyst, Judged, Rollout
from parlour.evaluate.backgammon.match_equities import USUAL
from parlour.game import NOBODY
from parlour.games.backgammon.cube import DOUBLE, DOUBLED, PLAY, TAKE, Move
from parlour.games.backgammon.match import AnyGame, AnyPosition, Match, checker_position
from parlour.games.backgammon.plays import read_play
from parlour.games.backgammon.rules import Backgammon

MOST = 10
"""So many plays are told."""
ROLLED_OUT = 3
"""So many plays are rolled out at most, and none that is further than that behind: a rollout seldom
turns more round."""
BEHIND = 0.1


@dataclass(frozen=True, slots=True)
class RolledOut:
    """What rolling out one of the options gave, for who decides."""

    name: str
    """The play, `no double`, `double take`, or `take` (dropping needs no games)."""
    games: int
    equity: float
    error: float
    """Its standard error."""
    probabilities: Chances


@dataclass(frozen=True, slots=True)
class JudgedPosition:
    """A position; numbers are for the seat that decides or is about to roll."""

    game: str
    position: str
    seat: int
    """−1 where the game is over, or nobody knows who begins."""
    kind: str
    """`checker`, `cube`, `take`, `roll` (nothing to decide before it) or `over`."""
    equity: float
    mwc: float | None
    best: str
    probabilities: Chances = ()
    candidates: tuple[Candidate, ...] = ()
    cube: CubeEquities | None = None
    words: dict[str, float] = field(default_factory=dict)
    """The words that can be said about the cube, with their equities."""
    window: tuple[float, ...] = ()
    """Take, doubling, cash and too-good point of who may double, as chances to win."""
    rollouts: tuple[RolledOut, ...] = ()
    plies: int = 0
    met: str = USUAL

    def plain(self) -> dict[str, Any]:
        """As JSON has it."""
        made = asdict(self)
        made["engine"] = {"plies": made.pop("plies"), "met": made.pop("met")}
        plain: dict[str, Any] = rounded(made)
        return plain


def judged_position(
    game: AnyGame, position: AnyPosition, plies: int, wanted: Sequence[Sequence[Move]] = ()
) -> JudgedPosition:
    """Judges a position; plays `wanted` are among those told. Raises `OptionError`."""
    check_plies(plies)
    analyst = Analyst(game)
    play = checker_position(position)
    text = str(position)
    if game.outcome(position) is not None:  # type: ignore[arg-type]  # the game's own
        payoff = game.payoffs(position)[0]
        return JudgedPosition("backgammon", text, NOBODY, "over", payoff, None, "")
    if play.opening:
        return _opening(analyst, position, plies)
    if play.roll is not None:
        return _plays(analyst, position, plies, wanted)
    if isinstance(game, Backgammon):
        return _before(analyst, position, analyst.evaluate(position, plies), plies)
    return _cube(analyst, position, plies)


def _mwc(game: AnyGame, value: float) -> float | None:
    return value if isinstance(game, Match) else None


def _before(analyst: Analyst, position: AnyPosition, judged: Judged, plies: int) -> JudgedPosition:
    """Before a roll, nothing being left to decide."""
    return JudgedPosition(
        "backgammon",
        str(position),
        checker_position(position).mover,
        "roll",
        judged.equity,
        _mwc(analyst.game, judged.value),
        "",
        judged.probabilities,
        plies=plies,
    )


def _opening(analyst: Analyst, position: AnyPosition, plies: int) -> JudgedPosition:
    """Before the opening throw: for seat 1, the mean over who begins and how."""
    game = analyst.game
    worth = Worth(game, position, 0)
    equity, five, weight = 0.0, [0.0] * 5, 0.0
    for roll, chance in game.chances(position):  # type: ignore[arg-type]
        thrown = game.after(position, roll)  # type: ignore[arg-type]
        if checker_position(thrown).opening:
            continue  # thrown again
        best = ranked(analyst, thrown, plies).plays[0]
        first = checker_position(thrown).mover == 0
        equity += chance * (best.equity if first else -best.equity)
        shares = best.probabilities if first else flipped(best.probabilities)
        five = [sum_ + chance * share for sum_, share in zip(five, shares, strict=True)]
        weight += chance
    return JudgedPosition(
        "backgammon",
        str(position),
        0,
        "roll",
        equity / weight,
        _mwc(game, worth.value(equity / weight)),
        "",
        tuple(share / weight for share in five),
        plies=plies,
    )


def _plays(
    analyst: Analyst, position: AnyPosition, plies: int, wanted: Sequence[Sequence[Move]]
) -> JudgedPosition:
    game, seat = analyst.game, checker_position(position).mover
    found = ranked(analyst, position, plies, wanted)
    if not found.plays:
        (move,) = game.legal_moves(position)  # type: ignore[arg-type]
        passed = turned(game, analyst.evaluate(after(game, position, [move]), plies))
        told = _before(analyst, position, passed, plies)
        return replace(told, seat=seat, kind="checker", best="pass")
    best = found.plays[0]
    shown = {*range(min(MOST, len(found.plays))), *(at for at in found.wanted if at is not None)}
    told_plays = candidates(game, position, found.plays, sorted(shown))
    return JudgedPosition(
        "backgammon",
        str(position),
        seat,
        "checker",
        best.equity,
        _mwc(game, best.value),
        told_plays[0].play,
        best.probabilities,
        told_plays,
        plies=plies,
    )


def _cube(analyst: Analyst, position: AnyPosition, plies: int) -> JudgedPosition:
    game = analyst.game
    stage = staged(position).stage
    found = options(analyst, position, plies)
    if stage == PLAY and not found.values:
        return _before(analyst, position, mean(analyst, position, plies), plies)
    seat = game.actor(position)  # type: ignore[arg-type]
    if seat < 0:  # the player has chosen to roll
        return _before(analyst, position, mean(analyst, position, plies), plies)
    equity = found.values[found.best]
    window = analyst.cube(position, plies).window if stage in (PLAY, DOUBLED) else ()
    return JudgedPosition(
        "backgammon",
        str(position),
        seat,
        "cube" if stage == PLAY else "take",
        equity,
        _mwc(game, Worth(game, position, seat).value(equity)),
        _best(found),
        found.probabilities,
        cube=found.cube,
        words=dict(found.values),
        window=window,
        plies=plies,
    )


def _best(found: Options) -> str:
    return found.cube.best if found.cube and "no double" in found.values else found.best


# Rollouts


def rolled_out(
    game: AnyGame,
    judged: JudgedPosition,
    position: AnyPosition,
    games: int,
    *,
    seed: int = 1,
    threads: int = 1,
    told: Callable[[float], object] | None = None,
    roll: Callable[..., Rollout] | None = None,
) -> JudgedPosition:
    """The same with its best options rolled out: the closest plays, or both sides of a double.

    `told` hears how far it is, from 0 to 1; what it raises ends the rollout. `roll` rolls out
    elsewhere, as `on_ray.Cluster.rollout`.
    """
    analyst = Analyst(game)
    todo = _options(game, judged, position)
    found = []
    for number, (name, start, is_other) in enumerate(todo):
        failed: list[BaseException] = []

        def hear(
            so_far: Rollout, number: int = number, failed: list[BaseException] = failed
        ) -> bool:
            if told is not None:
                try:
                    told((number + so_far.games / games) / len(todo))
                except BaseException as error:
                    failed.append(error)
                    return False
            return True

        if roll is None:
            rollout = analyst.rollout(start, games, seed=seed, threads=threads, told=hear)
        else:
            rollout = roll(game, start, games, seed=seed, told=hear)
        if failed:
            raise failed[0]
        found.append(_rolled(game, judged, position, name, start, rollout, is_other=is_other))
    return replace(judged, rollouts=tuple(found))


def _options(
    game: AnyGame, judged: JudgedPosition, position: AnyPosition
) -> list[tuple[str, AnyPosition, bool]]:
    """What is rolled out: its name, the position before a roll, whether the other side rolls."""
    if judged.kind == "over" or checker_position(position).opening:
        return []
    if judged.kind == "checker":
        close = [one for one in judged.candidates[:ROLLED_OUT] if one.difference > -BEHIND]
        found = []
        for one in close:
            left = after(game, position, read_play(game, position, one.play))
            if checker_position(left).mover != judged.seat:  # else the game is over
                found.append((one.play, left, True))
        return found
    if judged.kind == "roll":
        return [("roll", position, False)]
    if judged.cube is None:
        return []
    if judged.kind == "take":
        return [("take", after(game, position, [TAKE]), True)]
    taken = after(game, after(game, position, [DOUBLE]), [TAKE])
    return [("no double", position, False), ("double take", taken, False)]


def _rolled(
    game: AnyGame,
    judged: JudgedPosition,
    position: AnyPosition,
    name: str,
    start: AnyPosition,
    rollout: Rollout,
    *,
    is_other: bool,
) -> RolledOut:
    """A rollout in the unit and the view of the decision."""
    value, five = rollout.value, rollout.probabilities
    if is_other:
        value, five = (1 - value if isinstance(game, Match) else -value), flipped(five)
    worth = Worth(game, position, judged.seat)
    scale = 1.0
    if isinstance(game, Match):
        scale = 2 / (worth.end(1) - worth.end(-1))
    else:
        scale = Worth(game, start, judged.seat).cube / worth.cube
        value *= scale
    return RolledOut(name, rollout.games, worth.equity(value), rollout.error * scale, five)
