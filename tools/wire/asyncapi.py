"""The socket as an AsyncAPI document."""

from __future__ import annotations

import inspect
from typing import Any, Final, get_args

import msgspec
from msgspec import Struct

from papersea.protocol.codec import TEXTS, write_text
from papersea.protocol.messages import VERSION, AnyFromClient, AnyFromServer
from tools.wire.plot import Examples
from tools.wire.vocabulary import name_of, shape_of

Json = dict[str, Any]

ADDRESS: Final = "/api/tables/{code}/socket"
FROM_CLIENT: Final[tuple[type[Struct], ...]] = get_args(AnyFromClient)
FROM_SERVER: Final[tuple[type[Struct], ...]] = get_args(AnyFromServer)


def asyncapi(examples: Examples) -> Json:
    """AsyncAPI 3.0 speaks from the server's side: it receives what clients send."""
    messages = (*FROM_CLIENT, *FROM_SERVER)
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "papersea: a table's socket",
            "version": str(VERSION),
            "description": "Everything that a client and a table say to each other.",
            "license": {"name": "MIT"},
        },
        "defaultContentType": "application/json",
        "channels": {
            "table": {
                "address": ADDRESS,
                "description": "One table, as its players and spectators see it.",
                "parameters": {"code": {"description": "the table's code, as in its link"}},
                "messages": {
                    _tag(kind): {"$ref": f"#/components/messages/{_tag(kind)}"} for kind in messages
                },
                "bindings": {"ws": {"method": "GET", "bindingVersion": "0.1.0"}},
            }
        },
        "operations": {
            "fromClient": _operation("receive", "What a client sends.", FROM_CLIENT),
            "fromServer": _operation("send", "What the server sends.", FROM_SERVER),
        },
        "components": {
            "messages": {_tag(kind): _message(kind, examples[kind]) for kind in messages},
            "schemas": schemas(messages),
            "correlationIds": {
                "request": {
                    "description": "The client's own number, which the answer repeats.",
                    "location": "$message.payload#/id",
                }
            },
        },
    }


def _tag(kind: type[Struct]) -> str:
    return str(kind.__struct_config__.tag)


def _operation(action: str, summary: str, kinds: tuple[type[Struct], ...]) -> Json:
    return {
        "action": action,
        "channel": {"$ref": "#/channels/table"},
        "summary": summary,
        "messages": [{"$ref": f"#/channels/table/messages/{_tag(kind)}"} for kind in kinds],
    }


def _message(kind: type[Struct], example: Struct) -> Json:
    shape = shape_of(kind)
    shown = msgspec.to_builtins(example, enc_hook=write_text)
    message: Json = {
        "name": _tag(kind),
        "title": name_of(kind),
        "description": shape.text,
        "payload": {"$ref": f"#/components/schemas/{name_of(kind)}"},
        "examples": [{"name": _tag(kind), "payload": shown}],
    }
    if any(member.name == "id" for member in shape.members):
        message["correlationId"] = {"$ref": "#/components/correlationIds/request"}
    return message


def schemas(kinds: tuple[type[Struct], ...]) -> Json:
    """The schema of every class, in the dialect of AsyncAPI, which is that of draft 7."""
    _, found = msgspec.json.schema_components(
        kinds, schema_hook=_text, ref_template="#/components/schemas/{name}"
    )
    return {name: _in_draft_7(found[name]) for name in sorted(found)}


def _text(kind: type) -> Json:
    text = TEXTS[kind]
    return {"type": "string", "maxLength": text.longest, "description": text.description}


def _in_draft_7(schema: Any) -> Any:
    """Pairs are lists of items, a discriminator is a name, and a reference stands alone."""
    if isinstance(schema, list):
        return [_in_draft_7(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    plain = {name: _in_draft_7(value) for name, value in schema.items()}
    if isinstance(text := schema.get("description"), str):
        plain["description"] = inspect.cleandoc(text).replace("``", "`")
    if "prefixItems" in plain:
        plain["items"], plain["additionalItems"] = plain.pop("prefixItems"), False
    if isinstance(choice := plain.get("discriminator"), dict) and "propertyName" in choice:
        plain["discriminator"] = choice["propertyName"]
        plain["oneOf"] = plain.pop("anyOf")
    if "$ref" in plain and len(plain) > 1:
        plain["allOf"] = [{"$ref": plain.pop("$ref")}]
    return plain
