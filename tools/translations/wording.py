"""How texts are worded: what of it can be told without a reader."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

from fluent.syntax import FluentSerializer, ast

from tools.translations.glossary import GLOSSARY
from tools.translations.messages import ENGLISH, TERMINAL, Messages, has_forms, is_grammar

FUNCTIONS: Final = ("CARD", "CARDS", "COLOUR", "KIND", "PILE")
_IN_SENTENCES: Final = ("CARD", "CARDS", "PILE")
_BEFORE_A_NAME: Final = {
    "en": ("your", "another", "one", "each"), "es": ("tu", "otra", "otro", "cada"),
}  # fmt: skip
"""Words that stand before a thing in place of an article."""
_COUNTED: Final = (
    "count", "points", "days", "games", "rounds", "moves", "deals", "cards", "lineups", "room",
    "slips", "mistakes", "decisions", "tables", "files", "seconds", "thefts", "decks",
)  # fmt: skip
_AFTER_A_NUMBER: Final = {
    "en": (
        "of", "to", "and", "with", "in", "for", "on", "per", "if", "while", "is", "more", "then",
        "solved",
    ),
    "sk": ("z", "zo", "a", "do", "s", "so", "na", "v", "bez", "pri", "je", "ak"),
    "cs": ("z", "ze", "a", "do", "s", "se", "na", "v", "bez", "při", "je", "pokud"),
    "pl": ("z", "ze", "i", "do", "na", "w", "bez", "przy", "pkt", "jest", "a"),
    "ru": ("из", "и", "до", "с", "со", "на", "в", "без", "при", "мин", "а"),
    "es": ("de", "a", "y", "con", "en", "por", "sin", "si", "más"),
}  # fmt: skip
"""Words that a number may stand before: they are not what it counts."""
_ALWAYS_MANY: Final = (
    "table-target", "aid-turn-end", "aid-end-need", "cards-about", "arena-plan", "arena-par",
    "arena-decided-", "puzzle-solved-so-far", "admin-ago-",
    "site-written",
)  # fmt: skip
"""Messages whose number is a target, the seven points, all cards, or never small, or stands before
the sign of a unit."""
_TIGHT_PERCENT: Final = ("en", "pl")
_QUOTES: Final = {"en": "“”", "sk": "„“", "cs": "„“", "pl": "„”", "ru": "«»", "es": "«»"}
_TYPED: Final = re.compile(r"\"|\.\.\.|[^\W\d_]'[^\W\d_]")
"""As a keyboard writes what print writes in another way. What is typed may have it."""
_GO_TOGETHER: Final = {"pl": ("few", "many"), "ru": ("few", "many")}
_COUNTS_WITH_FEW: Final = ("sk", "cs")
_ALIKE: Final = ("welcome-against", "score-odds-against", "refusal-unreadable")
"""Messages in which a word behind two is the same as behind five."""
_NEVER_LAST: Final = re.compile(
    r"(?<![\w/-])(?:(?<!\u0001[ \u00a0])[Ss]|[KkVvZzOoUuAaIi]) (?=[^\s]|\u0001)"
)
_NEVER_LAST_IN: Final = ("sk", "cs")
"""Words of one letter: in these languages, no line ends with them. Terminals fold by themselves."""
_CODE_NAME: Final = re.compile(r"\b[a-z]+_[a-z_]+\b")
_OF_CODE: Final = ("help-scorepad", "usage-", "problem-")
"""Messages about what is typed, in which a code name may stand."""
_OPEN: Final = ("house", "command-", "said-")
"""Beginnings of messages in which a word is not what it seems: keys of files, and words to type."""

Forms = Mapping[str, frozenset[str]]
"""By function, the names of the forms that a language has."""


def badly_worded(language: str, own: Messages, english: Messages) -> Iterator[str]:
    """Everything that is wrong with the wording of a language."""
    forms = forms_of(own)
    for file, messages in own.items():
        for key, message in messages.items():
            if has_forms(key) or is_grammar(key):
                continue
            for name, pattern in _patterns(message):
                where = f"{file}: {key}{name}"
                found = [
                    *_in_pattern(language, pattern, forms, ()),
                    *_typography(language, pattern),
                ]
                if not key.startswith(_ALIKE):
                    found += _plurals(language, pattern)
                if language in _NEVER_LAST_IN and file not in TERMINAL:
                    found += _lone_letters(pattern)
                if key.startswith(_ALWAYS_MANY):
                    found = [each for each in found if "without a selector" not in each]
                if not key.startswith(_OF_CODE):
                    found += _code_names(pattern)
                    found += _signs(language, pattern)
                if not key.startswith(_OPEN):
                    found += _words(language, pattern)
                    found += _terms(language, key, name, pattern, english.get(file, {}))
                yield from (f"{where} {each}" for each in dict.fromkeys(found))
    yield from _without_a_form(own, forms)


def forms_of(own: Messages) -> Forms:
    """The forms that a language declares: its cases, and what ``form`` wraps around a name."""
    things = own.get("cards.ftl", {})
    wrappers = _attributes(things["form"]) if "form" in things else frozenset()
    plain = frozenset({"nom"})

    def cases(beginning: str) -> frozenset[str]:
        names = [_attributes(each) for key, each in things.items() if key.startswith(beginning)]
        found = frozenset.intersection(*names) if names else frozenset()
        around = {each for each in wrappers if "-" not in each or each.split("-")[-1] in found}
        return found - {"gender", "sound"} | plain | around

    kinds, piles, endings = cases("kind-"), cases("pile-"), cases("endings-")
    cards = kinds & endings if any(key.startswith("endings-") for key in things) else kinds
    return {"KIND": kinds, "CARD": cards, "CARDS": cards, "COLOUR": cards, "PILE": piles}


def _without_a_form(own: Messages, forms: Forms) -> Iterator[str]:
    """Things that lack what others of their sort have."""
    things = own.get("cards.ftl", {})
    for beginning in ("kind-", "pile-", "endings-"):
        alike = {
            key: _attributes(each) for key, each in things.items() if key.startswith(beginning)
        }
        every = frozenset().union(*alike.values()) - {"sound"}
        for key, names in alike.items():
            if missing := every - names - ({"gender"} if beginning == "endings-" else set()):
                yield f"cards.ftl: {key} has no {', '.join(sorted(missing))}"


def _attributes(message: ast.Message) -> frozenset[str]:
    return frozenset(each.id.name for each in message.attributes)


def _patterns(message: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    if message.value is not None:
        yield "", message.value
    yield from ((f".{each.id.name}", each.value) for each in message.attributes)


def _in_pattern(
    language: str, pattern: ast.Pattern, forms: Forms, chosen_by: tuple[str, ...]
) -> Iterator[str]:
    before = ""
    for place, element in enumerate(pattern.elements):
        if isinstance(element, ast.TextElement):
            before = element.value
            continue
        said = element.expression
        after = pattern.elements[place + 1 :][:1]
        follows = after[0].value if after and isinstance(after[0], ast.TextElement) else ""
        if isinstance(said, ast.SelectExpression):
            selector = said.selector
            named = (selector.id.name,) if isinstance(selector, ast.VariableReference) else ()
            for variant in said.variants:
                yield from _in_pattern(language, variant.value, forms, (*chosen_by, *named))
        elif isinstance(said, ast.VariableReference):
            yield from _number(language, said.id.name, follows, chosen_by)
        elif isinstance(said, ast.FunctionReference):
            yield from _function(language, said, before, forms)
        before = ""


def _number(language: str, name: str, follows: str, chosen_by: tuple[str, ...]) -> Iterator[str]:
    word = re.match(r"[ \u00a0]([^\W\d_]+)", follows)
    if not word or name not in _COUNTED or name in chosen_by:
        return
    if word[1].lower() not in _AFTER_A_NUMBER[language]:
        yield f"has ${name} beside “{word[1]}” without a selector"


def _function(
    language: str, said: ast.FunctionReference, before: str, forms: Forms
) -> Iterator[str]:
    name, literals = said.id.name, said.arguments.positional[1:]
    asked = [each.value for each in literals if isinstance(each, ast.StringLiteral)]
    if name not in FUNCTIONS:
        return
    for form in asked:
        if form.lower() not in forms[name]:
            yield f"asks for {name}(…, “{form}”), a form that {language} does not have"
    last = re.search(r"([^\W\d_]+)[ \u00a0]$", before)
    if not last or asked or name not in _IN_SENTENCES:
        return
    if last[1].lower() not in _BEFORE_A_NAME.get(language, ()):
        yield f"has a bare {name} behind “{last[1]}”"


def _typography(language: str, pattern: ast.Pattern) -> Iterator[str]:
    text = _written(pattern)
    if re.search(r"[ \u00a0]…", text):
        yield "has a space before …"
    wrong = r"[\u0001\d][ \u00a0]%" if language in _TIGHT_PERCENT else r"[\u0001\d] ?%"
    if re.search(wrong, text):
        yield "has % as this language does not write it"


def _signs(language: str, pattern: ast.Pattern) -> Iterator[str]:
    text = _written(pattern)
    yield from (f"writes {each} as it is typed, not as printed" for each in _TYPED.findall(text))
    for each in re.findall("[“”„«»]", text):
        if each not in _QUOTES[language]:
            yield f"has {each}, where this language writes {'…'.join(_QUOTES[language])}"


def _plurals(language: str, pattern: ast.Pattern) -> Iterator[str]:
    """Selectors by number that leave out a category of the language."""
    for element in pattern.elements:
        said = element.expression if isinstance(element, ast.Placeable) else None
        if not isinstance(said, ast.SelectExpression):
            continue
        variants = {
            each.key.name: each for each in said.variants if isinstance(each.key, ast.Identifier)
        }
        together = _GO_TOGETHER.get(language, ())
        if 0 < len(variants.keys() & set(together)) < len(together):
            yield f"has not all of {', '.join(f'[{each}]' for each in together)}"
        if language in _COUNTS_WITH_FEW and "one" in variants and "few" not in variants:
            other = _written(variants["other"].value)
            if re.search("^[^\u0001\n]*\u0001[ \u00a0][^\\W\\d_]{3,}", other):
                yield "has no [few] beside a number"
        for each in said.variants:
            yield from _plurals(language, each.value)


def _lone_letters(pattern: ast.Pattern) -> Iterator[str]:
    for each in _NEVER_LAST.findall(_written(pattern)):
        yield f"has a space behind “{each.strip()}” where a line may break"


def _code_names(pattern: ast.Pattern) -> Iterator[str]:
    yield from (f"says the code name {each}" for each in _CODE_NAME.findall(_written(pattern)))


def _words(language: str, pattern: ast.Pattern) -> Iterator[str]:
    text = _written(pattern)
    for wrong, instead in GLOSSARY["forbidden"][language].items():
        if found := re.search(wrong, text, re.IGNORECASE):
            yield f"says “{found[0]}”, not: {instead}"


def _terms(
    language: str, key: str, name: str, pattern: ast.Pattern, english: Mapping[str, ast.Message]
) -> Iterator[str]:
    if language == ENGLISH or key not in english:
        return
    other = dict(_patterns(english[key])).get(name)
    asked = "" if other is None else _written(other)
    text = _written(pattern)
    for row in GLOSSARY["terms"]:
        found = row.get("found")
        if (
            found is None
            or not re.search(found[ENGLISH], asked)
            or f"{key}{name}" in row.get("but", ())
        ):
            continue
        if not re.search(found[language], text):
            yield f"does not say “{row['term']}” as the glossary has it: {row['says'][language]}"


def _written(pattern: ast.Pattern) -> str:
    """All its words, whichever are chosen; what is filled in is left out."""
    text = FluentSerializer().serialize_entry(ast.Message(ast.Identifier("x"), pattern))
    text = text.removeprefix("x =").replace('{""}', "").replace('{" "}', " ")
    text = re.sub(r"\{ [^{}]*? \}", "\u0001", text)
    return re.sub(r"\{[^\n{}]*->|\[[\w-]+\]|\}", "", text)
