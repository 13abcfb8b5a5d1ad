"""The rules as a reader sees them: a clause, a section, the list of all."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from typing import Final

from rich.text import Text

from papersea.problems import NotationError
from papersea.rulebook import CLAUSES, OPTIONS, Clause, Section, clauses_of, parse_clause_id
from papersea.rules.options import PRESETS, Edition, Options
from papersea.terminal.screen.screen import Screen
from papersea.terminal.screen.searching import find_words

_MOST_WHOLE: Final = 5
"""Of more clauses that are found, only the titles are shown."""


def find(text: str) -> tuple[Clause, ...]:
    """One clause, or those of a section, by its name or its letter; none if nothing fits."""
    name = text.strip().lower()
    for section in Section:
        first = clauses_of(section)[0].id
        if name == section.value or (first[1:] == "1" and name == first[0].lower()):
            return clauses_of(section)
    try:
        return (parse_clause_id(text),)
    except NotationError:
        return ()


def close_names(text: str) -> list[str]:
    """Names of clauses and sections that look like this one."""
    names = {clause.id.lower(): clause.id for clause in CLAUSES}
    names |= {section.value: section.value for section in Section}
    plain = text.strip().lower().replace("-", "_")
    return [names[name] for name in difflib.get_close_matches(plain, names, n=3, cutoff=0.5)]


def show_found(screen: Screen, text: str, options: Options | None = None) -> bool:
    """Show what a name stands for, or where its words are said; ``False`` if that is nowhere."""
    clauses = find(text)
    if len(clauses) > 1:
        show_section(screen, clauses[0].section, options)
    elif clauses:
        show_clause(screen, clauses[0], options)
    elif clauses := find_words(text, screen.words.texts):
        if len(clauses) > _MOST_WHOLE:
            _show_titles(screen, clauses)
        else:
            for clause in clauses:
                show_clause(screen, clause, options)
        screen.line()
        screen.say("rules-found", count=len(clauses), style="dim")
    return bool(clauses)


def show_contents(screen: Screen) -> None:
    """Every section with the titles of its clauses; how to read one is for the caller to say."""
    for section in Section:
        screen.heading(f"{screen.words.text(section.key)} ({section.value})")
        _show_titles(screen, clauses_of(section))
    screen.line()


def _show_titles(screen: Screen, clauses: Sequence[Clause]) -> None:
    wide = max(len(clause.id) for clause in clauses)
    for clause in clauses:
        title = screen.words.text(f"{clause.key}.title")
        screen.item(Text(f"  {clause.id:<{wide}}  ", style="bold cyan"), title)


def show_section(screen: Screen, section: Section, options: Options | None = None) -> None:
    screen.heading(screen.words.text(section.key))
    for clause in clauses_of(section):
        show_clause(screen, clause, options)


def show_clause(screen: Screen, clause: Clause, options: Options | None = None) -> None:
    """Its title and text, and what the editions make of it."""
    screen.line()
    title = screen.words.text(f"{clause.key}.title")
    screen.item(Text(f"{clause.id}  ", style="bold cyan"), title, style="bold")
    screen.write(screen.words.text(clause.key), indent=2)
    if clause in OPTIONS:
        for value in clause.values:
            _show_value(screen, clause, value, options)
    else:
        for option in OPTIONS:
            if option.id in clause.depends_on:
                _show_choice(screen, option, options)


def _show_value(screen: Screen, option: Clause, value: str, options: Options | None) -> None:
    words = screen.words
    text = words.text(option.value_key(value))
    editions = ", ".join(
        words.text(f"edition-{edition.value}") for edition in editions_with(option.id, value)
    )
    screen.item(Text(f"  {value}  ", style="cyan"), text)
    if editions:
        screen.say("rules-editions", indent=4, style="dim", editions=editions)
    if options is not None and getattr(options, option.id).value == value:
        _show_mark(screen, "rules-played", option, options)


def _show_choice(screen: Screen, option: Clause, options: Options | None) -> None:
    if options is not None:
        _show_mark(screen, "rules-plays", option, options)
    elif all(editions_with(option.id, value) for value in option.values):
        title = screen.words.text(f"{option.key}.title")
        screen.say("rules-differ", indent=2, style="dim", option=title, name=option.id)


def _show_mark(screen: Screen, key: str, option: Clause, options: Options) -> None:
    value = getattr(options, option.id).value
    mark = "->" if screen.console.options.ascii_only else "▸"
    facts = {
        "option": screen.words.text(f"{option.key}.title"),
        "value": screen.words.text(f"{option.value_key(value)}.title"),
    }
    text = screen.words.text(key, who=_who(screen, options), **facts)
    screen.item(Text(f"  {mark} ", style="bold green"), text, style="bold green")


def _who(screen: Screen, options: Options) -> str:
    """Whose options these are: an edition's, or a table's own mix."""
    if options != PRESETS[options.edition]:
        return screen.words.text("rules-table")
    edition = screen.words.text(f"edition-{options.edition.value}")
    return screen.words.text("rules-edition", edition=edition)


def editions_with(option: str, value: str) -> list[Edition]:
    """The editions that play by a value of an option."""
    presets = PRESETS.items()
    return [edition for edition, options in presets if getattr(options, option).value == value]
