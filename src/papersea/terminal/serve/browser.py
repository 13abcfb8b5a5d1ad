"""The person's own browser."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from threading import Thread


def show_in_browser(address: str) -> None:
    """Open a page where there is a screen for it; does not wait, and never fails."""
    if _has_screen():
        Thread(target=_open, args=(address,), daemon=True).start()


def _has_screen() -> bool:
    """Without one, a browser for terminals might take this terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _open(address: str) -> None:
    import webbrowser

    with suppress(webbrowser.Error, OSError):
        webbrowser.open(address)
