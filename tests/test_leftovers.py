"""The check of what tests leave open names the test that did it, and spares the next."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests import leftovers

HOOKS = """
from tests import leftovers

leftovers.PATIENT = 1.0  # nobody here needs time to end


def pytest_configure(config):
    config.pluginmanager.register(leftovers)
"""
TESTS = '''
"""In order; who is not called clean leaves something open."""
import asyncio
import multiprocessing
import socket
import subprocess
import threading
import time

import pytest

kept = []


class Circle:
    """Holds a socket, and itself: it is found only when garbage is collected."""

    def __init__(self):
        self.held = [self, socket.create_server(("127.0.0.1", 0))]


@pytest.fixture(scope="session")
def wide():
    with socket.create_server(("127.0.0.1", 0)) as opened:
        yield opened


@pytest.fixture
def narrow():
    kept.append(open("narrow.txt", "w"))


def test_clean(wide):
    with socket.create_connection(wide.getsockname()) as opened:
        assert opened


def test_lost_socket(wide):
    Circle()


def test_clean_after_lost_socket(wide):
    pass


def test_failed(wide):
    here = Circle()
    assert not here


def test_clean_after_failed(wide):
    pass


def test_held_socket():
    kept.append(socket.create_server(("127.0.0.1", 0)))


def test_clean_after_held_socket():
    pass


def test_file(narrow):
    pass


def test_thread():
    threading.Thread(target=threading.Event().wait, daemon=True, name="left").start()


def test_process():
    process = multiprocessing.get_context("fork").Process(target=time.sleep, args=(600,))
    process.daemon = True
    process.start()


def test_program():
    kept.append(subprocess.Popen(["sleep", "600"]))


def test_clean_after_program():
    left = kept.pop()
    left.kill()
    left.wait()


async def begin():
    kept.append(asyncio.create_task(asyncio.Event().wait()))


def test_task():
    asyncio.run(begin())


@pytest.fixture
def anyio_backend():
    return "asyncio"


@pytest.mark.anyio
async def test_clean_after_task():
    await asyncio.create_task(asyncio.sleep(0))


@pytest.mark.anyio
async def test_task_of_its_own():
    await begin()


def test_clean_in_the_end():
    pass
'''
LEFT = {
    "lost_socket": "unclosed <socket.socket",
    "failed": "unclosed <socket.socket",
    "held_socket": "('127.0.0.1', ",
    "file": "narrow.txt",
    "thread": "thread left",
    "process": "ForkProcess",
    "program": "sleep 600",
    "task": "task Event.wait",
    "task_of_its_own": "task Event.wait",
}


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_whoever_leaves_something_open_is_named_and_the_next_is_spared(tmp_path: Path) -> None:
    (tmp_path / "pytest.ini").write_text("[pytest]\nfilterwarnings = error\n")
    (tmp_path / "conftest.py").write_text(HOOKS)
    (tmp_path / "test_it.py").write_text(TESTS)
    root = str(Path(leftovers.__file__).parent.parent)
    said = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-rA", "-p", "no:cacheprovider"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": root},
        capture_output=True,
        text=True,
        check=False,
    ).stdout
    told = dict(
        re.findall(r"(?m)^\S+::test_(\w+) has left something open:\n((?:[^_=].*\n)+)", said)
    )
    assert told.keys() == LEFT.keys(), said
    for name, what in LEFT.items():
        assert what in told[name], said
    passed = set(re.findall(r"PASSED test_it.py::test_(\w+)", said))
    assert passed == set(re.findall(r"def test_(\w+)", TESTS)) - {"failed"}, said
    assert f"{len(LEFT)} errors" in said, said
