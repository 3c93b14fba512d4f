"""The headers that keep the page to itself."""

from __future__ import annotations

import re

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

HOST = re.compile(r"[\w.:\[\]-]{1,200}", re.ASCII)
POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self' data:; connect-src 'self'{live}; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
"""Styles may stand in the markup, as the drawings have them; scripts only in our files."""
FIXED = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # an invitation is part of its address
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class SecurityHeaders:
    """Adds the headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        host = Headers(scope=scope).get("host", "")
        # Not every browser counts a WebSocket to the same place as 'self'.
        live = f" ws://{host} wss://{host}" if HOST.fullmatch(host) else ""

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(FIXED)
                headers["content-security-policy"] = POLICY.format(live=live)
            await send(message)

        await self.app(scope, receive, with_headers)
