"""Write docs/research-facts.md. Takes about a minute, and is the same every time."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tools.research_facts.page import page

FILE: Final = Path(__file__).resolve().parents[2] / "docs" / "research-facts.md"


def main() -> None:
    FILE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
