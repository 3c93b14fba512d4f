"""The compiled core of Parlour; parlour.native is its door."""

from collections.abc import Callable, Iterator, Mapping, Sequence
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

class Analyst:
    """
    Judges positions of Backgammon; parlour.evaluate.backgammon.Analyst is its face.
    """

    def evaluate(self, text: str, has_cube: bool, plies: int) -> tuple[Any, ...]:
        """
        A position before the roll, for who is to roll: (results, value, equity). Results are the shares of games won single, as gammon, as backgammon, and lost so.
        """

    def plays(self, text: str, has_cube: bool, plies: int, filters: Sequence[tuple[int, float]]) -> list[tuple[Any, ...]]:
        """
        The plays of a roll, best first: (action numbers, results, value, equity, plies).
        """

    def cube(self, text: str, plies: int) -> tuple[Any, ...]:
        """
        A decision about the cube: (results, values, equities, name, available, doubles, takes, beavers, too_good, window); values of not doubling, double and take, double and pass.
        """

    def resignation(self, text: str, has_cube: bool, plies: int) -> int:
        """
        The level at which who is on roll should give the game up, 0: it should not.
        """

    def accepts(self, text: str, has_cube: bool, level: int, by_mover: bool, plies: int) -> bool:
        """
        Whether to accept a game given up at a level, by who is on roll or by the other.
        """

    def judge(self, boards: bytes, plies: int) -> list[float]:
        """
        Boards of 26 signed bytes as who has just moved counts them: five probabilities for each, one after the other.
        """

    def best(self, board: bytes, high: int, low: int, plies: int) -> bytes:
        """
        The board after the best play of a roll without the cube; 26 signed bytes as its player counts both.
        """

    def rollout(self, text: str, has_cube: bool, games: int, plies: int, truncate: int, reduce: bool, target: float, seed: int, first: int, threads: int, tell: Callable[[tuple[Any, ...]], bool] | None = None) -> tuple[Any, ...]:
        """
        Plays a position out: (games, results, errors of the five probabilities, points without the cube, its error, value, its error). `tell` hears of it on the way; False ends it.
        """

def analyst(weights: bytes, equities: str, one_sided: str, two_sided: str, hypergammon: str, checkers: int, crawford_rule: bool = True) -> Analyst:
    """
    An analyst by the network's weights, a match equity table and the places of bear-off tables (empty: none); ValueError if weights or equities are none. `crawford_rule`: whether matches have a Crawford game.
    """

class Search:
    """A search of a compiled game; parlour.native.Search is its face."""

    def run(self, position: Position, depth: int = 0, nodes: int = 0, seconds: float = 0.0, tell: Callable[[tuple[Any, ...]], object] | None = None) -> tuple[Any, ...]:
        """
        Searches until a limit is reached (0: none) or `stop` is called: (depth, deepest, nodes, seconds, full, lines, values), a line as (pv, value, score, visits, proven, plies), values of every seat or none. `tell` is given the same on the way.
        """

    def stop(self) -> None:
        """Ends the search soon, also one just about to begin."""

    def arm(self) -> None:
        """Forgets an earlier `stop`."""

    def clear(self) -> None:
        """Forgets what earlier positions taught."""

    def score(self, position: Position) -> int:
        """
        What the evaluator says of a position, from the view of who moves, in its own unit.
        """

    def play_itself(self, starts: Sequence[Position], nodes: int, random_moves: int, seed: int) -> bytes:
        """
        A game against itself from each start, at `nodes` a move after `random_moves` at random: its positions to learn from.
        """

def search(game: Game, kind: str, evaluator: str, values: Mapping[str, float], weights: bytes, texts: Mapping[str, str]) -> Search | None:
    """
    A search of this game by its kind, with an evaluator by its name; None if there is none such.
    """

