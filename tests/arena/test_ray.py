"""A match on a Ray cluster: the same games as on local processes (`make test-ray`)."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour.arena.crew import RayCrew
from parlour.arena.match import Match
from parlour.arena.results import Results
from tests.arena.matches import played, same, settings, toy

pytestmark = [
    pytest.mark.ray,
    # Ray's own affair: https://github.com/ray-project/ray/issues/9546
    pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::FutureWarning"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]
DEEP, SHALLOW = "search=alphabeta evaluator=hand depth=2", "search=alphabeta evaluator=hand depth=1"


@pytest.fixture(scope="module", autouse=True)
def cluster() -> Iterator[None]:
    """One cluster on this machine for all tests: it takes a while to start."""
    import ray

    with pytest.MonkeyPatch.context() as patch:
        # Actors find the package as this process does.
        path = os.pathsep.join([str(Path.cwd()), os.environ.get("PYTHONPATH", "")])
        patch.setenv("PYTHONPATH", path)
        patch.setenv("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        for attempt in range(3):
            try:
                ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
                break
            except Exception:  # a bare one, where a busy machine is slow to start it
                ray.shutdown()
                if attempt == 2:
                    raise
        yield
        ray.shutdown()


def on_ray(match, rounds, size=2, meanwhile=lambda crew: None):  # type: ignore[no-untyped-def]
    """The rows of a match on a cluster of this machine."""
    results = Results(None, {})
    crew = RayCrew(match.to_json(), size)
    try:
        run = Match(match, results, rounds)
        run.play(crew, lambda row: meanwhile(crew))
        return run.rows()
    finally:
        crew.close()


def test_a_match_on_ray_has_the_same_games() -> None:
    match = settings(DEEP, SHALLOW, "search=random", seed=3)
    assert same(on_ray(match, rounds=3)) == same(played(match, rounds=3, workers=1))


def test_a_fault_on_ray_costs_the_game() -> None:
    match = settings(toy("crash", 2), "search=random")
    assert [row["faults"][0]["how"] for row in on_ray(match, rounds=1)] == ["crash", "crash"]


def test_an_actor_that_is_lost_plays_its_game_again() -> None:
    import ray

    match = settings(DEEP, SHALLOW, options={"rules": "pass"})
    killed: list[int] = []

    def kill(crew: RayCrew) -> None:
        if not killed:
            pid = ray.get(crew._actors[0].pid.remote())
            os.kill(pid, signal.SIGKILL)
            killed.append(pid)

    rows = on_ray(match, rounds=4, meanwhile=kill)
    assert killed
    assert same(rows) == same(played(match, rounds=4, workers=1))
