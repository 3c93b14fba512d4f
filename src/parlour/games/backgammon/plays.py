"""Whole plays as text (B15): `13/7 8/7`, `8/5*(2)`, `24/18*/13`, read and written."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from parlour.game import IllegalMove, TextError
from parlour.games.backgammon.cube import Move
from parlour.games.backgammon.match import AnyGame, AnyPosition, checker_position
from parlour.games.backgammon.rules import (
    BAR,
    OFF,
    Dice,
    Pass,
    Points,
    Position,
    Step,
    die_spent,
    longest,
    moved,
    steps,
    without,
)

SPOT = r"bar|off|[0-9]{1,2}"
"""A point, the bar or off the board, in the mover's count."""


def read_play(game: AnyGame, position: AnyPosition, text: str) -> list[Move]:
    """The moves of a play: `13/7 8/7`, `8/5*(2)`, `24/18*/13`; empty or `pass` where there is none.

    Accepted when a legal play ends on the same board (`2/off` with 6-1); hits inside a condensed
    `24/13` need not be written where only one play is meant. Less than a play is read too, if its
    steps are legal as they stand. Raises `TextError`, `IllegalMove`.
    """
    return _read_play(checker_position(position), text)


def _read_play(play: Position, text: str) -> list[Move]:
    tokens = [_read_token(token) for token in text.lower().split() if token != "pass"]
    if play.roll is None:
        raise IllegalMove("backgammon-play-no-dice", text=text)
    view, left = play.view, play.left
    if not tokens:
        if steps(view, left):
            raise IllegalMove("backgammon-pass", dice=_dice(left))
        return [Pass()]
    hops = [Step(a, b) for way, count in tokens for _ in range(count) for a, b in pairwise(way)]
    rest = _rest(view, left, hops)
    if rest == 0:
        return list(hops)
    ends = plays(view, left)
    board = _board_after(view, tokens)
    if board in ends:
        return list(ends[board])
    if rest is not None:
        return list(hops)
    same = [end for end in ends if _own(end) == _own(board)]
    if len(same) != 1:
        raise IllegalMove("backgammon-play", text=text, dice=_dice(left))
    return list(ends[same[0]])


def _read_token(token: str) -> tuple[list[int], int]:
    """The points a checker touches and how many checkers do."""
    parts = re.fullmatch(rf"((?:{SPOT})(?:/(?:{SPOT})\*?)+)(?:\(([1-4])\))?", token)
    if parts is None:
        raise TextError("backgammon-move", text=token)
    return read_way(token, parts[1].replace("*", "").split("/")), int(parts[2] or 1)


def _rest(view: Points, left: Dice, hops: Sequence[Step]) -> int | None:
    """How many dice are still to play after these steps; None if one of them is not legal."""
    for hop in hops:
        if hop not in steps(view, left):
            return None
        left, view = without(left, die_spent(view, left, hop)), moved(view, hop)
    return longest(view, left)


def _board_after(view: Points, tokens: Sequence[tuple[list[int], int]]) -> Points:
    """The board a written play ends on, whether it is legal or not."""
    own, enemy = list(_own(view)), [max(0, -n) for n in view]
    for way, count in tokens:
        own[way[0]] -= count
        if way[-1] != OFF:
            own[way[-1]] += count
        for point in way[1:]:
            if point != OFF and enemy[point] == 1:
                enemy[point] -= 1
                enemy[OFF] += 1
    return tuple(a - b for a, b in zip(own, enemy, strict=True))


def _own(view: Points) -> Points:
    return tuple(max(0, n) for n in view)


def _dice(left: Dice) -> str:
    return "-".join(map(str, left))


def write_play(position: AnyPosition, moves: Sequence[Move]) -> str:
    """A play as it is written in records: `24/18*/13 8/5*(2)`, from the highest point down.

    One checker's steps are joined, leaving out points where it hit nothing, and equal ways counted,
    unless that would be read as another order of the moves; then they are written one by one.
    """
    play = checker_position(position)
    hops = [move for move in moves if isinstance(move, Step)]
    if len(hops) < len(moves):
        return " ".join(map(str, moves))
    joined = _joined(play.view, hops)
    try:
        if _read_play(play, joined) == list(moves):
            return joined
    except IllegalMove:
        pass
    view, words = play.view, []
    for hop in hops:
        words.append(f"{hop}*" if _hits(view, hop) else str(hop))
        view = moved(view, hop)
    return " ".join(words)


def _hits(view: Points, hop: Step) -> bool:
    return hop.target != OFF and view[hop.target] == -1


def _joined(view: Points, hops: Sequence[Step]) -> str:
    """The steps in the shortest writing."""
    ways: list[list[tuple[int, bool]]] = []
    for hop in hops:
        landing = hop.target, _hits(view, hop)
        view = moved(view, hop)
        way = next((way for way in ways if way[-1][0] == hop.source), None)
        if way is None:
            ways.append([(hop.source, False), landing])
            continue
        if not way[-1][1]:
            way.pop()
        way.append(landing)
    counted: dict[tuple[int, ...], list[list[bool]]] = {}
    for way in ways:
        counted.setdefault(tuple(point for point, _ in way), []).append([hit for _, hit in way])
    words = []
    for points in sorted(counted, reverse=True):
        hits = [any(column) for column in zip(*counted[points], strict=True)]
        names = [{BAR: "bar", OFF: "off"}.get(point, str(point)) for point in points]
        word = "/".join(name + "*" * hit for name, hit in zip(names, hits, strict=True))
        count = len(counted[points])
        words.append(f"{word}({count})" if count > 1 else word)
    return " ".join(words)


def read_way(text: str, spots: Sequence[str]) -> list[int]:
    """The points a checker touches, in the mover's count; each lower than the one before."""
    way = [{"bar": BAR, "off": OFF}.get(spot, -1) for spot in spots]
    way = [int(spot) if point < 0 else point for spot, point in zip(spots, way, strict=True)]
    if way[0] > BAR or any(low >= high for high, low in pairwise(way)):
        raise TextError("backgammon-way", text=text)
    return way


def plays(view: Points, left: Dice) -> dict[Points, tuple[Step, ...]]:
    """The boards at the end of the whole plays of these dice, each with a play that leads there."""
    ends: dict[Points, tuple[Step, ...]] = {}
    layer: dict[tuple[Points, Dice], tuple[Step, ...]] = {(view, left): ()}
    while layer:
        following: dict[tuple[Points, Dice], tuple[Step, ...]] = {}
        for (before, dice), play in layer.items():
            onward = steps(before, dice) if dice and max(before) > 0 else ()
            if not onward:
                ends.setdefault(before, play)
            for step in onward:
                rest = without(dice, die_spent(before, dice, step))
                following.setdefault((moved(before, step), rest), (*play, step))
        layer = following
    return ends
