"""What has been found so far, on the disk after every game: a run that is stopped goes on there."""

from __future__ import annotations

from pathlib import Path

import msgspec

from tools.puzzles.finding import Mined
from tools.puzzles.plan import Plan


class OtherPlan(Exception):
    """The journal belongs to a run with another plan."""


class Journal:
    """The first line is the plan, each one after it a game."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self._path = path
        self.mined: dict[int, Mined] = {}
        if path.exists():
            self._read(plan)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(msgspec.json.encode(plan) + b"\n")

    def _read(self, plan: Plan) -> None:
        whole, _, cut = self._path.read_bytes().rpartition(b"\n")
        head, *lines = whole.splitlines()
        if msgspec.json.decode(head, type=Plan) != plan:
            raise OtherPlan(f"{self._path} is of another plan: {head.decode()}")
        if cut:
            self._path.write_bytes(whole + b"\n")
        for line in lines:
            mined = msgspec.json.decode(line, type=Mined)
            self.mined[mined.game] = mined

    def add(self, mined: Mined) -> None:
        with self._path.open("ab") as file:
            file.write(msgspec.json.encode(mined) + b"\n")
        self.mined[mined.game] = mined
