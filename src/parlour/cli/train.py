"""`parlour train`: self-play and the fitting of networks."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from parlour.game import OptionError

if TYPE_CHECKING:
    from parlour.train.self_play import Plan

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
    from parlour.train.self_play import SHARD_GAMES, Plan, write_shards
    from parlour.train.starts import STARTS

    plan = Plan(game=game, options=STARTS[game], **asked)
    note = _noted(folder, plan)
    for path in write_shards(plan, folder, shards, processes):
        begun, note["hours"] = note.pop("begun"), 0.0
        note["hours"] = note["before"] + (time.time() - begun) * processes / 3600
        note["begun"] = begun
        note["games"] = SHARD_GAMES * len(list(folder.glob("*.bin")))
        kept = {key: note[key] for key in ("plan", "games", "hours")}
        (folder / PLAN).write_text(json.dumps(kept, indent=1) + "\n")
        click.echo(f"{path}: {note['games']} games, {note['hours']:.2f} processor hours")


def _noted(folder: Path, plan: Plan) -> dict[str, Any]:
    """The folder's note; an `OptionError` if its games were played by another plan."""
    from dataclasses import asdict

    told = json.loads(json.dumps(asdict(plan), default=str))
    folder.mkdir(parents=True, exist_ok=True)
    before = 0.0
    if (folder / PLAN).exists():
        note = json.loads((folder / PLAN).read_text())
        if note["plan"] != told:
            raise OptionError("train-plan", folder=str(folder))
        before = note["hours"]
    return {"plan": told, "before": before, "begun": time.time()}


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
