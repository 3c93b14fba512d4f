"""What a page needs to show turns as they were made: also after it was loaded anew."""

from __future__ import annotations

from tests.server.service import Service

FRIENDS = [{"who": "you"}, {"who": "friend"}]
STANDARD = "-b----E-C---eE---c-e----B-"


def test_the_larger_die_is_quick(service: Service) -> None:
    position = f"XGID={STANDARD}:0:0:1:31:0:0:0:0:10 -"
    one, _ = service.two("backgammon", position=position)
    with one:
        moves = one.view["moves"]
        quick = {move["text"] for move in moves if move.get("quick") == 1}
        assert quick == {"24/21", "13/10", "8/5", "6/3"}
        smaller = {move["text"] for move in moves if move.get("quick") == 2}
        assert smaller == {"24/23", "8/7", "6/5"}, "13/12 is closed"
        after = one.draft(0, "8/5")["view"]["moves"]
        assert {move["quick"] for move in after} == {1}, "one die is left"


def test_where_a_single_die_fits_it_is_quick(service: Service) -> None:
    """A six is blocked from the bar, so the touch enters with the other die."""
    position = "XGID=-b----E-C---eE---b-f----AA:0:0:1:62:0:0:0:0:10 -"
    one, _ = service.two("backgammon", position=position)
    with one:
        assert [(move["text"], move.get("quick")) for move in one.view["moves"]] == [("bar/23", 1)]


def test_a_draft_tells_its_gestures(service: Service) -> None:
    opened = service.open("virus-war", seats=FRIENDS)
    with service.page(opened["room"], opened["tokens"]["0"]) as one:
        one.draft(0, "a1", "b2")
        with service.page(opened["room"], opened["tokens"]["0"]) as again:
            assert again.state["draft"]["gestures"] == [["a1"], ["b2"]]
            assert again.state["draft"]["view"]["recent"] == []


def test_the_last_turn_can_be_seen_after_a_reload(service: Service) -> None:
    opened = service.open("virus-war", seats=FRIENDS)
    room, tokens = opened["room"], opened["tokens"]
    with service.page(room, tokens["0"]) as one, service.page(room, tokens["1"]) as two:
        assert one.view["recent"] == []
        one.play(0, "a1", "b2", "c3")
        two.reach(one.version)
        assert sorted(two.view["recent"]) == ["a1", "b2", "c3"]
        with service.page(room, tokens["0"]) as again:
            assert sorted(again.view["recent"]) == ["a1", "b2", "c3"]
        assert one.ask("look", ply=2)["view"]["recent"] == []


def test_dice_leave_no_trace(service: Service) -> None:
    """Points are called as the one on move counts them: 8/5 6/5 was at 17, 20 and 19 for him."""
    position = f"XGID={STANDARD}:0:0:1:31:0:0:0:0:10 -"
    one, two = service.two("backgammon", position=position, seed=3)
    with one, two:
        one.play(0, "8/5", "6/5")
        assert sorted(one.view["recent"]) == ["17", "19", "20"]
        assert one.view["arrows"] == [[6.0, 8.5, 10.0, 10.5], [9.0, 6.5, 10.0, 9.5]]
        assert one.view["tallies"][0] == [["backgammon-tally-pips", {"count": 163}]]
