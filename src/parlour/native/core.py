"""Finding `parlour._core`, the compiled core, in the best build that this machine runs."""

from __future__ import annotations

import os
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # the core's own types, for those who name them
    from parlour._core import BearoffTables as BearoffTables
    from parlour._core import Job as Job


class CoreMissing(ImportError):
    """The compiled core was asked for and is not there."""


def available() -> bool:
    """Whether the compiled core can be used."""
    try:
        core()
    except CoreMissing:
        return False
    return True


def core() -> ModuleType:
    """The compiled core; `CoreMissing` says in one sentence why it is absent."""
    if os.environ.get("PARLOUR_CORE") == "python":
        raise CoreMissing("the compiled core is switched off by PARLOUR_CORE=python")
    try:
        plain = import_module("parlour._core")
        chosen: str = plain.chosen_instruction_set()
        # Built from the same sources, for processors that have more instructions.
        return plain if chosen == "plain" else import_module(f"parlour._core_{chosen}")
    except ImportError as error:
        raise CoreMissing(
            "the compiled core is not installed: install a C++20 compiler (g++ 12 or newer)"
            f" and install parlour again ({error})"
        ) from error
