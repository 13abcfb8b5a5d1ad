"""People, bots and companions, and whom they do not want to hear."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import Column, Connection, Select, delete, exists, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from papersea.answers.people import Measuring, PersonKind
from papersea.server.storage import reports
from papersea.server.storage.database import PersonGone
from papersea.server.storage.schema import ATTENDANCE, GAME_SEATS, MUTES, PEOPLE, SUBSCRIPTIONS
from papersea.server.storage.values import StoredPerson
from papersea.table.faces import Face

_MOST_AT_ONCE = 1000

# Kinds in a database of tables alone, where only ids are kept.
_KNOWN: Final = "known"
GONE: Final = "gone"

_PERSON: Final[tuple[Column[Any], ...]] = (
    PEOPLE.c.id,
    PEOPLE.c.name,
    PEOPLE.c.language,
    PEOPLE.c.created_at,
    PEOPLE.c.seen_at,
    PEOPLE.c.kind,
    PEOPLE.c.owner,
    PEOPLE.c.measuring,
    PEOPLE.c.pseudonym,
    PEOPLE.c.face,
)


def are_present(connection: Connection, *people: str) -> bool:
    """Whether all of them exist; then nobody deletes them until the transaction ends."""
    wanted = select(PEOPLE.c.id).where(PEOPLE.c.id.in_(people), PEOPLE.c.kind != GONE)
    in_order = wanted.order_by(PEOPLE.c.id)
    found = connection.scalars(in_order.with_for_update(read=True, key_share=True))
    return set(found) == set(people)


def check_present(connection: Connection, *people: str) -> None:
    """``PersonGone`` unless all of them exist."""
    if not are_present(connection, *people):
        raise PersonGone("somebody does not exist any more")


def is_introduced(connection: Connection, people: Collection[str], at: float) -> bool:
    """Let a database of tables name these people, who exist; whether that is new to it.

    ``PersonGone`` if it was told before that one of them has left: that is final there, so a name
    that was on its way cannot come after it.
    """
    new = _insert(connection).values(_ids(people, _KNOWN, at)).on_conflict_do_nothing()
    count = len(connection.scalars(new.returning(PEOPLE.c.id)).all())
    check_present(connection, *people)
    return count > 0


def depart(connection: Connection, people: Collection[str], at: float) -> None:
    """From now on a database of tables names none of them; whoever was about to has done so."""
    gone = _insert(connection).values(_ids(people, GONE, at))
    connection.execute(
        gone.on_conflict_do_update(index_elements=["id"], set_={"kind": GONE, "seen_at": at})
    )
    # An append holds on to the rows of those that it names, which changing them does not wait for.
    wanted = select(PEOPLE.c.id).where(PEOPLE.c.id.in_(people)).order_by(PEOPLE.c.id)
    connection.execute(wanted.with_for_update()).all()


def _insert(connection: Connection) -> postgresql.Insert | sqlite.Insert:
    is_postgresql = connection.dialect.name == "postgresql"
    return postgresql.insert(PEOPLE) if is_postgresql else sqlite.insert(PEOPLE)


def _ids(people: Collection[str], kind: str, at: float) -> list[dict[str, object]]:
    rest = {"name": "", "language": "", "kind": kind, "created_at": at, "seen_at": at}
    return [{"id": person, "token_hash": person, **rest} for person in sorted(people)]


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


def some(connection: Connection, ids: Collection[str]) -> dict[str, StoredPerson]:
    """Those of them who exist."""
    found = connection.execute(select(*_PERSON).where(PEOPLE.c.id.in_(ids)))
    return {person.id: person for person in (_person(*row) for row in found)}


def belonging_to(connection: Connection, owner: str) -> list[StoredPerson]:
    wanted = select(*_PERSON).where(PEOPLE.c.owner == owner)
    found = connection.execute(wanted.order_by(PEOPLE.c.created_at, PEOPLE.c.id))
    return [_person(*row) for row in found]


def seen(connection: Connection, limit: int, part: str) -> list[StoredPerson]:
    wanted = select(*_PERSON)
    if part:
        wanted = wanted.where(PEOPLE.c.name.icontains(part, autoescape=True))
    newest = wanted.order_by(PEOPLE.c.seen_at.desc(), PEOPLE.c.id).limit(limit)
    return [_person(*row) for row in connection.execute(newest)]


def change(
    connection: Connection,
    person: str,
    name: str | None,
    language: str | None,
    face: Face | None,
) -> StoredPerson | None:
    given = {"name": name, "language": language, "face": face and face.value}
    values = {key: value for key, value in given.items() if value is not None}
    if values:
        connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(values))
    return find(connection, person)


def let_measure(connection: Connection, person: str, pseudonym: str) -> None:
    """From now on; who did before keeps their pseudonym."""
    new = update(PEOPLE).where(PEOPLE.c.id == person, PEOPLE.c.pseudonym.is_(None))
    connection.execute(new.values(measuring=Measuring.ALLOWED.value, pseudonym=pseudonym))


def decline_measuring(connection: Connection, person: str) -> None:
    declined = update(PEOPLE).where(PEOPLE.c.id == person)
    connection.execute(declined.values(measuring=Measuring.DECLINED.value, pseudonym=None))


def all_let_measure(connection: Connection, people: Collection[str]) -> bool:
    """Nobody changes their mind before the transaction ends."""
    letting = select(PEOPLE.c.id).where(PEOPLE.c.id.in_(people), PEOPLE.c.pseudonym.is_not(None))
    found = connection.scalars(letting.order_by(PEOPLE.c.id).with_for_update(read=True))
    return set(found) == set(people)


def pseudonyms(connection: Connection, people: Collection[str]) -> dict[str, str]:
    """Of those who have one."""
    has_one = (PEOPLE.c.id.in_(people), PEOPLE.c.pseudonym.is_not(None))
    found = connection.execute(select(PEOPLE.c.id, PEOPLE.c.pseudonym).where(*has_one))
    return {person: pseudonym for person, pseudonym in found if pseudonym is not None}


def touch(connection: Connection, person: str, at: float) -> None:
    later = update(PEOPLE).where(PEOPLE.c.id == person, PEOPLE.c.seen_at < at)
    connection.execute(later.values(seen_at=at))


def unseen(connection: Connection, before: float) -> list[str]:
    """Those who were not seen since and have left nothing here: no table, no game, nobody of
    theirs."""
    return list(connection.scalars(_unseen(before).limit(_MOST_AT_ONCE)))


def _unseen(before: float) -> Select[str]:
    owned = PEOPLE.alias("owned")
    wanted = select(PEOPLE.c.id).where(
        PEOPLE.c.seen_at < before,
        ~exists().where(ATTENDANCE.c.person == PEOPLE.c.id),
        ~exists().where(GAME_SEATS.c.person == PEOPLE.c.id),
        ~exists().where(owned.c.owner == PEOPLE.c.id),
    )
    return wanted.order_by(PEOPLE.c.id)


def purge(connection: Connection, before: float, among: Collection[str] | None = None) -> int:
    """Delete those who are unseen, all of them or some."""
    wanted = _unseen(before).limit(_MOST_AT_ONCE)
    if among is not None:
        wanted = wanted.where(PEOPLE.c.id.in_(among))
    gone = list(connection.scalars(wanted.with_for_update(of=PEOPLE)))
    connection.execute(delete(MUTES).where(or_(MUTES.c.person.in_(gone), MUTES.c.muted.in_(gone))))
    reports.forget(connection, gone)
    connection.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.person.in_(gone)))
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
    measuring: str,
    pseudonym: str | None,
    face: str | None,
) -> StoredPerson:
    return StoredPerson(
        id,
        name,
        language,
        created_at,
        seen_at,
        PersonKind(kind),
        owner,
        Measuring(measuring),
        pseudonym,
        None if face is None else Face(face),
    )
