"""A service for all tests of this folder, one a worker of pytest; a few start their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.service import Service


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    folder: Path = tmp_path_factory.mktemp("service")
    page = folder / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Parlour</title>")
    (page / "assets" / "index-1a2b.js").write_text("export {}")
    running = Service(f"sqlite:///{folder / 'games.sqlite'}", page=str(page))
    yield running
    running.close()
