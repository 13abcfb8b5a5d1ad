"""The reference: every public name of the package, as its docstring has it."""

from __future__ import annotations

import ast
import builtins
import html
import keyword
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from tools.manual.markdown import code_block, new_reader
from tools.manual.pages import Heading, Page, Section, plain
from tools.manual.places import Places
from tools.manual.source import (
    Defined,
    Definition,
    Function,
    NotPublic,
    find,
    members,
    public_names,
    words_of,
)

FOLDER: Final = "python"
MODULES: Final = (
    "papersea",
    "papersea.score",
    "papersea.rulebook",
    "papersea.record",
    "papersea.scorepad",
    "papersea.players",
    "papersea.players.budget",
    "papersea.players.catalogue",
    "papersea.client",
    "papersea.arena",
    "papersea.analysis",
    "papersea.study",
    "papersea.puzzles",
    "papersea.lessons",
    "papersea.texts",
    "papersea.batch",
    "papersea.envs.gym",
    "papersea.envs.single",
    "papersea.envs.vector",
    "papersea.envs.table",
    "papersea.envs.papersea_v0",
    "papersea.envs.openspiel",
    "papersea.envs.rlcard",
)
"""In the order in which a reader meets them. A name is told where it comes up first."""
_WORD: Final = re.compile(r"[A-Za-z_]\w*")
_LITERAL: Final = re.compile(r"``(.+?)``", re.DOTALL)
_SELF: Final = frozenset({"self", "cls"})
_WIDE: Final = 88


@dataclass(frozen=True, slots=True)
class Place:
    """Where a name is told."""

    page: str
    id: str


def page_of(module: str) -> str:
    return f"{FOLDER}/{module}.html"


