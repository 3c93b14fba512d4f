"""One line an event on standard error: readable on a terminal, JSON elsewhere."""

from __future__ import annotations

import logging
import sys
from typing import Any

import structlog


def set_up(level: str) -> None:
    """Sets how much is said: `debug`, `info`, `warning` or `error`."""
    is_terminal = sys.stderr.isatty()
    renderer: Any = (
        structlog.dev.ConsoleRenderer() if is_terminal else structlog.processors.JSONRenderer()
    )
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            *([] if is_terminal else [structlog.processors.format_exc_info]),
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelName(level.upper())),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
