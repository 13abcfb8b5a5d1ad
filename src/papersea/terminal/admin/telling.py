"""What a host says to everybody, and what people tell a host of each other."""

from __future__ import annotations

import re
import time
from dataclasses import asdict
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any, Final

import click

from papersea.terminal.admin.host import (
    Host,
    acting_options,
    host_options,
    in_columns,
    said,
    titles,
    when,
)
from papersea.terminal.commands import Command
from papersea.texts import languages

if TYPE_CHECKING:
    from papersea.server.storage.values import ListedReport

_UNITS: Final = {"s": 1.0, "m": 60.0, "min": 60.0, "h": 3600.0, "d": 86_400.0}
_LONGEST_TEXT: Final = 300


def read_moment(text: str, now: datetime) -> float:
    """A time of the day, the next such one, or a whole moment; ``ValueError`` if it is none."""
    if re.fullmatch(r"\d{1,2}:\d{2}", text.strip()):
        hour, minute = map(int, text.split(":"))
        today = now.replace(hour=hour, minute=minute, second=0, microsecond=0)
        return (today if today > now else today + timedelta(days=1)).timestamp()
    moment = datetime.fromisoformat(text)
    return (moment if moment.tzinfo else moment.replace(tzinfo=now.tzinfo)).timestamp()


def _moment(_: click.Context, __: click.Parameter, text: str | None) -> float | None:
    try:
        return None if text is None else read_moment(text, datetime.now().astimezone())
    except ValueError:
        raise click.BadParameter(said("bad-time")) from None


def _duration(_: click.Context, __: click.Parameter, text: str | None) -> float | None:
    if text is None:
        return None
    found = re.fullmatch(r"(\d{1,5})\s*(s|m|min|h|d)", text.strip())
    if found is None:
        raise click.BadParameter(said("bad-length"))
    return int(found[1]) * _UNITS[found[2]]


def _texts(_: click.Context, __: click.Parameter, given: tuple[str, ...]) -> dict[str, str]:
    texts = {language: text for language, _, text in (each.partition("=") for each in given)}
    for language, text in texts.items():
        if language not in languages() or not text.strip():
            raise click.BadParameter(said("bad-text", languages=", ".join(languages())))
        _check_length(text)
    return texts


def _check_length(text: str) -> None:
    if len(text) > _LONGEST_TEXT or not text.isprintable():
        raise click.BadParameter(said("text-too-long", most=_LONGEST_TEXT))


@click.command("announce", cls=Command)
@click.argument("text", default="")
@click.option("--at", callback=_moment, metavar="18:00")
@click.option("--in", "seconds", callback=_duration, metavar="10m")
@click.option("--until", callback=_moment, metavar="18:30")
@click.option(
    "--text",
    "texts",
    multiple=True,
    callback=_texts,
    metavar="sk=…",
)
@click.option("--clear", "is_cleared", is_flag=True)
@acting_options
def announce_command(
    host: Host,
    text: str,
    at: float | None,
    seconds: float | None,
    until: float | None,
    texts: dict[str, str],
    reason: str,
    *,
    is_cleared: bool,
) -> None:
    """Tell everybody that the house restarts, or TEXT: within seconds, at every table and page."""
    from papersea.server.tables.announcing import new_announcement

    _check_length(text)
    if at is not None and seconds is not None:
        raise click.UsageError(said("at-or-in"))
    if is_cleared:
        if text or texts or at or seconds or until:
            raise click.UsageError(said("clear-alone"))
        host.run(lambda store: store.announce(None, host.act("announce nothing", "", reason)))
        host.show({"announced": None}, [said("cleared")])
        return
    now = time.time()
    begins = at if seconds is None else now + seconds
    if until is not None and until <= (begins or now):
        raise click.BadParameter(said("before-it-begins"), param_hint="--until")
    if begins is not None and begins <= now:
        raise click.BadParameter(said("over-already"), param_hint="--at")
    new = new_announcement(at=begins, until=until, text=text.strip(), texts=texts)
    act = host.act("announce", new.id, reason)
    host.run(lambda store: store.announce(new, act))
    host.show({**asdict(new), "texts": texts}, [_announced(begins, new.gone_at)])


def _announced(at: float | None, gone_at: float | None) -> str:
    if gone_at is None:
        return said("announced")
    if at is None:
        return said("announced-until", until=when(gone_at))
    return said("announced-about", at=when(at), until=when(gone_at))


@click.command("reports", cls=Command)
@click.option("--all", "with_closed", is_flag=True)
@click.option("--close", "closed", metavar="REPORT")
@click.option("--note", default="")
@click.option("--as", "who", metavar="NAME")
@host_options
def reports_command(host: Host, closed: str | None, note: str, *, with_closed: bool) -> None:
    """List what people have told of others at their tables, or close a report."""
    if closed is not None:
        act = host.act("close report", closed, note)
        host.run(lambda store: store.close_report(closed, act))
        host.show({"closed": closed}, [said("report-closed", id=closed)])
        return
    if note:
        raise click.UsageError(said("note-with-close"))
    found = host.run(lambda store: store.reports(with_closed=with_closed))
    host.show([_told(each) for each in found], _lines(found))


def _told(listed: ListedReport) -> dict[str, Any]:
    return {
        **asdict(listed.report),
        "reporter_name": listed.reporter_name,
        "about_name": listed.about_name,
        "games": [f"/g/{game}" for game in listed.games],
    }


def _lines(found: list[ListedReport]) -> list[str]:
    if not found:
        return [said("no-reports")]
    rows = [
        (
            each.report.id,
            when(each.report.at),
            each.report.code,
            f"/g/{each.games[0]}" if each.games else "",
            each.reporter_name or said("left"),
            f"{each.about_name} ({each.report.about})",
            each.report.reason.value,
            _note(each),
        )
        for each in found
    ]
    return in_columns(
        [
            titles("report", "when", "table", "game", "by", "about", "reason", "note"),
            *rows,
        ]
    )


def _note(listed: ListedReport) -> str:
    report = listed.report
    if report.closed_at is None:
        return report.note
    closed = {"at": when(report.closed_at), "with": report.closed_with}
    return said("note-closed", note=report.note, **closed).strip()
