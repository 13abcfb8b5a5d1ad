"""What a client cannot mend by itself."""

from __future__ import annotations

from papersea.table.refused import MEANINGS, ErrorCode


class TurnedAway(Exception):
    """The server will not let this client to this table, however often it asks: ``code`` says
    why."""

    def __init__(self, code: ErrorCode) -> None:
        super().__init__(code.value)
        self.code = code

    def __str__(self) -> str:
        return MEANINGS[self.code]


class Unanswered(Exception):
    """The connection was lost while a command was on its way. The client is connected again, and
    its table shows whether the command was done. If the server failed over it, ``reference`` is for
    its host."""

    def __init__(self, reference: str | None = None) -> None:
        super().__init__(*(() if reference is None else (reference,)))
        self.reference = reference


class Closed(Exception):
    """The client was left and has no connection any more."""


class Unreachable(Exception):
    """No papersea server answers at this address."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address

    def __str__(self) -> str:
        return f"no papersea server answers at {self.address}"
