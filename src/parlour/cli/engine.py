"""`parlour engine`: one of our engines as a program that speaks its game's protocol."""

from __future__ import annotations

import os
import sys

import click

from parlour.cli.options import Setting, game_options


@click.command(name="engine")
@game_options
def command(setting: Setting) -> None:
    """Speak GAME's engine protocol on standard input and output.

    Ataxx speaks UAI, with the rules of engine matches (rules=pass, clock=100) unless --set says
    otherwise; the other games speak UGI, with their own position and move texts. `docs/arena.md`
    lists the commands and options.

    \b
    Examples:
      parlour engine ataxx
      parlour engine klopodavka --set players=3
    """
    from parlour.engines import levels
    from parlour.engines.engine import engine_of
    from parlour.game import OptionError
    from parlour.games import open_position, rulebook
    from parlour.protocols.dialect import dialect_of
    from parlour.protocols.server import Server
    from parlour.protocols.settings import standard

    if setting.position is not None:
        raise OptionError("engine-position")
    book = rulebook(setting.game)
    dialect = dialect_of(book.id)
    options = {**dialect.defaults}
    if setting.variant is not None:
        setting.open()
        options.update(book.variants[setting.variant])
    options.update(setting.options)
    open_position(book.id, None, None, options)

    def say(text: str) -> None:
        try:
            sys.stdout.write(text + "\n")
            sys.stdout.flush()
        except OSError:
            os._exit(1)  # nobody listens any more; this may be the thread that searches

    sys.setswitchinterval(0.0005)  # the thread that reads and the one that thinks: who waits less
    server = Server(
        dialect, book, engine_of, standard(len(levels(book.id))), options, say, setting.seed or 0
    )
    server.run(sys.stdin)
    sys.stdout.flush()
    os._exit(0)  # at once: a host may be waiting for the end