class BackgammonTrainer:
    """
    Trains the network of Backgammon; parlour.train.backgammon is its face.
    """

    def temporal_difference(self, games: int, first: int, rate: float, seed: int, told: Callable[[int, float, float], bool]) -> int:
        """
        Learns from games against itself, number `first` to `games`; returns how far it came. `told(done, entropy, error)` may end it.
        """

    def play(self, games: int, trust: float, rivals: int, seed: int) -> bytes:
        """
        Samples of games against itself, 38 bytes each: every position, or with `rivals` so many of the best plays of each roll.
        """

    def fit(self, samples: list[bytes], passes: float, rate: float, seed: int, told: Callable[[int, float, float], bool]) -> bool:
        """
        Fits the network to samples; False if `told(done, entropy, error)` ended it.
        """

    def errors(self, samples: bytes) -> tuple[float, float]:
        """Mean absolute error and root of the mean squared error of the equity."""

    def weights(self) -> bytes:
        """The numbers of the weights' file."""

    def state(self) -> bytes:
        """All that is needed to go on."""

def backgammon_trainer(seed: int, state: bytes) -> BackgammonTrainer:
    """
    A network at random, or one that goes on from a state or a weights' file; ValueError if it is none.
    """

class Proof:
    """
    A proof-number search of a compiled game; parlour.native.Proof is its face.
    """

    @property
    def has_draws(self) -> bool:
        """Whether the game can end in a draw."""

    def prove(self, position: Position, seat: int, visits: int = 0, seconds: float = 0.0) -> tuple[int, int, int, int, float, float]:
        """
        Whether a seat wins: (1 yes, -1 no, 0 not known within the limits (0: none); its numbers to prove and to disprove, visits, seconds, the share of the table in use).
        """

    def plies(self, position: Position, seat: int, most: int, seconds: float = 0.0) -> int:
        """
        The moves until a seat that wins has won, if it hurries and the other delays; -1 if not found.
        """

    def stop(self) -> None:
        """Ends a question soon, also one just about to be asked."""

    def arm(self) -> None:
        """Forgets an earlier `stop`."""

    def clear(self) -> None:
        """Forgets all that was found."""

def proof(game: Game, bytes: int) -> Proof | None:
    """
    A proof-number search of this game with a table of so many bytes; None if it is no duel without dice.
    """

class Job:
    """How far a long piece of work has come, and the word to end it."""

    def __init__(self) -> None: ...

    @property
    def share(self) -> float:
        """From 0 to 1."""

    def stop(self) -> None:
        """Ends the work soon; it then gives None."""

def make_one_sided(points: int, checkers: int, job: Job) -> bytes | None:
    """The file of a one-sided bear-off table; None if stopped."""

def make_two_sided(points: int, checkers: int, threads: int, job: Job) -> bytes | None:
    """The file of a two-sided bear-off table; None if stopped."""

def make_hypergammon(checkers: int, threads: int, tolerance: float, job: Job) -> tuple[bytes, int, float] | None:
    """
    The file of a table of all positions with so many checkers a side, the sweeps it took, the largest change in the last; None if stopped.
    """

class BearoffTables:
    """
    Tables at hand; boards are 26 counts, as who has just moved counts them.
    """

    def __init__(self) -> None: ...

    def open(self, kind: str, path: str) -> str:
        """Takes a table's file, mapped; what is wrong with it, or nothing."""

    def add(self, kind: str, file: bytes) -> str:
        """Takes a table just made; what is wrong with it, or nothing."""

    def race(self, board: Sequence[int]) -> tuple[float, float, float, float, float] | None:
        """The five probabilities of who has just moved, if a table knows them."""

    def hypergammon(self, board: Sequence[int]) -> tuple[float, float, float, float, float] | None:
        """The same in a game of Hypergammon."""

    def on_roll(self, board: Sequence[int]) -> tuple[float, float, float, float] | None:
        """
        What rolling is worth to the other: without the cube, with it centred, its own, the mover's.
        """

    def mean_rolls(self, board: Sequence[int]) -> float | None:
        """
        The mean number of rolls to bear off the mover's checkers, if a table knows it.
        """
