"""How words about the cube were chosen: doubles made and missed, answers, resignations."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.analysis.backgammon.checkers import flipped, mean, ranked
from parlour.analysis.backgammon.occasions import Resignation, Word
from parlour.analysis.backgammon.worth import Worth
from parlour.analysis.judged import CUBE, RESIGN, TAKE, Chances, CubeEquities, Decision
from parlour.evaluate.backgammon.analyst import Analyst, Cube
from parlour.game import CHANCE
from parlour.games.backgammon.cube import (
    ACCEPT,
    BEAVERED,
    DOUBLED,
    PLAY,
    RACCOON,
    RACCOONED,
    CubePosition,
)
from parlour.games.backgammon.match import AnyPosition, Match, MatchPosition, checker_position
from parlour.games.backgammon.rules import Backgammon

CLOSE = 0.2
"""Not doubling counts as a decision where doubling would be less than that wrong (XG's rule)."""
DEAD = "Dead cube"


@dataclass(frozen=True, slots=True)
class Options:
    """The words that could be said, with what they are worth to who says them, as equities."""

    values: dict[str, float]
    probabilities: Chances
    cube: CubeEquities | None = None

    @property
    def best(self) -> str:
        """The right word; of equals the first."""
        return max(self.values, key=lambda word: self.values[word])


def options(analyst: Analyst, position: AnyPosition, plies: int) -> Options:
    """The words that can be said about the cube in a position; none where it cannot be turned."""
    stage = staged(position).stage
    if stage in (BEAVERED, RACCOONED):
        return _after_beaver(analyst, position, plies)
    cube = analyst.cube(position, plies)
    told = verdict(cube)
    none, take, dropped = cube.equities
    if stage != DOUBLED:
        if not cube.is_available or cube.name == DEAD:
            return Options({}, cube.probabilities, told)
        doubled = min(take, dropped)
        return Options({"no double": none, "double": doubled}, cube.probabilities, told)
    values = {"take": -take, "drop": -dropped}
    if staged(position).beavers and not isinstance(analyst.game, Match):
        # The value of the take is that of the better of taking and beavering; the doubler may still
        # drop a beaver, for the doubled cube.
        plain = take / 2 if take < 0 else take
        values = {"take": -plain, "drop": -dropped, "beaver": -max(2 * plain, -2.0)}
    return Options(values, flipped(cube.probabilities), told)


def verdict(cube: Cube) -> CubeEquities:
    """The three equities, and the right thing for both sides in words."""
    none, take, dropped = cube.equities
    name = "double take" if cube.takes else "double pass"
    best = "too good" if cube.too_good else name if cube.doubles else "no double"
    return CubeEquities(none, take, dropped, best)


def judged_word(analyst: Analyst, word: Word, plies: int) -> Decision | None:
    """A word about the cube, judged; None where nothing could be gained and nothing was done."""
    position, game = word.position, analyst.game
    found = options(analyst, position, plies)
    said = "no double" if word.word == "roll" else word.word
    is_answer = staged(position).stage != PLAY
    if not found.values:
        if said == "no double":
            return None
        # A double of a dead cube: it gives the enemy what it is worth.
        assert found.cube is not None
        doubled = min(found.cube.double_take, found.cube.double_pass)
        values = {"no double": found.cube.no_double, "double": doubled}
        found = Options(values, found.probabilities, found.cube)
    worth = Worth(game, position, word.seat)
    value, best = found.values[said], found.best
    loss = found.values[best] - value
    return Decision(
        ply=word.number,
        seat=word.seat,
        kind=TAKE if is_answer else CUBE,
        position=str(position),
        roll="",
        played=said,
        best=best if loss > 0 else said,
        loss=loss,
        forced=False,
        counts=is_answer or _counts(found, said, loss),
        equity=value,
        mwc=worth.value(value) if isinstance(game, Match) else None,
        mwc_loss=worth.lost(loss),
        probabilities=found.probabilities,
        cube=found.cube,
    )


def _counts(found: Options, said: str, loss: float) -> bool:
    """Whether doubling or not was something to think about."""
    none, doubled = found.values["no double"], found.values["double"]
    return said == "double" or loss > 0 or (none > 0 and none - doubled < CLOSE)


def _after_beaver(analyst: Analyst, position: AnyPosition, plies: int) -> Options:
    """After a beaver or a raccoon: of the doubler, or of who beavered, per unit of what drops lose.

    The cube stays with who beavered, and only doubles; one evaluation tells all.
    """
    game = analyst.game
    accepted = game.after(position, ACCEPT)  # type: ignore[arg-type]  # the game's own position
    judged = mean(analyst, accepted, plies)
    doubler = 2 * judged.equity
    if staged(position).stage == RACCOONED:
        return Options({"accept": -doubler, "drop": -1.0}, flipped(judged.probabilities))
    values = {"accept": doubler, "drop": -1.0}
    if RACCOON in game.legal_moves(position):  # type: ignore[arg-type]
        # The beaverer may drop it, for twice as much.
        values["raccoon"] = min(2 * doubler, 2.0)
    return Options(values, judged.probabilities)


# Resignations


def judged_resignation(analyst: Analyst, resignation: Resignation, plies: int) -> Decision:
    """A game offered, or the answer, against playing on."""
    game, position, seat = analyst.game, resignation.position, resignation.seat
    worth = Worth(game, position, seat)
    offered = resignation.word == "resign"
    playing_on, chances = standing(analyst, position, seat, plies)
    level = -resignation.level if offered else resignation.level
    ended = worth.equity(worth.end(level))
    other = "play on" if offered else "refuse"
    values = {resignation.word if resignation.word != "refuse" else "accept": ended}
    values[other] = playing_on
    value = values[resignation.word]
    best = max(values, key=lambda word: values[word])
    loss = values[best] - value
    return Decision(
        ply=resignation.number,
        seat=seat,
        kind=RESIGN,
        position=str(position),
        roll="",
        played=resignation.word,
        best=best if loss > 0 else resignation.word,
        loss=loss,
        forced=False,
        counts=False,
        equity=value,
        mwc=worth.value(value) if isinstance(game, Match) else None,
        mwc_loss=worth.lost(loss),
        probabilities=chances,
        resigned=resignation.level,
    )


def standing(
    analyst: Analyst, position: AnyPosition, seat: int, plies: int
) -> tuple[float, Chances]:
    """What playing on is worth to a seat, and its chances, whatever is to be decided now."""
    game, play = analyst.game, checker_position(position)
    if play.roll is not None and (plays := ranked(analyst, position, plies).plays):
        equity, five = plays[0].equity, plays[0].probabilities
    elif play.roll is None and not isinstance(game, Backgammon):
        cube = analyst.cube(position, plies)
        may = game.actor(position) != CHANCE  # type: ignore[arg-type]  # else the dice are next
        equity, five = cube.best if may else cube.equities[0], cube.probabilities
    elif play.roll is None:
        judged = analyst.evaluate(position, plies)
        equity, five = judged.equity, judged.probabilities
    else:
        (move,) = game.legal_moves(position)  # type: ignore[arg-type]
        passed = analyst.evaluate(game.after(position, move), plies)  # type: ignore[arg-type]
        equity, five = -passed.equity, flipped(passed.probabilities)
    return (equity, five) if play.mover == seat else (-equity, flipped(five))


def staged(position: AnyPosition) -> CubePosition:
    """The game with its cube inside a position."""
    inner = position.game if isinstance(position, MatchPosition) else position
    assert isinstance(inner, CubePosition)
    return inner
