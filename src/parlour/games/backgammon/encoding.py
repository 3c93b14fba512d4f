"""Action numbers and the observation of Backgammon (`docs/encodings.md`)."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from parlour.game import Actor
from parlour.games.backgammon.cube import (
    ACCEPT,
    BEAVER,
    BEAVERED,
    DOUBLE,
    DOUBLED,
    DROP,
    RACCOON,
    RACCOONED,
    ROLL,
    TAKE,
    THROWN,
    Cube,
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
from parlour.games.backgammon.rules import BAR, PASS, Backgammon, Roll, Step, flip

DICE = range(1, 7)
WORDS = (ROLL, DOUBLE, TAKE, DROP, BEAVER, RACCOON, ACCEPT)
STAGES = (THROWN, DOUBLED, BEAVERED, RACCOONED)
SEEN = 83
OUTCOMES = 36
"""How many chance outcomes, the throws, end the table of moves."""


def moves(game: AnyGame) -> Sequence[Move | None]:
    """The move of each action number; None where a die would lead beyond the exact bear-off.

    A step is 6 × (source − 1) + source − target − 1 in the mover's count, the bar being 25 and a
    bear-off having target 0. Then the pass (150), the words about the cube (151…157, None in
    checker play alone) and the 36 throws (158…193), the larger die first except at the opening.
    """
    table: list[Move | None] = [
        Step(source, source - die) if source >= die else None
        for source in range(1, BAR + 1)
        for die in DICE
    ]
    words = [None] * len(WORDS) if isinstance(game, Backgammon) else WORDS
    throws = (Roll((first, second)) for first in DICE for second in DICE)
    return [*table, *PASS, *words, *throws]


def planes(game: AnyGame) -> tuple[int]:
    """The shape of an observation: a flat vector."""
    return (SEEN,)


def observation(game: AnyGame, position: AnyPosition, pov: Actor) -> bytes:
    """What `pov` sees, a byte each; the enemy's points are in the enemy's own count.

    ====== ========================================================================================
    byte   meaning
    ====== ========================================================================================
    0      own checkers borne off
    1–25   own checkers on points 1…24 and on the bar
    26     enemy checkers borne off
    27–51  enemy checkers on points 1…24 and on the bar
    52–57  dice still to play that show 1…6
    58–59  the whole roll, larger die first; 0 while none stands
    60     `pov` is on roll
    61–62  `pov` decides now; the enemy does (neither: the dice, or the game is over)
    63     the opening throw comes
    64     the cube, as a power of two (at most 255)
    65–66  `pov` owns the cube; the enemy does (neither: it is centred)
    67     the cube is in play (not in checker play alone, the Crawford game, a match to 1)
    68–71  `roll` was chosen; doubled; beavered; raccooned
    72     automatic doubles left
    73–74  points that `pov` still needs in the match: 256 × the first + the second
    75–76  points that the enemy still needs
    77     the Crawford game
    78–80  Jacoby, beavers, raccoons
    81–82  the level at which the enemy gave the game up; at which `pov` did
    ====== ========================================================================================
    """
    play, most = checker_position(position), checker_game(game).checkers
    view = play.points if pov == 0 else flip(play.points)
    seen = bytearray()
    for side in (view, flip(view)):
        checkers = [max(0, count) for count in side[1:]]
        seen += bytes([max(0, most - sum(checkers)), *checkers])
    seen += bytes(play.left.count(face) for face in DICE)
    seen += bytes(play.roll or (0, 0))
    actor = game.actor(position)  # type: ignore[arg-type]
    seen += bytes([play.mover == pov, actor == pov, actor == 1 - pov, play.opening])
    seen += _cube(game, position, pov)
    winner, level = play.conceded or (-1, 0)
    seen += bytes([level * (winner == pov), level * (winner == 1 - pov)])
    return bytes(seen)


def _cube(game: AnyGame, position: AnyPosition, pov: Actor) -> bytes:
    """What there is to see of the cube and the match; zeros in checker play alone."""
    away, crawford = (0, 0), False
    if isinstance(position, MatchPosition):
        own, enemy = (max(0, position.length - position.score[seat]) for seat in (pov, 1 - pov))
        away, crawford, position = (own, enemy), position.is_crawford, position.game
    if not isinstance(position, CubePosition):
        return bytes(17)
    cube = game.game if isinstance(game, Match) else game
    assert isinstance(cube, Cube)
    return bytes(
        [
            min(position.value.bit_length() - 1, 255),
            position.owner == pov,
            position.owner == 1 - pov,
            position.in_play,
            *(position.stage == stage for stage in STAGES),
            position.automatic,
            *divmod(away[0], 256),
            *divmod(away[1], 256),
            crawford,
            cube.jacoby,
            cube.beavers,
            cube.raccoons,
        ]
    )


def core_options(game: AnyGame) -> dict[str, int]:
    """What the compiled twin is made from, beside the start."""
    cube = game.game if isinstance(game, Match) else game
    options = {"checkers": checker_game(game).checkers, "cube": 0, "match": 0}
    if isinstance(game, Match):
        options |= {"match": game.length, "crawford": game.crawford}
    if isinstance(cube, Cube):
        options |= {"cube": 1, "jacoby": cube.jacoby, "beavers": cube.beavers}
        options |= {"raccoons": cube.raccoons}
    return options


def payoff_bound(game: AnyGame) -> float:
    """The most a seat can win or lose: without end where there is a cube, 1 in a match (B10)."""
    return 1.0 if isinstance(game, Match) else inf if isinstance(game, Cube) else 3.0
