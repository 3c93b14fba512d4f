"""The command line: one command, one file a subcommand, each loaded only when it is called."""

from __future__ import annotations

import os
import sys
from importlib import import_module

import click

import parlour
from parlour.cli.errors import run
from parlour.cli.options import lang_option

COMMANDS = (
    "play", "serve", "games", "show", "legal", "perft", "replay", "convert", "analyse",
    "engine", "solve", "train", "arena", "bench", "bearoff",
)  # fmt: skip
"""The subcommands in the order of the help; `parlour/cli/<name>.py` holds each as `command`."""


class Commands(click.Group):
    """The group of all subcommands; a module is imported when its command is looked up."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names, in the order of `COMMANDS`."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The subcommand, its module loaded now."""
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"parlour.cli.{cmd_name}").command
        return command

    def invoke(self, ctx: click.Context) -> object:
        """Runs the subcommand; whoever reads the output may stop reading (`parlour … | head`)."""
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            raise click.exceptions.Exit(141) from None  # as if the signal had ended it


@click.command(cls=Commands, invoke_without_command=True)
@click.version_option(parlour.__version__, prog_name="parlour", message="%(prog)s %(version)s")
@lang_option
@click.help_option("-h", "--help")
@click.pass_context
def cli(ctx: click.Context) -> None:
    """Parlour: six board games to play, study and do research with.

    \b
    GAME is one of  ataxx  virus-war  klopodavka  war  backgammon  slime-trail
    `parlour games` shows their options; `parlour COMMAND --help` has examples.

    Exit status: 0 success; 1 the input is well-formed but against the rules; 2 it cannot be read,
    or an option is refused.
    """
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def main() -> None:
    """The entry point of `parlour` and of `python -m parlour`."""
    sys.exit(run(cli, sys.argv[1:]))
