"""The games as OpenSpiel has its own: algorithms written for `pyspiel` run with them.

>>> from parlour.envs.openspiel import load_game
>>> game = load_game("slime_trail(size=5x5)")
>>> state = game.new_initial_state()
>>> state.current_player(), state.legal_actions()[:3]
(0, [6, 7, 8])
>>> state.apply_action(6)
>>> state.history()
[6]

Neither OpenSpiel nor the other libraries are needed; where `pyspiel` is loaded, the game's type is
told in its words. As in OpenSpiel, outcomes of the dice are actions numbered from 0 of their own.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any

import numpy as np

from parlour.draw import text
from parlour.envs.coded import Coded, Core
from parlour.envs.openspiel_words import GameType, PlayerAction, PlayerId, options, word
from parlour.game import CHANCE, NOBODY, OptionError, TextError, companion
from parlour.games import load, rulebook

LONGEST = 2**31 - 1
"""What `max_game_length` says: the rules set no limit that holds for all games."""


def load_game(
    name: str, parameters: Mapping[str, Any] | None = None, *, core: Core = "auto"
) -> Game:
    """The game of a name such as `ataxx` or `slime_trail(size=5x5,pie=on)`.

    Options may come in brackets, as `parameters`, or both; `variant` is one of them. Raises
    `OptionError`.
    """
    id, given = options(name)
    return Game(id, {**given, **(parameters or {})}, core)


class Game:
    """Rules with their options; makes the states from which games begin."""

    def __init__(self, name: str, options: Mapping[str, Any], core: Core = "auto") -> None:
        chosen = dict(options)
        variant = chosen.pop("variant", None)
        self.coded = Coded(load(name, variant, **chosen), core)
        self.id, self.parameters = self.coded.plain.id, dict(options)
        won = self.coded.plain.awarded(self.coded.plain.start(), 0)
        self._sum = float(sum(won))
        bound: float = getattr(self.coded.encoding, "payoff_bound", lambda game: max(won))(
            self.coded.plain
        )
        self._low, self._high = (-bound if min(won) < 0 else 0.0), float(bound)
        self._has_chance = self.coded.outcomes > 0

    def __str__(self) -> str:
        options = ",".join(f"{key}={value}" for key, value in self.parameters.items())
        return f"{self.id.replace('-', '_')}({options})"

    def __repr__(self) -> str:
        return str(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and other.coded.plain == self.coded.plain

    def __hash__(self) -> int:
        return hash(self.coded.plain)

    def __reduce__(self) -> tuple[Any, ...]:
        return Game, (self.id, self.parameters)

    def new_initial_state(self, position: str | None = None) -> State:
        """The state a game begins with, or that of a position text."""
        coded = self.coded
        if position is None:
            return State(self, coded.start())
        plain = companion(coded.plain, "notation").read_position(coded.plain, position)
        return State(self, coded.twin.position(plain) if coded.twin else plain)

    def num_players(self) -> int:
        """The number of seats."""
        return self.coded.players

    def num_distinct_actions(self) -> int:
        """The number of actions of the players."""
        return self.coded.actions

    def max_chance_outcomes(self) -> int:
        """The number of outcomes of the dice, over all throws."""
        return self.coded.outcomes

    def policy_tensor_shape(self) -> list[int]:
        """The shape of a policy."""
        return [self.coded.actions]

    def observation_tensor_shape(self) -> list[int]:
        """The shape of an observation."""
        return list(self.coded.shape)

    def observation_tensor_size(self) -> int:
        """The length of an observation."""
        return int(np.prod(self.coded.shape))

    def min_utility(self) -> float:
        """The least a seat can get."""
        return self._low

    def max_utility(self) -> float:
        """The most a seat can get; infinite where the cube has no limit."""
        return self._high

    def utility_sum(self) -> float:
        """What the payoffs of all seats sum to."""
        return self._sum

    def max_game_length(self) -> int:
        """At most so many actions of players: as good as infinite, for the rules give no number."""
        return LONGEST

    def max_chance_nodes_in_history(self) -> int:
        """At most so many throws."""
        return LONGEST if self._has_chance else 0

    def max_move_number(self) -> int:
        """At most so many actions and throws."""
        return LONGEST

    max_history_length = max_move_number

    def observation_tensor_layout(self) -> str:
        """Planes, rows, columns; or a flat vector."""
        return "CHW"

    def get_parameters(self) -> dict[str, Any]:
        """The options as they were given."""
        return dict(self.parameters)

    def get_type(self) -> GameType:
        """What kind of game it is."""
        counts = [self.coded.players]
        for option in rulebook(self.id).options:
            if option.key == "players":
                given = option.choices or range(option.low, option.high + 1)
                counts = [int(count) for count in given]
        zero = self._sum == 0
        return GameType(
            short_name=self.id.replace("-", "_"),
            long_name=" ".join(word.capitalize() for word in self.id.split("-")),
            dynamics=word("Dynamics", "SEQUENTIAL"),
            chance_mode=word(
                "ChanceMode", "EXPLICIT_STOCHASTIC" if self._has_chance else "DETERMINISTIC"
            ),
            information=word("Information", "PERFECT_INFORMATION"),
            utility=word("Utility", "ZERO_SUM" if zero else "CONSTANT_SUM"),
            reward_model=word("RewardModel", "TERMINAL"),
            max_num_players=max(counts),
            min_num_players=min(counts),
        )

    def deserialize_state(self, text: str) -> State:
        """The state that `State.serialize` wrote."""
        state = self.new_initial_state()
        for line in text.split():
            state.apply_action(int(line))
        return state

    def action_to_string(self, player: int, action: int) -> str:
        """An action, or an outcome of the dice, as text."""
        return self.coded.text(action + self.coded.actions if player == CHANCE else action)


class State:
    """A state of a game with the actions that led there; it is changed by `apply_action`."""

    def __init__(self, game: Game, position: Any) -> None:
        self._game, self.position = game, position
        self._history: list[PlayerAction] = []
        self._before: list[Any] = []

    def __str__(self) -> str:
        return str(self.position)

    def __repr__(self) -> str:
        return f"<state {self}>"

    def __copy__(self) -> State:
        state = State(self._game, self.position)
        state._history, state._before = self._history[:], self._before[:]
        return state

    def __deepcopy__(self, memo: Any) -> State:
        return self.__copy__()

    def clone(self) -> State:
        """A copy."""
        return copy.copy(self)

    def get_game(self) -> Game:
        """The game."""
        return self._game

    def current_player(self) -> int:
        """Who decides: a seat, `PlayerId.CHANCE` or `PlayerId.TERMINAL`."""
        actor = self._coded.rules.actor(self.position)
        return int(PlayerId.TERMINAL) if actor == NOBODY else actor

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.current_player() == PlayerId.TERMINAL

    def is_chance_node(self) -> bool:
        """Whether the dice decide."""
        return self.current_player() == PlayerId.CHANCE

    def is_player_node(self) -> bool:
        """Whether a player decides."""
        return self.current_player() >= 0

    def is_simultaneous_node(self) -> bool:
        """Never: players move one after another."""
        return False

    def is_mean_field_node(self) -> bool:
        """Never."""
        return False

    def is_initial_state(self) -> bool:
        """Whether nothing was played yet."""
        return not self._history

    def move_number(self) -> int:
        """How many actions and throws led here."""
        return len(self._history)

    def num_players(self) -> int:
        """The number of seats."""
        return self._coded.players

    def num_distinct_actions(self) -> int:
        """The number of actions of the players."""
        return self._coded.actions

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The legal actions, or outcomes of the dice, from the lowest; none for another player."""
        if self.is_chance_node():
            if player not in (None, CHANCE):
                return []
            return [action for action, _ in self.chance_outcomes()]
        if self.is_terminal() or player not in (None, self.current_player()):
            return []
        return self._coded.legal(self.position)

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        """The same as one number an action."""
        count = self._coded.outcomes if self.is_chance_node() else self._coded.actions
        mask = [0] * count
        for action in self.legal_actions(player):
            mask[action] = 1
        return mask

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of the dice with their probabilities."""
        if not self.is_chance_node():
            raise OptionError("envs-node", position=str(self), wanted="chance")
        first = self._coded.actions
        return sorted((number - first, p) for number, p in self._coded.chances(self.position))

    def apply_action(self, action: int) -> None:
        """Plays an action or an outcome of the dice; raises `IllegalMove`."""
        player = self.current_player()
        if player == PlayerId.CHANCE:
            number = int(action) + self._coded.actions
            if action not in self.legal_actions():
                self._coded.refuse(self.position, action)
        else:
            number = self._coded.check(self.position, action)
        self._before.append(self.position)
        self.position = self._coded.after(self.position, number)
        self._history.append(PlayerAction(player, int(action)))

    apply_action_with_legality_check = apply_action

    def undo_action(self, player: int, action: int) -> None:
        """Takes back the last action, which this must be."""
        if not self._history or self._history[-1] != (player, action):
            self._coded.refuse(self.position, action)
        self._history.pop()
        self.position = self._before.pop()

    def child(self, action: int) -> State:
        """The state after an action."""
        state = self.clone()
        state.apply_action(action)
        return state

    def returns(self) -> list[float]:
        """One payoff a seat; zeros while the game runs."""
        return [float(payoff) for payoff in self._coded.rules.payoffs(self.position)]

    rewards = returns

    def player_return(self, player: int) -> float:
        """The payoff of a seat."""
        return self.returns()[player]

    player_reward = player_return

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """What a player sees, flat (docs/encodings.md)."""
        seen = self._coded.observation(self.position, self._pov(player))
        numbers: list[float] = seen.astype(np.float32).ravel().tolist()
        return numbers

    def to_string(self) -> str:
        """The position as text."""
        return str(self)

    def observation_string(self, player: int | None = None) -> str:
        """What a player sees as text: all there is."""
        self._pov(player)
        return str(self)

    def information_state_string(self, player: int | None = None) -> str:
        """What a player knows: all actions so far."""
        self._pov(player)
        return self.history_str()

    def history(self) -> list[int]:
        """The actions and outcomes that led here."""
        return [entry.action for entry in self._history]

    def full_history(self) -> list[PlayerAction]:
        """The same with who decided."""
        return self._history[:]

    def history_str(self) -> str:
        """The same as text."""
        return ", ".join(map(str, self.history()))

    def action_to_string(self, player: int, action: int | None = None) -> str:
        """An action as text; without a player, that of who decides now."""
        if action is None:
            player, action = self.current_player(), player
        return self._game.action_to_string(player, action)

    def string_to_action(self, player: Any, text: str | None = None) -> int:
        """The legal action of a text; raises `TextError`."""
        wanted = player if text is None else text
        for action in self.legal_actions():
            if self.action_to_string(action) == wanted:
                return action
        raise TextError("envs-text", text=str(wanted))

    def serialize(self) -> str:
        """The history, for `Game.deserialize_state`."""
        return "\n".join(map(str, self.history()))

    def draw(self) -> str:
        """The position as lines for a terminal."""
        return text(self._coded.plain, self._coded.plain_position(self.position))

    @property
    def _coded(self) -> Coded:
        return self._game.coded

    def _pov(self, player: int | None) -> int:
        seat = self.current_player() if player is None else player
        if not 0 <= seat < self._coded.players:
            raise OptionError("envs-seat", text=str(seat), last=self._coded.players - 1)
        return seat
