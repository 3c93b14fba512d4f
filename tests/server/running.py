"""Runs the service for a test: `python -m tests.server.running PORT '{"pause": 0, …}'`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import uvicorn

from parlour.server import logs
from parlour.server.app import create_app
from parlour.server.settings import Settings

QUICK = {"pause": 0.0, "patrol": 0.2, "lease": 2.0, "workers": 2, "openings": "10000/minute"}


def main() -> None:
    chosen = {**QUICK, **json.loads(sys.argv[2])}
    if "page" in chosen:
        chosen["page"] = Path(chosen["page"])
    logs.set_up("warning")
    settings = Settings(**chosen)
    uvicorn.run(
        create_app(settings),
        host="127.0.0.1",
        port=int(sys.argv[1]),
        log_level="warning",
        ws="websockets-sansio",
        ws_ping_interval=None,
        ws_max_size=16 * settings.message_bytes,
        timeout_graceful_shutdown=2,
    )


if __name__ == "__main__":
    main()
