"""A browser and a service for the tests of a worker; each leaves pictures in build/browser."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, sync_playwright

from tests.browser.table import Table
from tests.server.service import ROOT, Service
from tools import chromium

SCREENS = ROOT / "build" / "browser"
DESK = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}


@pytest.fixture(scope="session")
def page_folder(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A copy of the built page, which may be built anew meanwhile."""
    folder = tmp_path_factory.mktemp("page") / "page"
    built = ROOT / "src" / "parlour" / "server" / "page"
    assert (built / "index.html").is_file(), "the page has not been built: run `make page`"
    shutil.copytree(built, folder)
    return str(folder)


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory, page_folder: str) -> Iterator[Service]:
    database = tmp_path_factory.mktemp("games") / "games.sqlite"
    running = Service(f"sqlite:///{database}", page=page_folder, messages="100000/minute")
    yield running
    running.close()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Until the end of the module only: other tests have event loops of their own."""
    found = chromium.find()
    assert found is not None, chromium.MISSING
    program, environment = found
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(
            executable_path=program, env=environment, args=list(chromium.FLAGS)
        )
        yield launched
        launched.close()


class Visitors:
    """The pages of one test."""

    def __init__(self, browser: Browser, name: str) -> None:
        self.browser, self.name = browser, name
        self.contexts: list[BrowserContext] = []
        self.tables: list[Table] = []
        self.faults: list[str] = []

    def __call__(self, service: Service, *, phone: bool = False, **more: Any) -> Table:
        """A new visitor: a browser that knows nothing of the others."""
        by_touch = {"has_touch": True, "is_mobile": True} if phone else {}
        made: dict[str, Any] = {
            "viewport": PHONE if phone else DESK,
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "base_url": f"http://127.0.0.1:{service.port}",
            **by_touch,
            **more,
        }
        context = self.browser.new_context(**made)
        context.set_default_timeout(30_000)
        self.contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self._console)
        table = Table(page, by_touch=phone)
        self.tables.append(table)
        return table

    def _console(self, message: ConsoleMessage) -> None:
        # A service that is killed on purpose is missed by the network, not by the page.
        network = "Failed to load" in message.text or "WebSocket" in message.text
        if message.type == "error" and not network:
            self.faults.append(message.text)

    def picture(self, table: Table, what: str = "") -> None:
        """Keeps a picture of the page, to be looked at."""
        SCREENS.mkdir(parents=True, exist_ok=True)
        table.page.screenshot(path=SCREENS / f"{self.name}{what and f'-{what}'}.png")


@pytest.fixture
def visit(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Visitors]:
    name: str = request.node.name.removeprefix("test_").replace("[", "-").replace("]", "")
    visitors = Visitors(browser, name)
    yield visitors
    for number, table in enumerate(visitors.tables):
        visitors.picture(table, str(number) if number else "")
    for context in visitors.contexts:
        context.close()
    assert visitors.faults == []
