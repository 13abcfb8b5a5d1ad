"""What is wrong with the translations."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping

from fluent.syntax import ast

from tools.translations.messages import (
    TERMINAL,
    WHOLE,
    Messages,
    fingerprint,
    has_forms,
    is_grammar,
    messages_in,
    variables,
)

Sources = Mapping[str, str]
"""The fingerprint of the English message that each message of a language was made from."""


def lacking(
    english: Messages, own: Messages, whole: Container[str] = (*WHOLE, *TERMINAL)
) -> Iterator[str]:
    """Messages, attributes and variables that only one of the two has."""
    for file, messages in english.items():
        translated = own.get(file, {})
        if file in whole:
            yield from (
                f"{file}: {key} is missing"
                for key in messages
                if key not in translated and not is_grammar(key)
            )
    for file, messages in own.items():
        for key in messages:
            if key in english.get(file, {}):
                if not has_forms(key) and not is_grammar(key):
                    yield from _differences(f"{file}: {key}", english[file], messages, key)
            elif not is_grammar(key):
                yield f"{file}: {key} is no message of the English file"


def _differences(
    where: str,
    english: Mapping[str, ast.Message],
    own: Mapping[str, ast.Message],
    key: str,
) -> Iterator[str]:
    asked, given = variables(english[key]), variables(own[key])
    for part in sorted(asked.keys() | given.keys()):
        name = f"{where}.{part}" if part else where
        if part not in given:
            yield f"{name} is missing"
        elif part not in asked:
            yield f"{name} is not in the English file"
        else:
            all_asked, all_given = _taken(english, key, part), _taken(own, key, part)
            yield from (f"{name} does not say ${each}" for each in sorted(all_asked - all_given))
            yield from (f"{name} does not know ${each}" for each in sorted(all_given - all_asked))


def _taken(messages: Mapping[str, ast.Message], key: str, part: str) -> set[str]:
    """What a part of a message takes, with what is taken by the messages that stand in it: one
    language may say itself what another leaves to ``{ amount-cards }``."""
    inside = messages_in(messages[key])[part] & messages.keys()
    return variables(messages[key])[part].union(*(_taken(messages, each, "") for each in inside))


def stale(english: Messages, own: Messages, sources: Sources) -> Iterator[str]:
    """Translations of an English text that has changed since."""
    for file, key, source in _pairs(english, own):
        if sources.get(key) not in (None, source):
            yield f"{file}: the English text of {key} has changed since it was translated"


def is_noted(english: Messages, own: Messages, sources: Sources) -> bool:
    """The sources name every translation, and nothing else."""
    return sources.keys() == {key for _, key, _ in _pairs(english, own)}


def noted(
    english: Messages, own: Messages, sources: Sources, mended: frozenset[str] = frozenset()
) -> dict[str, str]:
    """The sources with what is new, with what was mended (keys, or whole files), and without what
    is gone."""
    found = {}
    for file, key, source in _pairs(english, own):
        is_mended = key in mended or file in mended
        found[key] = source if is_mended else sources.get(key, source)
    return dict(sorted(found.items()))


def _pairs(english: Messages, own: Messages) -> Iterator[tuple[str, str, str]]:
    """File, key and present fingerprint of what is translated."""
    for file, messages in own.items():
        for key in messages:
            if key in english.get(file, {}):
                yield file, key, fingerprint(english[file][key])
