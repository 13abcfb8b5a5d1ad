"""Tasks done by a Ray cluster: on many machines what threads or processes do on one."""

from __future__ import annotations

import hashlib
import logging
import socket
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

from papersea.extras import install_command
from papersea.processes import WorkerLost

Task = TypeVar("Task")
Answer = TypeVar("Answer")

_RETRIES: Final = 3
"""Of a task whose process or node has ended: one that ends every process it is given to is not
tried for ever."""
_AHEAD: Final = 2
"""Tasks a core that Ray is given in advance, so that none waits for us."""
_PROMPT: Final = 30.0
"""Seconds in which a cluster that is there is reached."""
_PACKAGE: Final = Path(__file__).parent
_BUILT: Final = {"libraries", "static"}
"""Folders that differ from machine to machine, and change no game."""


class Spread(Protocol):
    """Whoever does work for each of some tasks and gives the answers in any order: ``map`` here,
    a pool of threads, a cluster."""

    def __call__(
        self, work: Callable[[Task], Answer], tasks: Iterable[Task], /
    ) -> Iterator[Answer]: ...


class NoCluster(RuntimeError):
    """Ray cannot do it: it is not installed, it runs nowhere, or a node of it has another papersea.
    The message says which."""


@contextmanager
def ray_cluster() -> Iterator[Spread]:
    """The cluster that this machine is part of, or the one that ``RAY_ADDRESS`` names. A program
    that is connected to one already stays so.

    A task whose node is lost is done again on another one; its answer is given once. Tasks and
    answers travel as pickles, and papersea has to be installed on every node. At the end of the
    block whatever is under way is given up, by ending the connection: Ray can cancel tasks one by
    one, but dies of it now and then if one is finished at the same moment.
    """
    try:
        import ray
    except ImportError:
        raise NoCluster(f"Ray is not installed: {install_command('ray')}") from None
    is_ours = not ray.is_initialized()
    if is_ours:
        _connect(ray)
    try:
        yield _spread
    finally:
        if is_ours:
            ray.shutdown()


def _connect(ray: Any) -> None:
    # What workers and nodes tell is in Ray's own logs; the screen is ours. Of a node that is gone
    # Ray would tell on the standard output all the same, among our results: this is its own switch.
    ray._private.worker._worker_logs_enabled = False
    try:
        ray.init(_address(), log_to_driver=False, logging_level=logging.CRITICAL)
    except (OSError, RuntimeError, ValueError) as problem:
        raise NoCluster(
            "no Ray cluster answers: `ray start --head` starts one on this machine, and "
            f"RAY_ADDRESS names another one ({' '.join(str(problem).split())[:200]})"
        ) from None


def _address() -> str:
    """Where Ray would look for a cluster; ``OSError`` if nobody is there."""
    from ray._private.services import canonicalize_bootstrap_address_or_die

    address: str = canonicalize_bootstrap_address_or_die("auto")
    host, _, port = address.rpartition(":")
    # Ray itself would try for more than ten minutes, and complain all the while.
    socket.create_connection((host.strip("[]"), int(port)), timeout=_PROMPT).close()
    return address


def _spread(work: Callable[[Task], Answer], tasks: Iterable[Task], /) -> Iterator[Answer]:
    import ray
    from ray.exceptions import NodeDiedError, RayTaskError, WorkerCrashedError

    do = ray.remote(num_cpus=1, max_retries=_RETRIES)(_do)
    ours, shared = _fingerprint(), ray.put(work)
    waiting, under_way = iter(tasks), list[Any]()
    try:
        while True:
            # Asked each time: nodes come and go.
            room = _AHEAD * int(ray.cluster_resources().get("CPU", 1)) - len(under_way)
            under_way += [do.remote(ours, [shared], each) for each in islice(waiting, max(room, 0))]
            if not under_way:
                return
            (ready,), under_way = ray.wait(under_way)
            yield ray.get(ready)
    except RayTaskError as error:
        if isinstance(error.cause, NoCluster):
            raise error.cause from None
        raise
    except (NodeDiedError, WorkerCrashedError):
        tries = _RETRIES + 1
        raise WorkerLost(f"a task's process or node has ended, {tries} times in a row") from None


def _do(theirs: str, shared: list[Any], task: Any) -> Any:
    """On a node. What is to be done is fetched only where it can be understood."""
    import ray

    if theirs != _fingerprint():
        here = ray.util.get_node_ip_address()
        raise NoCluster(f"the node {here} has another papersea: install the same one everywhere")
    return ray.get(shared[0])(task)


@cache
def _fingerprint() -> str:
    """Of the code and of what was learned: only where both are the same, games are."""
    digest = hashlib.sha256()
    for path in sorted(_PACKAGE.rglob("*")):
        inside = path.relative_to(_PACKAGE)
        if path.suffix in {".py", ".json", ".bin"} and not _BUILT.intersection(inside.parts):
            content = path.read_bytes()
            digest.update(f"{inside.as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()
