"""Descriptions of an interface as HTML: plain headings, lists and links, with nothing to run."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from papersea.server.reference.values import Json

_CODE: Final = re.compile(r"`([^`]+)`")
_METHODS: Final = ("get", "post", "put", "patch", "delete")
_LIMITS: Final = {
    "minimum": "{} or more",
    "maximum": "{} or less",
    "minLength": "{} characters or more",
    "maxLength": "up to {} characters",
    "minItems": "{} or more",
    "maxItems": "up to {}",
    "pattern": "matches {}",
}
_ANYTHING: Final = "anything"


@dataclass(frozen=True, slots=True)
class Part:
    """One thing with a place of its own. ``words`` are its text, for search."""

    level: int
    id: str
    title: str
    body: str
    words: str = ""

    @property
    def shown(self) -> str:
        tag = f"h{self.level}"
        anchor = (
            f'<a class="anchor" href="#{self.id}" aria-label="Link to “{_bare(self.title)}”">#</a>'
        )
        return f'<{tag} id="{self.id}">{_coded(self.title)} {anchor}</{tag}>\n{self.body}'


def requests_shown(document: Json) -> list[Part]:
    """An OpenAPI document: requests by what they are about, then all types."""
    by_tag: dict[str, list[Part]] = {}
    for path, methods in document["paths"].items():
        for method in _METHODS:
            if method in methods:
                request = methods[method]
                tag = request.get("tags", ["other"])[0]
                by_tag.setdefault(tag, []).append(_request(path, method, request))
    parts = []
    for tag, requests in by_tag.items():
        parts += [Part(2, f"about-{tag}", tag.capitalize(), ""), *requests]
    return [*parts, *_types(document)]


def socket_shown(document: Json) -> list[Part]:
    """An AsyncAPI document: what each side says, then all types."""
    parts = []
    for operation in document["operations"].values():
        title = operation["summary"].rstrip(".")
        parts.append(Part(2, _slug(title), title, ""))
        for ref in operation["messages"]:
            name = ref["$ref"].rpartition("/")[2]
            parts.append(_message(name, document["components"]["messages"][name]))
    return [*parts, *_types(document)]


def _slug(text: str) -> str:
    return re.sub(r"[^\w]+", "-", text.lower()).strip("-")


def _bare(text: str) -> str:
    return html.escape(text.replace("`", ""))


def _said(text: str | None) -> str:
    """A description: paragraphs, with code between backticks."""
    paragraphs = (text or "").strip().split("\n\n")
    return "".join(f"<p>{_coded(each)}</p>\n" for each in paragraphs if each)


def _coded(text: str) -> str:
    return _CODE.sub(r"<code>\1</code>", html.escape(text.replace("``", "`"), quote=False))


def _request(path: str, method: str, request: Json) -> Part:
    rows = []
    for each in request.get("parameters", ()):
        told = [f"in the {each['in']}", "" if each.get("required") else "may be left out"]
        about = [each.get("description", ""), *_limits(each["schema"])]
        rows.append(
            _row(each["name"], _type(each["schema"]), "; ".join(filter(None, [*told, *about])))
        )
    for kind, body in request.get("requestBody", {}).get("content", {}).items():
        rows.append(_row("body", _type(body.get("schema", {})), f"as {kind}"))
    answers = [
        _row(code, _answered(answer), answer.get("description", ""))
        for code, answer in sorted(request.get("responses", {}).items())
    ]
    body = _said(request.get("description"))
    if rows:
        body += f'<h4>Asked with</h4><dl class="fields">{"".join(rows)}</dl>\n'
    body += f'<h4>Answered with</h4><dl class="fields">{"".join(answers)}</dl>\n'
    title = f"`{method.upper()} {path}`"
    name = _slug(f"{method} {path}")
    return Part(3, name, title, body, f"{request['summary']} {request.get('description', '')}")


def _answered(answer: Json) -> str:
    kinds = [
        _type(each["schema"]) for each in answer.get("content", {}).values() if "schema" in each
    ]
    return " or ".join(kinds)


def _message(name: str, message: Json) -> Part:
    example = json.dumps(message["examples"][0]["payload"], ensure_ascii=False, indent=2)
    body = _said(message.get("description"))
    body += f"<p>{_type(message['payload'])}</p>\n"
    shown = f"<pre><code>{html.escape(example)}</code></pre>"
    body += f"<details><summary>Example</summary>{shown}</details>\n"
    return Part(3, f"message-{name}", f"`{name}`", body, message.get("description", ""))


def _types(document: Json) -> Iterator[Part]:
    yield Part(2, "types", "Types", "")
    for name, schema in sorted(document["components"]["schemas"].items()):
        yield Part(3, f"type-{name}", f"`{name}`", _of_type(schema), schema.get("description", ""))


def _of_type(schema: Json) -> str:
    body = _said(schema.get("description"))
    required = schema.get("required", ())
    rows = [
        _row(name, _type(each), "; ".join(_told(each, is_required=name in required)))
        for name, each in schema.get("properties", {}).items()
    ]
    if rows:
        return f'{body}<dl class="fields">{"".join(rows)}</dl>\n'
    return f"{body}<p>{_type({**schema, 'title': None})}</p>\n"


def _told(schema: Json, *, is_required: bool) -> Iterator[str]:
    if text := schema.get("description"):
        yield text
    yield from _limits(schema)
    if not is_required:
        default = schema.get("default", _ANYTHING)
        if default is _ANYTHING:
            yield "may be left out"
        else:
            yield f"`{json.dumps(default, ensure_ascii=False)}` if left out"


def _limits(schema: Mapping[str, Any]) -> Iterator[str]:
    for name, words in _LIMITS.items():
        if name in schema:
            value = schema[name]
            yield words.format(f"`{value}`" if name == "pattern" else value)
    for inner in schema.get("anyOf", schema.get("oneOf", ())):
        yield from _limits(inner)


def _row(name: str, kind: str, told: str) -> str:
    return f"<dt><code>{html.escape(name)}</code> <span>{kind}</span></dt><dd>{_coded(told)}</dd>"


def _type(schema: Json) -> str:
    """What may stand there, in one line; a type of its own is a link."""
    if ref := schema.get("$ref"):
        name = ref.rpartition("/")[2]
        return f'<a href="#type-{name}">{name}</a>'
    for several in ("anyOf", "oneOf", "allOf"):
        if several in schema:
            return " or ".join(dict.fromkeys(map(_type, schema[several])))
    if "const" in schema:
        return _code(schema["const"])
    if "enum" in schema:
        return " or ".join(map(_code, schema["enum"]))
    match schema.get("type"):
        case "array":
            return _list(schema)
        case "object" if isinstance(inner := schema.get("additionalProperties"), dict):
            return f"object of {_type(inner)}"
        case str(kind):
            return kind
        case list(kinds):
            return " or ".join(kinds)
        case _:
            return _ANYTHING


def _list(schema: Json) -> str:
    fixed = schema.get("prefixItems")
    items = schema.get("items")
    if fixed is None and isinstance(items, list):
        fixed = items
    if fixed is not None:
        return f"[{_joined(fixed)}]"
    return f"list of {_type(items)}" if isinstance(items, dict) and items else "list"


def _joined(schemas: Iterable[Json]) -> str:
    return ", ".join(map(_type, schemas))


def _code(value: Any) -> str:
    return f"<code>{html.escape(json.dumps(value, ensure_ascii=False))}</code>"
