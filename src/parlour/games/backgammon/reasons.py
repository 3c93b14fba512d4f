"""Why a move is refused, in the rules' terms."""

from __future__ import annotations

from parlour.game import CHANCE, NOBODY, IllegalMove
from parlour.games.backgammon.cube import (
    ACCEPT,
    ANSWERS,
    BEAVER,
    BEAVERED,
    DOUBLE,
    RACCOON,
    Call,
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
from parlour.games.backgammon.rules import (
    BAR,
    OFF,
    Dice,
    Pass,
    Points,
    Roll,
    Step,
    die_steps,
    longest,
)


def why_not(game: AnyGame, position: AnyPosition, move: Move) -> IllegalMove:
    """The rule that an illegal move breaks."""
    cube = position.game if isinstance(position, MatchPosition) else position
    play = checker_position(position)
    actor = game.actor(position)  # type: ignore[arg-type]  # the game's own position
    if actor == NOBODY:
        return IllegalMove("backgammon-finished", move=str(move))
    if isinstance(move, Call):
        return _why_no_call(game, position, move)
    if isinstance(cube, CubePosition) and cube.stage in ANSWERS:
        answers = " ".join(map(str, game.legal_moves(position)))  # type: ignore[arg-type]
        return IllegalMove("backgammon-answer-due", move=str(move), answers=answers)
    if isinstance(move, Roll):
        if actor == CHANCE:
            code = "backgammon-tie" if move.dice[0] == move.dice[1] else "backgammon-no-roll"
            return IllegalMove(code, move=str(move))
        if play.roll is None:
            return IllegalMove("backgammon-call-due", move=str(move))
        return IllegalMove("backgammon-dice-stand", move=str(move), dice=_dice(play.left))
    if play.roll is None:
        due = "backgammon-roll-due" if actor == CHANCE else "backgammon-call-due"
        return IllegalMove(due, move=str(move))
    if isinstance(move, Pass):
        return IllegalMove("backgammon-pass", dice=_dice(play.left))
    return _why_no_step(play.view, play.left, move)


def _why_no_call(game: AnyGame, position: AnyPosition, call: Call) -> IllegalMove:
    """Why a word about the cube cannot be said now (B11–B13)."""
    if isinstance(position, MatchPosition):
        is_crawford, position = position.is_crawford, position.game
        if isinstance(game, Match):
            game = game.game
    else:
        is_crawford = False
    play = checker_position(position)
    said = str(call)
    if not isinstance(position, CubePosition):
        return IllegalMove("backgammon-no-cube", move=said)
    if position.stage in ANSWERS:
        if call == BEAVER or (call == RACCOON and position.stage == BEAVERED):
            return IllegalMove("backgammon-option-off", move=said, key=f"{said}s")
        answers = " ".join(map(str, game.legal_moves(position)))  # type: ignore[arg-type]
        return IllegalMove("backgammon-answer-due", move=said, answers=answers)
    if call.name in ("take", "drop", "beaver", "raccoon", ACCEPT.name):
        return IllegalMove("backgammon-no-double", move=said)
    if is_crawford:
        return IllegalMove("backgammon-no-cube-crawford", move=said)
    if not position.in_play:
        return IllegalMove("backgammon-no-cube", move=said)
    if play.roll is not None:
        return IllegalMove("backgammon-dice-stand", move=said, dice=_dice(play.left))
    if play.opening:
        return IllegalMove("backgammon-opening", move=said)
    if call == DOUBLE and position.owner == 1 - play.mover:
        return IllegalMove("backgammon-cube-owner", seat=str(2 - play.mover))
    return IllegalMove("backgammon-roll-due", move=said)


def _why_no_step(view: Points, left: Dice, step: Step) -> IllegalMove:
    """Why a checker cannot move so with the dice that are left (B4–B8)."""
    source, target = step
    said, dice = str(step), _dice(left)
    if view[source] <= 0:
        return IllegalMove(
            "backgammon-empty", move=said, point="bar" if source == BAR else str(source)
        )
    if view[BAR] > 0 and source != BAR:
        return IllegalMove("backgammon-bar-first", move=said, count=view[BAR])
    distance = source - target
    if target == OFF:
        if any(view[i] > 0 for i in range(7, 26)):
            return IllegalMove("backgammon-not-home", move=said)
        if distance not in left and max(left) < distance:
            return IllegalMove("backgammon-no-die", move=said, distance=distance, dice=dice)
        if not any(step in die_steps(view, die) for die in left):
            return IllegalMove("backgammon-highest-first", move=said, dice=dice)
    else:
        if distance not in left:
            return IllegalMove("backgammon-no-die", move=said, distance=distance, dice=dice)
        if view[target] < -1:
            return IllegalMove("backgammon-closed", move=said, point=target)
    most = longest(view, left)
    if most == 1:
        return IllegalMove("backgammon-larger-die", move=said, dice=dice, die=max(left))
    return IllegalMove("backgammon-most-dice", move=said, dice=dice, count=most)


def _dice(left: Dice) -> str:
    return "-".join(map(str, left))
