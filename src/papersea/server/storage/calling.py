"""Which devices are called, and for what they have been."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection
from dataclasses import asdict

from sqlalchemy import Connection, Table, delete, select
from sqlalchemy.dialects import postgresql, sqlite

from papersea.server.storage import people
from papersea.server.storage.schema import CALLS, PEOPLE, SECRETS, SUBSCRIPTIONS
from papersea.server.storage.values import Reachable, Subscription


def secret(connection: Connection, name: str, new: str) -> str:
    """What is kept under this name; if nothing is, the new one. Of two at once, one wins."""
    made = insert_into(connection, SECRETS).values(name=name, value=new)
    connection.execute(made.on_conflict_do_nothing())
    found: str = connection.execute(
        select(SECRETS.c.value).where(SECRETS.c.name == name)
    ).scalar_one()
    return found


def insert_into(connection: Connection, table: Table) -> postgresql.Insert | sqlite.Insert:
    is_postgresql = connection.dialect.name == "postgresql"
    return postgresql.insert(table) if is_postgresql else sqlite.insert(table)


def subscribe(connection: Connection, new: Subscription, most: int) -> int:
    """The device is called for this person, and for nobody else; of a person's devices the newest
    count: how many had to go. ``PersonGone`` if there is no such person."""
    people.check_present(connection, new.person)
    # What it was called for before was another's, and so is what happened before.
    others = (SUBSCRIPTIONS.c.id == new.id, SUBSCRIPTIONS.c.person != new.person)
    connection.execute(delete(SUBSCRIPTIONS).where(*others))
    made = insert_into(connection, SUBSCRIPTIONS).values(asdict(new))
    changed = {key: value for key, value in asdict(new).items() if key not in ("id", "created_at")}
    connection.execute(made.on_conflict_do_update(index_elements=["id"], set_=changed))
    newest = (
        select(SUBSCRIPTIONS.c.id)
        .where(SUBSCRIPTIONS.c.person == new.person, SUBSCRIPTIONS.c.id != new.id)
        .order_by(SUBSCRIPTIONS.c.created_at.desc(), SUBSCRIPTIONS.c.id)
    )
    too_many = list(connection.scalars(newest))[max(0, most - 1) :]
    connection.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.id.in_(too_many)))
    return len(too_many)


def unsubscribe(connection: Connection, id: str, person: str | None) -> None:
    """The device of a person, or whosever it is."""
    gone = delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.id == id)
    if person is not None:
        gone = gone.where(SUBSCRIPTIONS.c.person == person)
    connection.execute(gone)


def subscriptions_of(connection: Connection, person: str) -> list[Subscription]:
    wanted = select(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.person == person)
    found = connection.execute(wanted.order_by(SUBSCRIPTIONS.c.created_at, SUBSCRIPTIONS.c.id))
    return [Subscription(*row) for row in found]


def reachable(connection: Connection, persons: Collection[str], code: str) -> list[Reachable]:
    """All devices of these people, with what was told there of a table."""
    wanted = (
        select(SUBSCRIPTIONS, PEOPLE.c.language)
        .join(PEOPLE, PEOPLE.c.id == SUBSCRIPTIONS.c.person)
        .where(SUBSCRIPTIONS.c.person.in_(persons))
        .order_by(SUBSCRIPTIONS.c.created_at, SUBSCRIPTIONS.c.id)
    )
    found = [(Subscription(*row[:-1]), row[-1]) for row in connection.execute(wanted)]
    if not found:
        return []
    called: defaultdict[str, dict[str, str]] = defaultdict(dict)
    ids = [subscription.id for subscription, _ in found]
    known = select(CALLS.c.subscription, CALLS.c.kind, CALLS.c.about)
    told = connection.execute(known.where(CALLS.c.code == code, CALLS.c.subscription.in_(ids)))
    for id, kind, about in told:
        called[id][kind] = about
    return [Reachable(each, language, called[each.id]) for each, language in found]


def note_called(
    connection: Connection, id: str, code: str, about: dict[str, str], at: float
) -> None:
    """What a device was called for at a table, by kind; nothing if it is there no more."""
    known = select(SUBSCRIPTIONS.c.id).where(SUBSCRIPTIONS.c.id == id).with_for_update(read=True)
    if connection.scalar(known) is None:
        return
    for kind, what in about.items():
        told = insert_into(connection, CALLS).values(
            subscription=id, code=code, kind=kind, about=what, at=at
        )
        connection.execute(
            told.on_conflict_do_update(
                index_elements=["subscription", "code", "kind"], set_={"about": what, "at": at}
            )
        )


def purge(connection: Connection, before: float) -> None:
    connection.execute(delete(CALLS).where(CALLS.c.at < before))


def forget(connection: Connection, gone: Collection[str]) -> None:
    """No device of theirs is called."""
    connection.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.person.in_(gone)))
