"""The compiled core of Parlour; parlour.native is its door."""

from collections.abc import Iterator, Mapping
from typing import Annotated, Any

import numpy
from numpy.typing import NDArray


def version() -> str:
    """The version of the package that this core was built for."""

def build_info() -> dict[str, str]:
    """How the core was built: `compiler`, and for which `instruction_set`."""

def chosen_instruction_set() -> str:
    """
    The best instruction set that this machine runs and PARLOUR_SIMD does not forbid.
    """

class Position:
    """A position of a compiled game: a value."""

    def __str__(self) -> str:
        """The position's text, the same as the Python rulebook writes."""

    def __repr__(self) -> str: ...

    def __hash__(self) -> int: ...

    def __eq__(self, other: object | None) -> bool: ...

    def __reduce__(self) -> tuple[Any, ...]: ...

    def __getattr__(self, name: str) -> Any:
        """What the rulebook's position has."""

    @property
    def key(self) -> int:
        """
        What the future depends on, as a number of 64 bits; turn and move numbers do not count.
        """

class Ends:
    """
    The positions at the different ends of a turn: a sequence, its items made when looked at.
    """

    def __len__(self) -> int: ...

    def __getitem__(self, index: int) -> Position: ...

    def __iter__(self) -> Iterator[Position]: ...

    def observations(self, pov: int) -> bytes:
        """What `pov` sees at each end, one after the other as bytes."""

class Game:
    """A compiled game; positions must be its own."""

    @property
    def players(self) -> int:
        """The number of seats."""

    @property
    def actions(self) -> int:
        """The number of actions of the players."""

    @property
    def observation_size(self) -> int:
        """The number of bytes of an observation."""

    @property
    def position_size(self) -> int:
        """The bytes of a position."""

    def start(self) -> Position:
        """The position a game begins with."""

    def read(self, text: str) -> Position | None:
        """The position of a text as `str` writes it, or None."""

    def actor(self, position: Position) -> int:
        """Who decides now: a seat, CHANCE or NOBODY."""

    def legal_moves(self, position: Position) -> list[Any]:
        """The moves of the player to decide."""

    def legal_actions(self, position: Position) -> list[int]:
        """The same as numbers."""

    def is_legal(self, position: Position, move: object | None) -> bool:
        """
        Whether a move can be made now, or is an outcome of the dice that are due.
        """

    def chances(self, position: Position) -> list[tuple[Any, float]]:
        """The outcomes of a chance node with their probabilities."""

    def after(self, position: Position, move: object) -> Position:
        """The position after a legal move or an outcome."""

    def payoffs(self, position: Position) -> tuple[float, ...]:
        """One payoff a seat; all zero while the game runs."""

    def turns(self, position: Position) -> list[tuple[Any, ...]] | None:
        """
        Every different end of the turn, each by one order of its moves; None if the game does not list them.
        """

    def ends(self, position: Position) -> Ends | None:
        """The positions at these ends; None if the game does not list them."""

    def observation(self, position: Position, pov: int) -> bytes:
        """What `pov` sees, as bytes (docs/encodings.md)."""

    def perft(self, position: Position, depth: int, made: bool = False, threads: int = 1) -> int:
        """
        The number of paths of `depth` moves; `made`: with every leaf made instead of counted.
        """

    def play_outs(self, position: Position, games: int, most: int, seed: int, threads: int = 1) -> tuple[int, int, int, tuple[float, ...]]:
        """
        Random games from a position, cut after `most` moves: how many, how many ended, moves in all, sums of payoffs.
        """

    def batch(self, count: int, limit: int, threads: int, observations: object, masks: object, rewards: object, terminations: object, truncations: object, players: object, final_observations: object) -> Batch:
        """
        Many games side by side that write into these arrays (parlour.envs makes them).
        """

class Batch:
    """Many games side by side."""

    def reset(self, seeds: Annotated[NDArray[numpy.uint64], dict(shape=(None,), order='C', device='cpu', writable=False)]) -> None:
        """Begins all games anew."""

    def step(self, actions: Annotated[NDArray[numpy.int64], dict(shape=(None,), order='C', device='cpu', writable=False)], playing: Annotated[NDArray[numpy.uint8], dict(shape=(None,), order='C', device='cpu', writable=False)] | None = None) -> int | None:
        """
        Plays one action in each game, or in those that are `playing`; if one is not legal, nothing is played and the index of its game returned.
        """

    def sample(self, actions: Annotated[NDArray[numpy.int64], dict(shape=(None,), order='C', device='cpu')]) -> None:
        """
        Draws a legal action for each game, all equally likely, into `actions`.
        """

    def text(self, index: int) -> str:
        """The position of a game."""

def game(id: str, options: Mapping[str, int], start: str, moves: list[Any], plain: object) -> Game:
    """
    The compiled game with these options; `moves` are the Python moves by number (None: no move), `plain` is its Python rulebook. None if there is no such game.
    """
