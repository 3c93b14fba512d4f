"""`parlour games`."""

from __future__ import annotations

import json

from parlour.games import REGISTRY
from tests.cli.conftest import Parlour


def test_every_game_is_listed_with_its_options(parlour: Parlour) -> None:
    ran = parlour("games")
    assert ran.status == 0
    for id in REGISTRY:
        assert any(line.startswith(f"{id}  ") for line in ran.lines)
    assert "    pie=off  (off | on)" in ran.lines
    assert "    5x5  size=5x5" in ran.lines


def test_json_can_be_read_back(parlour: Parlour) -> None:
    games = {game["id"]: game for game in json.loads(parlour("games", "--json").out)}
    assert list(games) == list(REGISTRY)
    assert games["slime-trail"]["options"][0] == {
        "key": "size",
        "default": "7x7",
        "values": "3x3…11x11",
    }
    assert games["slime-trail"]["variants"]["school"] == {"start": "e5"}


def test_names_are_translated(parlour: Parlour) -> None:
    assert "slime-trail  점액 자국" in parlour("games", "--lang", "ko").out


def test_every_option_can_be_set_to_its_default(parlour: Parlour) -> None:
    for game in json.loads(parlour("games", "--json").out):
        for option in game["options"]:
            if option["default"] and "<" not in option["default"]:
                ran = parlour("legal", game["id"], "--set", f"{option['key']}={option['default']}")
                assert ran.status in (0, 2), ran
                if ran.status:  # only where another option must come with it
                    assert option["key"] in ran.err


def test_every_variant_can_be_played(parlour: Parlour) -> None:
    for game in json.loads(parlour("games", "--json").out):
        for variant in game["variants"]:
            ran = parlour("legal", game["id"], "--variant", variant)
            assert ran.status == 0, ran
            assert ran.lines
