"""Which of our languages somebody reads, from an `Accept-Language` header."""

from __future__ import annotations

from parlour.text import LANGUAGES


def preferred(header: str | None) -> str:
    """The best of ours; English if there is none: `de,ko;q=0.8` is `ko`."""
    wishes = []
    for part in (header or "").split(","):
        tag, _, weight = part.partition(";q=")
        try:
            wishes.append((float(weight or 1), tag.strip()[:2].lower()))
        except ValueError:
            continue
    ours = [(weight, tag) for weight, tag in wishes if tag in LANGUAGES and weight > 0]
    return max(ours, key=lambda wish: wish[0])[1] if ours else LANGUAGES[0]
