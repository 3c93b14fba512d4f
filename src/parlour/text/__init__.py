"""Sentences in English, Korean and Russian: a message is a code with values, the words are here.

Catalogues are Fluent files (`en.ftl`, `ko.ftl`, `ru.ftl`), which know plurals and can be read by
the page too: the house's own beside this file, each game's in `games/<name>/text/`. Codes start
with the game's id (`war-not-linked`) or with a word of the house (`option-unknown`).
"""

from __future__ import annotations

import locale
import os
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "ko", "ru")
LARGEST = 10**15
"""Whole numbers from here on are written plainly: number formats fail on very long ones."""
LONGEST = 2000
"""Texts are cut here: Fluent says nothing at all of longer ones."""


def language(wanted: str | None = None) -> str:
    """The language to speak: `wanted` if given, else the locale's, else English."""
    if wanted is None:
        names = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
        wanted = next((name for name in names if name), None) or locale.getlocale()[0] or "en"
    code = wanted[:2].lower()
    return code if code in LANGUAGES else "en"


def say(code: str, lang: str | None = None, /, **values: Any) -> str:
    """The sentence of message `code` in language `lang` (default English), filled with `values`.

    A value that is itself a `ParlourError` or an `(code, values)` pair is said in the same
    language. Falls back to English, then to the code itself, so that a missing word never hides an
    answer.
    """
    lang = lang or "en"
    filled = {name: _value(value, lang) for name, value in values.items()}
    for tongue in (lang, "en"):
        # Messages stand at the beginning of a line; only the catalogue that has this one is read.
        source = next((text for text in _sources(tongue) if f"\n{code} =" in text), None)
        if source is None:
            continue
        bundle = _bundle(tongue, source)
        message = bundle.get_message(code) if bundle.has_message(code) else None
        if message is not None and message.value is not None:
            return str(bundle.format_pattern(message.value, filled)[0])
    return code


def sentence(error: Any, lang: str | None = None, /) -> str:
    """What a `ParlourError` says, its place in front."""
    said = say(error.code, lang, **error.values)
    return f"{error.where}: {said}" if error.where else said


def codes(lang: str) -> frozenset[str]:
    """All message codes of a language's catalogues."""
    return frozenset(code for text in _sources(lang) for code in _bundle(lang, text)._messages)


def catalogue(lang: str) -> str:
    """All catalogues of a language as one Fluent source, for programs that speak for themselves."""
    return "".join(_sources(lang))


def _value(value: Any, lang: str) -> Any:
    if isinstance(value, tuple) and len(value) == 2 and isinstance(value[1], dict):
        return say(value[0], lang, **value[1])
    if hasattr(value, "code") and hasattr(value, "values"):
        return sentence(value, lang)
    if isinstance(value, str) and len(value) > LONGEST:
        return f"{value[:LONGEST]}…"
    if isinstance(value, int) and abs(value) >= LARGEST:
        return str(value)
    if isinstance(value, (int, float, str)) and not isinstance(value, bool):
        return value
    return str(value)


@cache
def _bundle(lang: str, source: str) -> FluentBundle:
    """One catalogue, read; it refers to no other."""
    # Imported here: it costs 0.1 s that a command without a message need not pay.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(source), allow_overrides=False)
    return bundle


@cache
def _sources(lang: str) -> tuple[str, ...]:
    """The catalogues of a language, each with a line break before it."""
    games = sorted((files("parlour") / "games").iterdir(), key=lambda folder: folder.name)
    rooms = ("", "engines", "analysis", "cli", "server", "envs", "protocols", "arena")
    found = [files("parlour") / room / "text" / f"{lang}.ftl" for room in rooms]
    found += [folder / "text" / f"{lang}.ftl" for folder in games if folder.is_dir()]
    return tuple("\n" + file.read_text("utf-8") for file in found if file.is_file())
