"""What players talk about, counted from games of the expert against itself.

``python tools/table_talk.py play`` plays them, ``report`` writes docs/table-talk.md and its plots.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
KEPT: Final = ROOT / "build" / "table-talk"
DOCS: Final = ROOT / "docs"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("play", "report"))
    what = parser.parse_args().what
    sys.path.insert(0, str(ROOT))  # a script sees its own folder only
    if what == "play":
        from tools.talk.playing import all_shares, play

        play(KEPT, list(all_shares()))
    else:
        from tools.talk.report import write_report

        sys.stdout.write(f"{write_report(KEPT, DOCS).relative_to(ROOT)}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
