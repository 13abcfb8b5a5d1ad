"""``python -m papersea.training``: train a network, look at it, try it in the arena."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec

from papersea.cards import NotationError
from papersea.players.budget import parse_budget
from papersea.players.master import Learning
from papersea.players.networks import StaleWeights
from papersea.training.config import Config, EvolvingConfig, read_config

_CONFIGS = Path(__file__).parent / "configs"


@click.group()
def main() -> None:
    """Train networks by search and self-play. Needs the extra `train`."""


def _config(name: str) -> Config:
    path = Path(name) if name.endswith(".json") else _CONFIGS / f"{name}.json"
    try:
        return read_config(path)
    except FileNotFoundError:
        known = ", ".join(sorted(each.stem for each in _CONFIGS.glob("*.json")))
        raise click.ClickException(
            f"There is no run {name!r}: one of {known}, or a file."
        ) from None
    except (msgspec.ValidationError, msgspec.DecodeError, ValueError) as error:
        raise click.ClickException(f"{path.name}: {error}") from None


@main.command()
@click.argument("config")
@click.option("--out", type=click.Path(path_type=Path), required=True, help="The run's folder.")
def run(config: str, out: Path) -> None:
    """Train by CONFIG, such as master-2 or a JSON file, and write weights.npz at the end. The
    same command goes on with a run that was interrupted."""
    from papersea.training.export import export
    from papersea.training.run import Run

    try:
        training = Run(_config(config), out)
    except ValueError as error:
        raise click.ClickException(str(error)) from None
    for told in training.steps():
        click.echo("  ".join(f"{name} {number:.4g}" for name, number in told.items()))
    export(out, out / "weights.npz")


@main.command()
@click.argument("folder", type=click.Path(path_type=Path, exists=True))
@click.argument("out", type=click.Path(path_type=Path))
def export(folder: Path, out: Path) -> None:
    """Write the network of the run in FOLDER to OUT as it is now."""
    from papersea.training.export import export as write

    write(folder, out)


@main.command()
@click.argument("folder", type=click.Path(path_type=Path, exists=True))
@click.argument("out", type=click.Path(path_type=Path))
def plot(folder: Path, out: Path) -> None:
    """Draw how the run in FOLDER goes: OUT.svg or OUT.png."""
    from papersea.training.plot import plot as draw

    try:
        draw(folder, out)
    except FileNotFoundError as error:
        raise click.ClickException(str(error)) from None


@main.command()
@click.option("--players", type=click.IntRange(2, 4), multiple=True, default=(2, 3, 4))
@click.option(
    "--learning",
    type=click.Choice([each.value for each in Learning]),
    multiple=True,
    default=[each.value for each in Learning],
)
@click.option("--out", type=click.Path(path_type=Path), required=True, help="A JSON file.")
def learn(players: tuple[int, ...], learning: tuple[str, ...], out: Path) -> None:
    """Learn what the master knows; what OUT already holds beside it stays."""
    from papersea.training.learning import learn_into

    for told in learn_into(out, players, [Learning(each) for each in learning]):
        click.echo("  ".join(f"{name} {each}" for name, each in told.items()))


@main.command()
@click.option("--players", type=click.IntRange(2, 4), default=2, show_default=True)
def exploit(players: int) -> None:
    """Evolve calls that do nothing but beat those that the master has learned, both without a
    search, to see how much they give away."""
    from papersea.players.master import master_judgement
    from papersea.training.evolving import evolve

    frozen = master_judgement(players)
    for _, told in evolve(EvolvingConfig(players, seed=100 + players), [frozen]):
        click.echo("  ".join(f"{name} {each:.4g}" for name, each in told.items()))


@main.command()
@click.option("--entrant", default="kraken@1000p", show_default=True, help="Whom it plays.")
@click.option("--players", type=click.IntRange(2, 4), default=2, show_default=True)
@click.option("--deals", type=click.IntRange(2), default=100, show_default=True)
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True)
@click.option("--workers", type=click.IntRange(1), default=1, show_default=True)
def limit(entrant: str, *, players: int, deals: int, seed: int, workers: int) -> None:
    """Let a cheater who sees all cards, and searches as long, play among players of one kind."""
    from papersea.players.catalogue import parse_entrant
    from papersea.training.limit import measure

    try:
        honest = parse_entrant(entrant)
    except NotationError as error:
        raise click.ClickException(str(error)) from None
    rate, margin = measure(honest, players, deals, seed, workers)
    click.echo(
        f"the cheater wins {rate:.1%} (± {margin:.1%}) among {players - 1} {honest}, "
        f"{deals} deals from every seat; par is {1 / players:.1%}"
    )


@main.command()
@click.argument("weights", type=click.Path(path_type=Path, exists=True))
@click.argument("against")
@click.option("--budget", default="200ms", show_default=True, help="For a move with search.")
@click.option("--instant", is_flag=True, help="The network alone, without search.")
@click.option("--players", type=click.IntRange(2, 4), default=2, show_default=True)
@click.option("--games", type=click.IntRange(1), default=100, show_default=True)
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True)
@click.option("--workers", type=click.IntRange(1), default=1, show_default=True)
def duel(
    weights: Path,
    against: str,
    budget: str,
    *,
    instant: bool,
    players: int,
    games: int,
    seed: int,
    workers: int,
) -> None:
    """Let the network in WEIGHTS play against an opponent such as orca@200ms."""
    from papersea.training.duel import duel as play

    try:
        results = play(
            weights,
            against,
            budget=parse_budget(budget),
            searches=not instant,
            players=players,
            games=games,
            seed=seed,
            workers=workers,
        )
    except (NotationError, StaleWeights) as error:
        raise click.ClickException(str(error)) from None
    for standing in results.standings:
        rate = standing.win_rate
        click.echo(
            f"{standing.entrant}  {rate.mean:.1%}  ({rate.low:.1%} to {rate.high:.1%})  "
            f"{standing.games} games, {standing.deals} deals"
        )


if __name__ == "__main__":
    main()
