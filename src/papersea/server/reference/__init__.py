"""The protocol as pages: requests over HTTP from their OpenAPI document, the table's socket from
its AsyncAPI document. ``make docs`` writes the latter; the server makes the former itself."""

from papersea.server.reference.showing import Part, requests_shown, socket_shown
from papersea.server.reference.values import ASYNCAPI, STYLE, Json, socket_document

__all__ = ["ASYNCAPI", "STYLE", "Json", "Part", "requests_shown", "socket_document", "socket_shown"]
