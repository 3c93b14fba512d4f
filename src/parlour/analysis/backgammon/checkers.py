"""How a roll was played: the plays there were, what the one made lost, and how lucky it was."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from parlour.analysis.backgammon.occasions import Turn
from parlour.analysis.backgammon.worth import Worth
from parlour.analysis.judged import CHECKER, Candidate, Decision
from parlour.evaluate.backgammon.analyst import Analyst, Five, Judged, Play
from parlour.game import IllegalMove
from parlour.games.backgammon.cube import Move
from parlour.games.backgammon.match import AnyGame, AnyPosition, Match, checker_position
from parlour.games.backgammon.plays import read_play, write_play
from parlour.games.backgammon.rules import Backgammon, Points, Step, moved

KEPT = 5
"""So many plays are told, and the one made."""
SAME = 0.001
"""Where all plays are as good as that, there was nothing to decide (so counts XG)."""


@dataclass(frozen=True, slots=True)
class Ranked:
    """The plays of a roll, best first, and which of them are wanted."""

    plays: tuple[Play, ...]
    wanted: tuple[int | None, ...]
    """Where those asked for stand; None for one that is not legal."""


def ranked(
    analyst: Analyst, position: AnyPosition, plies: int, wanted: Sequence[Sequence[Move]] = ()
) -> Ranked:
    """The plays of the dice that stand; those wanted are looked into as deeply as the best."""
    view = checker_position(position).view
    plays = {end(view, play.moves): play for play in analyst.plays(position, plies)}
    ends = [end(view, moves) for moves in wanted]
    for board in ends:
        if board in plays and plays[board].plies < plies:
            plays[board] = _deeper(analyst, position, plays[board], plies)
    order = list(plays)
    deep = [board for board in order if plays[board].plies == plies]
    deep.sort(key=lambda board: -plays[board].equity)
    order = deep + [board for board in order if plays[board].plies != plies]
    places = tuple(order.index(board) if board in plays else None for board in ends)
    return Ranked(tuple(plays[board] for board in order), places)


def end(view: Points, moves: Sequence[Move]) -> Points:
    """The board after a play, as who plays counts it."""
    for move in moves:
        if isinstance(move, Step):
            view = moved(view, move)
    return view


def after(game: AnyGame, position: AnyPosition, moves: Sequence[Move]) -> AnyPosition:
    """The position after a play."""
    for move in moves:
        position = game.after(position, move)  # type: ignore[arg-type]  # the game's own
    return position


def turned(game: AnyGame, judged: Judged) -> Judged:
    """What the other side of a judged position has."""
    value = 1 - judged.value if isinstance(game, Match) else -judged.value
    return Judged(flipped(judged.probabilities), value, -judged.equity)


def flipped(five: Five) -> Five:
    """The chances of the other side."""
    win, gammon, backgammon, lost_gammon, lost_backgammon = five
    return (1 - win, lost_gammon, lost_backgammon, gammon, backgammon)


def spelt(game: AnyGame, position: AnyPosition, moves: Sequence[Move]) -> str:
    """A play as books write it, the checkers furthest back first: `13/7 8/7`."""
    steps = [move for move in moves if isinstance(move, Step)]
    if len(steps) < len(moves):
        return "pass"
    view = checker_position(position).view
    text = write_play(position, sorted(steps, reverse=True))
    try:
        if end(view, read_play(game, position, text)) == end(view, steps):
            return text
    except IllegalMove:
        pass  # they can only be played in another order
    return write_play(position, moves)


def candidates(
    game: AnyGame, position: AnyPosition, plays: Sequence[Play], shown: Sequence[int]
) -> tuple[Candidate, ...]:
    """Those of the plays that are to be told, with what they lack to the best."""
    return tuple(
        Candidate(
            spelt(game, position, plays[at].moves),
            plays[at].equity,
            min(0.0, plays[at].equity - plays[0].equity),
            plays[at].probabilities,
            plays[at].plies,
        )
        for at in shown
    )


def judged_turn(analyst: Analyst, turn: Turn, plies: int) -> Decision:
    """A roll that was played, judged; its luck is measured without looking ahead."""
    game, position = analyst.game, turn.position
    roll = checker_position(position).roll or (0, 0)
    worth = Worth(game, position, turn.seat)
    found = ranked(analyst, position, plies, [turn.moves])
    luck = lucky(analyst, turn)
    shared = {"ply": turn.number, "seat": turn.seat, "kind": CHECKER, "position": str(position)}
    dice = f"{max(roll)}{min(roll)}"
    if not found.plays:
        passed = turned(game, analyst.evaluate(after(game, position, turn.moves), plies))
        return Decision(
            **shared,  # type: ignore[arg-type]  # the four above
            roll=dice,
            played="pass",
            best="pass",
            loss=0.0,
            forced=True,
            counts=False,
            equity=passed.equity,
            luck=luck,
            mwc=passed.value if isinstance(game, Match) else None,
            mwc_loss=worth.lost(0.0),
            probabilities=passed.probabilities,
        )
    (at,) = found.wanted
    assert at is not None  # the record's moves are legal
    played, best = found.plays[at], found.plays[0]
    loss = max(0.0, best.equity - played.equity)
    forced = len(found.plays) == 1
    shown = sorted({*range(min(KEPT, len(found.plays))), at})
    told = candidates(game, position, found.plays, shown)
    equities = [play.equity for play in found.plays]
    return Decision(
        **shared,  # type: ignore[arg-type]  # the four above
        roll=dice,
        played=told[shown.index(at)].play,
        best=told[0].play,
        loss=loss,
        forced=forced,
        counts=max(equities) - min(equities) > SAME,
        equity=played.equity,
        luck=luck,
        mwc=played.value if isinstance(game, Match) else None,
        mwc_loss=worth.lost(loss),
        probabilities=played.probabilities,
        candidates=told,
    )


def lucky(analyst: Analyst, turn: Turn) -> float | None:
    """The equity of the roll's best play less the mean of all rolls, without looking ahead.

    At the opening throw the mean is over who begins as well. None where the roll was part of the
    record's start.
    """
    if turn.before is turn.position:
        return None
    best = _best(analyst, turn.position)
    before = turn.before
    if checker_position(before).opening:
        total = weight = 0.0
        for roll, chance in analyst.game.chances(before):  # type: ignore[arg-type]
            thrown = analyst.game.after(before, roll)  # type: ignore[arg-type]
            if checker_position(thrown).opening:
                continue  # a tie that doubles the cube: thrown again
            sign = 1 if checker_position(thrown).mover == turn.seat else -1
            total += chance * sign * _best(analyst, thrown)
            weight += chance
        return best - total / weight
    return best - mean(analyst, before, 1).equity


def mean(analyst: Analyst, position: AnyPosition, plies: int) -> Judged:
    """A position whose player throws now, without another word about the cube."""
    if isinstance(analyst.game, Backgammon):
        return analyst.evaluate(position, plies)
    cube = analyst.cube(position, plies)
    return Judged(cube.probabilities, cube.values[0], cube.equities[0])


def _best(analyst: Analyst, position: AnyPosition) -> float:
    """The equity of the best play of the dice that stand, without looking ahead."""
    plays = analyst.plays(position, 0)
    if plays:
        return plays[0].equity
    game = analyst.game
    (move,) = game.legal_moves(position)  # type: ignore[arg-type]
    return -analyst.evaluate(after(game, position, [move]), 0).equity


def _deeper(analyst: Analyst, position: AnyPosition, play: Play, plies: int) -> Play:
    """A play that the filters dropped, looked into as deeply as those they kept."""
    game = analyst.game
    if max(end(checker_position(position).view, play.moves)) <= 0:
        return replace(play, plies=plies)  # the game is won: nothing to look into
    found = turned(game, analyst.evaluate(after(game, position, play.moves), plies))
    return replace(
        play,
        probabilities=found.probabilities,
        value=found.value,
        equity=found.equity,
        plies=plies,
    )
