"""What tests of engines share."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest


@pytest.fixture
def no_collector() -> Iterator[None]:
    """For tests of time: going through what other tests have left behind takes its own."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()
