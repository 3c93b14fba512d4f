"""`parlour train`: self-play and the fitting of networks."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import click

from parlour.game import OptionError, TextError

GAMES = ("ataxx",)
"""Those with a network to train."""
TD_GAMES = 900_000
"""Of Backgammon's temporal differences, from numbers by lot."""
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
      parlour train backgammon training
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


@command.command()
@click.argument("folder", type=click.Path(path_type=Path, file_okay=False))
@click.option(
    "--td-games",
    type=click.IntRange(0),
    help="Games of temporal differences, at first.  [default: 900000; none with --start]",
)
@click.option("--rounds", type=click.IntRange(0), default=4, show_default=True)
@click.option(
    "--games", type=click.IntRange(1), default=40_000, show_default=True, help="Of a round."
)
@click.option(
    "--trust",
    type=click.FloatRange(0, 1),
    default=0.6,
    show_default=True,
    help="How much of a target is the rest of its game, its luck taken away.",
)
@click.option(
    "--rivals",
    type=click.IntRange(0, 100),
    default=0,
    show_default=True,
    help="Learn from so many of the best plays of each roll; 0: from each position.",
)
@click.option("--passes", type=click.FloatRange(0.01), default=15.0, show_default=True)
@click.option("--rate", type=click.FloatRange(0), default=8e-4, show_default=True)
@click.option(
    "--samples",
    multiple=True,
    type=click.Path(exists=True, path_type=Path),
    help="Samples from elsewhere, fitted to before the rounds.",
)
@click.option("--start", metavar="FILE", help="Weights to begin with; `net`: those of the package.")
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True)
@click.option("--processes", type=click.IntRange(1), default=1, show_default=True)
def backgammon(
    folder: Path,
    td_games: int | None,
    rounds: int,
    games: int,
    trust: float,
    rivals: int,
    passes: float,
    rate: float,
    samples: tuple[Path, ...],
    start: str | None,
    seed: int,
    processes: int,
) -> None:
    """Train the network of Backgammon in FOLDER; the weights are its `net.bin`.

    First games against itself that are learned from at once (temporal differences); then rounds:
    games whose every position gets a target from all 21 next rolls and the rest of the game less
    its luck, and a fit to the last two rounds' positions. A stopped run goes on where it was; more
    rounds can be asked for later.

    \b
    Examples:
      parlour train backgammon training
      parlour train backgammon training --rounds 8 --processes 2
      parlour train backgammon further --start net --rivals 4
    """
    from parlour import native

    if not native.available():
        raise OptionError("train-core")
    from parlour.train.backgammon import Step, Training

    if td_games is None:
        td_games = 0 if start else TD_GAMES
    try:
        training = Training(folder, seed, _weights(start) if start else None)
        steps = [Step("td", "td", games=td_games, rate=1e-3, seed=seed)] if td_games else []
        if samples:
            named = tuple(str(path.resolve()) for path in samples)
            steps.append(Step("fit", "fit-0", passes=passes, rate=rate, seed=seed, samples=named))
        for number in range(1, rounds + 1):
            last = tuple(f"round-{k}" for k in range(max(1, number - 1), number + 1))
            once = seed + number
            steps += [
                Step("play", f"round-{number}", games, trust, rivals, seed=once),
                Step("fit", f"fit-{number}", passes=passes, rate=rate, seed=once, samples=last),
            ]
        for step in steps:
            click.echo(f"{step.name}:")
            training.run(step, lambda text: click.echo(f"  {text}"), processes)
    except (TextError, OptionError):
        raise
    except ValueError as error:
        raise OptionError("train-other", folder=str(folder), reason=str(error)) from None
    click.echo(f"{folder / 'net.bin'}")


def _weights(start: str) -> bytes:
    """The bytes of a weights' file; `net` (where no file is called so): the package's own."""
    from parlour.evaluate import weights

    path = Path(start)
    is_ours = start == "net" and not path.exists()
    return weights("backgammon", "net") if is_ours else path.read_bytes()
