"""Positions to study: what a text is, what the position of a text looks like, what a room's is."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from parlour.game import Game, ParlourError, companion
from parlour.games import REGISTRY, open_position, read_turn, rulebook, rulebooks
from parlour.games.layout import Arrow
from parlour.server import asked, views
from parlour.server import study_messages as m
from parlour.server.errors import Malformed, Unknown
from parlour.server.settings import Settings


class Studies:
    """The requests of study."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    def routes(self) -> list[BaseRoute]:
        """Every route, under `/api`."""
        return [
            Route("/texts", self.told, methods=["POST"]),
            Route("/games/{game}/position", self.shown),
            Route("/rooms/{room}/position", self.named),
        ]

    async def told(self, request: Request) -> Response:
        """What a text is: a position, or a record, and of which game."""
        wish = await asked.read(request, m.AskText, self.settings.file_bytes)
        found = await asyncio.to_thread(what_is, wish.text, wish.game)
        return asked.answered(msgspec.json.encode(found))

    async def shown(self, request: Request) -> Response:
        """The position of `?text=` as it lies on the table, and with `?play=` that turn in it.

        Options that are no part of the text are said by `?set=key=value`.
        """
        game, query = asked.word(request, "game"), request.query_params
        if game not in REGISTRY:
            raise Unknown("game-unknown", game=game[:40], games=" ".join(REGISTRY))
        pairs = (pair.partition("=") for pair in query.getlist("set"))
        options = {key: value for key, _, value in pairs}
        text, play = query.get("text", ""), query.get("play", "")
        view = await asyncio.to_thread(look, game, text, play, options)
        return asked.answered(msgspec.json.encode(view), cached=True)

    async def named(self, request: Request) -> Response:
        """What the position of a room after `?ply=` is called here and in other programs."""
        room = await asked.room(request)
        position = room.record.positions[asked.ply(request, room)]
        ease = views.handling(room.game)
        names = ease.identifiers(position) if ease else {}
        return asked.answered(msgspec.json.encode(m.PositionNames(str(position), dict(names))))


def what_is(text: str, game: str | None = None) -> m.KnownText:
    """Whether a text is a record or a position, of `game` or of any; raises what is wrong."""
    text = text.strip()
    books = [rulebook(game)] if game in REGISTRY else list(rulebooks())
    for book in books:
        if book.module("notation").recognises(text):
            return m.KnownText(book.id, "record")
    wrong: list[ParlourError] = []
    for book in books:
        try:
            _, position = open_position(book.id, text)
        except ParlourError as error:
            if (claims := getattr(book.module("notation"), "claims", None)) and claims(text):
                raise
            wrong.append(error)
        else:
            return m.KnownText(book.id, "position", str(position))
    if len(wrong) == 1:
        raise wrong[0]
    raise Malformed("text-unknown", text=text[:40])


def look(
    game: str, text: str, play: str = "", options: Mapping[str, str] | None = None
) -> m.StudiedPosition:
    """A position, and where a turn in it leads; raises what is wrong with either."""
    rules, position = open_position(game, text, None, options)
    picture = views.picture_of(rules, position)
    moves = _turn(rules, position, play) if play else []
    ease = views.handling(rules)
    steps, ways = ({}, []) if ease else _steps(rules, position, moves)
    after = position
    for move in moves:
        after = rules.after(after, move)
    return m.StudiedPosition(
        picture.layout,
        picture.status,
        picture.notes,
        picture.tallies,
        rules.actor(position),
        ease.arrows(rules, position, moves) if ease else ways,
        views.picture_of(rules, after).layout if moves else None,
        steps,
    )


def _turn(game: Game[Any, Any], position: Any, text: str) -> list[Any]:
    """The moves of a turn as the game writes it."""
    notation = companion(game, "notation")
    if not hasattr(notation, "read_play"):
        return read_turn(game, position, text)
    if text not in notation.WORDS:
        return list(notation.read_play(game, position, text))
    return [notation.read_move(game, position, text)]


def _steps(
    game: Game[Any, Any], position: Any, moves: Sequence[Any]
) -> tuple[dict[str, str], list[Arrow]]:
    """The steps of a turn, counted from 1, by the cells they are made on; the ways of pieces.

    Buttons have no place on the board: neither a pass nor the choice of a kind is shown.
    """
    module = companion(game, "layout")
    cells = {t.id: t for t in module.layout(game, position).targets if t.kind != "button"}
    found: dict[str, str] = {}
    ways: list[Arrow] = []
    for number, move in enumerate(moves, 1):
        touched = [cells[id] for id in module.gestures(move) if id in cells]
        if not touched:
            continue
        centres = [(t.x + t.width / 2, t.y + t.height / 2) for t in touched]
        if len(touched) > 1:
            ways.append((*centres[0], *centres[-1]))
        last = touched[-1].id
        found[last] = f"{found[last]} {number}" if last in found else str(number)
    return found, ways
