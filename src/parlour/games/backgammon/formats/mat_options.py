"""The options of a `.mat` match: what its tags state, and what its play shows where no tag does."""

from __future__ import annotations

from itertools import pairwise

from parlour.game import TextError
from parlour.games.backgammon.formats.mat_text import WINS, GameText, MatchText
from parlour.games.options import ON_OFF
from parlour.games.pgn import placed

OPTION_TAGS = {
    "Variation": "start",
    "Crawford": "crawford",
    "Cube": "cube",
    "Jacoby": "jacoby",
    "Beaver": "beavers",
    "Raccoon": "raccoons",
    "Automatic Doubles": "automatic_doubles",
}
"""The tags that are options, in the order they are written; all others are free."""
VARIATIONS = {
    "backgammon": "standard",
    "nackgammon": "nackgammon",
    "hypergammon": "hypergammon",
    "longgammon": "longgammon",
}


def read_options(match: MatchText, name: str) -> dict[str, str]:
    """The options of a match or session as text. Raises `TextError` for a tag it cannot take."""
    games = match.games
    options = {"match": str(match.length)} if match.length else {"cube": "on"}
    for tag, key in OPTION_TAGS.items():
        if tag in match.tags and (key == "start" or (key == "crawford") == bool(match.length)):
            with placed(f"{name}:{match.lines[tag]}"):
                options[key] = _option(tag, key, match.tags[tag])
    if match.length and "crawford" not in options and _doubles_in_crawford(match):
        options["crawford"] = "off"
    if options.get("cube") == "on":
        if any(game.says("beaver") or _redoubled(game, 2) for game in games):
            options.setdefault("beavers", "on")
        if any(game.says("raccoon") or _redoubled(game, 3) for game in games):
            options.setdefault("raccoons", "on")
        if any(map(_is_gammon_without_cube, games)):
            options.setdefault("jacoby", "off")
    return options


def _option(tag: str, key: str, text: str) -> str:
    """The option that a tag states."""
    value = text.strip().lower()
    if key == "start":
        if value not in VARIATIONS:
            known = " ".join(VARIATIONS)
            raise TextError("backgammon-mat-tag", key=tag, text=text, known=known)
        return VARIATIONS[value]
    if key != "automatic_doubles" and value not in ON_OFF:
        raise TextError("backgammon-mat-tag", key=tag, text=text, known=" ".join(ON_OFF))
    return value


def _doubles_in_crawford(match: MatchText) -> bool:
    """Whether someone doubles in the game that would be the Crawford game."""
    point = (match.length or 0) - 1
    return any(
        max(before.score) < point == max(game.score) and game.says("double")
        for before, game in pairwise(match.games)
    )


def _redoubled(game: GameText, times: int) -> bool:
    """Whether so many doubles follow each other: beavers and raccoons as some writers say them."""
    words = [cell.word for cell in game.cells]
    return any(words[i : i + times] == ["double"] * times for i in range(len(words)))


def _is_gammon_without_cube(game: GameText) -> bool:
    """Whether more than a point was won and nobody doubled: no Jacoby."""
    said = WINS.fullmatch(game.cells[-1].text) if game.cells else None
    return bool(said and int(said[1]) > 1 and not (game.says("double") or game.ties or game.start))
