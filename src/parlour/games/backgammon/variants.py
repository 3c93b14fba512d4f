"""The options of Backgammon and its named presets (B2, B12, B13, B19)."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.game import OptionError
from parlour.games.backgammon.cube import Cube
from parlour.games.backgammon.formats.xgid import LONGEST_MATCH
from parlour.games.backgammon.match import AnyGame, Match, checker_game
from parlour.games.backgammon.rules import SETUPS, Backgammon
from parlour.games.options import ON_OFF, Option, Value

OFF_ON = ON_OFF[::-1]
OPTIONS = (
    Option("start", "standard", choices=tuple(SETUPS)),
    Option("cube", "off", choices=OFF_ON),
    Option("match", "0", low=0, high=LONGEST_MATCH),
    Option("crawford", "on", choices=ON_OFF),
    Option("jacoby", "on", choices=ON_OFF),
    Option("beavers", "off", choices=OFF_ON),
    Option("raccoons", "off", choices=OFF_ON),
    Option("automatic_doubles", "0", low=0, high=99),
)
"""`match=0` is no match."""

MONEY = ("jacoby", "beavers", "raccoons", "automatic_doubles")

VARIANTS: Mapping[str, Mapping[str, str]] = {
    "standard": {},
    "nackgammon": {"start": "nackgammon"},
    "hypergammon": {"start": "hypergammon"},
    "longgammon": {"start": "longgammon"},
    "money": {"cube": "on"},
    "match-1": {"match": "1"},
    "match-5": {"match": "5"},
    "match-7": {"match": "7"},
}


def build(values: Mapping[str, Value]) -> AnyGame:
    """Checker play, with the cube around it, in a match (B19); raises `OptionError`."""
    game = Backgammon(values.get("start", "standard"))
    length = values.get("match", 0)
    if length:
        if values.get("cube") == "off":
            raise OptionError("backgammon-match-cube", length=length)
        for key in MONEY:
            if key in values:
                raise OptionError("backgammon-money-only", key=key, text=str(values[key]))
        return Match(Cube(game), length, values.get("crawford") != "off")
    if values.get("crawford") == "on":
        raise OptionError("backgammon-match-only", key="crawford", text="on")
    if values.get("cube") != "on":
        for key in MONEY:
            if values.get(key, 0) not in ("off", 0):
                raise OptionError("backgammon-cube-only", key=key, text=str(values[key]))
        return game
    beavers, raccoons = values.get("beavers") == "on", values.get("raccoons") == "on"
    if raccoons and not beavers:
        raise OptionError("backgammon-raccoons")
    doubles = values.get("automatic_doubles", 0)
    return Cube(game, values.get("jacoby") != "off", beavers, raccoons, doubles)


def options_of(game: AnyGame) -> dict[str, str]:
    """The options of a game that differ from the default, as text."""
    options = {"start": checker_game(game).setup}
    if isinstance(game, Match):
        options |= {"match": str(game.length), "crawford": _on(game.crawford)}
    elif isinstance(game, Cube):
        options |= {
            "cube": "on",
            "jacoby": _on(game.jacoby),
            "beavers": _on(game.beavers),
            "raccoons": _on(game.raccoons),
            "automatic_doubles": str(game.automatic_doubles),
        }
    plain = {option.key: option.default for option in OPTIONS}
    return {key: text for key, text in options.items() if text != plain[key]}


def _on(value: bool) -> str:
    return "on" if value else "off"
