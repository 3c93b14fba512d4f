"""Runs the service for a test: `python -m tests.server.running PORT '{"pause": 0, …}'`.

`"broken": true` is no setting of the service: then no computer can think.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import uvicorn

from parlour.server import logs, workers
from parlour.server.app import create_app
from parlour.server.settings import Settings

QUICK = {"pause": 0.0, "patrol": 0.2, "lease": 2.0, "workers": 2, "openings": "10000/minute"}

BROKEN = "print(flush=True); input(); raise SystemExit('an engine that fails')"
"""A worker that says it is ready, and dies of every question."""


def main() -> None:
    chosen = {**QUICK, **json.loads(sys.argv[2])}
    if "page" in chosen:
        chosen["page"] = Path(chosen["page"])
    if chosen.pop("broken", False):
        workers.COMMAND = [sys.executable, "-c", BROKEN]
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