class Reference:
    """All modules. ``missing`` are the names that nobody has said anything of."""

    def __init__(self, places: Places, modules: Sequence[str] = MODULES) -> None:
        self.places = places
        self.modules = modules
        self.missing: list[str] = []
        self._defined: dict[str, list[Defined]] = {}
        self._at: dict[tuple[str, str], Place] = {}
        self._by_name: dict[str, Place] = {}
        for module in modules:
            self._defined[module] = [find(module, name) for name in public_names(module)]
            for each in self._defined[module]:
                place = Place(page_of(module), each.name)
                self._at.setdefault((each.module, each.name), place)
                self._by_name.setdefault(each.name, place)
        self._reader = new_reader()

    def pages(self) -> Iterator[Page]:
        yield self._contents()
        for module in self.modules:
            yield self._module(module)
        for name in self.missing:
            self.places.problems.append(f"{name} has no docstring")

    def _contents(self) -> Page:
        page = f"{FOLDER}/index.html"
        rows = []
        for module in self.modules:
            href = self.places.point(page, page_of(module))
            told = self._said(page, words_of(module).partition("\n\n")[0])
            rows.append(f'<dt><a href="{href}"><code>{module}</code></a></dt><dd>{told}</dd>')
        intro = (
            "<p>Every public name, by the module that it is imported from. What stands in "
            "<code>papersea.__all__</code> keeps its name and meaning from release to release.</p>"
        )
        title = "Python reference"
        body = f'<h1 id="{FOLDER}">{title}</h1>\n{intro}\n<dl class="modules">{"".join(rows)}</dl>'
        return Page(page, title, body, (Heading(1, FOLDER, title),))

    def _module(self, module: str) -> Page:
        page = page_of(module)
        told = words_of(module)
        if not told:
            self.missing.append(module)
        body = [f'<h1 id="{module}"><code>{module}</code></h1>', self._said(page, told)]
        headings = [Heading(1, module, module)]
        sections = [Section(module, module, _searched(told))]
        elsewhere = []
        for each in self._defined[module]:
            place = self._at[each.module, each.name]
            if place.page != page:
                href = self.places.point(page, place.page, place.id)
                elsewhere.append(f'<a href="{href}"><code>{each.name}</code></a>')
                continue
            headings.append(Heading(2, each.name, each.name))
            sections.append(Section(each.name, each.name, _searched(each.said)))
            body.append(self._name(page, each))
        if elsewhere:
            body.append(f"<p>Told on other pages: {', '.join(elsewhere)}.</p>")
        return Page(page, module, "\n".join(body), tuple(headings), tuple(sections))

    def _name(self, page: str, each: Defined) -> str:
        if not each.said:
            self.missing.append(f"{each.module}.{each.name}")
        parts = [
            f'<section class="name"><h2 id="{each.name}"><code>{each.name}</code>',
            f'<a class="anchor" href="#{each.name}" aria-label="Link to “{each.name}”">#</a></h2>',
            self._signature(page, each),
            self._said(page, each.said or ""),
        ]
        if isinstance(each.node, ast.ClassDef):
            parts += self._members(page, each, each.node)
        parts.append("</section>")
        return "\n".join(parts)

    def _members(self, page: str, owner: Defined, node: ast.ClassDef) -> Iterator[str]:
        rows = []
        for name, (inner, said) in self._inherited(owner.module, node).items():
            if name.startswith("_") or isinstance(inner, ast.ClassDef):
                continue
            id_ = f"{owner.name}.{name}"
            signature = self._linked(page, _one_line(name, inner, is_member=True))
            told = self._said(page, said or "")
            rows.append(f'<dt id="{id_}"><code>{signature}</code></dt><dd>{told}</dd>')
        if rows:
            yield f"<dl>{''.join(rows)}</dl>"

    def _inherited(
        self, module: str, node: ast.ClassDef
    ) -> Mapping[str, tuple[Definition, str | None]]:
        """Also what a base of ours has."""
        found: dict[str, tuple[Definition, str | None]] = {}
        for base in node.bases:
            if isinstance(base, ast.Name):
                with suppress(NotPublic):
                    defined = find(module, base.id)
                    if isinstance(defined.node, ast.ClassDef):
                        found |= self._inherited(defined.module, defined.node)
        return found | members(node.body)

    def _signature(self, page: str, each: Defined) -> str:
        lines = _signature_of(each)
        return f"<pre><code>{self._linked(page, lines, own=each.name)}</code></pre>"

    def _linked(self, page: str, code: str, *, own: str = "") -> str:
        """With names of ours as links, but for the one that is told there."""

        def link(found: re.Match[str]) -> str:
            name = found[0]
            place = self._by_name.get(name)
            if place is None or name == own or keyword.iskeyword(name) or hasattr(builtins, name):
                return name
            return f'<a href="{self.places.point(page, place.page, place.id)}">{name}</a>'

        pieces = re.split(r"""("[^"]*"|'[^']*')""", code)
        return "".join(
            html.escape(piece) if number % 2 else _WORD.sub(link, html.escape(piece, quote=False))
            for number, piece in enumerate(pieces)
        )

    def _said(self, page: str, text: str) -> str:
        """A docstring: paragraphs, code between ``, and blocks that are indented."""
        if not text:
            return ""
        tokens = self._reader.parse(_LITERAL.sub(r"`\1`", text))
        made: list[str] = []
        for token in tokens:
            if token.type == "code_block":
                is_python = token.content.lstrip().startswith((">>>", "import", "from", "with"))
                made.append(code_block(token.content, "python" if is_python else ""))
                token.hidden = True
                token.content = ""
        rendered = str(self._reader.renderer.render(tokens, self._reader.options, {}))
        for block in made:
            rendered = rendered.replace("<pre><code></code></pre>\n", block, 1)
        return re.sub(
            r"<code>([A-Za-z_]\w*)(\(\))?</code>", lambda found: self._named(page, found), rendered
        )

    def _named(self, page: str, found: re.Match[str]) -> str:
        place = self._by_name.get(found[1])
        if place is None:
            return found[0]
        return f'<a href="{self.places.point(page, place.page, place.id)}">{found[0]}</a>'


