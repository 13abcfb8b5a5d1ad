"""``papersea play``: a whole game against one, two or three opponents."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import click
from click.core import ParameterSource

from papersea.players.budget import Budget
from papersea.players.catalogue import DEFAULT_BUDGET, OPPONENTS, Opponent
from papersea.players.company import Wanted, choose_company, without_number
from papersea.rules.options import MAX_PLAYERS, MIN_PLAYERS, Options
from papersea.terminal.commands import Command
from papersea.terminal.completing import (
    offer_opponents,
    offer_records,
    offer_saved_games,
)
from papersea.terminal.folders import command_line
from papersea.terminal.parameters import Number, rules_option
from papersea.terminal.play.keeping import last_game, open_record
from papersea.terminal.play.seating import Company, read_anybody, read_thinking, recorded_company
from papersea.terminal.play.welcome import show_welcome
from papersea.terminal.play.whole_screen import is_whole, play_on, whole_screen_options
from papersea.terminal.screen.screen import Screen, open_console
from papersea.terminal.screen.words import Words, visible
from papersea.terminal.speaking import spoken
from papersea.texts import Texts

if TYPE_CHECKING:
    from papersea.game import Game
    from papersea.record import Record, RecordWriter

_LONGEST_NAME = 12
_SEEDS = 10**9  # short enough to be read aloud
_FLAGS = {
    "wanted": "--against",
    "players": "--players",
    "options": "--rules",
    "seed": "--seed",
    "record": "--record",
}
"""What a record decides, so that nobody else can."""


@click.command("play", cls=Command)
@click.option(
    "--against",
    "wanted",
    metavar="NAME",
    multiple=True,
    callback=read_anybody,
    shell_complete=offer_opponents,
)
@click.option(
    "--players",
    type=Number(MIN_PLAYERS, MAX_PLAYERS),
    default=MIN_PLAYERS,
    show_default=True,
)
@click.option(
    "--thinking",
    metavar="BUDGET",
    default=str(DEFAULT_BUDGET),
    show_default=True,
    callback=read_thinking,
)
@rules_option
@click.option(
    "--seed",
    type=Number(0, 2**63 - 1),
)
@click.option("--name")
@click.option(
    "--record",
    type=click.Path(dir_okay=False),
    shell_complete=offer_records,
)
@click.option(
    "--resume",
    type=click.Path(exists=True, dir_okay=False),
    shell_complete=offer_saved_games,
)
@whole_screen_options
@click.pass_context
def command(
    context: click.Context,
    wanted: tuple[Wanted, ...],
    players: int,
    thinking: Budget,
    options: Options,
    seed: int | None,
    name: str | None,
    record: str | None,
    resume: str | None,
    *,
    plain: bool,
    is_full: bool | None,
    theme: str | None,
) -> None:
    """Play a game against one, two or three opponents."""
    texts = spoken()
    is_full = is_whole(is_full=is_full, is_plain=plain)
    seed = secrets.randbelow(_SEEDS) if seed is None else seed
    if resume is None:
        players = _seats(context, players, wanted, texts)
        company = Company(choose_company(wanted, players - 1), thinking)
        table = _Table(options, company, seed)
    else:
        unfinished = last_game(resume, texts)
        guests = _guests(wanted, unfinished)
        _refuse_beside_resume(context, texts, guests)
        table = _Table.left(unfinished, thinking, seed, guests)
    writer = open_record(record or resume, texts)
    screen = Screen(open_console(is_plain=plain), _words(texts, table, name))
    show_welcome(screen, table.company, table.options, table.unfinished)

    def on_screen(play: Callable[[Screen], None]) -> None:
        play_on(screen, table.options, play, is_full=is_full, theme=theme)

    _play(screen, table, writer, record or resume, on_screen)


def _seats(context: click.Context, players: int, wanted: tuple[Wanted, ...], texts: Texts) -> int:
    """How many are at the table; everybody who is wanted needs a seat there."""
    is_said = context.get_parameter_source("players") is ParameterSource.COMMANDLINE
    most = players if is_said else MAX_PLAYERS
    if len(wanted) >= most:
        problem = texts.text("against-too-many", count=len(wanted), room=most - 1)
        raise click.BadParameter(problem, param_hint="--against")
    return players if is_said else max(players, len(wanted) + 1)


def _guests(wanted: tuple[Wanted, ...], unfinished: Record) -> tuple[Opponent, ...]:
    """Bots that are not ours and that the record names, if they are all that is asked for."""
    names = {*map(without_number, unfinished.names[1:])}
    known = tuple(
        each
        for each in wanted
        if isinstance(each, Opponent) and each not in OPPONENTS and each.name in names
    )
    return known if len(known) == len(wanted) else ()


def _refuse_beside_resume(
    context: click.Context, texts: Texts, guests: tuple[Opponent, ...]
) -> None:
    """The record says how the game is played, and with whom; whose code may run, it does not."""
    for parameter, flag in _FLAGS.items():
        if guests and parameter == "wanted":
            continue
        if context.get_parameter_source(parameter) is ParameterSource.COMMANDLINE:
            raise click.UsageError(texts.text("resume-beside", flag=flag))


@dataclass(frozen=True, slots=True)
class _Table:
    """What is played: a new game, or one that was left."""

    options: Options
    company: Company
    seed: int
    unfinished: Record | None = None

    @classmethod
    def left(
        cls, record: Record, thinking: Budget, seed: int, guests: tuple[Opponent, ...]
    ) -> _Table:
        company = recorded_company(record.names, record.players, thinking, guests)
        return cls(record.options, company, seed, record)

    @property
    def players(self) -> int:
        return len(self.company.opponents) + 1

    def game(self) -> Game:
        from papersea.game import Game
        from papersea.record import replay

        if self.unfinished is not None:
            return replay(self.unfinished, seed=self.seed)
        return Game(self.options, self.players, seed=self.seed)


def _words(texts: Texts, table: _Table, name: str | None) -> Words:
    from papersea.moves import Seat

    you, guest = texts.text("player-you"), texts.text("player-guest")
    before = table.unfinished.names[:1] if table.unfinished else ()
    known = next((name for name in before if name != guest), you)
    yours = (name or "").strip()[:_LONGEST_NAME] or known
    return Words(texts, (visible(yours), *table.company.names), Seat(0))


def _play(
    screen: Screen,
    table: _Table,
    writer: RecordWriter | None,
    record: str | None,
    on_screen: Callable[[Callable[[Screen], None]], None],
) -> None:
    from papersea.moves import Seat
    from papersea.terminal.play.session import Left, Session
    from papersea.terminal.screen.lapses import lapses_told

    company, game = table.company, table.game()
    opponents = company.seated(table.seed)

    def play(screen: Screen) -> None:
        with lapses_told(screen, at_once=True):
            Session(game, Seat(0), opponents, screen, budget=company.thinking).run()

    try:
        on_screen(play)
    except Left:
        screen.say("left")
    except KeyboardInterrupt:
        screen.line()
        screen.say("left")
        raise
    finally:
        _save(screen, game, company, writer, record)
        if table.unfinished is None:
            _show_again(screen, table)


def _show_again(screen: Screen, table: _Table) -> None:
    screen.say("play-again", style="dim")
    facts = {"--players": table.players, "--rules": table.options, "--seed": table.seed}
    options = [str(part) for pair in facts.items() for part in pair]
    company = table.company
    _show_command(screen, "play", *options, *company.asked_for(), *company.time_asked_for())


def _save(
    screen: Screen, game: Game, company: Company, writer: RecordWriter | None, record: str | None
) -> None:
    if writer is None or record is None:
        return
    from papersea.record import Record

    with writer:
        writer.write(Record.of(game, _names_for_others(screen.words)))
    screen.say("play-recorded", style="dim")
    _show_command(screen, "replay", "--moves", record)
    if not game.is_over:
        screen.say("play-resume", style="dim")
        again = (*company.guests_asked_for(), *company.time_asked_for())
        _show_command(screen, "play", "--resume", record, *again)


def _show_command(screen: Screen, *arguments: str) -> None:
    screen.raw(f"  {command_line(*arguments)}")


def _names_for_others(words: Words) -> tuple[str, ...]:
    yours, *others = words.names
    is_nameless = yours == words.text("player-you")
    return (words.text("player-guest") if is_nameless else yours, *others)
