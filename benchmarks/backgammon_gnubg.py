"""2-ply against GNU Backgammon's 2-ply: `python -m benchmarks.backgammon_gnubg --games 2000`.

Games with the cube and Jacoby's rule, without beavers, automatic doubles or resignations. Both
sides play and turn the cube at 2-ply, GNU Backgammon with its usual move filter, as a program of
its own (Debian's `gnubg`, 1.07) that is asked by its external player's protocol. Every dice
sequence is played twice, with the sides changed over; standard errors are over pairs.

One line of JSON a pair goes to `--results`, and the same command goes on from there. Points are
ours. `adjusted` are those less the luck of the dice: of every throw, what our network at 0-ply
expects of its best play, less the mean over all 21, times the cube. That is 0 on the average
whatever the network knows. The opening throw's would fall out of a pair, and is left out.
`--check` compares all that the peer answers in some games with its own `hint`.
"""

from __future__ import annotations

import argparse
import json
import signal
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from queue import SimpleQueue
from random import Random
from typing import Any, NamedTuple, Protocol

from benchmarks.backgammon_match import summary
from benchmarks.gnubg import Gnubg, check, version
from parlour.evaluate import weights
from parlour.evaluate.backgammon.analyst import Analyst
from parlour.evaluate.backgammon.bearoff import paths
from parlour.game import CHANCE, ParlourError
from parlour.games.backgammon.cube import DOUBLE, DOUBLED, DROP, PLAY, ROLL, TAKE, Cube
from parlour.games.backgammon.cube import CubePosition as Position
from parlour.games.backgammon.rules import Pass, Roll

PLIES = 2
Luck = Callable[[Position, Roll], float]
"""What a roll gives who throws it beyond the mean of all, in points per unit of the cube."""


class Player(Protocol):
    def choose(self, position: Position) -> Sequence[Any]:
        """The moves of the decision that is due: a word about the cube, or a whole turn."""


class Game(NamedTuple):
    """A game as seat 0 sees it."""

    points: int
    adjusted: float
    rolls: int
    cube: int


class Parlour:
    """Our engine: the analyst at so many plies, without randomness."""

    def __init__(self, game: Cube, plies: int = PLIES) -> None:
        self.game, self.plies, self.analyst = game, plies, Analyst(game)

    def choose(self, position: Position) -> Sequence[Any]:
        if position.stage == DOUBLED:
            before = replace(position, stage=PLAY)
            return [TAKE if self.analyst.cube(before, self.plies).takes else DROP]
        if self.game.may_double(position):
            return [DOUBLE if self.analyst.cube(position, self.plies).doubles else ROLL]
        plays = self.analyst.plays(position, self.plies)
        return plays[0].moves if plays else [Pass()]

    def luck(self, position: Position, roll: Roll) -> float:
        """See `Luck`: by the network at 0-ply, with the cube."""
        chances = self.game.chances(position)
        worth = {outcome: self._worth(self.game.after(position, outcome)) for outcome, _ in chances}
        return worth[roll] - sum(chance * worth[outcome] for outcome, chance in chances)

    def _worth(self, thrown: Position) -> float:
        """Of the best play of the roll that stands."""
        plays = self.analyst.plays(thrown)
        if plays:
            return plays[0].value
        return -self.analyst.evaluate(self.game.after(thrown, Pass())).value


def play(game: Cube, start: Position, players: Sequence[Player], dice: Random, luck: Luck) -> Game:
    """One game from `start`; the n-th throw is the same whatever is played."""
    position, lucky, rolls = start, 0.0, 0
    while (outcome := game.outcome(position)) is None:
        actor = game.actor(position)
        if actor != CHANCE:
            for move in players[actor].choose(position):
                position = game.after(position, move)
            continue
        first, second = dice.randint(1, 6), dice.randint(1, 6)
        if position.play.opening:
            while first == second:
                first, second = dice.randint(1, 6), dice.randint(1, 6)
            position = game.after(position, Roll((first, second)))
        else:
            roll = Roll((max(first, second), min(first, second)))
            gained = position.value * luck(position, roll)
            lucky += gained if position.play.mover == 0 else -gained
            position = game.after(position, roll)
        rolls += 1
    points = int(outcome.payoffs[0])
    return Game(points, points - lucky, rolls, position.value)


def pair(
    game: Cube, us: Player, peer: Player, luck: Luck, seed: int, number: int
) -> dict[str, Any]:
    """Both games of a dice sequence: first we have seat 0, then the peer. Points are ours."""
    first, second = (
        play(game, game.start(), players, Random(f"{seed}/{number}"), luck)
        for players in ((us, peer), (peer, us))
    )
    return {
        "pair": number,
        "points": [first.points, -second.points],
        "adjusted": [round(first.adjusted, 5), round(-second.adjusted, 5)],
        "rolls": [first.rolls, second.rolls],
        "cubes": [first.cube, second.cube],
    }


