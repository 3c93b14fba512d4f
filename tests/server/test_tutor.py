"""A word before a blunder: told to who plays against computers alone, about a whole turn."""

from __future__ import annotations

from typing import Any

import pytest

from parlour import native
from tests.server.service import Page, Service

pytestmark = pytest.mark.skipif(not native.available(), reason="turns are judged by the core")

STANDARD = "-b----E-C---eE---c-e----B-"
ROLLED = f"XGID={STANDARD}:0:0:1:31:2:3:0:7:10"
BEFORE = f"XGID={STANDARD}:0:0:1:00:2:3:0:7:10"
COMPUTER = [{"who": "you"}, {"who": "computer"}]
FRIEND = [{"who": "you"}, {"who": "friend"}]
LINK = [{"who": "you"}, {"who": "link"}]


def warned(page: Page, *moves: str, seat: int = 0, version: int = 0) -> dict[str, Any]:
    """The answer to the question whether a turn is a blunder."""
    page.send("warn", id="tutor", seat=seat, version=version, moves=list(moves))
    return page.next("warned", "refused")


def test_a_blunder_is_told_with_what_is_better(service: Service) -> None:
    opened = service.open("backgammon", position=ROLLED, seats=COMPUTER)
    with service.page(opened["room"], opened["tokens"]["0"]) as page:
        assert page.state["analysable"] is True
        answer = warned(page, "24/21", "8/7")
        assert (answer["played"], answer["better"]) == ("24/21 8/7", "8/5 6/5")
        assert 0.2 < answer["loss"] < 0.6
        good = warned(page, "8/5", "6/5")
        assert (good["loss"], good["played"], good["better"]) == (None, "", "")
        assert (page.version, page.state["draft"]) == (0, None), "nothing has been played"
        page.play(0, "24/21", "8/7")


def test_a_word_about_the_cube_is_judged_too(service: Service) -> None:
    opened = service.open("backgammon", position=BEFORE, seats=COMPUTER)
    with service.page(opened["room"], opened["tokens"]["0"]) as page:
        answer = warned(page, "double")
        assert (answer["played"], answer["better"]) == ("double", "no double")
        assert warned(page, "roll")["loss"] is None


@pytest.mark.parametrize("seats", [FRIEND, LINK])
def test_nobody_is_helped_against_a_person(service: Service, seats: list[dict[str, str]]) -> None:
    opened = service.open("backgammon", position=ROLLED, seats=seats)
    with service.page(opened["room"], *opened["tokens"].values()) as page:
        answer = warned(page, "24/21", "8/7")
        assert answer["type"] == "refused"
        assert answer["error"]["code"] == "warn-not-now"


def test_only_ones_own_whole_turn_is_judged(service: Service) -> None:
    seats = [{"who": "computer"}, {"who": "you"}]
    theirs = service.open("backgammon", position=ROLLED, seats=seats)
    mine = service.open("backgammon", position=ROLLED, seats=COMPUTER)
    with service.page(mine["room"], mine["tokens"]["0"]) as page:
        assert warned(page, "24/21")["error"]["code"] == "room-turn-short"
        assert warned(page)["error"]["code"] == "room-turn-short"
        assert warned(page, "24/18", "8/7")["type"] == "refused"
        assert warned(page, "24/21", "8/7", seat=1)["error"]["code"] == "token-seat"
        late = warned(page, "24/21", "8/7", version=5)
        assert (late["error"]["code"], late["stale"]) == ("room-stale", True)
    with service.page(mine["room"]) as spectator:
        assert warned(spectator, "24/21", "8/7")["error"]["code"] == "token-seat"
    with service.page(theirs["room"], theirs["tokens"]["1"]) as page:
        answer = warned(page, "24/21", "8/7", seat=1)
        assert answer["error"]["code"] in ("room-not-your-turn", "room-stale")


def test_a_game_without_dice_is_judged_by_its_engine(service: Service) -> None:
    opened = service.open(
        "virus-war", position="4/4/1o2/x3 x 3 0 3", options={"size": "4x4"}, seats=COMPUTER
    )
    with service.page(opened["room"], opened["tokens"]["0"]) as page:
        answer = warned(page, "pass")
        assert answer["loss"] == 2
        assert "b2" in answer["better"]


def test_the_page_knows_where_warnings_can_be_given(service: Service) -> None:
    judged = {book["id"]: book["is_judged"] for book in service.http.get("/api/games").json()}
    assert all(judged.values()) and len(judged) >= 6
