"""A page on which people read every message, filled in, in all languages side by side."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Final

from papersea.texts import Texts
from tools.translations.examples import filled
from tools.translations.messages import ENGLISH, languages, read

EACH: Final = 4
"""So many examples of a message."""

_HEAD: Final = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Every message</title>
<style>
body { font: 14px/1.45 sans-serif; margin: 1rem; }
table { border-collapse: collapse; width: 100%; table-layout: fixed; }
th, td { border: 1px solid #ccc; padding: .3rem .5rem; text-align: left; vertical-align: top;
  overflow-wrap: anywhere; }
th { position: sticky; top: 0; background: #fff; }
td p { margin: 0 0 .25rem; }
td:first-child { width: 9rem; color: #666; font-size: 12px; }
</style>
"""


def write_page(file: Path) -> None:
    """One table for each file, one row for each message."""
    spoken = [ENGLISH, *languages()]
    texts = {language: Texts.load(language) for language in spoken}
    messages = {language: read(language) for language in spoken}
    known = {
        language: {key: each for own in files.values() for key, each in own.items()}
        for language, files in messages.items()
    }
    parts = [_HEAD]
    for name, english in messages[ENGLISH].items():
        parts.append(f"<h2>{escape(name)}</h2><table><tr><th>")
        parts += [f'<th lang="{each}">{each}' for each in spoken]
        for key in english:
            cells = []
            for language in spoken:
                own = known[language]
                said = filled(texts[language], own, key, EACH) if key in own else ()
                cells.append((language, [escape(each) for each in said]))
            if not any(said for _, said in cells):
                continue
            parts.append(f"<tr><td>{escape(key)}")
            parts += [
                f'<td lang="{language}">' + "".join(f"<p>{each}" for each in said)
                for language, said in cells
            ]
        parts.append("</table>")
    file.write_text("\n".join(parts) + "\n", encoding="utf-8")
