"""Secrets: who holds one plays the seat. The database keeps only what they hash to."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode

BYTES = 32
LETTERS = "abcdefghijkmnpqrstuvwxyz"
"""Of a room's id, in lower case and without letters that look alike: it may be typed."""


def room_id() -> str:
    """Ten letters: 24^10, about 2^45 rooms, which the limits on requests put out of reach."""
    return "".join(secrets.choice(LETTERS) for _ in range(10))


def new() -> str:
    """A secret nobody can guess."""
    return secrets.token_urlsafe(BYTES)


def derived(invitation: str, room: str, seat: int, id: str) -> str:
    """The token of a seat for whoever asks with `id`: asked again, the same."""
    digest = hmac.digest(invitation.encode(), f"{room}/{seat}/{id}".encode(), "sha256")
    return urlsafe_b64encode(digest).rstrip(b"=").decode()


def hashed(secret: str) -> str:
    """What the database keeps. The secrets are random, so that a plain hash is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


def matches(secret: str, kept: str | None) -> bool:
    """Whether a secret is the one that was hashed; takes equally long either way."""
    return kept is not None and hmac.compare_digest(hashed(secret), kept)
