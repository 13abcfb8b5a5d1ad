"""The web client as it was built. Its files are read once, so no request reaches the disk."""

from __future__ import annotations

import gzip
import html
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path, PurePosixPath
from typing import Any, Final

from litestar import Request, Response

from papersea.site.client import INDEX, POLICY, UNFRAMED, kept_for

_POLICY: Final = {
    "content-security-policy": "; ".join((*POLICY, UNFRAMED)),
    "vary": "accept-encoding",
}
_TYPES: Final = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".gz": "application/gzip",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""Not asked of the system: what it knows differs, and a browser believes nothing else."""
_PACKED: Final = frozenset({".gz", ".ico", ".png", ".webp", ".woff2"})
"""They get no smaller."""
_ENCODING: Final = b'<meta charset="utf-8" />'
_TAKES_GZIP: Final = re.compile(r"\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))")
_NOT_BUILT: Final = b"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>papersea</title>
<h1>papersea</h1>
<p>The server is running, but its pages haven&rsquo;t been built. In the clone:
<code>make web</code>, then start the server again. In a terminal, <code>papersea join</code>
plays without them.</p>
</html>
"""


@dataclass(frozen=True)
class BuiltFile:
    """One file, by its path below the root."""

    path: PurePosixPath
    body: bytes

    @cached_property
    def etag(self) -> str:
        """Weak, for it is the same however the file is sent."""
        return f'W/"{sha256(self.body).hexdigest()[:20]}"'

    def leading_to(self, manual: str) -> BuiltFile:
        """The page, told where the manual is."""
        head, encoding, rest = self.body.partition(_ENCODING)
        told = f'\n    <meta name="papersea-manual" content="{html.escape(manual)}" />'
        return BuiltFile(self.path, head + encoding + told.encode() + rest)

    @cached_property
    def _zipped(self) -> bytes:
        return gzip.compress(self.body, mtime=0)

    def answer(self, request: Request[Any, Any, Any], status: int = 200) -> Response[bytes]:
        """The file, unless whoever asks has it, with all that browsers are to heed."""
        headers = {**_POLICY, "cache-control": kept_for(self.path), "etag": self.etag}
        media_type = _TYPES.get(self.path.suffix, "application/octet-stream")
        known = request.headers.get("if-none-match", "").split(",")
        if status == 200 and self.etag in map(str.strip, known):
            return Response(b"", status_code=304, headers=headers, media_type=media_type)
        body = self.body
        if self.path.suffix not in _PACKED and _TAKES_GZIP.search(
            request.headers.get("accept-encoding", "")
        ):
            headers["content-encoding"] = "gzip"
            body = self._zipped
        return Response(body, status_code=status, headers=headers, media_type=media_type)


def read_built(folder: Path) -> Mapping[str, BuiltFile]:
    """All files by their paths; where nothing was built, a page that says so."""
    files = [BuiltFile(PurePosixPath(INDEX), _NOT_BUILT)]
    for file in sorted(folder.rglob("*")):
        if file.is_file():
            path = PurePosixPath(file.relative_to(folder).as_posix())
            files.append(BuiltFile(path, file.read_bytes()))
    return {str(file.path): file for file in files}
