"""The rules pages: complete, alike in every language, every position and move in them true."""

from __future__ import annotations

import re
from importlib.resources import files
from unicodedata import east_asian_width

import pytest

from parlour import draw
from parlour.cli.pages import Picture, page, pictures, rules_page
from parlour.game import IllegalMove, ParlourError, companion
from parlour.games import REGISTRY, open_position, read_records, rulebook
from parlour.record import Record
from parlour.text import LANGUAGES
from parlour.turns import turn_ended
from tools import rules_pages

PAGES = [(game, lang) for lang in LANGUAGES for game in rules_pages.games(lang)]
GAMES = rules_pages.games("en")
CODE = re.compile(r"`([^`\n]+)`")
NUMBER = re.compile(r"\b[A-Z][0-9]+[a-z]?\b")
"""A rule's number."""


def joiner(game: str) -> str:
    return str(getattr(rulebook(game).module("notation"), "TURN_JOINER", "-"))


def play(game: str, picture: Picture, turn: str) -> None:
    """Plays a whole turn, or a part of one that closes with a hyphen."""
    rules, position = picture.opened(game)
    record = Record(rules, position)
    under_way = turn.endswith("-")
    ended = False
    for move in turn.rstrip("-").split(joiner(game)):
        assert not ended, f"the turn is over before {move}"
        before = record.position
        record.play(move)
        ended = turn_ended(rules, before, record.position)
    unwritten = getattr(getattr(companion(rules, "notation"), "STYLE", None), "unwritten", ())
    may_end = any(str(move) in unwritten for move in record.legal_moves)
    assert not ended if under_way else ended or may_end, f"over: {ended}"


def prose(page: str) -> str:
    """The page without its pictures."""
    return re.sub(r"^```board\n.*?^```\n?", "", page, flags=re.MULTILINE | re.DOTALL)


def is_move(game: str, text: str) -> bool:
    """Whether a text reads as a turn; words such as `pass` need no example."""
    rules, position = open_position(game, None)
    parts = text.rstrip("-").split(joiner(game))
    try:
        for part in parts:
            companion(rules, "notation").read_move(rules, position, part)
    except ParlourError:
        return False
    return any(character.isdigit() for character in text)


def test_the_documentation_is_written_anew() -> None:
    texts = rules_pages.rendered()
    found = {path for path in rules_pages.FOLDER.rglob("*") if path.is_file()}
    assert sorted(found ^ texts.keys()) == [], "run python -m tools.rules_pages"
    stale = [path.name for path, text in texts.items() if path.read_text("utf-8") != text]
    assert stale == [], "run python -m tools.rules_pages"


@pytest.mark.parametrize(("game", "lang"), PAGES)
def test_every_picture_is_drawn_and_explained(game: str, lang: str) -> None:
    found = pictures(page(game, lang))
    assert found
    for picture in found:
        rules, position = picture.opened(game)
        assert picture.caption
        assert draw.svg(rules, position, overlays=picture.show, lang=lang).startswith("<svg")
    assert "```" not in rules_page(game, lang)


@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_the_same_pictures(game: str) -> None:
    def positions(lang: str) -> list[object]:
        return [
            (picture.options, picture.position, picture.show, picture.moves, picture.refused)
            for picture in pictures(page(game, lang))
        ]

    for lang in LANGUAGES:
        assert positions(lang) == positions("en"), lang


@pytest.mark.parametrize("game", GAMES)
def test_example_moves_are_as_the_page_says(game: str) -> None:
    for picture in pictures(page(game, "en")):
        for turn in picture.moves:
            play(game, picture, turn)
        for turn in picture.refused:
            with pytest.raises(IllegalMove):
                play(game, picture, turn)


@pytest.mark.parametrize(("game", "lang"), PAGES)
def test_every_move_in_the_text_is_an_example_of_a_picture(game: str, lang: str) -> None:
    source = page(game, lang)
    tried = {turn for picture in pictures(source) for turn in (*picture.moves, *picture.refused)}
    spans = CODE.findall(source)
    assert [text for text in spans if is_move(game, text) and text not in tried] == []


@pytest.mark.parametrize(("game", "lang"), PAGES)
def test_games_in_the_text_can_be_played(game: str, lang: str) -> None:
    for text in CODE.findall(page(game, lang)):
        if re.match(r"1\. ", text):
            assert read_records(f'[Game "{game}"]\n\n{text}\n')[0].moves


@pytest.mark.parametrize(("game", "lang"), PAGES)
def test_every_option_is_named_and_every_setting_can_be_played(game: str, lang: str) -> None:
    spans = CODE.findall(prose(page(game, lang)))
    settings = [text for text in spans if re.fullmatch(r"(\w+=\S+ ?)+", text)]
    for text in settings:
        open_position(game, None, None, dict(pair.split("=", 1) for pair in text.split()))
    named = {pair.partition("=")[0] for text in spans for pair in text.split()}
    assert [option.key for option in rulebook(game).options if option.key not in named] == []


@pytest.mark.parametrize(("game", "lang"), PAGES)
def test_every_rule_that_the_program_names_is_on_the_page(game: str, lang: str) -> None:
    package = files(rulebook(game).package)
    said = (package / "text" / "en.ftl").read_text("utf-8")
    rules = (package / "rules.py").read_text("utf-8")
    named = set(NUMBER.findall(said + rules))
    explained = set(NUMBER.findall(" ".join(re.findall(r"\(([^()]*)\)", page(game, lang)))))
    assert sorted(named - explained) == []


@pytest.mark.parametrize(("game", "lang"), PAGES)
def test_a_page_fits_a_terminal(game: str, lang: str) -> None:
    def width(line: str) -> int:
        return sum(1 + (east_asian_width(sign) in "WF") for sign in line)

    assert [line for line in rules_page(game, lang).splitlines() if width(line) > 80] == []


@pytest.mark.parametrize("game", REGISTRY)
def test_every_game_has_its_page_in_every_language(game: str) -> None:
    assert [lang for lang in LANGUAGES if game not in rules_pages.games(lang)] == []
