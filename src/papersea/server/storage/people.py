"""People, bots and companions, and whom they do not want to hear."""

from __future__ import annotations

from sqlalchemy import Connection, delete, exists, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from papersea.server.storage.database import PersonGone
from papersea.server.storage.schema import ATTENDANCE, GAME_SEATS, MUTES, PEOPLE
from papersea.server.storage.values import PersonKind, StoredPerson

_MOST_AT_ONCE = 1000

_PERSON = (
    PEOPLE.c.id,
    PEOPLE.c.name,
    PEOPLE.c.language,
    PEOPLE.c.created_at,
    PEOPLE.c.seen_at,
    PEOPLE.c.kind,
    PEOPLE.c.owner,
)


def are_present(connection: Connection, *people: str) -> bool:
    """Whether all of them exist; then nobody deletes them until the transaction ends."""
    wanted = select(PEOPLE.c.id).where(PEOPLE.c.id.in_(people)).order_by(PEOPLE.c.id)
    found = connection.scalars(wanted.with_for_update(read=True, key_share=True))
    return set(found) == set(people)


def check_present(connection: Connection, *people: str) -> None:
    """``PersonGone`` unless all of them exist."""
    if not are_present(connection, *people):
        raise PersonGone("somebody does not exist any more")


def is_created(connection: Connection, person: StoredPerson, token_hash: str) -> bool:
    if person.owner is not None:
        check_present(connection, person.owner)
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


def find(connection: Connection, person: str) -> StoredPerson | None:
    row = connection.execute(select(*_PERSON).where(PEOPLE.c.id == person)).one_or_none()
    return None if row is None else _person(*row)


def find_by_token(connection: Connection, token_hash: str) -> StoredPerson | None:
    wanted = select(*_PERSON).where(PEOPLE.c.token_hash == token_hash)
    row = connection.execute(wanted).one_or_none()
    return None if row is None else _person(*row)


def belonging_to(connection: Connection, owner: str) -> list[StoredPerson]:
    wanted = select(*_PERSON).where(PEOPLE.c.owner == owner)
    found = connection.execute(wanted.order_by(PEOPLE.c.created_at, PEOPLE.c.id))
    return [_person(*row) for row in found]


def change(
    connection: Connection, person: str, name: str | None, language: str | None
) -> StoredPerson | None:
    given = {"name": name, "language": language}
    values = {key: value for key, value in given.items() if value is not None}
    if values:
        connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(values))
    return find(connection, person)


def touch(connection: Connection, person: str, at: float) -> None:
    later = update(PEOPLE).where(PEOPLE.c.id == person, PEOPLE.c.seen_at < at)
    connection.execute(later.values(seen_at=at))


def purge(connection: Connection, before: float) -> int:
    """Delete those who were not seen since and have left nothing: no table, no game, nobody of
    theirs."""
    owned = PEOPLE.alias("owned")
    gone = connection.scalars(
        select(PEOPLE.c.id)
        .where(
            PEOPLE.c.seen_at < before,
            ~exists().where(ATTENDANCE.c.person == PEOPLE.c.id),
            ~exists().where(GAME_SEATS.c.person == PEOPLE.c.id),
            ~exists().where(owned.c.owner == PEOPLE.c.id),
        )
        .order_by(PEOPLE.c.id)
        .limit(_MOST_AT_ONCE)
        .with_for_update(of=PEOPLE)
    ).all()
    connection.execute(delete(MUTES).where(or_(MUTES.c.person.in_(gone), MUTES.c.muted.in_(gone))))
    connection.execute(delete(PEOPLE).where(PEOPLE.c.id.in_(gone)))
    return len(gone)


def mute(connection: Connection, person: str, muted: str) -> None:
    """Nothing, if one of them does not exist any more."""
    if are_present(connection, person, muted) and muted not in mutes(connection, person):
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
) -> StoredPerson:
    return StoredPerson(id, name, language, created_at, seen_at, PersonKind(kind), owner)
