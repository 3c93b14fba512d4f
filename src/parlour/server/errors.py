"""What can be refused beside the rules, and the status of every refusal; decided only here."""

from __future__ import annotations

from typing import Any

from parlour import text
from parlour.game import IllegalMove, ParlourError
from parlour.server.view_messages import ErrorView


class Refusal(ParlourError):
    """Something that the service does not do; `status` is its HTTP status."""

    status = 400


class Malformed(Refusal):
    """A message that cannot be read."""


class Forbidden(Refusal):
    """A token, an invitation that does not fit."""

    status = 403


class Unknown(Refusal):
    """A room, a page that does not exist."""

    status = 404


class Conflict(Refusal):
    """Not now: another turn, a seat that is taken."""

    status = 409


class Stale(Conflict):
    """The room has moved on since the sender looked."""


class TooLarge(Refusal):
    """More than anybody needs to say."""

    status = 413


class TooOften(Refusal):
    """More often than anybody needs to ask."""

    status = 429


def status_of(error: ParlourError) -> int:
    """The HTTP status of an error."""
    if isinstance(error, Refusal):
        return error.status
    return 409 if isinstance(error, IllegalMove) else 400


def error_view(error: ParlourError, lang: str) -> ErrorView:
    """The error as it is sent."""
    return ErrorView(error.code, plain_values(error.values), text.sentence(error, lang))


def said(message: tuple[str, dict[str, Any]]) -> tuple[str, dict[str, Any]]:
    """A message whose values JSON can hold."""
    code, values = message
    return code, plain_values(values)


def plain_values(values: dict[str, Any]) -> dict[str, Any]:
    """Values as JSON can hold them: numbers, texts, messages."""
    return {name: _plain(value) for name, value in values.items()}


def _plain(value: Any) -> Any:
    if isinstance(value, tuple) and len(value) == 2 and isinstance(value[1], dict):
        return said(value)
    if isinstance(value, ParlourError):
        return value.code, plain_values(value.values)
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) < text.LARGEST:
        return value
    return value if isinstance(value, (float, str)) else str(value)
