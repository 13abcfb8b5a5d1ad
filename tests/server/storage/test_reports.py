"""What people report of each other: read by the host, and gone with those whom it is about."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from papersea.server.storage import PersonGone
from papersea.server.storage.hosts import HostStore, NotThere
from papersea.server.storage.values import Act, Report, ReportReason
from tests.server.storage.making import CODE, Unnamed, finished, make_people, make_table

pytestmark = pytest.mark.anyio

ADA, BEN, CYD = "ada-id", "ben-id", "cyd-id"


def report(
    id: str = "one", *, reporter: str = ADA, about: str = BEN, code: str = CODE, at: float = 5.0
) -> Report:
    return Report(id, at, code, reporter, about, ReportReason.NAME, "an insult")


@pytest.fixture
async def store(address: str) -> AsyncIterator[HostStore]:
    opened = await HostStore.open(address)
    yield opened
    await opened.close()


def closing(id: str, note: str, at: float = 7.0) -> Act:
    return Act(at, "somebody", "close report", id, note)


async def ids(store: HostStore, *, with_closed: bool = False) -> list[str]:
    return [each.report.id for each in await store.reports(with_closed=with_closed)]


async def test_a_host_reads_who_said_what_of_whom(store: HostStore) -> None:
    await make_people(store, ADA, BEN)
    await store.report(report())
    (found,) = await store.reports()
    people = [await store.person(each) for each in (ADA, BEN)]
    assert found.report == report()
    assert [found.reporter_name, found.about_name] == [each and each.name for each in people]


async def test_a_host_finds_the_games_of_the_table(store: HostStore) -> None:
    await make_people(store, ADA, BEN)
    await make_table(store)
    for number, id in enumerate(("first", "second"), start=1):
        await store.file_game(replace(finished(id, ADA, BEN), number=number), None)
    await store.report(report())
    (found,) = await store.reports()
    assert found.games == ("second", "first")


async def test_of_several_about_the_same_person_at_a_table_the_newest_counts(
    store: HostStore,
) -> None:
    await make_people(store, ADA, BEN, CYD)
    await store.report(report("first"))
    await store.report(report("second"))
    await store.report(report("other reporter", reporter=CYD))
    await store.report(report("other table", code="ELSEWHERE"))
    assert set(await ids(store)) == {"second", "other reporter", "other table"}


async def test_reports_are_counted_by_who_made_them(store: HostStore) -> None:
    await make_people(store, ADA, BEN, CYD)
    await store.report(report("early", at=1.0))
    await store.report(report("late", about=CYD, at=9.0))
    await store.report(report("other's", reporter=BEN, about=ADA, at=9.0))
    assert await store.reports_since(ADA, 1.0) == 2
    assert await store.reports_since(ADA, 5.0) == 1


async def test_nobody_is_reported_who_has_left(store: HostStore) -> None:
    await make_people(store, ADA)
    with pytest.raises(PersonGone):
        await store.report(report())
    assert await ids(store) == []


async def test_a_closed_report_is_listed_only_with_the_closed_ones(store: HostStore) -> None:
    await make_people(store, ADA, BEN)
    await store.report(report())
    await store.close_report("one", closing("one", "talked to"))
    for id in ("one", "nothing"):
        with pytest.raises(NotThere):
            await store.close_report(id, closing(id, "again"))
    assert await ids(store) == []
    (found,) = await store.reports(with_closed=True)
    assert (found.report.closed_at, found.report.closed_with) == (7.0, "talked to")
    assert [each.reason for each in await store.acts(10)] == ["talked to"]


async def test_closed_reports_are_deleted_after_a_while_and_open_ones_stay(
    store: HostStore,
) -> None:
    await make_people(store, ADA, BEN, CYD)
    await store.report(report("closed"))
    await store.report(report("open", about=CYD))
    await store.close_report("closed", closing("closed", ""))
    assert await store.purge_reports(7.0) == 0
    assert await store.purge_reports(8.0) == 1
    assert await ids(store, with_closed=True) == ["open"]


async def test_own_reports_are_in_ones_own_data_and_others_are_not(store: HostStore) -> None:
    await make_people(store, ADA, BEN)
    await store.report(report())
    await store.close_report("one", closing("one", "the host's own words"))
    exported = (await store.export_person(ADA))["reports"]
    assert exported == [
        {"at": 5.0, "code": CODE, "about": BEN, "reason": "name", "note": "an insult"}
    ]
    assert (await store.export_person(BEN))["reports"] == []


async def test_what_was_said_of_somebody_goes_with_them(store: HostStore) -> None:
    await make_people(store, ADA, BEN)
    await store.report(report())
    await store.delete_person(BEN, Unnamed)
    assert await ids(store, with_closed=True) == []


async def test_what_somebody_said_stays_without_them_and_their_words(store: HostStore) -> None:
    await make_people(store, ADA, BEN)
    await store.report(report())
    await store.delete_person(ADA, Unnamed)
    (found,) = await store.reports()
    assert found.report == replace(report(), reporter=None, note="")
    assert found.reporter_name == ""


async def test_who_is_never_seen_again_leaves_no_report(store: HostStore) -> None:
    await make_people(store, ADA, BEN)
    await store.report(report())
    await store.purge_people(1e12)
    assert await ids(store, with_closed=True) == []