def _searched(said: str | None) -> str:
    return plain([(said or "").replace("``", "")])


def _signature_of(each: Defined) -> str:
    node = each.node
    if isinstance(node, ast.ClassDef):
        return _class_line(each.name, node)
    return _one_line(each.name, node)


def _class_line(name: str, node: ast.ClassDef) -> str:
    inside = members(node.body)
    if (init := inside.get("__init__")) and isinstance(init[0], Function):
        return f"class {_call(name, init[0])}"
    fields = [
        each
        for each in node.body
        if isinstance(each, ast.AnnAssign)
        and isinstance(each.target, ast.Name)
        and not each.target.id.startswith("_")
        and "ClassVar" not in ast.unparse(each.annotation)
    ]
    bases = [ast.unparse(each) for each in node.bases]
    if fields:
        return f"class {_wrapped(name, [_field(each) for each in fields])}"
    return f"class {name}({', '.join(bases)})" if bases else f"class {name}"


def _one_line(name: str, node: Definition, *, is_member: bool = False) -> str:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        if any(
            ast.unparse(each) in ("property", "cached_property") for each in node.decorator_list
        ):
            return f"{name}: {ast.unparse(node.returns)}" if node.returns else name
        word = "async " if isinstance(node, ast.AsyncFunctionDef) else ""
        return f"{word}{_call(name, node, is_short=is_member)}"
    if isinstance(node, ast.AnnAssign):
        return _field(node)
    if isinstance(node, ast.Assign):
        value = ast.unparse(node.value)
        return f"{name} = {value}" if len(value) < 4 * _WIDE else name
    return name


def _field(node: ast.AnnAssign) -> str:
    """That it stays as it is goes without saying."""
    return re.sub(r": Final(?:\[(.*)\](?= =|$))?", _kind, ast.unparse(node), count=1)


def _kind(found: re.Match[str]) -> str:
    return f": {found[1]}" if found[1] else ""


def _call(
    name: str, node: ast.FunctionDef | ast.AsyncFunctionDef, *, is_short: bool = False
) -> str:
    arguments = list(_arguments(node.args))
    if arguments and arguments[0] in _SELF:
        arguments = arguments[1:]
        if arguments[:1] == ["/"]:
            arguments = arguments[1:]
    back = f" -> {ast.unparse(node.returns)}" if node.returns and name != "__init__" else ""
    if name[:1].isupper():
        back = ""
    if is_short:
        return f"{name}({', '.join(arguments)}){back}"
    return f"{_wrapped(name, arguments)}{back}"


def _wrapped(name: str, arguments: Sequence[str]) -> str:
    line = f"{name}({', '.join(arguments)})"
    if len(line) <= _WIDE:
        return line
    return f"{name}(\n" + "".join(f"    {each},\n" for each in arguments) + ")"


def _arguments(given: ast.arguments) -> Iterator[str]:
    places = [*given.posonlyargs, *given.args]
    defaults = [None] * (len(places) - len(given.defaults)) + [*given.defaults]
    for number, (each, default) in enumerate(zip(places, defaults, strict=True), 1):
        yield _argument(each, default)
        if number == len(given.posonlyargs):
            yield "/"
    if given.vararg:
        yield f"*{_argument(given.vararg, None)}"
    elif given.kwonlyargs:
        yield "*"
    for each, default in zip(given.kwonlyargs, given.kw_defaults, strict=True):
        yield _argument(each, default)
    if given.kwarg:
        yield f"**{_argument(given.kwarg, None)}"


def _argument(each: ast.arg, default: ast.expr | None) -> str:
    if each.annotation is None:
        return each.arg if default is None else f"{each.arg}={ast.unparse(default)}"
    told = f"{each.arg}: {ast.unparse(each.annotation)}"
    return told if default is None else f"{told} = {ast.unparse(default)}"
