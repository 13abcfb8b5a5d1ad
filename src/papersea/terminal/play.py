"""``papersea play``: a whole game against one, two or three opponents."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING

import click
from click.core import ParameterSource

from papersea.rules.options import MAX_PLAYERS, MIN_PLAYERS, Options
from papersea.terminal.keeping import last_game, open_record
from papersea.terminal.parameters import STOPPED, Number, read_rules
from papersea.terminal.program import command_line
from papersea.terminal.screen import Screen, open_console
from papersea.terminal.words import Words, visible
from papersea.texts import Texts

if TYPE_CHECKING:
    from papersea.game import Game
    from papersea.players.interface import Player
    from papersea.record import Record, RecordWriter

_LONGEST_NAME = 12
_SEEDS = 10**9  # short enough to be read aloud


@click.command("play")
@click.option(
    "--players",
    type=Number(MIN_PLAYERS, MAX_PLAYERS),
    default=MIN_PLAYERS,
    show_default=True,
    help="How many are at the table, you included.",
)
@click.option(
    "--rules",
    "options",
    default="classic",
    show_default=True,
    callback=read_rules,
    help="An edition (classic, sk, cs, pl, ru, es), with changes: classic,target=double.",
)
@click.option(
    "--seed",
    type=Number(0, 2**63 - 1),
    help="The same seed deals the same cards.",
)
@click.option("--name", help="What to call you.")
@click.option(
    "--record",
    type=click.Path(dir_okay=False),
    help="Add the game to this file, for papersea replay.",
)
@click.option(
    "--resume",
    type=click.Path(exists=True, dir_okay=False),
    help="Go on with the last game of this file, and add to it how it ends.",
)
@click.option("--plain", is_flag=True, help="No colours (NO_COLOR works as well).")
@click.pass_context
def command(
    context: click.Context,
    players: int,
    options: Options,
    seed: int | None,
    name: str | None,
    record: str | None,
    resume: str | None,
    *,
    plain: bool,
) -> None:
    """Play a game against one, two or three opponents.

    Type the number of a move, or its short notation. Type ? at any time for help.
    You can leave with quit or Ctrl-D (exit code 0) or Ctrl-C (130).
    """
    texts = Texts.load()
    unfinished = None
    if resume is not None:
        _refuse_beside_resume(context, texts)
        _prepare(Screen(open_console(is_plain=plain), Words(texts)))
        unfinished = last_game(resume, texts)
        players, options = unfinished.players, unfinished.options
    writer = open_record(record or resume, texts)
    seed = secrets.randbelow(_SEEDS) if seed is None else seed
    screen = Screen(open_console(is_plain=plain), _words(texts, players, name, unfinished))
    screen.line()
    screen.say("welcome" if unfinished is None else "welcome-back", style="bold")
    screen.say("welcome-rules", count=players - 1, target=options.points_to_win(players))
    screen.say("welcome-help", style="dim")
    try:
        _play(screen, _Table(options, players, seed, unfinished), writer, record or resume)
    except KeyboardInterrupt:
        raise SystemExit(STOPPED) from None


def _refuse_beside_resume(context: click.Context, texts: Texts) -> None:
    """The record says how the game is played."""
    for parameter in ("players", "options", "seed", "record"):
        if context.get_parameter_source(parameter) is ParameterSource.COMMANDLINE:
            flag = "--rules" if parameter == "options" else f"--{parameter}"
            raise click.UsageError(texts.text("resume-beside", flag=flag))


@dataclass(frozen=True, slots=True)
class _Table:
    """What is played: a new game, or one that was left."""

    options: Options
    players: int
    seed: int
    unfinished: Record | None

    def game(self) -> Game:
        from papersea.game import Game
        from papersea.record import replay

        if self.unfinished is not None:
            return replay(self.unfinished, seed=self.seed)
        return Game(self.options, self.players, seed=self.seed)


def _words(texts: Texts, players: int, name: str | None, unfinished: Record | None) -> Words:
    from papersea.moves import Seat

    you, guest = texts.text("player-you"), texts.text("player-guest")
    names = (you, *(texts.text(f"player-{letter}") for letter in "bcd"))[:players]
    if unfinished is not None and unfinished.names:
        first, *others = unfinished.names
        names = (you if first == guest else first, *others)
    yours = (name or "").strip()[:_LONGEST_NAME] or names[0]
    return Words(texts, tuple(map(visible, (yours, *names[1:]))), Seat(0))


def _play(screen: Screen, table: _Table, writer: RecordWriter | None, record: str | None) -> None:
    _prepare(screen)
    from papersea.moves import Seat
    from papersea.terminal.session import Left, Session

    opponents = {
        Seat(seat): _opponent(screen.words.names[seat], 4 * table.seed + seat)
        for seat in range(1, table.players)
    }
    game = table.game()
    try:
        Session(game, Seat(0), opponents, screen).run()
    except Left:
        screen.say("left")
    except KeyboardInterrupt:
        screen.line()
        screen.say("left")
        raise
    finally:
        _save(screen, game, writer, record)
        if table.unfinished is None:
            _show_again(screen, table)


def _opponent(name: str, seed: int) -> Player:
    from papersea.players.guard import Guarded
    from papersea.players.simple import SimplePlayer

    return Guarded(SimplePlayer(seed), name)


def _prepare(screen: Screen) -> None:
    from papersea.terminal.kernel import prepare

    try:
        prepare(screen)
    except KeyboardInterrupt:
        raise SystemExit(STOPPED) from None


def _show_again(screen: Screen, table: _Table) -> None:
    screen.say("play-again", style="dim")
    facts = {"--players": table.players, "--rules": table.options, "--seed": table.seed}
    _show_command(screen, "play", *(str(part) for pair in facts.items() for part in pair))


def _save(screen: Screen, game: Game, writer: RecordWriter | None, record: str | None) -> None:
    if writer is None or record is None:
        return
    from papersea.record import Record

    with writer:
        writer.write(Record.of(game, _names_for_others(screen.words)))
    screen.say("play-recorded", style="dim")
    _show_command(screen, "replay", "--moves", record)
    if not game.is_over:
        screen.say("play-resume", style="dim")
        _show_command(screen, "play", "--resume", record)


def _show_command(screen: Screen, *arguments: str) -> None:
    screen.raw(f"  {command_line(*arguments)}")


def _names_for_others(words: Words) -> tuple[str, ...]:
    yours, *others = words.names
    is_nameless = yours == words.text("player-you")
    return (words.text("player-guest") if is_nameless else yours, *others)
