"""`parlour convert`: from one record format to another."""

from __future__ import annotations

from pathlib import Path

import click

from parlour.cli.errors import Speaker
from parlour.cli.options import lang_option


@click.command(name="convert")
@click.argument("source", metavar="IN")
@click.argument("target", metavar="OUT")
@click.option(
    "--to",
    "format",
    metavar="FORMAT",
    help="The format to write (default: by the ending of OUT): pgn, mat …",
)
@lang_option
@click.pass_obj
def command(speaker: Speaker, source: str, target: str, format: str | None) -> None:
    """Convert records between formats.

    IN and OUT are files (`-`: standard input or output). What IN holds is found from its content;
    what the target format cannot hold is said on standard error, and which format it is where
    neither --to nor an ending says so (the game's first). OUT is written only if all of IN
    could be read.

    \b
    Examples:
      parlour convert match.txt match.mat
      parlour convert game.pgn - --to pgn
    """
    from parlour import files

    wanted = format or (Path(target).suffix if target != files.STANDARD else "") or None
    records = files.read(Path(source))
    text = files.write(records, wanted)
    for number, record in enumerate(records, 1):
        name = (wanted or next(iter(files.formats(record)))).lower().lstrip(".")
        for code, values in files.losses(record, name):
            said = speaker.say(code, **values)
            click.echo(speaker.say("cli-loss", file=source, number=number, text=said), err=True)
    if wanted is None:
        name = next(iter(files.formats(records[0])))
        click.echo(speaker.say("cli-written-as", file=target, format=name), err=True)
    if target == files.STANDARD:
        click.echo(text, nl=False)
    else:
        Path(target).write_text(text, "utf-8")
