"""Gymnasium: its own checker, opponents of every kind, vectors, refusals."""

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import parlour
from parlour.envs.gymnasium import name
from parlour.game import IllegalMove, OptionError

SMALL = {
    "klopodavka": {"players": 3, "size": "13x13"},
    "war": {"players": 2, "size": "12x12"},
    "virus-war": {"size": "6x6"},
}
GAMES = [book.id for book in parlour.rulebooks()]


def make(game, **arguments):
    return gymnasium.make(name(game), **SMALL.get(game, {}), **arguments)


def play(env, seed, most=1000):
    """Plays one game at random: the number of steps and the last reward."""
    _, info = env.reset(seed=seed)
    random = np.random.default_rng(seed)
    steps = 0
    while steps < most:
        steps += 1
        action = random.choice(np.flatnonzero(info["action_mask"]))
        _, reward, terminated, truncated, info = env.step(action)
        if terminated or truncated:
            break
        assert reward == 0
    return steps, reward


@pytest.mark.parametrize("game", GAMES)
def test_gymnasiums_checker_passes(game):
    for opponent in ("random", 1):
        check_env(make(game, opponent=opponent, illegal="replace", seat=1).unwrapped)


@pytest.mark.parametrize("game", GAMES)
def test_games_are_played_to_the_end(game):
    env = make(game, seat="random")
    results = [play(env, seed) for seed in range(3)]
    assert all(-3 <= reward <= 3 for _, reward in results)
    assert [play(env, seed) for seed in range(3)] == results


def test_the_names():
    assert {name(game) for game in GAMES} == {
        f"Parlour/{word}-v0"
        for word in ("Ataxx", "VirusWar", "Klopodavka", "War", "Backgammon", "SlimeTrail")
    }
    env = gymnasium.make("parlour.envs.gymnasium:Parlour/SlimeTrail-v0", size="5x4", pie="on")
    assert env.observation_space.shape == (5, 4, 5)


@pytest.mark.parametrize("game", GAMES)
def test_the_computer_plays(game):
    env = make(game, opponent=1, limit=20)
    assert play(env, 5) == play(env, 5)


def test_an_opponent_can_be_anything_that_chooses():
    seen = []

    def first(record):
        seen.append(len(record.moves))
        return record.legal_moves[0]

    class Chooser:
        choose = staticmethod(first)

    for opponent in (first, Chooser()):
        play(make("slime-trail", opponent=opponent, seat=1), 1)
    assert seen and seen[0] == 0
    with pytest.raises(IllegalMove):
        play(make("slime-trail", opponent=lambda record: "nonsense", seat=1), 1)


@pytest.mark.parametrize(
    "bad",
    [{"opponent": 99}, {"opponent": "gnubg"}, {"seat": 2}, {"seat": "x"}, {"illegal": "lose"}],
)
def test_bad_arguments_are_refused(bad):
    with pytest.raises(OptionError):
        make("ataxx", **bad)


def test_an_illegal_action_raises_or_is_replaced():
    env = make("ataxx")
    env.reset(seed=1)
    with pytest.raises(IllegalMove, match="action 833 is not legal"):
        env.step(833)
    env = make("ataxx", illegal="replace")
    env.reset(seed=1)
    assert env.step(833)[1:4] == (0.0, False, False)


def test_the_space_draws_legal_actions():
    env = make("ataxx")
    _, info = env.reset(seed=1)
    env.action_space.seed(1)
    for _ in range(30):
        action = env.action_space.sample()
        assert info["action_mask"][action]
        _, _, over, _, info = env.step(action)
        if over:
            _, info = env.reset()


def test_a_limit_cuts_and_positions_are_drawn():
    env = make("ataxx", limit=6, render_mode="ansi")
    assert play(env, 1) == (3, 0.0)
    assert len(env.render().splitlines()) > 7
    svg = make("ataxx", render_mode="svg")
    svg.reset(seed=1)
    assert svg.render().startswith("<svg")


@pytest.mark.parametrize("game", GAMES)
def test_vectors(game):
    envs = gymnasium.make_vec(
        name(game), num_envs=6, seat="random", limit=60, **SMALL.get(game, {})
    )
    seen, infos = envs.reset(seed=2)
    assert seen in envs.observation_space
    random, ended = np.random.default_rng(1), 0
    for _ in range(70):
        batch = envs.unwrapped.batch
        assert np.array_equal(batch.steps.players, infos["seat"])
        actions = np.array([random.choice(np.flatnonzero(m)) for m in infos["action_mask"]])
        seen, rewards, terminations, truncations, infos = envs.step(actions)
        done = terminations | truncations
        assert not rewards[~done].any()
        assert np.array_equal(infos.get("_final_obs", np.zeros(6, bool)), done)
        ended += done.sum()
    assert ended >= 6


def test_a_vector_with_a_policy():
    def lowest(steps):
        return steps.masks.argmax(1)

    envs = gymnasium.make_vec("Parlour/SlimeTrail-v0", num_envs=4, seat=1, policy=lowest)
    _, infos = envs.reset(seed=1)
    alone = gymnasium.make(
        "Parlour/SlimeTrail-v0",
        seat=1,
        opponent=lambda record: min(
            record.legal_moves, key=lambda step: (step.target[1:], step.target)
        ),
    )
    _, info = alone.reset(seed=1)
    for _ in range(40):
        assert (infos["action_mask"] == info["action_mask"]).all()
        action = int(np.flatnonzero(info["action_mask"])[-1])
        _, rewards, terminations, _, infos = envs.step(np.full(4, action))
        last, reward, terminated, _, info = alone.step(action)
        assert (rewards == reward).all() and (terminations == terminated).all()
        if terminated:
            assert all(np.array_equal(final, last) for final in infos["final_obs"])
            _, info = alone.reset()


def test_a_vector_against_the_computer():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        envs = gymnasium.make_vec("Parlour/SlimeTrail-v0", num_envs=2, opponent=1)
    _, infos = envs.reset(seed=1)
    for _ in range(10):
        actions = [int(np.flatnonzero(mask)[0]) for mask in infos["action_mask"]]
        *_, infos = envs.step(np.array(actions))
