"""What to draw for Backgammon: 24 points, bar, trays, dice and cube, in units of one checker.

The board lies as seat 1 sees it, its home at the bottom right (B1). Points are named by the count
of the player on roll, as its moves are; its bar is `bar`, its tray `off`.
"""

from __future__ import annotations

from collections.abc import Iterator

from parlour.game import CHANCE
from parlour.games.backgammon.cube import (
    ANSWERS,
    BEAVERED,
    DOUBLED,
    Call,
    CubePosition,
    Move,
)
from parlour.games.backgammon.match import (
    AnyGame,
    AnyPosition,
    Match,
    MatchPosition,
    checker_game,
    checker_position,
)
from parlour.games.backgammon.rules import BAR, OFF, Pass, Points, Position, Step, flip, whole_roll
from parlour.games.layout import Layout, Message, Overlays, Piece, Target

HEIGHT, STACK = 11.0, 5
"""Two stacks of five and a row for the dice."""
LEFT, BAR_X, RIGHT, TRAY, WIDTH = 1.5, 7.5, 8.5, 14.5, 16.0
"""From the left: the cube's column, the left half, the bar, the right half, the trays."""
BUTTON = 2.2


def layout(game: AnyGame, position: AnyPosition) -> Layout:
    """The position as it lies on the table."""
    play = checker_position(position)
    targets = [*_places(play.mover), *_buttons(game, position)]
    pieces = [*_checkers(play), *_off(checker_game(game).checkers, play), *_dice(play)]
    cube = _cube_position(position)
    if cube is not None and cube.in_play:
        y = {None: HEIGHT / 2, 0: HEIGHT - 1, 1: 1}[cube.owner]
        offered = cube.stage in ANSWERS
        value = 2 * cube.value if offered else cube.value
        state = "framed" if offered else ""
        targets.append(Target("cube", 0.25, y - 0.5, kind="cube", seat=cube.owner))
        pieces.append(
            Piece("cube", 0.75, y, "cube", cube.owner, str(value), "backgammon-cube", state)
        )
    notes = tuple(_notes(play, position))
    return Layout("backgammon", WIDTH, HEIGHT, tuple(targets), tuple(pieces), notes=notes)


def gestures(move: Move) -> tuple[str, ...]:
    """The targets to touch one after another to make a move; a roll is made at the dice."""
    if isinstance(move, Step):
        return ("bar" if move.source == BAR else str(move.source), _name(move.target))
    return (str(move),) if isinstance(move, (Call, Pass)) else ("dice",)


def overlays(game: AnyGame, position: AnyPosition, pov: int) -> Overlays:
    """`reach`: where the mover's checkers can go; `blots`: `pov`'s single checkers in danger."""
    play = checker_position(position)
    moves = checker_game(game).legal_moves(play)
    reach = {_name(move.target) for move in moves if isinstance(move, Step)}
    view = _view(play.points, pov)
    blots = [i for i in range(1, BAR) if view[i] == 1 and min(view[:i]) < 0]
    names = {str(i if pov == play.mover else BAR - i) for i in blots}
    return {"reach": frozenset(reach), "blots": frozenset(names)}


def status(game: AnyGame, position: AnyPosition) -> Message:
    """Whose move it is and what can be done; at the end, how it ended (a game of a match too)."""
    outcome = game.outcome(position)  # type: ignore[arg-type]  # the game's own position
    if outcome is None and isinstance(game, Match) and isinstance(position, MatchPosition):
        outcome = game.game.outcome(position.game)
    if outcome is not None:
        return outcome.reason, outcome.values
    play, cube = checker_position(position), _cube_position(position)
    actor = game.actor(position)  # type: ignore[arg-type]
    seat = str((play.mover if actor == CHANCE else actor) + 1)
    if play.opening:
        return "backgammon-turn-open", {}
    if actor == CHANCE:
        return "backgammon-turn-dice", {"seat": seat}
    if cube is not None and cube.stage in ANSWERS:
        code = {DOUBLED: "doubled", BEAVERED: "beavered"}.get(cube.stage, "raccooned")
        values: dict[str, object] = {"seat": seat, "value": 2 * cube.value, "lost": cube.value}
        return f"backgammon-turn-{code}", values
    if play.roll is None:
        useless = (
            isinstance(game, Match)
            and isinstance(position, MatchPosition)
            and game.is_useless_double(position)
        )
        # The value is what the button says: "Double to 4".
        stake = {"seat": seat, "value": 2 * cube.value if cube is not None else 2}
        return f"backgammon-turn-{'useless' if useless else 'double'}", stake
    dice = "-".join(map(str, play.left))
    stuck = checker_game(game).legal_moves(play)[0] == Pass()
    return f"backgammon-turn-{'pass' if stuck else 'play'}", {"seat": seat, "dice": dice}


# The parts


def _cube_position(position: AnyPosition) -> CubePosition | None:
    if isinstance(position, MatchPosition):
        return position.game
    return position if isinstance(position, CubePosition) else None