def resumed(path: Path, made: dict[str, Any]) -> list[dict[str, Any]]:
    """The pairs that a file holds; a line that was cut short is taken away.

    Raises `ValueError` where a line is none of this match's: seed, networks or peer are others'.
    """
    if not path.exists():
        return []
    text = path.read_bytes()
    whole = text[: text.rfind(b"\n") + 1]
    found: list[dict[str, Any]] = []
    for number, line in enumerate(whole.splitlines(), 1):
        try:
            read = json.loads(line)
            other = [key for key in made if read[key] != made[key]]
            int(read["pair"]), sum(read["points"]), sum(read["adjusted"])
        except (ValueError, TypeError, KeyError):
            raise ValueError(f"{path}:{number} is no pair of games of this match") from None
        if other:
            raise ValueError(f"{path}:{number} is of another match: {other[0]} {read[other[0]]}")
        found.append(read)
    if len(whole) < len(text):
        path.write_bytes(whole)
    return found


def said(pairs: Sequence[dict[str, Any]]) -> str:
    """One line: the means with their standard errors."""
    plain, plain_error = summary([sum(found["points"]) / 2 for found in pairs])
    mean, error = summary([sum(found["adjusted"]) / 2 for found in pairs])
    return (
        f"{2 * len(pairs)} games: {plain:+.4f} ± {plain_error:.4f} points a game,"
        f" without the dice's luck {mean:+.4f} ± {error:.4f}"
    )


def match(options: argparse.Namespace, made: dict[str, Any]) -> list[dict[str, Any]]:
    """Plays what is missing in the file, and says now and then how it stands."""
    pairs = resumed(options.results, made)
    begun, before, game = time.monotonic(), len(pairs), Cube()
    us, done = Parlour(game), {found["pair"] for found in pairs}
    numbers = [number for number in range(options.games // 2) if number not in done]
    peers: SimpleQueue[Gnubg] = SimpleQueue()

    def task(number: int) -> dict[str, Any]:
        peer = peers.get()
        try:
            return pair(game, us, peer, us.luck, options.seed, number) | made
        finally:
            peers.put(peer)

    started = [Gnubg(game, PLIES) for _ in range(min(max(1, options.processes), len(numbers)))]
    pool = ThreadPoolExecutor(max(1, len(started)))
    try:
        for peer in started:
            peers.put(peer)
        with options.results.open("a", encoding="utf-8") as file:
            for found in as_completed([pool.submit(task, number) for number in numbers]):
                pairs.append(found.result())
                file.write(json.dumps(pairs[-1]) + "\n")
                file.flush()
                hours = (time.monotonic() - begun) / 3600
                speed = f" ({2 * (len(pairs) - before) / hours:.0f} games an hour)"
                print(said(pairs) + speed, file=sys.stderr, flush=True)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for peer in started:
            peer.close()
    return pairs


def _stopped(number: int, frame: object) -> None:
    raise KeyboardInterrupt


def main(words: Sequence[str] | None = None) -> int:
    """Plays and says how it went; the same seed plays the same games. Can be stopped any time."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1, help="of the peer, one a game")
    parser.add_argument("--results", type=Path, default=Path("backgammon_gnubg.jsonl"))
    parser.add_argument("--check", type=int, metavar="GAMES", help="only compare with `hint`")
    options = parser.parse_args(words)
    signal.signal(signal.SIGTERM, _stopped)
    try:
        made = {
            "seed": options.seed,
            "net": sha256(weights("backgammon", "net")).hexdigest()[:16],
            "tables": sorted(Path(path).name for path in paths().values() if path),
            "peer": version(),
        }
        if options.check:
            return checked(options.check, options.seed)
        pairs = match(options, made)
    except (ParlourError, ValueError, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("Stopped; the same command goes on.", file=sys.stderr)
        return 130
    print(said(pairs) if pairs else "No games.")
    return 0


def checked(games: int, seed: int) -> int:
    """Plays some games and compares the peer's answers with its `hint`; 1 if one differs."""
    game = Cube()
    us, peer = Parlour(game), Gnubg(game, PLIES)
    try:
        for number in range(games):
            players = (us, peer) if number % 2 else (peer, us)
            dice = Random(f"{seed}/check/{number}")
            play(game, game.start(), players, dice, lambda position, roll: 0.0)
        spent = peer.seconds / len(peer.asked)
        differing = check(game, peer.asked, PLIES)
    finally:
        peer.close()
    print(*differing, sep="\n", end="\n" if differing else "")
    print(f"{len(peer.asked)} answers in {games} games, {len(differing)} other than hint's")
    print(f"{spent:.3f} s of the peer's processor an answer")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
