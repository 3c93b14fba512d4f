"""The OpenSpiel manner: states walk as pyspiel's do."""

import copy
import math
import pickle
import random

import pytest

import parlour
from parlour.envs.openspiel import PlayerId, load_game
from parlour.game import IllegalMove, OptionError, TextError

GAMES = {
    "ataxx(size=5x5)": (2, 0),
    "virus_war(size=6x6)": (2, 0),
    "klopodavka(players=3,size=13x13,seats=2,3,1)": (3, 0),
    "war(players=2,size=12x12)": (2, 0),
    "backgammon": (2, 36),
    "backgammon(match=2,start=hypergammon)": (2, 36),
    "slime_trail(size=4x5)": (2, 0),
}


def step(state, rng):
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        action = rng.choices(outcomes, chances)[0]
    else:
        action = rng.choice(state.legal_actions())
    state.apply_action(action)
    return action


@pytest.mark.parametrize("core", ["auto", "python"])
@pytest.mark.parametrize("name", GAMES)
def test_a_game_walks_like_pyspiels(name, core):
    game = load_game(name, core=core)
    players, outcomes = GAMES[name]
    assert (game.num_players(), game.max_chance_outcomes()) == (players, outcomes)
    state, rng = game.new_initial_state(), random.Random(name)
    history = []
    for _ in range(150):
        if state.is_terminal():
            break
        player = state.current_player()
        before = str(state)
        legal = state.legal_actions()
        assert legal == sorted(set(legal)) and legal
        mask = state.legal_actions_mask()
        assert [i for i, bit in enumerate(mask) if bit] == legal
        if state.is_chance_node():
            assert player == PlayerId.CHANCE and len(mask) == outcomes
            assert math.isclose(sum(p for _, p in state.chance_outcomes()), 1)
        else:
            assert 0 <= player < players and len(mask) == game.num_distinct_actions()
            assert state.legal_actions(player) == legal
            assert state.legal_actions((player + 1) % players) == []
            assert len(state.observation_tensor()) == game.observation_tensor_size()
            with pytest.raises(OptionError):
                state.chance_outcomes()
        text = state.action_to_string(player, legal[0])
        assert state.string_to_action(text) == legal[0]
        clone = state.clone()
        action = step(state, rng)
        history.append(action)
        assert str(clone) == before and str(clone.child(action)) == str(state)
        undone = copy.deepcopy(state)
        undone.undo_action(player, action)
        assert str(undone) == before and undone.history() == history[:-1]
    assert state.history() == history
    assert [entry.action for entry in state.full_history()] == history
    assert state.move_number() == len(history)
    assert str(game.deserialize_state(state.serialize())) == str(state)


@pytest.mark.parametrize("name", [name for name in GAMES if "war(" not in name])
def test_returns_sum_to_what_the_game_says(name):
    game = load_game(name)
    state, rng = game.new_initial_state(), random.Random(1)
    while not state.is_terminal():
        assert not any(state.returns())
        step(state, rng)
    assert state.current_player() == -4 and state.legal_actions() == []
    assert math.isclose(sum(state.returns()), game.utility_sum())
    assert all(game.min_utility() <= value <= game.max_utility() for value in state.returns())
    assert state.rewards() == [state.player_return(seat) for seat in range(game.num_players())]


def test_types_and_bounds():
    kind = load_game("klopodavka").get_type()
    assert (kind.short_name, kind.min_num_players, kind.max_num_players) == ("klopodavka", 2, 6)
    assert kind.utility.name == "CONSTANT_SUM" and kind.chance_mode.name == "DETERMINISTIC"
    assert load_game("backgammon").get_type().chance_mode.name == "EXPLICIT_STOCHASTIC"
    assert load_game("backgammon").max_utility() == 3
    assert load_game("backgammon", {"match": 5}).max_utility() == 1
    assert load_game("backgammon(cube=on)").min_utility() == -math.inf
    assert load_game("ataxx").observation_tensor_shape() == [4, 7, 7]


def test_names():
    game = load_game("slime_trail(size=5x4,pie=on)")
    assert game.get_parameters() == {"size": "5x4", "pie": "on"}
    assert load_game(str(game)) == game == pickle.loads(pickle.dumps(game))
    assert load_game("backgammon(variant=hypergammon)") == load_game(
        "backgammon", {"start": "hypergammon"}
    )
    for bad in ("", "ataxx(size)", "ataxx(size=5x5", "chess", "ataxx(colour=red)"):
        with pytest.raises(OptionError):
            load_game(bad)


def test_what_is_illegal_is_refused():
    state = load_game("ataxx").new_initial_state()
    for bad in (833, -1, 10**6):
        with pytest.raises(IllegalMove):
            state.apply_action(bad)
    with pytest.raises(TextError):
        state.string_to_action("z9")
    with pytest.raises(IllegalMove):
        state.undo_action(0, 1)
    chance = load_game("backgammon").new_initial_state()
    with pytest.raises(IllegalMove):
        chance.apply_action(0)  # a double at the opening throw
    with pytest.raises(OptionError):
        chance.observation_tensor(2)


def test_a_position_can_be_given():
    text = "x5o/7/7/7/7/7/o5x o 0 1"
    state = load_game("ataxx").new_initial_state(text)
    assert str(state) == text and state.current_player() == 1
    assert str(parlour.read_position(parlour.load("ataxx"), text)) == state.observation_string(0)


def test_a_search_written_for_openspiel_runs():
    """Minimax as OpenSpiel's `minimax.py` has it: pure protocol."""

    def value(state, player):
        if state.is_terminal():
            return state.player_return(player)
        values = [value(state.child(action), player) for action in state.legal_actions()]
        return max(values) if state.current_player() == player else min(values)

    assert value(load_game("slime_trail(size=3x3)").new_initial_state(), 0) == 1
