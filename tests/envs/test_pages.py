"""The page about environments: its examples run; arguments and fields it should name are there."""

import doctest
import inspect
from pathlib import Path

from parlour.envs import BatchEnv, Steps
from parlour.envs.gymnasium import GameEnv

PAGE = Path(__file__).resolve().parents[2] / "docs" / "environments.md"


def test_its_examples_run():
    failed, tried = doctest.testfile(str(PAGE), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried > 20
    assert failed == 0


def test_it_names_fields_and_arguments():
    page = PAGE.read_text("utf-8")
    names = [*Steps._fields, *inspect.signature(GameEnv).parameters]
    names += [name for name in vars(BatchEnv) if not name.startswith("_")]
    for name in set(names) - {"game", "options", "position", "text", "steps"}:
        assert name in page, name
