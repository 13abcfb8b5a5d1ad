"""Being called back: which of one's devices, and when not."""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated, Any, Final

from litestar import Request, delete, get, put
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta, Struct

from papersea.server.calling.caller import is_zone
from papersea.server.calling.posting import LONGEST_ENDPOINT, is_service
from papersea.server.calling.sealing import BadKey, check_keys
from papersea.server.context import OWN_DATA, TheContext, TheGuest
from papersea.server.limits import takes, turn_away
from papersea.server.routes.problems import described
from papersea.server.settings import Effort
from papersea.server.storage.values import Subscription
from papersea.table.refused import ErrorCode, Refused

_DAY: Final = 24 * 60

Endpoint = Annotated[str, Meta(max_length=LONGEST_ENDPOINT)]
Minute = Annotated[int, Meta(ge=0, lt=_DAY, description="of the device's own day")]


class CallKey(Struct, frozen=True):
    """What a browser has to know of the house so that nobody else calls it."""

    key: str


class Quiet(Struct, frozen=True, forbid_unknown_fields=True):
    """Hours in which nobody is called, from one minute of the day to another."""

    begin: Minute
    end: Minute


class NewSubscription(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser's `PushSubscription`, the device's time zone, and its quiet hours."""

    endpoint: Endpoint
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]
    zone: Annotated[str, Meta(max_length=60, description="such as Europe/Bratislava")] = "UTC"
    quiet: Quiet | None = None


@get("/api/calls", tags=["people"], responses=described())
async def get_call_key(context: TheContext) -> CallKey:
    """The key with which a browser subscribes to calls from this house (VAPID)."""
    return CallKey(await context.caller.public_key())


@put(
    "/api/me/calls",
    tags=["people"],
    status_code=204,
    responses={
        **described(ErrorCode.NOT_SIGNED_IN, ErrorCode.WRONG_ORIGIN, ErrorCode.TOO_LARGE),
        204: ResponseSpec(None, description="It will be called"),
    },
    opt=takes(Effort.CALL),
)
async def subscribe(
    request: Request[Any, Any, Any],
    data: JSONBody[NewSubscription],
    me: TheGuest,
    context: TheContext,
) -> None:
    """Be called at this device by Web Push when it is your turn in a game of days, when somebody
    sits down at your table, and in the last hours of your time; or change its quiet hours. Of your
    devices the newest are called."""
    _check(data, context.settings.push_services)
    quiet = data.quiet
    new = Subscription(
        id=_id_of(data.endpoint),
        person=me.id,
        endpoint=data.endpoint,
        key=data.p256dh,
        secret=data.auth,
        site=request.headers.get("origin") or f"https://{request.headers.get('host', '')}",
        zone=data.zone,
        quiet_from=None if quiet is None else quiet.begin,
        quiet_until=None if quiet is None else quiet.end,
        created_at=context.house.clock(),
    )
    most = context.settings.limits.subscriptions_per_person
    if await context.store.subscribe(new, most):
        turn_away("subscriptions_per_person")


@delete(
    "/api/me/calls",
    tags=["people"],
    status_code=204,
    responses={
        **described(ErrorCode.NOT_SIGNED_IN, ErrorCode.WRONG_ORIGIN),
        204: ResponseSpec(None, description="It is called no more"),
    },
    opt=OWN_DATA,
)
async def unsubscribe(
    endpoint: Annotated[str, QueryParameter(description="of the `PushSubscription`")],
    me: TheGuest,
    context: TheContext,
) -> None:
    """Be called at this device no more."""
    await context.store.unsubscribe(_id_of(endpoint), me.id)


def _check(data: NewSubscription, services: tuple[str, ...]) -> None:
    if not is_service(data.endpoint, services):
        raise Refused(ErrorCode.BAD_MESSAGE, problem="endpoint: no push service that is known")
    if not is_zone(data.zone):
        raise Refused(ErrorCode.BAD_MESSAGE, problem="zone: no time zone")
    try:
        check_keys(data.p256dh, data.auth)
    except BadKey:
        raise Refused(ErrorCode.BAD_MESSAGE, problem="p256dh, auth: no keys") from None


def _id_of(endpoint: str) -> str:
    return sha256(endpoint.encode()).hexdigest()


HANDLERS: list[Any] = [get_call_key, subscribe, unsubscribe]
