"""``papersea arena``: opponents play each other, and the table says how strong they are."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import click
from click.core import ParameterSource

from papersea.rules.options import MAX_PLAYERS, MIN_PLAYERS, Options
from papersea.terminal.folders import command_line, file_problem
from papersea.terminal.parameters import Number, read_rules
from papersea.terminal.screen.screen import Screen, open_console
from papersea.terminal.screen.words import Words
from papersea.texts import Texts

if TYPE_CHECKING:
    from papersea.arena import Plan
    from papersea.players.catalogue import Entrant

_MOST_GAMES = 10**9
_MOST_WORKERS = 1024


@click.command("arena")
@click.argument("entrants", nargs=-1)
@click.option(
    "--games",
    type=Number(1, _MOST_GAMES),
    default=200,
    show_default=True,
    help="How many games; rounded up to whole deals.",
)
@click.option(
    "--players",
    type=Number(MIN_PLAYERS, MAX_PLAYERS),
    default=MIN_PLAYERS,
    show_default=True,
    help="How many sit at a table.",
)
@click.option(
    "--rules",
    "options",
    default="classic",
    show_default=True,
    callback=read_rules,
    help="An edition, with changes: classic,target=double.",
)
@click.option(
    "--seed",
    type=Number(0, 2**63 - 1),
    default=0,
    show_default=True,
    help="The same seed deals the same cards.",
)
@click.option("--out", type=click.Path(file_okay=False), help="Keep games and results here.")
@click.option(
    "--resume",
    type=click.Path(exists=True, file_okay=False),
    help="Go on with the arena of this folder; with --games, to more games.",
)
@click.option(
    "--luck/--no-luck",
    "takes_luck_off",
    default=True,
    show_default=True,
    help="Take off what chance brought, for surer results; some 50 ms a game.",
)
@click.option(
    "--until-decided",
    is_flag=True,
    help="Stop as soon as the first entrant is surely above or below par.",
)
@click.option("--workers", type=Number(1, _MOST_WORKERS), help="Processes (default: one a core).")
@click.option(
    "--on",
    type=click.Choice(["ray"]),
    help="Play on a Ray cluster, with all its cores; needs the extra `ray`.",
)
@click.option("--json", "is_json", is_flag=True, help="Print the results as a JSON object.")
@click.option("--plain", is_flag=True, help="No colours.")
@click.pass_context
def command(
    context: click.Context,
    entrants: tuple[str, ...],
    games: int,
    players: int,
    options: Options,
    seed: int,
    out: str | None,
    resume: str | None,
    workers: int | None,
    on: Literal["ray"] | None,
    *,
    takes_luck_off: bool,
    until_decided: bool,
    is_json: bool,
    plain: bool,
) -> None:
    """Let opponents play each other, and see how strong they are.

    ENTRANTS are opponents or rungs of the ladder, each with a budget for a move if you like, in
    time or in playouts: orca, expert@1s, orca@500p. Games with playouts can be repeated exactly.

    Every deal is played in all seatings with the same cards, so nobody is dealt better ones. With
    more entrants than seats everybody meets everybody; with fewer, each in turn sits alone among
    copies of the others.

    \b
    Examples:
      papersea arena orca heron --games 1000
      papersea arena expert@100ms solid@100ms --players 4
      papersea arena kraken orca --games 5000 --until-decided
      papersea arena gull otter skua sprat --out pool
      papersea arena --resume pool --games 2000
      papersea arena kraken@1000p orca@1000p --games 100000 --out long --on ray

    \b
    In the folder: games.jsonl (for papersea replay), luck.jsonl, results.json,
    and results.svg and results.png, which show the win rates.
    """
    texts = Texts.load()
    screen = Screen(open_console(is_plain=plain, is_error=is_json), Words(texts))
    asked = _Asked(entrants, players, games, seed, options)
    folder = out or resume
    if workers and on:
        raise click.UsageError(texts.text("arena-workers-beside"))
    with _plain_errors(folder, texts):
        plan = asked.new(out, texts) if resume is None else asked.going_on(context, resume, texts)
        from papersea.terminal.arena.matches import Counting, keep, play
        from papersea.terminal.arena.standings import show_results

        counting = Counting(takes_luck_off, until_decided)
        results = play(screen, plan, folder, on or workers, counting)
        if is_json:
            click.echo(json.dumps(results.as_fields(), indent=2))
        else:
            show_results(screen, results)
        keep(screen, results, folder)


@dataclass(frozen=True, slots=True)
class _Asked:
    """What the command line says."""

    entrants: tuple[str, ...]
    players: int
    games: int
    seed: int
    options: Options

    def new(self, out: str | None, texts: Texts) -> Plan:
        from papersea.arena import Plan

        if len(self.entrants) < 2:
            raise click.UsageError(texts.text("arena-two"))
        if out is not None and Path(out).exists() and any(Path(out).iterdir()):
            again = command_line("arena", "--resume", out)
            raise click.UsageError(texts.text("arena-not-empty", folder=out, command=again))
        return Plan(self._read_entrants(), self.players, self.games, self.seed, self.options)

    def going_on(self, context: click.Context, folder: str, texts: Texts) -> Plan:
        """The plan of a folder; whatever else is asked for has to fit."""
        from papersea.arena import check_same, read_plan

        if context.params["out"] is not None:
            raise click.UsageError(texts.text("arena-out-beside"))
        begun = read_plan(folder)
        given: dict[str, Any] = {
            name: getattr(self, name)
            for name in ("players", "games", "seed", "options")
            if context.get_parameter_source(name) is ParameterSource.COMMANDLINE
        }
        if self.entrants:
            given["entrants"] = self._read_entrants()
        plan = replace(begun, **given)
        check_same(begun, plan)
        return plan

    def _read_entrants(self) -> tuple[Entrant, ...]:
        from papersea.players.catalogue import parse_entrant

        return tuple(map(parse_entrant, self.entrants))


@contextmanager
def _plain_errors(folder: str | None, texts: Texts) -> Iterator[None]:
    from papersea.arena import ArenaError, NoCluster, WorkerLost
    from papersea.cards import NotationError

    try:
        yield
    except (ArenaError, NotationError) as error:
        raise click.UsageError(str(error)) from None
    except (NoCluster, WorkerLost) as error:
        raise click.ClickException(str(error)) from None
    except OSError as error:
        raise click.UsageError(file_problem(error, folder or "", texts)) from None
