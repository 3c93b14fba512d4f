"""Figures for whoever runs the service (`GET /metrics`, Prometheus)."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

SECONDS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20)


class Metrics:
    """The figures of one app."""

    content_type = CONTENT_TYPE_LATEST

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.connections = Gauge("parlour_connections", "Live connections", registry=registry)
        self.messages = Counter("parlour_messages", "Live messages received", registry=registry)
        self.rooms = Counter("parlour_rooms_opened", "Rooms opened", ["game"], registry=registry)
        self.faults = Counter("parlour_faults", "Faults of the service", registry=registry)
        self.commits = Histogram(
            "parlour_commit_seconds",
            "From a confirmed turn or event to its commit",
            buckets=SECONDS,
            registry=registry,
        )
        self.thinking = Histogram(
            "parlour_thinking_seconds", "Computers' turns", buckets=SECONDS, registry=registry
        )
        self.workers_lost = Counter(
            "parlour_workers_lost",
            "Computers' processes that had to be replaced",
            registry=registry,
        )

    def text(self) -> bytes:
        """The figures in the format of Prometheus."""
        return generate_latest(self.registry)
