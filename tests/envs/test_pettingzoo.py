"""PettingZoo: its own tests, and what seats learn at the end."""

import pytest
from pettingzoo.test import api_test, seed_test

import parlour
from parlour.envs import pettingzoo
from parlour.game import IllegalMove

SMALL = {
    "klopodavka": {"players": 3, "size": "13x13"},
    "war": {"players": 3, "size": "12x13"},
    "virus-war": {"size": "6x6"},
}
GAMES = [book.id for book in parlour.rulebooks()]
# It asks for boxes, but knows no other way to tell legal actions than a dictionary; and at the end
# nothing is legal.
dictionaries = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent",
    "ignore:Observation is not a NumPy array",
    "ignore:Action mask numpy array is all zeros",
)


def make(game, **arguments):
    return pettingzoo.env(game, **SMALL.get(game, {}), **arguments)


@dictionaries
@pytest.mark.parametrize("game", GAMES)
def test_pettingzoos_tests_pass(game):
    api_test(make(game), num_cycles=100)
    seed_test(lambda: make(game), num_cycles=30)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("limit", [0, 3])
def test_everybody_learns_the_end(game, limit):
    env = make(game, limit=limit)
    env.reset(seed=4)
    results = {}
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        over = terminated or truncated
        assert seen in env.observation_space(agent)
        if over:
            results[agent] = reward
            assert truncated == (limit > 0)
            assert not seen["action_mask"].any()
        env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
    assert set(results) == set(env.possible_agents)
    table = env.unwrapped.table
    assert [results[agent] for agent in env.possible_agents] == table.payoffs()
    assert table.is_over == (limit == 0)


def test_an_illegal_action_raises():
    env = make("ataxx")
    env.reset(seed=1)
    with pytest.raises(IllegalMove):
        env.step(833)
    assert env.agent_selection == "player_1"


def test_positions_are_drawn():
    env = make("slime-trail", render_mode="ansi")
    env.reset(seed=1)
    assert len(env.render().splitlines()) >= 7
    with pytest.raises(parlour.OptionError, match="is not a way to draw"):
        make("slime-trail", render_mode="human")
