"""How close enemies are, held to all the turns there are (Klopodavka), to chance's kills (War)."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

import parlour
from parlour.games import open_position
from parlour.games.dangers import Danger
from parlour.games.klopodavka import dangers as klopodavka
from parlour.games.war import dangers as war
from parlour.games.war.hunt import killing_turn
from parlour.games.war.rules import UNUSED, Step


def kills_in_a_turn(game: Any, position: Any, victim: int) -> bool:
    """Whether any turn of the player on move kills a main bug: all of them are tried."""
    for move in game.legal_moves(position):
        after = game.after(position, move)
        if victim in after.out:
            return True
        goes_on = after.turn == position.turn and not game.is_over(after)
        if goes_on and kills_in_a_turn(game, after, victim):
            return True
    return False


@pytest.mark.parametrize("link", ["any", "main"])
def test_k4_k8_a_main_bug_is_threatened_exactly_if_some_turn_kills_it(link: str) -> None:
    random, seen = Random(4), {True: 0, False: 0}
    game = parlour.load("klopodavka", players=3, size="9x9", steps=2, link=link)
    while min(seen.values()) < 12:
        position = game.start()
        for _ in range(random.randrange(20, 90)):
            if not game.is_over(position):
                moves = [m for m in game.legal_moves(position) if str(m) != "pass"]
                position = game.after(position, random.choice(moves or [klopodavka_pass(game)]))
        while not game.is_over(position) and position.left != game.steps:
            position = game.after(position, random.choice(game.legal_moves(position)))
        if game.is_over(position):
            continue
        by = position.to_move
        kills = klopodavka.kills(game, position, by)
        for victim in set(range(3)) - {by, *position.out}:
            threatened = kills.get(victim, 99) <= 2
            seen[threatened] += 1
            assert threatened == kills_in_a_turn(game, position, victim), str(position)


def klopodavka_pass(game: Any) -> Any:
    return parlour.games.klopodavka.rules.Pass()


def test_the_nearest_enemy_is_told_with_its_steps_and_turns() -> None:
    game, position = open_position(
        "klopodavka", "9/9/9/9/4B4/9/9/9/A8 a 3 0 - 9", None, {"steps": 4}
    )
    first, second = klopodavka.dangers(game, position)
    assert first == Danger(seat=0, cell=0, by=1, steps=4, turns=1)
    assert first.is_threat
    assert (second.by, second.steps, second.turns) == (0, 4, 2)  # three steps are left
    assert not second.is_threat
    game, position = open_position(
        "klopodavka", "9/9/9/9/9/9/9/qq7/Aq6B a 4 0 - 9", None, {"steps": 4}
    )
    assert [danger.seat for danger in klopodavka.dangers(game, position)] == [0]  # a is walled in


def legal(game: Any, position: Any, turn: list[Step]) -> bool:
    for step in turn:
        if step not in game.legal_moves(position):
            return False
        position = game.after(position, step)
    return True


def test_w4_w8_generals_are_threatened_by_turns_that_can_be_played() -> None:
    """The start of the smallest sheet is safe (W1); of ten columns the plane needs an exchange."""
    game, start = open_position("war", None, "small", {})
    assert [danger.turns for danger in war.dangers(game, start)] == [None, None]
    assert [danger.steps for danger in war.dangers(game, start)] == [11, 11]
    board = "9bG2/12/12/12/12/12/12/12/12/12/12/aG11"
    text = board.replace("9bG2/12", "12/10bG1") + " a I0N0T0P0 0 - 1"
    game, position = open_position("war", text)
    (danger,) = [d for d in war.dangers(game, position) if d.seat == 1]
    assert danger.turns == 1
    turn = killing_turn(game, position, 0, danger.cell)
    assert turn is not None
    assert legal(game, position, turn)
    assert turn[-1].target == game.board.names[danger.cell]
    assert len(turn) == danger.steps == 6  # a plane, four of infantry below it, the other plane


def sampled(game: Any, position: Any, goal: int, random: Random) -> bool:
    """Whether one of many random turns towards a general kills it."""
    names, (x, y) = game.board.names, game.board.xy(goal)

    def far(step: Step) -> float:
        u, v = game.board.xy(game.board.index[step.target])
        return max(abs(u - x), abs(v - y)) + 2 * random.random()

    for _ in range(40):
        now = position
        while now.turn == position.turn:
            kind = random.choice([k for k, cells in game.reach(now, now.to_move).items() if cells])
            steps = [s for s in game.legal_moves(now) if isinstance(s, Step) and s.kind == kind]
            step = min(steps, key=far)
            if step.target == names[goal]:
                return True
            now = game.after(now, step)
            if not any(game.reach(now, now.to_move).values()):
                break
    return False


def test_w4_w8_what_random_turns_kill_is_mostly_seen_as_threatened() -> None:
    """What is found can be played; of what chance finds, nine tenths are found."""
    random, found, overlooked = Random(11), 0, 0
    for players, _ in product((2, 3), range(6)):
        game = parlour.load("war", players=players, size="12x12")
        position = game.start()
        for _ in range(random.randrange(20, 60)):
            steps = [m for m in game.legal_moves(position) if str(m) not in ("pass", "end")]
            position = game.after(position, random.choice(steps or game.legal_moves(position)))
        while position.used != UNUSED:
            position = game.after(position, game.legal_moves(position)[-1])
        for goal in game.generals(position):
            seat = position.to_move
            if goal < 0 or game.board.names[goal] == "" or position.cells[goal] // 9 == seat:
                continue
            turn = killing_turn(game, position, seat, goal)
            if turn is not None:
                found += 1
                assert legal(game, position, turn)
                assert turn[-1].target == game.board.names[goal]
            elif sampled(game, position, goal, random):
                overlooked += 1
    assert found >= 5
    assert overlooked <= found / 9
