"""The built page: its files from the package, and `index.html` for every other address."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from parlour.server.languages import preferred
from parlour.text import say

HASHED = "assets"
"""The folder whose file names change with their content, so that they may be kept for ever."""
FOR_EVER = "public, max-age=31536000, immutable"


class _Assets(StaticFiles):
    """Files that never change."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = FOR_EVER
        return response


def page_routes(folder: Path) -> list[BaseRoute]:
    """The page's files, else the page itself: it knows its own addresses."""
    root = folder.resolve()

    async def page(request: Request) -> Response:
        name = str(request.path_params["path"])
        file = (root / name).resolve()
        index = root / "index.html"
        if not index.is_file():
            lang = preferred(request.headers.get("accept-language"))
            return PlainTextResponse(say("service-not-built", lang), 503)
        found = file if file.is_file() and file.is_relative_to(root) else index
        return FileResponse(found, headers={"cache-control": "no-cache"})

    assets = StaticFiles if not (root / HASHED).is_dir() else _Assets
    return [
        Mount(f"/{HASHED}", assets(directory=root / HASHED, check_dir=False)),
        Route("/{path:path}", page),
    ]
