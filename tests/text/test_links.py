"""What the README and the documentation point to is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")]
LINK = re.compile(r"\]\(([^)\s#]+)[^)]*\)|\bsrc=\"([^\"]+)\"")


@pytest.mark.parametrize(
    "page", [*PAGES, *sorted((ROOT / "docs").glob("*.md"))], ids=lambda p: p.name
)
def test_links_lead_somewhere(page: Path) -> None:
    found = [one or other for one, other in LINK.findall(page.read_text("utf-8"))]
    inside = [link for link in found if not link.startswith(("http://", "https://", "mailto:"))]
    assert [link for link in inside if not (page.parent / link).exists()] == []
