"""The HTTP API: its OpenAPI document, and the types of its bodies."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, get_args

import msgspec
from litestar import Litestar, Response
from litestar.handlers import HTTPRouteHandler

from tools.wire.vocabulary import Kind, classes, origin_of


@dataclass(frozen=True, slots=True)
class HttpPart:
    """What clients ask with in the bodies of requests, and what they are answered with."""

    document: dict[str, Any]
    asked: tuple[Kind, ...]
    answered: tuple[Kind, ...]


def http_part() -> HttpPart:
    """Read from the handlers; no server is started."""
    from papersea.server.app import create_app
    from papersea.server.routes.problems import Problem
    from papersea.server.settings import ServerSettings

    app = create_app(ServerSettings(database="sqlite://"))
    handlers = sorted(_handlers(app), key=_address)
    asked = [each.parsed_data_field.annotation for each in handlers if each.parsed_data_field]
    answered = [_body(each.parsed_return_field.annotation) for each in handlers]
    return HttpPart(
        msgspec.json.decode(msgspec.json.encode(app.openapi_schema.to_schema())),
        tuple(kind for kind in asked if classes([kind])),
        (*(kind for kind in answered if classes([kind])), Problem),
    )


def _handlers(app: Litestar) -> Iterator[HTTPRouteHandler]:
    """Those of the API, without pages and figures."""
    for route in app.routes:
        for handler in getattr(route, "route_handlers", ()):
            if isinstance(handler, HTTPRouteHandler) and handler.resolve_include_in_schema():
                yield handler


def _address(handler: HTTPRouteHandler) -> tuple[list[str], list[str]]:
    return sorted(handler.paths), sorted(map(str, handler.http_methods))


def _body(kind: Kind) -> Kind:
    """What a response carries."""
    return get_args(kind)[0] if origin_of(kind) is Response else kind
