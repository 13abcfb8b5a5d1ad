"""Hold every language to the English texts.

``--check`` fails if a language lacks a message, an attribute or a variable of the files that all
have whole, or if an English text has changed since it was translated. Without arguments, new
translations are noted down, and the page of the glossary is written. ``sk home-title``,
``sk home.ftl`` or ``sk --all`` notes that those Slovak texts say again what English says.
``--page FILE`` writes a page to read.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools.translations.checking import Sources, is_noted, lacking, noted, stale
from tools.translations.glossary import PAGE, glossary_page
from tools.translations.messages import (
    ENGLISH,
    LOCALES,
    Messages,
    languages,
    read,
)
from tools.translations.page import write_page
from tools.translations.wording import badly_worded

SOURCES: Final = Path(__file__).with_name("sources")
_PROGRAM: Final = "python -m tools.translations"


def problems(locales: Path = LOCALES, sources: Path = SOURCES) -> Iterator[str]:
    """Everything that ``--check`` complains about."""
    english = read(ENGLISH, locales)
    yield from (f"{ENGLISH}/{each}" for each in badly_worded(ENGLISH, english, english))
    for language in languages(locales):
        own, known = read(language, locales), _sources(language, sources)
        yield from (f"{language}/{each}" for each in lacking(english, own))
        yield from (f"{language}/{each}" for each in badly_worded(language, own, english))
        changed = [f"{language}/{each}" for each in stale(english, own, known)]
        yield from changed
        if changed:
            yield f"{language}: translate them again, then say so: {_PROGRAM} {language} KEY …"
        elif not is_noted(english, own, known):
            yield f"{language}: translations have come or gone: {_PROGRAM}"


def write(
    mended: dict[str, frozenset[str]], locales: Path = LOCALES, sources: Path = SOURCES
) -> None:
    """Note what is new in every language, and what was mended in some."""
    english = read(ENGLISH, locales)
    sources.mkdir(exist_ok=True)
    for language in languages(locales):
        own, known = read(language, locales), _sources(language, sources)
        found = noted(english, own, known, mended.get(language, frozenset()))
        text = json.dumps(found, indent=0) + "\n"
        (sources / f"{language}.json").write_text(text, encoding="utf-8")


def _sources(language: str, folder: Path) -> Sources:
    file = folder / f"{language}.json"
    found: dict[str, str] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return found


def _names(own: Messages) -> frozenset[str]:
    """What can be called mended: files and keys."""
    return frozenset(own) | {key for messages in own.values() for key in messages}


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog=_PROGRAM, description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, only complain")
    parser.add_argument("--page", type=Path, metavar="FILE", help="write all of them side by side")
    parser.add_argument("--all", action="store_true", help="all texts of that language")
    parser.add_argument("language", nargs="?", choices=languages())
    parser.add_argument("text", nargs="*", help="key or file of a text that is up to date")
    given = parser.parse_args(arguments)
    if given.check:
        found = list(problems())
        if PAGE.read_text(encoding="utf-8") != glossary_page():
            found.append(f"{PAGE.name} is not as the glossary has it: {_PROGRAM}")
        sys.stderr.writelines(f"{each}\n" for each in found)
        return 1 if found else 0
    if given.page:
        write_page(given.page)
        return 0
    if given.language is None:
        PAGE.write_text(glossary_page(), encoding="utf-8")
        write({})
        return 0
    known = _names(read(given.language))
    if unknown := [each for each in given.text if each not in known]:
        parser.error(f"{given.language} has no {', '.join(unknown)}")
    write({given.language: known if given.all else frozenset(given.text)})
    return 0


if __name__ == "__main__":
    sys.exit(main())
