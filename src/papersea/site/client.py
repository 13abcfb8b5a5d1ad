"""The web client as it was built: where it is, and what browsers are to make of it."""

from __future__ import annotations

from pathlib import Path, PurePosixPath
from typing import Final

STATIC: Final = Path(__file__).parents[1] / "server" / "static"
"""Where ``make web`` puts it."""
INDEX: Final = "index.html"
ASSETS: Final = "assets"
POCKET: Final = "pocket"
"""The folder of the house for browsers, if it was packed (``make pocket``)."""
MANIFEST: Final = "manifest.json"
"""In it: the version that is offered, and its files."""

POLICY: Final = (
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",  # the house in a pocket is WebAssembly
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",  # and the sockets of the same host: Safari since 15.4
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
)
"""Of the page and all that it loads."""
UNFRAMED: Final = "frame-ancestors 'none'"
"""What browsers heed only where it does not stand in the page itself."""
FOR_GOOD: Final = "public, max-age=31536000, immutable"


def kept_for(path: PurePosixPath) -> str:
    """Names in ``assets`` change with what is in them, and so do folders in ``pocket``; what a
    page begins with is asked for again each time."""
    if path.parts[0] == ASSETS or _is_packed(path):
        return FOR_GOOD
    if path.suffix in (".html", ".js") or path.parts[0] == POCKET:
        return "no-cache"
    return "public, max-age=86400"


def _is_packed(path: PurePosixPath) -> bool:
    """In a folder that is named by what is in it."""
    return path.parts[0] == POCKET and len(path.parts) > 2
