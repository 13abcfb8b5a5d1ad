"""Workers: processes that play deals, and that end when whoever hired them does; or a cluster."""

from __future__ import annotations

import logging
import os
import signal
import sys
import threading
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from logging.handlers import QueueHandler
from multiprocessing import get_context
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from queue import SimpleQueue

from papersea.arena.plan import Plan
from papersea.arena.playing import DealTask, PlayedGame, play_task
from papersea.players.guard import Patience
from papersea.processes import WorkerLost, end_with_parent
from papersea.ray_tasks import ray_cluster

if sys.platform == "win32":
    from multiprocessing.connection import PipeConnection as Connection
else:
    from multiprocessing.connection import Connection


@dataclass(frozen=True, slots=True)
class FinishedTask:
    """A task's games, and what was logged meanwhile."""

    task: DealTask
    games: list[PlayedGame]
    log: list[logging.LogRecord]


def cores() -> int:
    """How many this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_alone(
    plan: Plan, tasks: Iterable[DealTask], patience: Patience | None
) -> Generator[FinishedTask, None, None]:
    """In this process."""
    for task in tasks:
        yield FinishedTask(task, play_task(plan, task, patience), [])


def play_together(
    plan: Plan, tasks: Iterable[DealTask], patience: Patience | None, workers: int
) -> Generator[FinishedTask, None, None]:
    """By so many processes, each task as soon as it is finished; closing ends them all."""
    waiting = iter(tasks)
    crew: dict[object, _Worker] = {}
    try:
        for worker in _hire(workers, plan, patience):
            if worker.take(next(waiting, None)):
                crew[worker.connection] = worker
        while crew:
            for ready in wait([worker.connection for worker in crew.values()]):
                yield crew[ready].finished()
                if not crew[ready].take(next(waiting, None)):
                    crew.pop(ready).dismiss()
    finally:
        for worker in crew.values():
            worker.dismiss()


def play_on_ray(
    plan: Plan, tasks: Iterable[DealTask], patience: Patience | None
) -> Generator[FinishedTask, None, None]:
    """By a Ray cluster, each task as soon as it is finished; closing gives up all others."""
    with ray_cluster() as spread:
        yield from spread(partial(_finish, plan, patience), tasks)


def _finish(plan: Plan, patience: Patience | None, task: DealTask) -> FinishedTask:
    """In a process where nobody else listens to what is logged."""
    log: SimpleQueue[logging.LogRecord] = SimpleQueue()
    logger, handler = logging.getLogger("papersea"), QueueHandler(log)
    logger.addHandler(handler)
    try:
        games = play_task(plan, task, patience)
    finally:
        logger.removeHandler(handler)
    return FinishedTask(task, games, [log.get() for _ in range(log.qsize())])


@dataclass(frozen=True, slots=True)
class _Worker:
    process: SpawnProcess
    connection: Connection

    def take(self, task: DealTask | None) -> bool:
        """Whether there was anything to take."""
        if task is not None:
            with self._lost_or_not():
                self.connection.send(task)
        return task is not None

    def finished(self) -> FinishedTask:
        with self._lost_or_not():
            answer = self.connection.recv()
        assert isinstance(answer, FinishedTask)
        return answer

    @contextmanager
    def _lost_or_not(self) -> Iterator[None]:
        try:
            yield
        except (EOFError, OSError):
            self.process.join()
            code = self.process.exitcode
            raise WorkerLost(f"a worker process has ended with code {code}") from None

    def dismiss(self) -> None:
        self.process.terminate()
        self.process.join()
        self.connection.close()  # last: whoever is about to answer would complain


def _hire(workers: int, plan: Plan, patience: Patience | None) -> Iterator[_Worker]:
    context = get_context("spawn")
    for _ in range(workers):
        ours, theirs = context.Pipe()
        process = context.Process(target=_work, args=(theirs, plan, patience), daemon=True)
        with _interrupts_held():
            process.start()
        theirs.close()
        yield _Worker(process, ours)


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """A process that is started here never hears Ctrl-C: stopping it is for its parent."""
    if sys.platform == "win32":  # there it hears Ctrl-C until it has begun
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work(connection: Connection, plan: Plan, patience: Patience | None) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()
    while True:
        try:
            task = connection.recv()
        except EOFError:
            return
        connection.send(_finish(plan, patience, task))
