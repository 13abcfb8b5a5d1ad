"""A real Chromium, unpacked inside the clone once: ``python -m tests.web.chromium`` does it."""

from __future__ import annotations

import ctypes.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from filelock import FileLock

if TYPE_CHECKING:  # it is unpacked while Playwright is still being installed
    from playwright.sync_api import Browser, Playwright

PACKAGES: Final = Path(__file__).parents[2] / "web" / "node_modules"
OTHER: Final = "PAPERSEA_CHROMIUM"
"""In the environment: another Chromium, for systems on which the packed one does not run."""
_CACHE: Final = PACKAGES / ".cache" / "chromium"
_ARGUMENTS: Final = ("--no-sandbox", "--disable-gpu", "--font-render-hinting=none")
# No page of a test lives long enough for its scripts and modules to be worth optimising.
_HASTY: Final = (
    "--js-flags=--no-opt --no-maglev"
    " --no-wasm-dynamic-tiering --no-wasm-tier-up --wasm-lazy-compilation",
)
_FONTS: Final = '<fontconfig><dir prefix="relative">fonts</dir></fontconfig>'


def chromium() -> Path:
    """Where it is. Two test workers that ask at the same time wait for each other."""
    if other := os.environ.get(OTHER):
        return Path(other)
    package = PACKAGES / "@sparticuz" / "chromium" / "package.json"
    if not package.is_file():
        raise FileNotFoundError("the packages of the web client are missing: make web")
    folder = _CACHE / str(json.loads(package.read_text())["version"])
    _CACHE.mkdir(parents=True, exist_ok=True)
    with FileLock(_CACHE / "lock"):
        if not folder.exists():
            _unpack(folder)
    return folder / "chromium"


def launch(playwright: Playwright, *, is_fast: bool = False) -> Browser:
    """Without a display, and as any user. ``is_fast``: as people have it, for measurements."""
    path = chromium()
    return playwright.chromium.launch(
        executable_path=path,
        args=[*_ARGUMENTS, *(() if is_fast else _HASTY)],
        env={**os.environ, **_missing(path.parent)},
    )


def _missing(folder: Path) -> dict[str, str]:
    """The packed libraries and fonts, on machines that have none."""
    found = {}
    if ctypes.util.find_library("nss3") is None:
        found["LD_LIBRARY_PATH"] = str(folder / "al2023" / "lib")
    if not Path("/etc/fonts").exists():
        found["FONTCONFIG_FILE"] = str(folder / "fonts" / "fonts.conf")
    return found


def _unpack(folder: Path) -> None:
    """Whole or not at all: what an interrupted run has left is thrown away."""
    half = _CACHE / "half"
    shutil.rmtree(half, ignore_errors=True)
    half.mkdir()
    own = str(Path(sys.executable).parent)
    node = shutil.which("node", path=os.pathsep.join((own, os.environ.get("PATH", ""))))
    if node is None:
        raise FileNotFoundError("node is missing: make web")
    script = Path(__file__).with_name("chromium.mjs")
    # The name of a runtime makes the package unpack its libraries too.
    surroundings = {"TMPDIR": str(half), "AWS_LAMBDA_JS_RUNTIME": "nodejs24.x"}
    subprocess.run(
        [node, script], env={**os.environ, **surroundings}, check=True, stdout=subprocess.DEVNULL
    )
    (half / "fonts" / "fonts.conf").write_text(_FONTS)
    half.rename(folder)


if __name__ == "__main__":
    print(chromium())
