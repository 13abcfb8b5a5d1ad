"""``papersea play``: a whole game against one, two or three opponents."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

import click

from papersea.cards import NotationError
from papersea.rules.options import MAX_PLAYERS, MIN_PLAYERS, Options, parse_options
from papersea.terminal.program import command_line
from papersea.terminal.screen import Screen, open_console
from papersea.terminal.words import Words
from papersea.texts import Texts

if TYPE_CHECKING:
    from papersea.game import Game
    from papersea.record import RecordWriter

_LONGEST_NAME = 12
_SEEDS = 10**9  # short enough to be read aloud
_STOPPED = 130


def _read_rules(_: click.Context, __: click.Parameter, text: str) -> Options:
    try:
        return parse_options(text)
    except NotationError as error:
        raise click.BadParameter(str(error)) from None


@click.command("play")
@click.option(
    "--players",
    type=click.IntRange(MIN_PLAYERS, MAX_PLAYERS),
    default=MIN_PLAYERS,
    show_default=True,
    help="How many are at the table, you included.",
)
@click.option(
    "--rules",
    "options",
    default="classic",
    show_default=True,
    callback=_read_rules,
    help="An edition (classic, sk, cs, pl, ru, es), with changes: classic,target=double.",
)
@click.option(
    "--seed",
    type=click.IntRange(0, 2**63 - 1),
    help="The same seed deals the same cards.",
)
@click.option("--name", help="What to call you.")
@click.option(
    "--record",
    type=click.Path(dir_okay=False),
    help="Add the game to this file, for papersea replay.",
)
@click.option("--plain", is_flag=True, help="No colours (NO_COLOR works as well).")
def command(
    players: int,
    options: Options,
    seed: int | None,
    name: str | None,
    record: str | None,
    *,
    plain: bool,
) -> None:
    """Play a game against one, two or three opponents.

    Type the number of a move, or its short notation. Type ? at any time for help.
    You can leave with quit or Ctrl-D (exit code 0) or Ctrl-C (130).
    """
    seed = secrets.randbelow(_SEEDS) if seed is None else seed
    screen = Screen(open_console(is_plain=plain), _words(players, name))
    screen.line()
    screen.say("welcome", style="bold")
    screen.say("welcome-rules", count=players - 1, target=options.points_to_win(players))
    screen.say("welcome-help", style="dim")
    try:
        _play(screen, options, players, seed, record)
    except KeyboardInterrupt:
        raise SystemExit(_STOPPED) from None


def _words(players: int, name: str | None) -> Words:
    from papersea.moves import Seat

    texts = Texts.load()
    yours = (name or "").strip()[:_LONGEST_NAME] or texts.text("player-you")
    others = (texts.text(f"player-{letter}") for letter in "bcd")
    return Words(texts, (yours, *others)[:players], Seat(0))


def _play(screen: Screen, options: Options, players: int, seed: int, record: str | None) -> None:
    from papersea.terminal.kernel import prepare

    prepare(screen)
    from papersea.game import Game
    from papersea.moves import Seat
    from papersea.players.simple import SimplePlayer
    from papersea.terminal.session import Left, Session

    writer = _open(record)
    opponents = {Seat(seat): SimplePlayer(4 * seed + seat) for seat in range(1, players)}
    game = Game(options, players, seed=seed)
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
        screen.say("play-again", style="dim")
        _show_command(
            screen, "play", "--players", str(players), "--rules", str(options), "--seed", str(seed)
        )


def _open(record: str | None) -> RecordWriter | None:
    """Before the first move, so that nobody plays a game which then cannot be kept."""
    if record is None:
        return None
    from papersea.record import RecordError, RecordWriter

    try:
        return RecordWriter(record)
    except (OSError, RecordError) as error:
        raise click.BadParameter(str(error), param_hint="--record") from None


def _save(screen: Screen, game: Game, writer: RecordWriter | None, record: str | None) -> None:
    if writer is None or record is None:
        return
    from papersea.record import Record

    with writer:
        writer.write(Record.of(game, _names_for_others(screen.words)))
    screen.say("play-recorded", style="dim")
    _show_command(screen, "replay", "--moves", record)


def _show_command(screen: Screen, *arguments: str) -> None:
    screen.raw(f"  {command_line(*arguments)}")


def _names_for_others(words: Words) -> tuple[str, ...]:
    yours, *others = words.names
    is_nameless = yours == words.text("player-you")
    return (words.text("player-guest") if is_nameless else yours, *others)
