"""What a host says to everybody, and what people tell a host of each other."""

from __future__ import annotations

import re
import time
from dataclasses import asdict
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any, Final

import click

from papersea.terminal.admin.host import Host, acting_options, host_options, in_columns, when
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
        raise click.BadParameter("expected a time, such as 18:00 or 2027-01-31T18:00") from None


def _duration(_: click.Context, __: click.Parameter, text: str | None) -> float | None:
    if text is None:
        return None
    found = re.fullmatch(r"(\d{1,5})\s*(s|m|min|h|d)", text.strip())
    if found is None:
        raise click.BadParameter("expected a number and s, m, h or d, such as 10m")
    return int(found[1]) * _UNITS[found[2]]


def _texts(_: click.Context, __: click.Parameter, given: tuple[str, ...]) -> dict[str, str]:
    texts = {language: text for language, _, text in (each.partition("=") for each in given)}
    for language, text in texts.items():
        if language not in languages() or not text.strip():
            raise click.BadParameter(f"expected one of {', '.join(languages())}, = and a text")
        _check_length(text)
    return texts


def _check_length(text: str) -> None:
    if len(text) > _LONGEST_TEXT or not text.isprintable():
        raise click.BadParameter(f"a text is one line of at most {_LONGEST_TEXT} characters")


@click.command("announce")
@click.argument("text", default="")
@click.option("--at", callback=_moment, metavar="18:00", help="When it is, by this machine's time.")
@click.option("--in", "seconds", callback=_duration, metavar="10m", help="The same, from now.")
@click.option("--until", callback=_moment, metavar="18:30", help="When it will be over.")
@click.option(
    "--text",
    "texts",
    multiple=True,
    callback=_texts,
    metavar="sk=…",
    help="The text in a language; any number of them.",
)
@click.option("--clear", "is_cleared", is_flag=True, help="Say nothing any more.")
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
    """Tell everybody that the house restarts, or TEXT: within seconds, at every table and page.

    Without TEXT everybody reads in their own language that papersea restarts, when, and that
    nothing is lost. It is told until ten minutes after its time, or as --until says; without any
    time until it is cleared.
    """
    from papersea.server.tables.announcing import new_announcement

    _check_length(text)
    if at is not None and seconds is not None:
        raise click.UsageError("give --at or --in, not both")
    if is_cleared:
        if text or texts or at or seconds or until:
            raise click.UsageError("--clear goes with nothing else")
        host.run(lambda store: store.announce(None, host.act("announce nothing", "", reason)))
        host.show({"announced": None}, ["Nothing is announced any more."])
        return
    now = time.time()
    begins = at if seconds is None else now + seconds
    if until is not None and until <= (begins or now):
        raise click.BadParameter("that is before it begins", param_hint="--until")
    if begins is not None and begins <= now:
        raise click.BadParameter("that is over already", param_hint="--at")
    said = new_announcement(at=begins, until=until, text=text.strip(), texts=texts)
    act = host.act("announce", said.id, reason)
    host.run(lambda store: store.announce(said, act))
    host.show({**asdict(said), "texts": texts}, [_announced(begins, said.gone_at)])


def _announced(at: float | None, gone_at: float | None) -> str:
    told = "Everybody is told" if at is None else f"Everybody is told about {when(at)}"
    until = "it is cleared" if gone_at is None else when(gone_at)
    return f"{told}, until {until}."


@click.command("reports")
@click.option("--all", "with_closed", is_flag=True, help="Also those that are closed.")
@click.option("--close", "closed", metavar="REPORT", help="Close one, by its id.")
@click.option("--note", default="", help="What came of it, for those who read it later.")
@click.option("--as", "who", metavar="NAME", help="Who closes it; without it, your user.")
@host_options
def reports_command(host: Host, closed: str | None, note: str, *, with_closed: bool) -> None:
    """List what people have told of others at their tables, or close a report."""
    if closed is not None:
        act = host.act("close report", closed, note)
        host.run(lambda store: store.close_report(closed, act))
        host.show({"closed": closed}, [f"{closed} is closed."])
        return
    if note:
        raise click.UsageError("--note goes with --close")
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
        return ["There is no report."]
    rows = [
        (
            each.report.id,
            when(each.report.at),
            each.report.code,
            f"/g/{each.games[0]}" if each.games else "",
            each.reporter_name or "(has left)",
            f"{each.about_name} ({each.report.about})",
            each.report.reason.value,
            _note(each),
        )
        for each in found
    ]
    return in_columns(
        [("REPORT", "WHEN", "TABLE", "LAST GAME", "BY", "ABOUT", "REASON", "NOTE"), *rows]
    )


def _note(listed: ListedReport) -> str:
    report = listed.report
    if report.closed_at is None:
        return report.note
    return f"{report.note} (closed {when(report.closed_at)}: {report.closed_with})".strip()
