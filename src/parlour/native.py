"""The only door to `parlour._core`, the compiled core: everything works without it, only slower.

`PARLOUR_CORE=python` in the environment makes the core behave as absent.
"""

from __future__ import annotations

import os
from importlib import import_module
from types import ModuleType


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
        return import_module("parlour._core")
    except ImportError as error:
        raise CoreMissing(
            "the compiled core is not installed: install a C++20 compiler (g++ 12 or newer)"
            f" and install parlour again ({error})"
        ) from error
