"""Libraries are built with what a build has, and the same again wherever they are built."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path

import pytest
from filelock import FileLock
from packaging.requirements import Requirement

from papersea.rules.ways import LIBRARIES, WAY, library_name, platform_name
from tests.sizes import soak

if find_spec("numba") is None:  # not imported: it takes long, whenever tests are collected
    pytest.skip("Numba is not here", allow_module_level=True)

ROOT = Path(__file__).resolve().parents[2]

_READ = """
import sys
from importlib.abc import MetaPathFinder

class Missing(MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name in sys.argv[1:]:
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, Missing())
from tools.kernel import lowering
from tools.kernel.building import PACKAGE, entry_modules

sys.path.insert(0, str(PACKAGE.parent))
lowering.take_over(lowering.WIDE)
print(len(lowering.read_entries(entry_modules())))
"""


def test_entries_are_read_with_what_a_build_has() -> None:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text())
    built_with = {Requirement(each).name for each in told["build-system"]["requires"]}
    run_with = {Requirement(each).name for each in told["project"]["dependencies"]}
    missing = sorted(name.partition(".")[0] for name in run_with - built_with)  # fluent.runtime
    assert "platformdirs" in missing
    command = [sys.executable, "-c", _READ, *missing]
    assert int(subprocess.check_output(command, cwd=ROOT, text=True)) > 20


def start_building(folder: Path) -> subprocess.Popen[str]:
    # A shell's background job ignores Ctrl-C, and so would all that it starts.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        return subprocess.Popen(
            [sys.executable, "-m", "tools.kernel", "--into", folder],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
    finally:
        signal.signal(signal.SIGINT, before)


def test_ctrl_c_leaves_a_word_and_no_library(tmp_path: Path) -> None:
    with start_building(tmp_path / "built") as building:
        assert building.stdout is not None
        assert building.stdout.readline().startswith("Compiling the kernel for ")
        building.send_signal(signal.SIGINT)
        _, told = building.communicate()
    assert told == "The kernel was not compiled: interrupted, or its process was ended.\n"
    assert building.returncode == 1
    assert not list((tmp_path / "built").iterdir())


def test_of_two_builders_one_waits_and_takes_what_the_other_made(tmp_path: Path) -> None:
    if WAY.library is None:
        pytest.skip("no library is used")
    folder = tmp_path / "built"
    lock = FileLock(tmp_path / ".built.lock")
    lock.acquire()
    with start_building(folder) as waiting:
        assert waiting.stdout is not None
        assert waiting.stdout.readline().startswith("Somebody else compiles the kernel: ")
        shutil.copytree(LIBRARIES, folder, dirs_exist_ok=True)
        lock.release()
        told = waiting.communicate()
    assert told == ("", "")
    assert waiting.returncode == 0


@soak  # it compiles everything
def test_another_folder_builds_the_same_library(tmp_path: Path) -> None:
    if WAY.library is None:
        pytest.skip("no library is used")
    leave = shutil.ignore_patterns("__pycache__", "libraries", "static")
    for name in ("src", "tools"):
        shutil.copytree(ROOT / name, tmp_path / "elsewhere" / name, ignore=leave)
    subprocess.run(
        [sys.executable, "-m", "tools.kernel", "--into", tmp_path / "built"],
        cwd=tmp_path / "elsewhere",
        env={name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
        check=True,
    )
    name = library_name(platform_name())
    assert (tmp_path / "built" / name).read_bytes() == (LIBRARIES / name).read_bytes()
