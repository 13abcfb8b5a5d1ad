"""The words of the editions: what checks hold texts to, and a page of them for translators."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from tools.translations.messages import ENGLISH, ROOT, languages

GLOSSARY: Final[dict[str, Any]] = json.loads(
    Path(__file__).with_name("glossary.json").read_text(encoding="utf-8")
)
"""``terms``: what each language ``says``, in the words of its edition; where there is one, the
``key`` of its name; the pattern that is ``found`` wherever English says it, ``but`` in these.
``forbidden``: what is not said, and what is said instead."""
PAGE: Final = ROOT / "docs" / "languages" / "glossary.md"
_HEAD: Final = """\
# The words of the editions

What each edition calls things: the words that its players know. `make docs` writes this page from
`tools/translations/glossary.json`. The words of a row with ✓ have to stand wherever English says
the term: `make check` looks for them, in whatever form. What has a key is called so in `cards.ftl`.
"""


def glossary_page() -> str:
    """As a table, a row for each term."""
    spoken = [ENGLISH, *sorted(languages(), key=_order)]
    lines = [
        f"| {' | '.join([*spoken, 'checked', 'key'])} |",
        f"|{'---|' * (len(spoken) + 2)}",
        *(_line(row, spoken) for row in GLOSSARY["terms"]),
    ]
    return _HEAD + "\n" + "\n".join(lines) + "\n"


def _order(language: str) -> int:
    return list(GLOSSARY["terms"][0]["says"]).index(language)


def _line(row: Mapping[str, Any], spoken: list[str]) -> str:
    key = f"`{row['key']}`" if "key" in row else ""
    cells = [*(row["says"][each] for each in spoken), "✓" if "found" in row else "", key]
    return f"| {' | '.join(cells)} |"
