"""`parlour serve`: the page, for this computer or for the network."""

from __future__ import annotations

import asyncio
import socket
import webbrowser
from contextlib import suppress
from ipaddress import ip_address
from urllib.parse import urlsplit

import click

from parlour.cli.errors import Speaker
from parlour.cli.options import lang_option

EVERYWHERE = ("0.0.0.0", "::")
TEST_ADDRESS = ("192.0.2.1", 9)
"""An address that no machine has (RFC 5737): asked for the way there, nothing is sent."""


@click.command(name="serve")
@lang_option
@click.option("--host", default="127.0.0.1", show_default=True, help="0.0.0.0 for the network.")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True)
@click.option("--database", metavar="URL", help="sqlite:///PATH or postgresql://USER@HOST/NAME.")
@click.option("--open", "opens", is_flag=True, help="Open the page in the browser.")
@click.option(
    "--log",
    type=click.Choice(["debug", "info", "warning", "error"]),
    default="warning",
    show_default=True,
    help="How much is said on standard error.",
)
@click.pass_obj
def command(
    speaker: Speaker, host: str, port: int, database: str | None, opens: bool, log: str
) -> None:
    """Serve the page where the games are played. Ctrl-C ends it; every game is kept.

    \b
    Examples:
      parlour serve --open
      parlour serve --host 0.0.0.0
      parlour serve --database postgresql://parlour@localhost/parlour
    """
    # The service is imported only here: no other command has to wait for it.
    import uvicorn

    from parlour.server import logs
    from parlour.server.app import create_app
    from parlour.server.settings import Settings, default_database
    from parlour.server.store import check

    logs.set_up(log)
    database = database or default_database()
    asyncio.run(check(database))
    listening = _listen(host, port)
    address = _address(host, listening.getsockname()[1])
    settings = Settings(database, address=None if _is_own(address) else address)
    config = uvicorn.Config(
        create_app(settings),
        host=host,
        port=port,
        log_level=log,
        access_log=log == "debug",
        ws="websockets-sansio",
        ws_ping_interval=None,  # the page's own pings are enough, and see a frozen page
        ws_max_size=16 * settings.message_bytes,  # longer than allowed is refused with a sentence
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    click.echo(speaker.say("service-at", address=address))
    if host in EVERYWHERE:
        _show_code(address)
    if opens:
        webbrowser.open(address)
    with suppress(KeyboardInterrupt):
        uvicorn.Server(config).run([listening])


def _listen(host: str, port: int) -> socket.socket:
    """A socket at the address, so that a port in use is said before anything else is."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        error.filename = f"{host}:{port}"
        raise
    return listening


def _address(host: str, port: int) -> str:
    """What to type into a browser; for the whole network the address of this machine in it."""
    if host in EVERYWHERE:
        host = "127.0.0.1"
        with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(TEST_ADDRESS)
            host = probe.getsockname()[0]
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _is_own(address: str) -> bool:
    """Whether an address leads every machine to itself, so that no friend can use it."""
    host = urlsplit(address).hostname or ""
    with suppress(ValueError):
        return ip_address(host).is_loopback
    return host == "localhost"


def _show_code(address: str) -> None:
    """The address as a QR code, for a telephone in the same network."""
    import segno

    segno.make(address, error="m").terminal(compact=True)
