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
from papersea.terminal.commands import Command
from papersea.terminal.completing import offer_entrants
from papersea.terminal.explaining import explained
from papersea.terminal.folders import command_line, file_problem
from papersea.terminal.parameters import Number, rules_option
from papersea.terminal.screen.screen import Screen, open_console
from papersea.terminal.screen.words import Words
from papersea.terminal.speaking import spoken
from papersea.texts import Texts

if TYPE_CHECKING:
    from papersea.arena import Plan
    from papersea.players.catalogue import Entrant

_MOST_GAMES = 10**9
_MOST_WORKERS = 1024


@click.command("arena", cls=Command)
@click.argument("entrants", nargs=-1, shell_complete=offer_entrants)
@click.option(
    "--games",
    type=Number(1, _MOST_GAMES),
    default=200,
    show_default=True,
)
@click.option(
    "--players",
    type=Number(MIN_PLAYERS, MAX_PLAYERS),
    default=MIN_PLAYERS,
    show_default=True,
)
@rules_option
@click.option(
    "--seed",
    type=Number(0, 2**63 - 1),
    default=0,
    show_default=True,
)
@click.option("--out", type=click.Path(file_okay=False))
@click.option(
    "--resume",
    type=click.Path(exists=True, file_okay=False),
)
@click.option(
    "--luck/--no-luck",
    "takes_luck_off",
    default=True,
    show_default=True,
)
@click.option(
    "--until-decided",
    is_flag=True,
)
@click.option("--workers", type=Number(1, _MOST_WORKERS))
@click.option(
    "--on",
    type=click.Choice(["ray"]),
)
@click.option("--json", "is_json", is_flag=True)
@click.option("--plain", is_flag=True)
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
    """Let opponents play each other, and see how strong they are."""
    texts = spoken()
    screen = Screen(open_console(is_plain=plain, is_error=is_json), Words(texts))
    asked = _Asked(entrants, players, games, seed, options)
    folder = out or resume
    if workers and on:
        raise click.UsageError(texts.text("arena-workers-beside"))
    with arena_errors(folder, texts):
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
def arena_errors(folder: str | None, texts: Texts) -> Iterator[None]:
    """What is wrong with entrants or a folder is one sentence, and the end of the command."""
    from papersea.arena import NoCluster, WorkerLost
    from papersea.problems import NotationError

    try:
        yield
    except NotationError as error:
        raise click.UsageError(explained(error, texts)) from None
    except (NoCluster, WorkerLost) as error:
        raise click.ClickException(str(error)) from None
    except OSError as error:
        raise click.UsageError(file_problem(error, folder or "", texts)) from None
