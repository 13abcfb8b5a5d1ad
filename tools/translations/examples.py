"""Messages filled in with examples, as people will read them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Final

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from papersea.cards import CARDS, Colour, Kind
from papersea.texts import Texts
from tools.translations.messages import has_forms, is_grammar

COUNTS: Final = (0, 1, 2, 3, 4, 5, 11, 21, 22, 25, 101)

Example = dict[str, str | int]

_ONE_CARD: Final = frozenset({"card", "other", "discarded", "first", "second"})
_WORDS: Final[Mapping[str, str]] = {
    "name": "Orca", "victim": "Inés", "turn": "Orca", "judge": "Kraken", "opponent": "Heron",
    "names": "Ana, Orca", "entrant": "orca", "who": "Orca", "winners": "Orca", "text": "xyz",
    "file": "games.jsonl", "folder": "arena", "day": "2026-11-18", "time": "20:15",
    "choice": "…", "reason": "…", "problem": "…", "phrase": "…", "call": "STOP", "clause": "R6",
    "lesson": "…", "scores": "Ana 40, Orca 31", "standing": "Ana 40, Orca 31", "gains": "9 : 4",
    "cards": "Cy By", "drawn": "Cy Mw", "missing": "Ov", "bonuses": "9, 9, 9",
}  # fmt: skip
_NUMBERS: Final = frozenset(
    {
        "number", "round", "target", "points", "count", "score", "total", "gain", "own", "other",
        "seconds", "minutes", "increment", "days", "games", "deals", "rounds", "moves", "players",
        "percent", "chance", "best", "start", "end", "before", "after", "against", "bonus", "both",
        "won", "lost", "less", "done", "of", "all", "size", "needed", "most", "least", "copies",
        "error", "worlds", "solved", "level", "step", "last", "place", "length", "turn_number",
    }
)  # fmt: skip


class _Taken(Visitor):
    """What a message takes, and how: by which function, or in which selector."""

    def __init__(self) -> None:
        self.names: dict[str, None] = {}
        self.functions: dict[str, str] = {}
        self.variants: dict[str, list[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names[node.id.name] = None

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        first = node.arguments.positional[0]
        if isinstance(first, ast.VariableReference):
            self.functions[first.id.name] = node.id.name
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = [
                each.key.name if isinstance(each.key, ast.Identifier) else each.key.value
                for each in node.variants
            ]
            self.variants.setdefault(node.selector.id.name, []).extend(keys)
        self.generic_visit(node)


_CATEGORIES: Final = frozenset({"zero", "one", "two", "few", "many", "other"})


def _taken(messages: Mapping[str, ast.Message], key: str, found: _Taken) -> _Taken:
    """With what the messages take that stand inside this one."""
    message = messages[key]
    found.visit(message)

    class Inner(Visitor):
        def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
            if node.id.name != key and node.attribute is None and node.id.name in messages:
                _taken(messages, node.id.name, found)

    Inner().visit(message)
    return found


def _choices(name: str, taken: _Taken) -> list[str | int]:
    """What is worth trying for one argument."""
    variants = [each for each in dict.fromkeys(taken.variants.get(name, [])) if each]
    words = [each for each in variants if each not in _CATEGORIES and not each.isdigit()]
    function = taken.functions.get(name)
    if function == "CARD":
        cards: list[str | int] = [str(card) for card in CARDS]
        return [*(["hidden"] if "hidden" in words else []), *cards]
    if function == "CARDS":
        return [*(["hidden"] if "hidden" in words else []), "Cy By", "Ov Mw Wa"]
    if function == "KIND":
        return [kind.value for kind in Kind]
    if function == "COLOUR":
        return [*(["hidden"] if "hidden" in words else []), *(each.value for each in Colour)]
    if function == "PILE":
        return ["L", "R"]
    if words:
        return [*words]
    if variants or (name in _NUMBERS and name not in _WORDS):
        return [*COUNTS]
    return [_WORDS.get(name, "…")]


def examples(messages: Mapping[str, ast.Message], key: str) -> Iterator[Example]:
    """Arguments for a message: each in turn has all its values, the others move on with it."""
    taken = _taken(messages, key, _Taken())
    choices = {name: _choices(name, taken) for name in taken.names}
    most = max((len(each) for each in choices.values()), default=1)
    numbers = [each for each in choices.values() if each and isinstance(each[0], int)]
    rounds = most if most == 1 or not numbers else max(most, len(COUNTS))
    for at in range(max(rounds, 1)):
        example = {
            name: values[(at + at // len(values) * shift) % len(values)]
            for shift, (name, values) in enumerate(choices.items())
        }
        if example.get("you") == "yes":  # nobody's own cards are hidden from them
            open_cards = {name: choices[name][-1] for name in example if example[name] == "hidden"}
            example |= open_cards
        yield example


def filled(
    texts: Texts, messages: Mapping[str, ast.Message], key: str, most: int | None = None
) -> Iterator[str]:
    """The message and its attributes with examples, without those that read the same."""
    if has_forms(key) or is_grammar(key):
        return
    message = messages[key]
    names = [key] if message.value is not None else []
    names += [f"{key}.{each.id.name}" for each in message.attributes]
    for name in names:
        said = (texts.text(name, **example) for example in examples(messages, key))
        yield from islice(dict.fromkeys(said), most)
