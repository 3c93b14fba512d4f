"""`parlour train`: self-play and the fitting of networks."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import click

from parlour.game import OptionError

GAMES = ("ataxx",)
"""Those with a network to train."""
PLAN = "plan.json"
"""What a folder of shards says of itself: the plan, and how long the games took."""

game_argument = click.argument("game", type=click.Choice(GAMES))


@click.group(name="train")
def command() -> None:
    """Play a game against itself, and fit its network to what happened.

    Both steps go on where they were stopped, and repeat with the same seeds.

    \b
    Examples:
      parlour train play ataxx games/0 --evaluator hand --shards 100
      parlour train fit ataxx games/0 --out ataxx.net
      parlour train play ataxx games/1 --evaluator net --weights ataxx.net --shards 400
      parlour train fit ataxx games/0 games/1 --out better.net
    """


@command.command()
@game_argument
@click.argument("folder", type=click.Path(path_type=Path))
@click.option("--shards", type=click.IntRange(1), required=True, help="Of 256 games each, in all.")
@click.option("--evaluator", default="net", show_default=True)
@click.option("--weights", type=click.Path(exists=True, path_type=Path), help="Of a net.")
@click.option("--nodes", type=click.IntRange(1), default=600, show_default=True, help="A move.")
@click.option("--random-moves", type=click.IntRange(0), default=7, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--processes", type=click.IntRange(1), default=1, show_default=True)
def play(game: str, folder: Path, shards: int, processes: int, **asked: Any) -> None:
    """Play games against itself into FOLDER; those already there are kept.

    \b
    Examples:
      parlour train play ataxx games/1 --weights ataxx.net --shards 400 --processes 2
    """
    from dataclasses import asdict

    from parlour.train.self_play import SHARD_GAMES, Plan, write_shards
    from parlour.train.starts import STARTS

    plan = Plan(game=game, options=STARTS[game], **asked)
    told, before, begun = json.loads(json.dumps(asdict(plan), default=str)), 0.0, time.time()
    folder.mkdir(parents=True, exist_ok=True)
    if (folder / PLAN).exists():
        note = json.loads((folder / PLAN).read_text())
        if note["plan"] != told:
            raise OptionError("train-plan", folder=str(folder))
        before = note["hours"]
    for path in write_shards(plan, folder, shards, processes):
        games = SHARD_GAMES * len(list(folder.glob("*.bin")))
        hours = before + (time.time() - begun) * processes / 3600
        note = {"plan": told, "games": games, "hours": hours}
        (folder / PLAN).write_text(json.dumps(note, indent=1) + "\n")
        click.echo(f"{path}: {games} games, {hours:.2f} processor hours")


@command.command()
@game_argument
@click.argument("folders", nargs=-1, required=True, type=click.Path(exists=True, path_type=Path))
@click.option("--out", type=click.Path(path_type=Path), required=True, help="The weights' file.")
@click.option(
    "--start", type=click.Path(exists=True, path_type=Path), help="Weights to begin with."
)
@click.option("--epochs", type=click.IntRange(1), default=8, show_default=True)
@click.option("--rate", type=float, default=2e-3, show_default=True, help="The greatest step.")
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--threads", type=click.IntRange(1), default=1, show_default=True)
def fit(
    game: str,
    folders: tuple[Path, ...],
    out: Path,
    start: Path | None,
    threads: int,
    **asked: Any,
) -> None:
    """Fit the network to the games in FOLDERS (needs the extra `train`).

    A checkpoint is kept beside OUT after each epoch; a stopped run goes on from there.

    \b
    Examples:
      parlour train fit ataxx games/0 games/1 --out better.net --epochs 6
    """
    try:
        import torch

        from parlour.train import ataxx
    except ModuleNotFoundError as error:
        raise OptionError("train-missing", name=error.name) from None
    torch.set_num_threads(threads)
    paths = sorted(path for folder in folders for path in folder.glob("*.bin"))
    if not paths:
        raise OptionError("train-no-games", folder=str(folders[0]))
    plan = ataxx.Fit(**asked)
    checkpoint = out.with_suffix(".checkpoint")
    begun = time.time()
    net = ataxx.fit(paths, plan, click.echo, checkpoint, start)
    samples = sum(path.stat().st_size for path in paths) // ataxx.SAMPLE.itemsize
    games = [
        json.loads((folder / PLAN).read_text()) for folder in folders if (folder / PLAN).exists()
    ]
    origin = ataxx.provenance(plan, samples, games, (time.time() - begun) / 3600)
    ataxx.write_weights(net, out, origin)
    checkpoint.unlink(missing_ok=True)
    click.echo(f"{out}: {samples} positions of {sum(note['games'] for note in games)} games")
