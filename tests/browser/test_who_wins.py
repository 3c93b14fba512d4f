"""Who wins, on request: by the mouse, by keys, on a phone, in three languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.server.service import Service

SEATS = [{"who": "you"}, {"who": "friend"}]
POSITION = "7/7/4s2/3#3/7/7/7 2"
WORDS = {
    "en": ("Who wins?", "loses against best play"),
    "ko": ("누가 이기나요?", "어떤 수로도 집니다"),
    "ru": ("Кто выигрывает?", "проигрывает любым ходом"),
}


def test_it_is_told_in_words_and_marked_on_the_board(service: Service, visit: Visitors) -> None:
    options = {"start": "e5"}
    table = visit(service).sit(
        service.open("slime-trail", seats=SEATS, options=options), "slime-trail"
    )
    page = table.page
    ask = page.get_by_role("complementary").get_by_role("button", name="Who wins?")
    ask.focus()
    page.keyboard.press("Enter")
    said = page.get_by_role("status").filter(has_text="wins with best play")
    expect(said).to_contain_text("Moves that keep the win: d4, e4, d5, f5, e6.")
    expect(page.get_by_role("gridcell", name=re.compile(r"^d4\b.*\bwins\b"))).to_have_count(1)
    expect(page.get_by_role("gridcell", name=re.compile(r"^f4\b.*\bloses\b"))).to_have_count(1)
    visit.picture(table, "desk")
    table.play("f4")
    expect(said).to_have_count(0)
    expect(page.get_by_role("gridcell", name=re.compile(r"\b(wins|loses)\b"))).to_have_count(0)


@pytest.mark.parametrize("lang", WORDS)
def test_on_a_phone_in_every_language(service: Service, visit: Visitors, lang: str) -> None:
    table = visit(service, phone=True, locale=lang).sit(
        service.open("slime-trail", seats=SEATS, position=POSITION), "slime-trail"
    )
    button, sentence = WORDS[lang]
    table.page.locator("button.more").tap()
    table.page.get_by_role("dialog").get_by_role("button", name=button).tap()
    expect(table.page.get_by_role("status").filter(has_text=sentence)).to_be_in_viewport()
    visit.picture(table, lang)


def test_it_cannot_be_asked_while_somebody_elsewhere_plays(
    service: Service, visit: Visitors
) -> None:
    opened = service.open("slime-trail", seats=[{"who": "you"}, {"who": "link"}])
    table = visit(service).sit({**opened, "invitation": None}, "slime-trail")
    expect(table.page.get_by_role("button", name="Resign")).to_have_count(1)
    expect(table.page.get_by_role("button", name="Who wins?")).to_have_count(0)
