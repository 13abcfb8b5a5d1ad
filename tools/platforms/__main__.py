"""Builds the kernel for every platform and does a sample of calls again wherever this machine can
run or emulate one: natively, with musl, ARM by QEMU, Windows by Wine. The others are read: they
offer all entries and want nothing."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tools.kernel.building import ROOT, build
from tools.platforms.calls import pack_calls
from tools.platforms.reading import read_macho, read_pe

WORK: Final = ROOT / "build" / "platforms"
BUILT: Final = WORK / "libraries"
OF_MACOS: Final = frozenset({"/usr/lib/libSystem.B.dylib", "dyld_stub_binder", "bzero", "__bzero"})
"""What every Mac has; LLVM clears memory by them."""


@dataclass(frozen=True)
class Machine:
    """One that runs here: for Zig, and with which program."""

    library: str
    target: str
    runner: tuple[str, ...] = ()
    needs: str = ""
    """A file without which it cannot run, and where Debian has it."""
    package: str = ""


MACHINES: Final = (
    Machine("linux-x86_64", "x86_64-linux-gnu"),
    Machine("linux-x86_64", "x86_64-linux-musl", needs="/lib/ld-musl-x86_64.so.1", package="musl"),
    Machine(
        "linux-arm64",
        "aarch64-linux-gnu",
        ("qemu-aarch64-static", "-L", "/usr/aarch64-linux-gnu"),
        needs="/usr/aarch64-linux-gnu/lib/ld-linux-aarch64.so.1",
        package="qemu-user-static libc6-arm64-cross",
    ),
    Machine("windows-x86_64", "x86_64-windows-gnu", ("wine64",), package="wine64"),
)
READ: Final = ("macos-x86_64", "macos-arm64", "windows-x86_64", "windows-arm64")


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def runner_of(machine: Machine) -> list[str] | None:
    """The program that runs it; nothing if it is not installed."""
    if machine.needs and not Path(machine.needs).exists():
        return None
    if not machine.runner:
        return []
    # Debian keeps Wine's own program out of the way.
    path = os.pathsep.join([os.environ.get("PATH", ""), "/usr/lib/wine"])
    found = shutil.which(machine.runner[0], path=path)
    return None if found is None else [found, *machine.runner[1:]]


def run_again(machine: Machine, runner: Sequence[str], calls: Path) -> bool:
    """Whether a library does the calls as they were done here."""
    import ziglang

    from papersea.rules.ways import library_name

    program = WORK / f"again-{machine.target}.exe"
    source = Path(__file__).with_name("again.c")
    how = ["-dynamic"] if machine.target.endswith("musl") else []
    zig = Path(ziglang.__file__).with_name("zig")
    subprocess.run(
        [zig, "cc", "-O1", "-target", machine.target, *how, "-o", program, source],
        check=True,
        cwd=WORK,
    )
    library = BUILT / library_name(machine.library)
    done = subprocess.run(
        [*runner, program, library, calls],
        env=os.environ | {"WINEDEBUG": "-all", "WINEPREFIX": str(WORK / "wine")},
        check=False,
        capture_output=True,
        text=True,
    )
    is_well = done.returncode == 0
    told = done.stdout if is_well else f"{done.stdout}{done.stderr}ended with {done.returncode}"
    say(f"{machine.library}, {machine.target}: {told.strip()}")
    return is_well


def read_over(name: str, manifest: dict[str, Any]) -> bool:
    """Whether a library offers all entries, wants nothing but what every system has, and is signed
    where it must be."""
    from papersea.rules.ways import library_name

    code = (BUILT / library_name(name)).read_bytes()
    found = read_macho(code) if name.startswith("macos") else read_pe(code)
    missing = {each.rpartition(".")[2] for each in manifest["entries"]} - found.offers
    problems = [f"{each} is missing" for each in sorted(missing)]
    problems += [f"wants {each}" for each in sorted((found.wants | found.libraries) - OF_MACOS)]
    if name == "macos-arm64" and not found.is_signed:
        problems.append("is not signed, without which such a Mac loads nothing")
    count = len(manifest["entries"])
    say(f"{name}: {'; '.join(problems) or f'{count} entries, read only'}")
    return not problems


def main() -> int:
    sys.path.insert(0, str(ROOT / "src"))
    from papersea.rules.ways import platform_name
    from tools.kernel.linking import PLATFORMS

    if platform_name() != "linux-x86_64":
        say("Only Linux on x86-64 has what runs the others.")
        return 1
    build([name for name, each in PLATFORMS.items() if not each.is_web], BUILT)
    manifest = json.loads((BUILT / "manifest.json").read_text("utf-8"))
    say("Doing a sample of calls by the library and by Numba ...")
    kept, packed = WORK / "calls.jsonl", WORK / "calls.bin"
    twice = [sys.executable, "-m", "tests.kernel.twice", "--keep", str(kept), "--most", "2"]
    subprocess.run(
        [*twice, "-q", "-p", "no:cacheprovider", "tests/kernel/sample.py"],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), *sys.path])},
        stdout=subprocess.DEVNULL,
        check=True,
    )
    packed.write_bytes(pack_calls(kept, manifest))
    is_well = True
    for machine in MACHINES:
        runner = runner_of(machine)
        if runner is None:
            say(f"{machine.library}, {machine.target}: not run; apt install {machine.package}")
        else:
            is_well &= run_again(machine, runner, packed)
    for name in READ:
        is_well &= read_over(name, manifest)
    return 0 if is_well else 1


if __name__ == "__main__":
    sys.exit(main())
