"""A small hand-made evaluator of Backgammon: race, shots, points, the bar; cube by thresholds."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from math import exp

from parlour.evaluate.evaluator import PlainEvaluator
from parlour.games.backgammon.cube import (
    ACCEPT,
    BEAVER,
    DOUBLE,
    DROP,
    RACCOON,
    ROLL,
    TAKE,
    CubePosition,
    Move,
)
from parlour.games.backgammon.match import (
    AnyGame,
    AnyPosition,
    Match,
    MatchPosition,
    checker_position,
)
from parlour.games.backgammon.plays import plays
from parlour.games.backgammon.rules import BAR, Backgammon, Dice, Points, Position, flip

SHOTS = (0, 11, 12, 14, 15, 15, 17, 6, 6, 5, 3, 2, 3)
"""How many of 36 rolls hit a blot so many points away (the index), with both dice, roughly."""
HOME_POINT, PRIME, ANCHOR, ON_BAR, STACK, BACK = 0.16, 0.06, 0.22, 0.28, 0.045, 0.035
BLOT, RACE, TEMPO = 0.55, 11.0, 4.0
DOUBLE_FROM, TOO_GOOD, TAKE_FROM, BEAVER_FROM, KEEP_FROM = 0.70, 0.90, 0.24, 0.51, 0.22


class Plain(PlainEvaluator):
    """Chances from a handful of features; in mid-turn those of the best play of the dice left."""

    best = float("inf")

    def values(self, game: AnyGame, position: AnyPosition, /) -> Sequence[float]:
        """The expected payoffs: points times the cube, or the match-winning chance as ±1."""
        play = checker_position(position)
        equity = _equity(play)
        if isinstance(position, MatchPosition) and isinstance(game, Match):
            value = _match_value(position, equity)
        elif isinstance(position, CubePosition):
            value = max(-1.0, min(1.0, equity)) * position.value
        else:
            value = equity
        return value, -value

    def instinct(self, game: AnyGame, position: AnyPosition, /) -> Move | None:
        """Cube decisions by the chance to win: double, take and so on at the usual points."""
        if isinstance(game, Backgammon):
            return None
        moves = game.legal_moves(position)  # type: ignore[arg-type]
        if not moves or not {ROLL, TAKE, ACCEPT} & set(moves):
            return None
        seat = game.actor(position)  # type: ignore[arg-type]
        equity = _equity(checker_position(position))
        chance = _chance(equity if seat == 0 else -equity)
        if TAKE in moves:
            if BEAVER in moves and chance >= BEAVER_FROM:
                return BEAVER
            return TAKE if chance >= TAKE_FROM else DROP
        if ACCEPT in moves:
            if RACCOON in moves and chance >= BEAVER_FROM:
                return RACCOON
            return ACCEPT if chance >= KEEP_FROM else DROP
        useless = isinstance(game, Match) and game.is_useless_double(position)  # type: ignore[arg-type]
        doubles = DOUBLE in moves and DOUBLE_FROM <= chance < TOO_GOOD and not useless
        return DOUBLE if doubles else ROLL


def _chance(equity: float) -> float:
    """The chance to win behind an equity without gammons."""
    return max(0.0, min(1.0, (equity + 1) / 2))


def _equity(play: Position) -> float:
    """Seat 1's cubeless equity; in mid-turn after the mover's best play of the dice left."""
    equity = _static(play.view) if play.roll is None else _best_play(play.view, play.left)
    return equity if play.mover == 0 else -equity


@lru_cache(maxsize=1 << 14)
def _best_play(view: Points, left: Dice) -> float:
    """What the mover has after its best play of these dice."""
    return max(map(_after_play, plays(view, left)))


def _after_play(view: Points) -> float:
    """What the side has that left the board like this: the other is on roll, or the game is won."""
    if max(view) <= 0:
        return float(_plain.payoffs(Position(view))[0])
    return -_static(flip(view))


@lru_cache(maxsize=1 << 16)
def _static(view: Points) -> float:
    """The equity of the side on roll, which sees its checkers as positive."""
    enemy = flip(view)
    pips, enemy_pips = _pips(view), _pips(enemy)
    score = (enemy_pips - pips + TEMPO) / (RACE * (0.35 + pips / 167))
    if _contact(view):
        score += _shape(view) - _shape(enemy)
        score += BLOT * (_risk(enemy, on_roll=True) - 0.6 * _risk(view, on_roll=False))
    chance = 1 / (1 + exp(-1.55 * score))
    win = _gammons(enemy, chance)
    lose = _gammons(view, 1 - chance)
    return chance * (1 + win) - (1 - chance) * (1 + lose)


def _pips(view: Points) -> int:
    return sum(point * count for point, count in enumerate(view) if count > 0)


def _contact(view: Points) -> bool:
    """Whether the sides still have to pass each other."""
    last = max((point for point, count in enumerate(view) if count > 0), default=0)
    return any(count < 0 for count in view[:last])


def _shape(view: Points) -> float:
    """Home points, primes, anchors, stacks, stragglers and checkers on the bar."""
    score = -ON_BAR * view[BAR]
    home = sum(view[point] >= 2 for point in range(1, 7))
    score += HOME_POINT * home + 0.08 * ((view[5] >= 2) + (view[4] >= 2))
    run = 0
    for point in range(1, 13):
        run = run + 1 if view[point] >= 2 else 0
        score += PRIME * max(0, run - 2)
    score += ANCHOR * any(view[point] >= 2 for point in (20, 21, 18, 22))
    score -= STACK * sum(max(0, view[point] - 3) for point in range(1, 25))
    return score - BACK * sum(view[point] for point in range(19, 25) if view[point] > 0)


def _risk(view: Points, *, on_roll: bool) -> float:
    """How much the side that sees its checkers so stands to lose from shots, 0…about 1.

    `on_roll`: whether the enemy shoots now.
    """
    risk = 0.0
    for point in range(1, 25):
        if view[point] != 1:
            continue
        shots = sum(
            SHOTS[point - behind] for behind in range(max(0, point - 12), point) if view[behind] < 0
        )
        risk += min(shots, 32) / 36 * (0.35 + (25 - point) / 30)
    return min(risk, 1.4) if on_roll else min(risk, 1.0)


def _gammons(loser: Points, lost: float) -> float:
    """The share of losses that are gammons, for the side that sees its checkers so."""
    if sum(count for count in loser if count > 0) < 15:
        return 0.0
    outside = sum(
        count * (point - 6) for point, count in enumerate(loser) if count > 0 and point > 6
    )
    return max(0.0, min(0.6, (outside - 25) / 160)) * (0.4 + 0.6 * lost)


def _match_value(position: MatchPosition, equity: float) -> float:
    """Seat 1's match-winning chance as −1…1, from the score and the cube."""
    stake, (mine, theirs) = position.game.value, position.score
    won = _match_chance(position.length - mine - stake, position.length - theirs)
    lost = _match_chance(position.length - mine, position.length - theirs - stake)
    chance = _chance(equity)
    return 2 * (chance * won + (1 - chance) * lost) - 1


@cache
def _match_chance(away: int, enemy_away: int) -> float:
    """The chance to win a match from a score, every game even and worth one point in four two."""
    if away <= 0:
        return 1.0
    if enemy_away <= 0:
        return 0.0
    chance = 0.0
    for points, share in ((1, 0.75), (2, 0.25)):
        won = _match_chance(away - points, enemy_away)
        chance += share * (won + _match_chance(away, enemy_away - points)) / 2
    return chance


_plain = Backgammon()


def evaluator(game: AnyGame) -> Plain:
    """The evaluator of this game."""
    return Plain()
