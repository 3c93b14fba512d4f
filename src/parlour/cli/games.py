"""`parlour games`: every game, its variants and options."""

from __future__ import annotations

import json
from typing import Any

import click

from parlour.cli.errors import Speaker
from parlour.cli.options import lang_option


@click.command(name="games")
@click.option("--json", "as_json", is_flag=True, help="One JSON list, for programs.")
@lang_option
@click.pass_obj
def command(speaker: Speaker, as_json: bool) -> None:
    """List the games with their options (default first) and variants.

    \b
    Examples:
      parlour games
      parlour games --json
      parlour games --lang ko
    """
    from parlour.games import rulebooks

    found = [_described(book, speaker) for book in rulebooks()]
    if as_json:
        click.echo(json.dumps(found, ensure_ascii=False, indent=2))
        return
    click.echo("\n\n".join(_lines(game, speaker) for game in found))


def _described(book: Any, speaker: Speaker) -> dict[str, Any]:
    options = [
        {"key": option.key, "default": option.default, "values": option.values}
        for option in book.options
    ]
    return {
        "id": book.id,
        "name": speaker.say(book.id),
        "tagline": speaker.say(f"{book.id}-tagline"),
        "options": options,
        "variants": {name: dict(options) for name, options in book.variants.items()},
    }


def _lines(game: dict[str, Any], speaker: Speaker) -> str:
    lines = [f"{game['id']}  {game['name']}", f"  {game['tagline']}"]
    lines.append(f"  {speaker.say('cli-options')}")
    for option in game["options"]:
        values = f"  ({option['values']})" if option["values"] else ""
        lines.append(f"    {option['key']}={option['default']}{values}")
    lines.append(f"  {speaker.say('cli-variants')}")
    for name, options in game["variants"].items():
        lines.append(f"    {name}  {' '.join(f'{k}={v}' for k, v in options.items())}".rstrip())
    return "\n".join(lines)
