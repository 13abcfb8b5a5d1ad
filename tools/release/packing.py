"""Archives whose bytes follow from what is in them, and the list of checksums."""

from __future__ import annotations

import gzip
import hashlib
import io
import re
import tarfile
import time
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

SUMS: Final = "SHA256SUMS"
_FILE_MODE: Final = 0o100644
_LINE: Final = re.compile(r"([0-9a-f]{64})  (\S+)")


def files_in(folder: Path) -> dict[str, bytes]:
    """By their paths in it."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


def zipped(files: Mapping[str, bytes], inside: str, seconds: int) -> bytes:
    """``inside``: the folder that unpacking makes. Every file is of the same moment."""
    made = io.BytesIO()
    moment = time.gmtime(seconds)[:6]
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(files):
            entry = zipfile.ZipInfo(f"{inside}/{path}", moment)
            entry.create_system, entry.external_attr = 3, _FILE_MODE << 16  # on Windows, too
            archive.writestr(entry, files[path], zipfile.ZIP_DEFLATED)
    return made.getvalue()


def tarred(files: Mapping[str, bytes], inside: str, seconds: int) -> bytes:
    """The same as ``zipped``, for those who run servers."""
    made = io.BytesIO()
    with tarfile.open(fileobj=made, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for path in sorted(files):
            entry = tarfile.TarInfo(f"{inside}/{path}")
            entry.size, entry.mtime = len(files[path]), seconds
            entry.mode = 0o755 if files[path].startswith(b"#!") else 0o644
            archive.addfile(entry, io.BytesIO(files[path]))
    return gzip.compress(made.getvalue(), 9, mtime=0)


def sums_of(folder: Path) -> str:
    """As ``sha256sum --check`` reads it, of all files but the list itself."""
    return "".join(
        f"{hashlib.sha256(content).hexdigest()}  {path}\n"
        for path, content in sorted(files_in(folder).items())
        if path != SUMS
    )


def problems_of_sums(folder: Path) -> list[str]:
    """What in a folder is not as its list says, in sentences."""
    listed = (folder / SUMS).read_text(encoding="utf-8")
    told = {name: digest for digest, name in _LINE.findall(listed)}
    there = {path: content for path, content in files_in(folder).items() if path != SUMS}
    problems = [f"{name} is missing" for name in sorted(told.keys() - there.keys())]
    problems += [f"{name} is not listed" for name in sorted(there.keys() - told.keys())]
    problems += [
        f"{name} is another file than the one that is listed"
        for name in sorted(told.keys() & there.keys())
        if hashlib.sha256(there[name]).hexdigest() != told[name]
    ]
    return problems
