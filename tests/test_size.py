"""The tool that counts the house counts what is there."""

from __future__ import annotations

import pytest

from tools import size


def test_parts_are_counted_by_what_is_written_by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    files = {
        "src/a.py": b"1\n2\n",
        "src/b.json": b"{}\n",
        "web/src/c.svelte": b"x\n",
        "d.py": b"\n",
    }
    monkeypatch.setattr(size, "files_of", lambda _: iter(files.items()))
    counted = size.sizes(size.HERE)
    assert counted["src"] == size.Size(1, 2)
    assert counted["web/src"] == size.Size(1, 1)
    assert counted["together"] == size.Size(2, 3)
    assert "| src | 1 | 2 | 1 | 2 |" in size.table([size.HERE, "before"])
