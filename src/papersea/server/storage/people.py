"""People and bots, and whom they do not want to hear."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from papersea.server.storage.schema import MUTES, PEOPLE
from papersea.server.storage.values import Person, PersonKind

_PERSON = (
    PEOPLE.c.id,
    PEOPLE.c.name,
    PEOPLE.c.language,
    PEOPLE.c.created_at,
    PEOPLE.c.seen_at,
    PEOPLE.c.kind,
    PEOPLE.c.owner,
)


def is_created(connection: Connection, person: Person, token_hash: str) -> bool:
    values = {
        "id": person.id,
        "token_hash": token_hash,
        "name": person.name,
        "language": person.language,
        "kind": person.kind.value,
        "owner": person.owner,
        "created_at": person.created_at,
        "seen_at": person.seen_at,
    }
    try:
        with connection.begin_nested():
            connection.execute(insert(PEOPLE).values(values))
    except IntegrityError:
        return False
    return True


def find(connection: Connection, person: str) -> Person | None:
    row = connection.execute(select(*_PERSON).where(PEOPLE.c.id == person)).one_or_none()
    return None if row is None else _person(*row)


def find_by_token(connection: Connection, token_hash: str) -> Person | None:
    wanted = select(*_PERSON).where(PEOPLE.c.token_hash == token_hash)
    row = connection.execute(wanted).one_or_none()
    return None if row is None else _person(*row)


def bots_of(connection: Connection, owner: str) -> list[Person]:
    wanted = select(*_PERSON).where(PEOPLE.c.owner == owner)
    found = connection.execute(wanted.order_by(PEOPLE.c.created_at, PEOPLE.c.id))
    return [_person(*row) for row in found]


def change(
    connection: Connection, person: str, name: str | None, language: str | None
) -> Person | None:
    given = {"name": name, "language": language}
    values = {key: value for key, value in given.items() if value is not None}
    if values:
        connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(values))
    return find(connection, person)


def touch(connection: Connection, person: str, at: float) -> None:
    later = update(PEOPLE).where(PEOPLE.c.id == person, PEOPLE.c.seen_at < at)
    connection.execute(later.values(seen_at=at))


def mute(connection: Connection, person: str, muted: str) -> None:
    if muted not in mutes(connection, person):
        try:
            with connection.begin_nested():
                connection.execute(insert(MUTES).values(person=person, muted=muted))
        except IntegrityError:
            return  # somebody else was faster to say the same


def unmute(connection: Connection, person: str, muted: str) -> None:
    connection.execute(delete(MUTES).where(MUTES.c.person == person, MUTES.c.muted == muted))


def mutes(connection: Connection, person: str) -> frozenset[str]:
    return frozenset(connection.scalars(select(MUTES.c.muted).where(MUTES.c.person == person)))


def _person(
    id: str,
    name: str,
    language: str,
    created_at: float,
    seen_at: float,
    kind: str,
    owner: str | None,
) -> Person:
    return Person(id, name, language, created_at, seen_at, PersonKind(kind), owner)
