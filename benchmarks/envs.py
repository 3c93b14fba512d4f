"""Steps per second of batched environments from Python, beside the core's own random games.

`python -m benchmarks.envs [GAME …]`. A step is one action of a player in one game; drawing it, its
checks, the observation, the mask and the dice are included. The core's own random games are counted
in the same steps: rolls of the dice are no steps. One thread is measured by its own time, which
others on the machine do not take from; two threads by the clock.
"""

from __future__ import annotations

import sys
from time import perf_counter, thread_time

import parlour
from parlour import native
from parlour.envs import BatchEnv
from parlour.game import CHANCE

COUNT = 1024
GAMES = ("ataxx", "backgammon", "virus-war", "slime-trail", "klopodavka", "war")
SECONDS = 0.4
REPEATS = 5


def env_speed(game: str, threads: int = 1, *, core: str = "native", count: int = COUNT) -> float:
    """Steps per second of a batch: the best of some runs."""
    now = thread_time if threads == 1 else perf_counter
    env = BatchEnv(game, count, threads=threads, core=core)  # type: ignore[arg-type]
    env.reset(1)
    best = 0.0
    for _ in range(REPEATS):
        rounds, begun = 0, now()
        while (passed := now() - begun) < SECONDS:
            env.step(env.sample_actions())
            rounds += 1
        best = max(best, rounds * count / passed)
    return best


def own_speed(game: str) -> float:
    """Steps per second of the core's own random games."""
    twin = native.twin(parlour.load(game))
    games, best = 1, 0.0
    while True:
        begun = thread_time()
        moves = twin.play_outs(twin.start(), games, seed=games).moves
        passed = thread_time() - begun
        if passed > SECONDS / 4:
            best = max(best, moves / passed)
        if passed > SECONDS:
            return best * (1 - rolled(game))
        games *= 2


def rolled(game: str, games: int = 20) -> float:
    """Which part of the moves of random games are rolls of the dice."""
    twin = native.twin(parlour.load(game))
    if twin.actor(twin.start()) != CHANCE:
        return 0.0
    env = BatchEnv(game, games, core="native")
    env.reset(1)
    steps = rolls = 0
    for _ in range(500):
        before = [twin.position(env.position(index)) for index in range(games)]
        actions = env.sample_actions()
        env.step(actions)
        for position, action in zip(before, actions, strict=True):
            rolls += twin.actor(twin.after(position, env.coded.table[action])) == CHANCE
        steps += games
    return rolls / (steps + rolls)


def main() -> int:
    """Prints one line a game; exit 1 without the core."""
    if not native.available():
        print("The compiled core is not there.", file=sys.stderr)
        return 1
    for game in sys.argv[1:] or GAMES:
        own, one, two = own_speed(game), env_speed(game), env_speed(game, 2)
        plain = env_speed(game, core="python", count=16)
        print(
            f"{game:12} {one / 1e6:6.2f} M steps/s, two threads {two / 1e6:6.2f} M; the core's own"
            f" random games {own / 1e6:6.2f} M ({own / one:.1f} times); Python rules {plain:,.0f}",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
