"""``python -m papersea.training``: learn what the master knows, and see how good that is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import nullcontext
from functools import reduce
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import click
import msgspec

from papersea.extras import install_command
from papersea.players.policy.learned import Learning
from papersea.problems import NotationError
from papersea.training.config import GrowingConfig, PracticeConfig, TuningConfig


def _all(options: Sequence[Callable[[Any], Any]]) -> Callable[[Any], Any]:
    """Several options at once."""
    return lambda command: reduce(lambda made, option: option(made), reversed(options), command)


@click.group()
def main() -> None:
    """Learn by playing. Needs the extra `train`."""
    if find_spec("numpy") is None:
        raise click.ClickException(f"numpy is not installed: {install_command('train')}")


@main.command()
@click.option("--players", type=click.IntRange(2, 4), multiple=True, default=(2, 3, 4))
@click.option(
    "--learning",
    type=click.Choice([each.value for each in Learning]),
    multiple=True,
    default=[each.value for each in Learning],
)
@click.option("--rows", type=click.IntRange(10), help="Moments in which all calls are tried.")
@click.option("--out", type=click.Path(path_type=Path), required=True, help="A JSON file.")
def learn(players: tuple[int, ...], learning: tuple[str, ...], rows: int | None, out: Path) -> None:
    """Learn what the master knows; what OUT already holds beside it stays."""
    from papersea.training.learning import learn_into

    for told in learn_into(out, players, [Learning(each) for each in learning], rows):
        click.echo("  ".join(f"{name} {each}" for name, each in told.items()))


@main.command()
@click.option("--champions", type=click.IntRange(1), default=10, show_default=True)
@click.option("--generations", type=click.IntRange(1), default=15, show_default=True)
@click.option("--games", type=click.IntRange(12), default=2000, show_default=True)
@click.option("--seed", type=click.IntRange(1), default=1, show_default=True)
@click.option("--out", type=click.Path(path_type=Path), required=True, help="A JSON file.")
def tune(*, champions: int, generations: int, games: int, seed: int, out: Path) -> None:
    """Tune the policy by playing it against its earlier selves, from what it is now. OUT holds
    the last champion."""
    from papersea.training.tuning import tune as champions_of
    from papersea.training.tuning import write

    found = champions_of(TuningConfig(seed, champions, generations, (2 * games, games, games)))
    for number, (champion, gain) in enumerate(found, start=1):
        write(champion, out)
        click.echo(f"champion {number}: {gain:.3f} of par against the last")


@main.command()
@click.option("--players", type=click.IntRange(2, 4), default=2, show_default=True)
@click.option("--turns", type=click.IntRange(1), help="Of learning.")
@click.option("--moments", type=click.IntRange(1), help="Of a turn.")
@click.option("--seed", type=click.IntRange(1), default=1, show_default=True)
@click.option("--into", type=click.Path(path_type=Path), required=True, help="A folder.")
def practise(into: Path, *, players: int, **numbers: int | None) -> None:
    """Learn what moves are worth by trying all of them. INTO keeps everything at any time: the
    same command goes on where it was stopped."""
    from papersea.training.practising import Practice

    given: dict[str, Any] = {name: each for name, each in numbers.items() if each is not None}
    try:
        practice = Practice(msgspec.structs.replace(PracticeConfig(players), **given), into)
    except ValueError as error:
        raise click.ClickException(str(error)) from None
    for told in practice.learn():
        click.echo("  ".join(f"{name} {each:.4g}" for name, each in told.items()))


_GROWING: Final = [
    click.option("--players", type=click.IntRange(2, 4), default=2, show_default=True),
    click.option("--turns", type=click.IntRange(1), help="Of playing and learning."),
    click.option("--samples", type=click.IntRange(4096), help="Of a turn."),
    click.option(
        "--parts",
        type=click.IntRange(1, 4096),
        help="Of a turn's games, played at the same time; with others it learns something else.",
    ),
    click.option("--seed", type=click.IntRange(1), default=1, show_default=True),
    click.option("--on", type=click.Choice(["ray"]), help="Let a Ray cluster play the games."),
    click.option("--into", type=click.Path(path_type=Path), required=True, help="A folder."),
]


@main.command()
@_all(_GROWING)
def grow(into: Path, *, players: int, on: str | None, **numbers: int | None) -> None:
    """Grow the master's network by playing against itself. INTO keeps everything at any time: the
    same command goes on where it was stopped."""
    _grow(into, None, players, on, numbers)


@main.command()
@_all(_GROWING)
@click.option("--as-copy", is_flag=True, help="It begins as the one that it is to beat.")
def exploit(
    into: Path, *, players: int, on: str | None, as_copy: bool, **numbers: int | None
) -> None:
    """Grow a network that learns nothing but to beat the master's, both without a search, to see
    how much it gives away."""
    from papersea.players.value.player import learned_net

    if as_copy:
        numbers |= {"is_copy": True, "watched": 0}
    _grow(into, learned_net(players), players, on, numbers)


def _grow(
    into: Path, frozen: Any, players: int, on: str | None, numbers: dict[str, int | None]
) -> None:
    from papersea.processes import WorkerLost
    from papersea.ray_tasks import NoCluster, ray_cluster
    from papersea.training.growing import Grower

    given: dict[str, Any] = {name: each for name, each in numbers.items() if each is not None}
    try:
        config = msgspec.structs.replace(GrowingConfig(players), **given)
        grower = Grower(config, into, frozen)
    except ValueError as error:
        raise click.ClickException(str(error)) from None
    try:
        with ray_cluster() if on else nullcontext() as spread:
            for told in grower.grow(spread):
                click.echo("  ".join(f"{name} {each:.4g}" for name, each in told.items()))
    except (NoCluster, WorkerLost) as error:
        raise click.ClickException(str(error)) from None


@main.command()
@click.option("--entrant", default="kraken@1000p", show_default=True, help="Whom it plays.")
@click.option("--players", type=click.IntRange(2, 4), default=2, show_default=True)
@click.option("--deals", type=click.IntRange(2), default=100, show_default=True)
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True)
@click.option("--workers", type=click.IntRange(1), default=1, show_default=True)
@click.option("--sees", type=click.Choice(["hands", "all"]), default="all", show_default=True)
def limit(entrant: str, *, players: int, deals: int, seed: int, workers: int, sees: str) -> None:
    """Let a cheater who sees all cards, or all hands, and searches as long, play among players of
    one kind."""
    from papersea.players.catalogue import parse_entrant
    from papersea.training.limit import measure

    try:
        honest = parse_entrant(entrant)
    except NotationError as error:
        raise click.ClickException(str(error)) from None
    rate, margin = measure(honest, players, deals, seed, workers, sees_deck=sees == "all")
    click.echo(
        f"the cheater that sees {sees} wins {rate:.1%} (± {margin:.1%}) among "
        f"{players - 1} {honest}, {deals} deals from every seat; par is {1 / players:.1%}"
    )


if __name__ == "__main__":
    main()
