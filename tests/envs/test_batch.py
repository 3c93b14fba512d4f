"""Batches: compiled and by the Python rules alike, new games in the same step, seeds, errors."""

import subprocess
import sys

import numpy as np
import pytest

import parlour
from parlour import native
from parlour.envs import BatchEnv
from parlour.envs.stream import Stream
from tests.strategies import instances

CORES = ["python"]
if native.available():
    CORES.append("native")


def assert_equal(one, other):
    for name in one.steps._fields:
        assert np.array_equal(getattr(one.steps, name), getattr(other.steps, name)), name


@pytest.mark.skipif(not native.available(), reason="there is no compiled core here")
@pytest.mark.parametrize(("name", "game"), list(instances()))
def test_the_core_and_the_python_rules_play_alike(name, game):
    envs = [
        BatchEnv(game, 5, core="python", limit=25),
        BatchEnv(game, 5, core="native", limit=25),
        BatchEnv(game, 5, core="native", limit=25, threads=3),
    ]
    for env in envs:
        env.reset(11)
    for _ in range(30):
        actions = envs[0].sample_actions()
        for env in envs[1:]:
            assert_equal(envs[0], env)
            assert np.array_equal(env.sample_actions(), actions)
        playing = np.arange(5) != actions[0] % 5
        for env in envs:
            env.step(actions, playing)


@pytest.mark.parametrize("core", CORES)
def test_a_batch_is_what_the_rules_say(core):
    """Every step against the rulebook: masks, players, rewards, and new games in the same step."""
    game = parlour.load("slime-trail", size="4x4")
    env = BatchEnv(game, 6, core=core)
    env.reset(3)
    positions = [game.start()] * 6
    ended = 0
    for _ in range(60):
        moves = [
            [str(env.coded.table[i]) for i in np.flatnonzero(mask)] for mask in env.steps.masks
        ]
        assert moves == [sorted(map(str, game.legal_moves(p)), key=_order) for p in positions]
        actions = env.sample_actions()
        steps = env.step(actions)
        for index, action in enumerate(actions):
            after = game.after(positions[index], env.coded.table[action])
            over = game.outcome(after) is not None
            assert steps.terminations[index] == over and not steps.truncations[index]
            assert steps.rewards[index].tolist() == list(game.payoffs(after))
            if over:
                ended += 1
                for seat in range(2):
                    final = env.coded.encoding.observation(game, after, seat)
                    assert steps.final_observations[index, seat].tobytes() == final
            positions[index] = game.start() if over else after
            assert env.text(index) == str(positions[index])
            assert steps.players[index] == game.actor(positions[index])
    assert ended > 20


def _order(text):
    return int(text[1:]), text[0]


@pytest.mark.parametrize("core", CORES)
def test_a_limit_cuts_games(core):
    env = BatchEnv("ataxx", 3, limit=4, core=core)
    env.reset(1)
    for number in range(1, 13):
        steps = env.step(env.sample_actions())
        assert steps.truncations.all() == (number % 4 == 0)
        assert not steps.terminations.any() and not steps.rewards.any()
    assert env.text(0) == str(parlour.load("ataxx").start())


@pytest.mark.parametrize("core", CORES)
def test_seeds_belong_to_games(core):
    env = BatchEnv("backgammon", 4, core=core)
    env.reset(9)
    seeds = env.seeds.copy()
    lines = [[env.text(index) for index in range(4)]]
    for _ in range(20):
        env.step(env.sample_actions())
        lines.append([env.text(index) for index in range(4)])
    assert len({line[0] for line in lines}) > 10
    other = BatchEnv("backgammon", 2, core=core)
    other.reset([seeds[3], seeds[1]])
    for line in lines:
        assert [other.text(0), other.text(1)] == [line[3], line[1]]
        other.step(other.sample_actions())


def test_the_dice_do_not_depend_on_drawn_actions():
    one, other = BatchEnv("backgammon", 2), BatchEnv("backgammon", 2)
    one.reset(4), other.reset(4)
    for _ in range(30):
        other.sample_actions()
        actions = one.steps.masks.argmax(1)
        one.step(actions), other.step(actions)
        assert one.text(0) == other.text(0)


@pytest.mark.parametrize("core", CORES)
def test_an_illegal_action_is_named_and_nothing_is_played(core):
    env = BatchEnv("ataxx", 3, core=core)
    env.reset(0)
    env.step(env.sample_actions())
    before = [env.text(index) for index in range(3)]
    actions = env.sample_actions()
    for bad in (-1, 833, 834, 2**32, -(2**40)):
        actions[2] = bad
        with pytest.raises(
            parlour.IllegalMove, match=f"game 2: action {bad} is not legal"
        ) as caught:
            env.step(actions)
        assert caught.value.values["game"] == 2
        assert [env.text(index) for index in range(3)] == before
    playing = np.array([True, True, False])
    env.step(actions, playing)
    assert env.text(2) == before[2] and env.text(0) != before[0]


@pytest.mark.parametrize(
    ("actions", "playing"),
    [([1, 2], None), ([1.0, 2.0, 3.0], None), ([[1, 2, 3]], None), ([1, 2, 3], [1, 0, 1])],
)
def test_arrays_of_the_wrong_kind_are_refused(actions, playing):
    env = BatchEnv("slime-trail", 3)
    with pytest.raises(parlour.OptionError):
        env.step(actions, playing)


@pytest.mark.parametrize("seed", [-1, 2**64, [1, 2], [1, 2, -3], [1, 2, 2**64]])
def test_bad_seeds_are_refused(seed):
    with pytest.raises(parlour.OptionError, match="is not a seed"):
        BatchEnv("slime-trail", 3).reset(seed)


@pytest.mark.parametrize("bad", [{"count": 0}, {"threads": 0}, {"limit": -1}, {"core": "fast"}])
def test_bad_arguments_are_refused(bad):
    with pytest.raises(parlour.OptionError):
        BatchEnv("slime-trail", **{"count": 2, **bad})


def test_arrays_are_overwritten_and_read_only():
    env = BatchEnv("ataxx", 2)
    seen = env.reset(1).observations
    first = seen.copy()
    assert env.step(env.sample_actions()).observations is seen
    assert not np.array_equal(first, seen)
    with pytest.raises(ValueError, match="read-only"):
        seen[0] = 1


def test_a_batch_without_a_seed_differs_from_the_last():
    env = BatchEnv("backgammon", 8)
    first = env.seeds.copy()
    env.reset()
    assert not np.array_equal(first, env.seeds)
    assert env.position(0) == env.coded.plain_position(env.game.start()) or env.text(0)


def test_all_legal_actions_are_drawn():
    env = BatchEnv("ataxx", 400)
    env.reset(2)
    drawn = set(env.sample_actions().tolist())
    assert drawn == set(np.flatnonzero(env.steps.masks[0]).tolist())


def test_random_numbers_are_those_of_the_core():
    """The first of xoshiro256** after SplitMix64 of 0, as its authors' program gives it."""
    stream = Stream(0)
    assert [stream.next() for _ in range(2)] == [11091344671253066420, 13793997310169335082]
    assert all(0 <= stream.unit() < 1 and stream.below(3) < 3 for _ in range(100))


def test_nothing_is_imported_that_is_not_asked_for():
    program = (
        "import sys, parlour; assert 'numpy' not in sys.modules; import parlour.envs;"
        "import parlour.envs.openspiel;"
        "sys.exit(any(name in sys.modules for name in ('gymnasium', 'pettingzoo', 'pyspiel')))"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
