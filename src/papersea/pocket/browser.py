"""The device that a browser is: what its worker (`web/src/pocket`) gives, as Python takes it."""

from __future__ import annotations

from typing import Any, Final

from papersea.pocket.answering import Pocket
from papersea.pocket.device import NoRoom
from papersea.pocket.rooms import Tell

_FULL: Final = "quota"
"""How browsers call it when they have no room: ``QuotaExceededError``, in whatever words."""


class Browser:
    """Promises that a worker keeps. JavaScript's nothing is none of Python's."""

    def __init__(self, worker: Any) -> None:
        self._worker = worker

    async def entries(self, code: str) -> list[str]:
        return list(await self._worker.entries(code))

    async def append(self, code: str, number: int, line: str, shelves: str) -> bool:
        return bool(await self._write(self._worker.append(code, number, line, shelves)))

    async def keep(self, shelves: str) -> None:
        await self._write(self._worker.keep(shelves))

    async def found(self, shelf: str, key: str) -> str | None:
        kept = await self._worker.found(shelf, key)
        return kept if isinstance(kept, str) else None

    async def all(self, shelf: str) -> list[str]:
        return list(await self._worker.all(shelf))

    async def forget(self) -> None:
        await self._worker.forget()

    async def _write(self, promise: Any) -> Any:
        try:
            return await promise
        except Exception as error:
            if _FULL in str(error).lower():
                raise NoRoom(str(error)) from error
            raise


def open_house(worker: Any, tell: Tell, version: str = "") -> Pocket:
    """What a worker calls, once it has started Python."""
    return Pocket(Browser(worker), tell, version=version)
