"""What helps at the board: quick moves, moves that make themselves, counts, arrows, IDs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace

from parlour.game import TextError
from parlour.games.backgammon.cube import Call, CubePosition, Move
from parlour.games.backgammon.formats import gnu_id
from parlour.games.backgammon.layout import gestures, layout
from parlour.games.backgammon.match import (
    AnyGame,
    AnyPosition,
    Match,
    MatchPosition,
    checker_position,
)
from parlour.games.backgammon.plays import plays
from parlour.games.backgammon.rules import (
    OFF,
    Dice,
    Points,
    Step,
    die_spent,
    flip,
    moved,
    steps,
    without,
)
from parlour.games.layout import Arrow, Layout, Message

NOTED = {"backgammon-note-pips"}
"""The notes that `tallies` says too."""
FEW = 4
"""With more first steps than this no play is the only one."""


def quick(moves: Sequence[Move]) -> dict[Move, int]:
    """The moves that a touch of a checker makes: 1 with its larger die, 2 with the smaller."""
    landings = sorted((move for move in moves if isinstance(move, Step)), key=lambda s: s.target)
    ranks: dict[Move, int] = {}
    counts: dict[int, int] = {}
    for step in landings:
        counts[step.source] = ranks[step] = counts.get(step.source, 0) + 1
    return ranks


def by_itself(game: AnyGame, position: AnyPosition) -> tuple[str, Move] | None:
    """The move of the one to decide that needs no thought, and why.

    `forced`: every play of the dice ends on the same board, or there is nothing else to do;
    `roll`: a double would gain nothing (B11); `off`: without contact, and each of the dice left
    can take a checker off (B8).
    """
    if game.actor(position) < 0:  # type: ignore[arg-type]  # the game's own position
        return None
    moves: Sequence[Move] = game.legal_moves(position)  # type: ignore[arg-type]
    if len(moves) == 1:
        return "forced", moves[0]
    play = checker_position(position)
    if play.roll is None:
        if isinstance(game, Match) and isinstance(position, MatchPosition):
            rolls = Call("roll") in moves and game.is_useless_double(position)
            return ("roll", Call("roll")) if rolls else None
        return None
    if _is_race(play.view) and (taken := _all_off(play.view, play.left)):
        return "off", taken[0]
    ends = plays(play.view, play.left) if len(moves) <= FEW else {}
    return ("forced", next(iter(ends.values()))[0]) if len(ends) == 1 else None


def tallies(game: AnyGame, position: AnyPosition) -> tuple[tuple[Message, ...], ...]:
    """What is counted for each seat: pips, and the points of a match or a session."""
    play = checker_position(position)
    score = getattr(position, "score", (0, 0))
    length = position.length if isinstance(position, MatchPosition) else 0
    counted = []
    for seat, view in enumerate((play.points, flip(play.points))):
        pips = sum(point * n for point, n in enumerate(view) if n > 0)
        said: list[Message] = [("backgammon-tally-pips", {"count": pips})]
        if length or any(score):
            values: dict[str, object] = {"points": str(score[seat]), "length": length}
            said.insert(0, ("backgammon-tally-score", values))
        counted.append(tuple(said))
    return tuple(counted)


def lying(position: AnyPosition, move: Move) -> AnyPosition:
    """What lies on the table after the last move of a play until it is confirmed.

    The dice, spent; points as the mover still counts them; a game that is over, not yet cleared.
    """
    play = checker_position(position)
    view = moved(play.view, move) if isinstance(move, Step) else play.view
    points = view if play.mover == 0 else flip(view)
    play = replace(play, points=points, left=())
    if isinstance(position, MatchPosition):
        return replace(position, game=replace(position.game, play=play))
    return replace(position, play=play) if isinstance(position, CubePosition) else play


def arrows(game: AnyGame, position: AnyPosition, moves: Sequence[Move]) -> list[Arrow]:
    """The ways that the checkers of a play took, from checker to checker."""
    found = []
    before = layout(game, position)
    for move in moves:
        position = game.after(position, move)  # type: ignore[arg-type]
        after = layout(game, position)
        if isinstance(move, Step):
            found.append(_arrow(before, after, *gestures(move)))
        before = after
    return found


def identifiers(position: AnyPosition) -> Mapping[str, str]:
    """What other programs call the position (B16, B18); what has no place there is left out."""
    names = {"XGID": str(position).removesuffix(" -")}
    with suppress(TextError):
        names["GNU ID"] = gnu_id.write(position)
    return names


# The parts


def _is_race(view: Points) -> bool:
    """Whether no checker can be hit any more."""
    own = max((point for point, n in enumerate(view) if n > 0), default=0)
    return all(n >= 0 for n in view[:own])


def _all_off(view: Points, left: Dice) -> tuple[Step, ...] | None:
    """Steps that take a checker off with every die left, as long as there is one; else None."""
    if not left or max(view) <= 0:
        return ()
    for step in _bearing_off(view, left):
        rest = _all_off(moved(view, step), without(left, die_spent(view, left, step)))
        if rest is not None:
            return (step, *rest)
    return None


def _bearing_off(view: Points, left: Dice) -> Iterator[Step]:
    return (step for step in steps(view, left) if step.target == OFF)


def _arrow(before: Layout, after: Layout, source: str, target: str) -> Arrow:
    """From the top checker at `source` to where one lies at `target` then (names of before)."""
    start = [(p.x, p.y) for p in before.pieces if p.at == source][-1]
    at = next(t for t in before.targets if t.id == target)
    lying = [
        (p.x, p.y)
        for p in after.pieces
        if p.symbol == "checker"
        and at.x <= p.x <= at.x + at.width
        and at.y <= p.y <= at.y + at.height
    ]
    end = lying[-1] if lying else (at.x + at.width / 2, at.y + at.height / 2)
    return (*start, *end)
