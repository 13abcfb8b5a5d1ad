"""Write docs/protocol and web/src/protocol from the types of the wire.

``--check`` writes nothing; it fails if a file is out of date.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from tools.wire.asyncapi import asyncapi
from tools.wire.http_part import http_part
from tools.wire.page import page
from tools.wire.plot import tell_story
from tools.wire.typescript import typescript

ROOT: Final = Path(__file__).resolve().parents[2]


def files() -> dict[str, str]:
    """Every generated file by its path in the repository."""
    examples = tell_story()
    http = http_part()
    return {
        "src/papersea/server/reference/asyncapi.json": _json(asyncapi(examples)),
        "docs/protocol/README.md": page(examples),
        "docs/protocol/openapi.json": _json(http.document),
        "web/src/protocol/messages.ts": typescript(http.asked, http.answered),
    }


def _json(document: Mapping[str, Any]) -> str:
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"


def out_of_date(written: Mapping[str, str]) -> Iterator[str]:
    for path, text in written.items():
        file = ROOT / path
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            yield path


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.wire", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, only complain")
    is_check = parser.parse_args().check
    written = files()
    changed = list(out_of_date(written))
    for path in changed:
        if is_check:
            sys.stderr.write(f"{path} is out of date: make docs\n")
        else:
            (ROOT / path).parent.mkdir(parents=True, exist_ok=True)
            (ROOT / path).write_text(written[path], encoding="utf-8")
    return 1 if changed and is_check else 0


if __name__ == "__main__":
    sys.exit(main())
