"""What messengers and search engines show of a link, in the language that it names (`?lang=sk`)."""

from __future__ import annotations

import html
import re
from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Final

from litestar import Request

from papersea.server.routes.built import BuiltFile
from papersea.texts import FALLBACK, languages, plain_text

PICTURE: Final = "icons/preview.png"
SIZE: Final = (1200, 630)
LANGUAGE: Final = "lang"
KINDS: Final[Mapping[str, str]] = MappingProxyType(
    {"t": "table", "g": "game", "analysis": "game", "deals": "deal", "puzzles": "puzzle"}
    | {"rules": "rules"}
)
"""Of what a link may be, by the beginning of its path; all others are of the house itself."""
_HOUSE: Final = ""
_REMEMBERED: Final = 256
_HOST: Final = re.compile(r"[\w.-]+(:\d+)?|\[[0-9a-fA-F:.]+\](:\d+)?", re.ASCII)
_META: Final = re.compile(
    r'<meta\s+(?:name|property)="(?:og:title|(?:og:)?description)"\s+content="[^"]*"\s*/>\s*'
)


class Previews:
    """The page, with what is said of each kind of link."""

    def __init__(self, index: BuiltFile) -> None:
        self._index = index
        self._told = lru_cache(maxsize=_REMEMBERED)(self._tell)

    def of(self, request: Request[Any, Any, Any], *, is_secure: bool) -> BuiltFile:
        """The page for whoever asks; ``is_secure``: it is reached over HTTPS."""
        language = request.query_params.get(LANGUAGE, FALLBACK)
        kind = KINDS.get(request.url.path.split("/")[1], _HOUSE)
        host = request.headers.get("host", "")
        scheme = "https" if is_secure else str(request.scope["scheme"])
        site = f"{scheme}://{host}" if _HOST.fullmatch(host) else ""
        return self._told(kind, language if language in languages() else FALLBACK, site)

    def _tell(self, kind: str, language: str, site: str) -> BuiltFile:
        page = self._index.body.decode()
        head, end, rest = page.partition("</head>")
        if not end:
            return self._index
        about = plain_text(language, f"preview-{kind}-about" if kind else "preview-about")
        title = plain_text(language, f"preview-{kind}") if kind else "papersea"
        told = {"og:title": title, "og:description": about, "og:locale": language}
        if site:
            width, height = SIZE
            told |= {"og:image": f"{site}/{PICTURE}"}
            told |= {"og:image:width": str(width), "og:image:height": str(height)}
        lines = [f'<meta name="description" content="{html.escape(about)}" />']
        lines += [
            f'<meta property="{name}" content="{html.escape(text)}" />'
            for name, text in told.items()
        ]
        lines += ['<meta name="twitter:card" content="summary_large_image" />'] if site else []
        head = _META.sub("", head).replace('<html lang="en">', f'<html lang="{language}">', 1)
        told_page = "\n    ".join((head.rstrip(), *lines)) + f"\n  {end}{rest}"
        return BuiltFile(self._index.path, told_page.encode())
