"""The folder of an arena: its plan, the records of its games, and the results."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import replace
from importlib.metadata import version
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from filelock import FileLock, Timeout

from papersea.arena.luck_file import LuckFile
from papersea.arena.outcomes import Outcome, Sitting, read_outcomes
from papersea.arena.plan import ArenaError, Plan
from papersea.arena.playing import PlayedGame
from papersea.arena.results import Results
from papersea.problems import NotationError, Wrong
from papersea.record import RecordWriter

_PLAN: Final = "arena.json"
_GAMES: Final = "games.jsonl"
_LUCK: Final = "luck.jsonl"
_RESULTS: Final = "results.json"
_LOCK: Final = ".arena.lock"
"""Locked while an arena is played. The empty file stays, and counts for nothing."""


class Folder:
    """Open for as long as an arena is played; every deal is on disk once it is added."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self._path = path
        with ExitStack() as opened:
            _check_fits(path, plan)  # before a foreign folder is touched
            try:
                opened.enter_context(FileLock(path / _LOCK, timeout=0, thread_local=False))
            except Timeout as error:
                raise ArenaError(Wrong.ARENA_IN_USE, folder=path) from error
            _check_fits(path, plan)
            write_plan(path / _PLAN, plan.as_fields())
            self._writer = opened.enter_context(RecordWriter(path / _GAMES))
            found = list(read_outcomes(plan, path / _GAMES))
            self._lines = {outcome.sitting: line for line, outcome in found}
            self._luck = LuckFile(path / _LUCK, self._lines)
            told = self._luck.told
            self._outcomes = [replace(each, luck=told.get(each.sitting)) for _, each in found]
            self._open = opened.pop_all()

    @classmethod
    def open(cls, path: str | os.PathLike[str], plan: Plan) -> Self:
        """Begin in a new or empty folder, or go on with this arena or with more games of it.

        Any other folder is refused with ``ArenaError`` and stays as it is.
        """
        folder = Path(path)
        folder.mkdir(parents=True, exist_ok=True)
        return cls(folder, plan)

    @property
    def outcomes(self) -> Sequence[Outcome]:
        """What had been played before, with the luck that had been told."""
        return self._outcomes

    def records(self, sittings: Iterable[Sitting]) -> dict[Sitting, str]:
        """Of games that had been played before, in their line form."""
        wanted = {self._lines[each]: each for each in sittings}
        with (self._path / _GAMES).open(encoding="utf-8") as file:
            return {wanted[line]: text for line, text in enumerate(file, 1) if line in wanted}

    def add(self, deal: int, games: Sequence[PlayedGame]) -> None:
        """Games of a deal. Luck is told of records, so these are kept first."""
        self._writer.write_lines([game.line for game in games if game.is_new])
        told = {(deal, game.seating): game.luck for game in games if game.luck is not None}
        if told:
            self._luck.add(told)

    def keep(self, results: Results) -> None:
        write_fields(self._path / _RESULTS, results.as_fields())

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._open.close()


def read_plan(path: str | os.PathLike[str]) -> Plan:
    """What a folder was begun with; ``ArenaError`` if it is not the folder of an arena."""
    file = Path(path) / _PLAN
    fields = read_fields(file)
    try:
        return Plan.of_fields(fields)
    except NotationError as error:
        raise unreadable(file, error) from None


def read_fields(file: Path) -> dict[str, object]:
    """Of a plan, written by this version of papersea; else ``ArenaError``."""
    try:
        fields = json.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise ArenaError(Wrong.ARENA_NONE, folder=file.parent, file=file.name) from None
    except ValueError:
        raise unreadable(file, ArenaError(Wrong.ARENA_NOT_JSON)) from None
    if not isinstance(fields, dict):
        raise unreadable(file, ArenaError(Wrong.ARENA_NOT_A_PLAN))
    if (written := fields.get("papersea")) != version("papersea"):
        versions = {"theirs": written, "ours": version("papersea")}
        raise ArenaError(Wrong.ARENA_OTHER_VERSION, file=file.parent, **versions)
    return fields


def unreadable(file: Path, problem: NotationError) -> ArenaError:
    """What is wrong with a plan, and where."""
    return ArenaError(Wrong.ARENA_UNREADABLE, file=file, problem=problem)


def _check_fits(path: Path, plan: Plan) -> None:
    """``ArenaError`` if something else is in the folder than what this plan has begun."""
    if any(each.name != _LOCK for each in path.iterdir()):
        check_same(read_plan(path), plan)


def check_same(begun: Plan, plan: Plan) -> None:
    """Refuse to go on with another plan; only games may be added."""
    check_same_fields(begun.as_fields(), replace(plan, games=begun.games).as_fields())
    if plan.games < begun.games:
        raise ArenaError(Wrong.ARENA_FEWER_GAMES, games=begun.games, now=plan.games)


def check_same_fields(begun: Mapping[str, object], asked: Mapping[str, object]) -> None:
    """``ArenaError`` with the first difference."""
    for name in {**begun, **asked}:
        if (before := begun.get(name)) != (now := asked.get(name)):
            raise ArenaError(Wrong.ARENA_OTHER_PLAN, name=name, begun=_say(before), now=_say(now))


def _say(value: object) -> str:
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def write_plan(path: Path, fields: Mapping[str, object]) -> None:
    """With the version of papersea that plays it."""
    write_fields(path, {"papersea": version("papersea"), **fields})


def write_fields(path: Path, fields: dict[str, object]) -> None:
    """Whole or not at all."""
    new = path.with_name(f"{path.name}.new")
    new.write_text(json.dumps(fields, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    new.replace(path)
