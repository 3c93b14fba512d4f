"""Finds the message codes that the source uses, by its syntax tree."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass, field
from pathlib import Path

import parlour

SOURCE = Path(parlour.__file__).parent
CODE = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)+")
RAISERS = {"ParlourError", "TextError", "OptionError", "IllegalMove", "TooManyTurns"}
SPEAKERS = {"say"}


@dataclass(frozen=True)
class Use:
    """A message said or raised: `code` may be a pattern (`record-.+`), `names` the values given."""

    code: str
    names: frozenset[str] | None
    where: str


@dataclass
class Used:
    """All uses, and every word of the source that may be a code."""

    uses: list[Use] = field(default_factory=list)
    words: set[str] = field(default_factory=set)
    patterns: set[str] = field(default_factory=set)


def used() -> Used:
    """What the whole package uses."""
    found = Used()
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            where = f"{path.relative_to(SOURCE)}:{getattr(node, 'lineno', 0)}"
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.words.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                pattern = _pattern(node)
                if re.match("[a-z]{3}", pattern):
                    found.patterns.add(pattern)
            elif isinstance(node, ast.Call):
                _call(node, where, found)
            elif isinstance(node, ast.Tuple) and len(node.elts) == 2:
                code, values = node.elts
                if isinstance(values, ast.Dict) and _is_code(code):
                    names = [
                        key.value if isinstance(key, ast.Constant) else None for key in values.keys
                    ]
                    known = None if None in names else frozenset(map(str, names))
                    found.uses.append(Use(_text(code), known, where))
    return found


def _call(node: ast.Call, where: str, found: Used) -> None:
    name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
    position = 1 if name == "Outcome" else 0
    if name not in RAISERS | SPEAKERS | {"Outcome"} or len(node.args) <= position:
        return
    code = node.args[position]
    if not _is_code(code):
        return
    names: frozenset[str] | None = frozenset(
        k.arg for k in node.keywords if k.arg and k.arg != "where"
    )
    if any(k.arg is None for k in node.keywords):
        names = None
    if name == "Outcome":
        names = None
        if len(node.args) > 3 and isinstance(node.args[3], ast.Dict):
            keys = node.args[3].keys
            names = frozenset(str(k.value) for k in keys if isinstance(k, ast.Constant))
    found.uses.append(Use(_text(code), names, where))


def _is_code(node: ast.expr) -> bool:
    if isinstance(node, ast.JoinedStr):
        return True
    return (
        isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and bool(CODE.fullmatch(node.value))
    )


def _text(node: ast.expr) -> str:
    return _pattern(node) if isinstance(node, ast.JoinedStr) else str(getattr(node, "value", ""))


def _pattern(node: ast.JoinedStr) -> str:
    return "".join(
        re.escape(part.value)
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
        else ".+"
        for part in node.values
    )
