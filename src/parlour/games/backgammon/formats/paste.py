"""The position that a pasted text contains: an XGID, GNU's identifiers or an OGID (B16).

People paste whole diagrams of programs in many languages, so it is found by its shape.
"""

from __future__ import annotations

import re

from parlour.game import TextError
from parlour.games.backgammon.formats import gnu_id, ogid

_XGID = re.compile(
    r"XGID\s*[=:]\s*([-A-Oa-o]{26}(?::[-0-9DBR]+){8,9})(?![:\w])"
    r"(?:[ \t]+(-|open[0-9]{0,2}|throw|over[12](?:x[23])?|[1-6]{1,3})(?![^\s]))?",
    re.IGNORECASE,
)
_ID = r"[A-Za-z0-9+/]"
_GNU = re.compile(rf"(?<![\w+/])({_ID}{{14}})(?![\w+/])")
_MATCH = re.compile(rf"(?<![\w+/])({_ID}{{12}})(?![\w+/])")
_BROKEN = re.compile(r"XGID\s*[=:]\s*(\S+)", re.IGNORECASE)
NEAR = 80
"""So many letters after a Position ID its Match ID may stand."""


_NAMED = re.compile(rf"(?:XGID|OGID|GNUBGID)\s*[=:]|{_ID}{{14}}:{_ID}{{12}}\Z", re.IGNORECASE)


def is_named(text: str) -> bool:
    """Whether a text is one identifier by its name or look, be it a right one or not.

    >>> is_named("XGID=-b:0:0:1:31"), is_named("Backgammon")
    (True, False)
    """
    plain = text.strip()
    return "\n" not in plain and _NAMED.match(plain) is not None


def found(text: str) -> str:
    """The identifier in a text, as the readers take it; the text itself where there is none.

    An XGID that is none is found last, so that its reader says what is wrong with it.

    >>> found("Position ID: 4HPwATDgc/ABMA\\n Match ID   : MICmAAAAAAAE")
    '4HPwATDgc/ABMA:MICmAAAAAAAE'
    """
    plain = text.strip()
    if len(plain.split()) < 2 or (plain[:5].upper() == "XGID=" and "\n" not in plain):
        return plain  # an identifier alone: what is wrong with it, its reader says
    if gnu_id.recognises(plain) or ogid.recognises(plain):
        return plain
    xgid = _XGID.search(plain)
    if xgid is not None:
        # Older programs leave out the last field, the cube's limit.
        body = xgid[1] if xgid[1].count(":") == 9 else f"{xgid[1]}:10"
        return f"XGID={body} {xgid[2]}" if xgid[2] else f"XGID={body}"
    for candidate in _GNU.finditer(plain):
        if _is_board(candidate[1]):
            match = _MATCH.search(plain, candidate.end(), candidate.end() + NEAR)
            return f"{candidate[1]}:{match[1]}" if match else candidate[1]
    other = re.search(rf"(?<!\S)(?:{ogid.SHAPE.pattern})(?!\S)", plain, re.IGNORECASE)
    if other:
        return other[0]
    broken = _BROKEN.search(plain)
    return f"XGID={broken[1]}" if broken else plain


def _is_board(text: str) -> bool:
    try:
        gnu_id.read(text)
    except TextError:
        return False
    return True