def _view(points: Points, seat: int) -> Points:
    return points if seat == 0 else flip(points)


def _name(target: int) -> str:
    return "off" if target == OFF else str(target)


def _column(point: int) -> float:
    """The left edge of a point, by seat 1's count: 1 bottom right, 12 bottom left, 13 top left."""
    if point <= 12:
        return RIGHT + 6 - point if point <= 6 else LEFT + 12 - point
    return LEFT + point - 13 if point <= 18 else RIGHT + point - 19


def _places(mover: int) -> Iterator[Target]:
    """The 24 points, both bars (a checker enters from its half), both trays and the dice."""
    half = HEIGHT / 2
    for point in range(1, 25):
        name = str(point if mover == 0 else BAR - point)
        y = HEIGHT - STACK if point <= 12 else 0.0
        yield Target(name, _column(point), y, 1, STACK, "point")
    for seat in (0, 1):
        other = "" if seat == mover else "opponent-"
        bar, tray = (0.0, half) if seat == 0 else (half, 0.0), HEIGHT - STACK if seat == 0 else 0.0
        yield Target(f"{other}bar", BAR_X, bar[0], 1, half, "bar", seat)
        yield Target(f"{other}off", TRAY, tray, WIDTH - TRAY, STACK, "tray", seat)
    yield Target("dice", _dice_x(mover) - 2.2, half - 0.5, 4.4, 1, "die", mover)


def _buttons(game: AnyGame, position: AnyPosition) -> Iterator[Target]:
    """One button for each word that can be said now; none over dice that are spent."""
    play = checker_position(position)
    if play.roll is not None and not play.left:
        return
    words = [m for m in game.legal_moves(position) if isinstance(m, (Call, Pass))]  # type: ignore[arg-type]
    actor = game.actor(position)  # type: ignore[arg-type]
    for number, word in enumerate(words):
        x = LEFT + number * (BUTTON + 0.2)
        yield Target(str(word), x, HEIGHT + 0.2, BUTTON, 0.8, "button", actor)


def _checkers(play: Position) -> Iterator[Piece]:
    """The checkers, stacked from the edge inward; beyond five the innermost tells the count."""
    for point, n in enumerate(play.points):
        seat = 0 if n > 0 else 1
        if point in (0, BAR):
            x, first, step = BAR_X + 0.5, *((4.5, -1) if seat == 0 else (6.5, 1))
            at = "bar" if seat == play.mover else "opponent-bar"
        else:
            x = _column(point) + 0.5
            first, step = (HEIGHT - 0.5, -1) if point <= 12 else (0.5, 1)
            at = str(point if play.mover == 0 else BAR - point)
        count = abs(n)
        for k in range(min(count, STACK)):
            text = str(count) if count > STACK and k == STACK - 1 else ""
            yield Piece(at, x, first + k * step, "checker", seat, text, "backgammon-checker")


def _off(checkers: int, play: Position) -> Iterator[Piece]:
    """What each side has borne off, as one checker with the count."""
    for seat in (0, 1):
        off = checkers - sum(n for n in _view(play.points, seat) if n > 0)
        if off:
            at = "off" if seat == play.mover else "opponent-off"
            y = HEIGHT - 0.5 if seat == 0 else 0.5
            x = (TRAY + WIDTH) / 2
            yield Piece(at, x, y, "checker", seat, str(off), "backgammon-borne-off")


def _dice(play: Position) -> Iterator[Piece]:
    """The dice that stand, the spent ones marked; a double shows all four."""
    if play.roll is None:
        return
    dice, left = whole_roll(play.roll), list(play.left)
    # The spent dice of a double lie first, so count what is left from the end.
    for number, die in reversed(list(enumerate(dice))):
        state = "" if die in left else "used"
        if not state:
            left.remove(die)
        x = _dice_x(play.mover) + (number - (len(dice) - 1) / 2) * 1.1
        yield Piece("dice", x, HEIGHT / 2, "die", play.mover, str(die), "backgammon-die", state)


def _dice_x(mover: int) -> float:
    """The middle of the dice: each player throws in the half on its right."""
    return (RIGHT if mover == 0 else LEFT) + 3


def _notes(play: Position, position: AnyPosition) -> Iterator[Message]:
    """Pip counts, score and what is special about the game."""
    pips = [sum(i * n for i, n in enumerate(_view(play.points, s)) if n > 0) for s in (0, 1)]
    yield "backgammon-note-pips", {"first": pips[0], "second": pips[1]}
    if isinstance(position, MatchPosition):
        first, second = position.score
        values = {"first": str(first), "second": str(second), "length": position.length}
        yield "backgammon-note-match", values
        if position.is_crawford:
            yield "backgammon-note-crawford", {}
    elif isinstance(position, CubePosition):
        if any(position.score):
            first, second = position.score
            yield "backgammon-note-score", {"first": str(first), "second": str(second)}
        if position.jacoby:
            yield "backgammon-note-jacoby", {}
