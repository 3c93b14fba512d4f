"""The report of a match: one HTML page that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from math import isfinite

import parlour
from parlour.arena import plots
from parlour.arena.lines import cell, elo, lines, normalized, ranked, rating
from parlour.arena.match import Match
from parlour.arena.play import Row
from parlour.arena.table import Engine, Table, half_points, pairs_of, table

STYLE = """
:root{--paper:#fbfaf6;--ink:#23282b;--soft:#5d666b;--line:#dcd8cc;--ours:#1a6b8f;--warn:#a23b1a}
@media (prefers-color-scheme:dark){:root{--paper:#171b1e;--ink:#e9ecee;--soft:#a3adb3;
--line:#333a3f;--ours:#62bbe0;--warn:#f0965a}}
body{font:16px/1.5 system-ui,-apple-system,"Segoe UI",Helvetica,Arial,sans-serif;
background:var(--paper);color:var(--ink);max-width:960px;margin:2rem auto;padding:0 1rem}
h1{font-size:1.6rem}h2{font-size:1.15rem;margin-top:2rem}
.scroll{overflow-x:auto}table{border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:.3rem .7rem;border-bottom:1px solid var(--line);text-align:right;white-space:nowrap}
th{color:var(--soft);font-weight:600}.name{text-align:left}td.self{color:var(--line)}
figure{margin:1.2rem 0}figcaption{font-weight:600;margin-bottom:.3rem}
svg{width:100%;height:auto;font-size:13px}svg text{fill:var(--ink)}svg .soft{fill:var(--soft)}
.grid{stroke:var(--line)}.level{stroke:var(--soft);stroke-dasharray:5 4}
.line{fill:none;stroke:var(--ours);stroke-width:2}.band{fill:var(--ours);opacity:.18}
.bar{fill:var(--ours)}.fault{color:var(--warn)}
pre{background:color-mix(in srgb,var(--line) 35%,transparent);padding:.8rem;overflow-x:auto;
font-size:.9rem}.soft{color:var(--soft)}
"""
STEPS = 200
"""Points of a curve at most."""


def page(match: Match) -> str:
    """The report as HTML."""
    rows = match.rows()
    found = table(match.settings, rows)
    settings = match.settings
    title = f"{settings.game}: {' - '.join(engine.name for engine in found.engines)}"
    told = " ".join(f"{key}={value}" for key, value in settings.options.items())
    begins = f"book of {len(settings.book)}" if settings.book else f"{settings.plies} random moves"
    parts = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="soft">{len(rows)} games · {escape(told) or "default rules"} · openings:'
        f" {begins} · seed {settings.seed} · Parlour {parlour.__version__}</p>",
        f"<pre>{escape(chr(10).join(lines(match)))}</pre>",
        "<h2>Standing</h2>",
        _standing(found),
        *_pictures(match, rows, found),
        "<h2>Engines</h2>",
        _engines(match, found),
        *_faults(match, rows),
    ]
    return (
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        + "\n".join(parts)
        + "\n</body>\n</html>\n"
    )


def _standing(found: Table) -> str:
    """The cross table."""
    order = ranked(found)
    is_rated = any(engine.rating for engine in found.engines)
    heads = ["", "engine", "games", "points", "share", "95 %", "payoff"]
    heads += ["rating"] if is_rated else []
    heads += [str(rank) for rank in range(1, len(order) + 1)] if found.versus else []
    body = []
    for rank, number in enumerate(order, 1):
        engine = found.engines[number]
        low, high = engine.bounds
        mean, error = engine.payoff
        fields = [
            f"<td>{rank}</td>",
            f'<td class="name">{escape(engine.name)}</td>',
            f"<td>{engine.games}</td>",
            f"<td>{engine.points:g}</td>",
            f"<td>{engine.share:.1%}</td>",
            f"<td>{low:.1%} … {high:.1%}</td>",
            f"<td>{mean:+.3f} ± {error:.3f}</td>",
        ]
        if is_rated:
            fields.append(f"<td>{rating(engine)}</td>")
        for other in order if found.versus else ():
            own = number == other
            text = "■" if own else cell(found, number, other)
            fields.append(f'<td class="{"self" if own else ""}">{text}</td>')
        body.append(f"<tr>{''.join(fields)}</tr>")
    return _table(heads, body)


def _engines(match: Match, found: Table) -> str:
    """What the engines are and how far they thought."""
    body = []
    for engine, contestant in zip(found.engines, match.settings.contestants, strict=True):
        moves = max(1, engine.moves)
        words = (
            contestant.text
            if not match.settings.each
            else (f"{contestant.text} · {match.settings.each}")
        )
        body.append(
            f'<tr><td class="name">{escape(engine.name)}</td>'
            f"<td>{1000 * engine.seconds / moves:.1f}</td><td>{1000 * engine.slowest:.1f}</td>"
            f"<td>{engine.nodes / moves:,.0f}</td><td>{engine.depth / moves:.1f}</td>"
            f"<td>{sum(engine.faults.values())}</td>"
            f'<td class="name"><code>{escape(words)}</code></td></tr>'
        )
    heads = ["engine", "ms a move", "slowest", "nodes", "depth", "faults", "words"]
    return _table(heads, body)


def _pictures(match: Match, rows: Sequence[Row], found: Table) -> Iterator[str]:
    if not rows:
        return
    if len(found.engines) == 2 and found.versus:
        yield from _duel(match, rows, found.engines[0])
        (versus,) = found.versus.values()
        if sum(versus.pairs):
            names = ("0", "½", "1", "1½", "2")
            counts = [(name, float(n)) for name, n in zip(names, versus.pairs, strict=True)]
            yield plots.bars(f"Pairs by the points of {found.engines[0].name}", "points", counts)
            sure = versus.estimate
            if sure and isfinite(sure.elo):
                yield f"<p>Elo {elo(sure)}, normalized Elo {normalized(sure)}.</p>"
    else:
        shares = [(found.engines[n].name[:14], found.engines[n].share) for n in ranked(found)]
        yield plots.bars("Share of the points", "", [(n, round(s, 3)) for n, s in shares])
    yield plots.bars("Length of the games", "moves", plots.histogram(found.moves))
    yield plots.bars(
        "How the games ended", "", [(name, float(n)) for name, n in found.reasons.most_common(8)]
    )


def _duel(match: Match, rows: Sequence[Row], first: Engine) -> Iterator[str]:
    """The score as it went, and the test."""
    from parlour.arena.shares import wilson

    step = max(1, len(rows) // STEPS)
    points, score, band = 0.0, [], []
    for number, row in enumerate(rows, 1):
        points += half_points(row, row["seats"].index(0)) / 2
        if number % step == 0 or number == len(rows):
            score.append((float(number), points / number))
            band.append((float(number), *wilson(points, number)))
    yield plots.curve(
        f"Score of {first.name}", "games", score, band=band, span=(0, 1), unit="%",
        levels={"even": 0.5},
    )  # fmt: skip
    sprt = match.settings.sprt
    if sprt is None:
        return
    low, high = sprt.bounds
    counts, ratio = [0] * 5, [(0.0, 0.0)]
    for number, (_, half) in enumerate(pairs_of(rows), 1):
        counts[half] += 1
        if number % step == 0:
            ratio.append((float(number), sprt.ratio(counts)))
    yield plots.curve(
        f"Test of {sprt.elo0:g} against {sprt.elo1:g} {sprt.model} Elo: log-likelihood ratio",
        "pairs", ratio, levels={"accepted": high, "rejected": low},
    )  # fmt: skip


def _faults(match: Match, rows: Sequence[Row]) -> Iterator[str]:
    """Games lost otherwise than by the rules, the first hundred."""
    names = [one.name for one in match.settings.contestants]
    body = [
        f"<tr><td>{row['game'] + 1}</td>"
        f'<td class="name">{escape(names[row["seats"][fault["seat"]]])}</td>'
        f'<td class="name fault">{escape(fault["how"])}</td>'
        f'<td class="name">{escape(fault["said"][:160])}</td></tr>'
        for row in rows
        for fault in row["faults"]
    ][:100]
    if body:
        yield "<h2>Faults</h2>"
        yield _table(["game", "engine", "how", "what was said"], body)


def _table(heads: Sequence[str], body: Sequence[str]) -> str:
    left = ("engine", "words", "how", "what was said")
    cells = "".join(
        f'<th class="{"name" if head in left else ""}" scope="col">{escape(head)}</th>'
        for head in heads
    )
    return f'<div class="scroll"><table><tr>{cells}</tr>{"".join(body)}</table></div>'
