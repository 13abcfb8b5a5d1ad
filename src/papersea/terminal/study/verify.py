"""``papersea verify``: that nobody chose the cards of recorded games."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import TYPE_CHECKING

import click

from papersea.fair import Proof, parse_commitment
from papersea.problems import NotationError
from papersea.terminal.commands import Command
from papersea.terminal.completing import offer_records
from papersea.terminal.explaining import explained
from papersea.terminal.screen.screen import Screen, open_console
from papersea.terminal.screen.words import Words, shown_name
from papersea.terminal.speaking import spoken
from papersea.terminal.study.replay import BROKEN, entries, number_mark, show_problem

if TYPE_CHECKING:
    from papersea.record import Refused, Replayed, Verified


def _read_commitments(
    _: click.Context, __: click.Parameter, texts: tuple[str, ...]
) -> frozenset[str]:
    try:
        return frozenset(map(parse_commitment, texts))
    except NotationError as error:
        raise click.BadParameter(explained(error, spoken())) from None


@click.command("verify", cls=Command)
@click.argument(
    "record", type=click.Path(exists=True, dir_okay=False), shell_complete=offer_records
)
@click.option(
    "--commitment",
    "noted",
    metavar="HEX",
    multiple=True,
    callback=_read_commitments,
)
@click.option("--plain", is_flag=True)
def command(record: str, *, noted: frozenset[str], plain: bool) -> None:
    """Check that nobody chose the cards of an online game."""
    screen = Screen(open_console(is_plain=plain), Words(spoken()))
    proofs = [
        _show_entry(screen, number, entry, noted)
        for number, entry in zip(count(1), entries(record))
    ]
    found = {proof.commitment for proof in proofs if proof is not None}
    if not proofs:
        screen.say("verify-nothing", file=record)
    for commitment in sorted(noted - found):
        screen.say("verify-not-found", style="bold red", file=record, commitment=commitment)
    if found and not noted:
        screen.say("verify-compare")
    if not proofs or None in proofs or noted - found:
        raise SystemExit(BROKEN)


def _show_entry(
    screen: Screen, number: int, entry: Replayed | Refused, noted: frozenset[str]
) -> Proof | None:
    """A few lines about a game; the proof, if its cards are those that it gives."""
    from papersea.record import Refused, UnfairRecord, UnprovedRecord, verify

    if isinstance(entry, Refused):
        show_problem(screen, number, "replay-refused", entry.error)
        return None
    try:
        verified = verify(entry.record)
    except UnprovedRecord as error:
        show_problem(screen, number, "verify-unproved", error)
        return None
    except UnfairRecord as error:
        show_problem(screen, number, "verify-unfair", error)
        return None
    screen.item(number_mark(number), " ".join(_sentences(entry, verified, noted, screen.words)))
    return verified.proof


def _sentences(
    game: Replayed, verified: Verified, noted: frozenset[str], words: Words
) -> Iterator[str]:
    commitment = verified.proof.commitment
    yield words.text(
        "verify-proved",
        decks=verified.decks,
        thefts=verified.thefts,
        salts=_salts(game, verified.proof, words),
        commitment=commitment,
    )
    if commitment in noted:
        yield words.text("verify-noted")
    if game.is_cut:
        yield words.text("replay-cut")


def _salts(game: Replayed, proof: Proof, words: Words) -> str:
    names = map(shown_name, game.names or "ABCD"[: game.players])
    return ", ".join(
        words.text("verify-salt" if salt else "verify-no-salt", name=name, salt=salt)
        for name, salt in zip(names, proof.salts, strict=True)
    )
