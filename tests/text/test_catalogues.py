"""The catalogues: every sentence the program can say, in every language, with the same values."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from parlour import text
from parlour.games import REGISTRY
from tests.text.codes import SOURCE, Used, used

CATALOGUES = sorted(SOURCE.rglob("*.ftl"))
# Made up where they are said: the games' names and taglines, the overlays' names, an event's end;
# on the page the names of options, choices, variants, buttons, places and states, and what a lesson
# showed.
MADE_UP = re.compile(
    r"overlay-(?P<word>[a-z_-]+)|.+-tagline|record-(resign|flag|leave)"
    r"|.+-(option|variant|button|kind|target|state)-.+|.+-lesson-.+-done"
)
PAGE = SOURCE.parents[1] / "web" / "src"


@lru_cache
def source() -> Used:
    return used()


@lru_cache
def messages(lang: str) -> dict[str, frozenset[str]]:
    """Each code of a language with the variables of its sentence."""
    found: dict[str, frozenset[str]] = {}
    for file in CATALOGUES:
        if file.stem != lang:
            continue
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{file}: {entry.id.name} is defined twice"
                found[entry.id.name] = frozenset(_variables(entry))
    return found


def _variables(node: object) -> set[str]:
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, list):
        return {name for item in node for name in _variables(item)}
    if isinstance(node, ast.BaseNode):
        return {name for item in vars(node).values() for name in _variables(item)}
    return set()


def words_of_the_page() -> set[str]:
    """The codes in the source of the page; `page-level-` stands for all that begin so.

    Overlays are the games' own: a game must name them.
    """
    text = "".join(
        file.read_text("utf-8") for kind in ("*.ts", "*.svelte") for file in PAGE.rglob(kind)
    )
    words = set(re.findall(r"""["'`]([a-z]+-[a-z0-9-]*)""", text))
    starts = tuple(word for word in words - {"overlay-"} if word.endswith("-"))
    return words | {code for code in messages("en") if starts and code.startswith(starts)}


def test_every_catalogue_exists_in_every_language() -> None:
    folders = {file.parent for file in CATALOGUES}
    assert [
        f"{d}/{lang}"
        for d in folders
        for lang in text.LANGUAGES
        if not (d / f"{lang}.ftl").is_file()
    ] == []


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_code_of_the_source_has_a_sentence(lang: str) -> None:
    known = messages(lang)
    missing = {
        f"{use.code} ({use.where})"
        for use in source().uses
        if not any(re.fullmatch(use.code, code) for code in known)
    }
    assert sorted(missing) == []


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_game_has_a_name_and_a_tagline(lang: str) -> None:
    assert [id for id in REGISTRY if not {id, f"{id}-tagline"} <= set(messages(lang))] == []


@pytest.mark.parametrize("lang", ["ko", "ru"])
def test_translations_have_the_same_codes(lang: str) -> None:
    assert sorted(messages(lang).keys() ^ messages("en").keys()) == []


@pytest.mark.parametrize("lang", ["ko", "ru"])
def test_translations_use_the_same_values(lang: str) -> None:
    english = messages("en")
    assert [
        code for code, names in messages(lang).items() if names != english.get(code, names)
    ] == []


def test_sentences_use_only_values_that_are_given() -> None:
    known = messages("en")
    wrong = [
        f"{use.code} needs {sorted(known[use.code] - use.names)} ({use.where})"
        for use in source().uses
        if use.names is not None and use.code in known and known[use.code] - use.names
    ]
    assert wrong == []


def test_no_sentence_is_unused() -> None:
    found = source()
    patterns = {use.code for use in found.uses if ".+" in use.code}
    found.words.update(words_of_the_page())
    unused = []
    for code in messages("en"):
        made_up = MADE_UP.fullmatch(code)
        if code in found.words or any(
            re.fullmatch(pattern, code) for pattern in patterns | found.patterns
        ):
            continue
        if made_up is None or (made_up["word"] and made_up["word"] not in found.words):
            unused.append(code)
    assert unused == []


@pytest.mark.parametrize(("lang", "foreign"), [("en", "“”„«»"), ("ko", "“”„«»"), ("ru", "“”„‘’")])
def test_a_language_has_one_kind_of_quotation_marks(lang: str, foreign: str) -> None:
    """‘ ’ in English and Korean, « » in Russian; straight ones only in what is typed."""
    typed = re.compile(r"`[^`]*`|\[[^\]]*\]|\{ ?\"[^\"]*\" ?\}|'parlour\[ray\]'")
    odd = [
        f"{file.parent.parent.name}: {line}"
        for file in CATALOGUES
        if file.stem == lang
        for line in file.read_text("utf-8").splitlines()
        if not line.startswith("#") and set(typed.sub("", line)) & set(foreign + "\"'")
    ]
    assert odd == []


def test_a_number_and_its_percent_sign_stay_on_one_line_of_the_page() -> None:
    page = [path for path in CATALOGUES if path.parent.parent.name == "server"]
    parted = [path.name for path in page if re.search("[0-9] %", path.read_text())]
    assert page and not parted


def test_codes_begin_with_their_game() -> None:
    for file in CATALOGUES:
        folder = file.parent.parent
        if folder.parent.name == "games":
            id = folder.name.replace("_", "-")
            codes = re.findall(r"^([a-z][a-z0-9-]*) =", file.read_text("utf-8"), re.MULTILINE)
            assert [code for code in codes if code != id and not code.startswith(f"{id}-")] == []


def test_the_language_is_the_one_wanted_else_the_locales(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "ko_KR.UTF-8")
    assert text.language() == "ko"
    assert text.language("ru") == "ru"
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert text.language() == "en"


def test_a_missing_word_never_hides_an_answer() -> None:
    assert text.say("no-such-code") == "no-such-code"


@pytest.mark.parametrize(
    ("lang", "count", "said"),
    [
        ("ru", 1, "1 ход"),
        ("ru", 3, "3 хода"),
        ("ru", 5, "5 ходов"),
        ("en", 1, "1 move"),
        ("ko", 2, "2수"),
    ],
)
def test_sentences_know_plurals(lang: str, count: int, said: str) -> None:
    assert text.say("replay-game", lang, number=1, game="-", moves=count).endswith(f", {said}")


def test_catalogues_are_part_of_the_package() -> None:
    assert Path(text.__file__).with_name("en.ftl") in CATALOGUES


@pytest.mark.parametrize("lang", text.LANGUAGES)
@pytest.mark.parametrize("grade", ["good", "doubtful", "bad", "very-bad"])
def test_the_terminal_and_the_page_call_a_turn_alike(grade: str, lang: str) -> None:
    in_terminal, on_page = (
        text.say(f"{code}-{grade}", lang) for code in ("analyse-grade", "page-class")
    )
    assert in_terminal == on_page.lower()
