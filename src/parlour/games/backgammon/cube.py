"""The doubling cube, a game around checker play: B11, B12 and the money game's B3, B14, B18."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from parlour.game import Actor, Outcome, Rules
from parlour.games.backgammon import rules
from parlour.games.backgammon.rules import OPENING, Backgammon, Roll, won


class Call(NamedTuple):
    """A word about the cube: `roll` `double` `take` `drop` `beaver` `raccoon` `accept` (B15)."""

    name: str

    def __str__(self) -> str:
        return self.name


ROLL, DOUBLE, TAKE, DROP, BEAVER, RACCOON, ACCEPT = map(
    Call, ("roll", "double", "take", "drop", "beaver", "raccoon", "accept")
)
Move = rules.Move | Call

PLAY, THROWN, DOUBLED, BEAVERED, RACCOONED = "", "throw", "D", "B", "R"
"""The cube's stages: none, the roll chosen, and the three in which an answer is due."""
ANSWERS = (DOUBLED, BEAVERED, RACCOONED)

TIES = tuple((Roll((a, b)), 1 / 36) for a in range(1, 7) for b in range(1, 7))
"""The 36 opening throws while a tie still doubles the cube (B3)."""


@dataclass(frozen=True, slots=True)
class CubePosition:
    """A position of checker play with the cube: its value, owner and stage."""

    play: rules.Position
    value: int = 1
    """In the answer stages what `drop` would lose (B18)."""
    owner: int | None = None
    stage: str = PLAY
    automatic: int = 0
    """How many automatic doubles are left, at the opening throw."""
    in_play: bool = True
    """False where the cube is not used: the Crawford game, a match to 1."""
    jacoby: bool = False
    beavers: bool = False
    score: tuple[int, int] = (0, 0)
    """The score of a money session as its text has it; no rule depends on it."""

    @property
    def key(self) -> Hashable:
        """The position itself: it has no turn number."""
        return self

    def text(self, tail: str) -> str:
        """The position's text with score, flags and match length as given."""
        owner = "0" if self.owner is None else "-1" if self.owner else "1"
        dice = self.stage if self.stage in ANSWERS else ""
        pending = "throw" if self.stage == THROWN else ""
        if self.automatic:
            pending = f"open{self.automatic}"
        cube = f"{self.value.bit_length() - 1}:{owner}"
        return self.play.text(cube, dice, tail, pending)

    def __str__(self) -> str:
        return self.text(f"{self.score[0]}:{self.score[1]}:{self.jacoby + 2 * self.beavers}:0")


@dataclass(frozen=True)
class Cube(Rules):
    """One money game with the cube (B11, B12): `roll` or `double`, then the answers."""

    game: Backgammon = field(default_factory=Backgammon)
    jacoby: bool = True
    beavers: bool = False
    raccoons: bool = False
    automatic_doubles: int = 0
    id = "backgammon"
    players = 2
    has_draws = False
    resignation_needs_consent = True

    def start(self) -> CubePosition:
        """The opening throw, the cube centred at 1."""
        return CubePosition(
            self.game.start(),
            automatic=self.automatic_doubles,
            jacoby=self.jacoby,
            beavers=self.beavers,
        )

    def actor(self, position: CubePosition, /) -> Actor:
        """Who answers a double, who may double before rolling, else who decides in checker play."""
        if position.stage in ANSWERS:
            mover = position.play.mover
            return mover if position.stage == BEAVERED else 1 - mover
        if self.may_double(position):
            return position.play.mover
        return self.game.actor(position.play)

    def may_double(self, position: CubePosition) -> bool:
        """Whether the player about to roll may double: owns the cube, or it is centred (B11)."""
        return (
            position.stage == PLAY
            and position.in_play
            and position.owner in (None, position.play.mover)
            and self.game.roller(position.play) == position.play.mover
        )

    def legal_moves(self, position: CubePosition, /) -> Sequence[Move]:
        """`roll` and `double`, the answers (B11, B12), or the moves of checker play."""
        if position.stage == DOUBLED:
            return (TAKE, DROP, BEAVER) if self.beavers else (TAKE, DROP)
        if position.stage == BEAVERED:
            return (ACCEPT, DROP, RACCOON) if self.raccoons else (ACCEPT, DROP)
        if position.stage == RACCOONED:
            return ACCEPT, DROP
        if self.may_double(position):
            return ROLL, DOUBLE
        return self.game.legal_moves(position.play)

    def chances(self, position: CubePosition, /) -> Sequence[tuple[Move, float]]:
        """The rolls; at the opening ties too while automatic doubles remain (B3)."""
        if position.stage in ANSWERS or self.may_double(position):
            return ()
        chances = self.game.chances(position.play)
        return TIES if position.automatic and chances is OPENING else chances

    def after(self, position: CubePosition, move: Move, /) -> CubePosition:
        """The position after a word about the cube, or after a move of checker play."""
        if isinstance(move, Call):
            return self._called(position, move)
        if position.automatic and isinstance(move, Roll):
            if move.dice[0] == move.dice[1]:
                return replace(position, value=2 * position.value, automatic=position.automatic - 1)
            position = replace(position, automatic=0)
        return replace(position, play=self.game.after(position.play, move), stage=PLAY)

    def _called(self, position: CubePosition, call: Call) -> CubePosition:
        """The stages of a double: value and owner as B11, B12 and B18 say."""
        doubled = 2 * position.value
        doubler = position.play.mover
        if call == ROLL:
            return replace(position, stage=THROWN)
        if call == DOUBLE:
            return replace(position, stage=DOUBLED)
        if call == BEAVER:
            return replace(position, stage=BEAVERED, value=doubled, owner=1 - doubler)
        if call == RACCOON:
            return replace(position, stage=RACCOONED, value=doubled)
        if call == DROP:
            loser = self.actor(position)
            return replace(position, stage=PLAY, play=self.game.resign(position.play, loser, 1))
        return replace(position, stage=PLAY, value=doubled, owner=1 - doubler)

    def outcome(self, position: CubePosition, /) -> Outcome | None:
        """The win times the cube (B10); single under Jacoby while the cube is centred (B12)."""
        result = self.game.outcome(position.play)
        if result is None:
            return None
        level, reason = int(max(result.payoffs)), result.reason
        if level > 1 and self._is_single(position):
            level, reason = 1, "backgammon-jacoby"
        return won(int(result.winner or 0), level * position.value, reason, cube=position.value)

    def _is_single(self, position: CubePosition) -> bool:
        return self.jacoby and position.owner is None

    def awarded(self, position: CubePosition, winner: int | None, /) -> Sequence[float]:
        """A game given from outside counts as a single win times the cube."""
        return tuple(position.value * points for points in super().awarded(position, winner))

    # Resignation

    def resign(self, position: CubePosition, seat: int, level: int, /) -> CubePosition:
        """The game given up: level × cube (B14)."""
        return replace(
            position, stage=PLAY, automatic=0, play=self.game.resign(position.play, seat, level)
        )

    def resignation_levels(self, position: CubePosition, seat: int, /) -> Sequence[int]:
        """Not while a double is pending; only a single under Jacoby with a centred cube (B14)."""
        if position.stage in ANSWERS or self.actor(position) != seat:
            return ()
        return (1,) if self._is_single(position) else self.game.levels_left(position.play, seat)
