"""`parlour engine`: one of our engines as a program that speaks its game's protocol."""

from __future__ import annotations

import os
import sys

import click

from parlour.cli.options import Setting, game_options


@click.command(name="engine")
@click.option(
    "--protocol",
    type=click.Choice(("uai", "ugi", "gnubg")),
    help="The protocol to speak (default: the game's own).",
)
@click.option(
    "--host", default="127.0.0.1", show_default=True, help="gnubg: the address to listen on."
)
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=1234,
    show_default=True,
    help="gnubg: its port.",
)
@click.option(
    "--engine", "words", default="", metavar="WORDS", help="gnubg: who plays (`level=2`, …)."
)
@game_options
def command(setting: Setting, protocol: str | None, host: str, port: int, words: str) -> None:
    """Speak GAME's engine protocol on standard input and output.

    Ataxx speaks UAI, with the rules of engine matches (rules=pass, clock=100) unless --set says
    otherwise; the other games speak UGI, with their own position and move texts. `docs/arena.md`
    lists the commands and options.

    Backgammon also speaks GNU Backgammon's external player protocol (--protocol gnubg), on a port
    instead: in GNU Backgammon write `set player 1 external 127.0.0.1:1234`.

    \b
    Examples:
      parlour engine ataxx
      parlour engine klopodavka --set players=3
      parlour engine backgammon --protocol gnubg --port 1234
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
    if protocol == "gnubg":
        _listen(book.id, host, port, words, dict(setting.options))
        return
    dialect = dialect_of(book.id)
    if protocol not in (None, dialect.name):
        raise OptionError("engine-protocol", game=book.id, text=protocol, known=dialect.name)
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


def _listen(game: str, host: str, port: int, words: str, options: dict[str, str]) -> None:
    """Serves GNU Backgammon's external player protocol until it is interrupted."""
    import parlour
    from parlour.engines import engine
    from parlour.engines.engine import USUAL
    from parlour.game import OptionError
    from parlour.protocols.external import GAME, Answerer, ExternalServer
    from parlour.search.report import Limits

    if game != GAME:
        raise OptionError("engine-protocol", game=game, text="gnubg", known="uai, ugi")
    unsaid = ("start", "jacoby", "beavers")
    for key in options:
        if key not in unsaid:
            raise OptionError("engine-host-says", key=key, known=" ".join(unsaid))
    spec = engine(parlour.load(GAME, **{"cube": "on", **options}), words).spec
    limits = Limits(seconds=spec.seconds or USUAL)
    answerer = Answerer(lambda rules: engine(rules, spec, 0), limits, options, parlour.__version__)
    try:
        server = ExternalServer(answerer, host, port)
    except OSError as error:
        reason = error.strerror or str(error)
        raise OptionError("engine-listen", text=f"{host}:{port}", reason=reason) from None
    address, at = server.address
    click.echo(f"{address}:{at}")
    try:
        server.run()
    except KeyboardInterrupt:
        server.stop()
