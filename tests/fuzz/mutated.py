"""Texts gone wrong in every way that typing, copying and malice know."""

from __future__ import annotations

from random import Random

PIECES = (
    *'019-/ xojaGs#!*:=.…,;{}()[]\\"\t\n\0\ufeff²٣Ⅷé×Г병𝔞\ud800',
    *("00", "9" * 20, "9" * 5000, "--", "//", "\r\n", "pass", "end", "swap", "bar", "off", "XGID="),
    *("[%event resign a]", "[%event pact a a]", "[%clk 1:2:3]", "1-0", "1:a", "=:a,b"),
)


def mutated(text: str, random: Random, others: tuple[str, ...] = ()) -> str:
    """`text` after one to four changes; a part may come from one of `others`."""
    for _ in range(random.choice((1, 1, 2, 4))):
        at = random.randrange(len(text) + 1)
        until = min(len(text), at + random.choice((1, 1, 2, 8, 40)))
        change = random.randrange(7)
        if change == 0:
            text = text[:at] + text[until:]
        elif change == 1:
            text = text[:at] + random.choice(PIECES) + text[at:]
        elif change == 2:
            text = text[:at] + random.choice(PIECES) + text[until:]
        elif change == 3:
            text = text[:at] + text[at:until] * random.choice((2, 3, 50)) + text[until:]
        elif change == 4:
            text = text[:at].swapcase() + text[at:]
        elif change == 5 and others:
            text = text[:at] + random.choice(others)[at:]
        else:
            fields = text.split(" ")
            random.shuffle(fields)
            text = " ".join(fields)
    return text
